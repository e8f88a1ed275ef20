#include "core/store/open_tabs.h"

#include "core/store/game_rows.h"

#include <cstdint>
#include <optional>

namespace komadai::core::store {

OpenTabTable::OpenTabTable(SQLite::Database& database)
    : m_database(database), m_remove(database, "DELETE FROM open_tabs"),
      m_add(database, "INSERT INTO open_tabs (place, game, node, in_front)"
                      " SELECT ?1, id, ?2, ?3 FROM games WHERE id = ?4"),
      m_tabs(database,
             "SELECT t.game, t.node, t.in_front FROM open_tabs AS t JOIN games AS g ON g.id = t.game"
             " WHERE g.deleted_at IS NULL ORDER BY t.place") {}

void OpenTabTable::set(std::span<const OpenTab> tabs) {
    SQLite::Transaction transaction(m_database, SQLite::TransactionBehavior::IMMEDIATE);
    Query(m_remove).run();
    int place = 0;
    for (const OpenTab& tab : tabs) {
        const auto node = tab.node ? std::optional(std::int64_t{tab.node->number()}) : std::nullopt;
        Query(m_add, ++place, node, tab.isInFront ? 1 : 0, tab.game).run();
    }
    transaction.commit();
}

std::vector<OpenTab> OpenTabTable::tabs() {
    std::vector<OpenTab> tabs;
    for (Query row(m_tabs); row.next();) {
        const GameId game = row.integer();
        const auto node = readNode(row);
        tabs.push_back({game, node, row.number(0, 1) == 1});
    }
    return tabs;
}

} // namespace komadai::core::store
