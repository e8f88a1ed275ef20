// Texts and sizes of widgets that follow the size of the application's text.
#pragma once

#include <functional>

class QWidget;

namespace komadai::ui {

/// Makes the text of the widget `scale` times as large as the application's, now and whenever that changes.
void scaleText(QWidget& widget, double scale);

/// Calls `act` now, and whenever the widget has another font. `act` must not use the sizeHint() of the widget: that may still be the one
/// for the last font.
void followFont(QWidget& widget, std::function<void()> act);

} // namespace komadai::ui
