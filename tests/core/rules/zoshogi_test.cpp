// The rules of Zo Shogi: shogi with a drunk elephant, drops, campmate, and no third repetition.
#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using test::destinationsOf;
using test::dropsOf;
using test::handsOf;
using test::isLegal;
using test::outcomeOf;
using test::pieceAt;
using test::refusalOf;

std::shared_ptr<const Variant> rules() {
    static const auto variant = VariantSet::builtin().find("zoshogi");
    return variant;
}
AnyPosition zoShogi(std::string_view text) { return test::positionFrom(text, rules()); }

TEST(ZoShogi, BeginsWithAnElephantInFrontOfEachKing) {
    const auto start = AnyPosition::startOf(rules());
    EXPECT_EQ(test::sfenOf(start), "lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL b - 1");
    EXPECT_EQ(start.legalMoves().size(), 26u);
}

TEST(ZoShogiElephant, StepsAnywhereButStraightBack) {
    EXPECT_EQ(destinationsOf(zoShogi("4k4/9/9/9/4E4/9/9/9/3K5 b - 1"), "e5"), "d4 d5 d6 e6 f4 f5 f6");
}

TEST(ZoShogiElephant, PromotesToAPrinceThatMovesAsAKingAndIsNone) {
    const auto position = zoShogi("8k/9/9/4E4/9/9/9/9/3K5 b - 1");
    ASSERT_TRUE(isLegal(position, "e6e7+"));
    const auto promoted = test::after(position, {"e6e7+"});
    EXPECT_EQ(pieceAt(promoted, "e7"), "+E");
    EXPECT_EQ(promoted.royalSquare(Side::First), test::squareAt(promoted, "d1"));
    EXPECT_EQ(destinationsOf(zoShogi("8k/9/9/9/4+E4/9/9/9/3K5 b - 1"), "e5"), "d4 d5 d6 e4 e6 f4 f5 f6");
}

TEST(ZoShogiElephant, ACapturedPrinceIsAnElephantInHand) {
    const auto position = zoShogi("4k4/9/9/9/4+e4/4R4/9/9/3K5 b - 1");
    EXPECT_EQ(handsOf(test::after(position, {"e4e5"})), "E");
}

TEST(ZoShogiPromotion, IsOptionalIntoWithinAndOutOfTheThreeFarthestRanks) {
    EXPECT_EQ(destinationsOf(zoShogi("4k4/9/9/2S6/9/9/9/9/4K4 b - 1"), "c6"), "b5 b7 b7+ c7 c7+ d5 d7 d7+");
    EXPECT_EQ(destinationsOf(zoShogi("4k4/9/2S6/9/9/9/9/9/4K4 b - 1"), "c7"),
              "b6 b6+ b8 b8+ c8 c8+ d6 d6+ d8 d8+");
}

TEST(ZoShogiPromotion, IsForcedWhereThePieceCouldNeverMoveAgain) {
    EXPECT_EQ(destinationsOf(zoShogi("8k/P8/9/9/9/9/9/9/4K4 b - 1"), "a8"), "a9+");
    EXPECT_EQ(destinationsOf(zoShogi("8k/9/N8/9/9/9/9/9/4K4 b - 1"), "a7"), "b9+");
    EXPECT_EQ(destinationsOf(zoShogi("8k/9/9/N8/9/9/9/9/4K4 b - 1"), "a6"), "b8+");
    EXPECT_EQ(destinationsOf(zoShogi("8k/9/9/9/N8/9/9/9/4K4 b - 1"), "a5"), "b7 b7+");
    EXPECT_EQ(refusalOf(zoShogi("8k/P8/9/9/9/9/9/9/4K4 b - 1"), "a8a9"), Refusal::MustPromote);
}

TEST(ZoShogiDrops, NoSecondUnpromotedPawnOnAFile) {
    const auto position = zoShogi("8k/9/9/9/P8/9/9/9/4K4 b P 1");
    EXPECT_EQ(refusalOf(position, "P@a3"), Refusal::DoubledPiece);
    EXPECT_TRUE(isLegal(position, "P@b3"));
    EXPECT_TRUE(isLegal(zoShogi("8k/9/9/9/+P8/9/9/9/4K4 b P 1"), "P@a3"));
}

