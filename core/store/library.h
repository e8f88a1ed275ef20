// The user's games in an SQLite file.
#pragma once

#include "core/record/game_record.h"
#include "core/rules/variant.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace SQLite {
class Database;
}

namespace komadai::core {

namespace store {
struct PatternCache;
struct UnusablePuzzles;
} // namespace store

enum class StorageProblem {
    CannotOpen,   ///< no such folder, no permission, or not a plain file
    NotALibrary,  ///< a file of another kind
    NewerVersion, ///< written by a later version of the program
    Damaged,      ///< SQLite cannot read the file, or its contents are not valid
    Busy,        ///< another process is writing and did not finish in time, or has changed the game meanwhile
    ReadOnly,    ///< the file, its folder or its disk is write-protected; see LibraryCopy
    CannotWrite, ///< the disk reports an error
    NoSpace,     ///< the disk is full, or a quota or a limit of file size is reached
};

/// What damage means for the library.
struct DamageEffect {
    enum class Kind {
        LeftAsItWas,    ///< the library was not opened, and nothing was changed
        PartUnreadable, ///< something in it cannot be read or changed; the rest can
        WritingStopped, ///< the file itself is damaged, which was found after it was opened. Nothing is written to it any more
    };
    Kind kind = Kind::PartUnreadable;
    int changedGames = 0; ///< WritingStopped: games that were added or changed since it was opened
    friend bool operator==(const DamageEffect&, const DamageEffect&) = default;
};

/// An error of the disk or the database. `what()` is a technical text for the log, often by SQLite; Wording has the sentence
/// for the user.
class StorageError : public std::runtime_error {
public:
    StorageError(StorageProblem problem, std::filesystem::path path, const std::string& detail,
                 DamageEffect effect = {})
        : std::runtime_error(detail), m_problem(problem), m_path(std::move(path)), m_effect(effect) {}
    StorageProblem problem() const { return m_problem; }
    const std::filesystem::path& path() const { return m_path; }
    /// Of StorageProblem::Damaged.
    DamageEffect effect() const { return m_effect; }

private:
    StorageProblem m_problem;
    std::filesystem::path m_path;
    DamageEffect m_effect;
};

/// Makes the error that is thrown instead of another one.
using ErrorTranslation = std::function<StorageError(const StorageError&)>;

using GameId = std::int64_t;

/// Returns the variant with an id; null if it is unknown. Called on the thread of the library.
using VariantFinder = std::function<std::shared_ptr<const Variant>(std::string_view id)>;
/// Finds the variants that come with the program. They are read when the first one is needed.
VariantFinder builtinVariantFinder();
/// Finds these variants.
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
    int plyCount = 0; ///< plies that were played, without those that were taken back
    /// The node after the last of them. None in games of old libraries, and if it was never stored: then it is on the main
    /// line.
    std::optional<NodeId> playedTo{};
    std::optional<Outcome> outcome;
    bool starred = false;
};

/// A deleted game that can be restored.
struct DeletedGame {
    GameSummary summary;
    std::chrono::sys_seconds deletedAt;
};

/// A game as it is stored. See readTree in core/notation/stored_record.h.
struct StoredRecord {
    GameSummary summary;
    StoredTree tree;
    std::optional<NodeId> lastTakenBack{}; ///< see GameUpdate; it may be missing from the tree
};

/// The node up to which a game was played. Where the stored node is missing from the tree, it is found on the main line.
NodeId playedTo(const GameSummary& summary, const GameTree& tree);
/// The first of the moves that were taken back in a game that is not over. None if there are none, or if moves, variations or
/// notes were added to them since: then they are analysis.
std::optional<NodeId> takenBack(const StoredRecord& stored, const GameTree& tree);
/// Where the played moves of a game end that is over, or that has moves that were taken back: what follows was not played. None for other
/// games. A game with a result but without played moves ends with its main line.
std::optional<NodeId> playedEnd(const StoredRecord& stored, const GameTree& tree);

