#include "core/notation/japanese_text.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string_view>
#include <vector>

namespace komadai::core::japanese {
namespace {

constexpr std::array<std::string_view, 10> Digits{"０", "１", "２", "３", "４", "５", "６", "７", "８", "９"};
constexpr std::array<std::string_view, 10> Numerals{"", "一", "二", "三", "四", "五", "六", "七", "八", "九"};

std::string_view digit(int number) { return Digits[static_cast<std::size_t>(number)]; }

/// 12 as １２.
std::string fileText(int number) {
    std::string text(number < 10 ? "" : digit(number / 10));
    return text.append(digit(number % 10));
}

/// The single character of diagrams, or full kanji that begin with 成, such as 成銀 instead of 全.
const std::string& nameOf(const PieceSpec& piece) {
    return piece.fullKanji.starts_with("成") ? piece.fullKanji : piece.kanji;
}

bool slides(const PieceSpec& piece) {
    return std::any_of(piece.movements.begin(), piece.movements.end(),
                       [](const Movement& movement) { return movement.range == Movement::Unlimited; });
}

/// The origin of a piece, as its owner sees it from the destination.
struct Origin {
    int right;  ///< files
    int behind; ///< ranks

    std::string_view direction() const { return behind > 0 ? "上" : behind < 0 ? "引" : "寄"; }
};

Origin originOf(const BoardMove& move, Side side, BoardSize size) {
    const int right = size.fileOf(move.from) - size.fileOf(move.to);
    const int behind = size.rankOf(move.from) - size.rankOf(move.to);
    return side == Side::First ? Origin{right, behind} : Origin{-right, -behind};
}

bool areAllRightOf(const Origin& mover, const std::vector<Origin>& others) {
    return std::all_of(others.begin(), others.end(),
                       [&](const Origin& other) { return other.right > mover.right; });
}
bool areAllLeftOf(const Origin& mover, const std::vector<Origin>& others) {
    return std::all_of(others.begin(), others.end(),
                       [&](const Origin& other) { return other.right < mover.right; });
}

/// Distinguishes a piece from its rivals, which can move to the same square: by its direction if that is enough, otherwise
/// by its place, otherwise by both. Straight up (直) is a place of its own, but not for pieces that slide. Empty if this
/// does not distinguish them, which cannot happen with the pieces of shogi.
std::string distinction(const Origin& mover, const std::vector<Origin>& rivals, bool slides) {
    std::vector<Origin> sameWay;
    std::copy_if(rivals.begin(), rivals.end(), std::back_inserter(sameWay),
                 [&](const Origin& rival) { return rival.direction() == mover.direction(); });
    if (sameWay.empty()) return std::string(mover.direction());
    const bool isBelow = mover.right == 0 && mover.behind > 0;
    const bool hasRivalBelow =
        std::any_of(sameWay.begin(), sameWay.end(), [](const Origin& rival) { return rival.right == 0; });
    if (isBelow && !slides && !hasRivalBelow) return "直";
    const bool isLeft = areAllRightOf(mover, sameWay);
    if (!isLeft && !areAllLeftOf(mover, sameWay)) return {};
    std::string place = isLeft ? "左" : "右";
    const bool isEnough = isLeft ? areAllRightOf(mover, rivals) : areAllLeftOf(mover, rivals);
    return isEnough ? place : place.append(mover.direction());
}

/// The legal moves of pieces of one kind on the board to one square.
std::vector<BoardMove> movesTo(Square to, PieceType type, const AnyPosition& position) {
    std::vector<BoardMove> moves;
    for (const Move& move : position.legalMoves())
        if (const auto* board = std::get_if<BoardMove>(&move); board && board->to == to)
            if (position.pieceAt(board->from)->type == type) moves.push_back(*board);
    return moves;
}

std::string behindPiece(const BoardMove& move, PieceType type, const AnyPosition& position) {
    const VariantSpec& spec = position.spec();
    const Side side = position.sideToMove();
    std::vector<Origin> rivals;
    bool mayPromote = false;
    for (const BoardMove& other : movesTo(move.to, type, position)) {
        if (other.from == move.from)
            mayPromote = mayPromote || other.promotion;
        else
            rivals.push_back(originOf(other, side, spec.size));
    }
    std::string text;
    if (!rivals.empty()) {
        text = distinction(originOf(move, side, spec.size), rivals, slides(spec.piece(type)));
        if (text.empty()) text = '(' + formatSquare(move.from, spec.size) + ')';
    }
    return text + (move.promotion ? "成" : mayPromote ? "不成" : "");
}

bool takeAny(std::string_view& text, std::initializer_list<std::string_view> words) {
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
        const bool isThere = text.starts_with(word);
        if (isThere) text.remove_prefix(word.size());
        return isThere;
    });
}

