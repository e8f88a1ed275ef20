// Trees of many stored games. Used inside core/store only.
#pragma once

#include "core/record/game_tree.h"
#include "core/rules/any_position.h"
#include "core/store/query.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

namespace komadai::core::store {

/// Reads stored games, and keeps their starts, which many games share.
class TreeReader {
public:
    /// The database and the function must outlive the reader.
    TreeReader(SQLite::Database& database, const VariantFinder& find);

    /// A game as it is stored, with the position that it starts with. Any thread can unpack it.
    struct PackedGame {
        GameId id;
        AnyPosition start;
        int quietPlies;
        std::string packed;

        /// None if the game cannot be read. `see` is called with each position while the game is read.
        std::optional<GameTree> unpack(const GameTree::SeePosition& see = {}) const;
    };

    /// None if the game has no packed tree, or cannot be read.
    std::optional<PackedGame> readPacked(GameId game);
    std::optional<GameTree> read(GameId game);

private:
    const std::optional<AnyPosition>& startOf(const RecordHeader& header);

    const VariantFinder& m_find;
    SQLite::Statement m_game;
    std::map<std::string, std::shared_ptr<const Variant>> m_variants;
    std::map<std::tuple<std::string, std::string, std::string>, std::optional<AnyPosition>> m_starts;
};

} // namespace komadai::core::store
