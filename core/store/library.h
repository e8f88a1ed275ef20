// The user's games in an SQLite file.
#pragma once

#include "core/record/game_record.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace komadai::core {

enum class StorageProblem {
    CannotOpen,    ///< no such folder, no permission, or not a plain file
    NotALibrary,   ///< a file of another kind
    NewerVersion,  ///< written by a later version of the program
    Damaged,       ///< SQLite cannot make sense of the file, or a stored game of its moves
    Busy,          ///< another process is writing and did not finish in time
    CannotWrite,   ///< the disk is full or the file may not be written
};

/// Disk or database failed. `what()` is SQLite's own text, for the log; the sentence for the user is worded elsewhere.
class StorageError : public std::runtime_error {
public:
    StorageError(StorageProblem problem, std::filesystem::path path, const std::string& detail)
        : std::runtime_error(detail), m_problem(problem), m_path(std::move(path)) {}
    StorageProblem problem() const { return m_problem; }
    const std::filesystem::path& path() const { return m_path; }

private:
    StorageProblem m_problem;
    std::filesystem::path m_path;
};

using GameId = std::int64_t;

struct GameSummary {
    GameId id = 0;
    GameHeader header;
    int plyCount = 0; ///< plies on the board, without those taken back
    std::optional<Outcome> outcome;
};

struct StoredGame {
    GameSummary summary;
    /// All plies, also those beyond summary.plyCount, which were taken back and can be played again.
    std::vector<RecordedPly> plies;
};

/// Games in a file. Each call is a transaction of its own and durable when it returns (WAL), so that a killed program loses
/// at most the move in progress. Other processes may have the same file open. One thread at a time. Every function throws
/// StorageError.
class Library {
public:
    /// Opens the file, makes it if there is none, and brings an older schema forward. A file that is damaged, newer or of
    /// another kind is left exactly as it is.
    explicit Library(std::filesystem::path path);
    ~Library();
    Library(Library&&) noexcept;
    Library& operator=(Library&&) noexcept;

    const std::filesystem::path& path() const;

    GameId addGame(const GameHeader& header);
    /// Stores ply `number` (from 1) of a game; plies from there on, which had been taken back, are replaced.
    /// Precondition: the game has at least number - 1 plies.
    void storePly(GameId game, int number, const RecordedPly& ply);
    /// Says how many plies are on the board; those beyond remain stored until a new ply replaces them.
    void setPlyCount(GameId game, int plyCount);
    /// Stores how the game ended; none when it goes on again.
    void setOutcome(GameId game, const std::optional<Outcome>& outcome);

    std::optional<StoredGame> game(GameId game) const;
    /// All games, the latest first.
    std::vector<GameSummary> games() const;
    /// Games without an outcome, the latest first.
    std::vector<GameSummary> unfinishedGames() const;

private:
    class Database;
    std::unique_ptr<Database> m_database;
};

} // namespace komadai::core
