#include "core/notation/hodges_text.h"

#include "core/notation/move_text.h"
#include "core/notation/record_reading.h"

#include <algorithm>
#include <array>

namespace komadai::core::hodges {
namespace {

constexpr std::array<std::pair<char, std::string_view>, 3> Nicknames{{{'T', "+P"}, {'H', "+B"}, {'D', "+R"}}};
constexpr std::string_view Actions = "-x*@'";
constexpr std::string_view DropMarks = "*@'";

/// The kind of piece with which a text begins; takes it off. The longest letters count.
std::optional<PieceType> takePiece(std::string_view& text, const VariantSpec& spec) {
    std::optional<PieceType> found;
    std::size_t length = 0;
    for (std::size_t i = 0; i < spec.pieces.size(); ++i) {
        const std::string& letters = spec.pieces[i].letters;
        if (letters.size() <= length || !text.starts_with(letters)) continue;
        found = pieceTypeAt(static_cast<int>(i));
        length = letters.size();
    }
    for (const auto& [nickname, letters] : Nicknames)
        if (!found && text.starts_with(nickname)) {
            found = spec.pieceByLetters(letters);
            length = 1;
        }
    if (found) text.remove_prefix(length);
    return found;
}

/// The square that is all of a text.
std::optional<Square> squareIn(std::string_view text, const VariantSpec& spec) {
    std::size_t at = 0;
    const auto square = parseSquare(text, at, spec.size, spec.coordinates);
    if (square && at == text.size()) return square;
    const bool isTwoDigits = spec.coordinates == Coordinates::Shogi && text.size() == 2;
    const int file = isTwoDigits ? spec.size.files - (text[0] - '0') : -1;
    const int rank = isTwoDigits ? text[1] - '1' : -1;
    if (!spec.size.contains(file, rank)) return std::nullopt;
    return spec.size.square(file, rank);
}

/// A move as it is written.
struct Words {
    PieceType piece{};
    std::string_view origin;
    bool isDrop = false;
    Square to;
    std::string_view promotion; ///< from the mark on

    static std::optional<Words> read(std::string_view text, const VariantSpec& spec) {
        Words words;
        const auto piece = takePiece(text, spec);
        if (!piece) return std::nullopt;
        words.piece = *piece;
        const std::size_t action = text.find_first_of(Actions);
        const bool hasAction = action != std::string_view::npos && action + 1 < text.size();
        std::string_view squares = text;
        if (hasAction) {
            words.origin = text.substr(0, action);
            words.isDrop = DropMarks.find(text[action]) != std::string_view::npos;
            squares = text.substr(action + 1);
        }
        const std::size_t mark = std::min(squares.find_first_of("+^=-"), squares.size());
        words.promotion = squares.substr(mark);
        squares = squares.substr(0, mark);
        for (std::size_t at = 0; at < squares.size(); ++at)
            if (const auto to = squareIn(squares.substr(at), spec)) {
                if (at > 0 && hasAction) return std::nullopt;
                if (at > 0) words.origin = squares.substr(0, at);
                words.to = *to;
                return words;
            }
        return std::nullopt;
    }

    bool fitOrigin(Square from, const VariantSpec& spec) const {
        return origin.empty() || origin == formatFile(spec.size.fileOf(from), spec.size, spec.coordinates) ||
               origin == formatRank(spec.size.rankOf(from), spec.size, spec.coordinates) ||
               squareIn(origin, spec) == from;
    }

    bool fitPromotion(const BoardMove& move, const VariantSpec& spec) const {
        if (promotion.empty()) return true;
        if (promotion == "=") return !move.promotion;
        if (!move.promotion) return false;
        if (promotion == "+" || promotion == "^") return spec.piece(*move.promotion).promotedFrom == piece;
        if (promotion == "-") return spec.piece(piece).promotedFrom == *move.promotion;
        return promotion.substr(1) == spec.piece(*move.promotion).letters;
    }
};

/// The legal move that the words describe; none if there is none, or several.
std::optional<Move> find(const Words& words, const AnyPosition& position) {
    const VariantSpec& spec = position.spec();
    if (words.isDrop) {
        const Move drop = Drop{words.piece, words.to};
        return words.origin.empty() && words.promotion.empty() && position.isLegal(drop) ? std::optional(drop)
                                                                                         : std::nullopt;
    }
    std::vector<BoardMove> moves;
    for (const Move& move : position.legalMoves()) {
        const auto* board = std::get_if<BoardMove>(&move);
        if (board && board->to == words.to && position.pieceAt(board->from)->type == words.piece &&
            words.fitOrigin(board->from, spec) && words.fitPromotion(*board, spec))
            moves.push_back(*board);
    }
    const auto isPlain = [](const BoardMove& move) { return !move.promotion; };
    if (words.promotion.empty() && std::any_of(moves.begin(), moves.end(), isPlain))
        std::erase_if(moves, [](const BoardMove& move) { return move.promotion.has_value(); });
    return moves.size() == 1 ? std::optional(Move(moves.front())) : std::nullopt;
}

} // namespace

Result<Move, TypedMoveProblem> parse(std::string_view text, const AnyPosition& position, san::PlusMark plus) {
    const auto words = position.effects() ? std::nullopt : Words::read(text, position.spec());
    if (const auto move = words ? find(*words, position) : std::nullopt) return *move;
    auto other = san::parse(text, position, plus);
    const bool isUnknown = !other && std::holds_alternative<ParseError>(other.error());
    return words && isUnknown ? TypedMoveProblem(NoMoveReadsSo{}) : std::move(other);
}

std::string formatInOneWord(const Move& move, const AnyPosition& position) {
    std::string text = format(move, position);
    std::erase(text, ' ');
    return text;
}

std::string formatWithOrigin(const Move& move, const AnyPosition& position) {
    std::string text = formatInOneWord(move, position);
    const auto* board = std::get_if<BoardMove>(&move);
    if (!board) return text;
    const VariantSpec& spec = position.spec();
    const std::size_t letters = spec.piece(position.pieceAt(board->from)->type).letters.size();
    const bool isMissing = Actions.find(text[letters]) != std::string_view::npos;
    if (isMissing) text.insert(letters, formatSquare(board->from, spec.size, spec.coordinates));
    return text;
}

} // namespace komadai::core::hodges
