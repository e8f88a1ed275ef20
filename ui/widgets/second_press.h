// The second press of a double click.
#pragma once

class QWidget;

namespace komadai::ui {

/// To be called when a click has changed what lies under the mouse: if the click turns out to be the first half of a double click,
/// its second press does nothing. With `where`, only a press on that widget or its children is dropped. GUI thread.
void dropSecondPress(QWidget* where = nullptr);

} // namespace komadai::ui
