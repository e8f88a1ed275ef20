#include "core/notation/csa.h"

#include "core/base/utf8.h"
#include "core/board/setup.h"
#include "core/notation/csa_words.h"
#include "core/notation/kif_evaluation.h"
#include "core/notation/record_reading.h"
#include "core/record/set_up_position.h"

#include <algorithm>
#include <array>

namespace komadai::core::csa {
namespace {

using Kind = ReadProblem::Kind;

/// A square as two digits, `77`.
std::optional<Square> takeSquare(std::string_view& text, BoardSize size) {
    if (text.size() < 2) return std::nullopt;
    const int file = size.files - (text[0] - '0');
    const int rank = text[1] - '1';
    if (!size.contains(file, rank)) return std::nullopt;
    text.remove_prefix(2);
    return size.square(file, rank);
}

std::optional<Side> sideOf(char sign) {
    if (sign == '+') return Side::First;
    if (sign == '-') return Side::Second;
    return std::nullopt;
}

/// Reads `+7776FU`; none if it is not such a text, or not a move of the side to move.
std::optional<Move> readMove(std::string_view text, const AnyPosition& position) {
    const VariantSpec& spec = position.spec();
    if (text.size() != 7 || sideOf(text[0]) != position.sideToMove()) return std::nullopt;
    text.remove_prefix(1);
    const auto type = typeOf(text.substr(4), spec);
    if (!type) return std::nullopt;
    if (take(text, "00")) {
        const auto to = takeSquare(text, spec.size);
        if (!to) return std::nullopt;
        return Move{Drop{*type, *to}};
    }
    const auto from = takeSquare(text, spec.size);
    const auto to = from ? takeSquare(text, spec.size) : std::nullopt;
    if (!to) return std::nullopt;
    const auto piece = position.pieceAt(*from);
    if (!piece) return std::nullopt;
    BoardMove move{*from, *to, {}};
    if (piece->type != *type) move.promotion = *type;
    if (move.promotion && spec.piece(piece->type).promotesTo != *type) return std::nullopt;
    return Move{move};
}

/// Seconds of the main time, of a period and of the increment: `300+10+0`. Missing parts are 0.
std::optional<TimeControl> readTimes(std::string_view text) {
    std::array<std::chrono::milliseconds, 3> times{};
    for (std::size_t i = 0; i < times.size() && !text.empty(); ++i) {
        if (i > 0 && !take(text, "+")) return std::nullopt;
        const auto time = takeSeconds(text);
        if (!time) return std::nullopt;
        times[i] = *time;
    }
    const TimeControl control{times[0], times[2], times[1], times[1].count() > 0 ? 1 : 0};
    const bool isPossible = times[2].count() == 0 || (times[0].count() > 0 && times[1].count() == 0);
    const bool isShort =
        std::all_of(times.begin(), times.end(), [](auto t) { return t <= TimeControl::Most; });
    if (!text.empty() || !isPossible || !isShort) return std::nullopt;
    return control;
}

/// The form of version 2: hours, minutes and the seconds of a period, `00:25+00`.
std::optional<TimeControl> readTimeLimit(std::string_view text) {
    const auto hours = takeNumber(text);
    if (!hours || !take(text, ":")) return std::nullopt;
    const auto minutes = takeNumber(text);
    if (!minutes || *hours > 100 || *minutes > 6000) return std::nullopt;
    return readTimes(std::to_string(3600 * *hours + 60 * *minutes) + std::string(text));
}

/// The lines about the start of a game, until its variant is known.
class StartLines {
public:
    struct Placed {
        Side side;
        std::string square; ///< two digits; 00 for the hand
        std::string code;   ///< AL for all other pieces
    };

    /// Reads a line that begins with P; false where it is none.
    bool read(std::string_view line) {
        line.remove_prefix(1);
        if (take(line, "I")) {
            m_isUsual = true;
            return readPlaced(Side::Second, line, m_removed);
        }
        if (line.empty()) return false;
        if (const auto side = sideOf(line.front())) return readPlaced(*side, line.substr(1), m_placed);
        const int rank = line.front() - '0';
        if (rank < 1 || rank > MaxSide) return false;
        return readRow(static_cast<std::size_t>(rank), line.substr(1));
    }

