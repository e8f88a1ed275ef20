// Counting the leaves of the game tree: the fingerprint of a move generator.
#pragma once

#include "core/rules/any_position.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace komadai::core {

/// The number of positions `depth` plies below; 1 at depth 0. Ends that need history do not count, as usual.
/// Precondition: depth >= 0.
std::uint64_t perft(const AnyPosition& position, int depth);

/// The count for each legal move, in the order of AnyPosition::legalMoves. Precondition: depth >= 1.
std::vector<std::pair<Move, std::uint64_t>> perftByMove(const AnyPosition& position, int depth);

} // namespace komadai::core
