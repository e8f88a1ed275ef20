#include "core/store/position_entries.h"

#include "core/store/game_rows.h"
#include "core/store/position_index.h"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace komadai::core::store {

std::map<GameId, WaitingGame> waitingGames(SQLite::Database& database, std::uint64_t key) {
    std::map<GameId, WaitingGame> games;
    SQLite::Statement statement(database, "SELECT game, entries, old_entries, old_facts FROM unindexed");
    const auto keepKey = [key](std::vector<PositionEntry>& entries) {
        std::erase_if(entries, [key](const PositionEntry& entry) { return entry.place.key != key; });
    };
    for (Query row(statement); row.next();) {
        WaitingGame& game = games[row.integer()];
        game.now = readEntries(row.blob());
        game.indexed = readIndexed(row);
        keepKey(game.now);
        keepKey(game.indexed.entries);
    }
    return games;
}

void forEntries(SQLite::Database& database, std::uint64_t key,
                const std::function<bool(std::span<const PositionEntry>, bool isLast)>& chunk) {
    constexpr std::size_t FirstChunk = 2000;
    constexpr std::size_t LargestChunk = 64000;
    const std::map<GameId, WaitingGame> waiting = waitingGames(database, key);
    PositionIndex index(database);
    std::vector<PositionEntry> entries;
    std::size_t size = FirstChunk;
    auto next = waiting.begin();
    bool goesOn = true;
    const auto addWaiting = [&](GameId before) {
        for (; next != waiting.end() && next->first < before; ++next)
            entries.insert(entries.end(), next->second.now.begin(), next->second.now.end());
    };
    index.find({&key, 1}, [&](const PositionEntry& entry) {
        if (waiting.contains(entry.place.game)) return true;
        const bool isNewGame = entries.empty() || entries.back().place.game != entry.place.game;
        if (isNewGame && entries.size() >= size) { // a game is not divided between two parts
            goesOn = chunk(entries, false);
            entries.clear();
            size = std::min(2 * size, LargestChunk);
        }
        addWaiting(entry.place.game);
        entries.push_back(entry);
        return goesOn;
    });
    if (!goesOn) return;
    addWaiting(std::numeric_limits<GameId>::max());
    chunk(entries, true);
}

std::string idListOf(std::span<const PositionEntry> entries) {
    IdList ids;
    for (const PositionEntry& entry : entries)
        ids.add(entry.place.game);
    return ids.take();
}

} // namespace komadai::core::store
