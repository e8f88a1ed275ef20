#include "core/notation/usen.h"

#include "core/base/ascii.h"
#include "core/notation/position_text.h"
#include "core/notation/record_endings.h"
#include "core/notation/record_reading.h"
#include "core/notation/record_variants.h"

#include <algorithm>
#include <array>

namespace komadai::core::usen {
namespace {

using Kind = ReadProblem::Kind;

constexpr int MaxSide = 9;
constexpr int Squares = 81;
constexpr std::size_t MoveLength = 3;

/// Pieces in hand stand in the place of an origin.
constexpr std::array<std::pair<std::string_view, int>, 7> HandNumbers{{
    {"G", Squares + 9},
    {"P", Squares + 10},
    {"L", Squares + 11},
    {"N", Squares + 12},
    {"S", Squares + 13},
    {"B", Squares + 14},
    {"R", Squares + 15},
}};

/// Letters for the end, and their words in CSA.
constexpr std::array<std::pair<char, std::string_view>, 5> Endings{{
    {'r', "%TORYO"},
    {'t', "%TIME_UP"},
    {'i', "%ILLEGAL_MOVE"},
    {'j', "%JISHOGI"},
    {'p', "%CHUDAN"},
}};

const EndingWord* endingWith(char letter) {
    for (const auto& [known, csa] : Endings)
        for (const EndingWord& word : endingWords())
            if (known == letter && word.csa == csa) return &word;
    return nullptr;
}

/// Whether boards, pieces and moves can be written, apart from drops of other pieces than those of shogi.
bool serves(const VariantSpec& spec) {
    return !spec.effects && !spec.hasCodes() && !spec.promotion.back && !spec.drops.promotedToo &&
           spec.size.files <= MaxSide && spec.size.ranks <= MaxSide &&
           std::all_of(spec.pieces.begin(), spec.pieces.end(), [](const PieceSpec& piece) {
               return piece.letters.find('Z') == std::string::npos && piece.promotionChoices.empty();
           });
}

/// Squares are numbered rank by rank from the far right corner, nine to a rank.
int numberOf(Square square, BoardSize size) {
    return MaxSide * size.rankOf(square) + size.files - 1 - size.fileOf(square);
}
std::optional<Square> squareWith(int number, BoardSize size) {
    const int file = size.files - 1 - number % MaxSide;
    if (!size.contains(file, number / MaxSide)) return std::nullopt;
    return size.square(file, number / MaxSide);
}

std::optional<int> digitOf(char c) {
    if (ascii::isDigit(c)) return c - '0';
    if (ascii::isLower(c)) return c - 'a' + 10;
    if (ascii::isUpper(c)) return c - 'A' + 10;
    return std::nullopt;
}

/// Reads three digits; the move need not be legal.
std::optional<Move> readMove(std::string_view text, const AnyPosition& position) {
    const VariantSpec& spec = position.spec();
    int number = 0;
    for (const char c : text) {
        const auto digit = digitOf(c);
        if (!digit) return std::nullopt;
        number = 36 * number + *digit;
    }
    const bool promotes = number % 2 == 1;
    const auto to = squareWith(number / 2 % Squares, spec.size);
    const int origin = number / 2 / Squares;
    if (text.size() != MoveLength || !to) return std::nullopt;
    if (origin >= Squares) {
        for (const auto& [letters, held] : HandNumbers)
            if (const auto type = spec.pieceByLetters(letters); held == origin && type && !promotes)
                return Move{Drop{*type, *to}};
        return std::nullopt;
    }
    const auto from = squareWith(origin, spec.size);
    const auto piece = from ? position.pieceAt(*from) : std::nullopt;
    if (!piece) return std::nullopt;
    BoardMove move{*from, *to, {}};
    if (promotes) move.promotion = spec.piece(piece->type).promotesTo;
    if (promotes && !move.promotion) return std::nullopt;
    return Move{move};
}

/// None for a drop of a piece that shogi lacks.
std::optional<std::string> moveText(const Move& move, const VariantSpec& spec) {
    int origin = -1;
    bool promotes = false;
    if (const auto* drop = std::get_if<Drop>(&move)) {
        for (const auto& [letters, held] : HandNumbers)
            if (letters == spec.piece(drop->piece).letters) origin = held;
        if (origin < 0) return std::nullopt;
    } else {
        const auto& board = std::get<BoardMove>(move);
        origin = numberOf(board.from, spec.size);
        promotes = board.promotion.has_value();
    }
    int number = 2 * (Squares * origin + numberOf(destinationOf(move), spec.size)) + (promotes ? 1 : 0);
    std::string text(MoveLength, '0');
    for (std::size_t i = MoveLength; i > 0; number /= 36)
        text[--i] = "0123456789abcdefghijklmnopqrstuvwxyz"[number % 36];
    return text;
}

void replace(std::string& text, char from, char to) { std::replace(text.begin(), text.end(), from, to); }

/// Takes the text up to a mark, and the mark, off the beginning; all of it where there is none.
std::string_view takeUpTo(std::string_view& text, char mark) {
    const std::string_view part = text.substr(0, text.find(mark));
    text.remove_prefix(std::min(part.size() + 1, text.size()));
    return part;
}

/// The notation in a line, which may be an address.
std::string_view notationIn(std::string_view line) {
    line = trimmed(line);
    constexpr std::string_view Key = "usen=";
    if (const std::size_t at = line.find(Key); at != std::string_view::npos) {
        line.remove_prefix(at + Key.size());
        line = line.substr(0, line.find_first_of("&#"));
    }
    return line;
}

bool isComment(std::string_view line) { return line.empty() || line.starts_with('#'); }

/// Reads the lines of moves of one game.
class GameReader {
public:
    GameReader(GameBuilder& game, ReadReport& report, int line)
        : m_game(game), m_report(report), m_line(line) {}

