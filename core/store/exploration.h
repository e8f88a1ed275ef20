// What was played in a position, and how often.
#pragma once

#include "core/rules/any_position.h"
#include "core/rules/outcome.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace SQLite {
class Database;
}

namespace komadai::core {

/// Results of games in which a move was played.
struct MoveCounts {
    std::int64_t games = 0;
    std::array<std::int64_t, SideCount> wins{}; ///< by index of the winner
    std::int64_t draws = 0;
    std::int64_t ratingSum = 0; ///< of the mean rating of the two players
    std::int64_t rated = 0;     ///< games in which a rating is known
    int lastDay = 0;            ///< see dayOf. It may belong to a game that was deleted or changed since

    void add(const MoveCounts& other);
    /// The day stays.
    void remove(const MoveCounts& other);
    /// The points of the first player, from 0 to 1, in the games that have a result; none if there are none.
    std::optional<double> scoreOfFirst() const;
    std::optional<int> meanRating() const;
    friend bool operator==(const MoveCounts&, const MoveCounts&) = default;
};

/// What was played in a position.
struct Exploration {
    struct Line {
        Move move;
        MoveCounts counts;
        friend bool operator==(const Line&, const Line&) = default;
    };
    std::vector<Line> moves{}; ///< the most frequent one first
    MoveCounts total{};        ///< of the games that went on from here, each counted once
    bool isWhole = true;       ///< false while games are still being counted, and if counting was stopped
    friend bool operator==(const Exploration&, const Exploration&) = default;
};

namespace store {

struct FilterSql;

/// The moves of a position by the table of counted moves; none if the position is not in it. Within a transaction for reading.
std::optional<Exploration> countedMoves(SQLite::Database& database, const AnyPosition& position);
/// Counts the moves of a position in the games that a filter accepts. `progress` as for LibrarySearch::explore. Within a transaction
/// for reading.
Exploration countMoves(SQLite::Database& database, const AnyPosition& position, const FilterSql& filter,
                       const std::function<bool(const Exploration&)>& progress);

} // namespace store
} // namespace komadai::core
