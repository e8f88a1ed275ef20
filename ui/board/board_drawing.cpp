#include "ui/board/board_drawing.h"

namespace komadai::ui {

DrawingColour drawingColourFor(Qt::KeyboardModifiers modifiers) {
    const bool isShifted = modifiers.testFlag(Qt::ShiftModifier);
    if (modifiers.testFlag(Qt::AltModifier)) return isShifted ? DrawingColour::Yellow : DrawingColour::Blue;
    return isShifted ? DrawingColour::Red : DrawingColour::Green;
}

void toggle(std::vector<BoardDrawing>& drawings, const BoardDrawing& drawing) {
    if (std::erase(drawings, drawing) > 0) return;
    std::erase_if(drawings,
                  [&](const BoardDrawing& old) { return old.from == drawing.from && old.to == drawing.to; });
    drawings.push_back(drawing);
}

} // namespace komadai::ui
