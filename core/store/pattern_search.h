// The search for arrangements of pieces in stored games. Used inside core/store only.
#pragma once

#include "core/store/library_search.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <functional>
#include <vector>

namespace komadai::core::store {

/// Calls `found` for the first position of each game that holds one of the forms, see formsOf, until it returns false. The games are
/// searched on several threads, but the functions are called on this one, with the games in the order of `ids`. `progress` as for
/// LibrarySearch::findPattern.
void findForms(SQLite::Database& database, const VariantFinder& variants, const std::vector<GameId>& ids,
               const std::vector<PiecePattern>& forms, const std::function<bool(const FoundPosition&)>& found,
               const std::function<bool(std::int64_t, std::int64_t)>& progress);

} // namespace komadai::core::store
