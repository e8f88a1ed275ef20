// Players with several names. Used inside core/store only.
#pragma once

#include "core/store/query.h"
#include "core/store/text_table.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <set>
#include <span>
#include <string>
#include <vector>

namespace komadai::core::store {

/// The games in which a player gets another name.
std::set<GameId> renamedGames(std::span<const PlayerRename> renames);

/// Changes the names of players in games. See the functions of Library with these names. Within a transaction.
class PlayerNames {
public:
    /// The database and the table must outlive the object.
    PlayerNames(SQLite::Database& database, TextTable& texts);

    std::vector<PlayerRename> merge(std::span<const std::string> names, const std::string& name);
    void rename(std::span<const PlayerRename> renames);

private:
    TextTable& m_texts;
    SQLite::Statement m_gamesOfFirst;
    SQLite::Statement m_gamesOfSecond;
    SQLite::Statement m_renameFirstOf;
    SQLite::Statement m_renameSecondOf;
};

} // namespace komadai::core::store