    bool isEmpty() const { return m_rows.empty() && m_placed.empty() && !m_isUsual; }
    bool hasRows() const { return !m_rows.empty(); }
    BoardSize size() const {
        std::size_t files = 0;
        for (const auto& row : m_rows)
            files = std::max(files, row.size());
        return {static_cast<int>(files), static_cast<int>(m_rows.size())};
    }

    /// The position on this board; none if the lines do not fit the variant.
    std::optional<Setup> setup(const VariantSpec& spec, Side mover) const {
        Setup setup(spec.size);
        if (m_isUsual || isEmpty()) setup = spec.start;
        if (hasRows() && size() != spec.size) return std::nullopt;
        for (const Placed& placed : m_removed) {
            std::string_view text = placed.square;
            const auto square = takeSquare(text, spec.size);
            if (!square || !setup.at(*square)) return std::nullopt;
            setup.at(*square).reset();
        }
        if (!placeRows(setup, spec)) return std::nullopt;
        for (const Placed& placed : m_placed)
            if (!place(placed, setup, spec)) return std::nullopt;
        setup.sideToMove = mover;
        return setup;
    }

private:
    struct Cell {
        Side side;
        std::string code;
    };

    static bool readPlaced(Side side, std::string_view text, std::vector<Placed>& list) {
        constexpr std::size_t Most = 1000;
        for (skipBlanks(text); !text.empty(); skipBlanks(text)) {
            if (text.size() < 4 || list.size() > Most) return false;
            list.push_back({side, std::string(text.substr(0, 2)), std::string(text.substr(2, 2))});
            text.remove_prefix(4);
        }
        return true;
    }

    bool readRow(std::size_t rank, std::string_view text) {
        if (m_rows.size() < rank) m_rows.resize(rank);
        auto& row = m_rows[rank - 1];
        row.clear();
        for (skipBlanks(text); !text.empty(); skipBlanks(text)) {
            if (row.size() == MaxSide) return false;
            if (take(text, "*")) {
                row.emplace_back();
                continue;
            }
            const auto side = sideOf(text.front());
            if (!side || text.size() < 3) return false;
            row.push_back(Cell{*side, std::string(text.substr(1, 2))});
            text.remove_prefix(3);
        }
        return true;
    }

    bool placeRows(Setup& setup, const VariantSpec& spec) const {
        for (std::size_t rank = 0; rank < m_rows.size(); ++rank) {
            if (m_rows[rank].size() != static_cast<std::size_t>(spec.size.files)) return false;
            for (std::size_t file = 0; file < m_rows[rank].size(); ++file) {
                const auto& cell = m_rows[rank][file];
                auto& piece = setup.at(spec.size.square(static_cast<int>(file), static_cast<int>(rank)));
                piece.reset();
                if (!cell) continue;
                const auto type = typeOf(cell->code, spec);
                if (!type) return false;
                piece = Piece{*type, cell->side};
            }
        }
        return true;
    }

    static bool isHeld(PieceType type, const VariantSpec& spec) {
        return spec.mayDrop(type) && !spec.piece(type).promotedFrom;
    }

    static bool place(const Placed& placed, Setup& setup, const VariantSpec& spec) {
        if (placed.square == "00" && placed.code == "AL") {
            giveRest(setup, placed.side, spec);
            return true;
        }
        const auto type = typeOf(placed.code, spec);
        if (!type) return false;
        if (placed.square == "00") {
            constexpr int Most = 99;
            if (!isHeld(*type, spec) || setup.hand(placed.side).count(*type) >= Most) return false;
            setup.hand(placed.side).add(*type);
            return true;
        }
        std::string_view text = placed.square;
        const auto square = takeSquare(text, spec.size);
        if (!square) return false;
        setup.at(*square) = Piece{*type, placed.side};
        return true;
    }

    bool m_isUsual = false;
    std::vector<std::vector<std::optional<Cell>>> m_rows;
    std::vector<Placed> m_placed;
    std::vector<Placed> m_removed;
};

class Reader {
public:
    Reader(std::string_view text, const ReadOptions& options, const ReadSink& sink)
        : m_lines(text), m_report(options, sink), m_evaluations(options.limits.textBytes) {}

