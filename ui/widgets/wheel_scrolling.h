// The mouse wheel over content that scrolls.
#pragma once

class QWidget;

namespace komadai::ui {

/// Lets the wheel change the value of a spin box, a combo box or a slider in the content only while that has the focus. Otherwise it
/// scrolls the area around the content. Call it again when the content has new controls.
void keepWheelForScrolling(QWidget& content);

} // namespace komadai::ui
