// The user's games in an SQLite file.
#pragma once

#include "core/record/game_record.h"
#include "core/rules/variant.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

enum class StorageProblem {
    CannotOpen,   ///< no such folder, no permission, or not a plain file
    NotALibrary,  ///< a file of another kind
    NewerVersion, ///< written by a later version of the program
    Damaged,      ///< SQLite cannot make sense of the file, or what is stored makes no sense
    Busy,         ///< another process is writing and did not finish in time, or it changed the game meanwhile
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

/// The variant with an id; null where it is not known. Called on the thread of the library.
using VariantFinder = std::function<std::shared_ptr<const Variant>(std::string_view id)>;
/// Knows the variants that come with the program. They are read when the first one is asked for.
VariantFinder builtinVariantFinder();
/// Knows these variants.
VariantFinder finderOf(std::vector<std::shared_ptr<const Variant>> variants);

/// How far a game was played: the node after its last move. Moves that follow it were taken back, or are analysis. The
/// line that leads there need not be the main line: a variation may have been promoted above it.
struct PlayedTo {
    NodeId node;
    int plyCount = 0; ///< moves that lead to the node

    static PlayedTo at(const GameTree& tree, NodeId node) { return {node, tree.depth(node)}; }
    friend bool operator==(const PlayedTo&, const PlayedTo&) = default;
};

/// A row of the list of games.
struct GameSummary {
    GameId id = 0;
    RecordHeader header;
    int plyCount = 0; ///< plies that are on the board, without those taken back
    /// The node after the last of them. None in games of old libraries, and where nobody has said so: then it is on the
    /// main line.
    std::optional<NodeId> playedTo{};
    std::optional<Outcome> outcome;
    bool starred = false;
};

/// A game as it is stored. See readTree in core/notation/stored_record.h.
struct StoredRecord {
    GameSummary summary;
    StoredTree tree;
};

/// The node up to which a game was played. Where the stored node is missing from the tree, it is found on the main line.
NodeId playedTo(const GameSummary& summary, const GameTree& tree);

/// Changes of a stored game that belong together.
struct GameUpdate {
    std::vector<TreeEdit> edits{}; ///< in the order in which they were made
    std::optional<PlayedTo> playedTo{};
    std::optional<std::chrono::sys_seconds> playedAt{}; ///< the present time, where the game goes on
    std::optional<RecordHeader> header{};
    /// How the game ended; an empty inner value when it goes on again.
    std::optional<std::optional<Outcome>> outcome{};
};

/// The line of a game that was played, as text.
struct StoredGame {
    GameSummary summary;
    /// All plies, also those beyond summary.plyCount, which were taken back and can be played again.
    std::vector<RecordedPly> plies;
};

/// A game that is open in a tab of the window.
struct OpenTab {
    GameId game = 0;
    std::optional<NodeId> node{}; ///< that is shown; none: the one up to which the game was played
    bool isInFront = false;
    friend bool operator==(const OpenTab&, const OpenTab&) = default;
};

/// Where a position stands.
struct PositionHit {
    GameId game = 0;
    NodeId node;
    friend auto operator<=>(const PositionHit&, const PositionHit&) = default;
};

/// What a call changed in the list of games.
struct GameChange {
    enum class Kind {
        Added,   ///< or restored
        Changed, ///< another header, outcome or length
        Removed,
    };
    Kind kind{};
    GameId game = 0;
    friend bool operator==(const GameChange&, const GameChange&) = default;
};

/// Games in a file. Each call is a transaction of its own and durable when it returns (WAL), so that a killed program loses
/// at most the change in progress. Other processes, and other libraries in this one, may have the same file open. One
/// thread at a time, except for `interrupt`. Every function throws StorageError and has then changed nothing.
///
/// A game that is being played or edited has a journal: a row for each edit, on top of the tree that was packed last.
/// `closeGame` packs the journal into the tree. A game whose program was killed keeps its journal, which loses nothing;
/// `packJournal` makes up for it.
class Library {
public:
    /// Opens the file, makes it if there is none (but no folder), and brings an older schema forward. A library of an
    /// earlier version is first copied beside the file, as FILE.version-N-backup; no file is ever replaced. The migration
    /// is one transaction: a program that is killed in the middle leaves the library as it was. An empty file becomes a
    /// library. A file that is damaged, newer or of another kind is left exactly as it is. Damage is found where it is
    /// read: a file may open well and yet hold a game that cannot be read.
    /// `busyTimeout`  how long a call waits for other processes before it gives up with StorageProblem::Busy.
    /// `variants`     finds the variants of stored games, where moves have to be checked.
    explicit Library(std::filesystem::path path,
                     std::chrono::milliseconds busyTimeout = std::chrono::seconds(2),
                     VariantFinder variants = builtinVariantFinder());
    ~Library();
    Library(Library&&) noexcept;
    Library& operator=(Library&&) noexcept;

