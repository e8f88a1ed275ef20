#include "core/notation/kif.h"

#include "core/base/utf8.h"
#include "core/notation/kif_evaluation.h"
#include "core/notation/kif_header.h"
#include "core/notation/kif_words.h"
#include "core/notation/position_text.h"
#include "core/notation/record_endings.h"
#include "core/notation/record_reading.h"
#include "core/record/set_up_position.h"

#include <algorithm>
#include <set>

namespace komadai::core::kif {
namespace {

using Kind = ReadProblem::Kind;

constexpr std::string_view Colon = "：";
constexpr std::string_view Branch = "変化";

/// Variants that other programs call by a name of a start.
constexpr std::array<std::pair<std::string_view, std::string_view>, 2> VariantsByStart{{
    {"5五将棋", "minishogi"},
    {"５五将棋", "minishogi"},
}};

/// A key and a value; none where the line has no colon.
std::optional<std::pair<std::string_view, std::string_view>> splitHeader(std::string_view line) {
    const std::size_t wide = line.find(Colon);
    const std::size_t narrow = line.find(':');
    const std::size_t place = std::min(wide, narrow);
    if (place == std::string_view::npos || place == 0) return std::nullopt;
    const std::size_t length = wide < narrow ? Colon.size() : 1;
    return std::pair{trimmed(line.substr(0, place)), trimmed(line.substr(place + length))};
}

/// The length of the mark of a side at the beginning, 0 where there is none.
std::size_t sideMarkLength(std::string_view text) {
    for (const std::string_view mark : {"▲", "△", "▼", "▽", "☗", "☖"})
        if (text.starts_with(mark)) return mark.size();
    return 0;
}

/// Whether a line has moves as KI2 has them, ▲７六歩 △３四歩.
bool hasMarkedMoves(std::string_view line) {
    skipBlanks(line);
    return sideMarkLength(line) > 0 && line.find(Colon) == std::string_view::npos;
}

/// Whether a line has nothing but wide digits, like the one above a board.
bool namesFiles(std::string_view line) {
    constexpr std::array<std::string_view, 9> Digits{"９", "８", "７", "６", "５", "４", "３", "２", "１"};
    for (line = trimmed(line); !line.empty(); skipBlanks(line))
        if (std::none_of(Digits.begin(), Digits.end(),
                         [&](std::string_view digit) { return take(line, digit); }))
            return false;
    return true;
}

/// The lines about the start of a game, until its variant is known.
struct StartLines {
    std::string handicap;
    std::string variant;
    int handicapLine = 0;          ///< its number in the file, 0 if it is missing
    int variantLine = 0;           ///< likewise
    int boardLine = 0;             ///< likewise, of the first row
    std::vector<std::string> rows; ///< of a board, between the bars
    std::array<std::string, SideCount> hands;
    std::array<int, SideCount> handLines{}; ///< likewise
    std::optional<Side> mover;
    std::optional<int> pliesBefore;
    std::set<std::string, std::less<>> facts; ///< the headers read so far that a game has once
    bool isFollowed = false;                  ///< something else has been read after the handicap

