// How large a window is when it opens for the first time.
#pragma once

class QSize;
class QWidget;

namespace komadai::ui {

/// As large as is wanted, or as its screen has room, but no smaller than its minimum size.
void resizeWithinScreen(QWidget& window, const QSize& wanted);

} // namespace komadai::ui
