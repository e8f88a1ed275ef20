// Movements that depend on the squares between their start and end: lame leaps and hops, as in xiangqi.
#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using test::destinationsOf;
using test::outcomeOf;
using test::refusalOf;

/// A game on 9 x 9 squares with kings, rooks, pawns, and a piece X with the given moves.
std::shared_ptr<const Variant> rulesWith(std::string_view betza) {
    VariantSet set;
    const auto problems =
        set.add("[test]\nmaxFile = 9\nmaxRank = 9\nking = k\nrook = r\nshogiPawn = p\n"
                "customPiece1 = x:" +
                std::string(betza) + "\nstartFen = k7r/9/9/9/4X4/9/9/9/K7P w\nnMoveRule = 0\n");
    EXPECT_TRUE(problems.empty()) << betza;
    return set.all().at(0);
}
/// The destinations of X on e5.
std::string movesOf(std::string_view betza, std::string_view position) {
    return destinationsOf(test::positionFrom(position, rulesWith(betza)), "e5");
}

/// Nine pieces, so that the moves of all of them are made at once.
TEST(Leaps, ThatAreGivenTwiceAreMovesOnce) {
    VariantSet set;
    ASSERT_TRUE(set.add("[twice]\nmaxFile = 9\nmaxRank = 9\nking = k\ncustomPiece1 = x:fWmW\n"
                        "startFen = 4k4/9/9/9/9/9/XXXXXXXXX/9/4K4 w\n")
                    .empty());
    const auto moves = AnyPosition::startOf(set.all().at(0)).legalMoves();
    for (std::size_t i = 0; i < moves.size(); ++i)
        EXPECT_EQ(std::count(moves.begin(), moves.end(), moves[i]), 1) << i;
    EXPECT_EQ(moves.size(), 9U + 9U + 5U);
}

/// A pin is one restriction, in however many ways it comes about.
TEST(Slides, OfManyRangesPinAsTheLongestDoes) {
    const char* position = "4X4/9/4p4/9/X1p1k1p1X/9/4p4/9/K3X4 w - 1";
    const AnyPosition longest = test::positionFrom(position, rulesWith("R"));
    const AnyPosition many = test::positionFrom(position, rulesWith("RW2W3W4W5W6W7W8"));
    EXPECT_EQ(many.legalMoves(), longest.legalMoves());
    EXPECT_FALSE(many.legalMoves().empty());
}

/// X on e7 reaches the king by a leap and by a slide.
TEST(ChecksInTwoWays, AreNotEndedByComingBetweenOneOfThem) {
    const auto position = test::positionFrom("4k4/r8/4X4/9/9/9/9/9/4K4 w - 1", rulesWith("RD"));
    EXPECT_EQ(refusalOf(position, "a8e8"), Refusal::LeavesKingInCheck);
    EXPECT_EQ(refusalOf(position, "e9d9"), std::nullopt);
}

/// X on e5 comes step by step, and by steps of two.
TEST(ChecksInTwoWays, AreEndedWhereBothWaysMeet) {
    const auto rules = rulesWith("WWDD");
    for (const auto& [rook, refusal] : {std::pair("a8e8", std::optional(Refusal::LeavesKingInCheck)),
                                        std::pair("a7e7", std::optional<Refusal>()),
                                        std::pair("a6e6", std::optional(Refusal::LeavesKingInCheck))}) {
        std::string rows = "4k4/9/9/9/4X4/9/9/9/4K4";
        const std::size_t row = rook[1] == '8' ? 4 : rook[1] == '7' ? 6 : 8;
        rows[row] = 'r';
        rows.insert(row + 1, "8");
        EXPECT_EQ(refusalOf(test::positionFrom(rows + " w - 1", rules), rook), refusal) << rook;
    }
}

TEST(LameLeaps, TheHorseOfXiangqiIsBlockedByAPieceBesideIt) {
    EXPECT_EQ(movesOf("nN", "k8/9/9/9/4X4/9/9/9/K8 b - 1"), "c4 c6 d3 d7 f3 f7 g4 g6");
    EXPECT_EQ(movesOf("nN", "k8/9/9/4p4/3PX4/9/9/9/K8 b - 1"), "d3 f3 g4 g6");
}

TEST(LameLeaps, APieceOnADiagonalDoesNotBlockTheHorse) {
    EXPECT_EQ(movesOf("nN", "k8/9/9/3p1p3/4X4/9/9/9/K8 b - 1"), "c4 c6 d3 d7 f3 f7 g4 g6");
}

TEST(LameLeaps, TheElephantOfXiangqiIsBlockedOnTheDiagonal) {
    EXPECT_EQ(movesOf("nA", "k8/9/9/3p5/4X4/9/9/9/K8 b - 1"), "c3 g3 g7");
}

TEST(LameLeaps, LongOnesGoStraightFirstAndThenDiagonally) {
    EXPECT_EQ(movesOf("lfnC", "k8/9/9/9/4X4/9/9/9/K8 b - 1"), "d8");
    EXPECT_EQ(movesOf("lfnC", "k8/9/4p4/9/4X4/9/9/9/K8 b - 1"), "");
    EXPECT_EQ(movesOf("lfnC", "k8/9/3p5/9/4X4/9/9/9/K8 b - 1"), "d8");
}

