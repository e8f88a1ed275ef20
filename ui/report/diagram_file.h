// Pictures of positions in files.
#pragma once

#include "ui/board/board_diagram.h"

#include <QString>

namespace komadai::ui {

/// Writes a .png, .svg or .pdf file, as a whole or not at all.
/// `longest`  the longer side, in pixels; in a PDF in 1/96 inch
/// Returns why that failed, in the words of the system or of the program; empty if it did not.
QString writeDiagram(const QString& path, const core::AnyPosition& position, const DiagramOptions& options,
                     int longest);

} // namespace komadai::ui