    void read() {
        while (m_lines.next()) {
            std::string_view line = m_lines.line();
            if (line == "/" || (m_hasMoves && (line.starts_with('V') || line.starts_with("N+")))) {
                if (!finish()) return;
            }
            if (line != "/") readLine(line);
        }
        finish();
    }

private:
    void readLine(std::string_view line) {
        if (line.empty()) return;
        if (line.front() == '\'') return readRemark(line.substr(1));
        if (line.front() == 'V') return;
        begin();
        const bool isSide = line == "+" || line == "-";
        switch (line.front()) {
        case 'N':
            if (line.size() > 1 && sideOf(line[1])) return readName(line);
            return unknown(line);
        case '$': return readFact(line.substr(1));
        case 'P':
            if (m_startLine == 0) {
                m_startLine = m_lines.number();
                m_startText = line;
            }
            if (m_game || m_isBad || !m_start.read(line)) problem(Kind::BadValue, line);
            return;
        case '+':
        case '-':
            if (isSide) return startGame(*sideOf(line.front()), line);
            [[fallthrough]];
        case '%':
        case 'T': return readStatements(line);
        default: return unknown(line);
        }
    }

    void begin() {
        if (m_hasBegun) return;
        m_hasBegun = true;
        m_firstLine = m_lines.number();
        m_report.beginGame();
    }
    void problem(Kind kind, std::string_view text) { m_report.problem(kind, m_lines.number(), text); }
    void unknown(std::string_view text) { problem(Kind::UnknownText, text); }
    RecordHeader& header() { return m_game ? m_game->header() : m_header; }

    void readName(std::string_view line) {
        header().players[static_cast<std::size_t>(indexOf(*sideOf(line[1])))].name =
            cutAfter(trimmed(line.substr(2)), m_report.options().limits.textBytes);
    }

    void readFact(std::string_view line) {
        const std::size_t colon = std::min(line.find(':'), line.size());
        const std::string_view key = line.substr(0, colon);
        std::string_view value = trimmed(line.substr(std::min(colon + 1, line.size())));
        value = cutAfter(value, m_report.options().limits.textBytes);
        if (key.empty() || colon == line.size()) return unknown(line);
        if (readClock(key, value)) return;
        const auto known = std::find_if(HeaderFacts.begin(), HeaderFacts.end(),
                                        [key](const HeaderFact& one) { return one.name == key; });
        if (known != HeaderFacts.end())
            header().*known->text = value;
        else if (key == "OPENING")
            addTag(OpeningTag, value);
        else if (key == "END_TIME")
            addTag(EndTimeTag, value);
        else if (key == "START_TIME")
            readStartTime(value);
        else if (key == VariantFact)
            readVariant(value);
        else
            addTag(key, value);
    }

    void readVariant(std::string_view name) {
        if (m_game || m_isBad) return unknown(name);
        m_variantName = name;
        m_variantLine = m_lines.number();
    }

    ReportProblem reporter() {
        return [this](Kind kind, std::string_view text) { problem(kind, text); };
    }
    void addTag(std::string_view name, std::string_view value) {
        core::addTag(header(), name, value, reporter());
    }
    void readStartTime(std::string_view value) { core::readStartTime(header(), value, reporter()); }

    /// False where it is another fact.
    bool readClock(std::string_view key, std::string_view value) {
        const bool isLimit = key == "TIME_LIMIT";
        const bool isFirst = key == "TIME+" || key == "TIMET+";
        const bool isSecond = key == "TIME-" || key == "TIMET-";
        if (!isLimit && !isFirst && !isSecond && key != "TIME") return false;
        const auto control = isLimit ? readTimeLimit(value) : readTimes(value);
        if (!control) {
            problem(Kind::BadValue, value);
            return true;
        }
        if (!isSecond) header().clocks[0] = *control;
        if (!isFirst) header().clocks[1] = *control;
        return true;
    }

