// Drawings of pieces.
#pragma once

#include <QPainterPath>

#include <string_view>

namespace komadai::ui {

/// In a box from (0, 0) to (100, 100), upright.
struct PieceDrawing {
    QPainterPath shape;        ///< the silhouette, filled
    QPainterPath cuts;         ///< the lines and eyes inside it
    QPainterPath stencil = {}; ///< the shape without the cuts: a picture in one colour
};

/// Whether a kind with this name, as PieceSpec::name has it, is well known enough to have a drawing.
bool isDrawn(std::string_view name);
/// The drawing for a kind with this name; null if there is no drawing. Created on first use, and kept:
/// their outlines take long to unite. For the thread that paints.
const PieceDrawing* drawingOf(std::string_view name);

} // namespace komadai::ui