    bool hasBoard() const { return !rows.empty(); }
    std::string& handOf(Side side) { return hands[static_cast<std::size_t>(indexOf(side))]; }
    const std::string& handOf(Side side) const { return hands[static_cast<std::size_t>(indexOf(side))]; }
};

/// Puts the pieces of a row on a board; false if the row does not fit the variant.
bool placeRow(std::string_view row, int rank, const PieceNames& names, const VariantSpec& spec,
              Setup& setup) {
    for (int file = 0; file < spec.size.files; ++file) {
        const bool isSecond = take(row, "v") || take(row, "V");
        if (!isSecond) take(row, " ");
        if (take(row, "・")) continue;
        const auto type = names.take(row);
        if (!type) return false;
        setup.at(spec.size.square(file, rank)) = Piece{*type, isSecond ? Side::Second : Side::First};
    }
    return trimmed(row).empty();
}

/// A board as its program draws it, or the index of the first row that does not fit the variant; the last row if there are
/// too few. Precondition: there is a row.
Result<Setup, std::size_t> readBoard(const StartLines& lines, const VariantSpec& spec) {
    const PieceNames names(spec);
    Setup setup(spec.size);
    const auto ranks = static_cast<std::size_t>(spec.size.ranks);
    for (std::size_t row = 0; row < lines.rows.size(); ++row)
        if (row == ranks || !placeRow(lines.rows[row], static_cast<int>(row), names, spec, setup)) return row;
    if (lines.rows.size() < ranks) return lines.rows.size() - 1;
    return setup;
}

/// The board or the handicap, with empty hands.
std::optional<Setup> boardOf(const StartLines& lines, const VariantSpec& spec) {
    if (!lines.hasBoard()) return startWithHandicap(lines.handicap, spec);
    const auto board = readBoard(lines, spec);
    return board ? std::optional(board.value()) : std::nullopt;
}

/// Pieces in hand, such as 飛　歩十八; なし for none. False where a word is none of these.
bool readHand(std::string_view text, Hand& hand, const VariantSpec& spec) {
    constexpr int Most = 99;
    const PieceNames names(spec);
    for (skipBlanks(text); !text.empty() && text != "なし"; skipBlanks(text)) {
        const auto type = names.take(text);
        if (!type || !spec.mayDrop(*type) || spec.piece(*type).promotedFrom) return false;
        const int count = takeKanjiNumber(text).value_or(1);
        if (count + hand.count(*type) > Most) return false;
        hand.add(*type, count);
    }
    return true;
}

/// Whether a hand has all pieces that are not elsewhere, as diagrams of mate problems say of the defender.
bool hasRest(std::string_view hand) { return trimmed(hand).starts_with("残"); }

std::optional<Setup> setupOf(const StartLines& lines, const VariantSpec& spec) {
    auto setup = boardOf(lines, spec);
    if (!setup) return std::nullopt;
    for (const Side side : Sides)
        if (!hasRest(lines.handOf(side)) && !readHand(lines.handOf(side), setup->hand(side), spec))
            return std::nullopt;
    for (const Side side : Sides)
        if (hasRest(lines.handOf(side))) giveRest(*setup, side, spec);
    const bool isHandicap = lines.hasBoard() && !lines.handicap.empty() && lines.handicap != UsualStart &&
                            lines.handicap != OtherStart;
    if (isHandicap) setup->sideToMove = Side::Second;
    if (lines.mover) setup->sideToMove = *lines.mover;
    if (lines.pliesBefore) setup->plyNumber = std::min(*lines.pliesBefore, 99999) + 1;
    return setup;
}

class Reader {
public:
    Reader(std::string_view text, const ReadOptions& options, const ReadSink& sink)
        : m_lines(text), m_report(options, sink), m_evaluations(options.limits.textBytes) {}

    void read() {
        while (m_lines.next()) {
            const bool isPastStart = m_hasMoves || m_hasRuler;
            const bool isNext = isPastStart ? beginsGame(m_lines.line()) : repeatsStart(m_lines.line());
            if (isNext && !finish()) return;
            readLine(m_lines.line());
        }
        finish();
    }

private:
    /// Whether a line after the moves of a game belongs to the next one.
    static bool beginsGame(std::string_view line) {
        if (line.starts_with("# ----") || line.starts_with("手数---")) return true;
        if (line.starts_with(Branch)) return false;
        const auto header = splitHeader(line);
        return header &&
               (header->first == Keys.handicap || header->first == VariantKey || isOnce(header->first));
    }

    /// Whether a game has a header of this name once, near its beginning.
    static bool isOnce(std::string_view key) {
        return key == Keys.startTime || key == Keys.event || sideNamed(key);
    }

    /// Whether a line before the moves says again how a game starts, so that this one has no moves.
    bool repeatsStart(std::string_view line) const {
        const auto header = splitHeader(line);
        if (!header) return false;
        const bool hasHandicap = !m_start.handicap.empty();
        if (header->first == Keys.handicap) return hasHandicap;
        if (header->first == VariantKey)
            return m_start.isFollowed || m_start.hasBoard() || !m_start.variant.empty();
        if (isOnce(header->first))
            return (hasHandicap || m_start.hasBoard()) && m_start.facts.contains(header->first);
        return handNamed(header->first) == Side::Second && m_start.hasBoard() &&
               !m_start.handOf(Side::Second).empty(); // it stands above the board
    }

