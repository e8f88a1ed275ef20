#include "core/store/game_index.h"

#include "core/store/game_rows.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace komadai::core::store {
namespace {

/// How many entries of the index are merged in one call of indexPositions.
constexpr std::size_t MergeStep = 20000;
/// With each entry that is added, so many are merged: every entry goes through as many levels of runs, and some to spare.
constexpr std::size_t MergesOfEntry = 8;

} // namespace

IndexedGame readIndexed(Query& row) {
    IndexedGame indexed{readEntries(row.blob()), {}};
    if (const std::string facts = row.blob(); !facts.empty()) indexed.facts = readFacts(facts);
    return indexed;
}

/// What is to be changed in the index of positions and in the counted moves.
struct GameIndex::Change {
    std::vector<PositionEntry> entries; ///< to be added or removed
    std::vector<IndexedGame> counted;
    std::vector<IndexedGame> discounted;

    void add(IndexedGame game) {
        entries.insert(entries.end(), game.entries.begin(), game.entries.end());
        counted.push_back(std::move(game));
    }
    void replace(IndexedGame old, IndexedGame by) {
        if (old.entries != by.entries) {
            for (PositionEntry entry : old.entries) {
                const auto isBefore = [](const auto& a, const auto& b) { return a.place < b.place; };
                if (std::binary_search(by.entries.begin(), by.entries.end(), entry, isBefore)) continue;
                entry.isRemoved = true;
                entry.next = 0;
                entries.push_back(entry);
            }
            entries.insert(entries.end(), by.entries.begin(), by.entries.end());
        }
        discounted.push_back(std::move(old));
        counted.push_back(std::move(by));
    }
};

GameIndex::GameIndex(SQLite::Database& database, EntriesOf entriesOf)
    : m_database(database), m_entriesOf(std::move(entriesOf)), m_index(database), m_counts(database),
      m_setUnindexed(
          database,
          "INSERT OR REPLACE INTO unindexed (game, entries, old_entries, old_facts) VALUES (?, ?, ?, ?)"),
      m_unindexedOld(database, "SELECT old_entries, old_facts FROM unindexed WHERE game = ?"),
      m_unindexedGames(database, "SELECT game, entries, old_entries, old_facts FROM unindexed LIMIT ?"),
      m_unindexedEntries(database, "SELECT game, entries FROM unindexed"),
      m_anyUnindexed(database, "SELECT 1 FROM unindexed LIMIT 1"),
      m_removeUnindexed(database, "DELETE FROM unindexed WHERE game = ?"),
      m_deletedGames(database, "SELECT id FROM games WHERE deleted_at IS NOT NULL") {}

// --- changes of games

IndexedGame GameIndex::indexedOf(GameId game) {
    if (Query row(m_unindexedOld, game); row.next()) return readIndexed(row);
    auto entries = m_entriesOf(game);
    if (!entries) return {};
    return {std::move(*entries), m_counts.factsOf(game)};
}

void GameIndex::noteFacts(GameId game, const GameFacts& before) {
    if (m_counts.factsOf(game) == before) return;
    if (Query(m_unindexedOld, game).next()) return; // the index has other facts anyway
    const auto entries = m_entriesOf(game);
    if (entries) putOff(game, *entries, IndexedGame{*entries, before});
}

void GameIndex::putOff(GameId game, const std::vector<PositionEntry>& entries,
                       const std::optional<IndexedGame>& indexed) {
    const std::string now = packEntries(entries);
    const std::string old = indexed ? packEntries(indexed->entries) : std::string();
    const std::string oldFacts = indexed ? packFacts(indexed->facts) : std::string();
    Query(m_setUnindexed, game, Blob{now}, Blob{old}, Blob{oldFacts}).run();
}

void GameIndex::add(std::vector<IndexedGame> games) {
    Change change;
    for (IndexedGame& game : games)
        change.add(std::move(game));
    const std::size_t added = change.entries.size();
    apply(std::move(change));
    if (m_index.needsMerge()) merge(added * MergesOfEntry);
}

void GameIndex::remove(IndexedGame game) {
    Change change;
    change.replace(std::move(game), {});
    apply(std::move(change));
}

void GameIndex::apply(Change change) {
    for (const IndexedGame& game : change.discounted)
        m_counts.count(game.entries, game.facts, -1);
    for (const IndexedGame& game : change.counted)
        m_counts.count(game.entries, game.facts, 1);
    m_counts.addPositions(m_index.add(std::move(change.entries)), m_index);
}

void GameIndex::merge(std::size_t entries) { m_counts.addPositions(m_index.merge(entries), m_index); }

// --- transactions

bool GameIndex::hasUnindexedGames() {
    const Snapshot snapshot(m_database);
    return Query(m_anyUnindexed).next() || m_index.needsMerge();
}

bool GameIndex::indexPositions(int games) {
    SQLite::Transaction transaction(m_database, SQLite::TransactionBehavior::IMMEDIATE);
    Change change;
    std::vector<GameId> done;
    for (Query row(m_unindexedGames, games); row.next();) {
        const GameId game = row.integer();
        done.push_back(game);
        auto entries = readEntries(row.blob());
        change.replace(readIndexed(row), {std::move(entries), m_counts.factsOf(game)});
    }
    if (done.empty() && !m_index.needsMerge()) return false;
    for (const GameId game : done)
        Query(m_removeUnindexed, game).run();
    if (done.empty())
        merge(MergeStep);
    else
        apply(std::move(change));
    transaction.commit();
    return true;
}

std::vector<PositionHit> GameIndex::findPosition(std::uint64_t key, int limit) {
    const Snapshot snapshot(m_database);
    std::vector<PositionHit> hits;
    std::set<GameId> others; // which are not read from the index
    for (Query row(m_deletedGames); row.next();)
        others.insert(row.integer());
    for (Query row(m_unindexedEntries); row.next();) {
        const GameId game = row.integer();
        if (!others.insert(game).second) continue; // deleted
        for (const PositionEntry& entry : readEntries(row.blob()))
            if (entry.place.key == key && !isLine(entry))
                hits.push_back({game, NodeId::fromNumber(entry.place.node)});
    }
    const std::size_t waiting = hits.size();
    m_index.find({&key, 1}, [&](const PositionEntry& entry) {
        if (!others.contains(entry.place.game) && !isLine(entry))
            hits.push_back({entry.place.game, NodeId::fromNumber(entry.place.node)});
        return hits.size() - waiting < static_cast<std::size_t>(limit);
    });
    std::sort(hits.begin(), hits.end());
    if (hits.size() > static_cast<std::size_t>(limit)) hits.resize(static_cast<std::size_t>(limit));
    return hits;
}

} // namespace komadai::core::store
