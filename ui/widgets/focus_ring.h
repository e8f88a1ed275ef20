// Where the keyboard is.
#pragma once

class QApplication;

namespace komadai::ui {

/// Draws a ring round the list, text, board or chart that has the focus, since styles mark the focus only on smaller controls.
/// It appears once Tab has been used in the window. Further calls do nothing.
void showFocusRings(QApplication& application);

} // namespace komadai::ui
