#include "core/store/exploration.h"

#include "core/store/filter_query.h"
#include "core/store/move_counts.h"
#include "core/store/position_entries.h"

#include <algorithm>
#include <set>
#include <span>
#include <string>
#include <utility>

namespace komadai::core {

void MoveCounts::add(const MoveCounts& other) {
    games += other.games;
    for (std::size_t i = 0; i < wins.size(); ++i)
        wins[i] += other.wins[i];
    draws += other.draws;
    ratingSum += other.ratingSum;
    rated += other.rated;
    lastDay = std::max(lastDay, other.lastDay);
}

void MoveCounts::remove(const MoveCounts& other) {
    games -= other.games;
    for (std::size_t i = 0; i < wins.size(); ++i)
        wins[i] -= other.wins[i];
    draws -= other.draws;
    ratingSum -= other.ratingSum;
    rated -= other.rated;
}

std::optional<double> MoveCounts::scoreOfFirst() const {
    const std::int64_t decided = wins[0] + wins[1] + draws;
    if (decided == 0) return std::nullopt;
    return (static_cast<double>(wins[0]) + static_cast<double>(draws) / 2) / static_cast<double>(decided);
}

std::optional<int> MoveCounts::meanRating() const {
    if (rated == 0) return std::nullopt;
    return static_cast<int>(ratingSum / rated);
}

namespace store {
namespace {

constexpr const char* FactColumns =
    "SELECT g.id, g.result, g.first_rating, g.second_rating, g.day, g.deleted_at IS NULL FROM games AS g ";

/// Counts the moves of a position in games that a filter accepts.
class FilteredTally {
public:
    FilteredTally(SQLite::Database& database, FilterSql filter)
        : m_filter(std::move(filter)),
          m_near(database,
                 FactColumns + ("WHERE g.id BETWEEN ? AND ? AND " + m_filter.where + " ORDER BY g.id")),
          m_far(database, FactColumns + ("WHERE g.id IN (SELECT value FROM json_each(?)) AND " +
                                         m_filter.where + " ORDER BY g.id")) {}

    /// `entries` are sorted by game.
    void add(std::span<const PositionEntry> entries) {
        if (entries.empty()) return;
        const GameId first = entries.front().place.game;
        const GameId last = entries.back().place.game;
        const bool isDense = last - first < 4 * static_cast<GameId>(entries.size());
        if (isDense) {
            Query rows(m_near, first, last);
            m_filter.bind(m_near);
            count(entries, rows);
        } else {
            Query rows(m_far, idListOf(entries));
            m_filter.bind(m_far);
            count(entries, rows);
        }
    }
    const MoveTally& tally() const { return m_tally; }

private:
    void count(std::span<const PositionEntry> entries, Query& rows) {
        forEachGame(rows, entries, [&](GameId game, std::span<const PositionEntry> ofGame) {
            const GameFacts facts = readFactColumns(rows);
            for (const PositionEntry& entry : ofGame)
                if (entry.next != 0) m_tally.add(game, entry.next, facts);
            return true;
        });
    }

    FilterSql m_filter;
    SQLite::Statement m_near;
    SQLite::Statement m_far;
    MoveTally m_tally;
};

/// The moves of the position for counted numbers. A number that belongs to no legal move is left out: it belongs to another
/// position with the same key.
Exploration explorationOf(const AnyPosition& position, const PositionCounts& counts, bool isWhole) {
    Exploration exploration{.total = counts.total, .isWhole = isWhole};
    std::set<std::uint64_t> seen; // moves with equal numbers are equal in their effect
    for (const Move& move : position.legalMoves()) {
        const auto found = counts.moves.find(moveNumber(move, position.spec().size.squares()));
        if (found == counts.moves.end() || found->second.games <= 0 || !seen.insert(found->first).second)
            continue;
        exploration.moves.push_back({move, found->second});
    }
    std::stable_sort(exploration.moves.begin(), exploration.moves.end(),
                     [](const auto& a, const auto& b) { return a.counts.games > b.counts.games; });
    return exploration;
}

/// The moves of a game; none if it is not counted.
PositionCounts movesOf(GameId game, std::span<const PositionEntry> entries, const GameFacts& facts) {
    MoveTally tally;
    if (facts.isCounted)
        for (const PositionEntry& entry : entries)
            if (entry.next != 0) tally.add(game, entry.next, facts);
    return tally.counts();
}

/// Replaces what was counted of a game that waits to be indexed by its present moves. `facts` are the present ones.
void addWaiting(PositionCounts& counts, GameId game, const WaitingGame& waiting, const GameFacts& facts) {
    const PositionCounts before = movesOf(game, waiting.indexed.entries, waiting.indexed.facts);
    const PositionCounts now = movesOf(game, waiting.now, facts);
    for (const auto& [move, added] : now.moves)
        counts.moves[move].add(added);
    for (const auto& [move, removed] : before.moves)
        counts.moves[move].remove(removed);
    counts.total.add(now.total);
    counts.total.remove(before.total);
}

} // namespace

std::optional<Exploration> countedMoves(SQLite::Database& database, const AnyPosition& position) {
    MoveCountTable table(database);
    auto counts = table.find(position.key());
    if (!counts) return std::nullopt;
    for (const auto& [game, waiting] : waitingGames(database, position.key()))
        addWaiting(*counts, game, waiting, table.factsOf(game));
    return explorationOf(position, *counts, true);
}

Exploration countMoves(SQLite::Database& database, const AnyPosition& position, const FilterSql& filter,
                       const std::function<bool(const Exploration&)>& progress) {
    FilteredTally tally(database, filter);
    bool isWhole = false;
    forEntries(database, position.key(), [&](std::span<const PositionEntry> entries, bool isLast) {
        tally.add(entries);
        isWhole = isLast;
        return isLast || !progress || progress(explorationOf(position, tally.tally().counts(), false));
    });
    return explorationOf(position, tally.tally().counts(), isWhole);
}

} // namespace store
} // namespace komadai::core
