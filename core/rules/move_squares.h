// Whether the squares of a stored move exist on a board.
#pragma once

#include "core/rules/move.h"

namespace komadai::core {

/// Whether a board of this size has all squares that the move names. Moves from damaged bytes can name others.
bool isOnBoard(const Move& move, BoardSize size);

} // namespace komadai::core
