// Reads PGN in two stages: the text of one game is divided into tokens, then the game is built from them.
#include "core/notation/pgn.h"
#include "core/notation/pgn_values.h"
#include "core/notation/position_text.h"
#include "core/notation/san.h"
#include "core/variants/rule_options.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>

namespace komadai::core {
namespace {

using pgn::ResultMark;
using Kind = ReadProblem::Kind;

constexpr std::size_t QuotedBytes = 200;    ///< of a text in a problem
constexpr std::size_t MostDrawings = 1'000; ///< of a node
constexpr std::size_t MostRuleOptions = 64; ///< variants with rule options that are kept for later games
constexpr int MostPlies = 100'000;          ///< as in the text of positions

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f'; }

/// The beginning of a text, without cutting a character.
std::string_view cut(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xc0) == 0x80)
        --bytes;
    return text.substr(0, bytes);
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

/// Passes problems on, up to the limit.
class Problems {
public:
    Problems(const ReadSink& sink, int limit) : m_sink(sink), m_left(limit) {}

    void setGame(int game) { m_game = game; }
    void report(Kind kind, int line, std::string_view text) {
        if (m_left <= 0 || !m_sink.problem) return;
        --m_left;
        m_sink.problem({kind, m_game, line, std::string(cut(text, QuotedBytes))});
    }

private:
    const ReadSink& m_sink;
    int m_left;
    int m_game = 0;
};

// --- tokens

struct Token {
    enum class Kind { Move, Number, Comment, LineComment, Glyph, Open, Close };
    Kind kind{};
    int line = 0;
    std::string_view text;
};

struct Tag {
    std::string name, value;
    int line = 0;
};

/// The parts of one game.
struct GameText {
    int line = 0;
    std::vector<Tag> tags;
    std::vector<Token> tokens;
    std::optional<ResultMark> result;
    bool isEmpty() const { return tags.empty() && tokens.empty() && !result; }
};

/// Divides a text into games, and these into tokens.
class Lexer {
public:
    Lexer(std::string_view text, const ReadLimits& limits, Problems& problems)
        : m_text(text), m_limits(limits), m_problems(problems) {
        if (m_text.starts_with("\xef\xbb\xbf")) m_at = m_lineStart = 3;
    }

    /// Reads the next game; an empty one at the end of the text.
    GameText next() {
        GameText game;
        int depth = 0;
        while (skipBlanks()) {
            const char c = m_text[m_at];
            const bool isFirst = game.isEmpty();
            const int line = m_line;
            if (c == '%' && m_at == m_lineStart) {
                m_at = lineEnd();
                continue;
            }
            if (c == '[' && isTagAt(m_at)) {
                if (!game.tokens.empty() || game.result) break;
                readTag(game);
            } else if (const auto result = resultAt()) {
                m_at = wordEnd();
                if (depth > 0 && skipBlanks() && m_text[m_at] == ')') continue; // the end of a variation
                game.result = result;
                if (isFirst) game.line = line;
                break;
            } else {
                readToken(game.tokens);
                if (c == '(') ++depth;
                if (c == ')' && depth > 0) --depth;
            }
            if (isFirst) game.line = line;
        }
        return game;
    }

    bool isAtEnd() { return !skipBlanks(); }
    int line() const { return m_line; }

private:
    /// False at the end of the text.
    bool skipBlanks() {
        while (m_at < m_text.size() && (isBlank(m_text[m_at]) || m_text[m_at] == '\0'))
            advance();
        return m_at < m_text.size();
    }

    /// Goes on by a byte and counts the line ends of all systems.
    void advance() {
        const char c = m_text[m_at++];
        const bool isHalf = c == '\r' && m_at < m_text.size() && m_text[m_at] == '\n';
        if ((c == '\n' || c == '\r') && !isHalf) {
            ++m_line;
            m_lineStart = m_at;
        }
    }

    /// The end of this line. It is kept, as a line can have many tags.
    std::size_t lineEnd() {
        if (m_at >= m_lineEnd) m_lineEnd = std::min(m_text.find_first_of("\r\n", m_at), m_text.size());
        return m_lineEnd;
    }
    std::size_t wordEnd() const {
        std::size_t end = m_at;
        while (end < m_text.size() && !isBlank(m_text[end]) && m_text[end] != '\0' &&
               std::string_view("(){};$").find(m_text[end]) == std::string_view::npos)
            ++end;
        return end;
    }

    /// Whether a tag begins there: `[Name` and a blank.
    bool isTagAt(std::size_t at) const {
        std::size_t end = at + 1;
        while (end < m_text.size() && end < at + 256 &&
               (isLetter(m_text[end]) || isDigit(m_text[end]) || m_text[end] == '_'))
            ++end;
        return end > at + 1 && end < m_text.size() &&
               (m_text[end] == ' ' || m_text[end] == '\t' || m_text[end] == '"');
    }

