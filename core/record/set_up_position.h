// Positions that were set up or pasted, in contrast to games.
#pragma once

#include "core/record/game_record.h"
#include "core/rules/any_position.h"

namespace komadai::core {

/// Whether games of the variant begin so, with or without one of its handicaps.
bool isUsualStart(const AnyPosition& position);

/// Whether a record is a mere position as long as no move is played: `start` was set up, and both players are humans of whom nothing is
/// known. Variations do not count as played.
bool isMerePosition(const RecordHeader& header, const AnyPosition& start);

/// Adds all pieces of a full set that are neither on the board nor in a hand to the hand of a side, as mate problems have them for the
/// defender. Kings, and other pieces that cannot be held, are left out. A full set is that of the usual start.
void giveRest(Setup& setup, Side side, const VariantSpec& spec);

} // namespace komadai::core
