// A library that is added to another one, a part at a time. What becomes of studies is tested with their files.
#include "core/files/library_merge.h"
#include "core/notation/stored_record.h"
#include "core/store/library_check.h"
#include "core/store/repertoire_store.h"
#include "tests/core/record/random_trees.h"
#include "tests/core/store/storage.h"

namespace komadai::core::test {
namespace {

class LibraryMerging : public LibraryTest {
protected:
    Library into{file};
    Library from{folder / "from.sqlite"};
    std::mt19937 random{5};

    GameRecord randomGame() {
        GameTree tree(AnyPosition::startOf(builtin("euroshogi")));
        growLine(tree, GameTree::root(), 8, random);
        tree.clearHistory();
        return {headerOf(Game(tree.start()), {Player{{}, "Ada"}, Player{{}, "Bob"}}, {}), tree, {}};
    }
    std::vector<GameId> add(int games) {
        std::vector<GameRecord> records;
        for (int i = 0; i < games; ++i)
            records.push_back(randomGame());
        return from.addRecords(records);
    }
    static Puzzle puzzle() {
        const AnyPosition start = AnyPosition::startOf(builtin("euroshogi"));
        return {start, {start.legalMoves().front()}};
    }
    static Repertoire repertoire() {
        const AnyPosition start = AnyPosition::startOf(builtin("euroshogi"));
        GameTree tree(start);
        tree.add(GameTree::root(), start.legalMoves().front());
        Repertoire made(start, Side::First);
        made.addTree(tree);
        return made;
    }
    void finish(LibraryMerge& merge) {
        while (merge.step(into, 1)) {
        }
    }
};

TEST_F(LibraryMerging, CarriesGamesWithStarsAndLabels) {
    const auto games = add(3);
    from.setStarred(games[1], true);
    from.setLabel(std::vector{games[2]}, "study", true);
    const MergeSummary summary = mergeLibrary(into, from);
    EXPECT_EQ(summary.games, 3);
    EXPECT_EQ(summary.added, 3);
    EXPECT_TRUE(into.summary(2)->starred);
    EXPECT_EQ(into.labelsOf(3), std::vector<std::string>{"study"});
    EXPECT_EQ(checkLibrary(into, [](const LibraryFault&) {}).faults, 0);
}

TEST_F(LibraryMerging, LeavesOutMovesThatWereTakenBack) {
    const GameId game = addGameOf(5, from);
    StoredPlay::of(from, game).takeBackTo(3);
    EXPECT_EQ(mergeLibrary(into, from).added, 1);
    EXPECT_EQ(into.game(1)->plies, pliesUpTo(3));
    EXPECT_EQ(mergeLibrary(into, from).known, 1) << "the same game once more";
}

TEST_F(LibraryMerging, LeavesOutWhatIsThere) {
    add(3);
    PracticeStore(from).add(std::vector{puzzle()});
    mergeLibrary(into, from);
    add(1);
    const MergeSummary summary = mergeLibrary(into, from);
    EXPECT_EQ(summary.added, 1);
    EXPECT_EQ(summary.known, 3);
    EXPECT_EQ(summary.puzzles, 0);
}

TEST_F(LibraryMerging, ChangesNothingInTheOtherLibrary) {
    add(3);
    PracticeStore(from).add(std::vector{puzzle()});
    from.takeChanges();
    mergeLibrary(into, from);
    EXPECT_TRUE(from.takeChanges().empty());
    EXPECT_EQ(from.gameIds().size(), 3U);
}

TEST_F(LibraryMerging, APuzzleComesWithoutItsGame) {
    const auto games = add(1);
    Puzzle found = puzzle();
    found.source = {games[0], GameTree::root(), "Ada - Bob"};
    PracticeStore(from).add(std::vector{found});
    EXPECT_EQ(mergeLibrary(into, from).puzzles, 1);
    const Puzzle merged = PracticeStore(into).puzzles().at(0).puzzle;
    EXPECT_FALSE(merged.source.game);
    EXPECT_EQ(merged.source.text, "Ada - Bob");
}

TEST_F(LibraryMerging, WhatWasLearntOfAPuzzleStaysBehind) {
    PracticeStore(from).add(std::vector{puzzle()});
    const CardId card = PracticeStore(from).puzzles().at(0).card;
    PracticeStore(from).record({card, PracticeResult::Solved, 5s, std::chrono::sys_seconds(1000s), {}});
    mergeLibrary(into, from);
    EXPECT_TRUE(PracticeStore(into).puzzles().at(0).schedule.isNew());
}

TEST_F(LibraryMerging, AStepTakesAsManyGamesAsFit) {
    add(4);
    LibraryMerge merge(from);
    EXPECT_TRUE(merge.step(into, 1));
    EXPECT_EQ(merge.read(), 1) << "at least one game";
    EXPECT_EQ(merge.summary().added, 1);
    EXPECT_EQ(merge.takeNodes(), 9U);
    EXPECT_TRUE(merge.step(into, 1000));
    EXPECT_EQ(merge.read(), 4);
    EXPECT_EQ(merge.summary().added, 4);
    EXPECT_EQ(merge.takeNodes(), 3U * 9U);
    EXPECT_FALSE(merge.step(into, 1000));
}

TEST_F(LibraryMerging, WhatWasAddedStaysWhenItIsStopped) {
    add(4);
    {
        LibraryMerge merge(from);
        merge.step(into, 1);
        merge.step(into, 1);
    }
    EXPECT_EQ(into.gameIds().size(), 2U);
    LibraryMerge again(from, linesOf(into));
    finish(again);
    EXPECT_EQ(again.summary().added, 2);
    EXPECT_EQ(again.summary().known, 2);
    EXPECT_EQ(into.gameIds().size(), 4U);
}

TEST_F(LibraryMerging, NoGameIsAddedWithoutTheLabel) {
    from.setLabel(add(3), "study", true);
    execute(into.path(), "CREATE TRIGGER breaks BEFORE INSERT ON labels WHEN NEW.game = 2"
                         " BEGIN SELECT RAISE(ABORT, 'broken'); END");
    LibraryMerge merge(from, {}, "Import");
    merge.step(into, 1);
    EXPECT_THROW(merge.step(into, 1), StorageError);
    EXPECT_EQ(into.gameIds(), std::vector<GameId>{1});
    EXPECT_EQ(into.labelsOf(1), (std::vector<std::string>{"Import", "study"}));
    EXPECT_EQ(merge.summary().added, 1);
}

TEST_F(LibraryMerging, GamesOfUnknownVariantsAreLeftOut) {
    add(2);
    from.setVariants([](std::string_view) { return std::shared_ptr<const Variant>(); });
    const MergeSummary summary = mergeLibrary(into, from);
    EXPECT_EQ(summary.unreadable, 2);
    EXPECT_EQ(summary.added, 0);
}

TEST_F(LibraryMerging, ADamagedPuzzleDoesNotKeepTheGamesAway) {
    add(2);
    PracticeStore(from).add(std::vector{puzzle()});
    execute(from.path(), "UPDATE puzzles SET puzzle = 'nonsense'");
    const MergeSummary summary = mergeLibrary(into, from);
    EXPECT_EQ(summary.added, 2);
    EXPECT_EQ(summary.puzzles, 0);
    EXPECT_EQ(summary.unreadable, 1);
}

/// Damages all chapters of a library.
void damageChapters(const Library& library) {
    execute(library.path(), "PRAGMA ignore_check_constraints = ON; UPDATE chapters SET node = -1");
}

TEST_F(LibraryMerging, ADamagedStudyKeepsNothingElseAway) {
    add(1);
    const std::chrono::sys_seconds then(10s);
    StudyStore(from).add({"Damaged"}, std::vector<ChapterContent>{{.title = "A"}}, then);
    damageChapters(from);
    StudyStore(from).add({"Sound"}, std::vector<ChapterContent>{{.title = "A"}}, then);
    PracticeStore(from).add(std::vector{puzzle()});
    const MergeSummary summary = mergeLibrary(into, from);
    EXPECT_EQ(summary.unreadable, 1);
    EXPECT_EQ(summary.added, 1);
    EXPECT_EQ(summary.studies, 1);
    EXPECT_EQ(summary.puzzles, 1);
    EXPECT_EQ(StudyStore(into).studies().at(0).texts.name, "Sound");
}

TEST_F(LibraryMerging, ADamagedRepertoireKeepsNothingElseAway) {
    add(1);
    RepertoireStore(from).add("Damaged", repertoire());
    execute(from.path(), "PRAGMA ignore_check_constraints = ON; UPDATE cards SET lapses = -1");
    RepertoireStore(from).add("Sound", repertoire());
    PracticeStore(from).add(std::vector{puzzle()});
    const MergeSummary summary = mergeLibrary(into, from);
    EXPECT_EQ(summary.unreadable, 1);
    EXPECT_EQ(summary.added, 1);
    EXPECT_EQ(summary.puzzles, 1);
    ASSERT_EQ(summary.repertoires, 1);
    EXPECT_EQ(RepertoireStore(into).all({}).at(0).name, "Sound");
}

TEST_F(LibraryMerging, ADamagedRepertoireEqualsNoOther) {
    RepertoireStore(into).add("Mine", repertoire());
    execute(into.path(), "PRAGMA ignore_check_constraints = ON; UPDATE cards SET lapses = -1");
    RepertoireStore(from).add("Mine", repertoire());
    EXPECT_EQ(mergeLibrary(into, from).repertoires, 1);
}

TEST_F(LibraryMerging, ListsThatCannotBeReadKeepNothingElseAway) {
    add(2);
    PracticeStore(from).add(std::vector{puzzle()});
    execute(from.path(), "DROP TABLE studies; DROP TABLE repertoires");
    const MergeSummary summary = mergeLibrary(into, from);
    EXPECT_EQ(summary.unreadable, 2);
    EXPECT_EQ(summary.added, 2);
    EXPECT_EQ(summary.puzzles, 1);
}

TEST_F(LibraryMerging, ADamagedGameEqualsNoOther) {
    const GameRecord game = randomGame();
    into.addRecords({&game, 1});
    execute(into.path(), "UPDATE games SET second_clock = 'noon'");
    from.addRecords({&game, 1});
    EXPECT_EQ(mergeLibrary(into, from).added, 1);
}

TEST_F(LibraryMerging, StudiesWithTheSameTextsAndOtherGamesAreTwo) {
    const auto games = add(2);
    const std::chrono::sys_seconds then(10s);
    for (const GameId game : games)
        StudyStore(from).add({"Study"}, std::vector<ChapterContent>{{.title = "A", .game = game}}, then);
    EXPECT_EQ(mergeLibrary(into, from).studies, 2);
    EXPECT_EQ(StudyStore(into).chapters(2).at(0).content.game, games[1]);
    EXPECT_EQ(mergeLibrary(into, from).studies, 0) << "they are there already";
}

TEST_F(LibraryMerging, StudiesThatAreEqualAreAddedOnce) {
    const std::chrono::sys_seconds then(10s);
    for (int i = 0; i < 2; ++i)
        StudyStore(from).add({"Study"}, std::vector<ChapterContent>{{.title = "A"}}, then);
    EXPECT_EQ(mergeLibrary(into, from).studies, 1);
    EXPECT_EQ(StudyStore(into).studies().size(), 1U);
}

TEST_F(LibraryMerging, ADamagedStudyEqualsNoOther) {
    const std::chrono::sys_seconds then(10s);
    StudyStore(into).add({"Study"}, std::vector<ChapterContent>{{.title = "A"}}, then);
    damageChapters(into);
    StudyStore(from).add({"Study"}, then);
    StudyStore(from).add({"Study"}, std::vector<ChapterContent>{{.title = "A"}}, then);
    EXPECT_EQ(mergeLibrary(into, from).studies, 2) << "the empty one, too";
}

TEST_F(LibraryMerging, ADamagedGameOfAStudyKeepsNothingElseAway) {
    const auto games = add(2);
    StudyStore(from).add({"Study"}, std::vector<ChapterContent>{{"A", "", games[0]}, {"B", "", games[1]}},
                         std::chrono::sys_seconds(10s));
    PracticeStore(from).add(std::vector{puzzle()});
    execute(from.path(), "UPDATE games SET second_clock = 'noon' WHERE id = 1");
    const MergeSummary summary = mergeLibrary(into, from);
    EXPECT_EQ(summary.unreadable, 1);
    EXPECT_EQ(summary.added, 1);
    EXPECT_EQ(summary.studies, 1);
    EXPECT_EQ(summary.puzzles, 1);
    const auto chapters = StudyStore(into).chapters(1);
    ASSERT_EQ(chapters.size(), 2U);
    EXPECT_EQ(chapters[0].game, Chapter::Game::Gone);
    EXPECT_EQ(chapters[1].game, Chapter::Game::Stored);
}

} // namespace
} // namespace komadai::core::test