    void readTag(GameText& game) {
        const int line = m_line;
        const std::size_t start = m_at;
        const std::size_t end = lineEnd();
        std::size_t at = m_at + 1;
        while (!isBlank(m_text[at]) && m_text[at] != '"')
            ++at;
        Tag tag{std::string(m_text.substr(start + 1, at - start - 1)), {}, line};
        while (at < end && isBlank(m_text[at]))
            ++at;
        bool isGood = at < end && m_text[at] == '"';
        if (isGood) {
            isGood = readQuoted(at, end, tag.value);
        } else {
            const std::size_t close = std::min(m_text.substr(0, end).find(']', at), end);
            tag.value = trimmed(m_text.substr(at, close - at));
            at = std::min(close + 1, end);
        }
        m_at = at;
        if (!isGood) m_problems.report(Kind::BadValue, line, m_text.substr(start, at - start));
        if (tag.value.size() > m_limits.textBytes) {
            m_problems.report(Kind::TooLong, line, tag.name);
            tag.value = cut(tag.value, m_limits.textBytes);
        }
        game.tags.push_back(std::move(tag));
    }

    /// Reads a value between quotes, and the bracket behind it. A quote inside ends the value only if a bracket follows.
    bool readQuoted(std::size_t& at, std::size_t end, std::string& value) const {
        for (++at; at < end; ++at) {
            const char c = m_text[at];
            if (c == '\\' && at + 1 < end && (m_text[at + 1] == '"' || m_text[at + 1] == '\\')) {
                value += m_text[++at];
            } else if (c == '"') {
                std::size_t close = at + 1;
                while (close < end && isBlank(m_text[close]))
                    ++close;
                if (close < end && m_text[close] == ']') {
                    at = close + 1;
                    return true;
                }
                value.append(m_text.substr(at, close - at));
                at = close - 1;
            } else {
                value += c;
            }
        }
        return false;
    }

    std::optional<ResultMark> resultAt() const {
        const char c = m_text[m_at];
        if (c != '*' && c != '0' && c != '1' && c != '\xc2') return std::nullopt;
        return pgn::resultFrom(m_text.substr(m_at, wordEnd() - m_at));
    }

    void readToken(std::vector<Token>& tokens) {
        const char c = m_text[m_at];
        const int line = m_line;
        const auto add = [&](Token::Kind kind, std::string_view text) {
            tokens.push_back({kind, line, text});
        };
        switch (c) {
        case '{': return readComment(tokens);
        case ';': {
            const std::size_t end = lineEnd();
            std::string_view text = m_text.substr(m_at + 1, end - m_at - 1);
            if (text.starts_with(' ')) text.remove_prefix(1);
            m_at = end;
            return add(Token::Kind::LineComment, text);
        }
        case '(': ++m_at; return add(Token::Kind::Open, "(");
        case ')': ++m_at; return add(Token::Kind::Close, ")");
        case '.': ++m_at; return;
        case '$': {
            std::size_t end = m_at + 1;
            while (end < m_text.size() && isDigit(m_text[end]))
                ++end;
            const std::string_view text = m_text.substr(m_at, end - m_at);
            m_at = end;
            return add(Token::Kind::Glyph, text);
        }
        case '}': ++m_at; return m_problems.report(Kind::UnknownText, line, "}");
        default: readWord(tokens);
        }
    }

    /// A comment that does not end is taken to end where the next game begins.
    void readComment(std::vector<Token>& tokens) {
        const int line = m_line;
        const std::size_t start = m_at + 1;
        bool isBlankLine = false;
        for (advance(); m_at < m_text.size() && m_text[m_at] != '}'; advance()) {
            if (m_at != m_lineStart) continue;
            if (isBlankLine && m_text.substr(m_at).starts_with("[Event \"")) break;
            isBlankLine = m_text[m_at] == '\n' || m_text[m_at] == '\r';
        }
        const std::string_view text = m_text.substr(start, m_at - start);
        tokens.push_back({Token::Kind::Comment, line, text});
        if (m_at < m_text.size() && m_text[m_at] == '}')
            ++m_at;
        else
            m_problems.report(Kind::BadNesting, line, "{");
    }