/// Changes of a stored game that belong together.
struct GameUpdate {
    std::vector<TreeEdit> edits{}; ///< in the order in which they were made
    std::optional<PlayedTo> playedTo{};
    std::optional<std::chrono::sys_seconds> playedAt{}; ///< the present time, where the game goes on
    std::optional<RecordHeader> header{};
    /// How the game ended; an empty inner value when it goes on again.
    std::optional<std::optional<Outcome>> outcome{};
    /// The last of the moves that were taken back. It is kept until a later update names another one: whether it still means
    /// anything, `takenBack` finds out.
    std::optional<NodeId> lastTakenBack{};
};

/// The line of a game that was played, as text.
struct StoredGame {
    GameSummary summary;
    /// All plies, including those after summary.plyCount, which were taken back and can be played again.
    std::vector<RecordedPly> plies;
};

/// A game that is open in a tab of the window.
struct OpenTab {
    GameId game = 0;
    std::optional<NodeId> node{}; ///< that is shown; none: the one up to which the game was played
    bool isInFront = false;
    friend bool operator==(const OpenTab&, const OpenTab&) = default;
};

/// A place where a position occurs.
struct PositionHit {
    GameId game = 0;
    NodeId node;
    friend auto operator<=>(const PositionHit&, const PositionHit&) = default;
};

/// Games in which a player gets another name.
struct PlayerRename {
    std::string from, to;
    std::array<std::vector<GameId>, SideCount> games{}; ///< by index of the player's side; ascending

    bool concerns(GameId game, Side side) const;
    /// Gives the games their old name back.
    PlayerRename reversed() const { return {to, from, games}; }
    friend bool operator==(const PlayerRename&, const PlayerRename&) = default;
};
/// How many games these are; a game with both players counts once.
int countGames(std::span<const PlayerRename> renames);

/// A change in the list of games.
struct GameChange {
    enum class Kind {
        Added,   ///< or restored
        Changed, ///< has another header, outcome or length
        Removed,
    };
    Kind kind{};
    GameId game = 0;
    friend bool operator==(const GameChange&, const GameChange&) = default;
};

/// Games in a file. Each call is a transaction of its own. When it returns, the change survives the end of the program, whatever
/// the reason: a killed program loses at most the change in progress. Other processes, and other Library objects in this
/// process, may have the same file open. One thread at a time, except for `interrupt`. Every function can throw StorageError,
/// and has then changed nothing.
///
/// If the power fails or the system crashes, the library is not damaged, but the last changes can be lost: those since the
/// write-ahead log was last moved into the file, at most about LogBytes (WAL with `synchronous = NORMAL`; waiting for the disk
/// after each move would cost up to a tenth of a second on slow disks).
///
/// If SQLite finds the file damaged, this object writes nothing to it any more: every later change fails with Damaged and
/// DamageEffect::Kind::WritingStopped. What can still be read, can be read; `rescueLibrary` copies it.
///
/// A game that is being played or edited has a journal: a row for each edit since the tree was last packed. `closeGame` packs
/// the journal into the tree. If the program is killed, the journal stays and nothing is lost; `packJournal` packs it later.
class Library {
public:
    /// Opens the file, and migrates an older schema. Creates the file, but no folder, if it does not exist; an empty file
    /// becomes a library. Before a migration, the library is copied to FILE.version-N-backup beside it; existing files are
    /// never replaced. The migration is one transaction: if the program is killed, the library stays as it was. A file that is
    /// damaged, newer or of another kind is not changed. A file of at most CheckedBytes is checked as a whole. In a larger one,
    /// damage is only found where it is read; see `findFileDamage`. Games are not read: a file that can be opened may contain
    /// a game that cannot be read.
    /// `busyTimeout`  how long a call waits for other processes before it fails with StorageProblem::Busy.
    /// `variants`     finds the variants of stored games when their moves must be checked.
    explicit Library(std::filesystem::path path,
                     std::chrono::milliseconds busyTimeout = std::chrono::seconds(2),
                     VariantFinder variants = builtinVariantFinder());
    ~Library();
    Library(Library&&) noexcept;
    Library& operator=(Library&&) noexcept;

