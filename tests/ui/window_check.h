// A check that every_window_test makes of all windows.
#pragma once

class QWidget;

namespace komadai::ui::test {

/// Shows the window and fails the test if something is wrong with it. It may be called again after the window has changed.
void check(QWidget& window);

} // namespace komadai::ui::test