    /// A move number, a move with glyphs, or a glyph.
    void readWord(std::vector<Token>& tokens) {
        std::string_view word = m_text.substr(m_at, wordEnd() - m_at);
        const int line = m_line;
        const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
        const std::size_t dots = std::min(word.find_first_not_of('.', digits), word.size());
        if (digits > 0 && (dots > digits || digits == word.size())) {
            m_at += dots;
            return tokens.push_back({Token::Kind::Number, line, word.substr(0, dots)});
        }
        if (word.empty()) word = m_text.substr(m_at, 1);
        m_at += word.size();
        if (word == "e.p." || word == "ep") return;
        if (pgn::glyphFrom(word)) return tokens.push_back({Token::Kind::Glyph, line, word});
        const std::size_t end = glyphsOf(word);
        const bool canBeMove = isLetter(word[0]) || isDigit(word[0]) || word[0] == '+' || word[0] == '-' ||
                               word[0] == '@' || static_cast<unsigned char>(word[0]) >= 0x80;
        if (end > 0 && !canBeMove) return m_problems.report(Kind::UnknownText, line, word);
        if (end > 0) tokens.push_back({Token::Kind::Move, line, word.substr(0, end)});
        if (end < word.size()) tokens.push_back({Token::Kind::Glyph, line, word.substr(end)});
    }

    /// Where the glyphs at the end of a word begin.
    static std::size_t glyphsOf(std::string_view word) {
        std::size_t end = word.size();
        while (end > 0 && (word[end - 1] == '!' || word[end - 1] == '?'))
            --end;
        if (end < word.size()) return end;
        for (std::size_t i = 1; i < word.size(); ++i)
            if (static_cast<unsigned char>(word[i]) >= 0x80 &&
                static_cast<unsigned char>(word[i - 1]) < 0x80 && pgn::glyphFrom(word.substr(i)))
                return i;
        return word.size();
    }

    std::string_view m_text;
    const ReadLimits& m_limits;
    Problems& m_problems;
    std::size_t m_at = 0;
    std::size_t m_lineStart = 0;
    std::size_t m_lineEnd = 0; ///< see lineEnd
    int m_line = 1;
};

// --- variants

std::string plainName(std::string_view name) {
    std::string plain;
    for (const char c : name)
        if (c != ' ' && c != '-' && c != '_' && c != '.')
            plain += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return plain;
}

/// Finds variants by the names that programs give them.
class Variants {
public:
    explicit Variants(const ReadOptions& options) : m_options(options) {}

    std::shared_ptr<const Variant> find(std::string_view name) {
        const auto [place, isNew] = m_known.try_emplace(std::string(name));
        if (isNew) place->second = search(name);
        auto found = place->second;
        if (m_known.size() > MostRuleOptions) m_known.clear();
        return found;
    }
    /// The variant of games that name none.
    std::shared_ptr<const Variant> usual() const {
        return m_options.variant ? m_options.variant : m_options.variants.find("chess");
    }
    /// Null where an option is unknown.
    std::shared_ptr<const Variant> withOptions(const std::shared_ptr<const Variant>& variant,
                                               const std::string& options) {
        const auto [place, isNew] = m_changed.try_emplace({variant->spec().id, options});
        if (isNew) place->second = withRuleOptions(variant, options);
        auto found = place->second;
        if (m_changed.size() > MostRuleOptions) m_changed.clear();
        return found;
    }

private:
    std::shared_ptr<const Variant> search(std::string_view name) const {
        // as Fairy-Stockfish, Cute Chess, PyChess and chess servers call them
        static constexpr std::array<std::pair<std::string_view, std::string_view>, 12> Others{{
            {"gorogoro", "gorogoroshogi"},
            {"5656shogi", "gorogoroshogi"},
            {"judkins", "judkinsshogi"},
            {"mini", "minishogi"},
            {"minishōgi", "minishogi"},
            {"55shogi", "minishogi"},
            {"zo", "zoshogi"},
            {"greatshatranjd", "greatshatranj"},
            {"ko", "koshogi"},
            {"sho", "shoshogi"},
            {"standard", "chess"},
            {"normal", "chess"},
        }};
        if (auto found = m_options.variants.find(name)) return found;
        const std::string plain = plainName(name);
        for (const auto& variant : m_options.variants.all())
            if (plainName(variant->spec().id) == plain || plainName(variant->spec().name) == plain)
                return variant;
        for (const auto& [other, id] : Others)
            if (other == plain) return m_options.variants.find(id);
        return nullptr;
    }

    const ReadOptions& m_options;
    std::map<std::string, std::shared_ptr<const Variant>> m_known;
    std::map<std::pair<std::string, std::string>, std::shared_ptr<const Variant>> m_changed;
};

// --- tags

/// Reads the tags of a game.
class HeaderReader {
public:
    HeaderReader(const GameText& game, Variants& variants, Problems& problems)
        : m_game(game), m_variants(variants), m_problems(problems) {}

    RecordHeader header;
    std::optional<ResultMark> result;
    std::string termination;
    std::optional<EndReason> reason;