    std::shared_ptr<const Variant> variant() const {
        const ReadOptions& options = m_report.options();
        if (!m_variantName.empty()) return options.variants.find(m_variantName);
        if (options.variant) return options.variant;
        auto usual = options.variants.find(MadeFor);
        if (!m_start.hasRows() || (usual && usual->spec().size == m_start.size())) return usual;
        std::shared_ptr<const Variant> found;
        for (const auto& other : options.variants.all()) {
            if (!serves(other->spec()) || other->spec().size != m_start.size()) continue;
            if (found) return nullptr;
            found = other;
        }
        return found;
    }

    /// The lines of the start are complete.
    void startGame(Side mover, std::string_view line) {
        if (m_game || m_isBad) return unknown(line);
        const auto played = variant();
        const auto fail = [&](Kind kind) {
            m_isBad = true;
            if (kind == Kind::UnknownVariant && !m_variantName.empty())
                m_report.problem(kind, m_variantLine, m_variantName);
            else if (m_startLine > 0)
                m_report.problem(kind, m_startLine, m_startText);
            else
                problem(kind, line);
        };
        if (!played || !serves(played->spec())) return fail(Kind::UnknownVariant);
        const auto setup = m_start.setup(played->spec(), mover);
        if (!setup) return fail(Kind::BadStart);
        const auto position = positionOf(*setup, played);
        if (!position) return fail(Kind::BadStart);
        m_game.emplace(*position, 0, std::move(m_header), m_firstLine, m_report);
        m_names.emplace(m_game->position().spec());
        for (const auto& [text, number] : m_comments)
            m_game->addComment(text, number);
    }

    /// Moves, times and endings may share a line, divided by commas; a comment may end it.
    void readStatements(std::string_view line) {
        while (!line.empty()) {
            const std::size_t comma = std::min(line.find(','), line.size());
            const std::string_view statement = trimmed(line.substr(0, comma));
            line.remove_prefix(std::min(comma + 1, line.size()));
            readStatement(statement);
            if (trimmed(line).starts_with('\'')) return readComment(trimmed(line).substr(1));
        }
    }

    void readStatement(std::string_view text) {
        if (text.empty() || m_isBad) return;
        if (!m_game) startGame(sideOf(text.front()).value_or(Side::First), text);
        if (!m_game) return;
        m_hasMoves = true;
        if (text.front() == 'T') return readTime(text);
        if (m_hasEnded) return unknown(text);
        if (text.front() == '%') return readEnding(text);
        if (!sideOf(text.front())) return unknown(text);
        const auto move = readMove(text, m_game->position());
        if (!move) return m_game->refuse(Kind::BadMove, text, m_lines.number());
        if (!m_game->play(*move, text, m_lines.number())) return;
        m_square = destinationOf(*move);
        m_evaluations.leaveNode();
    }

    void readTime(std::string_view text) {
        std::string_view rest = text.substr(1);
        const auto time = takeSeconds(rest);
        if (!time || !rest.empty()) return problem(Kind::BadValue, text);
        if (!m_hasEnded) return m_game->setTimeUsed(*time);
        if (!m_game->isStopped() && time->count() > 0) addTag(EndingTimeTag, formatSeconds(*time));
    }

    void readEnding(std::string_view text) {
        m_hasEnded = true;
        const EndingWord* word = endingNamed(text.substr(1), m_game->position().sideToMove());
        if (!word) return unknown(text);
        if (!m_game->isStopped()) m_outcome = outcomeOf(*word, m_game->position());
        if (needsTermination(*word, m_game->position())) addTag(TerminationTag, word->termination);
    }

    /// Comments for programs begin with `*`; remarks for people do not, and are kept all the same.
    void readRemark(std::string_view text) {
        if (!text.starts_with("CSA encoding=")) readComment(text);
    }

    void readComment(std::string_view text) {
        if (m_isBad) return;
        if (!take(text, "*")) return addComment(text);
        if (text.starts_with('*') && m_game && readEvaluation(text.substr(1))) return;
        if (m_game && !m_game->isStopped()) {
            const kif::NotedPosition noted{m_game->position(), m_square, *m_names};
            if (m_evaluations.read(text, noted, m_game->notes().evaluations)) return;
        }
        addComment(text);
    }

