// Results of games, grouped.
#pragma once

#include "core/rules/outcome.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace SQLite {
class Database;
}

namespace komadai::core {

/// What results are grouped by.
enum class ResultsBy {
    Variant,  ///< its id
    Side,     ///< "first" or "second", the side of the player
    Opponent, ///< the name; computers without a name by their level, see ResultCounts::level
    Level,    ///< of the computer, "1" to "10"; only games of a person against the computer
    Clock,    ///< of the player, see formatTimeControl
    Year,     ///< "1996"; "0" if it is not known
    Reason,   ///< how the games ended, "checkmate"; empty for games that are not over
};

/// How a game ended, by the word for it in the library: "checkmate". None if there is no such word.
std::optional<EndReason> endReasonNamed(std::string_view word);

/// Which games of a library are counted.
enum class ResultsOf {
    AllGames,
    AgainstComputer, ///< of a person against the computer
    FirstPlayer,     ///< all games, as the player who moves first sees them
};

/// Results of a group of games, as one player sees them.
struct ResultCounts {
    std::string name;
    std::int64_t games = 0;
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0; ///< games that are not over count for none
    /// Of the opponents, 1 to 10; only by opponent, and only for computers without a name.
    std::optional<int> level{};
    friend bool operator==(const ResultCounts&, const ResultCounts&) = default;
};

namespace store {

struct FilterSql;

/// See LibrarySearch::results.
std::vector<ResultCounts> countResults(SQLite::Database& database, const FilterSql& filter, ResultsBy by,
                                       const std::optional<std::string>& player, ResultsOf of);

} // namespace store
} // namespace komadai::core