    /// The size up to which a file is checked when it is opened, which takes a few milliseconds.
    static constexpr std::uintmax_t CheckedBytes = std::uintmax_t{1} << 20;
    /// The size at which the write-ahead log is moved into the file.
    static constexpr std::uintmax_t LogBytes = std::uintmax_t{1} << 19;

    /// As given to the constructor.
    const std::filesystem::path& path() const;
    /// Lets every later change fail, because the file was found damaged. Reading goes on.
    void stopWriting() const;
    bool isWritingStopped() const;
    /// How many games this object has added or changed.
    int changedGames() const;
    void setVariants(VariantFinder variants);
    /// Lets all functions, and the other classes that use this library, throw their errors as `translation` makes them. Empty: as they are,
    /// which is also the initial state.
    void setErrorTranslation(ErrorTranslation translation);
    /// The error as it is to be thrown.
    StorageError translated(const StorageError& error) const;
    /// Makes the call in progress on another thread fail with StorageProblem::Busy. Any thread.
    void interrupt();

    // --- writing a game
    // If the game does not exist, the problem is Damaged. update, appendEdit and closeGame fail with Busy if another Library
    // has changed the tree since this one last read or wrote it.

    /// Returns the id of the new game; ids are never used again. Precondition: computer levels are 1..10, ratings and
    /// engine times above 0, variant and start not empty.
    GameId addGame(const RecordHeader& header);
    /// Adds a complete game, for example an imported one. Preconditions as above, and the header's start is that of the tree.
    /// `lastTakenBack`  see GameUpdate
    GameId addRecord(const GameRecord& record, std::optional<NodeId> lastTakenBack = {});
    /// Adds complete games in one transaction and returns their ids. Their positions are indexed at once, which for many games
    /// is much faster than `addRecord`. Preconditions as above.
    /// `also`  is called with the ids within the transaction, and may add studies or their chapters, which are then stored together
    ///         with the games or not at all; may be empty.
    std::vector<GameId> addRecords(std::span<const GameRecord> records,
                                   const std::function<void(const std::vector<GameId>&)>& also = {});
    /// Stores all of the changes or none of them. Edits are added to the journal. A deleted game that is changed is restored:
    /// it is open somewhere, and the change must not be lost with it. Precondition: as for addGame.
    void update(GameId game, const GameUpdate& update);
    /// Adds an edit to the journal.
    void appendEdit(GameId game, const TreeEdit& edit, std::optional<PlayedTo> playedTo = {});
    /// Precondition: as for addGame.
    void setHeader(GameId game, const RecordHeader& header);
    /// Stores the end of the game; none if the game continues.
    void setOutcome(GameId game, const std::optional<Outcome>& outcome);
    void setStarred(GameId game, bool starred);
    /// Gives games a label, or takes it from them. Games that do not exist are left out. Precondition: the label is not empty.
    void setLabel(std::span<const GameId> games, const std::string& label, bool isSet);
    /// Gives all games of the players in `names` the player `name` instead, deleted games too. Returns what was changed, with
    /// which renamePlayers can undo it.
    std::vector<PlayerRename> mergePlayers(std::span<const std::string> names, const std::string& name);
    /// Renames the players of these games. A player who has not the name `from` there keeps the name.
    void renamePlayers(std::span<const PlayerRename> renames);
    /// Replaces stored tree and journal by the packed tree. Precondition: `tree` is the stored tree with all edits of the
    /// journal.
    void closeGame(GameId game, const GameTree& tree);
    /// Packs the journal of a game that was not closed. Returns false if it has none, or if the game cannot be read.
    bool packJournal(GameId game);

