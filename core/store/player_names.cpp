#include "core/store/player_names.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

namespace komadai::core {

bool PlayerRename::concerns(GameId game, Side side) const {
    const auto& of = games[static_cast<std::size_t>(indexOf(side))];
    return std::binary_search(of.begin(), of.end(), game);
}

int countGames(std::span<const PlayerRename> renames) {
    return static_cast<int>(store::renamedGames(renames).size());
}

namespace store {

std::set<GameId> renamedGames(std::span<const PlayerRename> renames) {
    std::set<GameId> games;
    for (const PlayerRename& rename : renames)
        for (const auto& ofSide : rename.games)
            games.insert(ofSide.begin(), ofSide.end());
    return games;
}

namespace {

/// The games with a name in a column, in no order. The indexes of names are without deleted games, which have an index of their own.
std::string selectGamesWith(const std::string& column) {
    return "SELECT id FROM games WHERE " + column +
           " = ?1 AND deleted_at IS NULL UNION ALL SELECT id FROM games WHERE " + column +
           " = ?1 AND deleted_at IS NOT NULL";
}

} // namespace

PlayerNames::PlayerNames(SQLite::Database& database, TextTable& texts)
    : m_texts(texts), m_gamesOfFirst(database, selectGamesWith("first_name")),
      m_gamesOfSecond(database, selectGamesWith("second_name")),
      m_renameFirstOf(database, "UPDATE games SET first_name = ?3 WHERE id = ?1 AND first_name = ?2"),
      m_renameSecondOf(database, "UPDATE games SET second_name = ?3 WHERE id = ?1 AND second_name = ?2") {}

std::vector<PlayerRename> PlayerNames::merge(std::span<const std::string> names, const std::string& name) {
    const std::int64_t id = m_texts.idOf(name);
    std::vector<PlayerRename> renames;
    for (const std::string& other : names) {
        const std::int64_t otherId = m_texts.idOf(other);
        if (otherId == id) continue;
        PlayerRename rename{other, name};
        rename.games = {readIds(m_gamesOfFirst, otherId), readIds(m_gamesOfSecond, otherId)};
        for (auto& games : rename.games)
            std::sort(games.begin(), games.end());
        this->rename({&rename, 1});
        renames.push_back(std::move(rename));
    }
    return renames;
}

void PlayerNames::rename(std::span<const PlayerRename> renames) {
    for (const PlayerRename& rename : renames) {
        const std::int64_t from = m_texts.idOf(rename.from), to = m_texts.idOf(rename.to);
        for (const GameId game : rename.games[0])
            Query(m_renameFirstOf, game, from, to).run();
        for (const GameId game : rename.games[1])
            Query(m_renameSecondOf, game, from, to).run();
    }
}

} // namespace store
} // namespace komadai::core
