// The index of positions and the counted moves, kept up to date with the games. Used inside core/store only.
#pragma once

#include "core/store/move_counts.h"
#include "core/store/position_index.h"
#include "core/store/query.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace komadai::core::store {

/// What the index has of a game.
struct IndexedGame {
    std::vector<PositionEntry> entries;
    GameFacts facts;
};

/// Reads the next columns: old_entries and old_facts of the table `unindexed`.
IndexedGame readIndexed(Query& row);

/// Keeps PositionIndex and MoveCountTable up to date. Games that are added together are indexed at once. A game that changes waits in
/// the table `unindexed`, together with what the index has of it, until `indexPositions`.
class GameIndex {
public:
    /// The entries of the packed tree of a game, see indexEntriesOf; none if it has no packed tree or cannot be read.
    using EntriesOf = std::function<std::optional<std::vector<PositionEntry>>(GameId)>;

    /// The database must outlive the index.
    GameIndex(SQLite::Database& database, EntriesOf entriesOf);

    // --- changes of games, within a transaction

    /// What is counted of a game as it is now.
    GameFacts factsOf(GameId game) { return m_counts.factsOf(game); }
    /// To be called before the game is changed, unless its facts have already been noted.
    IndexedGame indexedOf(GameId game);
    /// To be called after a change of what is counted of a game; `before` is what was counted then.
    void noteFacts(GameId game, const GameFacts& before);
    /// Lets a game wait to be indexed with new entries. `indexed` is what the index has of it; none for a new game.
    void putOff(GameId game, const std::vector<PositionEntry>& entries,
                const std::optional<IndexedGame>& indexed = {});
    /// Indexes new games at once.
    void add(std::vector<IndexedGame> games);
    /// Takes a game out of the index.
    void remove(IndexedGame game);

    // --- each a transaction of its own

    /// See the functions of Library with the same names.
    bool hasUnindexedGames();
    bool indexPositions(int games);
    std::vector<PositionHit> findPosition(std::uint64_t key, int limit);

private:
    struct Change;
    void apply(Change change);
    void merge(std::size_t entries);

    SQLite::Database& m_database;
    EntriesOf m_entriesOf;
    PositionIndex m_index;
    MoveCountTable m_counts;
    SQLite::Statement m_setUnindexed;
    SQLite::Statement m_unindexedOld;
    SQLite::Statement m_unindexedGames;
    SQLite::Statement m_unindexedEntries;
    SQLite::Statement m_anyUnindexed;
    SQLite::Statement m_removeUnindexed;
    SQLite::Statement m_deletedGames;
};

} // namespace komadai::core::store
