// A copy of everything that can still be read of a damaged library.
#pragma once

#include "core/store/library.h"

#include <cstdint>
#include <filesystem>
#include <functional>

namespace komadai::core {

struct RescueSummary {
    std::int64_t games = 0;      ///< in the copy, each of which can be read
    std::int64_t shortened = 0;  ///< of these: their last changes were lost
    std::int64_t unreadable = 0; ///< games that were found, but could not be read
    std::int64_t gaps = 0;       ///< places of the file that could not be read. What was there is not known
    friend bool operator==(const RescueSummary&, const RescueSummary&) = default;
};

/// Copies games, studies, repertoires, puzzles and what was learnt of them into a new library. The damaged one is only read. The
/// ids stay the same. Indexes and counts are made anew, from the games. Reviews that go on are left out.
/// `to`        must not exist. It has a temporary name until it is complete.
/// `variants`  with which the games are checked. Games of unknown variants are copied without a check.
/// `progress`  how many games of how many were checked, which begins when all are copied; returns false to stop, and then there is no copy.
///             May be empty.
/// A library of an older version of the schema is copied as it is and migrated first, to a file that is removed again. Throws StorageError:
/// Damaged if nothing can be read; NewerVersion; CannotWrite, NoSpace or CannotOpen with the path of the copy; others as for opening.
RescueSummary rescueLibrary(const std::filesystem::path& from, const std::filesystem::path& to,
                            const VariantFinder& variants,
                            const std::function<bool(std::int64_t done, std::int64_t total)>& progress = {});

} // namespace komadai::core