    void addComment(std::string_view text) {
        constexpr std::size_t Most = 10000;
        if (m_game)
            m_game->addComment(text, m_lines.number());
        else if (m_comments.size() < Most)
            m_comments.emplace_back(text, m_lines.number());
        else
            problem(Kind::TooLong, text);
    }

    /// A number from the first player's view, and the moves that the engine expects. Programs that also write KIF have the words
    /// of kif::EvaluationReader instead.
    bool readEvaluation(std::string_view text) {
        skipBlanks(text);
        const bool isNegative = take(text, "-");
        const auto number = takeNumber(text);
        if (!number || !(text.empty() || text.starts_with(' '))) return false;
        if (m_game->isStopped()) return true;
        AnyPosition position = m_game->position();
        const bool isForFirst = position.sideToMove() == Side::First;
        Evaluation evaluation;
        evaluation.score = Score::centipawns(isNegative == isForFirst ? -*number : *number);
        for (skipBlanks(text); !text.empty(); skipBlanks(text)) {
            const auto word = text.substr(0, std::min(text.find(' '), text.size()));
            const auto move = readMove(word, position);
            if (!move || !position.isLegal(*move)) break;
            evaluation.line.push_back(*move);
            position = position.after(*move);
            text.remove_prefix(word.size());
        }
        if (!text.empty()) problem(Kind::BadValue, text);
        m_game->notes().evaluations.push_back(std::move(evaluation));
        return true;
    }

    /// Delivers the game, if there is one. False where the reader should stop.
    bool finish() {
        if (m_hasBegun && !m_game && !m_isBad) startGame(Side::First, {});
        if (!m_hasBegun) // comments alone are no game
            for (const auto& [text, line] : m_comments)
                m_report.problem(Kind::UnknownText, line, text);
        bool goesOn = true;
        if (m_game) goesOn = m_report.deliver(m_game->finish(m_outcome));
        m_game.reset();
        m_names.reset();
        m_square.reset();
        m_evaluations.leaveNode();
        m_header = {};
        m_start = {};
        m_startLine = 0;
        m_variantName.clear();
        m_comments.clear();
        m_outcome.reset();
        m_hasBegun = m_hasMoves = m_hasEnded = m_isBad = false;
        return goesOn;
    }

    Lines m_lines;
    ReadReport m_report;
    RecordHeader m_header; ///< until the game starts
    StartLines m_start;
    std::vector<std::pair<std::string, int>> m_comments; ///< before the game starts, with their lines
    std::optional<GameBuilder> m_game;
    kif::EvaluationReader m_evaluations;
    std::optional<kif::PieceNames> m_names; ///< of the game
    std::optional<Square> m_square;         ///< where the last move ended
    std::optional<Outcome> m_outcome;
    int m_firstLine = 0;
    int m_startLine = 0;       ///< the first one that begins with P; 0 before it
    std::string m_startText;   ///< of that line
    std::string m_variantName; ///< of VariantFact; empty without it
    int m_variantLine = 0;     ///< where that stands
    bool m_hasBegun = false;   ///< a line of the game has been read
    bool m_hasMoves = false;
    bool m_hasEnded = false;
    bool m_isBad = false; ///< the start cannot be read; the game is left out
};

} // namespace

bool looksLikeGames(std::string_view text) {
    Lines lines(text);
    constexpr int Most = 100;
    while (lines.next() && lines.number() <= Most) {
        std::string_view line = lines.line();
        if (line.empty() || line.starts_with('\'')) continue;
        const bool isVersion = line.starts_with('V') && line.size() > 1 && line[1] >= '1' && line[1] <= '9';
        const bool isMove = line.size() >= 7 && sideOf(line[0]) && line[1] >= '0' && line[1] <= '9' &&
                            line[4] >= '0' && line[4] <= '9';
        return isVersion || isMove || line.starts_with("N+") || line.starts_with("N-") ||
               line.starts_with("PI") || line.starts_with("P1") || line.starts_with("P+") ||
               line.starts_with("P-") || line.starts_with('$');
    }
    return false;
}

void readGames(std::string_view text, const ReadOptions& options, const ReadSink& sink) {
    Reader(text, options, sink).read();
}

} // namespace komadai::core::csa
