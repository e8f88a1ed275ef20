#include "core/store/game_reader.h"

#include "core/store/game_rows.h"

#include <cstddef>
#include <utility>

namespace komadai::core::store {

GameReader::GameReader(SQLite::Database& database)
    : m_game(database, selectSummaries("WHERE g.id = ?")),
      m_tags(database, "SELECT n.text, v.text FROM tags AS t LEFT JOIN texts AS n ON n.id = t.name"
                       " LEFT JOIN texts AS v ON v.id = t.value WHERE t.game = ? ORDER BY t.place"),
      m_tree(database, "SELECT packed FROM trees WHERE game = ?"),
      m_plies(database,
              "SELECT number, move, position, key, time_used_ms FROM plies WHERE game = ? ORDER BY number"),
      m_edits(database, "SELECT edit FROM edits WHERE game = ? ORDER BY number"),
      // A number that no node can have is worth less than the game, which must not become unreadable by it.
      m_takenBack(database, "SELECT node FROM taken_back WHERE game = ? AND node BETWEEN 0 AND 4294967295") {}

GameSummary GameReader::readSummary(Query& row) {
    int tagCount = 0;
    GameSummary summary = store::readSummary(row, tagCount);
    if (tagCount > 0)
        for (Query tag(m_tags, summary.id); tag.next();) {
            std::string name = tag.text();
            summary.header.tags.emplace_back(std::move(name), tag.text());
        }
    if (summary.header.tags.size() != static_cast<std::size_t>(tagCount)) throw damage("tags are missing");
    return summary;
}

std::optional<GameSummary> GameReader::summary(GameId game) {
    Query row(m_game, game);
    return row.next() ? std::optional(readSummary(row)) : std::nullopt;
}

GameSummary GameReader::existing(GameId game) {
    auto found = summary(game);
    if (!found) throw damage("no such game");
    return std::move(*found);
}

std::optional<StoredRecord> GameReader::record(GameId game) {
    auto found = summary(game);
    if (!found) return std::nullopt;
    StoredRecord stored{std::move(*found), {}};
    stored.tree.packed = packedTree(game);
    Query ply(m_plies, game);
    for (int number = 1; ply.next(); ++number)
        stored.tree.plies.push_back(readPly(ply, number));
    if (!stored.tree.plies.empty() && !stored.tree.packed.empty()) throw damage("a game is stored twice");
    for (Query edit(m_edits, game); edit.next();)
        stored.tree.edits.push_back(edit.blob());
    if (Query row(m_takenBack, game); row.next()) stored.lastTakenBack = readNode(row);
    return stored;
}

std::string GameReader::packedTree(GameId game) {
    Query row(m_tree, game);
    return row.next() ? row.blob() : std::string();
}

} // namespace komadai::core::store
