// Games as they are stored. Used inside core/store only.
#pragma once

#include "core/store/query.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <optional>
#include <string>

namespace komadai::core::store {

/// Reads games, deleted ones too. Moves are not checked. Within a transaction.
class GameReader {
public:
    /// The database must outlive the reader.
    explicit GameReader(SQLite::Database& database);

    /// Reads a row of selectSummaries with its tags.
    GameSummary readSummary(Query& row);
    /// None if the game does not exist.
    std::optional<GameSummary> summary(GameId game);
    /// It is damage if the game does not exist.
    GameSummary existing(GameId game);
    /// The game with its journal; none if it does not exist.
    std::optional<StoredRecord> record(GameId game);
    /// The tree without the journal, see GameTree::pack; empty if the game has none.
    std::string packedTree(GameId game);

private:
    SQLite::Statement m_game;
    SQLite::Statement m_tags;
    SQLite::Statement m_tree;
    SQLite::Statement m_plies;
    SQLite::Statement m_edits;
    SQLite::Statement m_takenBack;
};

} // namespace komadai::core::store
