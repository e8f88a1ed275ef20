// How strong a player each level is.
#pragma once

#include "core/search/engine.h"

#include <array>
#include <cstdint>
#include <vector>

namespace komadai::core {

/// How a level thinks: how far it looks, and how much it minds whether a move is the best.
struct LevelSpec {
    int depth;           ///< plies
    std::uint64_t nodes; ///< positions, at most
    int lines;           ///< among how many of its best moves it chooses
    int margin;          ///< by how many centipawns a move it plays may look worse than the best
};

/// Precondition: MinLevel <= level <= MaxLevel.
const LevelSpec& levelSpec(int level);

/// Chooses one of the lines of a finished iteration, best first, which are not further than `margin` from the
/// best. Where the best wins or loses by force it is the choice. The same for the same arguments.
/// Precondition: not empty.
std::size_t chooseLine(const std::vector<SearchInfo>& lines, int margin, std::uint64_t seed);

} // namespace komadai::core
