// Libraries of earlier versions. tests/data/libraries/version-4.sqlite was made by the program before records were trees,
// version-5.sqlite by the one before positions were indexed in runs: two annotated games of each variant, the second of them
// starred; game 2 is deleted, game 11 was being played, game 12 was not indexed yet. version-6.sqlite are the same games, by
// the program before games were reviewed; version-8.sqlite too, by the one before puzzles were kept, with a review that waits.
// version-9.sqlite is that library, with two puzzles, by the program before there were studies; version-10.sqlite the same with a
// study, by the one before there were repertoires. version-11.sqlite and version-12.sqlite are that library with the tables of these versions.
#include "core/notation/stored_record.h"
#include "core/store/library_check.h"
#include "core/store/library_file.h"
#include "core/store/library_search.h"
#include "core/store/practice_store.h"
#include "core/store/repertoire_store.h"
#include "core/store/review_queue.h"
#include "core/store/schema.h"
#include "core/store/study_store.h"
#include "tests/core/store/storage.h"

#include <optional>
#include <sys/resource.h>
#include <thread>

namespace komadai::core::test {
namespace {

const std::filesystem::path Version4 = KOMADAI_TEST_DATA "/libraries/version-4.sqlite";

/// A game as version 4 stored it.
struct OldGame {
    std::string variant, result;
    int plyCount = 0;
    std::vector<RecordedPly> plies;
};

std::map<GameId, OldGame> oldGames(const std::filesystem::path& file) {
    std::map<GameId, OldGame> games;
    SQLite::Database database(file);
    SQLite::Statement game(database, "SELECT id, variant, ply_count, coalesce(result, '') FROM games");
    while (game.executeStep())
        games[game.getColumn(0).getInt64()] = {
            game.getColumn(1).getString(), game.getColumn(3).getString(), game.getColumn(2).getInt(), {}};
    SQLite::Statement ply(database,
                          "SELECT game, move, position, key, time_used_ms FROM plies ORDER BY game, number");
    while (ply.executeStep())
        games[ply.getColumn(0).getInt64()].plies.push_back(
            {ply.getColumn(1).getString(), ply.getColumn(2).getString(),
             static_cast<std::uint64_t>(ply.getColumn(3).getInt64()),
             std::chrono::milliseconds(ply.getColumn(4).getInt64())});
    return games;
}

class LibraryMigration : public LibraryTest {
protected:
    void SetUp() override {
        std::filesystem::copy_file(Version4, file);
        std::filesystem::permissions(file, std::filesystem::perms::owner_all);
        old = oldGames(file);
    }
    /// Expects that the library contains everything that was in the old file.
    void expectAllGames(const Library& library) {
        ASSERT_EQ(library.games().size(), old.size());
        for (const auto& [id, expected] : old) {
            const auto game = library.game(id);
            ASSERT_TRUE(game);
            EXPECT_EQ(game->summary.header.variant, expected.variant);
            EXPECT_EQ(game->summary.plyCount, expected.plyCount);
            EXPECT_EQ(game->summary.outcome.has_value(), !expected.result.empty());
            EXPECT_EQ(game->plies, expected.plies) << expected.variant;
        }
    }
    std::filesystem::path backup(int number = 1) const { return store::backupOf(file, 4, number); }

