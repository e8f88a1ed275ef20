// Where the windows beside the board open, and that they come back where the user has put them.
#pragma once

class QWidget;

namespace komadai::ui {

/// Shows a window in front of the others. When it is shown for the first time, it comes where the user has put it when the
/// program ran last, or else beside the board in the main window, which it covers as little as it can. The window needs a name
/// of its own.
void bringUp(QWidget& window, const QWidget& mainWindow);

} // namespace komadai::ui
