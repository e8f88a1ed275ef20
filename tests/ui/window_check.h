// A check that every_window_test makes of all windows.
#pragma once

class QObject;
class QWidget;

namespace komadai::ui::test {

/// Shows the window and fails the test if something is wrong with it. It may be called again after the window has changed.
void check(QWidget& window);
/// Whether a window has to be checked with each variant. Otherwise one stands for all.
bool differsByVariant();
/// Runs the test class; the result is that of the program.
int run(QObject& test, int argc, char** argv);

} // namespace komadai::ui::test
