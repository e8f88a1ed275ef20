// The arrow keys.
#pragma once

#include "ui/board/board_layout.h"

#include <optional>

namespace komadai::ui {

/// The direction of an arrow key, as the board is seen; none for other keys.
std::optional<BoardLayout::Direction> directionOf(int key);

} // namespace komadai::ui
