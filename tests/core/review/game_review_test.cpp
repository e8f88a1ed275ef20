// The review of whole games: laws, figures and the notes in the record.
#include "core/review/game_review.h"
#include "tests/core/positions.h"
#include "tests/core/record/random_trees.h"

#include <gtest/gtest.h>

#include <random>

namespace komadai::core::test {
namespace {

ReviewPlan plan(std::uint64_t nodes = 400) {
    ReviewPlan plan;
    plan.nodes = nodes;
    return plan;
}

GameTree randomGame(const std::shared_ptr<const Variant>& variant, int plies, unsigned seed) {
    GameTree tree(AnyPosition::startOf(variant));
    std::mt19937 random(seed);
    growLine(tree, GameTree::root(), plies, random);
    return tree;
}

Evaluations evaluate(const GameTree& tree, const ReviewPlan& plan) {
    Engine engine(16);
    Evaluations evaluations;
    EXPECT_TRUE(evaluateGame(engine, tree, plan, evaluations, {}));
    return evaluations;
}

/// A game of the engine against itself: each move is the first one of the evaluation.
GameTree bestGame(const std::shared_ptr<const Variant>& variant, int plies, const ReviewPlan& plan) {
    GameTree tree(AnyPosition::startOf(variant));
    Engine engine(16);
    NodeId node;
    for (int ply = 0; ply < plies; ++ply)
        node = tree.add(node, evaluateForReview(engine, gameForReview(tree, node), plan, {})->line.front());
    return tree;
}

class GameReviews : public testing::TestWithParam<std::shared_ptr<const Variant>> {};

TEST_P(GameReviews, AReviewThatWasBrokenOffGoesOnAsIfItWasNot) {
    const GameTree tree = randomGame(GetParam(), 10, 1);
    const Evaluations unbroken = evaluate(tree, plan());
    Evaluations resumed;
    std::stop_source stop;
    Engine first(16);
    evaluateGame(first, tree, plan(), resumed, stop.get_token(), [&](NodeId, std::size_t done, std::size_t) {
        if (done == 4) stop.request_stop();
    });
    ASSERT_EQ(resumed.size(), 4U);
    Engine second(16);
    second.search(Game(tree.start()), {{}, {}, 5000}, {}); // what it knows must not matter
    EXPECT_TRUE(evaluateGame(second, tree, plan(), resumed, {}));
    EXPECT_EQ(resumed, unbroken);
}

TEST_P(GameReviews, AGameOfBestMovesIsPerfect) {
    const GameTree tree = bestGame(GetParam(), 8, plan());
    const GameReview review = reviewOf(tree, evaluate(tree, plan()), plan());
    ASSERT_EQ(review.moves.size(), 8U);
    for (const MoveReview& move : review.moves)
        EXPECT_EQ(move.verdict, Verdict::Best) << move.ply;
    for (const SideReview& side : review.sides) {
        EXPECT_NEAR(side.accuracy, 100, 1e-9);
        EXPECT_EQ(side.averageLoss, 0);
        EXPECT_EQ(side.averageCentipawnLoss, 0);
        EXPECT_EQ(side.moves, 4);
    }
    EXPECT_TRUE(review.turningPoints.empty());
}

TEST_P(GameReviews, ItsNotesAreOneStepThatCanBeUndone) {
    GameTree tree = randomGame(GetParam(), 10, 2);
    const GameTree before = tree;
    const Evaluations evaluations = evaluate(tree, plan());
    ReviewNotes notes;
    notes.comment = [](const MoveReview&, const AnyPosition&) { return std::string("A fault."); };
    const TreeEdit edit = editOf(tree, evaluations, reviewOf(tree, evaluations, plan()), notes);
    ASSERT_FALSE(edit.parts.empty());
    EXPECT_EQ(tree.apply(edit), std::nullopt);
    EXPECT_NE(tree, before);
    tree.undo();
    EXPECT_EQ(tree, before);
}

TEST_P(GameReviews, NothingIsNotedTwice) {
    GameTree tree = randomGame(GetParam(), 10, 3);
    const Evaluations evaluations = evaluate(tree, plan());
    const GameReview review = reviewOf(tree, evaluations, plan());
    ReviewNotes notes;
    notes.comment = [](const MoveReview&, const AnyPosition&) { return std::string("A fault."); };
    tree.apply(editOf(tree, evaluations, review, notes));
    EXPECT_TRUE(editOf(tree, evaluations, review, notes).parts.empty());
}

TEST_P(GameReviews, AStoredReviewIsMadeAgainFromTheRecord) {
    GameTree tree = randomGame(GetParam(), 10, 4);
    const Evaluations evaluations = evaluate(tree, plan());
    const GameReview review = reviewOf(tree, evaluations, plan());
    tree.apply(editOf(tree, evaluations, review, {}));
    const GameReview again = reviewOf(tree, storedEvaluations(tree));
    ASSERT_EQ(again.moves.size(), review.moves.size());
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
        EXPECT_EQ(again.moves[i].verdict, review.moves[i].verdict);
        EXPECT_EQ(again.moves[i].before, review.moves[i].before);
        EXPECT_EQ(again.moves[i].after.score, review.moves[i].after.score);
    }
    EXPECT_EQ(again.sides[0].accuracy, review.sides[0].accuracy);
}

TEST_P(GameReviews, AReviewThatIsRepeatedIsTheSameToTheCentipawn) {
    const GameTree tree = randomGame(GetParam(), 6, 5);
    EXPECT_EQ(evaluate(tree, plan(800)), evaluate(tree, plan(800)));
}

INSTANTIATE_TEST_SUITE_P(All, GameReviews, testing::ValuesIn(builtinVariants()),
                         [](const auto& info) { return info.param->spec().id; });

TEST(ReviewPlans, APlanIsReadAsItWasWritten) {
    ReviewPlan all;
    all.engine = "Fairy Stockfish 14 = fast";
    all.moveTime = std::chrono::milliseconds(1500);
    all.depth = 20;
    all.nodes = 100000;
    all.threads = 2;
    all.side = Side::Second;
    all.fromPly = 11;
    EXPECT_EQ(parseReviewPlan(formatReviewPlan(all)), all);
    EXPECT_EQ(parseReviewPlan(formatReviewPlan(plan())), plan());
}

TEST(ReviewPlans, TextsThatAreNoPlanAreRefused) {
    for (const char* text : {"", "nonsense", "nodes=", "nodes=0", "nodes=10 threads=0", "nodes=10 side=third",
                             "threads=1 from=1", "nodes=10 from=-1", "nodes=99999999999999999999999",
                             "time=9223372036854775807"})
        EXPECT_EQ(parseReviewPlan(text), std::nullopt) << text;
}

TEST(ReviewPlans, OnlyPositionsOfTheWantedMovesAreEvaluated) {
    const GameTree tree = randomGame(euroShogiRules(), 6, 1);
    const auto line = tree.lineThrough(GameTree::root());
    ReviewPlan late = plan();
    late.fromPly = 4;
    EXPECT_EQ(nodesToReview(tree, late), (std::vector{line[3], line[4], line[5], line[6]}));
    late.side = Side::First;
    EXPECT_EQ(nodesToReview(tree, late), (std::vector{line[4], line[5]}));
    late.fromPly = 7;
    EXPECT_TRUE(nodesToReview(tree, late).empty());
}

TEST(ReviewPlans, OnlyTheWantedSideIsJudged) {
    const GameTree tree = randomGame(euroShogiRules(), 6, 1);
    ReviewPlan one = plan();
    one.side = Side::Second;
    const GameReview review = reviewOf(tree, evaluate(tree, plan()), one);
    EXPECT_EQ(review.sides[0].moves, 0);
    EXPECT_EQ(review.sides[1].moves, 3);
}

TEST(GameReview, TheEndOfTheGameNeedsNoSearch) {
    const auto start = shogi("8k/9/8G/9/9/9/9/9/4K4 b G 1");
    GameTree mated(start);
    const NodeId end = mated.add(GameTree::root(), uciMove(start, "G@i8"));
    ASSERT_TRUE(evaluationWithoutSearch(mated, end));
    EXPECT_EQ(evaluationWithoutSearch(mated, end)->score, Score::mateIn(0));
    EXPECT_FALSE(evaluationWithoutSearch(mated, GameTree::root()));
}

TEST(GameReview, MatingMovesAreBestMoves) {
    const auto start = shogi("8k/9/8G/9/9/9/9/9/4K4 b G 1");
    GameTree tree(start);
    tree.add(GameTree::root(), uciMove(start, "G@i8"));
    const GameReview review = reviewOf(tree, evaluate(tree, plan(5000)), plan());
    ASSERT_EQ(review.moves.size(), 1U);
    EXPECT_EQ(review.moves[0].loss, 0);
    EXPECT_FALSE(review.moves[0].isFault());
    EXPECT_EQ(review.sides[0].accuracy, 100);
}

GameTree gameOf(int plies) {
    for (unsigned seed = 1;; ++seed) // few random games end before
        if (GameTree tree = randomGame(euroShogiRules(), plies, seed);
            tree.depth(tree.mainLineEnd()) == plies)
            return tree;
}

/// A game of 40 plies whose first ones have an evaluation before and after them.
GameReview reviewOfFirst(std::size_t plies) {
    const GameTree tree = gameOf(40);
    const auto line = tree.lineThrough(GameTree::root());
    Evaluations evaluations;
    for (std::size_t ply = 0; ply <= plies; ++ply)
        evaluations[line[ply]].engine = "X";
    return reviewOf(tree, evaluations);
}

TEST(GameReview, AveragesOfAFewMovesAreNotMeaningful) {
    const GameReview review = reviewOfFirst(1);
    EXPECT_EQ(review.sides[0].moves, 1);
    EXPECT_FALSE(review.sides[0].isMeaningful);
    EXPECT_FALSE(review.sides[1].isMeaningful);
}

TEST(GameReview, AveragesOfHalfTheMovesAreMeaningful) {
    const GameReview half = reviewOfFirst(20);
    EXPECT_EQ(half.sides[0].moves, 10);
    EXPECT_TRUE(half.sides[0].isMeaningful && half.sides[1].isMeaningful);
    EXPECT_FALSE(reviewOfFirst(16).sides[0].isMeaningful); // 8 of 20
}

TEST(GameReview, AveragesOfTheMovesFromALaterOneOnAreMeaningfulIfTheseAreEnough) {
    const GameTree tree = gameOf(60);
    const auto line = tree.lineThrough(GameTree::root());
    Evaluations evaluations;
    for (std::size_t ply = 40; ply < line.size(); ++ply)
        evaluations[line[ply]].engine = "X";
    EXPECT_EQ(reviewOf(tree, evaluations).sides[0].moves, EnoughMoves);
    EXPECT_TRUE(reviewOf(tree, evaluations).sides[0].isMeaningful);
    evaluations.erase(line[40]);
    EXPECT_FALSE(reviewOf(tree, evaluations).sides[0].isMeaningful);
    ReviewPlan late;
    late.fromPly = 42; // a plan needs half of its own moves only
    EXPECT_TRUE(reviewOf(tree, evaluations, late).sides[0].isMeaningful);
}

TEST(GameReview, WhatFollowsTheEndOfTheGameIsNoPartOfIt) {
    const GameTree tree = gameOf(6);
    const auto line = tree.lineThrough(GameTree::root());
    Evaluations evaluations;
    for (const NodeId node : line)
        evaluations[node].engine = "X";
    const NodeId end = line[3];
    const GameReview review = reviewOf(tree, evaluations, {}, end);
    EXPECT_EQ(review.sides[0].moves, 2);
    EXPECT_EQ(review.sides[1].moves, 1);
    EXPECT_EQ(nodesToReview(tree, plan(), end), (std::vector{line[0], line[1], line[2], line[3]}));
    EXPECT_TRUE(reviewOf(tree, evaluations, {}, GameTree::root()).moves.empty());
}

TEST(GameReview, EvaluationsBehindTheEndOfTheGameAreNotRead) {
    GameTree tree = gameOf(6);
    const auto line = tree.lineThrough(GameTree::root());
    Evaluation evaluation;
    evaluation.engine = "X";
    for (const NodeId node : line)
        tree.keepEvaluation(node, evaluation);
    EXPECT_EQ(storedEvaluations(tree, line[2]).size(), 3U);
    EXPECT_EQ(storedEvaluations(tree).size(), line.size());
}

TEST(GameReview, TheAccuracyOfAMoveFallsWithItsLoss) {
    EXPECT_EQ(accuracyOf(0), 100);
    EXPECT_NEAR(accuracyOf(0.10), 64.6, 0.1); // 103.17 * exp(-0.435) - 3.17 + 1
    EXPECT_GT(accuracyOf(0.05), accuracyOf(0.10));
    EXPECT_EQ(accuracyOf(1), 0);
}

TEST(GameReview, AFaultByWhichTheGameChangesHandsIsATurningPoint) {
    GameTree tree = randomGame(euroShogiRules(), 4, 7);
    const auto line = tree.lineThrough(GameTree::root());
    Evaluations evaluations;
    const auto put = [&](std::size_t ply, int centipawns) {
        evaluations[line[ply]].score = Score::centipawns(centipawns);
        evaluations[line[ply]].engine = "X";
    };
    put(0, 1000);
    put(1, 1000); // the first player's blunder: now the second one is winning
    put(2, -1000);
    put(3, 1000);
    put(4, -1000);
    const GameReview review = reviewOf(tree, evaluations);
    ASSERT_EQ(review.turningPoints.size(), 1U);
    EXPECT_EQ(review.moves[review.turningPoints[0]].ply, 1);
}

TEST(GameReview, FaultsGetAGlyphTheEnginesLineAndAComment) {
    const auto start = shogi("4k4/4p4/9/4b4/9/9/7R1/9/4K4 b - 1");
    GameTree tree(start);
    const NodeId node = tree.add(GameTree::root(), uciMove(start, "e1d1"));
    const Evaluations evaluations = evaluate(tree, plan(20000));
    ReviewNotes notes;
    notes.variationPlies = 3;
    notes.comment = [](const MoveReview&, const AnyPosition&) { return std::string("Look at the rook."); };
    ASSERT_EQ(tree.apply(editOf(tree, evaluations, reviewOf(tree, evaluations), notes)), std::nullopt);
    EXPECT_EQ(tree.annotations(node).glyphs, (std::vector{Glyph::Blunder}));
    EXPECT_EQ(tree.annotations(node).after, "Look at the rook.");
    const auto better = evaluations.at(GameTree::root()).line;
    const auto variation = tree.child(GameTree::root(), better.front());
    ASSERT_TRUE(variation);
    EXPECT_EQ(tree.indexOf(node), 0) << "the game stays the main line";
    EXPECT_LE(tree.depth(tree.lineEnd(*variation)), 3);
    EXPECT_EQ(tree.annotations(GameTree::root()).evaluations.front(), evaluations.at(GameTree::root()));
}

TEST(GameReview, NotesOfTheUserStay) {
    const auto start = shogi("4k4/4p4/9/4b4/9/9/7R1/9/4K4 b - 1");
    GameTree tree(start);
    const NodeId node = tree.add(GameTree::root(), uciMove(start, "e1d1"));
    Annotations own;
    own.after = "I was in time trouble.";
    own.glyphs = {Glyph::Dubious};
    tree.setAnnotations(node, own);
    const Evaluations evaluations = evaluate(tree, plan(20000));
    ReviewNotes notes;
    notes.comment = [](const MoveReview&, const AnyPosition&) { return std::string("A blunder."); };
    tree.apply(editOf(tree, evaluations, reviewOf(tree, evaluations), notes));
    EXPECT_EQ(tree.annotations(node).glyphs, (std::vector{Glyph::Dubious}));
    EXPECT_EQ(tree.annotations(node).after, "I was in time trouble.\n\nA blunder.");
}

TEST(GameReview, ANewReviewReplacesTheNotesOfTheLastOne) {
    const auto start = shogi("4k4/4p4/9/4b4/9/9/7R1/9/4K4 b - 1");
    GameTree tree(start);
    const NodeId node = tree.add(GameTree::root(), uciMove(start, "e1d1"));
    Annotations own;
    own.after = "I was in time trouble.";
    tree.setAnnotations(node, own);
    ReviewNotes notes;
    notes.comment = [](const MoveReview& move, const AnyPosition&) {
        return "Loss " + std::to_string(move.centipawnLoss) + ".";
    };
    const auto review = [&](int after, int depth) {
        Evaluations evaluations;
        evaluations[GameTree::root()].engine = evaluations[node].engine = "X";
        evaluations[GameTree::root()].depth = evaluations[node].depth = depth;
        evaluations[node].score = Score::centipawns(after);
        tree.apply(editOf(tree, evaluations, reviewOf(tree, evaluations), notes));
    };
    review(3000, 1);
    EXPECT_EQ(tree.annotations(node).after, "I was in time trouble.\n\nLoss 1000.");
    EXPECT_EQ(tree.annotations(node).glyphs, (std::vector{Glyph::Blunder}));
    review(400, 2);
    EXPECT_EQ(tree.annotations(node).after, "I was in time trouble.\n\nLoss 400.");
    EXPECT_EQ(tree.annotations(node).glyphs, (std::vector{Glyph::Mistake}));
    review(0, 3);
    EXPECT_EQ(tree.annotations(node).after, "I was in time trouble.");
    EXPECT_TRUE(tree.annotations(node).glyphs.empty());
}

/// A tree with a blunder that has this comment, and a review of it.
struct CommentedBlunder {
    GameTree tree{shogi("4k4/4p4/9/4b4/9/9/7R1/9/4K4 b - 1")};
    NodeId node = tree.add(GameTree::root(), uciMove(tree.start(), "e1d1"));
    Evaluations evaluations;