    /// The start; none if the game cannot be read.
    std::optional<AnyPosition> read() {
        for (const Tag& tag : m_game.tags)
            take(tag);
        takeDates();
        auto variant = variantOfGame();
        if (!variant) return std::nullopt;
        auto start = startIn(variant);
        if (!start) return std::nullopt;
        header.variant = variant->spec().id;
        header.ruleOptions = formatRuleOptions(start->spec());
        header.start = sfen::format(start->toSetup(), start->spec());
        return start;
    }

private:
    static bool isUnknown(std::string_view value) { return value == "?" || value == "-" || value.empty(); }

    void take(const Tag& tag) {
        const bool isOfBlack = tag.name.starts_with("Black");
        if (isOfBlack || tag.name.starts_with("White")) {
            if (takeOfPlayer(tag, isOfBlack ? Side::Second : Side::First)) return;
        } else if (takeOfGame(tag)) {
            return;
        }
        header.tags.emplace_back(tag.name, tag.value);
    }

    /// False for a tag that has no place of its own.
    bool takeOfGame(const Tag& tag) {
        const std::pair<std::string_view, std::string*> Texts[] = {
            {"Event", &header.event},   {"Site", &header.site},           {"Round", &header.round},
            {"Source", &header.source}, {"Annotator", &header.annotator},
        };
        for (const auto& [name, text] : Texts)
            if (name == tag.name) {
                *text = tag.value == "?" ? std::string() : tag.value;
                return true;
            }
        const std::pair<std::string_view, const Tag**> Later[] = {
            {"Date", &m_date},         {"UTCDate", &m_utcDate},       {"UTCTime", &m_utcTime},
            {"FEN", &m_fen},           {"Variant", &m_variant},       {"RuleOptions", &m_options},
            {"StartPly", &m_startPly}, {"QuietPlies", &m_quietPlies},
        };
        for (const auto& [name, place] : Later)
            if (name == tag.name) {
                *place = &tag;
                return true;
            }
        if (tag.name == "SetUp") return true;
        if (tag.name == "Result") {
            result = pgn::resultFrom(tag.value);
            if (!result && tag.value != "?") bad(tag);
            return true;
        }
        if (tag.name == "Termination") {
            termination = tag.value;
            const bool isStandard = isUnknown(tag.value) || tag.value == "normal" ||
                                    tag.value == "time forfeit" || tag.value == "adjudication" ||
                                    tag.value == "unterminated";
            return isStandard;
        }
        if (tag.name == "EndReason") {
            reason = pgn::endReasonFrom(tag.value);
            return reason.has_value();
        }
        if (tag.name == "TimeControl") {
            const auto control = pgn::timeControlFrom(tag.value);
            if (control) header.clocks = {*control, *control};
            return control.has_value();
        }
        return false;
    }

    bool takeOfPlayer(const Tag& tag, Side side) {
        Player& player = header.players[static_cast<std::size_t>(indexOf(side))];
        const std::string_view fact = std::string_view(tag.name).substr(5);
        if (fact.empty()) {
            player.name = tag.value == "?" ? std::string() : tag.value;
        } else if (fact == "Title") {
            player.title = isUnknown(tag.value) ? std::string() : tag.value;
        } else if (fact == "Elo") {
            std::string_view digits = trimmed(tag.value);
            if (digits.size() > 1 && digits.ends_with('?')) digits.remove_suffix(1); // provisional
            const bool isRated = !isUnknown(digits) && digits != "0";
            player.rating = isRated ? number(tag, digits, 1, 1'000'000) : std::nullopt;
        } else if (fact == "Level") {
            player.computerLevel = number(tag, tag.value, 1, 10);
        } else if (fact == "MoveTime") {
            if (const auto time = number(tag, tag.value, 1, 999'999'999))
                player.engineTime = std::chrono::milliseconds(*time);
        } else if (fact == "TimeControl") {
            const auto control = pgn::timeControlFrom(tag.value);
            if (!control) return false;
            header.clocks[static_cast<std::size_t>(indexOf(side))] = *control;
        } else {
            return false;
        }
        return true;
    }

    void bad(const Tag& tag) { m_problems.report(Kind::BadValue, tag.line, tag.name + ' ' + tag.value); }

    std::optional<int> number(const Tag& tag, std::string_view digits, int least, int most) {
        const bool isNumber =
            !digits.empty() && digits.size() <= 9 && std::all_of(digits.begin(), digits.end(), isDigit);
        const int value = isNumber ? std::stoi(std::string(digits)) : -1;
        if (value >= least && value <= most) return value;
        bad(tag);
        return std::nullopt;
    }

