// Where a window opens.
#pragma once

#include <QRect>

class QWidget;

namespace komadai::ui {

/// The place for a window of this size, frame included, on a screen with this free area, so that it covers as little as possible of
/// what the user is looking at. It is at the height of `watched`, as far as it fits.
QRect placeBeside(const QSize& window, const QRect& watched, const QRect& screen);

/// Moves a window that has not been shown yet to such a place. `watched` is a visible widget.
void placeBeside(QWidget& window, const QWidget& watched);

} // namespace komadai::ui
