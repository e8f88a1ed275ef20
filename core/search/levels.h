// The playing strength of each level.
#pragma once

#include "core/search/engine.h"

#include <array>
#include <cstdint>
#include <vector>

namespace komadai::core {

/// The search limits of a level, and how it chooses among good moves.
struct LevelSpec {
    int depth;           ///< plies
    std::uint64_t nodes; ///< maximum number of positions
    int lines;           ///< number of best moves to choose from
    int margin;          ///< maximum loss against the best move, in centipawns
};

/// What a level is. Precondition: MinLevel <= level <= MaxLevel.
const LevelSpec& levelSpec(int level);

/// Chooses one of the lines of a finished iteration, given best first, within `margin` of the best one. A best line that wins
/// or loses by force is always chosen. Equal arguments give equal results. Precondition: `lines` is not empty.
std::size_t chooseLine(const std::vector<SearchInfo>& lines, int margin, std::uint64_t seed);

} // namespace komadai::core
