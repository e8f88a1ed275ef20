// The second press of a double click.
#pragma once

namespace komadai::ui {

/// To be called when a click has changed what lies under the mouse: if the click turns out to be the first half of a double click,
/// its second press does nothing. GUI thread.
void dropSecondPress();

} // namespace komadai::ui