TEST(LameLeaps, MayBeRepeatedAsARide) {
    EXPECT_EQ(movesOf("fnDD", "k8/9/9/9/4X4/9/9/9/K8 b - 1"), "e7 e9");
    EXPECT_EQ(movesOf("fnDD", "k8/4p4/9/9/4X4/9/9/9/K8 b - 1"), "e7");
}

TEST(Hops, AHopperPassesOverOnePieceAndEndsAnywhereBehindIt) {
    EXPECT_EQ(movesOf("rpR", "k8/9/9/9/4X1P2/9/9/9/K8 b - 1"), "h5 i5");
    EXPECT_EQ(movesOf("rpR", "k8/9/9/9/4X4/9/9/9/K8 b - 1"), "") << "nothing to pass over";
}

TEST(Hops, AHopperStopsAtTheSecondPieceAndTakesAnEnemy) {
    EXPECT_EQ(movesOf("rpR", "k8/9/9/9/4XP1p1/9/9/9/K8 b - 1"), "g5 h5");
    EXPECT_EQ(movesOf("rpR", "k8/9/9/9/4XP1P1/9/9/9/K8 b - 1"), "g5");
}

TEST(Hops, AGrasshopperEndsJustBehindThePiece) {
    EXPECT_EQ(movesOf("rgR", "k8/9/9/9/4X1P2/9/9/9/K8 b - 1"), "h5");
    EXPECT_EQ(movesOf("rgR", "k8/9/9/9/4X1Pp1/9/9/9/K8 b - 1"), "h5");
    EXPECT_EQ(movesOf("rgR", "k8/9/9/9/4X1PP1/9/9/9/K8 b - 1"), "");
}

TEST(Hops, ANumberLimitsTheWholeWay) { EXPECT_EQ(movesOf("rpR3", "k8/9/9/9/4XP3/9/9/9/K8 b - 1"), "g5 h5"); }

TEST(Hops, TheCannonOfXiangqiMovesAsARookAndTakesByHopping) {
    EXPECT_EQ(movesOf("mRcpR", "k8/4p4/9/4P4/1p2X4/4p4/4r4/9/K8 b - 1"), "c5 d5 e3 e8 f5 g5 h5 i5");
}

TEST(PassagesAndTheKing, ACannonGivesCheckOverOnePiece) {
    const auto cannon = rulesWith("mRcpR");
    EXPECT_TRUE(test::positionFrom("4k4/4p4/9/9/4X4/9/9/9/K8 w - 1", cannon).isInCheck(Side::Second));
    EXPECT_FALSE(test::positionFrom("4k4/9/9/9/4X4/9/9/9/K8 w - 1", cannon).isInCheck(Side::Second));
    EXPECT_FALSE(test::positionFrom("4k4/4p4/4p4/9/4X4/9/9/9/K8 w - 1", cannon).isInCheck(Side::Second));
}

TEST(PassagesAndTheKing, ThePieceInBetweenMayEndTheCheckByLeaving) {
    const auto position = test::positionFrom("4k4/4r4/9/9/4X4/9/9/9/K8 w - 1", rulesWith("mRcpR"));
    EXPECT_EQ(refusalOf(position, "e8d8"), std::nullopt);
    EXPECT_EQ(refusalOf(position, "e8e7"), Refusal::LeavesKingInCheck);
}

TEST(PassagesAndTheKing, AThirdPieceMayEndTheCheckByComingBetween) {
    const auto position = test::positionFrom("4k4/4p4/r8/9/4X4/9/9/9/8K w - 1", rulesWith("mRcpR"));
    EXPECT_EQ(refusalOf(position, "a7e7"), std::nullopt);
    EXPECT_EQ(refusalOf(position, "a7b7"), Refusal::LeavesKingInCheck);
}

TEST(PassagesAndTheKing, NoPieceMayComeBetweenAKingAndACannon) {
    const auto position = test::positionFrom("4k4/9/r8/9/4X4/9/9/9/8K w - 1", rulesWith("mRcpR"));
    EXPECT_EQ(refusalOf(position, "a7e7"), Refusal::LeavesKingInCheck);
}

TEST(PassagesAndTheKing, APieceThatBlocksAHorseIsPinned) {
    const auto blocked = test::positionFrom("5k3/4r4/4X4/9/9/9/9/9/K8 w - 1", rulesWith("nN"));
    EXPECT_FALSE(blocked.isInCheck(Side::Second));
    EXPECT_EQ(refusalOf(blocked, "e8a8"), Refusal::LeavesKingInCheck);
    EXPECT_EQ(refusalOf(blocked, "e8e7"), std::nullopt);
}

TEST(PassagesAndTheKing, ACannonMayMate) {
    // The rooks stand in their king's way, and neither can come between.
    const auto position = test::positionFrom("3rkr3/3ppp3/9/9/9/X8/9/9/K8 b - 1", rulesWith("mRcpR"));
    EXPECT_EQ(outcomeOf(test::gameFrom(position, {"a4e4"})), "White, Checkmate");
}

TEST(PassagesAndTheKing, AHopperIsNeverCalledStuck) {
    EXPECT_TRUE(AnyPosition::fromSetup(test::setupFrom("k8/9/9/9/4X4/9/9/9/K8 b - 1", *rulesWith("gQ")),
                                       rulesWith("gQ")));
}

} // namespace
} // namespace komadai::core