    std::optional<Outcome> read(std::string_view text) {
        for (bool isMain = true; isMain || !text.empty(); isMain = false) {
            std::string_view line = takeUpTo(text, '~');
            readLine(takeUpTo(line, '.'), line, isMain);
        }
        return m_outcome;
    }

private:
    void readLine(std::string_view number, std::string_view rest, bool isMain) {
        const std::string_view moves = takeUpTo(rest, '.');
        std::string_view digits = number;
        const auto ply = takeNumber(digits);
        if (!ply || !digits.empty() || (isMain && *ply != 0)) {
            m_report.problem(Kind::BadValue, m_line, number);
            if (!isMain) return;
        }
        if (!isMain && !goBack(*ply, moves)) return m_report.problem(Kind::BadNesting, m_line, number);
        for (std::size_t at = 0; at < moves.size() && !m_game.isStopped(); at += MoveLength) {
            const std::string_view text = moves.substr(at, MoveLength);
            if (const auto move = readMove(text, m_game.position()))
                m_game.play(*move, text, m_line);
            else
                m_game.refuse(Kind::BadMove, text, m_line);
        }
        if (isMain) m_mainLine = m_game.line();
        if (!rest.empty()) readEnding(rest);
    }

    /// Goes to where a variation begins. False where there is no such place.
    bool goBack(int ply, std::string_view moves) {
        const auto length = static_cast<std::size_t>(ply) + 1;
        const bool isOnMainLine = length <= m_mainLine.size();
        const auto main = [&] { return std::vector(m_mainLine.begin(), m_mainLine.begin() + ply + 1); };
        if (ply > m_game.ply()) {
            if (isOnMainLine) m_game.goTo(main());
            return isOnMainLine;
        }
        const std::vector<NodeId> before = m_game.line();
        const bool isSamePlace = isOnMainLine && m_mainLine[length - 1] == before[length - 1];
        if (!m_game.goBack(ply)) return false;
        if (isOnMainLine && !isSamePlace && !areLegal(moves)) m_game.goTo(main());
        return true;
    }

    bool areLegal(std::string_view moves) const {
        AnyPosition position = m_game.position();
        for (std::size_t at = 0; at < moves.size(); at += MoveLength) {
            const auto move = readMove(moves.substr(at, MoveLength), position);
            if (!move || !position.isLegal(*move)) return false;
            position = position.after(*move);
        }
        return true;
    }

    void readEnding(std::string_view text) {
        const EndingWord* word = text.size() == 1 ? endingWith(text.front()) : nullptr;
        if (!word) return m_report.problem(Kind::UnknownText, m_line, text);
        if (m_game.isStopped()) return;
        if (!m_game.isMainLine()) return m_game.endVariation(word, word->kif);
        m_outcome = outcomeOf(*word, m_game.position());
        if (needsTermination(*word, m_game.position()))
            setTag(m_game.header(), TerminationTag, word->termination);
    }

    GameBuilder& m_game;
    ReadReport& m_report;
    int m_line;
    std::vector<NodeId> m_mainLine;
    std::optional<Outcome> m_outcome;
};

class Writer {
public:
    explicit Writer(const GameRecord& record)
        : m_record(record), m_tree(record.tree),
          m_losses(lossesOf(record, {Loss::Variations, Loss::Moves, Loss::Result, Loss::PlyNumber})) {}