    std::map<GameId, OldGame> old;
};

TEST_F(LibraryMigration, TheOldLibraryHasGamesOfAllVariantsFinishedAndNot) {
    std::map<std::string, int> variants;
    int unfinished = 0;
    for (const auto& [id, game] : old) {
        variants[game.variant] += static_cast<int>(game.plies.size());
        unfinished += game.result.empty() ? 1 : 0;
    }
    EXPECT_EQ(variants.size(), VariantSet::builtin().all().size());
    for (const auto& [variant, plies] : variants)
        EXPECT_GT(plies, 2) << variant;
    EXPECT_GT(unfinished, 1);
    EXPECT_EQ(ask(file, "PRAGMA user_version"), 4);
}

TEST_F(LibraryMigration, KeepsEveryGame) {
    const Library library(file);
    expectAllGames(library);
    EXPECT_EQ(ask(file, "SELECT count(*) FROM plies"), 0) << "all are packed";
    EXPECT_EQ(ask(file, "PRAGMA user_version"), store::SchemaVersion);
    EXPECT_EQ(ask(file, "SELECT count(*) FROM pragma_foreign_key_check"), 0);
    EXPECT_EQ(SQLite::Database(file).execAndGet("PRAGMA integrity_check").getString(), "ok");
}

TEST_F(LibraryMigration, LeavesACopyOfTheOldLibrary) {
    { const Library library(file); }
    ASSERT_TRUE(std::filesystem::exists(backup()));
    EXPECT_EQ(ask(backup(), "PRAGMA user_version"), 4);
    const auto copied = oldGames(backup());
    ASSERT_EQ(copied.size(), old.size());
    for (const auto& [id, game] : old)
        EXPECT_EQ(copied.at(id).plies, game.plies);
    const auto files = filesIn(folder.path());
    { const Library again(file); }
    EXPECT_EQ(filesIn(folder.path()), files) << "only once";
}

TEST_F(LibraryMigration, NeverReplacesAnExistingCopy) {
    write(backup(), "precious");
    { const Library library(file); }
    EXPECT_EQ(bytesOf(backup()), "precious");
    EXPECT_EQ(oldGames(backup(2)).size(), old.size());
}

TEST_F(LibraryMigration, AGameIsPlayedOnAfterwards) {
    Library library(file);
    const auto unfinished = library.unfinishedGames();
    ASSERT_FALSE(unfinished.empty());
    for (const auto& summary : unfinished) {
        const auto stored = library.record(summary.id);
        GameTree tree = readTree(summary.header, stored->tree, builtin(summary.header.variant)).value();
        const NodeId end = tree.mainLineEnd();
        tree.add(end, tree.position(end).legalMoves().front());
        library.appendEdit(summary.id, tree.lastStep().edit, PlayedTo::at(tree, tree.mainLineEnd()));
        EXPECT_EQ(library.game(summary.id)->summary.plyCount, tree.depth(end) + 1);
    }
}

TEST_F(LibraryMigration, PliesThatWereTakenBackStayTakenBack) {
    execute(file, "UPDATE games SET ply_count = 1 WHERE ply_count > 10");
    old = oldGames(file);
    expectAllGames(Library(file));
}

TEST_F(LibraryMigration, APromotedVariationDoesNotChangeHowFarAnOldGameWasPlayed) {
    Library library(file);
    for (const auto& summary : library.unfinishedGames()) {
        if (summary.plyCount < 2) continue;
        const auto stored = library.record(summary.id);
        GameTree tree = readTree(summary.header, stored->tree, builtin(summary.header.variant)).value();
        const NodeId played = playedTo(summary, tree);
        EXPECT_EQ(tree.depth(played), summary.plyCount);
        const NodeId first = *tree.firstChild(GameTree::root());
        const auto moves = tree.start().legalMoves();
        const auto other = std::find_if(moves.begin(), moves.end(),
                                        [&](const Move& move) { return move != tree.move(first); });
        GameUpdate update{.playedTo = PlayedTo::at(tree, played)};
        const NodeId variation = tree.add(GameTree::root(), *other);
        update.edits.push_back(tree.lastStep().edit);
        tree.makeMainLine(variation);
        update.edits.push_back(tree.lastStep().edit);
        library.update(summary.id, update);
        EXPECT_EQ(playedTo(*library.summary(summary.id), tree), played);
        EXPECT_EQ(library.game(summary.id)->summary.plyCount, summary.plyCount);
    }
}

TEST_F(LibraryMigration, IdsOfDeletedGamesAreNotUsedAgain) {
    const GameId last = ask(file, "SELECT max(id) FROM games");
    execute(file, "PRAGMA foreign_keys = ON; DELETE FROM games WHERE id = " + std::to_string(last));
    EXPECT_GT(Library(file).addGame(headerAt(0s)), last);
}

TEST_F(LibraryMigration, PositionsOfOldGamesAreFound) {
    Library library(file);
    while (library.indexPositions()) {
    }
    for (const auto& [id, game] : old)
        for (std::size_t i = 0; i < game.plies.size(); ++i) {
            const auto hits = library.findPosition(game.plies[i].key);
            EXPECT_TRUE(std::any_of(hits.begin(), hits.end(), [&, id = id](const PositionHit& hit) {
                return hit.game == id && hit.node.number() == i + 1;
            }));
        }
}

TEST_F(LibraryMigration, GamesOfUnknownVariantsKeepTheirTextUntilTheVariantIsKnown) {
    const auto noShogi = [](std::string_view id) { return id == "shogi" ? nullptr : builtin(id); };
    {
        Library library(file, 50ms, noShogi);
        EXPECT_GT(ask(file, "SELECT count(*) FROM plies"), 0);
        EXPECT_EQ(library.games().size(), old.size());
    }
    Library library(file);
    expectAllGames(library);
    for (const GameId id : library.gamesWithJournal())
        EXPECT_TRUE(library.packJournal(id));
    EXPECT_EQ(ask(file, "SELECT count(*) FROM plies"), 0);
    expectAllGames(library);
}

TEST_F(LibraryMigration, ADamagedGameIsReportedAsBeforeAndDoesNotAffectOthers) {
    const GameId damaged = ask(file, "SELECT id FROM games WHERE variant = 'euroshogi' LIMIT 1");
    execute(file, "UPDATE plies SET move = 'a1a8' WHERE number = 3 AND game = " + std::to_string(damaged));
    Library library(file);
    const auto stored = library.record(damaged);
    const auto error = readTree(stored->summary.header, stored->tree, builtin("euroshogi")).error();
    EXPECT_EQ(error.problem, RecordProblem::BadMove);
    EXPECT_EQ(error.ply, 3);
    EXPECT_EQ(error.text, "a1a8");
    EXPECT_EQ(problemOf([&] { library.game(damaged); }), StorageProblem::Damaged);
    for (const auto& [id, game] : old) {
        if (id == damaged) continue;
        EXPECT_EQ(library.game(id)->plies, game.plies);
    }
}

TEST_F(LibraryMigration, EarlierVersionsAreMigratedToo) {
    const std::string withoutClocks = "ALTER TABLE games DROP COLUMN first_clock;"
                                      "ALTER TABLE games DROP COLUMN second_clock;";
    const std::string withoutEngines = "ALTER TABLE games DROP COLUMN first_engine_ms;"
                                       "ALTER TABLE games DROP COLUMN second_engine_ms;";
    const std::map<int, std::string> steps{
        {1, withoutClocks + withoutEngines}, {2, withoutClocks + withoutEngines}, {3, withoutClocks}};
    for (const auto& [version, sql] : steps) {
        std::filesystem::remove(file);
        std::filesystem::copy_file(Version4, file);
        execute(file, sql + "PRAGMA user_version = " + std::to_string(version));
        expectAllGames(Library(file));
        EXPECT_TRUE(std::filesystem::exists(store::backupOf(file, version, 1)));
    }
}

TEST_F(LibraryMigration, AProgramKilledInTheMiddleLosesNothing) {
    for (int delay = 0; delay < 60; delay += 4) {
        std::filesystem::remove_all(folder.path());
        std::filesystem::create_directory(folder.path());
        std::filesystem::copy_file(Version4, file);
        const pid_t child = fork();
        if (child == 0) _exit(codeOf(problemOf([&] { Library library(file); })));
        std::this_thread::sleep_for(std::chrono::milliseconds(delay));
        kill(child, SIGKILL);
        int status = 0;
        waitpid(child, &status, 0);
        ASSERT_TRUE(WIFSIGNALED(status) || WEXITSTATUS(status) == 0);
        expectAllGames(Library(file));
        EXPECT_EQ(oldGames(backup()).size(), old.size()) << "a complete copy";
    }
}

TEST_F(LibraryMigration, ProgramsThatOpenItAtTheSameTimeMigrateItOnce) {
    std::vector<pid_t> children;
    for (int i = 0; i < 4; ++i) {
        children.push_back(fork());
        if (children.back() == 0) _exit(codeOf(problemOf([&] { Library(file, 20s).addGame(headerAt(0s)); })));
    }
    for (const pid_t child : children) {
        int status = 0;
        waitpid(child, &status, 0);
        EXPECT_EQ(status, 0);
    }
    EXPECT_EQ(Library(file).games().size(), old.size() + 4);
    EXPECT_FALSE(std::filesystem::exists(backup(2)));
}

TEST_F(LibraryMigration, ThatCannotWriteItsCopyChangesNothing) {
    const std::string before = bytesOf(file);
    const int code = exitCodeOfChild([&] {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{65536, 65536};
        setrlimit(RLIMIT_FSIZE, &limit);
        return codeOf(problemOf([&] { Library library(file); }));
    });
    EXPECT_EQ(code, codeOf(StorageProblem::CannotWrite));
    EXPECT_EQ(ask(file, "PRAGMA user_version"), 4);
    EXPECT_FALSE(std::filesystem::exists(backup()));
    expectAllGames(Library(file));
}

// --- version 5

class LibraryMigrationOfVersion5 : public LibraryTest {
protected:
    void SetUp() override {
        std::filesystem::copy_file(KOMADAI_TEST_DATA "/libraries/version-5.sqlite", file);
        std::filesystem::permissions(file, std::filesystem::perms::owner_all);
    }
    std::vector<GameId> find(const Library& library, std::string_view text) {
        return LibrarySearch(const_cast<Library&>(library))
            .games(parseFilter(text).value(), {.by = GameOrder::By::Added, .isDescending = false});
    }
};

TEST_F(LibraryMigrationOfVersion5, KeepsEverythingOfEveryGame) {
    Library library(file);
    EXPECT_EQ(library.games().size(), 11U) << "game 2 is deleted";
    for (GameId id = 1; id <= 10; ++id) {
        const auto stored = library.record(id);
        ASSERT_TRUE(stored) << id;
        const RecordHeader& header = stored->summary.header;
        EXPECT_EQ(header.annotator, "A. Notator");
        EXPECT_EQ(header.tags, (std::vector<RecordHeader::Tag>{{"Opening", "Yagura"}, {"ECO", "A00"}}));
        EXPECT_EQ(header.players[1].name, "羽生 善治");
        const auto tree = readTree(header, stored->tree, builtin(header.variant));
        ASSERT_TRUE(tree) << id;
        EXPECT_EQ(tree.value().size(), 14U);
        const auto nodes = tree.value().subtree();
        EXPECT_EQ(std::count_if(nodes.begin(), nodes.end(),
                                [&](NodeId node) {
                                    return tree.value().annotations(node).after == "A comment on 羽生 善治";
                                }),
                  1);
        EXPECT_EQ(stored->summary.starred, id % 2 == 0);
    }
    EXPECT_EQ(library.unfinishedGames().size(), 2U);
    EXPECT_EQ(library.openTabs().size(), 2U);
    EXPECT_EQ(ask(file, "SELECT count(*) FROM pragma_foreign_key_check"), 0);
    EXPECT_EQ(SQLite::Database(file).execAndGet("PRAGMA integrity_check").getString(), "ok");
    EXPECT_EQ(ask(store::backupOf(file, 5, 1), "PRAGMA user_version"), 5);
}

TEST_F(LibraryMigrationOfVersion5, FindsGamesByAllThatIsNew) {
    const Library library(file);
    EXPECT_EQ(find(library, "annotator:notator").size(), 9U);
    EXPECT_EQ(find(library, "tag:Opening=yagura").size(), 9U);
    EXPECT_EQ(find(library, "comment:羽生").size(), 9U);
    EXPECT_EQ(find(library, "player:\"ann 4\""), std::vector<GameId>{5});
    EXPECT_EQ(find(library, "date:1987-05"), (std::vector<GameId>{4, 6, 8, 10}));
    EXPECT_EQ(find(library, "date:2001-09-09"), std::vector<GameId>{1});
}

TEST_F(LibraryMigrationOfVersion5, FindsEveryPositionBeforeAndAfterIndexing) {
    Library library(file);
    for (int round = 0; round < 2; ++round) {
        for (const GameSummary& game : library.games()) {
            const auto stored = library.record(game.id);
            if (stored->tree.packed.empty()) continue;
            const auto tree = readTree(game.header, stored->tree, builtin(game.header.variant));
            for (const NodeId node : tree.value().subtree()) {
                const auto hits = library.findPosition(tree.value().key(node));
                EXPECT_NE(std::find(hits.begin(), hits.end(), PositionHit{game.id, node}), hits.end());
            }
        }
        while (library.indexPositions()) {
        }
    }
}

/// A library that an earlier version of the program has made.
std::filesystem::path copyOfVersion(int version, const TemporaryFolder& folder) {
    auto file = folder / "games.komadai";
    const std::string name = "version-" + std::to_string(version) + ".sqlite";
    std::filesystem::copy_file(std::filesystem::path(KOMADAI_TEST_DATA "/libraries") / name, file);
    std::filesystem::permissions(file, std::filesystem::perms::owner_all);
    return file;
}

/// A library of an earlier version, opened and thereby migrated. All of its games are there, and it has no fault.
struct MigratedLibrary {
    explicit MigratedLibrary(int version) : file(copyOfVersion(version, folder)) {
        EXPECT_EQ(ask(file, "PRAGMA user_version"), version);
        library.emplace(file);
        EXPECT_EQ(ask(file, "PRAGMA user_version"), store::SchemaVersion);
        EXPECT_EQ(ask(store::backupOf(file, version, 1), "PRAGMA user_version"), version);
        EXPECT_EQ(library->games().size(), 11U) << "game 2 is deleted";
        EXPECT_EQ(checkLibrary(*library, [](const LibraryFault&) {}).faults, 0);
    }
    /// Which the libraries from version 10 on have.
    void expectPuzzlesAndStudy() {
        EXPECT_EQ(PracticeStore(*library).puzzles().size(), 2U);
        EXPECT_EQ(StudyStore(*library).chapters(1).at(0).game, Chapter::Game::Stored);
    }

