// Games with variations and notes: the journal, packed trees, deletion, and the index of positions.
#include "core/notation/stored_record.h"
#include "core/store/stored_game.h"
#include "tests/core/record/random_trees.h"
#include "tests/core/store/storage.h"

namespace komadai::core::test {
namespace {

GameTree newTree(std::string_view variant = "euroshogi") {
    return GameTree(AnyPosition::startOf(builtin(variant)));
}

RecordHeader headerFor(const GameTree& tree) { return headerOf(mainGameOf(tree), {}, {}); }

GameTree treeOf(const StoredRecord& stored) {
    return readTree(stored.summary.header, stored.tree, builtin(stored.summary.header.variant)).value();
}

class LibraryTrees : public LibraryTest {
protected:
    std::mt19937 random{4};

    /// A game with all edits in the journal. `tree` gets the same edits.
    GameId addEdited(Library& library, GameTree& tree, int edits) {
        const GameId id = library.addGame(headerFor(tree));
        for (int i = 0; i < edits; ++i)
            edit(library, id, tree);
        return id;
    }
    /// One random change of the tree.
    void edit(Library& library, GameId id, GameTree& tree) {
        const auto before = tree.revision();
        const NodeId node = randomNode(tree, random);
        if (const auto move = randomMove(tree.position(node), random); move && random() % 4 != 0)
            tree.add(node, *move, {std::chrono::seconds(3), {}});
        else
            tree.setAnnotations(node, randomNotes(tree, node, random));
        if (tree.revision() != before)
            library.appendEdit(id, tree.lastStep().edit, PlayedTo::at(tree, tree.mainLineEnd()));
    }
};

using LibraryHeaders = LibraryTrees;
using LibraryPositions = LibraryTrees;
using LibraryDeletion = LibraryTrees;
using LibraryChanges = LibraryTrees;
using LibraryTabs = LibraryTrees;

// --- journal and tree

TEST_F(LibraryTrees, EveryEditIsStoredWhenItsCallReturns) {
    for (const char* variant : {"euroshogi", "shogi", "koshogi"}) {
        GameTree tree = newTree(variant);
        Library library(file);
        const GameId id = library.addGame(headerFor(tree));
        for (int i = 0; i < 40; ++i) {
            edit(library, id, tree);
            ASSERT_EQ(treeOf(*Library(file).record(id)), tree) << variant << ", edit " << i;
        }
    }
}

TEST_F(LibraryTrees, UndoAndRedoAreEditsToo) {
    GameTree tree = newTree();
    Library library(file);
    const GameId id = addEdited(library, tree, 30);
    for (int i = 0; i < 10; ++i)
        library.appendEdit(id, tree.undo().edit);
    for (int i = 0; i < 4; ++i)
        library.appendEdit(id, tree.redo().edit);
    EXPECT_EQ(treeOf(*library.record(id)), tree);
}

TEST_F(LibraryTrees, AKilledProgramLosesNoEdit) {
    doAndBeKilled([&] {
        GameTree tree = newTree();
        Library library(file);
        addEdited(library, tree, 60);
        const GameId second = library.addGame(headerFor(tree));
        library.closeGame(second, tree);
    });
    Library library(file);
    ASSERT_EQ(library.games().size(), 2U);
    EXPECT_EQ(treeOf(*library.record(1)), treeOf(*library.record(2)));
    EXPECT_EQ(library.gamesWithJournal(), std::vector<GameId>{1});
}

TEST_F(LibraryTrees, ClosingPacksTheJournal) {
    GameTree tree = newTree();
    Library library(file);
    const GameId id = addEdited(library, tree, 50);
    library.closeGame(id, tree);
    EXPECT_TRUE(library.gamesWithJournal().empty());
    EXPECT_EQ(ask(file, "SELECT count(*) FROM edits"), 0);
    EXPECT_EQ(treeOf(*library.record(id)), tree);
    EXPECT_EQ(library.summary(id)->plyCount, tree.depth(tree.mainLineEnd()));
}

TEST_F(LibraryTrees, AClosedGameCanBeEditedAgainWithTheSameIds) {
    GameTree tree = newTree();
    Library library(file);
    const GameId id = addEdited(library, tree, 50);
    library.closeGame(id, tree);
    for (int i = 0; i < 20; ++i)
        edit(library, id, tree);
    library.appendEdit(id, tree.undo().edit);
    EXPECT_EQ(treeOf(*library.record(id)), tree);
    library.closeGame(id, tree);
    EXPECT_EQ(treeOf(*library.record(id)), tree);
}

TEST_F(LibraryTrees, TheJournalOfAGameThatWasNotClosedIsPacked) {
    GameTree tree = newTree();
    Library library(file);
    const GameId id = addEdited(library, tree, 30);
    EXPECT_TRUE(library.packJournal(id));
    EXPECT_FALSE(library.packJournal(id));
    EXPECT_TRUE(library.gamesWithJournal().empty());
    EXPECT_EQ(treeOf(*library.record(id)), tree);
    edit(library, id, tree); // another Library can continue to edit it
    EXPECT_EQ(treeOf(*library.record(id)), tree);
}

TEST_F(LibraryTrees, AJournalThatCannotBeReadStaysAsItIs) {
    GameTree tree = newTree();
    Library library(file);
    const GameId id = addEdited(library, tree, 30);
    execute(file, "DELETE FROM edits WHERE number = 1");
    const auto edits = ask(file, "SELECT count(*) FROM edits");
    EXPECT_FALSE(library.packJournal(id));
    EXPECT_EQ(ask(file, "SELECT count(*) FROM edits"), edits);
    const auto stored = library.record(id);
    EXPECT_FALSE(readTree(stored->summary.header, stored->tree, builtin("euroshogi")));
}

TEST_F(LibraryTrees, WhatAnotherLibraryChangedMeanwhileIsNotOverwritten) {
    GameTree tree = newTree();
    Library one(file);
    const GameId id = addEdited(one, tree, 10);
    Library two(file);
    GameTree theirs = treeOf(*two.record(id));
    edit(two, id, theirs);
    EXPECT_EQ(problemOf([&] { edit(one, id, tree); }), StorageProblem::Busy);
    EXPECT_EQ(problemOf([&] { one.closeGame(id, tree); }), StorageProblem::Busy);
    EXPECT_EQ(treeOf(*one.record(id)), theirs);
    one.closeGame(id, theirs);
}

TEST_F(LibraryTrees, ARecordIsAddedAsAWhole) {
    GameTree tree = newTree("shogi");
    growLine(tree, GameTree::root(), 40, random);
    growLine(tree, tree.pathTo(tree.mainLineEnd())[10], 5, random);
    GameRecord record{headerFor(tree), tree, Outcome{Side::Second, EndReason::Time}};
    Library library(file);
    const GameId id = library.addRecord(record);
    const auto stored = library.record(id);
    EXPECT_EQ(treeOf(*stored), tree);
    EXPECT_EQ(stored->summary.header, record.header);
    EXPECT_EQ(stored->summary.outcome, record.outcome);
    EXPECT_EQ(stored->summary.plyCount, 40);
}

// --- how far a game was played

/// A game in which a variation of two moves, `other`, was promoted above the line that was played, `played`.
struct PromotedVariation {
    GameTree tree{AnyPosition::startOf(builtin("euroshogi"))};
    NodeId played, other;
    std::vector<TreeEdit> edits;