    explicit CommentedBlunder(const std::string& comment) {
        evaluations[GameTree::root()].engine = evaluations[node].engine = "X";
        evaluations[node].score = Score::centipawns(3000);
        for (const auto& [at, evaluation] : evaluations) {
            Annotations notes;
            notes.evaluations = {evaluation};
            if (at == node) notes.after = comment;
            tree.setAnnotations(at, notes);
        }
    }
    std::string afterReview(const ReviewNotes& notes) {
        tree.apply(editOf(tree, evaluations, reviewOf(tree, evaluations), notes));
        return tree.annotations(node).after;
    }
};

/// An English review that knows the comments of a German one.
ReviewNotes inEnglish() {
    ReviewNotes notes;
    notes.comment = [](const MoveReview&, const AnyPosition&) { return std::string("Blunder. Loses."); };
    notes.formerComments = [](const MoveReview&, const AnyPosition&) {
        return std::vector<std::string>{"Patzer.", "Patzer. Verliert."};
    };
    return notes;
}

TEST(GameReview, ReplacesCommentsThatOneInAnotherLanguageHasWritten) {
    EXPECT_EQ(CommentedBlunder("Patzer. Verliert.").afterReview(inEnglish()), "Blunder. Loses.");
    EXPECT_EQ(CommentedBlunder("Hm.\n\nPatzer. Verliert.").afterReview(inEnglish()),
              "Hm.\n\nBlunder. Loses.");
    EXPECT_EQ(CommentedBlunder("Patzer. Verliert.\n\nHm.").afterReview(inEnglish()),
              "Hm.\n\nBlunder. Loses.");
}

TEST(GameReview, RemovesAllCommentsThatReviewsHaveLeftBesideOneAnother) {
    EXPECT_EQ(CommentedBlunder("Patzer. Verliert.\n\nBlunder. Loses.").afterReview(inEnglish()),
              "Blunder. Loses.");
}

TEST(GameReview, LeavesTheWordsOfTheUserAroundItsComment) {
    EXPECT_EQ(CommentedBlunder("The engine says: Patzer. Verliert.").afterReview(inEnglish()),
              "The engine says: \n\nBlunder. Loses.");
}

TEST(GameReview, AReviewOfOneSideLeavesTheNotesOnTheOtherSide) {
    GameTree tree = randomGame(euroShogiRules(), 4, 7);
    const auto line = tree.lineThrough(GameTree::root());
    const auto evaluationsOf = [&](const std::vector<int>& centipawns, int depth) {
        Evaluations evaluations;
        for (std::size_t ply = 0; ply < centipawns.size(); ++ply) {
            Evaluation& evaluation = evaluations[line[ply]];
            evaluation.score = Score::centipawns(centipawns[ply]);
            evaluation.depth = depth;
            evaluation.engine = "X";
        }
        return evaluations;
    };
    ReviewNotes notes;
    notes.comment = [](const MoveReview& move, const AnyPosition&) {
        return "Loss " + std::to_string(move.centipawnLoss) + ".";
    };
    ReviewPlan ofFirst;
    ofFirst.side = Side::First;
    const Evaluations blunders = evaluationsOf({0, 1000, 0, 0, 0}, 1); // one by each side
    tree.apply(editOf(tree, blunders, reviewOf(tree, blunders), notes));
    EXPECT_TRUE(editOf(tree, blunders, reviewOf(tree, blunders, ofFirst), notes).parts.empty());
    const Evaluations deeper = evaluationsOf({0, 0, 0, 0, 0}, 2);
    tree.apply(editOf(tree, deeper, reviewOf(tree, deeper, ofFirst), notes));
    EXPECT_TRUE(tree.annotations(line[1]).glyphs.empty());
    EXPECT_EQ(tree.annotations(line[1]).after, "");
    EXPECT_EQ(tree.annotations(line[2]).glyphs, (std::vector{Glyph::Blunder}));
    EXPECT_EQ(tree.annotations(line[2]).after, "Loss 1000.");
}

TEST(GameReview, MovesThatAreGoneAreLeftOut) {
    GameTree tree = randomGame(euroShogiRules(), 6, 8);
    const Evaluations evaluations = evaluate(tree, plan());
    const GameReview review = reviewOf(tree, evaluations, plan());
    const auto line = tree.lineThrough(GameTree::root());
    tree.remove(line[3]);
    const TreeEdit edit = editOf(tree, evaluations, review, {});
    EXPECT_EQ(tree.apply(edit), std::nullopt);
    EXPECT_FALSE(tree.contains(line[4]));
}

} // namespace
} // namespace komadai::core::test
