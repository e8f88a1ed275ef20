// The Escape key in windows that are not dialogs.
#pragma once

class QWidget;

namespace komadai::ui {

/// Lets Escape close a window unless the part that has the focus has a use for the key.
void closeOnEscape(QWidget& window);

} // namespace komadai::ui