    PromotedVariation() {
        played = add(add(GameTree::root(), "e3e4"), "e6e5");
        played = add(played, "d3d4");
        other = add(add(GameTree::root(), "c3c4"), "e6e5");
        tree.makeMainLine(other);
        edits.push_back(tree.lastStep().edit);
    }
    NodeId add(NodeId node, const char* move) {
        node = tree.add(node, uci::parse(move, tree.position(node)).value());
        edits.push_back(tree.lastStep().edit);
        return node;
    }
};

TEST_F(LibraryTrees, TheLineThatWasPlayedIsKnownAfterAVariationWasPromotedAboveIt) {
    const PromotedVariation game;
    Library library(file);
    const GameId id = library.addGame(headerFor(game.tree));
    library.update(id, {.edits = game.edits, .playedTo = PlayedTo::at(game.tree, game.played)});
    const auto check = [&](const char* when) {
        const auto stored = library.record(id);
        EXPECT_EQ(playedTo(stored->summary, treeOf(*stored)), game.played) << when;
        EXPECT_EQ(stored->summary.plyCount, 3) << when;
        EXPECT_EQ(library.game(id)->plies.at(2).move, "d3d4") << when;
    };
    check("in the journal");
    library.closeGame(id, game.tree);
    check("after closing");
    Annotations notes;
    notes.after = "better";
    library.appendEdit(id, TreeEdit{{TreeEdit::Annotate{game.other, notes}}});
    EXPECT_TRUE(library.packJournal(id));
    check("after packing what was left behind");
    const GameId copy = library.addRecord({headerFor(game.tree), game.tree, {}, game.played});
    EXPECT_EQ(library.summary(copy)->playedTo, game.played);
    EXPECT_EQ(readStoredGame(library, copy, library.variants()).value().playedTo, game.played);
}

TEST_F(LibraryTrees, ClosingAGameKeepsWhatWasTakenBackTakenBack) {
    GameTree tree = newTree();
    growLine(tree, GameTree::root(), 6, random);
    Library library(file);
    const NodeId fourth = tree.ancestor(tree.mainLineEnd(), 4);
    const GameId id = library.addRecord({headerFor(tree), tree, {}, fourth});
    library.closeGame(id, tree);
    EXPECT_EQ(library.summary(id)->plyCount, 4);
    EXPECT_EQ(playedTo(*library.summary(id), tree), fourth);
}

/// The number of the first ply that was taken back; none if there is none.
std::optional<int> firstTakenBack(const Library& library, GameId id) {
    const auto stored = *library.record(id);
    const GameTree tree = treeOf(stored);
    const auto first = takenBack(stored, tree);
    return first ? std::optional(tree.depth(*first)) : std::nullopt;
}

TEST_F(LibraryTrees, KnowsWhereTheMovesThatWerePlayedEnd) {
    GameTree tree = newTree();
    growLine(tree, GameTree::root(), 6, random);
    Library library(file);
    const NodeId fourth = tree.ancestor(tree.mainLineEnd(), 4);
    const auto endOf = [&](GameId id) { return playedEnd(*library.record(id), tree); };
    const Outcome resigned{Side::First, EndReason::Resignation};
    EXPECT_EQ(endOf(library.addRecord({headerFor(tree), tree, resigned, fourth})), fourth);
    EXPECT_EQ(endOf(library.addRecord({headerFor(tree), tree, {}, fourth})), std::nullopt)
        << "what follows may be analysis";
    const GameId running = addGameOf(5, library);
    StoredPlay::of(library, running).takeBackTo(3);
    const auto stored = *library.record(running);
    const GameTree played = treeOf(stored);
    EXPECT_EQ(playedEnd(stored, played), played.ancestor(played.mainLineEnd(), 3));
}

TEST_F(LibraryTrees, KnowsWhichMovesWereTakenBack) {
    Library library(file);
    const GameId id = addGameOf(5, library);
    EXPECT_EQ(firstTakenBack(library, id), std::nullopt);
    StoredPlay::of(library, id).takeBackTo(3);
    EXPECT_EQ(firstTakenBack(library, id), 4);
    EXPECT_TRUE(library.packJournal(id));
    EXPECT_EQ(firstTakenBack(Library(file), id), 4) << "another program";
}

TEST_F(LibraryTrees, MovesThatArePlayedAgainAreNotTakenBackAnyMore) {
    Library library(file);
    const GameId id = addGameOf(5, library);
    StoredPlay::of(library, id).takeBackTo(3);
    const GameTree tree = treeOf(*library.record(id));
    const NodeId end = tree.mainLineEnd();
    library.update(id, {.playedTo = PlayedTo::at(tree, *tree.parent(end)), .lastTakenBack = end});
    EXPECT_EQ(firstTakenBack(library, id), 5);
    library.update(id, {.playedTo = PlayedTo::at(tree, end)});
    EXPECT_EQ(firstTakenBack(library, id), std::nullopt);
}

TEST_F(LibraryTrees, AGameThatIsAddedMayHaveMovesThatWereTakenBack) {
    GameTree tree = newTree();
    growLine(tree, GameTree::root(), 6, random);
    const NodeId end = tree.mainLineEnd();
    Library library(file);
    const GameId id = library.addRecord({headerFor(tree), tree, {}, tree.ancestor(end, 4)}, end);
    EXPECT_EQ(firstTakenBack(library, id), 5);
}

TEST_F(LibraryTrees, MovesThatWereTakenBackAreAnalysisOnceSomethingIsAddedToThem) {
    Library library(file);
    const auto isAnalysis = [&](const std::function<void(GameTree&)>& add) {
        const GameId id = addGameOf(5, library);
        StoredPlay::of(library, id).takeBackTo(3);
        GameTree tree = treeOf(*library.record(id));
        add(tree);
        library.appendEdit(id, tree.lastStep().edit);
        return !firstTakenBack(library, id);
    };
    EXPECT_TRUE(isAnalysis([](GameTree& tree) {
        tree.add(tree.mainLineEnd(), tree.position(tree.mainLineEnd()).legalMoves().front());
    })) << "a move";
    EXPECT_TRUE(isAnalysis([](GameTree& tree) {
        const NodeId fourth = tree.ancestor(tree.mainLineEnd(), 4);
        const auto moves = tree.position(fourth).legalMoves();
        tree.add(fourth, moves.front() == tree.move(tree.mainLineEnd()) ? moves.back() : moves.front());
    })) << "a variation";
    EXPECT_TRUE(isAnalysis([](GameTree& tree) {
        Annotations notes;
        notes.after = "better";
        tree.setAnnotations(tree.mainLineEnd(), notes);
    })) << "a note";
    EXPECT_FALSE(isAnalysis([](GameTree& tree) {
        Annotations notes;
        notes.after = "good";
        tree.setAnnotations(tree.ancestor(tree.mainLineEnd(), 3), notes);
    })) << "a note on a move that was played";
    EXPECT_FALSE(isAnalysis([](GameTree& tree) {
        Evaluation evaluation;
        evaluation.engine = "Komadai, level 5";
        tree.keepEvaluation(tree.mainLineEnd(), evaluation);
    })) << "what a player thought of a move";
}

TEST_F(LibraryTrees, NothingIsTakenBackInAGameThatIsOver) {
    Library library(file);
    const GameId id = addGameOf(5, library);
    StoredPlay::of(library, id).takeBackTo(3);
    library.setOutcome(id, Outcome{Side::First, EndReason::Resignation});
    EXPECT_EQ(firstTakenBack(library, id), std::nullopt);
}

TEST_F(LibraryTrees, AMarkOfAMoveThatWasPlayedOrIsNotThereSaysNothing) {
    Library library(file);
    const GameId id = addGameOf(5, library);
    StoredPlay::of(library, id).takeBackTo(3);
    for (const char* node : {"0", "2", "3", "77", "4294967295", "4294967296", "-1"}) {
        execute(file,
                std::string("PRAGMA ignore_check_constraints = ON; UPDATE taken_back SET node = ") + node);
        EXPECT_EQ(firstTakenBack(library, id), std::nullopt) << node;
    }
}

TEST_F(LibraryTrees, AGameForOthersIsWithoutTheMovesThatWereTakenBack) {
    Library library(file);
    const GameId id = addGameOf(5, library);
    StoredPlay::of(library, id).takeBackTo(3);
    const auto whole = readStoredGame(library, id, library.variants());
    const auto shared = readSharedGame(library, id, library.variants());
    ASSERT_TRUE(whole && shared);
    EXPECT_EQ(whole.value().tree.size(), 6U);
    EXPECT_EQ(shared.value().tree.size(), 4U);
    EXPECT_FALSE(shared.value().tree.canUndo());
    EXPECT_EQ(library.game(id)->plies.size(), 5U) << "they can still be played again";
}

TEST_F(LibraryTrees, AGameForOthersKeepsTheVariationsBesideMovesThatWereTakenBack) {
    Library library(file);
    const GameId id = addGameOf(5, library);
    StoredPlay::of(library, id).takeBackTo(3);
    GameTree tree = treeOf(*library.record(id));
    const NodeId third = tree.ancestor(tree.mainLineEnd(), 3);
    const NodeId fourth = tree.ancestor(tree.mainLineEnd(), 4);
    const auto moves = tree.position(third).legalMoves();
    const NodeId beside = tree.add(third, moves.front() == tree.move(fourth) ? moves.back() : moves.front());
    library.appendEdit(id, tree.lastStep().edit);
    const auto shared = readSharedGame(library, id, library.variants());
    ASSERT_TRUE(shared);
    EXPECT_TRUE(shared.value().tree.contains(beside));
    EXPECT_FALSE(shared.value().tree.contains(fourth));
}

TEST_F(LibraryTrees, TheMarkGoesWithItsGame) {
    Library library(file);
    const GameId id = addGameOf(5, library);
    StoredPlay::of(library, id).takeBackTo(3);
    library.deleteGame(id, Now);
    EXPECT_EQ(library.purgeDeleted(Now + 1s), 1);
    EXPECT_EQ(ask(file, "SELECT count(*) FROM taken_back"), 0);
}

TEST_F(LibraryTrees, WithoutAStoredNodeTheMainLineWasPlayed) {
    GameTree tree = newTree();
    growLine(tree, GameTree::root(), 6, random);
    GameSummary summary;
    summary.plyCount = 4;
    EXPECT_EQ(playedTo(summary, tree), tree.ancestor(tree.mainLineEnd(), 4));
    summary.plyCount = 99;
    EXPECT_EQ(playedTo(summary, tree), tree.mainLineEnd());
    summary.playedTo = NodeId::fromNumber(77);
    EXPECT_EQ(playedTo(summary, tree), tree.mainLineEnd()) << "there is no such node";
}

TEST_F(LibraryTrees, AnUpdateIsStoredAsAWholeOrNotAtAll) {
    const PromotedVariation game;
    Library library(file);
    const GameId id = library.addGame(headerFor(game.tree));
    GameUpdate update{.edits = game.edits, .playedTo = PlayedTo::at(game.tree, game.played)};
    update.header = headerFor(game.tree);
    update.header->players[0].computerLevel = 11; // the file allows 1 to 10
    update.outcome = Outcome{Side::First, EndReason::Resignation};
    EXPECT_THROW(library.update(id, update), StorageError);
    EXPECT_EQ(ask(file, "SELECT count(*) FROM edits"), 0);
    update.header->players[0].computerLevel = 10;
    library.update(id, update);
    EXPECT_EQ(treeOf(*library.record(id)), game.tree);
    EXPECT_EQ(library.summary(id)->header, *update.header);
    EXPECT_EQ(library.summary(id)->outcome, *update.outcome);
    library.update(id, {.outcome = std::optional<Outcome>()});
    EXPECT_FALSE(library.summary(id)->outcome);
}

TEST_F(LibraryTrees, AMoveThatWasAlteredIsReportedWithItsPly) {
    GameTree tree = newTree();
    growLine(tree, GameTree::root(), 10, random);
    Library library(file);
    const GameId id = library.addRecord({headerFor(tree), tree, {}});
    execute(file, "UPDATE texts SET text = '4k3/8/8/8/8/8/4P3/4K3 b - 1' WHERE text LIKE '%/pppppppp/%'");
    const auto stored = library.record(id);
    const auto read = readTree(stored->summary.header, stored->tree, builtin("euroshogi"));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().problem, RecordProblem::BadMove);
    EXPECT_EQ(read.error().ply, 1);
    EXPECT_FALSE(read.error().text.empty());
    EXPECT_EQ(problemOf([&] { library.game(id); }), StorageProblem::Damaged);
}

TEST_F(LibraryTrees, ADamagedTreeIsReported) {
    GameTree tree = newTree();
    growLine(tree, GameTree::root(), 10, random);
    Library library(file);
    const GameId id = library.addRecord({headerFor(tree), tree, {}});
    execute(file, "UPDATE trees SET packed = CAST(substr(packed, 1, 20) AS BLOB)");
    const auto stored = library.record(id);
    EXPECT_EQ(readTree(stored->summary.header, stored->tree, builtin("euroshogi")).error().problem,
              RecordProblem::Damaged);
}

// --- headers

TEST_F(LibraryHeaders, EverythingInAHeaderComesBack) {
    RecordHeader header = headerAt(5s);
    header.players[0] = {std::nullopt, "羽生 善治", {}, "九段", 2800};
    header.date = "1996-02";
    header.event = "王将戦";
    header.site = "大阪";
    header.round = "4";
    header.annotator = "Ada";
    header.source = "games.kif";
    header.tags = {{"ECO", "none"}, {"Opening", "横歩取り"}, {"ECO", "again"}};
    Library library(file);
    const GameId id = library.addGame(header);
    EXPECT_EQ(library.summary(id)->header, header);
    header.event.clear();
    header.tags.pop_back();
    header.players[1].rating = 1500;
    library.setHeader(id, header);
    EXPECT_EQ(Library(file).summary(id)->header, header);
    EXPECT_EQ(Library(file).games().at(0).header, header);
}

TEST_F(LibraryHeaders, TextsThatManyGamesShareAreStoredOnce) {
    Library library(file);
    for (int i = 0; i < 10; ++i)
        library.addGame(headerAt(std::chrono::seconds(i)));
    EXPECT_EQ(ask(file, "SELECT count(*) FROM texts"), 4); // options, start and two names
}

TEST_F(LibraryHeaders, StarsAreKept) {
    Library library(file);
    const GameId id = library.addGame(headerAt(0s));
    EXPECT_FALSE(library.summary(id)->starred);
    library.setStarred(id, true);
    EXPECT_TRUE(library.games().at(0).starred);
}

TEST_F(LibraryHeaders, APageOfTheListIsReadByIds) {
    Library library(file);
    for (const int start : {3, 1, 2, 3})
        library.addGame(headerAt(std::chrono::seconds(start)));
    const auto ids = library.gameIds();
    EXPECT_EQ(ids, (std::vector<GameId>{4, 1, 3, 2}));
    EXPECT_EQ(ids, idsOf(library.games()));
    EXPECT_EQ(idsOf(library.summaries(std::span(ids).subspan(1, 2))), (std::vector<GameId>{1, 3}));
    EXPECT_EQ(idsOf(library.summaries(std::vector<GameId>{77, 2})), std::vector<GameId>{2});
}

// --- deletion

TEST_F(LibraryDeletion, ADeletedGameIsInNoListUntilItIsRestored) {
    Library library(file);
    const GameId id = addGameOf(3, library);
    library.packJournal(id);
    const std::uint64_t key = plyFor(2).key;
    library.deleteGame(id, std::chrono::sys_seconds(100s));
    EXPECT_TRUE(library.games().empty());
    EXPECT_TRUE(library.gameIds().empty());
    EXPECT_TRUE(library.unfinishedGames().empty());
    EXPECT_TRUE(library.findPosition(key).empty());
    EXPECT_TRUE(library.record(id));
    EXPECT_FALSE(library.has(id));
    library.restoreGame(id);
    EXPECT_TRUE(library.has(id));
    EXPECT_FALSE(library.has(id + 1)) << "there is no such game";
    EXPECT_EQ(library.games().size(), 1U);
    EXPECT_EQ(library.findPosition(key).size(), 1U);
}

TEST_F(LibraryDeletion, DeletedGamesAreListedTheLastOneFirst) {
    Library library(file);
    std::vector<GameId> games;
    for (int i = 0; i < 4; ++i)
        games.push_back(addGameOf(3, library));
    library.deleteGame(games[2], std::chrono::sys_seconds(100s));
    library.deleteGame(games[0], std::chrono::sys_seconds(200s));
    library.deleteGame(games[3], std::chrono::sys_seconds(300s));
    library.restoreGame(games[3]);
    const auto deleted = library.deletedGames(10);
    ASSERT_EQ(deleted.size(), 2U);
    EXPECT_EQ(deleted[0].summary.id, games[0]);
    EXPECT_EQ(deleted[0].summary.plyCount, 3);
    EXPECT_EQ(deleted[0].deletedAt, std::chrono::sys_seconds(200s));
    EXPECT_EQ(deleted[1].summary.id, games[2]);
    EXPECT_EQ(library.deletedGames(1).size(), 1U);
}

TEST_F(LibraryDeletion, GamesArePurgedAFewAtATime) {
    Library library(file);
    for (int i = 0; i < 5; ++i)
        library.deleteGame(addGameOf(3, library), std::chrono::sys_seconds(100s));
    std::vector<int> purged;
    for (int i = 0; i < 4; ++i)
        purged.push_back(library.purgeDeleted(std::chrono::sys_seconds(200s), 2));
    EXPECT_EQ(purged, (std::vector<int>{2, 2, 1, 0}));
    EXPECT_TRUE(library.deletedGames(10).empty());
}

TEST_F(LibraryDeletion, AGameOfAnUnknownVariantIsNotPurged) {
    Library library(file);
    const GameId id = addGameOf(3, library);
    library.packJournal(id);
    library.deleteGame(id, std::chrono::sys_seconds(100s));
    library.setVariants(finderOf({}));
    EXPECT_EQ(library.purgeDeleted(std::chrono::sys_seconds(200s)), 0);
    library.setVariants(builtinVariantFinder());
    EXPECT_EQ(library.purgeDeleted(std::chrono::sys_seconds(200s)), 1);
    EXPECT_EQ(ask(file, "SELECT count(*) FROM unindexed"), 0);
}

TEST_F(LibraryDeletion, ADamagedGameDoesNotKeepOthersFromBeingPurged) {
    Library library(file);
    const GameId damaged = addGameOf(3, library);
    const GameId sound = addGameOf(3, library, 1);
    library.deleteGames(std::vector{damaged, sound}, std::chrono::sys_seconds(100s));
    execute(file, "UPDATE games SET second_clock = 'noon' WHERE id = " + std::to_string(damaged));
    EXPECT_EQ(library.purgeDeleted(std::chrono::sys_seconds(200s)), 1);
    EXPECT_EQ(ask(file, "SELECT id FROM games"), damaged);
}

TEST_F(LibraryDeletion, PurgingLeavesNothing) {
    Library library(file);
    const GameId id = addGameOf(3, library);
    library.packJournal(id);
    while (library.indexPositions()) {
    }
    library.deleteGame(id, std::chrono::sys_seconds(100s));
    EXPECT_EQ(library.purgeDeleted(std::chrono::sys_seconds(100s)), 0);
    EXPECT_EQ(library.purgeDeleted(std::chrono::sys_seconds(101s)), 1);
    for (const char* table : {"games", "trees", "edits", "unindexed", "tags"})
        EXPECT_EQ(ask(file, std::string("SELECT count(*) FROM ") + table), 0) << table;
    EXPECT_TRUE(library.findPosition(plyFor(2).key).empty());
    EXPECT_GT(library.addGame(headerAt(0s)), id) << "ids are never used again";
}

// --- positions

TEST_F(LibraryPositions, EveryPositionOfAPackedGameIsFoundBeforeAndAfterIndexing) {
    Library library(file);
    std::map<GameId, GameTree> trees;
    for (int i = 0; i < 40; ++i) {
        GameTree tree = newTree();
        growLine(tree, GameTree::root(), 12, random);
        growLine(tree, *tree.firstChild(GameTree::root()), 4, random);
        trees.emplace(library.addRecord({headerFor(tree), tree, {}}), tree);
    }
    const auto check = [&] {
        for (const auto& [id, tree] : trees)
            for (const NodeId node : tree.subtree()) {
                if (node == GameTree::root()) continue;
                std::vector<PositionHit> expected;
                for (const auto& [other, otherTree] : trees)
                    for (const NodeId n : otherTree.subtree())
                        if (n != GameTree::root() && otherTree.key(n) == tree.key(node))
                            expected.push_back({other, n});
                std::sort(expected.begin(), expected.end());
                ASSERT_EQ(library.findPosition(tree.key(node)), expected);
            }
    };
    check();
    EXPECT_TRUE(library.indexPositions(15));
    check();
    while (library.indexPositions()) {
    }
    check();
    EXPECT_EQ(ask(file, "SELECT count(*) FROM unindexed"), 0);
    EXPECT_TRUE(library.findPosition(12345).empty());
}

TEST_F(LibraryPositions, OfAnEditedGameAreThePositionsOfItsPresentTree) {
    Library library(file);
    GameTree tree = newTree();
    growLine(tree, GameTree::root(), 10, random);
    const GameId id = library.addRecord({headerFor(tree), tree, {}});
    while (library.indexPositions()) {
    }
    const std::uint64_t gone = tree.key(tree.mainLineEnd());
    tree.remove(tree.pathTo(tree.mainLineEnd())[5]);
    library.appendEdit(id, tree.lastStep().edit, PlayedTo::at(tree, tree.mainLineEnd()));
    const NodeId added = growLine(tree, GameTree::root(), 1, random);
    library.appendEdit(id, tree.lastStep().edit);
    library.closeGame(id, tree);
    for (int round = 0; round < 2; ++round) {
        EXPECT_TRUE(library.findPosition(gone).empty());
        EXPECT_EQ(library.findPosition(tree.key(added)), (std::vector<PositionHit>{{id, added}}));
        while (library.indexPositions()) {
        }
    }
    std::size_t entries = 0;
    for (const NodeId node : tree.subtree())
        entries += library.findPosition(tree.key(node)).size();
    EXPECT_EQ(entries, tree.size());
}

// --- open tabs

TEST_F(LibraryTabs, ComeBackInTheirOrder) {
    const std::vector<OpenTab> tabs{
        {2, NodeId::fromNumber(7), false}, {1, NodeId::root(), true}, {3, {}, false}};
    {
        Library library(file);
        EXPECT_TRUE(library.openTabs().empty());
        for (int i = 0; i < 3; ++i)
            library.addGame(headerAt(0s));
        library.setOpenTabs(std::vector<OpenTab>{{3, {}, true}});
        library.setOpenTabs(tabs);
    }
    EXPECT_EQ(Library(file).openTabs(), tabs);
    Library(file).setOpenTabs({});
    EXPECT_TRUE(Library(file).openTabs().empty());
}

TEST_F(LibraryTabs, LeaveOutGamesThatAreGone) {
    Library library(file);
    for (int i = 0; i < 3; ++i)
        library.addGame(headerAt(0s));
    library.setOpenTabs(std::vector<OpenTab>{{1, {}, false}, {99, {}, true}, {2, {}, false}, {3, {}, false}});
    library.deleteGame(2, std::chrono::sys_seconds(1s));
    EXPECT_EQ(library.openTabs(), (std::vector<OpenTab>{{1, {}, false}, {3, {}, false}}));
    library.purgeDeleted(std::chrono::sys_seconds(2s));
    EXPECT_EQ(ask(file, "SELECT count(*) FROM open_tabs"), 2);
}

// --- what changed

TEST_F(LibraryChanges, OfGamesThatWereNotAddedAreNotTold) {
    using Kind = GameChange::Kind;
    Library library(file);
    const GameTree tree = newTree();
    const std::vector<GameRecord> games{{headerFor(tree), tree, {}}};
    const auto label = [&](const std::vector<GameId>& ids) { library.setLabel(ids, "Import", true); };
    EXPECT_THROW(library.addRecords(games,
                                    [&](const std::vector<GameId>& ids) {
                                        label(ids);
                                        throw StorageError(StorageProblem::NoSpace, file, "");
                                    }),
                 StorageError);
    EXPECT_TRUE(library.takeChanges().empty());
    EXPECT_EQ(library.changedGames(), 0);
    const GameId id = library.addRecords(games, label).front();
    EXPECT_EQ(library.takeChanges(), (std::vector<GameChange>{{Kind::Added, id}, {Kind::Changed, id}}));
}

TEST_F(LibraryChanges, AreToldInOrder) {
    using Kind = GameChange::Kind;
    Library library(file);
    GameTree tree = newTree();
    const GameId id = addEdited(library, tree, 3);
    library.setOutcome(id, Outcome{Side::First, EndReason::Resignation});
    EXPECT_EQ(library.takeChanges(), (std::vector<GameChange>{{Kind::Added, id}, {Kind::Changed, id}}));
    EXPECT_TRUE(library.takeChanges().empty());
    library.deleteGame(id, {});
    library.restoreGame(id);
    EXPECT_EQ(library.takeChanges(), (std::vector<GameChange>{{Kind::Removed, id}, {Kind::Added, id}}));
    EXPECT_EQ(problemOf([&] { library.setOutcome(77, {}); }), StorageProblem::Damaged);
    EXPECT_TRUE(library.takeChanges().empty());
}

} // namespace
} // namespace komadai::core::test