TEST(ZoShogiDrops, NoPieceWhereItCouldNeverMove) {
    const auto position = zoShogi("8k/9/9/9/9/9/9/9/4K4 b NLP 1");
    EXPECT_EQ(refusalOf(position, "P@a9"), Refusal::CouldNeverMove);
    EXPECT_EQ(refusalOf(position, "L@a9"), Refusal::CouldNeverMove);
    EXPECT_EQ(refusalOf(position, "N@a8"), Refusal::CouldNeverMove);
    EXPECT_TRUE(isLegal(position, "N@a7"));
}

TEST(ZoShogiDrops, APawnMayNotBeDroppedToGiveMate) {
    const auto position = zoShogi("7nk/9/7G1/9/9/9/9/9/4K4 b P 1");
    EXPECT_EQ(refusalOf(position, "P@i8"), Refusal::DropGivesMate);
}

TEST(ZoShogiDrops, APawnMayBeDroppedToGiveCheck) {
    EXPECT_TRUE(isLegal(zoShogi("8k/9/9/9/9/9/9/9/4K4 b P 1"), "P@i8"));
}

TEST(ZoShogiDrops, APawnOnTheBoardMayGiveMate) {
    Game game = test::gameFrom(zoShogi("7nk/9/7GP/9/9/9/9/9/4K4 b - 1"), {"i7i8"});
    EXPECT_EQ(outcomeOf(game), "Sente, Checkmate");
}

TEST(ZoShogiDrops, AnotherPieceMayBeDroppedToGiveMate) {
    Game game = test::gameFrom(zoShogi("7nk/9/7G1/9/9/9/9/9/4K4 b G 1"), {"G@i8"});
    EXPECT_EQ(outcomeOf(game), "Sente, Checkmate");
}

TEST(ZoShogiEnd, ASideWithoutAMoveLoses) {
    // The king on a9 stands in no check; the dragon on c8 covers b9, b8 and a8.
    Game game = test::gameFrom(zoShogi("k8/9/2+R6/9/9/9/9/9/4K4 b - 1"), {"c7c8"});
    EXPECT_EQ(outcomeOf(game), "Sente, Stalemate");
}

TEST(ZoShogiCampmate, AKingThatReachesTheLastRankWins) {
    Game game = test::gameFrom(zoShogi("9/4K4/9/9/9/9/9/4k4/9 b - 1"), {"e8e9"});
    EXPECT_EQ(outcomeOf(game), "Sente, Campmate");
    EXPECT_TRUE(game.position().legalMoves().empty());
}

TEST(ZoShogiCampmate, IsForBothSides) {
    Game game = test::gameFrom(zoShogi("9/4K4/9/9/9/9/9/4k4/9 w - 1"), {"e2e1"});
    EXPECT_EQ(outcomeOf(game), "Gote, Campmate");
}

TEST(ZoShogiCampmate, TheKingMayNotStepOntoAnAttackedSquareForIt) {
    EXPECT_EQ(refusalOf(zoShogi("r8/4K4/9/9/9/9/9/4k4/9 b - 1"), "e8e9"), Refusal::LeavesKingInCheck);
}

TEST(ZoShogiCampmate, APrinceDoesNotWinByIt) {
    Game game = test::gameFrom(zoShogi("9/4+E4/9/8k/9/9/9/9/4K4 b - 1"), {"e8e9"});
    EXPECT_EQ(outcomeOf(game), "goes on");
}

TEST(ZoShogiRepetition, WhoeverMakesAPositionOccurForTheThirdTimeLoses) {
    Game game = test::gameFrom(zoShogi("4k4/9/9/9/9/9/9/9/R3K4 b - 1"));
    test::play(game, {"a1a2", "e9d9", "a2a1", "d9e9", "a1a2", "e9d9", "a2a1"});
    EXPECT_EQ(outcomeOf(game), "goes on");
    test::play(game, {"d9e9"});
    EXPECT_EQ(outcomeOf(game), "Sente, Repetition");
}

TEST(ZoShogiEnd, ThereIsNoRuleThatCountsMoves) {
    EXPECT_EQ(rules()->spec().ends.moveLimit.moves, 0);
    EXPECT_FALSE(rules()->spec().ends.impasseByAgreement);
}

} // namespace
} // namespace komadai::core
