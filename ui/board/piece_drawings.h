// Drawings of pieces.
#pragma once

#include <QPainterPath>

#include <optional>
#include <string_view>

namespace komadai::ui {

/// In a box from (0, 0) to (100, 100), upright. A picture in one colour is `shape` without `cuts`.
struct PieceDrawing {
    QPainterPath shape; ///< the silhouette, filled
    QPainterPath cuts;  ///< the lines and eyes inside it
};

/// The drawing for a kind with this name, as PieceSpec::name has it; none for kinds that are not well known.
std::optional<PieceDrawing> drawingOf(std::string_view name);

} // namespace komadai::ui