    /// As given to the constructor.
    const std::filesystem::path& path() const;
    void setVariants(VariantFinder variants);
    /// Lets what another thread is reading or writing just now end with StorageProblem::Busy. Any thread.
    void interrupt();

    // --- writing a game
    // The problem is Damaged where there is no such game. update, appendEdit and closeGame end with Busy where another
    // library changed the tree since this one read it or wrote to it last.

    /// Returns the id of the new game; ids are never used again. Precondition: computer levels are 1..10, ratings and
    /// engine times above 0, variant and start not empty.
    GameId addGame(const RecordHeader& header);
    /// Adds a game as a whole. The header's start must be that of the tree. `playedTo`  none: the end of the main line.
    /// Preconditions as above.
    GameId addRecord(const GameRecord& record, std::optional<NodeId> playedTo = {});
    /// Stores all of it or nothing; edits are added to the journal. Precondition: as for addGame.
    void update(GameId game, const GameUpdate& update);
    /// Adds one edit to the journal.
    void appendEdit(GameId game, const TreeEdit& edit, std::optional<PlayedTo> playedTo = {});
    /// Precondition: as for addGame.
    void setHeader(GameId game, const RecordHeader& header);
    /// Stores how the game ended; none when it goes on again.
    void setOutcome(GameId game, const std::optional<Outcome>& outcome);
    void setStarred(GameId game, bool starred);
    /// Stores the tree packed in place of the journal. `tree` must be what the stored tree and the journal make.
    void closeGame(GameId game, const GameTree& tree);
    /// Packs a journal that was left behind. False where there is none, or where the game cannot be read.
    bool packJournal(GameId game);

    /// Takes a game out of all lists. It can be restored until `purgeDeleted`. `at`  the present time.
    void deleteGame(GameId game, std::chrono::sys_seconds at);
    void restoreGame(GameId game);
    /// Deletes for good what was deleted before that time; returns how many games.
    int purgeDeleted(std::chrono::sys_seconds before);

    // --- reading

    /// None where there is no such game. A deleted one can still be read.
    std::optional<StoredRecord> record(GameId game) const;
    std::optional<GameSummary> summary(GameId game) const;
    /// Those that exist and are not deleted, in the order of the ids.
    std::vector<GameSummary> summaries(std::span<const GameId> games) const;
    /// All games that are not deleted, the latest start first; among those that started in the same second, the one added
    /// last. A page of a list is a part of these, see `summaries`.
    std::vector<GameId> gameIds() const;
    /// All of them at once.
    std::vector<GameSummary> games() const;
    /// Games without an outcome, the one that was played last first.
    std::vector<GameSummary> unfinishedGames() const;
    /// Games with a journal, by id.
    std::vector<GameId> gamesWithJournal() const;

    // --- the window

    /// Stores which games are open, from the first tab to the last. A game that is not in the library is left out.
    void setOpenTabs(std::span<const OpenTab> tabs);
    /// Those stored last, without games that were deleted since.
    std::vector<OpenTab> openTabs() const;

    // --- positions

    /// Whether there are packed games that `indexPositions` has not moved to the index.
    bool hasUnindexedGames() const;
    /// Moves the positions of `games` games at most to the index; false where nothing was left to do. A call with 16 games
    /// takes a few milliseconds.
    bool indexPositions(int games = 16);
    /// Where a position stands, in all games that are packed and not deleted: by game and node, `limit` at most. The start
    /// of a game is not among them. Keys of different positions can be equal: look at the position itself.
    std::vector<PositionHit> findPosition(std::uint64_t key, int limit = 1000000) const;

    /// What this library changed since the last call, in order.
    std::vector<GameChange> takeChanges();

    // --- one line of play as text, for callers that know no tree

    /// Stores ply `number` (from 1) of the main line, which then has that many plies on the board; plies from there on,
    /// which had been taken back, are replaced. The outcome stays as it is. Needs the game and its first number - 1 plies
    /// to be stored; otherwise, or where the move is not legal, the problem is Damaged.
    void storePly(GameId game, int number, const RecordedPly& ply);
    /// Says how many plies are on the board; those beyond remain stored until a new ply replaces them. The problem is
    /// Damaged where fewer are stored.
    void setPlyCount(GameId game, int plyCount);
    /// Stores who plays from now on. Precondition: as for addGame.
    void setPlayers(GameId game, const std::array<Player, SideCount>& players);
    /// The line that was played. The problem is Damaged where it cannot be played.
    std::optional<StoredGame> game(GameId game) const;

private:
    class Database;
    std::unique_ptr<Database> m_database;
};

} // namespace komadai::core
