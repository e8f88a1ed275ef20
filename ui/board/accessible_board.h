// The board as screen readers see it.
#pragma once

namespace komadai::ui {

/// Lets every BoardView be read square by square: a list of its places, each with its name in words, and behind
/// them what was announced last. To be called once, before a screen reader asks.
void installAccessibleBoard();

} // namespace komadai::ui
