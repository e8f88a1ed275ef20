// Builds the games of a PGN text from their tokens.
#include "core/base/ascii.h"
#include "core/base/utf8.h"
#include "core/notation/letter_languages.h"
#include "core/notation/pgn.h"
#include "core/notation/pgn_dialect.h"
#include "core/notation/pgn_header.h"
#include "core/notation/pgn_text.h"
#include "core/notation/pgn_values.h"
#include "core/notation/record_endings.h"
#include "core/notation/record_reading.h"
#include "core/notation/san.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace komadai::core {
namespace {

using pgn::GameText;
using pgn::HeaderReader;
using pgn::Problems;
using pgn::ResultMark;
using pgn::Token;
using Kind = ReadProblem::Kind;

constexpr std::size_t MostDrawings = 1'000; ///< of a node

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
    return std::string(pgn::trimmed(text));
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
            raw = cutAfter(raw, m_limits.textBytes);
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
            const bool isAfterBlank = rest.empty() || pgn::isBlank(rest.back());
            if (isAfterBlank && at < text.size() && text[at] == ' ') ++at;
        }
        rest.append(text.substr(at));
        return std::string(pgn::trimmed(rest));
    }

    /// False for an unknown command, which is left in the text.
    bool take(std::string_view command, Notes& notes) {
        const std::size_t space = std::min(command.find(' '), command.size());
        const std::string_view name = command.substr(0, space);
        const std::string_view value = pgn::trimmed(command.substr(space));
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
    TreeReader(const GameText& game, const pgn::Dialect& dialect, const ReadLimits& limits,
               Problems& problems, const AnyPosition& start, int quietPlies)
        : m_game(game), m_dialect(dialect), m_limits(limits), m_problems(problems), m_tree(start, quietPlies),
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
        const auto move = m_dialect.parse(token.text, line.position, m_plus);
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
    const pgn::Dialect& m_dialect;
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

bool isUnterminated(const HeaderReader& tags) { return ascii::lowerCase(tags.termination) == "unterminated"; }

/// How a game ended, at the node `end`; none where it goes on.
std::optional<Outcome> outcomeOf(const HeaderReader& tags, std::optional<ResultMark> mark,
                                 const GameTree& tree, NodeId end) {
    if (!mark || *mark == ResultMark::Unknown)
        return isUnterminated(tags) ? std::nullopt : pgn::outcomeByRules(tree, end);
    const auto winner = winnerOf(*mark);
    if (tags.reason) return Outcome{winner, *tags.reason};
    return pgn::likelyOutcome(winner, tags.termination, tree, end);
}

class PgnReader {
public:
    PgnReader(std::string_view text, const pgn::Dialect& dialect, const ReadOptions& options,
              const ReadSink& sink)
        : m_dialect(dialect), m_options(options), m_limits(options.limits), m_sink(sink), m_problems(sink),
          m_lexer(cutAfter(text, m_limits.bytes), m_limits, m_problems), m_variants(options) {
        if (text.size() > m_limits.bytes) m_problems.report(Kind::TooLong, 0, {});
    }

    void read() {
        for (int number = 1; !m_lexer.isAtEnd();) {
            m_problems.setGame(number);
            if (number > m_limits.games) return m_problems.report(Kind::TooManyGames, m_lexer.line(), {});
            GameText text = m_lexer.next();
            if (text.isEmpty()) return;
            if (!isGame(text)) {
                reportNoGame(text);
                continue;
            }
            m_dialect.adapt(text, m_options);
            if (!readGame(std::move(text), number)) return;
            ++number;
        }
    }

private:
    /// Comments alone are no game.
    static bool isGame(const GameText& text) {
        return !text.tags.empty() ||
               std::any_of(text.tokens.begin(), text.tokens.end(),
                           [](const Token& token) { return token.kind == Token::Kind::Move; });
    }
    void reportNoGame(const GameText& text) {
        m_problems.setGame(0);
        m_problems.report(Kind::UnknownText, text.line,
                          text.tokens.empty() ? pgn::textOf(*text.result) : text.tokens.front().text);
    }

    /// False if the sink wants no more.
    bool readGame(GameText text, int number) {
        HeaderReader tags(text, m_dialect.madeFor, m_variants, m_problems);
        auto start = tags.read();
        if (!start) return true;
        pgn::readLettersInAnyLanguage(text, start->spec());
        TreeReader moves(text, m_dialect, m_limits, m_problems, *start, tags.header.quietPliesAtStart);
        ReadGame game{GameRecord{std::move(tags.header), moves.read()}, text.line, moves.isWhole(), number};
        if (text.tags.empty() && moves.moves() == 0) return true; // a text that is no game
        auto mark = text.result ? text.result : tags.result;
        if (text.result && tags.result && *text.result != *tags.result) {
            if (*text.result == ResultMark::Unknown)
                mark = tags.result;
            else if (*tags.result != ResultMark::Unknown)
                m_problems.report(Kind::BadValue, text.line,
                                  "Result " + std::string(pgn::textOf(*tags.result)));
        }
        takePlyCount(game.record, mark && *mark != ResultMark::Unknown);
        const NodeId end = playedTo(game.record);
        game.record.outcome = outcomeOf(tags, mark, game.record.tree, end);
        if (tags.termination == "unterminated" && !game.record.playedTo &&
            (game.record.outcome || pgn::outcomeByRules(game.record.tree, end))) // the game is over
            std::erase(game.record.header.tags, RecordHeader::Tag{"Termination", tags.termination});
        return m_sink.game(std::move(game));
    }

    /// A game that has ended, or was interrupted, may have analysis behind its last move.
    static void takePlyCount(GameRecord& record, bool hasResult) {
        const auto tag = hasResult || hasEnd(record) ? tagOf(record.header, pgn::PlyCountTag) : std::nullopt;
        record.playedTo = tag ? pgn::lastPlayed(*tag, record.tree) : std::nullopt;
        if (record.playedTo)
            std::erase_if(record.header.tags,
                          [](const auto& known) { return known.first == pgn::PlyCountTag; });
    }

    const pgn::Dialect& m_dialect;
    const ReadOptions& m_options;
    const ReadLimits& m_limits;
    const ReadSink& m_sink;
    Problems m_problems;
    pgn::Lexer m_lexer;
    RecordVariants m_variants;
};

} // namespace