    void readLine(std::string_view line) {
        const bool isVariant = line.starts_with(VariantKey);
        if (!m_start.handicap.empty() && !isVariant) m_start.isFollowed = true;
        if (line.empty() || line.front() == '#') return;
        begin();
        if (line.front() == '*') return readComment(line.substr(1));
        if (line.front() == '&') return readBookmark(line.substr(1));
        if (line.front() == '|') return readRow(line.substr(1));
        if (line.starts_with("+--")) return;
        if (line.starts_with("手数---")) {
            m_hasRuler = true;
            return;
        }
        if (take(line, Branch)) return readBranch(line);
        if (take(line, "まで")) return readSummary(line);
        if (take(line, "手数＝") || take(line, "手数=")) return readCount(line);
        if (hasMarkedMoves(line)) return readMarkedMoves(trimmed(line));
        if (namesFiles(line)) return;
        std::string_view rest = trimmed(line);
        if (const auto number = takeNumber(rest);
            number && (rest.starts_with(' ') || rest.starts_with('\t'))) {
            skipBlanks(rest);
            return readMoveLine(*number, rest);
        }
        rest = trimmed(line);
        if (const auto side = takeSide(rest); side && rest == "番") {
            if (m_game || m_isBad) return problem(Kind::UnknownText, line);
            m_start.mover = side;
            return;
        }
        if (const auto header = splitHeader(line)) return readHeader(header->first, header->second);
        problem(Kind::UnknownText, line);
    }

    void begin() {
        if (m_hasBegun) return;
        m_hasBegun = true;
        m_firstLine = m_lines.number();
        m_report.beginGame();
    }
    void problem(Kind kind, std::string_view text) { m_report.problem(kind, m_lines.number(), text); }
    RecordHeader& header() { return m_game ? m_game->header() : m_header; }

    // --- before the moves

    void readRow(std::string_view row) {
        constexpr std::size_t Most = 9;
        if (m_game || m_isBad || m_start.rows.size() == Most) return problem(Kind::UnknownText, row);
        if (!m_start.hasBoard()) m_start.boardLine = m_lines.number();
        m_start.rows.emplace_back(row.substr(0, row.find('|')));
    }

    void readCount(std::string_view text) {
        const auto count = takeNumber(text);
        if (!count || m_game) return problem(Kind::BadValue, text);
        m_start.pliesBefore = count;
    }

    void readHeader(std::string_view key, std::string_view value) {
        value = cutAfter(value, m_report.options().limits.textBytes);
        if (const auto side = handNamed(key)) {
            if (m_game) return problem(Kind::UnknownText, key);
            m_start.handOf(*side) = value;
            m_start.handLines[static_cast<std::size_t>(indexOf(*side))] = m_lines.number();
            return;
        }
        if (readStartHeader(key, value)) return;
        if (isOnce(key)) m_start.facts.emplace(key);
        readFact(header(), key, value, reporter());
    }

    /// False where it is another header.
    bool readStartHeader(std::string_view key, std::string_view value) {
        const bool isStart = key == Keys.handicap || key == VariantKey || key == "手番";
        if (!isStart) return false;
        if (m_game || m_isBad) {
            problem(Kind::UnknownText, key);
            return true;
        }
        if (key == VariantKey) {
            m_start.variant = value;
            m_start.variantLine = m_lines.number();
        }
        if (key == Keys.handicap) {
            m_start.handicap = value;
            m_start.handicapLine = m_lines.number();
        }
        if (key == "手番") m_start.mover = takeSide(value);
        return true;
    }

    ReportProblem reporter() {
        return [this](Kind kind, std::string_view text) { problem(kind, text); };
    }
    void addTag(std::string_view name, std::string_view value) {
        core::addTag(header(), name, value, reporter());
    }

    std::shared_ptr<const Variant> variant() const {
        const ReadOptions& options = m_report.options();
        if (!m_start.variant.empty()) return options.variants.find(m_start.variant);
        if (options.variant) return options.variant;
        for (const auto& [start, id] : VariantsByStart)
            if (m_start.handicap == start) return options.variants.find(id);
        auto usual = options.variants.find(MadeFor);
        if (!m_start.hasBoard() || (usual && readBoard(m_start, usual->spec()))) return usual;
        std::shared_ptr<const Variant> found;
        bool isOnlyOne = true;
        for (const auto& other : options.variants.all()) {
            if (!serves(other->spec()) || !readBoard(m_start, other->spec())) continue;
            isOnlyOne = !found;
            found = other;
        }
        if (!found) return usual; // whose board it does not fit
        return isOnlyOne ? found : nullptr;
    }

