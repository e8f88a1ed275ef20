#include "ui/board/key_direction.h"

namespace komadai::ui {

std::optional<BoardLayout::Direction> directionOf(int key) {
    switch (key) {
    case Qt::Key_Left: return BoardLayout::Direction::Left;
    case Qt::Key_Right: return BoardLayout::Direction::Right;
    case Qt::Key_Up: return BoardLayout::Direction::Up;
    case Qt::Key_Down: return BoardLayout::Direction::Down;
    default: return std::nullopt;
    }
}

} // namespace komadai::ui
