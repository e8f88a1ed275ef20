// The pieces that the sides of a game without drops have lost.
#pragma once

#include "core/rules/any_position.h"

#include <utility>
#include <vector>

namespace komadai::core {

/// The pieces of a side that were taken, shot or burnt between two positions of a game, by kind: first the kinds that come
/// first in the variant, each with its number, at least 1. Promoted pieces are counted as what they were; a pawn that became
/// another kind for good is not lost. Precondition: the variant has no drops.
std::vector<std::pair<PieceType, int>> lostPieces(const AnyPosition& start, const AnyPosition& now,
                                                  Side side);

} // namespace komadai::core
