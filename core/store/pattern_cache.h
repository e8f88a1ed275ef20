// A cache of the games with certain patterns. Used inside core/store only.
#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace komadai::core::store {

/// All games must be read to find a pattern, and a list asks for it again whenever it is sorted. Therefore the library keeps the answers
/// of LibrarySearch until the file changes.
struct PatternCache {
    std::int64_t foreignChanges = 0;          ///< `PRAGMA data_version` when the games were read
    std::int64_t ownChanges = 0;              ///< sqlite3_total_changes at that time
    std::map<std::string, std::string> games; ///< lists of ids for json_each, by the text of the condition
};

} // namespace komadai::core::store