bool looksLikePgn(std::string_view text) {
    while (!text.empty()) { // lines that begin with % or ; are passed over
        text.remove_prefix(std::min(text.find_first_not_of(" \t\n"), text.size()));
        if (text.empty() || (text.front() != '%' && text.front() != ';')) break;
        text.remove_prefix(std::min(text.find('\n'), text.size()));
    }
    if (text.size() < 2) return false;
    if (text.front() == '[') { // a tag has a value; a section of a variant file has none
        const std::size_t end = text.find_first_of(" \t\n\"]:", 1);
        return ascii::isLetter(text[1]) && end != std::string_view::npos &&
               std::string_view(" \t\n\"").find(text[end]) != std::string_view::npos;
    }
    const auto digits =
        static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), ascii::isDigit) - text.begin());
    return digits > 0 && digits < 5 && digits < text.size() && text[digits] == '.';
}

void pgn::readGames(std::string_view text, const ReadOptions& options, const ReadSink& sink,
                    const Dialect& dialect) {
    PgnReader(text, dialect, options, sink).read();
}

void readPgn(std::string_view text, const ReadOptions& options, const ReadSink& sink) {
    pgn::readGames(text, options, sink, pgn::standard());
}

ReadMoves readPgnMoves(std::string_view text, const AnyPosition& start, const ReadLimits& limits) {
    std::vector<ReadProblem> found;
    const ReadSink sink{{}, [&](const ReadProblem& problem) {
                            if (found.size() < static_cast<std::size_t>(limits.problems))
                                found.push_back(problem);
                        }};
    Problems problems(sink);
    pgn::Lexer lexer(cutAfter(text, limits.bytes), limits, problems);
    GameText moves = lexer.next();
    pgn::readLettersInAnyLanguage(moves, start.spec());
    if (!moves.tags.empty())
        problems.report(Kind::UnknownText, moves.tags.front().line, moves.tags.front().name);
    else if (!lexer.isAtEnd())
        problems.report(Kind::UnknownText, lexer.line(), {});
    GameTree tree = TreeReader(moves, pgn::standard(), limits, problems, start, 0).read();
    return {std::move(tree), std::move(found)};
}

} // namespace komadai::core