/// The words after the piece of a move on the board.
struct MoveWords {
    bool isRight = false, isLeft = false, isStraight = false;
    std::string_view direction; ///< 上, 寄 or 引; empty if there is none
    std::string_view origin;    ///< the text in brackets
    std::optional<bool> promotes;

    /// None if something else follows.
    static std::optional<MoveWords> read(std::string_view text) {
        MoveWords words;
        for (bool isWord = true; isWord;) {
            isWord = true;
            if (takeAny(text, {"右"}))
                words.isRight = true;
            else if (takeAny(text, {"左"}))
                words.isLeft = true;
            else if (takeAny(text, {"直"}))
                words.isStraight = true;
            else if (takeAny(text, {"上", "行", "入"}))
                words.direction = "上";
            else if (takeAny(text, {"寄"}))
                words.direction = "寄";
            else if (takeAny(text, {"引"}))
                words.direction = "引";
            else
                isWord = false;
        }
        if (text.starts_with('(')) {
            const std::size_t end = text.find(')');
            if (end == std::string_view::npos) return std::nullopt;
            words.origin = text.substr(1, end - 1);
            text.remove_prefix(end + 1);
        }
        if (takeAny(text, {"不成", "生"}))
            words.promotes = false;
        else if (takeAny(text, {"成"}))
            words.promotes = true;
        return text.empty() ? std::optional(words) : std::nullopt;
    }

    bool fit(const BoardMove& move, const Origin& from, BoardSize size) const {
        return (direction.empty() || direction == from.direction()) &&
               (!isStraight || (from.right == 0 && from.behind > 0)) &&
               (origin.empty() || origin == formatSquare(move.from, size)) &&
               (!promotes || *promotes == move.promotion.has_value());
    }
};

/// The moves whose origins are farthest to the right, or to the left.
void keepOutermost(std::vector<BoardMove>& moves, bool isRight, Side side, BoardSize size) {
    const auto place = [&](const BoardMove& move) {
        const int right = originOf(move, side, size).right;
        return isRight ? right : -right;
    };
    int outermost = -size.files;
    for (const BoardMove& move : moves)
        outermost = std::max(outermost, place(move));
    std::erase_if(moves, [&](const BoardMove& move) { return place(move) < outermost; });
}

} // namespace

bool canWrite(const VariantSpec& variant) {
    return variant.coordinates == Coordinates::Shogi && !variant.effects &&
           std::all_of(variant.pieces.begin(), variant.pieces.end(), [](const PieceSpec& piece) {
               return !piece.kanji.empty() && piece.promotionChoices.empty();
           });
}

std::string formatRank(int rank) {
    const int number = rank + 1; // 12 as 十二
    std::string text(number < 10 ? "" : "十");
    return text.append(Numerals[static_cast<std::size_t>(number % 10)]);
}

std::string formatSquare(Square square, BoardSize size) {
    return fileText(size.files - size.fileOf(square)) + formatRank(size.rankOf(square));
}

std::string format(const Move& move, const AnyPosition& position, std::optional<Square> before) {
    const VariantSpec& spec = position.spec();
    const Square to = destinationOf(move);
    std::string text = position.sideToMove() == Side::First ? "▲" : "△";
    text += before == to ? "同" : formatSquare(to, spec.size);
    const auto* drop = std::get_if<Drop>(&move);
    const PieceType type = drop ? drop->piece : position.pieceAt(std::get<BoardMove>(move).from)->type;
    return text + nameOf(spec.piece(type)) + wordsOf(move, position);
}

std::string wordsOf(const Move& move, const AnyPosition& position) {
    if (const auto* drop = std::get_if<Drop>(&move))
        return movesTo(drop->to, drop->piece, position).empty() ? "" : "打";
    const auto& board = std::get<BoardMove>(move);
    const auto piece = position.pieceAt(board.from);
    assert(piece);
    return behindPiece(board, piece->type, position);
}

std::optional<Move> moveFrom(Square to, PieceType piece, std::string_view text, const AnyPosition& position) {
    const BoardSize size = position.spec().size;
    const Side side = position.sideToMove();
    std::vector<BoardMove> moves = movesTo(to, piece, position);
    if (text == "打" || (text.empty() && moves.empty())) {
        const Move drop = Drop{piece, to};
        return position.isLegal(drop) ? std::optional(drop) : std::nullopt;
    }
    const auto words = MoveWords::read(text);
    if (!words) return std::nullopt;
    std::erase_if(moves,
                  [&](const BoardMove& move) { return !words->fit(move, originOf(move, side, size), size); });
    if (words->isRight || words->isLeft) keepOutermost(moves, words->isRight, side, size);
    const auto isPlain = [](const BoardMove& move) { return !move.promotion; };
    if (!words->promotes && std::any_of(moves.begin(), moves.end(), isPlain))
        std::erase_if(moves, [](const BoardMove& move) { return move.promotion.has_value(); });
    return moves.size() == 1 ? std::optional(Move(moves.front())) : std::nullopt;
}

} // namespace komadai::core::japanese
