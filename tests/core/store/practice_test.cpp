// Puzzles in the library, and what was learnt of them.
#include "core/store/practice_store.h"

#include "core/notation/stored_record.h"
#include "core/store/library_check.h"
#include "tests/core/store/storage.h"

namespace komadai::core::test {
namespace {

/// The start of a variant with one of its moves as the solution; another number gives another position.
Puzzle puzzleNumber(int number, std::string_view variant = "euroshogi") {
    AnyPosition position = AnyPosition::startOf(builtin(variant));
    for (int ply = 0; ply < number; ++ply)
        position = position.after(position.legalMoves().front());
    return Puzzle{position, {position.legalMoves().front()}};
}
Puzzle puzzleOfKind(int number, PuzzleKind kind) {
    Puzzle puzzle = puzzleNumber(number);
    puzzle.kind = kind;
    if (kind == PuzzleKind::Mate) puzzle.mateMoves = 1;
    return puzzle;
}
Puzzle rated(int number, int rating) {
    Puzzle puzzle = puzzleNumber(number);
    puzzle.kind = PuzzleKind::Advantage;
    puzzle.rating = rating;
    return puzzle;
}

class Practice : public LibraryTest {
protected:
    void SetUp() override {
        library.emplace(file, 2s, [](std::string_view id) { return builtin(id); });
    }
    PracticeStore store() { return PracticeStore(*library); }
    CardId add(Puzzle puzzle) {
        if (puzzle.kind == PuzzleKind::Mate && !puzzle.mateMoves) puzzle.kind = PuzzleKind::Advantage;
        EXPECT_EQ(store().add(std::vector{std::move(puzzle)}).size(), 1U);
        return store().puzzles().back().card;
    }
    PracticeEffect record(CardId card, PracticeResult result, std::chrono::sys_seconds at = Now,
                          std::chrono::sys_days day = Today) {
        return store().record({card, result, 30s, at, day});
    }

