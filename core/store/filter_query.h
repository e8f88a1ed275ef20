// Filters and orders of games as SQL. Used inside core/store only.
#pragma once

#include "core/store/library_search.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <functional>
#include <string>
#include <variant>
#include <vector>

namespace komadai::core::store {

/// A condition on `games AS g`, with its values.
struct FilterSql {
    std::string where = "g.deleted_at IS NULL";
    std::vector<std::variant<std::int64_t, std::string>> values;

    void bind(SQLite::Statement& statement) const;
};

/// The ids of the games that satisfy a condition on positions or pieces, as a list for json_each.
using GamesWith = std::function<std::string(const GameCondition&)>;

/// For the games that a filter accepts and that are not deleted. `gamesWith` is called for each condition on a position or on
/// pieces.
FilterSql sqlOf(const GameFilter& filter, const GamesWith& gamesWith);

/// Queries for the ids of games, without their values, to be asked one after the other.
std::vector<std::string> selectIds(const FilterSql& filter, const GameOrder& order);

} // namespace komadai::core::store
