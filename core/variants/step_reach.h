// Where moves of several steps can end.
#pragma once

#include "core/variants/effects.h"
#include "core/variants/offset.h"

#include <map>

namespace komadai::core {

/// The squares on which a move of several steps can end on an empty board of any size, each with the fewest steps that
/// lead to it. The start is among them if the move can lead back to it.
std::map<Offset, int> fewestStepsTo(const MultiStep& multi);

} // namespace komadai::core
