// The user's games in an SQLite file.
#pragma once

#include "core/record/game_record.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace komadai::core {

enum class StorageProblem {
    CannotOpen,   ///< no such folder, no permission, or not a plain file
    NotALibrary,  ///< a file of another kind
    NewerVersion, ///< written by a later version of the program
    Damaged,      ///< SQLite cannot make sense of the file, or what is stored makes no sense
    Busy,         ///< another process is writing and did not finish in time; trying again may help
    CannotWrite,  ///< the disk is full or the file may not be written
};

/// Disk or database failed. `what()` is SQLite's own text, for the log; the sentence for the user is worded
/// elsewhere.
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

/// Games in a file. Each call is a transaction of its own and durable when it returns (WAL), so that a killed
/// program loses at most the move in progress. Other processes, and other libraries in this one, may have the
/// same file open. One thread at a time. Every function throws StorageError and has then changed nothing.
class Library {
public:
    /// Opens the file, makes it if there is none (but no folder), and brings an older schema forward. An
    /// empty file becomes a library. A file that is damaged, newer or of another kind is left exactly as it
    /// is. Damage is found where it is read: a file may open well and yet hold a game that cannot be read.
    /// `busyTimeout`  how long a call waits for other processes before it gives up with StorageProblem::Busy.
    explicit Library(std::filesystem::path path,
                     std::chrono::milliseconds busyTimeout = std::chrono::seconds(2));
    ~Library();
    Library(Library&&) noexcept;
    Library& operator=(Library&&) noexcept;

    /// As given to the constructor.
    const std::filesystem::path& path() const;

    /// Returns the id of the new game; ids are never used again. Precondition: computer levels are 1..10,
    /// engine times above 0, variant and start not empty.
    GameId addGame(const GameHeader& header);
    /// Stores ply `number` (from 1) of a game, which then has that many plies on the board; plies from there
    /// on, which had been taken back, are replaced. The outcome stays as it is. Needs the game and its first
    /// number - 1 plies to be stored; otherwise, as when another process took them away, the problem is
    /// Damaged.
    void storePly(GameId game, int number, const RecordedPly& ply);
    /// Says how many plies are on the board; those beyond remain stored until a new ply replaces them. The
    /// problem is Damaged where fewer are stored.
    void setPlyCount(GameId game, int plyCount);
    /// Stores who plays from now on. The problem is Damaged where there is no such game. Precondition: as for
    /// addGame.
    void setPlayers(GameId game, const std::array<Player, SideCount>& players);
    /// Stores how the game ended; none when it goes on again. The problem is Damaged where there is no such
    /// game.
    void setOutcome(GameId game, const std::optional<Outcome>& outcome);

    /// None where there is no such game.
    std::optional<StoredGame> game(GameId game) const;
    /// All games, the latest start first; among those that started in the same second, the one added last.
    std::vector<GameSummary> games() const;
    /// Games without an outcome, in the same order.
    std::vector<GameSummary> unfinishedGames() const;

private:
    class Database;
    std::unique_ptr<Database> m_database;
};

} // namespace komadai::core