    /// The game is left out. `line` is where its mistake stands, 0 if that is unknown.
    bool fail(Kind kind, int line, std::string_view text) {
        m_isBad = true;
        m_report.problem(kind, line > 0 ? line : m_firstLine, text);
        return false;
    }
    bool failAtStart(const VariantSpec& spec) {
        if (m_start.hasBoard()) {
            const auto board = readBoard(m_start, spec);
            if (!board)
                return fail(Kind::BadStart, m_start.boardLine + static_cast<int>(board.error()),
                            m_start.rows[board.error()]);
        } else if (!startWithHandicap(m_start.handicap, spec)) {
            return fail(Kind::BadStart, m_start.handicapLine, m_start.handicap);
        }
        const auto setup = setupOf(m_start, spec);
        if (!setup) return failAtHand(spec);
        return fail(Kind::BadStart, m_start.hasBoard() ? m_start.boardLine : m_start.handicapLine,
                    sfen::format(*setup, spec));
    }
    bool failAtHand(const VariantSpec& spec) {
        Hand hand;
        const std::string& first = m_start.handOf(Side::First);
        const Side bad = hasRest(first) || readHand(first, hand, spec) ? Side::Second : Side::First;
        return fail(Kind::BadStart, m_start.handLines[static_cast<std::size_t>(indexOf(bad))],
                    m_start.handOf(bad));
    }

    /// The lines before the moves are complete.
    bool startGame() {
        if (m_game) return true;
        if (m_isBad) return false;
        const auto played = variant();
        if (!played || !serves(played->spec()))
            return fail(Kind::UnknownVariant,
                        m_start.variantLine > 0 ? m_start.variantLine : m_start.boardLine, m_start.variant);
        for (const auto& [start, id] : VariantsByStart)
            if (m_start.handicap == start) m_start.handicap.clear();
        const auto setup = setupOf(m_start, played->spec());
        const auto position = setup ? positionOf(*setup, played) : std::nullopt;
        if (!position) return failAtStart(played->spec());
        m_game.emplace(*position, 0, std::move(m_header), m_firstLine, m_report);
        m_names.emplace(m_game->position().spec());
        m_squares = {std::nullopt};
        for (const auto& [text, number] : m_comments)
            addComment(text, number);
        if (m_bookmark) m_game->notes().bookmark = std::move(m_bookmark);
        return true;
    }

    // --- moves

    void readMoveLine(int number, std::string_view text) {
        if (!startGame()) return;
        if (!m_hasMoves) m_base = number - 1;
        m_hasMoves = true;
        if (m_isEndingOdd) return m_game->refuse(Kind::BadMove, text, m_lines.number()); // it was no ending
        if (m_hasEnded) return problem(Kind::UnknownText, text);
        while (text.ends_with('+'))
            text.remove_suffix(1);
        text = trimmed(text);
        std::string_view time;
        if (const std::size_t bracket = text.rfind('(');
            bracket != std::string_view::npos && text.substr(bracket).find(':') != std::string_view::npos) {
            time = text.substr(bracket + 1);
            text = trimmed(text.substr(0, bracket));
        }
        if (!readEnding(text) && !readOddEnding(text) && !playMove(text)) return;
        if (!time.empty()) readTime(time);
    }

    /// A text that is no move, for an end that is not known.
    bool readOddEnding(std::string_view text) {
        if (m_game->isStopped()) return false;
        std::string_view rest = text.substr(sideMarkLength(text));
        if (rest.starts_with("同") || takeSquare(rest, m_game->position().spec().size)) return false;
        problem(Kind::UnknownText, text);
        m_hasEnded = m_isEndingOdd = true;
        return true;
    }

    /// All moves of a line of KI2.
    void readMarkedMoves(std::string_view line) {
        if (!startGame()) return;
        m_isShort = m_isShort || !m_hasMoves;
        m_hasMoves = true;
        while (!line.empty()) {
            std::size_t end = sideMarkLength(line);
            while (end < line.size() && sideMarkLength(line.substr(end)) == 0)
                ++end;
            const std::string_view text = trimmed(line.substr(0, end));
            line.remove_prefix(end);
            if (m_hasEnded)
                problem(Kind::UnknownText, text);
            else if (!readEnding(text.substr(sideMarkLength(text))))
                playMove(text);
        }
    }

    bool playMove(std::string_view text) {
        if (m_game->isStopped()) return false;
        const auto move = readMove(text, m_game->position(), m_squares.back(), *m_names);
        if (!move) {
            m_game->refuse(Kind::BadMove, text, m_lines.number());
            return false;
        }
        if (!m_game->play(*move, text, m_lines.number())) return false;
        m_squares.push_back(destinationOf(*move));
        m_isBeforeMove = false;
        m_evaluations.leaveNode();
        return true;
    }

