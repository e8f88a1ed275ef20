// The places of one position in all games. Used inside core/store only.
#pragma once

#include "core/store/game_index.h"
#include "core/store/position_blocks.h"
#include "core/store/query.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace komadai::core::store {

/// A game whose positions wait to be indexed, with the entries of one key.
struct WaitingGame {
    std::vector<PositionEntry> now;
    IndexedGame indexed; ///< what the index still has
};
std::map<GameId, WaitingGame> waitingGames(SQLite::Database& database, std::uint64_t key);

/// Calls `chunk` with the entries of a key, games of the database and those that wait, sorted, in parts that grow, until it
/// returns false.
void forEntries(SQLite::Database& database, std::uint64_t key,
                const std::function<bool(std::span<const PositionEntry>, bool isLast)>& chunk);

/// Calls `see(game, entries)` for each game of the rows with its entries, until it returns false. The first column of the rows is the
/// game; `see` may read the next ones. Rows and entries are sorted by game. Returns whether all games were seen.
template <class See>
bool forEachGame(Query& rows, std::span<const PositionEntry> entries, const See& see) {
    auto next = entries.begin();
    while (rows.next()) {
        const GameId game = rows.integer();
        while (next != entries.end() && next->place.game < game)
            ++next;
        const auto first = next;
        while (next != entries.end() && next->place.game == game)
            ++next;
        if (!see(game, std::span<const PositionEntry>(first, next))) return false;
    }
    return true;
}

/// Adds ids in ascending order to a list for json_each, each once.
class IdList {
public:
    void add(GameId game) {
        if (game == m_last) return;
        if (m_last != 0) m_json += ',';
        m_json += std::to_string(game);
        m_last = game;
    }
    std::string take() { return std::move(m_json) + ']'; }

private:
    std::string m_json = "[";
    GameId m_last = 0;
};

/// The games of entries that are sorted by game.
std::string idListOf(std::span<const PositionEntry> entries);

} // namespace komadai::core::store
