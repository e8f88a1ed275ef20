// Where the keyboard is.
#pragma once

#include <QColor>

class QApplication;
class QPalette;
class QWidget;

namespace komadai::ui {

/// Draws a ring round the list, text, board or chart that has the focus, since styles mark the focus only on smaller controls.
/// It appears once Tab has been used in the window. Further calls do nothing.
void showFocusRings(QApplication& application);

/// The colour of the ring: that of selections, or that of texts where selections are not seen well enough.
QColor focusRingColour(const QPalette& palette);

/// Draws the style's frame of focus round a widget. Call it in the widget's paintEvent.
void drawFocusFrame(QWidget& widget);

} // namespace komadai::ui