    /// Minutes and seconds, or hours too, up to the slash. After the end of the game it is the time before the end.
    void readTime(std::string_view text) {
        const std::string_view whole = text;
        std::chrono::milliseconds sum{};
        for (int part = 0; part < 3; ++part) {
            skipBlanks(text);
            const auto number = takeSeconds(text);
            if (!number) return problem(Kind::BadValue, whole);
            sum = 60 * sum + *number;
            if (!take(text, ":")) break;
        }
        skipBlanks(text);
        if (!text.starts_with('/') && !text.starts_with(')')) return problem(Kind::BadValue, whole);
        if (!m_hasEnded) return m_game->setTimeUsed(sum);
        if (m_game->isMainLine() && !m_game->isStopped() && sum.count() > 0)
            addTag(EndingTimeTag, formatSeconds(sum));
    }

    bool readEnding(std::string_view text) {
        for (const EndingWord& word : endingWords()) {
            if (word.kif.empty() || word.kif != text) continue;
            m_hasEnded = true;
            if (m_game->isMainLine())
                takeEnding(word);
            else
                m_game->endVariation(&word, text);
            return true;
        }
        return false;
    }

    void takeEnding(const EndingWord& word) {
        if (m_game->isStopped()) return;
        m_outcome = outcomeOf(word, m_game->position());
        m_isEndingKnown = true;
        if (needsTermination(word, m_game->position())) addTag(TerminationTag, word.termination);
    }

    /// 変化：12手
    void readBranch(std::string_view text) {
        if (!take(text, Colon)) take(text, ":");
        skipBlanks(text);
        const auto number = takeNumber(text);
        if (!number) return problem(Kind::BadValue, text);
        if (!startGame()) return;
        m_hasEnded = m_isEndingOdd = false;
        m_evaluations.leaveNode();
        m_isBeforeMove = true;
        const int ply = *number - 1 - m_base;
        if (!m_game->goBack(ply)) return problem(Kind::BadNesting, m_lines.line());
        m_squares.resize(static_cast<std::size_t>(ply) + 1);
    }

    /// まで112手で先手の勝ち. KI2 has no other word for the end of a game.
    void readSummary(std::string_view text) {
        if (!startGame() || m_game->isStopped()) return;
        if (!m_hasMoves) m_isShort = !m_hasRuler;
        m_hasMoves = true;
        if (!m_game->isMainLine()) {
            if (!m_hasEnded) m_game->endVariation(nullptr, m_lines.line());
            m_hasEnded = true;
            return;
        }
        if (m_isEndingKnown) return;
        take(text, "、");
        takeNumber(text);
        take(text, "手");
        take(text, "で");
        const bool isOnTime = take(text, "時間切れにより");
        const auto side = takeSide(text);
        take(text, "の");
        const bool isWon = text.starts_with("勝ち");
        if (side && (isWon || text.starts_with("負け")))
            m_summary = Outcome{isWon ? *side : opponent(*side), isOnTime    ? EndReason::Time
                                                                 : m_isShort ? EndReason::Resignation
                                                                             : EndReason::Unknown};
        else if (text.starts_with("引き分け"))
            m_summary = Outcome{{}, m_isShort ? EndReason::Agreement : EndReason::Unknown};
        else
            readSummaryWord(text);
    }

    void readSummaryWord(std::string_view text) {
        for (const EndingWord& word : endingWords())
            if (!word.kif.empty() && text.starts_with(word.kif)) return takeEnding(word);
        problem(Kind::UnknownText, m_lines.line());
    }

    // --- notes

    void readComment(std::string_view text) {
        constexpr std::size_t Most = 10000;
        if (m_isBad) return;
        if (m_game) return addComment(text, m_lines.number());
        if (m_comments.size() < Most) return m_comments.emplace_back(text, m_lines.number()), void();
        problem(Kind::TooLong, text);
    }

    void addComment(std::string_view text, int line) {
        if (m_isBeforeMove) return m_game->addCommentBefore(text, line);
        if (m_game->isStopped()) return;
        const NotedPosition noted{m_game->position(), m_squares.back(), *m_names};
        if (m_evaluations.read(text, noted, m_game->notes().evaluations)) return;
        m_game->addComment(text, line);
    }

    void readBookmark(std::string_view name) {
        const std::string text(cutAfter(name, m_report.options().limits.textBytes));
        if (!m_game)
            m_bookmark = text;
        else if (!m_game->isStopped() && !m_isBeforeMove)
            m_game->notes().bookmark = text;
    }

