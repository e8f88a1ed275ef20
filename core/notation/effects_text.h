// Moves of games with special effects as text.
#pragma once

#include "core/base/parse_error.h"
#include "core/base/result.h"
#include "core/rules/effects/effects_position.h"

#include <string>
#include <string_view>

namespace komadai::core::effects {

/// Reads a move as protocols and records write it: the squares from the start to the destination, separated by `-`. A
/// square is followed by `!square` for each piece that is shot from there. `+` at the end is a promotion.
///
/// 10m-10l          a move, or a capture
/// 10m-11l-10m      capture without moving, or a pass // igui, jitto
/// 16q-15p!12m+     a shot, and a promotion
/// 3a-5c!5d-3c!2b   a shot after each jump
/// 16q!12m          a shot without moving, if the rules allow it
///
/// Squares are named in the variant's coordinates for moves (`moveCoordinates`) or in those of the protocol. The move need
/// not be legal, but must begin on a piece. Captures by landing on a piece are looked up in the position. Offsets of errors
/// count bytes from the start of `text`.
Result<PathMove, ParseError> parseMove(std::string_view text, const EffectsPosition& position,
                                       Coordinates ofProtocol = Coordinates::Shogi);
std::string formatMove(const PathMove& move, const EffectsPosition& position,
                       Coordinates ofProtocol = Coordinates::Shogi);

/// A move for people, in the notation of George Hodges: the letters of the piece, and its start if a move of another piece
/// of this kind would be written the same. Then, in the order of play, `-` and the destination of a move, `x` and the
/// square of each capture by displacement, `!` and the square of each piece taken without moving or by a shot. At the end
/// `+` for a promotion, or `=` if the player declined one: `P-8h`, `CMx7c+`, `LB-12p!12m`, `SW!9j`.
/// Precondition: the move is legal.
std::string formatHodges(const PathMove& move, const EffectsPosition& position);

} // namespace komadai::core::effects
