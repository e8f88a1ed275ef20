// Moves as Japanese records write them.
#pragma once

#include "core/rules/any_position.h"

#include <optional>
#include <string>
#include <string_view>

/// Parts of a move: the mark of the side; the destination, or 同 if the last move ended there too; the piece: ▲７六歩,
/// △同銀. If another piece of this kind could move to the same square, its origin follows, as the player sees it: 右, 左 or
/// 直 for its place, 上, 寄 or 引 for its direction; or 打 for a drop. At the end 成 for a promotion, or 不成 if the player
/// declined one: ▲５二銀右上成.
/// Source: Japan Shogi Association, 棋譜の表記方法 (https://www.shogi.or.jp/faq/kihuhyouki.html).
namespace komadai::core::japanese {

/// Whether all moves of a variant can be written: it has the coordinates of shogi, kanji for all pieces, neither special
/// effects nor choices of promotion.
bool canWrite(const VariantSpec& variant);

/// The file and the rank: ７六.
std::string formatSquare(Square square, BoardSize size);
/// The name of a rank, as at the edge of the board: 六.
std::string formatRank(int rank);

/// `before`  the square on which the last move ended; none for the first move.
/// Preconditions: canWrite(position.spec()), and the move is legal.
std::string format(const Move& move, const AnyPosition& position, std::optional<Square> before);

/// The words behind the piece in such a text, which tell the move from others: 右上成.
std::string wordsOf(const Move& move, const AnyPosition& position);

/// The legal move of a kind of piece to a square that the words after the piece describe: 右 左 直 上 寄 引, also 行 and 入 for
/// 上; an origin in brackets; 打; 成, 不成 or 生. None if no legal move fits them, or several do. Without 打 a drop is meant only
/// if no piece on the board can move there; without 成 a move promotes only if it must.
/// Precondition: canWrite(position.spec()).
std::optional<Move> moveFrom(Square to, PieceType piece, std::string_view words, const AnyPosition& position);

} // namespace komadai::core::japanese
