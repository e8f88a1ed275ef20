// Reviews that wait or go on, in the library.
#include "core/store/review_queue.h"

#include "core/notation/stored_record.h"
#include "core/review/game_review.h"
#include "core/store/library_check.h"
#include "tests/core/store/storage.h"

namespace komadai::core::test {
namespace {

Evaluation evaluationOf(int centipawns) {
    Evaluation evaluation;
    evaluation.score = Score::centipawns(centipawns);
    evaluation.depth = 9;
    evaluation.nodes = 1000;
    evaluation.engine = "Komadai";
    return evaluation;
}

std::vector<GameId> gamesOf(const std::vector<QueuedReview>& reviews) {
    std::vector<GameId> games;
    for (const QueuedReview& review : reviews)
        games.push_back(review.game);
    return games;
}

class LibraryReviews : public LibraryTest {
protected:
    void SetUp() override {
        library.emplace(file);
        for (int flavour = 1; flavour <= 3; ++flavour)
            games.push_back(addGameOf(4, *library, flavour));
    }
    ReviewQueue queue() { return ReviewQueue(*library); }
    static NodeId node(std::uint32_t number) { return NodeId::fromNumber(number); }

    std::optional<Library> library;
    std::vector<GameId> games;
};

TEST_F(LibraryReviews, GamesWaitInTheOrderInWhichTheyCame) {
    queue().add(std::vector{games[1]}, "nodes=10");
    queue().add(std::vector{games[2], games[0]}, "nodes=20");
    EXPECT_EQ(queue().all(), (std::vector<QueuedReview>{
                                 {games[1], "nodes=10"}, {games[2], "nodes=20"}, {games[0], "nodes=20"}}));
}

TEST_F(LibraryReviews, WhatWasFoundIsThereAfterTheProgramWasKilled) {
    library.reset();
    doAndBeKilled([&] {
        Library killed(file);
        ReviewQueue(killed).add(std::vector{games[0]}, "nodes=10");
        ReviewQueue(killed).keep(games[0], NodeId::root(), evaluationOf(30));
        ReviewQueue(killed).keep(games[0], node(1), evaluationOf(-40));
    });
    Library again(file);
    EXPECT_EQ(
        ReviewQueue(again).all(),
        (std::vector<QueuedReview>{
            {games[0], "nodes=10", {{NodeId::root(), evaluationOf(30)}, {node(1), evaluationOf(-40)}}}}));
}

TEST_F(LibraryReviews, AReviewThatIsKilledGoesOnAsIfItWasNot) {
    const auto stored = library->record(games[0]);
    const GameTree tree = readTree(stored->summary.header, stored->tree, builtin("euroshogi")).value();
    ReviewPlan plan;
    plan.nodes = 2000;
    queue().add(std::vector{games[0]}, formatReviewPlan(plan));
    library.reset();
    const auto review = [&](const std::function<void()>& afterEach) {
        Library opened(file);
        ReviewQueue reviews(opened);
        const QueuedReview queued = reviews.all().front();
        Evaluations evaluations(queued.evaluations.begin(), queued.evaluations.end());
        Engine engine(16);
        evaluateGame(engine, tree, *parseReviewPlan(queued.plan), evaluations, {},
                     [&](NodeId done, std::size_t, std::size_t) {
                         reviews.keep(queued.game, done, evaluations.at(done));
                         afterEach();
                     });
        return evaluations;
    };
    int left = 2;
    doAndBeKilled([&] {
        review([&] {
            if (--left == 0) std::raise(SIGKILL);
        });
    });
    EXPECT_EQ(ask(file, "SELECT count(*) FROM review_evaluations"), 2);
    const Evaluations resumed = review([] {});
    Engine engine(16);
    Evaluations unbroken;
    evaluateGame(engine, tree, plan, unbroken, {});
    EXPECT_EQ(resumed, unbroken);
}

TEST_F(LibraryReviews, AReviewThatIsAskedForAgainBeginsAnew) {
    queue().add(games, "nodes=10");
    queue().keep(games[0], node(1), evaluationOf(30));
    queue().add(std::vector{games[0]}, "nodes=50");
    const auto reviews = queue().all();
    EXPECT_EQ(gamesOf(reviews), (std::vector{games[1], games[2], games[0]}));
    EXPECT_TRUE(reviews.back().evaluations.empty());
}

TEST_F(LibraryReviews, NothingIsKeptOfAGameThatWaitsForNoReview) {
    queue().keep(games[0], node(1), evaluationOf(30));
    EXPECT_TRUE(queue().all().empty());
    EXPECT_EQ(ask(file, "SELECT count(*) FROM review_evaluations"), 0);
}

TEST_F(LibraryReviews, ADeletedGameIsNotReviewed) {
    queue().add(games, "nodes=10");
    library->deleteGame(games[1], std::chrono::sys_seconds(100s));
    EXPECT_EQ(gamesOf(queue().all()), (std::vector{games[0], games[2]}));
    library->restoreGame(games[1]);
    EXPECT_EQ(gamesOf(queue().all()), games);
    library->deleteGame(games[1], std::chrono::sys_seconds(100s));
    library->purgeDeleted(std::chrono::sys_seconds(200s));
    EXPECT_EQ(ask(file, "SELECT count(*) FROM reviews"), 2);
}

TEST_F(LibraryReviews, AGameThatDoesNotExistIsLeftOut) {
    queue().add(std::vector<GameId>{4711, games[0]}, "nodes=10");
    EXPECT_EQ(gamesOf(queue().all()), std::vector{games[0]});
}

TEST_F(LibraryReviews, AReviewThatIsRemovedTakesWhatItFoundAlong) {
    queue().add(games, "nodes=10");
    queue().keep(games[0], node(1), evaluationOf(30));
    queue().remove(games[0]);
    EXPECT_EQ(gamesOf(queue().all()), (std::vector{games[1], games[2]}));
    EXPECT_EQ(ask(file, "SELECT count(*) FROM review_evaluations"), 0);
    queue().remove(games[0]);
    EXPECT_EQ(checkLibrary(*library, [](const LibraryFault&) {}).faults, 0);
}

TEST_F(LibraryReviews, TheCheckFindsAnEvaluationThatIsNotRight) {
    queue().add(std::vector{games[0], games[1]}, "nodes=10");
    queue().keep(games[0], node(1), evaluationOf(30));
    queue().keep(games[1], node(1), evaluationOf(30));
    execute(file, "UPDATE review_evaluations SET evaluation = x'0102' WHERE game = 1;"
                  "UPDATE review_evaluations SET node = 2 WHERE game = 2");
    std::vector<LibraryFault> faults;
    checkLibrary(*library, [&](const LibraryFault& fault) { faults.push_back(fault); });
    EXPECT_EQ(faults, (std::vector<LibraryFault>{{LibraryFault::Kind::WrongReview, games[0]},
                                                 {LibraryFault::Kind::WrongReview, games[1]}}));
}

TEST_F(LibraryReviews, AnEvaluationThatCannotBeReadIsDamage) {
    queue().add(std::vector{games[0]}, "nodes=10");
    queue().keep(games[0], node(1), evaluationOf(30));
    execute(file, "UPDATE review_evaluations SET evaluation = x'0102'");
    EXPECT_EQ(problemOf([&] { (void)queue().all(); }), StorageProblem::Damaged);
}

} // namespace
} // namespace komadai::core::test
