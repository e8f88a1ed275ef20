// Whether the squares of a stored edit exist on a board.
#pragma once

#include "core/record/tree_edit.h"

namespace komadai::core {

/// Whether a board of this size has all squares that the edit names: in moves, drawings and lines of evaluations. An edit does
/// not contain the size of its board, so `unpackEdit` cannot check it. A tree with other squares could not be read back.
bool isOnBoard(const TreeEdit& edit, BoardSize size);

} // namespace komadai::core