    /// The date is kept only where it says something else than the moment.
    void takeDates() {
        bool hasMoment = false;
        if (m_utcDate && m_utcTime) {
            const auto moment = pgn::momentFrom(m_utcDate->value, m_utcTime->value);
            if (moment)
                header.startedAt = *moment;
            else if (m_utcDate->value.find('?') == std::string::npos)
                bad(*m_utcDate);
            hasMoment = moment.has_value();
        }
        const Tag* source = m_date ? m_date : hasMoment ? nullptr : m_utcDate;
        if (!source) return;
        const auto date = pgn::dateFrom(source->value);
        if (!date) return bad(*source);
        if (!hasMoment || date != pgn::dateFrom(m_utcDate->value)) header.date = *date;
    }

    std::shared_ptr<const Variant> variantOfGame() {
        auto variant = m_variant ? m_variants.find(m_variant->value) : m_variants.usual();
        if (!variant)
            m_problems.report(Kind::UnknownVariant, m_variant ? m_variant->line : m_game.line,
                              m_variant ? std::string_view(m_variant->value) : std::string_view());
        if (!variant || !m_options) return variant;
        if (auto changed = m_variants.withOptions(variant, m_options->value)) return changed;
        bad(*m_options);
        return variant;
    }

    std::optional<AnyPosition> startIn(const std::shared_ptr<const Variant>& variant) {
        Setup setup = variant->spec().start;
        if (m_fen && !isUnknown(m_fen->value)) {
            auto read = parsePosition(trimmed(m_fen->value), variant->spec());
            if (!read) return badStart();
            setup = std::move(read).value();
        }
        if (m_startPly)
            setup.plyNumber = number(*m_startPly, m_startPly->value, 1, MostPlies).value_or(setup.plyNumber);
        if (m_quietPlies)
            setup.quietPlies =
                number(*m_quietPlies, m_quietPlies->value, 0, MostPlies).value_or(setup.quietPlies);
        auto position = AnyPosition::fromSetup(setup, variant);
        if (!position) return badStart();
        header.quietPliesAtStart = setup.quietPlies;
        return std::move(position).value();
    }

    std::optional<AnyPosition> badStart() {
        m_problems.report(Kind::BadStart, m_fen ? m_fen->line : m_game.line,
                          m_fen ? std::string_view(m_fen->value) : std::string_view());
        return std::nullopt;
    }

    const GameText& m_game;
    Variants& m_variants;
    Problems& m_problems;
    const Tag* m_date = nullptr;
    const Tag* m_utcDate = nullptr;
    const Tag* m_utcTime = nullptr;
    const Tag* m_fen = nullptr;
    const Tag* m_variant = nullptr;
    const Tag* m_options = nullptr;
    const Tag* m_startPly = nullptr;
    const Tag* m_quietPlies = nullptr;
};

// --- comments

/// The notes on a node, as they are gathered.
struct Notes {
    Annotations annotations;
    MoveTimes times;
    bool endsInLine = false; ///< the comment after the move ends in a line after `;`
    bool isEmpty() const { return annotations.isEmpty() && !times.used && !times.clock; }
};

/// Joins line breaks: a single one is a blank, n + 1 are n.
std::string unfolded(std::string_view raw) {
    std::string text;
    for (std::size_t i = 0; i < raw.size(); ++i) {
        const auto isBreak = [&](std::size_t at) {
            return at < raw.size() && (raw[at] == '\n' || raw[at] == '\r');
        };
        if (!isBreak(i)) {
            text += raw[i];
            continue;
        }
        std::size_t breaks = 0;
        std::size_t end = i;
        for (; isBreak(end); ++end)
            breaks += raw[end] == '\r' && end + 1 < raw.size() && raw[end + 1] == '\n' ? 0 : 1;
        if (breaks > 1) {
            text.append(breaks - 1, '\n');
        } else {
            while (text.ends_with(' ') || text.ends_with('\t'))
                text.pop_back();
            while (end < raw.size() && (raw[end] == ' ' || raw[end] == '\t'))
                ++end;
            text += ' ';
        }
        i = end - 1;
    }
    return std::string(trimmed(text));
}

/// Takes the commands, `[%clk 0:01:00]`, out of a comment.
class CommentReader {
public:
    /// `mover`  the side to move after the move that the comment is on.
    CommentReader(const ReadLimits& limits, Problems& problems, BoardSize size, Side mover)
        : m_limits(limits), m_problems(problems), m_size(size), m_mover(mover) {}