    Result<WrittenGame, WriteProblem> write() {
        std::string text = startText() + '~';
        int ply = 0; // of the move before
        const NodeId end = endOf(m_record);
        if (!isEndReadBack(m_record, wordOfEnd())) addLoss(m_losses, Loss::LastMove);
        text += "0.";
        if (end == GameTree::root()) text += ending(end);
        for (const NodeId node : m_tree.subtree()) {
            if (node == GameTree::root()) continue;
            const auto move = moveText(m_tree.move(node), m_tree.spec());
            if (!move) return WriteProblem::Variant;
            const int depth = m_tree.depth(node);
            if (depth != ply + 1 || m_isEnded)
                text += (m_isEnded ? "~" : ".~") + std::to_string(depth - 1) + '.';
            m_isEnded = false;
            text += *move;
            ply = depth;
            if (node == end) text += ending(end);
        }
        if (!m_isEnded) text += '.';
        return WrittenGame{withVariantComments(text, m_tree.spec()), std::move(m_losses)};
    }

private:
    std::string startText() const {
        const VariantSpec& spec = m_tree.spec();
        const Setup setup = m_tree.start().toSetup();
        if (spec.id == StartFinder::MadeFor && setup == spec.start) return {};
        std::string text = sfen::format(setup, spec);
        if (text.ends_with(" 1")) text.resize(text.size() - 2);
        replace(text, '/', '_');
        replace(text, ' ', '.');
        replace(text, '+', 'z');
        return text;
    }

    /// Null where there is no letter for the end.
    const EndingWord* wordOfEnd() const {
        const EndingWord* word = endingOf(m_record, &EndingWord::csa);
        const bool hasLetter =
            word && std::any_of(Endings.begin(), Endings.end(),
                                [word](const auto& ending) { return ending.second == word->csa; });
        return hasLetter ? word : nullptr;
    }

    /// The mark and letter after the last move of the game.
    std::string ending(NodeId end) {
        m_isEnded = true;
        const EndingWord* word = wordOfEnd();
        for (const auto& [letter, csa] : Endings)
            if (word && word->csa == csa) {
                const bool isOnlyTag = !word->termination.empty() && m_record.header.tags.size() == 1 &&
                                       isEndReadBack(m_record, word);
                if (isOnlyTag) std::erase(m_losses, Loss::Tags);
                return {'.', letter};
            }
        const AnyPosition last = m_tree.position(end);
        const auto& outcome = m_record.outcome;
        if (!outcome || outcome == outcomeIn(last)) return ".";
        if (outcome->winner == last.sideToMove()) {
            addLoss(m_losses, Loss::Result);
            return ".";
        }
        addLoss(m_losses, Loss::EndReason);
        return outcome->winner ? ".r" : ".j";
    }

    const GameRecord& m_record;
    const GameTree& m_tree;
    std::vector<Loss> m_losses;
    bool m_isEnded = false; ///< the present line
};

} // namespace

bool looksLikeGames(std::string_view text) {
    Lines lines(text);
    while (lines.next()) {
        std::string_view line = notationIn(lines.line());
        if (isComment(line)) continue;
        const std::string_view start = takeUpTo(line, '~');
        const bool isStart = start.empty() || std::count(start.begin(), start.end(), '_') >= 2;
        return isStart && takeNumber(line) && line.starts_with('.');
    }
    return false;
}

void readGames(std::string_view text, const ReadOptions& options, const ReadSink& sink) {
    ReadReport report(options, sink);
    CommentedStarts starts(options);
    Lines lines(text);
    while (lines.next()) {
        if (starts.takeComment(trimmed(lines.line()))) continue;
        std::string_view line = notationIn(lines.line());
        if (isComment(line)) continue;
        report.beginGame();
        if (const auto variant = starts.unknownVariant()) {
            report.problem(Kind::UnknownVariant, lines.number(), *variant);
            continue;
        }
        std::string startText(takeUpTo(line, '~'));
        replace(startText, '_', '/');
        replace(startText, '.', ' ');
        replace(startText, 'z', '+');
        const auto start = startText.empty() ? starts.finder().usualStart() : starts.finder().find(startText);
        if (!start || !serves(start.value().spec())) {
            report.problem(start ? Kind::UnknownVariant : start.error(), lines.number(), startText);
            continue;
        }
        GameBuilder game(start.value(), 0, {}, lines.number(), report);
        const auto outcome = GameReader(game, report, lines.number()).read(line);
        if (!report.deliver(game.finish(outcome))) return;
    }
}

Result<WrittenGame, WriteProblem> writeGame(const GameRecord& record) {
    if (!serves(record.tree.spec())) return WriteProblem::Variant;
    return Writer(record).write();
}

} // namespace komadai::core::usen
