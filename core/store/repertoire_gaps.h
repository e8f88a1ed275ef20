// What opponents played that a repertoire does not answer.
#pragma once

#include "core/practice/repertoire.h"
#include "core/store/library_search.h"

#include <functional>
#include <vector>

namespace komadai::core {

/// A reply of the opponent that was played in games, and that the repertoire does not have.
struct RepertoireGap {
    std::vector<Move> way;  ///< from the start to the position, the shortest one
    Move reply;             ///< legal there
    std::int64_t games = 0; ///< of the library, in which it was played; above 0
    friend bool operator==(const RepertoireGap&, const RepertoireGap&) = default;
};

/// Looks in all positions of a repertoire in which the opponent is to move; also in those in which it ends. The most frequent
/// replies come first. `progress` gets the number of positions that were looked at, and of all, and says whether to go on; the
/// gaps that were found until then are returned. Can throw StorageError.
std::vector<RepertoireGap> findGaps(const LibrarySearch& search, const Repertoire& repertoire,
                                    const std::function<bool(int, int)>& progress = {});

} // namespace komadai::core
