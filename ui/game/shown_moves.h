// Goes to a position of an open game that some moves lead to.
#pragma once

#include "core/rules/any_position.h"

#include <vector>

namespace komadai::ui {

class OpenGame;

/// Shows the position after these moves from `first`, and adds them to the record as a variation where it lacks them.
/// Returns false and changes nothing if `first` is neither where the record starts nor on the line that is shown, or if the
/// moves would go on from the end of a game that is being played. Precondition: the moves are legal.
bool showMoves(OpenGame& game, const core::AnyPosition& first, const std::vector<core::Move>& moves);

} // namespace komadai::ui
