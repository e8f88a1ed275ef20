// How often each move was played in positions that many games share. Used inside core/store only.
#pragma once

#include "core/store/exploration.h"
#include "core/store/position_index.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace komadai::core::store {

/// What is counted of a game.
struct GameFacts {
    bool isCounted = false; ///< false for a deleted game
    /// By index of Side, then draws. A game without result counts for none of them.
    std::optional<std::size_t> result;
    int rating = 0; ///< the mean of the players' ratings; 0 if none is known
    int day = 0;    ///< see dayOf
    friend bool operator==(const GameFacts&, const GameFacts&) = default;
};

/// The index for a word in the column `result`: "first", "second" or "draw".
std::optional<std::size_t> resultIndexOf(const std::optional<std::string>& word);
/// The mean of two ratings, as far as they are known; 0 if none is.
int meanRatingOf(std::optional<int> first, std::optional<int> second);
/// The next columns: result, first_rating, second_rating, day, and whether the game is counted.
GameFacts readFactColumns(Query& row);

/// The facts as bytes, for games whose positions are not in the index yet.
std::string packFacts(const GameFacts& facts);
GameFacts readFacts(std::string_view bytes);

/// What was played in one position.
struct PositionCounts {
    std::unordered_map<std::uint64_t, MoveCounts> moves{}; ///< by number of the move
    MoveCounts total{};                                    ///< each game once, however often it came here
};

/// Counts moves of one position.
class MoveTally {
public:
    /// Moves of the same game follow one another; a game counts once for each of its moves.
    void add(GameId game, std::uint64_t move, const GameFacts& facts);
    const PositionCounts& counts() const { return m_counts; }

private:
    PositionCounts m_counts;
    GameId m_game = 0;
    std::vector<std::uint64_t> m_ofGame;
};

/// The table `move_counts`: a row for each move that was played in a position of many games, so that the explorer need not
/// read all of them, and one for all of them (move 0). Positions of few games are not in the table. Within a transaction.
class MoveCountTable {
public:
    explicit MoveCountTable(SQLite::Database& database);

    /// None if the position is not in the table.
    std::optional<PositionCounts> find(std::uint64_t key);
    /// Adds a game's moves, or removes them with `sign` -1, where the position is in the table.
    /// `entries`  of the game, in any order.
    void count(std::span<const PositionEntry> entries, const GameFacts& facts, int sign);
    bool has(std::uint64_t key);
    /// Puts positions into the table, unless they are there.
    /// `keys`  in any order, each at most once.
    void addPositions(std::vector<std::uint64_t> keys, PositionIndex& index);
    /// Counts all positions of the table anew.
    void recount(PositionIndex& index);
    GameFacts factsOf(GameId game);
    /// Those with which the game's entries in the index are counted: the ones before the changes that wait for the index.
    GameFacts indexedFactsOf(GameId game);

private:
    void change(std::uint64_t key, std::uint64_t move, const MoveCounts& counts, int sign);

    SQLite::Database& m_database;
    SQLite::Statement m_find;
    SQLite::Statement m_has;
    SQLite::Statement m_change;
    SQLite::Statement m_facts;
    SQLite::Statement m_waitingFacts;
};

} // namespace komadai::core::store
