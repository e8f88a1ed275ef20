// Moves of games with special effects as text.
#pragma once

#include "core/base/parse_error.h"
#include "core/base/result.h"
#include "core/rules/effects/effects_position.h"

#include <string>
#include <string_view>

namespace komadai::core::effects {

/// Reads a move as protocols and records have it: the squares from the start to the destination, divided by
/// `-`; behind a square, each piece that is shot from there as `!square`; `+` at the end for a promotion.
///
/// 10m-10l          a move, or a capture
/// 10m-11l-10m      capture without moving, or a pass // igui, jitto
/// 16q-15p!12m+     a shot, and a promotion
/// 3a-5c!5d-3c!2b   a shot after each jump
/// 16q!12m          a shot without moving, where the rules allow it
///
/// Squares are named as the variant says (`moveCoordinates`), or else as the protocol has them. The move need not be
/// legal, but begins on a piece. What is taken by landing on it is looked up in the position.
Result<PathMove, ParseError> parseMove(std::string_view text, const EffectsPosition& position,
                                       Coordinates ofProtocol = Coordinates::Shogi);
std::string formatMove(const PathMove& move, const EffectsPosition& position,
                       Coordinates ofProtocol = Coordinates::Shogi);

/// A move for people, after George Hodges: the piece, its start where another of its kind could make a move
/// that would read the same, then `-` and the destination for a move, `x` and the square for each capture
/// by displacement, `!` and the square for each piece taken without moving or by a shot, in the order played;
/// `+` for a promotion, `=` where one was declined: `P-8h`, `CMx7c+`, `LB-12p!12m`, `SW!9j`.
/// Precondition: the move is legal.
std::string formatHodges(const PathMove& move, const EffectsPosition& position);

} // namespace komadai::core::effects