    /// Delivers the game, if there is one. False where the reader should stop.
    bool finish() {
        const bool isThere = m_start.hasBoard() || !m_start.handicap.empty() || !m_start.variant.empty() ||
                             m_header != RecordHeader{} || !m_comments.empty();
        if (m_hasBegun && isThere) startGame();
        bool goesOn = true;
        if (m_game) {
            const bool isTold = m_summary && !m_isEndingKnown && !m_game->outcomeByRules();
            goesOn = m_report.deliver(m_game->finish(isTold ? m_summary : m_outcome));
        }
        m_game.reset();
        m_names.reset();
        m_header = {};
        m_start = {};
        m_comments.clear();
        m_bookmark.reset();
        m_outcome.reset();
        m_summary.reset();
        m_base = 0;
        m_hasBegun = m_hasRuler = m_hasMoves = m_hasEnded = m_isShort = m_isBad = false;
        m_isEndingKnown = m_isEndingOdd = m_isBeforeMove = false;
        m_evaluations.leaveNode();
        return goesOn;
    }

    Lines m_lines;
    ReadReport m_report;
    EvaluationReader m_evaluations;
    RecordHeader m_header; ///< until the game starts
    StartLines m_start;
    std::vector<std::pair<std::string, int>> m_comments; ///< before the game starts, with their lines
    std::optional<std::string> m_bookmark;               ///< likewise
    std::optional<GameBuilder> m_game;
    std::optional<PieceNames> m_names;
    std::vector<std::optional<Square>>
        m_squares; ///< where the moves of the present line ended, none for the start
    std::optional<Outcome> m_outcome;
    std::optional<Outcome> m_summary; ///< from the line まで
    int m_firstLine = 0;
    int m_base = 0;          ///< the number of the first move, less 1
    bool m_hasBegun = false; ///< a line of the game has been read
    bool m_hasRuler = false; ///< above numbered moves
    bool m_hasMoves = false;
    bool m_hasEnded = false;      ///< the present line
    bool m_isEndingKnown = false; ///< a word has ended the main line
    bool m_isEndingOdd = false;   ///< a word that is not known has ended the present line
    bool m_isShort = false;       ///< the moves have no origins, as in KI2
    bool m_isBad = false;         ///< the start cannot be read; the game is left out
    bool m_isBeforeMove = false;  ///< a variation begins
};

constexpr int LinesLookedAt = 100;

/// Whether a line has a numbered move, `1 ７六歩(77)`.
bool hasNumberedMove(std::string_view line) {
    skipBlanks(line);
    if (!takeNumber(line) || !line.starts_with(' ')) return false;
    skipBlanks(line);
    line.remove_prefix(sideMarkLength(line));
    if (!takeSquare(line, {9, 9})) return false;
    skipBlanks(line);
    return !line.empty() && static_cast<unsigned char>(line.front()) >= 0x80; // a piece
}

} // namespace

bool looksLikeGames(std::string_view text) {
    Lines lines(text);
    while (lines.next() && lines.number() <= LinesLookedAt) {
        const std::string_view line = lines.line();
        if (line.starts_with("手数---") || line.starts_with("# KIF") || line.starts_with("# ----"))
            return true;
        const auto header = splitHeader(line);
        if (header &&
            (header->first == Keys.handicap || header->first == Keys.startTime || sideNamed(header->first)))
            return true;
        if (hasNumberedMove(line)) return true;
    }
    return false;
}

bool looksShort(std::string_view text) {
    Lines lines(text);
    while (lines.next() && lines.number() <= LinesLookedAt) {
        std::string_view line = lines.line();
        if (line.starts_with("手数---") || hasNumberedMove(line)) return false;
        if (!hasMarkedMoves(line)) continue;
        skipBlanks(line);
        line.remove_prefix(sideMarkLength(line));
        return line.starts_with("同") || takeSquare(line, {9, 9});
    }
    return false;
}

bool looksLikePosition(std::string_view text) {
    Lines lines(text);
    bool hasEdge = false;
    while (lines.next() && lines.number() <= LinesLookedAt) {
        if (hasEdge && lines.line().starts_with('|')) return true;
        hasEdge = lines.line().starts_with("+---");
    }
    return false;
}

void readGames(std::string_view text, const ReadOptions& options, const ReadSink& sink) {
    Reader(text, options, sink).read();
}

} // namespace komadai::core::kif