    /// Returns the text without the commands.
    std::string read(const Token& token, Notes& notes) {
        m_line = token.line;
        std::string_view raw = token.text;
        if (raw.size() > m_limits.textBytes) {
            m_problems.report(Kind::TooLong, m_line, raw);
            raw = cut(raw, m_limits.textBytes);
        }
        if (token.kind == Token::Kind::LineComment) return std::string(raw);
        std::string text = unfolded(raw);
        if (const auto engine = pgn::engineCommentFrom(text); engine) {
            Evaluation evaluation;
            evaluation.score = engine->score.isMate() ? Score::mateIn(-engine->score.matePlies())
                                                      : Score::centipawns(-engine->score.centipawns());
            evaluation.depth = engine->depth;
            notes.annotations.evaluations = {evaluation};
            notes.times.used = engine->time;
            return std::string(engine->rest);
        }
        return withoutCommands(text, notes);
    }

private:
    std::string withoutCommands(std::string_view text, Notes& notes) {
        std::string rest;
        std::size_t at = 0;
        while (true) {
            const std::size_t start = text.find("[%", at);
            const std::size_t end = start == std::string_view::npos ? start : text.find(']', start);
            if (end == std::string_view::npos) break;
            rest.append(text.substr(at, start - at));
            if (!take(text.substr(start + 2, end - start - 2), notes))
                rest.append(text.substr(start, end + 1 - start));
            at = end + 1;
            const bool isAfterBlank = rest.empty() || isBlank(rest.back());
            if (isAfterBlank && at < text.size() && text[at] == ' ') ++at;
        }
        rest.append(text.substr(at));
        return std::string(trimmed(rest));
    }

    /// False for an unknown command, which is left in the text.
    bool take(std::string_view command, Notes& notes) {
        const std::size_t space = std::min(command.find(' '), command.size());
        const std::string_view name = command.substr(0, space);
        const std::string_view value = trimmed(command.substr(space));
        bool isGood = true;
        if (name == "clk" || name == "emt") {
            const auto time = pgn::durationFrom(value);
            isGood = time.has_value();
            if (time) (name == "clk" ? notes.times.clock : notes.times.used) = *time;
        } else if (name == "eval") {
            const auto evaluation = pgn::evaluationFrom(value, m_mover);
            isGood = evaluation.has_value();
            if (evaluation) notes.annotations.evaluations = {*evaluation};
        } else if (name == "cal" || name == "csl") {
            auto& drawings = notes.annotations.drawings;
            isGood = drawings.size() < MostDrawings && pgn::addDrawings(value, m_size, drawings);
        } else {
            return false;
        }
        if (!isGood) m_problems.report(Kind::BadValue, m_line, command);
        return true;
    }

    const ReadLimits& m_limits;
    Problems& m_problems;
    BoardSize m_size;
    Side m_mover;
    int m_line = 0;
};

// --- the game

/// Adds a comment behind another one.
void join(std::string& text, const std::string& more, bool isNextLine) {
    if (isNextLine)
        text += '\n';
    else if (!text.empty() && !more.empty())
        text += "\n\n";
    text += more;
}

/// Builds the tree of a game from its tokens.
class TreeReader {
public:
    TreeReader(const GameText& game, const ReadLimits& limits, Problems& problems, AnyPosition start,
               int quietPlies)
        : m_game(game), m_limits(limits), m_problems(problems), m_tree(start, quietPlies),
          m_plus(plusMarkOf(game)) {
        m_lines.push_back(Line{start, start, GameTree::root()});
    }

    GameTree read() {
        for (const Token& token : m_game.tokens)
            take(token);
        if (m_skippedDepth > 0 || m_lines.size() > 1) nesting(m_game.tokens.back(), "(");
        while (m_lines.size() > 1)
            closeLine();
        keepUnused(m_lines.back());
        for (auto& [id, notes] : m_notes)
            settle(id, notes);
        m_tree.clearHistory();
        return std::move(m_tree);
    }

    bool isWhole() const { return m_isWhole; }
    std::size_t moves() const { return m_moves; }

private:
    /// The main line or a variation that is being read.
    struct Line {
        AnyPosition position; ///< after the last move
        AnyPosition before;   ///< before it
        NodeId node;          ///< of the last move, or where the line begins
        bool hasMove = false;
        bool hasNumber = false; ///< since the last move
        bool isOver = false;    ///< the rest is passed over
        Notes next{};           ///< on the next move; its comment is in `after`
    };

    /// Cute Chess writes promoted faces as `+R` and never `=`.
    static san::PlusMark plusMarkOf(const GameText& game) {
        bool hasFace = false;
        for (const Token& token : game.tokens) {
            if (token.kind != Token::Kind::Move) continue;
            if (token.text.find('=') != std::string_view::npos || token.text.ends_with('#'))
                return san::PlusMark::Check;
            hasFace = hasFace || token.text.starts_with('+');
        }
        return hasFace ? san::PlusMark::Promotion : san::PlusMark::Check;
    }

