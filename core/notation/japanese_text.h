// Moves as Japanese records have them.
#pragma once

#include "core/rules/any_position.h"

#include <optional>
#include <string>

namespace komadai::core {

/// The mark of the side, the destination, or 同 where the move before ended there too, and the piece: ▲７六歩, △同銀.
/// Behind it, as far as another piece of its kind could come to the same square, where it comes from: 右, 左 or 直 for
/// its place, 上, 寄 or 引 for its direction, both as the player sees them, or 打 for a drop. At last 成 for a
/// promotion, and 不成 where one was declined: ▲５二銀右上成.
/// Source: Japan Shogi Association, 棋譜の表記方法 (https://www.shogi.or.jp/faq/kihuhyouki.html).
namespace japanese {

/// Whether there are words for all moves of a variant: squares are those of shogi, and all pieces have kanji.
bool canWrite(const VariantSpec& variant);

/// The file and the rank: ７六.
std::string formatSquare(Square square, BoardSize size);
/// The name of a rank, as it stands at the edge of the board: 六.
std::string formatRank(int rank);

/// `before`  where the last move ended; none for the first one.
/// Preconditions: canWrite(position.spec()), and the move is legal.
std::string format(const Move& move, const AnyPosition& position, std::optional<Square> before);

} // namespace japanese

} // namespace komadai::core