    /// Removes a game from all lists. It can be restored until `purgeDeleted`. `at` is the present time.
    void deleteGame(GameId game, std::chrono::sys_seconds at);
    void restoreGame(GameId game);
    /// The same for several games at once.
    void deleteGames(std::span<const GameId> games, std::chrono::sys_seconds at);
    void restoreGames(std::span<const GameId> games);
    /// Finally deletes the games that were deleted before this time, at most `limit`, and returns their number. Games of unknown
    /// variants and games with a damaged header stay, because what the index has of them cannot be computed.
    int purgeDeleted(std::chrono::sys_seconds before, int limit = std::numeric_limits<int>::max());

    // --- reading

    /// Whether the game exists and is not deleted.
    bool has(GameId game) const;
    /// None if the game does not exist. A deleted game can still be read.
    std::optional<StoredRecord> record(GameId game) const;
    std::optional<GameSummary> summary(GameId game) const;
    /// The games that can be restored, at most so many, the one that was deleted last first.
    std::vector<DeletedGame> deletedGames(int limit) const;
    /// The summaries of these games, in their order, without games that do not exist or are deleted.
    std::vector<GameSummary> summaries(std::span<const GameId> games) const;
    /// All games that are not deleted, the latest day first, see dayOf; of the same day, the latest start first, and of those
    /// with the same start, the one added last.
    /// To show a page of a list, pass a part of them to `summaries`.
    std::vector<GameId> gameIds() const;
    /// The summaries of all these games.
    std::vector<GameSummary> games() const;
    /// Sorted.
    std::vector<std::string> labelsOf(GameId game) const;
    /// Games without an outcome that were played here, not those of files (which have a source); the one that was played last
    /// comes first. At most `limit`.
    std::vector<GameSummary> unfinishedGames(int limit = 1000) const;
    /// Games with a journal, in ascending order of ids.
    std::vector<GameId> gamesWithJournal() const;

    // --- the window

    /// Stores which games are open, from the first tab to the last. A game that is not in the library is left out.
    void setOpenTabs(std::span<const OpenTab> tabs);
    /// Those stored last, without games that were deleted since.
    std::vector<OpenTab> openTabs() const;

    // --- positions

    /// Whether indexPositions has something to do.
    bool hasUnindexedGames() const;
    /// Moves the positions of at most `games` packed games to the index; if there are none, merges a part of the index.
    /// Returns false if there was nothing to do. A call with 16 games takes a few milliseconds.
    bool indexPositions(int games = 16);
    /// At most `limit` places where a position occurs in packed games that are not deleted, sorted by game and node; starts of
    /// games are included. Different positions can have the same key, so the caller must compare the positions; see
    /// LibrarySearch::findPosition.
    std::vector<PositionHit> findPosition(std::uint64_t key, int limit = 1000000) const;

    /// The changes that this object has made since the last call, in order.
    std::vector<GameChange> takeChanges();
    /// A number that is another one after each change of the file by another Library, in this process or in another one, whatever was
    /// changed. It may also be another one without a change, and says nothing about order.
    std::int64_t foreignChanges() const;

    // --- the line that was played as text, for callers without a tree

    /// The line that was played. The problem is Damaged if it cannot be played.
    std::optional<StoredGame> game(GameId game) const;

    /// Finds the variants of stored games.
    const VariantFinder& variants() const;
    /// The open file, for other classes in core/store. They change only tables of their own.
    SQLite::Database& connection() const;
    /// Which puzzles do not fit the rules, for PracticeStore. Forgotten when other variants are set.
    store::UnusablePuzzles& unusablePuzzles() const;
    /// What LibrarySearch has found by reading all games. Forgotten when other variants are set.
    store::PatternCache& patternCache() const;

private:
    class Database;
    std::unique_ptr<Database> m_database;
};

} // namespace komadai::core