    void take(const Token& token) {
        m_line = token.line;
        if (m_skippedDepth > 0) {
            if (token.kind == Token::Kind::Open) ++m_skippedDepth;
            if (token.kind == Token::Kind::Close) --m_skippedDepth;
            return;
        }
        Line& line = m_lines.back();
        switch (token.kind) {
        case Token::Kind::Open: return open(token);
        case Token::Kind::Close:
            if (m_lines.size() > 1)
                closeLine();
            else
                nesting(token, ")");
            return;
        case Token::Kind::Number: line.hasNumber = true; return;
        case Token::Kind::Move: return takeMove(token, line);
        case Token::Kind::Comment:
        case Token::Kind::LineComment:
            if (!line.isOver) takeComment(token, line);
            return;
        case Token::Kind::Glyph:
            if (!line.isOver) takeGlyphs(token, line);
        }
    }

    void nesting(const Token& token, std::string_view text) {
        m_problems.report(Kind::BadNesting, token.line, text);
    }

    void open(const Token& token) {
        const Line& line = m_lines.back();
        if (line.isOver || !line.hasMove) {
            if (!line.isOver) nesting(token, "(");
            m_isWhole = false;
            m_skippedDepth = 1;
        } else if (static_cast<int>(m_lines.size()) > m_limits.depth) {
            m_problems.report(Kind::TooDeep, token.line, "(");
            m_isWhole = false;
            m_skippedDepth = 1;
        } else {
            m_lines.push_back(Line{line.before, line.before, *m_tree.parent(line.node)});
        }
    }

    /// A line without moves leaves its comments to the move that it would replace.
    void closeLine() {
        Line closed = std::move(m_lines.back());
        m_lines.pop_back();
        if (closed.hasMove)
            keepUnused(closed);
        else if (!closed.next.annotations.after.empty())
            addText(notesOn(m_lines.back().node), closed.next.annotations.after, false);
    }

    /// Comments that stand before a move which does not follow.
    void keepUnused(const Line& line) {
        if (!line.next.annotations.after.empty())
            addText(notesOn(line.node), line.next.annotations.after, false);
    }

    void takeMove(const Token& token, Line& line) {
        if (line.isOver) return;
        if (m_tree.size() > static_cast<std::size_t>(m_limits.nodes)) {
            m_problems.report(Kind::TooLong, token.line, token.text);
            return giveUp(line);
        }
        const auto move = san::parse(token.text, line.position, m_plus);
        if (!move) {
            const bool isIllegal = std::holds_alternative<Refusal>(move.error()) ||
                                   std::holds_alternative<NoMoveReadsSo>(move.error());
            m_problems.report(isIllegal ? Kind::IllegalMove : Kind::BadMove, token.line, token.text);
            return giveUp(line);
        }
        ++m_moves;
        line.before = line.position;
        line.node = m_tree.add(line.node, move.value());
        line.position = m_tree.position(line.node);
        line.hasMove = true;
        line.hasNumber = false;
        if (line.next.isEmpty()) return;
        Notes next = std::exchange(line.next, Notes());
        next.annotations.before = std::exchange(next.annotations.after, {});
        addNotes(notesOn(line.node), std::move(next));
    }

    void giveUp(Line& line) {
        line.isOver = true;
        m_isWhole = false;
    }

    Notes& notesOn(NodeId node) { return m_notes[node]; }

    void takeComment(const Token& token, Line& line) {
        const bool isBefore = m_lines.size() > 1 ? !line.hasMove || line.hasNumber : line.hasNumber;
        const Side mover = line.position.sideToMove();
        CommentReader reader(m_limits, m_problems, m_tree.spec().size, isBefore ? opponent(mover) : mover);
        Notes& notes = isBefore ? line.next : notesOn(line.node);
        const std::string text = reader.read(token, notes);
        addText(notes, text, token.kind == Token::Kind::LineComment);
    }

    void addText(Notes& notes, const std::string& text, bool isLine) {
        std::string& comment = notes.annotations.after;
        if (comment.size() > m_limits.textBytes) return m_problems.report(Kind::TooLong, m_line, text);
        join(comment, text, isLine && notes.endsInLine);
        if (isLine || !text.empty()) notes.endsInLine = isLine;
    }

    /// Adds the notes that stood before a move.
    void addNotes(Notes& notes, Notes&& more) {
        if (notes.annotations.before.size() <= m_limits.textBytes)
            join(notes.annotations.before, more.annotations.before, false);
        auto& drawings = notes.annotations.drawings;
        if (drawings.size() < MostDrawings)
            drawings.insert(drawings.end(), more.annotations.drawings.begin(),
                            more.annotations.drawings.end());
        if (!more.annotations.evaluations.empty())
            notes.annotations.evaluations = std::move(more.annotations.evaluations);
        if (more.times.used) notes.times.used = more.times.used;
        if (more.times.clock) notes.times.clock = more.times.clock;
    }