    std::optional<Library> library;
};

TEST_F(Practice, AFirstFailureAtOnesOwnLevelCostsAtMost150Points) {
    const auto effect = record(add(rated(1, 1500)), PracticeResult::Failed);
    EXPECT_LT(effect.playerAfter.rating, 1500);
    EXPECT_GE(effect.playerAfter.rating, 1350);
}

TEST_F(Practice, AFirstFailureAtAnEasyPuzzleCostsAtMost300Points) {
    const auto effect = record(add(rated(1, 800)), PracticeResult::Failed);
    EXPECT_GE(effect.playerAfter.rating, 1200);
}

TEST_F(Practice, APuzzleIsKeptWhole) {
    Puzzle puzzle = rated(3, 1234);
    puzzle.second = Score::centipawns(-40);
    puzzle.margin = 0.25;
    puzzle.source.text = "Ann - Bob";
    const CardId card = add(puzzle);
    const auto stored = store().puzzle(card);
    ASSERT_TRUE(stored);
    EXPECT_EQ(positionText(stored->puzzle), positionText(puzzle));
    EXPECT_EQ(stored->puzzle.line, puzzle.line);
    EXPECT_EQ(stored->puzzle.second, puzzle.second);
    EXPECT_EQ(stored->puzzle.margin, puzzle.margin);
    EXPECT_EQ(stored->puzzle.source, puzzle.source);
    EXPECT_EQ(stored->rating.rating, 1234);
    EXPECT_TRUE(stored->schedule.isNew());
    EXPECT_EQ(stored->attempts, 0);
}

TEST_F(Practice, TheSamePositionTwiceIsOnePuzzle) {
    const CardId card = add(rated(1, 1000));
    EXPECT_EQ(store().add(std::vector{rated(1, 2000), rated(2, 2000), rated(2, 2000)}).size(), 1U);
    EXPECT_EQ(store().puzzles().size(), 2U);
    EXPECT_EQ(store().puzzle(card)->puzzle.rating, 1000) << "the first one stays";
}

TEST_F(Practice, AListOfPuzzlesHasNoOthers) {
    add(rated(1, 1500)); // the user's own level
    const auto added = store().add(std::vector{rated(2, 2500), rated(1, 1500)});
    ASSERT_EQ(added.size(), 1U);
    EXPECT_EQ(store().next({.cards = added}, Now)->card, added.front());
    EXPECT_EQ(store().counts({.cards = added}, Now).fresh, 1);
    EXPECT_FALSE(store().next({.cards = std::vector<CardId>()}, Now));
}

TEST_F(Practice, OtherRulesMakeAnotherPuzzle) {
    add(rated(0, 1000));
    const auto rules = withRuleOptions(builtin("euroshogi"), "bareKing=win");
    const AnyPosition start = AnyPosition::startOf(rules);
    Puzzle puzzle{start, {start.legalMoves().front()}};
    puzzle.kind = PuzzleKind::Advantage;
    EXPECT_EQ(store().add(std::vector{puzzle}).size(), 1U);
    EXPECT_EQ(store().add(std::vector{puzzle}).size(), 0U);
}

TEST_F(Practice, APuzzleKnowsItsGameWhileItExists) {
    const GameId game = addGameOf(4, *library);
    Puzzle puzzle = rated(1, 1000);
    puzzle.source.game = game;
    puzzle.source.node = NodeId::fromNumber(1);
    const CardId card = add(puzzle);
    EXPECT_EQ(store().puzzle(card)->puzzle.source.game, game);
    EXPECT_EQ(store().puzzle(card)->puzzle.source.node, NodeId::fromNumber(1));
    EXPECT_EQ(store().puzzles({.game = game}).size(), 1U);
    library->deleteGame(game, Now);
    library->purgeDeleted(Now + 1s);
    EXPECT_FALSE(store().puzzle(card)->puzzle.source.game);
}

TEST_F(Practice, AGameThatDoesNotExistIsNotKept) {
    Puzzle puzzle = rated(1, 1000);
    puzzle.source.game = 77;
    puzzle.source.node = NodeId::fromNumber(1);
    const auto source = store().puzzle(add(puzzle))->puzzle.source;
    EXPECT_FALSE(source.game);
    EXPECT_FALSE(source.node);
}

TEST_F(Practice, APuzzleOfAnUnknownVariantIsKeptButNotReturned) {
    add(rated(1, 1000));
    library->setVariants([](std::string_view) { return nullptr; });
    EXPECT_TRUE(store().puzzles().empty());
    EXPECT_FALSE(store().next({}, Now));
    EXPECT_EQ(store().counts({}, Now).all(), 0);
    library->setVariants([](std::string_view id) { return builtin(id); });
    EXPECT_EQ(store().puzzles().size(), 1U);
}

TEST_F(Practice, APuzzleThatTheRulesDoNotAllowAnyMoreIsPassedOver) {
    const AnyPosition position = withRooks(optionalPromotion());
    Puzzle unpromoted{position, {uci::parse("g1g8", position).value()}};
    unpromoted.kind = PuzzleKind::Advantage;
    library->setVariants([](std::string_view) { return optionalPromotion(); });
    const CardId old = add(unpromoted);
    EXPECT_EQ(store().next({}, Now)->card, old);
    library->setVariants([](std::string_view id) { return builtin(id); });
    EXPECT_FALSE(store().next({}, Now));
    EXPECT_FALSE(store().puzzle(old));
    EXPECT_EQ(store().counts({}, Now).all(), 0);
    EXPECT_EQ(store().counts({}, Now).unusable, 1);
    const CardId other = add(rated(1, 900));
    EXPECT_EQ(store().next({}, Now)->card, other);
    EXPECT_EQ(store().puzzles().size(), 1U);
    EXPECT_EQ(store().counts({}, Now).fresh, 1);
    EXPECT_EQ(store().countsByVariant(Now).at(0).second.unusable, 1);
    EXPECT_EQ(store().counts({.kinds = {PuzzleKind::OnlyMove}}, Now).unusable, 0);
    library->setVariants([](std::string_view) { return optionalPromotion(); });
    EXPECT_EQ(store().puzzle(old)->puzzle.line, unpromoted.line) << "it is kept";
    EXPECT_EQ(store().counts({}, Now).fresh, 2);
    EXPECT_EQ(store().counts({}, Now).unusable, 0);
}

TEST_F(Practice, APuzzleThatWasRemovedDoesNotComeBackUntilItIsRestored) {
    const CardId card = add(rated(1, 1000));
    store().remove(card);
    EXPECT_FALSE(store().next({}, Now));
    EXPECT_EQ(store().counts({}, Now).all(), 0);
    EXPECT_EQ(store().add(std::vector{rated(1, 1000)}).size(), 0U);
    EXPECT_TRUE(store().puzzles().empty());
    store().restore(card);
    EXPECT_EQ(store().next({}, Now)->card, card);
}

// --- what comes next

TEST_F(Practice, OfNewPuzzlesTheOneNearestToTheUsersRatingComesFirst) {
    add(rated(1, 900));
    const CardId near = add(rated(2, 1450));
    add(rated(3, 1600));
    EXPECT_EQ(store().next({}, Now)->card, near);
    EXPECT_NE(store().next({}, Now, true, near)->card, near) << "the exception";
}

TEST_F(Practice, APuzzleThatIsDueComesBeforeANewOne) {
    const CardId seen = add(rated(1, 1000));
    const CardId fresh = add(rated(2, 1500));
    record(seen, PracticeResult::Failed);
    EXPECT_EQ(store().next({}, Now)->card, fresh) << "the failed one is due in ten minutes";
    EXPECT_EQ(store().next({}, Now + 10min)->card, seen);
    EXPECT_FALSE(store().next({}, Now, false)) << "nothing is due and no new one is wanted";
}

TEST_F(Practice, ThePuzzleThatHasBeenDueLongestComesFirst) {
    const CardId first = add(rated(1, 1000)), second = add(rated(2, 1000));
    record(second, PracticeResult::Failed, Now);
    record(first, PracticeResult::Failed, Now + 1s);
    EXPECT_EQ(store().next({}, Now + 1h)->card, second);
}

TEST_F(Practice, AFilterChoosesVariantKindAndGame) {
    const GameId game = addGameOf(4, *library);
    const CardId mate = add(puzzleOfKind(1, PuzzleKind::Mate));
    Puzzle mistake = puzzleOfKind(2, PuzzleKind::OwnMistake);
    mistake.source.game = game;
    const CardId own = add(mistake);
    Puzzle other = puzzleNumber(1, "shogi");
    other.kind = PuzzleKind::OnlyMove;
    const CardId shogi = add(other);
    EXPECT_EQ(store().next({.variant = "shogi"}, Now)->card, shogi);
    EXPECT_EQ(store().next({.kinds = {PuzzleKind::Mate}}, Now)->card, mate);
    EXPECT_EQ(store().next({.game = game}, Now)->card, own);
    EXPECT_FALSE(store().next({.variant = "shogi", .kinds = {PuzzleKind::Mate}}, Now));
    EXPECT_EQ(store().counts({.kinds = {PuzzleKind::OnlyMove, PuzzleKind::Mate}}, Now).all(), 2);
}

// --- attempts

TEST_F(Practice, AnAttemptChangesTheScheduleAsItsRulesSay) {
    const CardId card = add(rated(1, 1500));
    const Schedule expected = scheduleAfter({}, PracticeResult::WithHint, 30s, Now);
    EXPECT_EQ(record(card, PracticeResult::WithHint).schedule, expected);
    EXPECT_EQ(store().puzzle(card)->schedule, expected);
    EXPECT_EQ(store().puzzle(card)->attempts, 1);
}

TEST_F(Practice, TheFirstAttemptRatesUserAndPuzzle) {
    const CardId card = add(rated(1, 1500));
    const PlayerRating puzzle = store().puzzle(card)->rating;
    const auto effect = record(card, PracticeResult::Solved);
    EXPECT_TRUE(effect.isRated);
    EXPECT_EQ(effect.playerBefore, PlayerRating::ofBeginner());
    EXPECT_EQ(effect.playerAfter, ratingAfter(PlayerRating::ofBeginner(), puzzle, 1, Now));
    EXPECT_EQ(store().rating("euroshogi"), effect.playerAfter);
    EXPECT_EQ(store().puzzle(card)->rating, ratingAfter(puzzle, PlayerRating::ofBeginner(), 0, Now));
    EXPECT_EQ(store().rating("shogi"), PlayerRating::ofBeginner()) << "each variant has its own";
}

TEST_F(Practice, ALaterAttemptIsNotRated) {
    const CardId card = add(rated(1, 1500));
    record(card, PracticeResult::Failed);
    const PlayerRating before = store().rating("euroshogi");
    EXPECT_FALSE(record(card, PracticeResult::Solved, Now + 1h).isRated);
    EXPECT_EQ(store().rating("euroshogi"), before);
}

TEST_F(Practice, ACardThatDoesNotExistIsAnError) {
    EXPECT_EQ(problemOf([&] { record(5, PracticeResult::Solved); }), StorageProblem::Damaged);
    EXPECT_TRUE(store().days({}).empty());
}

TEST_F(Practice, CountsTellDueNewAndLearntPuzzlesApart) {
    const CardId due = add(rated(1, 1500)), learnt = add(rated(2, 1500));
    add(rated(3, 1500));
    record(due, PracticeResult::Failed);
    execute(file, "UPDATE cards SET interval_days = 30, due = " +
                      std::to_string((Now + 240h).time_since_epoch().count()) +
                      " WHERE id = " + std::to_string(learnt));
    const PracticeCounts counts = store().counts({}, Now + 1h);
    EXPECT_EQ(counts.due, 1);
    EXPECT_EQ(counts.fresh, 1);
    EXPECT_EQ(counts.later, 1);
    EXPECT_EQ(counts.learnt, 1);
    EXPECT_EQ(counts.nextDue, Now + 240h);
    EXPECT_EQ(store().countsByVariant(Now + 1h), (std::vector{std::pair(std::string("euroshogi"), counts)}));
}

TEST_F(Practice, ResultsAreCountedByTheUsersDay) {
    const CardId one = add(rated(1, 1500)), two = add(rated(2, 1500));
    record(one, PracticeResult::Solved, Now, Today);
    record(two, PracticeResult::Failed, Now, Today);
    record(two, PracticeResult::WithHint, Now + 1h, Today + std::chrono::days(1));
    EXPECT_EQ(store().days(Today),
              (std::vector<PracticeDay>{{Today, 1, 0, 1, 2, 60s},
                                        {Today + std::chrono::days(1), 0, 1, 0, 0, 30s}}));
    EXPECT_EQ(store().days(Today + std::chrono::days(1)).size(), 1U);
    EXPECT_TRUE(store().days(Today, "shogi").empty());
}

TEST_F(Practice, AStreakOfDaysLastsUntilADayIsLeftOut) {
    const CardId card = add(rated(1, 1500));
    const auto day = [](int number) { return Today + std::chrono::days(number); };
    for (const int number : {0, 1, 2, 5, 6})
        record(card, PracticeResult::Solved, Now + std::chrono::days(number), day(number));
    EXPECT_EQ(store().streaks(day(6)).days, 2);
    EXPECT_EQ(store().streaks(day(7)).days, 2) << "today can still be added";
    EXPECT_EQ(store().streaks(day(8)).days, 0);
    EXPECT_EQ(store().streaks(day(8)).longestDays, 3);
}

TEST_F(Practice, AStreakOfSolutionsEndsWithAHintOrAFailure) {
    const CardId card = add(rated(1, 1500));
    using enum PracticeResult;
    for (const PracticeResult result : {Solved, Solved, Solved, WithHint, Solved, Failed, Solved, Solved})
        record(card, result);
    EXPECT_EQ(store().streaks(Today).solved, 2);
    EXPECT_EQ(store().streaks(Today).mostSolved, 3);
}

TEST_F(Practice, WhatWasRecordedIsThereAfterTheProgramWasKilled) {
    library.reset();
    doAndBeKilled([&] {
        Library killed(file);
        PracticeStore practice(killed);
        practice.add(std::vector{rated(1, 1500)});
        practice.record({practice.puzzles().front().card, PracticeResult::Solved, 5s, Now, Today});
    });
    Library again(file);
    EXPECT_EQ(PracticeStore(again).puzzles().at(0).attempts, 1);
    EXPECT_EQ(PracticeStore(again).streaks(Today).solved, 1);
    EXPECT_EQ(checkLibrary(again, [](const LibraryFault&) {}).faults, 0);
}

TEST_F(Practice, ADamagedPuzzleIsReported) {
    const CardId card = add(rated(1, 1500));
    execute(file, "UPDATE puzzles SET puzzle = '{}'");
    EXPECT_EQ(problemOf([&] { store().puzzle(card); }), StorageProblem::Damaged);
}

} // namespace
} // namespace komadai::core::test
