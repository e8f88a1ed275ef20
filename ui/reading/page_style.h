// The style of pages to read.
#pragma once

#include <QString>

class QPalette;

namespace komadai::ui {

/// A style sheet for QTextDocument, in the colours of the palette.
QString pageStyleSheet(const QPalette& palette);

} // namespace komadai::ui
