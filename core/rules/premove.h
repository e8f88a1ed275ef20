// The squares for a move that a side prepares while its opponent is to move.
#pragma once

#include "core/rules/any_position.h"

#include <vector>

namespace komadai::core {

/// The squares that the piece on `from` may be able to reach after a move of the opponent: all squares on its ways, whatever
/// stands there now, in the order of their indices. Only the position after that move tells what is legal. Empty where
/// the square is empty, and where pieces have special effects.
std::vector<Square> premoveSquares(const AnyPosition& position, Square from);

/// The squares on which `side` may be able to drop a piece after a move of the opponent: those without pieces of its own where the
/// rules allow such a drop, in the order of their indices. `held` is the kind that is in the hand.
std::vector<Square> premoveDropSquares(const AnyPosition& position, Side side, PieceType held);

} // namespace komadai::core
