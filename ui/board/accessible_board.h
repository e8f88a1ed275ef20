// Boards as screen readers see them.
#pragma once

namespace komadai::ui {

/// Lets a screen reader read every BoardSurface square by square: a list of its places, each with its name in words, its
/// content as value and its actions, after them the buttons of an open choice, and the last announcement. Call it before a
/// screen reader asks; further calls do nothing.
void installAccessibleBoard();

} // namespace komadai::ui
