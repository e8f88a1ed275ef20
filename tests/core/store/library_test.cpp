#include "core/store/schema.h"
#include "core/store/stored_game.h"
#include "tests/core/store/storage.h"

#include <sys/resource.h>

namespace komadai::core::test {
namespace {

/// A version as the header of an SQLite file has it.
std::string headerVersion(int version) { return {'\0', '\0', '\0', static_cast<char>(version)}; }

/// The problem of opening the file as a user without root's permissions.
int codeOfOpeningWithoutPrivileges(const std::filesystem::path& path) {
    return exitCodeWithoutPrivileges([&] { return codeOf(problemOfOpening(path)); });
}

class LibraryFileTest : public LibraryTest {
protected:
    /// A closed library with one game of three plies.
    void makeLibrary() {
        Library library(file);
        addGameOf(3, library);
    }
    /// Expects that opening fails and changes neither the file nor the folder.
    void expectRefusal(StorageProblem problem) {
        const std::string before = bytesOf(file);
        const std::size_t filesBefore = filesIn(folder.path());
        EXPECT_EQ(problemOfOpening(file), problem);
        EXPECT_EQ(bytesOf(file), before);
        EXPECT_EQ(filesIn(folder.path()), filesBefore);
    }
    void patch(std::size_t offset, const std::string& bytes) {
        std::string content = bytesOf(file);
        write(file, content.replace(offset, bytes.size(), bytes));
    }
};

using LibraryGames = LibraryFileTest;
using LibraryOutcomes = LibraryFileTest;
using LibraryList = LibraryFileTest;
using LibraryDurability = LibraryFileTest;
using LibrarySchema = LibraryFileTest;
using LibraryRefusal = LibraryFileTest;
using LibraryDamage = LibraryFileTest;

// --- games and plies

TEST_F(LibraryGames, AGameComesBackWithItsHeader) {
    Library library(file);
    const GameId id = library.addGame(headerAt(1700000000s));
    const auto game = library.game(id);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->summary.id, id);
    EXPECT_EQ(game->summary.header, headerAt(1700000000s));
    EXPECT_EQ(game->summary.plyCount, 0);
    EXPECT_FALSE(game->summary.outcome);
    EXPECT_TRUE(game->plies.empty());
}

TEST_F(LibraryGames, ChangesByAnotherLibraryAreNoticed) {
    Library library(file), other(file);
    const auto before = library.foreignChanges();
    addGameOf(3, library);
    EXPECT_EQ(library.foreignChanges(), before);
    addGameOf(3, other);
    EXPECT_NE(library.foreignChanges(), before);
}

TEST_F(LibraryGames, AGameComesBackWithEveryPly) {
    Library library(file);
    const auto game = library.game(addGameOf(200, library));
    ASSERT_TRUE(game);
    EXPECT_EQ(game->summary.plyCount, 200);
    EXPECT_EQ(game->plies, pliesUpTo(200));
}

TEST_F(LibraryGames, AGameComesBackAfterClosing) {
    makeLibrary();
    const Library library(file);
    ASSERT_EQ(library.games().size(), 1U);
    EXPECT_EQ(library.game(library.games().front().id)->plies, pliesUpTo(3));
}

TEST_F(LibraryGames, GamesDoNotMixTheirPlies) {
    Library library(file);
    const GameId one = addGameOf(3, library, 1);
    const GameId two = addGameOf(5, library, 2);
    EXPECT_EQ(library.game(one)->plies, pliesUpTo(3, 1));
    EXPECT_EQ(library.game(two)->plies, pliesUpTo(5, 2));
}

TEST_F(LibraryGames, TakingBackKeepsThePliesToBePlayedAgain) {
    Library library(file);
    const GameId id = addGameOf(3, library);
    StoredPlay::of(library, id).takeBackTo(1);
    EXPECT_EQ(library.game(id)->summary.plyCount, 1);
    EXPECT_EQ(library.game(id)->plies, pliesUpTo(3));
}

TEST_F(LibraryGames, AllPliesMayBeTakenBack) {
    Library library(file);
    const GameId id = addGameOf(3, library);
    StoredPlay::of(library, id).takeBackTo(0);
    EXPECT_EQ(library.game(id)->summary.plyCount, 0);
    EXPECT_EQ(library.game(id)->plies.size(), 3U);
}

TEST_F(LibraryGames, NamesMayHaveAnyText) {
    Library library(file);
    for (const std::string name :
         {"Ayşe Öztürk", "羽生 善治", "O'Brien \"Bob\"; DROP TABLE games --", "", "♔😀", "100%"}) {
        RecordHeader header = headerAt(0s);
        header.players[0].name = name;
        EXPECT_EQ(library.game(library.addGame(header))->summary.header.players[0].name, name);
    }
}

TEST_F(LibraryGames, APlayerIsAPersonOrAComputerOfSomeLevel) {
    Library library(file);
    for (const std::optional<int> level : {std::optional<int>(), std::optional(1), std::optional(10)}) {
        RecordHeader header = headerAt(0s);
        header.players[1].computerLevel = level;
        EXPECT_EQ(library.game(library.addGame(header))->summary.header.players[1].computerLevel, level);
    }
}

TEST_F(LibraryGames, APlayerMayBeAnExternalEngineWithItsTimeForAMove) {
    Library library(file);
    RecordHeader header = headerAt(0s);
    header.players[0] = {std::nullopt, "Deep Cube 2", std::chrono::milliseconds(1500)};
    EXPECT_EQ(library.game(library.addGame(header))->summary.header.players, header.players);
}

TEST_F(LibraryGames, EachSideHasItsClock) {
    Library library(file);
    RecordHeader header = headerAt(0s);
    header.clocks = {TimeControl{5min, 3s}, TimeControl{10min, {}, 30s, 3}};
    EXPECT_EQ(library.game(library.addGame(header))->summary.header.clocks, header.clocks);
}

TEST_F(LibraryGames, AnInvalidClockIsDamage) {
    makeLibrary();
    execute(file, "UPDATE games SET second_clock = 'noon'");
    EXPECT_EQ(problemOf([&] { Library(file).games(); }), StorageProblem::Damaged);
}

TEST_F(LibraryGames, AnotherPlayerMayTakeOver) {
    Library library(file);
    RecordHeader header = headerAt(0s);
    const GameId id = library.addGame(header);
    header.players = {Player{4, ""}, Player{std::nullopt, "Deep Cube 2", std::chrono::milliseconds(1)}};
    library.setHeader(id, header);
    EXPECT_EQ(library.game(id)->summary.header.players, header.players);
}

TEST_F(LibraryGames, AGameMayHaveStartedBefore1970) {
    Library library(file);
    EXPECT_EQ(library.game(library.addGame(headerAt(-1000000000s)))->summary.header, headerAt(-1000000000s));
}

TEST_F(LibraryGames, AnUnknownGameIsNone) {
    makeLibrary();
    EXPECT_FALSE(Library(file).game(1234));
}

TEST_F(LibraryGames, AGameIsReadAsARecordWithItsMoves) {
    makeLibrary();
    const Library library(file);
    const auto read = readStoredGame(library, 1, library.variants());
    ASSERT_TRUE(read);
    EXPECT_EQ(read.value().header, headerAt(1000s));
    EXPECT_EQ(read.value().tree.size(), 4U);
}

TEST_F(LibraryGames, AGameThatCannotBeReadSaysWhy) {
    makeLibrary();
    const Library library(file);
    const auto problemOfGame = [&](GameId game) {
        return readStoredGame(library, game, library.variants()).error();
    };
    EXPECT_TRUE(std::holds_alternative<NoSuchGame>(problemOfGame(1234)));
    execute(file, "UPDATE games SET variant = 'nothing'");
    EXPECT_EQ(std::get<UnknownVariant>(problemOfGame(1)).id, "nothing");
    execute(file, "UPDATE games SET variant = 'euroshogi', second_clock = 'noon'");
    EXPECT_EQ(std::get<RecordError>(problemOfGame(1)).problem, RecordProblem::Damaged);
}

TEST_F(LibraryGames, AChangeOfAnUnknownGameIsRefused) {
    Library library(file);
    StoredPlay unknown(library, 1234, GameTree(AnyPosition::startOf(builtin("euroshogi"))));
    EXPECT_EQ(problemOf([&] { play(unknown, plyFor(1)); }), StorageProblem::Damaged);
    EXPECT_EQ(problemOf([&] { library.setOutcome(1234, std::nullopt); }), StorageProblem::Damaged);
    EXPECT_EQ(problemOf([&] { library.setHeader(1234, headerAt(0s)); }), StorageProblem::Damaged);
}

TEST_F(LibraryGames, ALibraryCanBeMoved) {
    Library first(file);
    Library second = std::move(first);
    EXPECT_EQ(second.path(), file);
    EXPECT_EQ(second.game(addGameOf(1, second))->plies, pliesUpTo(1));
}

// --- outcomes

TEST_F(LibraryOutcomes, EveryReasonAndWinnerComesBack) {
    Library library(file);
    const GameId id = addGameOf(1, library);
    for (std::size_t reason = 0; reason < EndReasonCount; ++reason)
        for (const std::optional<Side> winner :
             {std::optional(Side::First), std::optional(Side::Second), std::optional<Side>()}) {
            const Outcome outcome{winner, static_cast<EndReason>(reason)};
            library.setOutcome(id, outcome);
            EXPECT_EQ(library.game(id)->summary.outcome, outcome) << reason;
        }
}

TEST_F(LibraryOutcomes, AreReadableWords) {
    {
        Library library(file);
        library.setOutcome(addGameOf(1, library), Outcome{Side::Second, EndReason::PerpetualCheck});
    }
    EXPECT_EQ(ask(file, "SELECT count(*) FROM games WHERE result = 'second' AND reason = 'perpetual-check'"),
              1);
}

TEST_F(LibraryOutcomes, AreRemovedWhenTheGameContinues) {
    Library library(file);
    const GameId id = addGameOf(1, library);
    library.setOutcome(id, Outcome{Side::First, EndReason::Resignation});
    library.setOutcome(id, std::nullopt);
    EXPECT_FALSE(library.game(id)->summary.outcome);
    EXPECT_EQ(idsOf(library.unfinishedGames()), std::vector{id});
}

// --- lists

TEST_F(LibraryList, OfUnfinishedGamesHasOnlyThosePlayedHere) {
    Library library(file);
    const GameId played = addGameOf(2, library);
    RecordHeader imported = headerAt(5000s);
    imported.source = "games.kif";
    library.addGame(imported);
    const GameId later = library.addGame(headerAt(2000s));
    EXPECT_EQ(idsOf(library.unfinishedGames()), (std::vector{later, played}));
    EXPECT_EQ(idsOf(library.unfinishedGames(1)), std::vector{later});
}

TEST_F(LibraryList, OfANewLibraryIsEmpty) {
    const Library library(file);
    EXPECT_TRUE(library.games().empty());
    EXPECT_TRUE(library.unfinishedGames().empty());
}

TEST_F(LibraryList, HasTheLatestGameFirst) {
    Library library(file);
    const GameId middle = library.addGame(headerAt(200s));
    const GameId oldest = library.addGame(headerAt(-100s));
    const GameId latest = library.addGame(headerAt(300s));
    const GameId middleAddedLater = library.addGame(headerAt(200s));
    EXPECT_EQ(idsOf(library.games()), (std::vector{latest, middleAddedLater, middle, oldest}));
}

TEST_F(LibraryList, OfUnfinishedGamesHasThoseWithoutOutcomeLatestFirst) {
    Library library(file);
    const GameId older = library.addGame(headerAt(100s));
    const GameId finished = library.addGame(headerAt(300s));
    const GameId newer = library.addGame(headerAt(200s));
    library.setOutcome(finished, Outcome{std::nullopt, EndReason::Impasse});
    EXPECT_EQ(idsOf(library.unfinishedGames()), (std::vector{newer, older}));
    EXPECT_EQ(idsOf(library.games()), (std::vector{finished, newer, older}));
}

TEST_F(LibraryList, OfUnfinishedGamesBeginsWithTheOnePlayedLast) {
    Library library(file);
    const GameId older = library.addGame(headerAt(100s));
    const GameId newer = library.addGame(headerAt(200s));
    library.update(older, {.playedAt = std::chrono::sys_seconds(300s)});
    EXPECT_EQ(idsOf(library.unfinishedGames()), (std::vector{older, newer}));
    EXPECT_EQ(idsOf(library.games()), (std::vector{newer, older})) << "by their starts";
}

TEST_F(LibraryList, HasAllThatIsKnownOfAGameExceptItsMoves) {
    Library library(file);
    const GameId id = addGameOf(3, library);
    StoredPlay::of(library, id).takeBackTo(2);
    library.setOutcome(id, Outcome{Side::First, EndReason::Time});
    const GameSummary summary = library.games().at(0);
    EXPECT_EQ(summary.header, headerAt(1000s));
    EXPECT_EQ(summary.plyCount, 2);
    EXPECT_EQ(summary.outcome, (Outcome{Side::First, EndReason::Time}));
}

// --- several programs, and killed programs

TEST_F(LibraryDurability, TwoLibrariesOnOneFileSeeEachOthersGames) {
    Library one(file);
    Library two(file);
    const GameId id = addGameOf(2, one);
    auto inTwo = StoredPlay::of(two, id);
    play(inTwo, plyFor(3));
    auto inOne = StoredPlay::of(one, id);
    play(inOne, plyFor(4));
    EXPECT_EQ(one.game(id)->plies, pliesUpTo(4));
    EXPECT_EQ(two.game(id)->plies, pliesUpTo(4));
}

TEST_F(LibraryDurability, AKilledProgramLosesNoPlyThatWasStored) {
    doAndBeKilled([&] {
        Library library(file);
        addGameOf(50, library);
    });
    const Library library(file);
    ASSERT_EQ(library.games().size(), 1U);
    EXPECT_EQ(library.game(library.games().front().id)->plies, pliesUpTo(50));
}

TEST_F(LibraryDurability, AKilledProgramDoesNotDisturbOthers) {
    Child other([&] {
        Library own(file);
        auto game = StoredPlay::of(own, 1);
        play(game, plyFor(2));
        return std::raise(SIGKILL);
    });
    Library library(file);
    const GameId id = addGameOf(1, library);
    EXPECT_TRUE(WIFSIGNALED(other.run()));
    auto game = StoredPlay::of(library, id);
    play(game, plyFor(3));
    EXPECT_EQ(library.game(id)->plies, pliesUpTo(3));
}

TEST_F(LibraryDurability, OpeningOnceMoreLeavesTheLocksOfThisProcessInPlace) {
    Child other([&] { return codeOf(problemOfOpening(file)); });
    SQLite::Database first(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    first.exec("BEGIN EXCLUSIVE");
    EXPECT_EQ(problemOfOpening(file), StorageProblem::Busy);
    const int status = other.run();
    EXPECT_EQ(WEXITSTATUS(status), codeOf(StorageProblem::Busy));
}

TEST_F(LibraryDurability, ProgramsThatMakeTheFileAtTheSameTimeShareIt) {
    constexpr int Programs = 6;
    std::vector<pid_t> children;
    for (int i = 0; i < Programs; ++i) {
        children.push_back(fork());
        if (children.back() == 0)
            _exit(codeOf(problemOf([&] {
                Library library(file);
                addGameOf(5, library);
            })));
    }
    for (const pid_t child : children) {
        int status = 0;
        waitpid(child, &status, 0);
        EXPECT_EQ(status, 0);
    }
    EXPECT_EQ(Library(file).games().size(), static_cast<std::size_t>(Programs));
}

TEST_F(LibraryDurability, AWriterThatDoesNotFinishInTimeIsBusy) {
    Library library(file, 20ms);
    SQLite::Database other(file, SQLite::OPEN_READWRITE);
    other.exec("BEGIN IMMEDIATE");
    EXPECT_EQ(problemOf([&] { addGameOf(1, library); }), StorageProblem::Busy);
    EXPECT_TRUE(library.games().empty()); // reading still works
    other.exec("ROLLBACK");
    EXPECT_EQ(problemOf([&] { addGameOf(1, library); }), std::nullopt);
}

TEST_F(LibraryDurability, AFileThatIsBeingMadeByAProgramThatDoesNotFinishIsBusy) {
    SQLite::Database other(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    other.exec("BEGIN EXCLUSIVE");
    EXPECT_EQ(problemOfOpening(file), StorageProblem::Busy);
}

TEST_F(LibraryDurability, AFullDiskLosesNothingThatWasStored) {
    makeLibrary();
    const int code = exitCodeOfChild([&] {
        Library library(file);
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{65536, 65536};
        setrlimit(RLIMIT_FSIZE, &limit);
        return codeOf(problemOf([&] { addGameOf(1000, library); }));
    });
    EXPECT_EQ(code, codeOf(StorageProblem::NoSpace));
    const Library library(file);
    ASSERT_EQ(library.games().size(), 2U);
    for (const auto& summary : library.games())
        EXPECT_EQ(library.game(summary.id)->plies, pliesUpTo(summary.plyCount));
}

// --- the schema

TEST_F(LibrarySchema, AnEmptyFileBecomesALibrary) {
    write(file, "");
    EXPECT_NO_THROW(makeLibrary());
    EXPECT_EQ(Library(file).games().size(), 1U);
}

TEST_F(LibrarySchema, AFileOfVersionZeroIsMigrated) {
    execute(file, "PRAGMA application_id = 0x4b6d6469; PRAGMA user_version = 0; VACUUM");
    ASSERT_FALSE(bytesOf(file).empty());
    EXPECT_NO_THROW(makeLibrary());
    EXPECT_EQ(ask(file, "PRAGMA user_version"), store::SchemaVersion);
}

TEST_F(LibrarySchema, AStepThatFailsChangesNothing) {
    execute(file, "PRAGMA application_id = 0x4b6d6469; CREATE TABLE plies (x)");
    expectRefusal(StorageProblem::Damaged);
}

TEST_F(LibrarySchema, AFileSaysThatItIsALibraryAndWhichVersion) {
    makeLibrary();
    const std::string bytes = bytesOf(file);
    EXPECT_EQ(bytes.substr(68, 4), "Kmdi");
    EXPECT_EQ(bytes.substr(60, 4), headerVersion(store::SchemaVersion));
}

TEST_F(LibrarySchema, AFileSaysSoEvenWhenItsMakerWasKilled) {
    doAndBeKilled([&] { Library library(file); });
    EXPECT_EQ(bytesOf(file).substr(68, 4), "Kmdi");
}

TEST_F(LibrarySchema, WritesAheadOfTheFile) {
    makeLibrary();
    EXPECT_EQ(SQLite::Database(file, SQLite::OPEN_READWRITE).execAndGet("PRAGMA journal_mode").getString(),
              "wal");
}

TEST_F(LibrarySchema, LeavesOneFileWhenClosed) {
    makeLibrary();
    EXPECT_EQ(filesIn(folder.path()), 1U);
}

TEST_F(LibrarySchema, AnEditNeedsAGame) {
    makeLibrary();
    EXPECT_THROW(execute(file, "PRAGMA foreign_keys = ON; UPDATE edits SET game = 1234"), SQLite::Exception);
}

TEST_F(LibrarySchema, DeletingAGameDeletesItsEdits) {
    makeLibrary();
    execute(file, "PRAGMA foreign_keys = ON; DELETE FROM games");
    EXPECT_EQ(ask(file, "SELECT count(*) FROM edits"), 0);
}

TEST_F(LibrarySchema, ValuesThatMakeNoSenseAreNotStored) {
    makeLibrary();
    for (const char* change :
         {"UPDATE games SET ply_count = -1", "UPDATE games SET variant = ''",
          "UPDATE games SET first_level = 11", "UPDATE games SET result = 'nobody', reason = 'time'",
          "UPDATE games SET result = 'draw'", "UPDATE games SET started_at = 'Monday'",
          "UPDATE edits SET number = 0", "UPDATE edits SET edit = 'x'", "UPDATE games SET first_rating = 0",
          "UPDATE games SET starred = 2", "INSERT INTO positions VALUES ('x', 1, 1)"})
        EXPECT_THROW(execute(file, change), SQLite::Exception) << change;
}

TEST_F(LibrarySchema, FindsPositionsByAnIndex) {
    makeLibrary();
    SQLite::Database database(file);
    SQLite::Statement plan(database, "EXPLAIN QUERY PLAN SELECT entries FROM position_blocks WHERE run = 1"
                                     " AND first_key < 5 ORDER BY first_key DESC, number DESC LIMIT 1");
    ASSERT_TRUE(plan.executeStep());
    EXPECT_NE(plan.getColumn(3).getString().find("(run=? AND first_key<?)"), std::string::npos)
        << plan.getColumn(3).getString();
    EXPECT_FALSE(plan.executeStep()) << "nothing is sorted";
}

TEST_F(LibrarySchema, FindsTheGamesOfAPlayerByIndexes) {
    makeLibrary();
    SQLite::Database database(file);
    SQLite::Statement plan(database,
                           "EXPLAIN QUERY PLAN"
                           " SELECT id FROM games WHERE first_name = 1 AND deleted_at IS NULL"
                           " UNION ALL SELECT id FROM games WHERE first_name = 1 AND deleted_at IS NOT NULL");
    std::string text;
    while (plan.executeStep())
        text += plan.getColumn(3).getString() + '\n';
    EXPECT_NE(text.find("INDEX games_by_first_name (first_name=?)"), std::string::npos) << text;
    EXPECT_NE(text.find("INDEX deleted_games"), std::string::npos) << text;
}

// --- files that are refused

TEST_F(LibraryRefusal, OfAFolder) {
    std::filesystem::create_directory(file);
    EXPECT_EQ(problemOfOpening(file), StorageProblem::CannotOpen);
}

TEST_F(LibraryRefusal, OfAPathInAFolderThatDoesNotExist) {
    EXPECT_EQ(problemOfOpening(folder / "none/games.komadai"), StorageProblem::CannotOpen);
    EXPECT_FALSE(std::filesystem::exists(folder / "none"));
}

TEST_F(LibraryRefusal, OfAPathThroughAFile) {
    write(file, "text");
    EXPECT_EQ(problemOfOpening(file / "games.komadai"), StorageProblem::CannotOpen);
}

TEST_F(LibraryRefusal, OfAnEmptyPathAndOfADevice) {
    EXPECT_EQ(problemOfOpening(""), StorageProblem::CannotOpen);
    EXPECT_EQ(problemOfOpening("/dev/null"), StorageProblem::CannotOpen);
}

TEST_F(LibraryRefusal, NamesTheFile) {
    write(file, "text");
    try {
        Library library(file);
        FAIL() << "opened";
    } catch (const StorageError& error) {
        EXPECT_EQ(error.path(), file);
        EXPECT_STRNE(error.what(), "");
    }
}

TEST_F(LibraryRefusal, NoNameIsSpecial) {
    for (const char* name : {":memory:", "file:games?mode=memory", "%41?#", "駒台"}) {
        EXPECT_EQ(exitCodeOfChild([&] {
                      std::filesystem::current_path(folder.path());
                      return codeOf(problemOfOpening(name));
                  }),
                  NoProblem)
            << name;
        EXPECT_TRUE(std::filesystem::exists(folder / name)) << name;
    }
}

TEST_F(LibraryRefusal, OfATextFile) {
    write(file, std::string(5000, 'x'));
    expectRefusal(StorageProblem::NotALibrary);
    write(file, "short");
    expectRefusal(StorageProblem::NotALibrary);
}

TEST_F(LibraryRefusal, OfTheDatabaseOfAnotherProgram) {
    execute(file, "CREATE TABLE games (x); INSERT INTO games VALUES (1)");
    expectRefusal(StorageProblem::NotALibrary);
}

TEST_F(LibraryRefusal, OfTheDatabaseOfAnotherProgramThatIsAtWork) {
    execute(file, "PRAGMA journal_mode = WAL; CREATE TABLE games (x)");
    doAndBeKilled([&] { execute(file, "INSERT INTO games VALUES (1)"); });
    expectRefusal(StorageProblem::NotALibrary);
}

TEST_F(LibraryRefusal, OfALaterVersion) {
    makeLibrary();
    patch(60, headerVersion(store::SchemaVersion + 1));
    expectRefusal(StorageProblem::NewerVersion);
    patch(60, "\xff\xff\xff\xff");
    expectRefusal(StorageProblem::NewerVersion);
}

TEST_F(LibraryRefusal, OfALaterVersionThatIsOnlyInTheLog) {
    makeLibrary();
    doAndBeKilled([&] {
        SQLite::Database later(file, SQLite::OPEN_READWRITE);
        later.exec("PRAGMA user_version = " + std::to_string(store::SchemaVersion + 1));
        std::raise(SIGKILL);
    });
    ASSERT_EQ(bytesOf(file).substr(60, 4), headerVersion(store::SchemaVersion));
    expectRefusal(StorageProblem::NewerVersion);
}

TEST_F(LibraryRefusal, OfAFileThatMayNotBeReadOrWritten) {
    makeLibrary();
    std::filesystem::permissions(folder.path(), std::filesystem::perms::all);
    std::filesystem::permissions(file, std::filesystem::perms::none);
    const int unreadable = codeOfOpeningWithoutPrivileges(file);
    if (unreadable == CannotDropRights) GTEST_SKIP() << "file permissions do not bind this process";
    EXPECT_EQ(unreadable, codeOf(StorageProblem::CannotOpen));
    std::filesystem::permissions(file, static_cast<std::filesystem::perms>(0444));
    EXPECT_EQ(codeOfOpeningWithoutPrivileges(file), codeOf(StorageProblem::ReadOnly));
    std::filesystem::permissions(file, static_cast<std::filesystem::perms>(0666));
    EXPECT_EQ(codeOfOpeningWithoutPrivileges(file), NoProblem);
}

TEST_F(LibraryRefusal, OfAFileInAFolderThatMayNotBeWritten) {
    makeLibrary();
    std::filesystem::permissions(file, static_cast<std::filesystem::perms>(0666));
    std::filesystem::permissions(folder.path(), static_cast<std::filesystem::perms>(0555));
    const int code = codeOfOpeningWithoutPrivileges(file);
    std::filesystem::permissions(folder.path(), std::filesystem::perms::owner_all);
    if (code == CannotDropRights) GTEST_SKIP() << "file permissions do not bind this process";
    EXPECT_EQ(code, codeOf(StorageProblem::ReadOnly)) << "SQLite needs a log beside the file";
}

TEST_F(LibraryRefusal, OfANewFileInAFolderThatMayNotBeWritten) {
    std::filesystem::permissions(folder.path(), static_cast<std::filesystem::perms>(0555));
    const int code = codeOfOpeningWithoutPrivileges(file);
    std::filesystem::permissions(folder.path(), std::filesystem::perms::owner_all);
    if (code == CannotDropRights) GTEST_SKIP() << "file permissions do not bind this process";
    EXPECT_EQ(code, codeOf(StorageProblem::CannotOpen));
}

// --- damage

TEST_F(LibraryDamage, ATruncatedFileIsRefused) {
    makeLibrary();
    std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
    expectRefusal(StorageProblem::Damaged);
}

TEST_F(LibraryDamage, ASchemaThatHasBeenOverwrittenIsRefused) {
    makeLibrary();
    patch(100, std::string(3996, '\x55'));
    expectRefusal(StorageProblem::Damaged);
}

TEST_F(LibraryDamage, ASchemaWithoutATableIsRefused) {
    makeLibrary();
    execute(file, "DROP TABLE edits");
    expectRefusal(StorageProblem::Damaged);
}

/// Reads everything. What can be read must be right; the rest must be reported as damage.
void expectTheTruthOrDamage(const std::filesystem::path& file, GameId games, int plies) {
    const auto list =
        problemOf([&] { EXPECT_EQ(Library(file).games().size(), static_cast<std::size_t>(games)); });
    EXPECT_TRUE(!list || list == StorageProblem::Damaged);
    for (GameId id = 1; id <= games; ++id) {
        const auto problem = problemOf([&] {
            const auto game = Library(file).game(id);
            ASSERT_TRUE(game);
            EXPECT_EQ(game->summary.header, headerAt(1000s));
            EXPECT_EQ(game->plies, pliesUpTo(plies));
        });
        EXPECT_TRUE(!problem || problem == StorageProblem::Damaged);
    }
}

TEST_F(LibraryDamage, AnOverwrittenPageIsReportedAndNeverReadAsGames) {
    constexpr int Games = 12;
    constexpr int Plies = 40;
    constexpr std::size_t PageSize = 4096;
    {
        Library library(file);
        for (int i = 0; i < Games; ++i)
            addGameOf(Plies, library);
    }
    const std::string whole = bytesOf(file);
    ASSERT_GT(whole.size(), 15 * PageSize);
    for (std::size_t page = 1; page < whole.size() / PageSize; ++page)
        for (const char filling : {'\0', '\xff', '\x0d'}) {
            write(file, whole);
            patch(page * PageSize, std::string(PageSize, filling));
            const std::string damaged = bytesOf(file);
            expectTheTruthOrDamage(file, Games, Plies);
            EXPECT_EQ(bytesOf(file), damaged);
        }
}

/// Makes a change that the schema forbids, as damage or another program could.
void distort(const std::filesystem::path& file, const std::string& change) {
    execute(file, "PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF; " + change);
}

TEST_F(LibraryDamage, NonsenseInAGameIsReportedWhereverItIsRead) {
    for (const char* change :
         {"result = 'nobody', reason = 'time'", "result = 'first', reason = 'boredom'", "result = 'draw'",
          "reason = 'time'", "ply_count = -1", "first_level = 11", "quiet_plies_at_start = 3000000000"}) {
        std::filesystem::remove(file);
        makeLibrary();
        distort(file, std::string("UPDATE games SET ") + change);
        const Library library(file);
        EXPECT_EQ(problemOf([&] { library.games(); }), StorageProblem::Damaged) << change;
        EXPECT_EQ(problemOf([&] { library.game(1); }), StorageProblem::Damaged) << change;
    }
}

TEST_F(LibraryDamage, NonsenseInTheJournalIsReported) {
    for (const char* change : {"UPDATE edits SET edit = x'00'", "UPDATE edits SET edit = x''",
                               "DELETE FROM edits WHERE number = 2", "DELETE FROM edits WHERE number = 3",
                               "UPDATE edits SET edit = (SELECT edit FROM edits WHERE number = 1)"}) {
        std::filesystem::remove(file);
        makeLibrary();
        distort(file, change);
        EXPECT_EQ(problemOf([&] { Library(file).game(1); }), StorageProblem::Damaged) << change;
    }
}

} // namespace
} // namespace komadai::core::test
