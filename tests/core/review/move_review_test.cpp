// Verdicts on moves, and why they are given.
#include "core/review/game_review.h"
#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace komadai::core::test {
namespace {

using Kind = MoveReason::Kind;

Evaluation worth(Score score) {
    Evaluation evaluation;
    evaluation.score = score;
    return evaluation;
}
Evaluation worth(int centipawns) { return worth(Score::centipawns(centipawns)); }

/// The review of a move with these scores, each from the view of the side to move. The engine wanted another move.
MoveReview reviewOf(const Evaluation& before, const Evaluation& after) {
    const auto position = shogi("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    return MoveJudge(position.spec()).judge(Game(position), uciMove(position, "e3e4"), before, after);
}

/// The centipawns that are this chance in shogi.
int scoreOf(double chance) {
    const double scale = WinChance::of(shogiRules()->spec()).scale();
    return static_cast<int>(std::lround(-scale * std::log(1 / chance - 1)));
}

/// The review of the first move by the engine, with enough positions to see what the move does.
MoveReview engineReviewOf(const AnyPosition& start, std::string_view move) {
    GameTree tree(start);
    tree.add(GameTree::root(), uciMove(start, move));
    ReviewPlan plan;
    plan.nodes = 30000;
    Engine engine(16);
    Evaluations evaluations;
    EXPECT_TRUE(evaluateGame(engine, tree, plan, evaluations, {}));
    return core::reviewOf(tree, evaluations, plan).moves.at(0);
}

PieceType kindOf(const AnyPosition& position, std::string_view letters) {
    return position.spec().pieceByLetters(letters).value();
}

TEST(MoveReview, TheVerdictFollowsTheLossOfWinningChance) {
    const auto verdictFor = [](double from, double to) {
        return reviewOf(worth(scoreOf(from)), worth(-scoreOf(to))).verdict;
    };
    EXPECT_EQ(verdictFor(0.60, 0.57), Verdict::Good);
    EXPECT_EQ(verdictFor(0.60, 0.53), Verdict::Inaccuracy);
    EXPECT_EQ(verdictFor(0.60, 0.48), Verdict::Mistake);
    EXPECT_EQ(verdictFor(0.60, 0.43), Verdict::Blunder);
}

TEST(MoveReview, ALeadThatStaysWonIsHardlyALoss) {
    EXPECT_EQ(reviewOf(worth(scoreOf(0.99)), worth(-scoreOf(0.95))).verdict, Verdict::Good);
}

TEST(MoveReview, AMoveThatTurnsOutBetterLosesNothing) {
    const auto review = reviewOf(worth(0), worth(-100));
    EXPECT_EQ(review.loss, 0);
    EXPECT_EQ(review.centipawnLoss, 0);
    EXPECT_EQ(review.verdict, Verdict::Good);
}

TEST(MoveReview, TheEnginesOwnMoveIsBestWhateverTheEngineThinksLater) {
    const auto position = shogi("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    Evaluation before = worth(50);
    before.line = {uciMove(position, "e3e4")};
    const auto review = MoveJudge(position.spec()).judge(Game(position), before.line[0], before, worth(300));
    EXPECT_EQ(review.verdict, Verdict::Best);
    EXPECT_EQ(review.loss, 0);
}

TEST(MoveReview, ScoresCountUpToAThousandCentipawns) {
    EXPECT_EQ(reviewOf(worth(2500), worth(-1200)).centipawnLoss, 0);
    EXPECT_EQ(reviewOf(worth(Score::mateIn(3)), worth(-400)).centipawnLoss, 600);
}

TEST(MoveReview, AMateThatIsStillThereIsNoFault) {
    const auto review = reviewOf(worth(Score::mateIn(3)), worth(Score::mateIn(-4)));
    EXPECT_EQ(review.verdict, Verdict::Good);
    EXPECT_FALSE(review.reason);
}

TEST(MoveReview, AMateThatIsGoneIsNamedEvenIfTheGameIsStillWon) {
    const auto review = reviewOf(worth(Score::mateIn(5)), worth(-scoreOf(0.99)));
    EXPECT_EQ(review.verdict, Verdict::MissedMate);
    EXPECT_EQ(review.reason->kind, Kind::MissedWin);
    EXPECT_EQ(review.reason->moves, 3);
}

TEST(MoveReview, AMateOfAnyLengthIsCountedInMoves) {
    constexpr int Most = std::numeric_limits<int>::max();
    const auto review = reviewOf(worth(Score::mateIn(Most)), worth(0));
    ASSERT_TRUE(review.reason);
    EXPECT_EQ(review.reason->moves, Most / 2 + 1);
}

TEST(MoveReview, AMateOfUnknownLengthHasNoNumberOfMoves) {
    const auto missed = reviewOf(worth(Score::mateOfUnknownLength(true)), worth(0));
    EXPECT_EQ(missed.verdict, Verdict::Blunder);
    EXPECT_EQ(missed.chanceBefore, 1);
    ASSERT_TRUE(missed.reason);
    EXPECT_EQ(*missed.reason, MoveReason{Kind::MissedWin});
    const auto allowed = reviewOf(worth(0), worth(Score::mateOfUnknownLength(true)));
    ASSERT_TRUE(allowed.reason);
    EXPECT_EQ(*allowed.reason, MoveReason{Kind::AllowsWin});
    const auto lost = reviewOf(worth(Score::mateOfUnknownLength(false)), worth(Score::mateIn(3)));
    EXPECT_EQ(lost.verdict, Verdict::Good);
}

TEST(MoveReview, AMateThatIsGoneWithTheWinIsABlunder) {
    const auto review = reviewOf(worth(Score::mateIn(5)), worth(0));
    EXPECT_EQ(review.verdict, Verdict::Blunder);
    EXPECT_EQ(review.reason->kind, Kind::MissedWin);
}

TEST(MoveReview, TheOnlyLegalMoveIsForced) {
    const auto position = shogi("4k4/9/9/9/9/9/8g/9/8K b - 1");
    ASSERT_EQ(position.legalMoves().size(), 1U);
    const auto review =
        MoveJudge(position.spec()).judge(Game(position), position.legalMoves()[0], worth(0), worth(900));
    EXPECT_EQ(review.verdict, Verdict::Forced);
}

TEST(MoveReview, AMissedMateIsNamed) {
    const auto review = engineReviewOf(shogi("8k/9/8G/9/9/9/9/K8/8r b G 1"), "a2a3");
    ASSERT_TRUE(review.reason);
    EXPECT_EQ(*review.reason, (MoveReason{Kind::MissedWin, 1, EndReason::Checkmate}));
}

TEST(MoveReview, AMoveThatAllowsMateIsABlunder) {
    const auto review = engineReviewOf(shogi("4k4/9/9/9/9/9/g8/9/K8 b RBPg 1"), "P@i5");
    EXPECT_EQ(review.verdict, Verdict::Blunder);
    ASSERT_TRUE(review.reason);
    EXPECT_EQ(*review.reason, (MoveReason{Kind::AllowsWin, 1, EndReason::Checkmate}));
}

TEST(MoveReview, APieceThatIsLeftEnPriseIsNamed) {
    const auto position = shogi("4k4/4p4/9/4b4/9/9/7R1/9/4K4 b - 1");
    const auto review = engineReviewOf(position, "e1d1");
    EXPECT_EQ(review.verdict, Verdict::Blunder);
    ASSERT_TRUE(review.reason);
    EXPECT_EQ(*review.reason,
              (MoveReason{Kind::LeavesEnPrise, {}, {}, kindOf(position, "R"), squareAt(position, "h3")}));
}

TEST(MoveReview, APieceThatMovesIntoACaptureIsNamed) {
    const auto position = shogi("4k4/9/9/6p2/9/9/6R2/9/4K4 b P 1");
    const auto review = engineReviewOf(position, "g3g5");
    EXPECT_EQ(review.verdict, Verdict::Blunder);
    ASSERT_TRUE(review.reason);
    EXPECT_EQ(*review.reason,
              (MoveReason{Kind::PutsEnPrise, {}, {}, kindOf(position, "R"), squareAt(position, "g5")}));
}

TEST(MoveReview, APieceThatCouldBeWonIsNamed) {
    const auto position = shogi("4k4/4p4/9/4r4/9/9/9/4R4/3K5 b - 1");
    Evaluation before = worth(900), after = worth(0);
    before.line = {uciMove(position, "e2e6")};
    const auto review =
        MoveJudge(position.spec()).judge(Game(position), uciMove(position, "d1c1"), before, after);
    ASSERT_TRUE(review.reason);
    EXPECT_EQ(*review.reason,
              (MoveReason{Kind::MissedCapture, {}, {}, kindOf(position, "R"), squareAt(position, "e6")}));
}

TEST(MoveReview, NoPieceIsNamedWhereAStoredLineBeginsWithAnIllegalMove) {
    Evaluation before = worth(900), after = worth(900);
    before.line = after.line = {BoardMove{Square::at(0), Square::at(300), {}}}; // shogi has 81 squares
    const MoveReview review = reviewOf(before, after);
    EXPECT_EQ(review.verdict, Verdict::Blunder);
    EXPECT_FALSE(review.reason);
}

TEST(MoveReview, TheGreaterOfTwoLossesIsNamed) {
    const auto position = shogi("4k4/9/9/4r4/p8/P8/9/4R4/3K5 b - 1"); // a rook to win, a pawn to lose
    const auto move = uciMove(position, "d1c1");
    Evaluation before = worth(900), after = worth(0);
    before.line = {uciMove(position, "e2e6")};
    after.line = {uciMove(position.after(move), "a5a4")};
    const auto review = MoveJudge(position.spec()).judge(Game(position), move, before, after);
    ASSERT_TRUE(review.reason);
    EXPECT_EQ(review.reason->kind, Kind::MissedCapture);
    EXPECT_EQ(review.reason->piece, kindOf(position, "R"));
}

TEST(MoveReview, AnExchangeOfEqualPiecesIsNoLoss) {
    const auto position = shogi("4k4/4p4/9/4r4/9/9/9/4R4/3K5 b - 1");
    Evaluation before = worth(900), after = worth(0);
    before.line = {uciMove(position, "d1c1")};
    const auto taken = position.after(uciMove(position, "e2e6"));
    after.line = {uciMove(taken, "e9d8")}; // the rook that took stays
    const auto review =
        MoveJudge(position.spec()).judge(Game(position), uciMove(position, "e2e6"), before, after);
    EXPECT_FALSE(review.reason);
}

TEST(MoveReview, ThePieceThatIsLetIntoTheCampIsNamed) {
    const auto zoshogi = VariantSet::builtin().find("zoshogi"); // each king is a step from its camp
    const auto position = positionFrom("9/4K4/9/9/9/9/9/k8/9 b P 1", zoshogi);
    const auto review = engineReviewOf(position, "P@a5");
    EXPECT_EQ(review.verdict, Verdict::Blunder);
    ASSERT_TRUE(review.reason);
    EXPECT_EQ(*review.reason,
              (MoveReason{Kind::AllowsWin, 1, EndReason::Campmate, kindOf(position, "K"), {}}));
}

} // namespace
} // namespace komadai::core::test