    TemporaryFolder folder;
    std::filesystem::path file;
    std::optional<Library> library; ///< always there after construction
};

TEST(LibraryMigrationOfVersion6, KeepsEverythingAndCanKeepReviews) {
    MigratedLibrary migrated(6);
    Library& library = *migrated.library;
    EXPECT_EQ(library.openTabs().size(), 2U);
    ReviewQueue(library).add(std::vector<GameId>{3}, "nodes=10");
    EXPECT_EQ(ReviewQueue(library).all(), (std::vector{QueuedReview{3, "nodes=10"}}));
}

// 60 games began with e3-e4. Ten others came back to the start after Rg2-h2, and then went on with e3-e4.
TEST(LibraryMigrationOfVersion7, CountsTheGamesOfEachPosition) {
    const TemporaryFolder folder;
    const auto file = copyOfVersion(7, folder);
    ASSERT_EQ(ask(file, "SELECT sum(games) FROM move_counts"), 80) << "moves of the start, without games";
    Library library(file);
    EXPECT_EQ(ask(file, "PRAGMA user_version"), store::SchemaVersion);
    const auto found = LibrarySearch(library).explore(AnyPosition::startOf(builtin("euroshogi")));
    EXPECT_EQ(found.total.games, 70);
    ASSERT_EQ(found.moves.size(), 2U);
    EXPECT_EQ(found.moves[0].counts.games, 70);
    EXPECT_EQ(found.moves[1].counts.games, 10);
    EXPECT_EQ(checkLibrary(library, [](const LibraryFault&) {}).faults, 0);
}

TEST(LibraryMigrationOfVersion8, KeepsEverythingAndCanKeepPuzzles) {
    MigratedLibrary migrated(8);
    Library& library = *migrated.library;
    EXPECT_EQ(ReviewQueue(library).all(), (std::vector{QueuedReview{3, "nodes=1000 threads=1 from=1"}}));
    const AnyPosition start = AnyPosition::startOf(builtin("euroshogi"));
    EXPECT_EQ(PracticeStore(library).add(std::vector{Puzzle{start, {start.legalMoves().front()}}}).size(),
              1U);
}

TEST(LibraryMigrationOfVersion9, KeepsEverythingAndCanKeepStudies) {
    MigratedLibrary migrated(9);
    Library& library = *migrated.library;
    EXPECT_EQ(ReviewQueue(library).all().size(), 1U);
    EXPECT_EQ(PracticeStore(library).puzzles().size(), 2U);
    const std::vector<ChapterContent> chapters{{.title = "One", .game = 1}};
    const StudyId study = StudyStore(library).add({"Openings"}, chapters, std::chrono::sys_seconds(100s));
    EXPECT_EQ(StudyStore(library).chapters(study).at(0).game, Chapter::Game::Stored);
}

TEST(LibraryMigrationOfVersion10, KeepsEverythingAndCanKeepRepertoires) {
    MigratedLibrary migrated(10);
    migrated.expectPuzzlesAndStudy();
    Library& library = *migrated.library;
    const Repertoire empty(AnyPosition::startOf(builtin("euroshogi")), Side::First);
    EXPECT_EQ(RepertoireStore(library).add("White", empty), 1);
}

TEST(LibraryMigrationOfVersion11, KeepsEverythingAndCanMarkWhatIsTakenBack) {
    MigratedLibrary migrated(11);
    migrated.expectPuzzlesAndStudy();
    Library& library = *migrated.library;
    EXPECT_EQ(library.record(11)->lastTakenBack, std::nullopt);
    StoredPlay::of(library, 11).takeBackTo(1);
    EXPECT_TRUE(library.record(11)->lastTakenBack);
}

TEST(LibraryMigrationOfVersion12, KeepsEverythingAndCanSayThatAnEndIsUnknown) {
    MigratedLibrary migrated(12);
    migrated.expectPuzzlesAndStudy();
    Library& library = *migrated.library;
    const Outcome unknown{Side::First, EndReason::Unknown};
    library.setOutcome(11, unknown);
    EXPECT_EQ(library.game(11)->summary.outcome, unknown);
}

} // namespace
} // namespace komadai::core::test
