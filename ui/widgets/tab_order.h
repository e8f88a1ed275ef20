// The order in which the Tab key goes through a window.
#pragma once

class QCoreApplication;

namespace komadai::ui {

/// Lets Tab and Shift+Tab go through every window in the order of its layouts, which is the order of reading: rows from the
/// top, columns from the start of a line. Windows need no order of their own, and may change while they are shown. Areas scroll until
/// the control that gets the focus by a key is in sight.
/// Further calls do nothing.
void orderTabsByLayouts(QCoreApplication& application);

} // namespace komadai::ui
