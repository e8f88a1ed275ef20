// The size of a window when it first opens.
#pragma once

class QSize;
class QWidget;

namespace komadai::ui {

/// Gives the window the wanted size, at most the size of its screen and at least its minimum size.
void resizeWithinScreen(QWidget& window, const QSize& wanted);

} // namespace komadai::ui
