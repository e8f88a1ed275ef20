// The Escape key in windows, and in their search fields.
#pragma once

class QLineEdit;
class QWidget;

namespace komadai::ui {

/// Lets Escape close a window unless the part that has the focus has a use for the key.
void closeOnEscape(QWidget& window);

/// Lets Escape empty a search field. In an empty field, the key goes on to the window.
void clearOnEscape(QLineEdit& field);

} // namespace komadai::ui