    void takeGlyphs(const Token& token, Line& line) {
        std::optional<Glyph> glyph;
        if (token.text.starts_with('$')) {
            const std::string_view digits = token.text.substr(1);
            if (digits == "0") return; // the null glyph
            if (!digits.empty() && digits.size() <= 3) glyph = glyphOfNumber(std::stoi(std::string(digits)));
        } else {
            glyph = pgn::glyphFrom(token.text);
        }
        if (!glyph || (m_lines.size() > 1 && !line.hasMove))
            return m_problems.report(glyph ? Kind::UnknownText : Kind::BadValue, token.line, token.text);
        auto& glyphs = notesOn(line.node).annotations.glyphs;
        if (std::find(glyphs.begin(), glyphs.end(), *glyph) == glyphs.end()) glyphs.push_back(*glyph);
    }

    void settle(NodeId id, Notes& notes) {
        if (!notes.annotations.isEmpty()) m_tree.setAnnotations(id, std::move(notes.annotations));
        if (id != GameTree::root() && (notes.times.used || notes.times.clock))
            m_tree.setTimes(id, notes.times);
    }

    const GameText& m_game;
    const ReadLimits& m_limits;
    Problems& m_problems;
    GameTree m_tree;
    san::PlusMark m_plus;
    std::vector<Line> m_lines;
    std::unordered_map<NodeId, Notes> m_notes;
    int m_line = 0;
    int m_skippedDepth = 0; ///< of variations that are passed over
    bool m_isWhole = true;
    std::size_t m_moves = 0;
};

std::optional<Side> winnerOf(ResultMark mark) {
    if (mark == ResultMark::FirstWins) return Side::First;
    if (mark == ResultMark::SecondWins) return Side::Second;
    return std::nullopt;
}

/// How a game ended; none where it goes on.
std::optional<Outcome> outcomeOf(const HeaderReader& tags, std::optional<ResultMark> mark,
                                 const GameTree& tree) {
    if (!mark || *mark == ResultMark::Unknown)
        return tags.termination == "unterminated" ? std::nullopt : pgn::outcomeByRules(tree);
    const auto winner = winnerOf(*mark);
    if (tags.reason) return Outcome{winner, *tags.reason};
    return pgn::likelyOutcome(winner, tags.termination, tree);
}

class PgnReader {
public:
    PgnReader(std::string_view text, const ReadOptions& options, const ReadSink& sink)
        : m_limits(options.limits), m_sink(sink), m_problems(sink, options.limits.problems),
          m_lexer(cut(text, m_limits.bytes), m_limits, m_problems), m_variants(options) {
        if (text.size() > m_limits.bytes) m_problems.report(Kind::TooLong, 0, {});
    }

    void read() {
        for (int number = 1; !m_lexer.isAtEnd(); ++number) {
            m_problems.setGame(number);
            if (number > m_limits.games) return m_problems.report(Kind::TooManyGames, m_lexer.line(), {});
            const GameText text = m_lexer.next();
            if (text.isEmpty()) return;
            if (!readGame(text)) return;
        }
    }

private:
    /// False if the sink wants no more.
    bool readGame(const GameText& text) {
        HeaderReader tags(text, m_variants, m_problems);
        auto start = tags.read();
        if (!start) return true;
        TreeReader moves(text, m_limits, m_problems, *start, tags.header.quietPliesAtStart);
        ReadGame game{GameRecord{std::move(tags.header), moves.read()}, text.line, moves.isWhole()};
        if (text.tags.empty() && moves.moves() == 0) return true; // a text that is no game
        auto mark = text.result ? text.result : tags.result;
        if (text.result && tags.result && *text.result != *tags.result) {
            if (*text.result == ResultMark::Unknown)
                mark = tags.result;
            else if (*tags.result != ResultMark::Unknown)
                m_problems.report(Kind::BadValue, text.line,
                                  "Result " + std::string(pgn::textOf(*tags.result)));
        }
        game.record.outcome = outcomeOf(tags, mark, game.record.tree);
        return m_sink.game(std::move(game));
    }

    const ReadLimits& m_limits;
    const ReadSink& m_sink;
    Problems m_problems;
    Lexer m_lexer;
    Variants m_variants;
};

} // namespace

void readPgn(std::string_view text, const ReadOptions& options, const ReadSink& sink) {
    PgnReader(text, options, sink).read();
}

} // namespace komadai::core
