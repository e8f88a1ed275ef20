// Arrows and circles that a user draws on the board while studying a game.
#pragma once

#include "core/record/annotations.h"

#include <Qt>

#include <vector>

namespace komadai::ui {

/// Each colour has a line style of its own, so that colour alone never carries the meaning: green is solid, red dashed,
/// blue double, yellow dotted.
using core::DrawingColour;
using BoardDrawing = core::Drawing;

/// The colour that keys held down choose: Shift red, Alt blue, both yellow, none green.
DrawingColour drawingColourFor(Qt::KeyboardModifiers modifiers);

/// Removes the drawing if it is there; otherwise adds it, in place of one of another colour on the same squares.
void toggle(std::vector<BoardDrawing>& drawings, const BoardDrawing& drawing);

} // namespace komadai::ui
