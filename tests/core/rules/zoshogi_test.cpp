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

std::shared_ptr<const Variant> zoShogiRules() {
    static const auto variant = VariantSet::builtin().find("zoshogi");
    return variant;
}
AnyPosition zoShogi(std::string_view text) { return test::positionFrom(text, zoShogiRules()); }

TEST(ZoShogi, BeginsWithAnElephantInFrontOfEachKing) {
    const auto start = AnyPosition::startOf(zoShogiRules());
    EXPECT_EQ(test::sfenOf(start), "lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL b - 1");
    EXPECT_EQ(start.legalMoves().size(), 26u);
}

TEST(ZoShogi, SenteMovesFirst) {
    EXPECT_EQ(AnyPosition::startOf(zoShogiRules()).sideToMove(), Side::First);
    EXPECT_EQ(zoShogiRules()->spec().sideNames[0], "Sente");
}

/// Where a piece of Sente may go from e5 on the empty board.
std::string zoShogiMovesFromTheMiddle(std::string_view piece) {
    return destinationsOf(zoShogi("6k2/9/9/9/4" + std::string(piece) + "4/9/9/9/6K2 b - 1"), "e5");
}

TEST(ZoShogiPieces, MoveAsInShogi) {
    EXPECT_EQ(zoShogiMovesFromTheMiddle("G"), "d5 d6 e4 e6 f5 f6");
    EXPECT_EQ(zoShogiMovesFromTheMiddle("S"), "d4 d6 e6 f4 f6");
    EXPECT_EQ(zoShogiMovesFromTheMiddle("N"), "d7 d7+ f7 f7+");
    EXPECT_EQ(zoShogiMovesFromTheMiddle("L"), "e6 e7 e7+ e8 e8+ e9+");
    EXPECT_EQ(zoShogiMovesFromTheMiddle("P"), "e6");
    EXPECT_EQ(zoShogiMovesFromTheMiddle("R"), "a5 b5 c5 d5 e1 e2 e3 e4 e6 e7 e7+ e8 e8+ e9 e9+ f5 g5 h5 i5");
    EXPECT_EQ(zoShogiMovesFromTheMiddle("B"),
              "a1 a9 a9+ b2 b8 b8+ c3 c7 c7+ d4 d6 f4 f6 g3 g7 g7+ h2 h8 h8+ i1 i9 i9+");
    EXPECT_EQ(destinationsOf(zoShogi("8k/9/9/9/4K4/9/9/9/9 b - 1"), "e5"), "d4 d5 d6 e4 e6 f4 f5 f6");
}

TEST(ZoShogiPieces, ADragonAlsoStepsDiagonallyAndAHorseStraight) {
    EXPECT_EQ(zoShogiMovesFromTheMiddle("+R"), "a5 b5 c5 d4 d5 d6 e1 e2 e3 e4 e6 e7 e8 e9 f4 f5 f6 g5 h5 i5");
    EXPECT_EQ(zoShogiMovesFromTheMiddle("+B"), "a1 a9 b2 b8 c3 c7 d4 d5 d6 e4 e6 f4 f5 f6 g3 g7 h2 h8 i1 i9");
}

TEST(ZoShogiPieces, PromotedSilversKnightsLancesAndPawnsMoveAsGolds) {
    for (const char* piece : {"+S", "+N", "+L", "+P"})
        EXPECT_EQ(zoShogiMovesFromTheMiddle(piece), zoShogiMovesFromTheMiddle("G")) << piece;
}

TEST(ZoShogiPieces, KingsAndGoldsDoNotPromote) {
    const auto position = zoShogi("k8/9/9/3GK4/9/9/9/9/9 b - 1");
    EXPECT_EQ(destinationsOf(position, "d6"), "c6 c7 d5 d7 e7");
    EXPECT_EQ(destinationsOf(position, "e6"), "d5 d7 e5 e7 f5 f6 f7");
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

TEST(ZoShogiElephant, APrinceMayBeCapturedAndTheGameGoesOn) {
    Game game = test::gameFrom(zoShogi("4k4/9/9/4+e4/4R4/9/9/9/4K4 b - 1"), {"e5e6"});
    EXPECT_EQ(outcomeOf(game), "goes on");
}

TEST(ZoShogiElephant, APrinceDoesNotSaveASideWhoseKingIsMated) {
    Game game = test::gameFrom(zoShogi("4k4/9/4G4/9/9/9/9/+e8/4K4 b G 1"), {"G@e8"});
    EXPECT_EQ(outcomeOf(game), "Sente, Checkmate");
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

TEST(ZoShogiPromotion, TheZoneOfGoteIsTheFirstThreeRanks) {
    EXPECT_EQ(destinationsOf(zoShogi("4k4/9/9/9/9/2s6/9/9/4K4 w - 1"), "c4"), "b3 b3+ b5 c3 c3+ d3 d3+ d5");
}

TEST(ZoShogiPromotion, ADroppedPieceIsNeverPromotedAtOnce) {
    const auto position = test::after(zoShogi("8k/9/9/9/9/9/9/9/4K4 b S 1"), {"S@c8"});
    EXPECT_EQ(pieceAt(position, "c8"), "S");
}

TEST(ZoShogiPromotion, IsForcedWhereThePieceCouldNeverMoveAgain) {
    EXPECT_EQ(destinationsOf(zoShogi("8k/P8/9/9/9/9/9/9/4K4 b - 1"), "a8"), "a9+");
    EXPECT_EQ(destinationsOf(zoShogi("8k/9/N8/9/9/9/9/9/4K4 b - 1"), "a7"), "b9+");
    EXPECT_EQ(destinationsOf(zoShogi("8k/9/9/N8/9/9/9/9/4K4 b - 1"), "a6"), "b8+");
    EXPECT_EQ(destinationsOf(zoShogi("8k/9/9/9/N8/9/9/9/4K4 b - 1"), "a5"), "b7 b7+");
    EXPECT_EQ(refusalOf(zoShogi("8k/P8/9/9/9/9/9/9/4K4 b - 1"), "a8a9"), Refusal::MustPromote);
}

TEST(ZoShogiDrops, APromotedPieceIsCapturedUnpromoted) {
    EXPECT_EQ(handsOf(test::after(zoShogi("4k4/9/9/9/4+p4/4R4/9/9/3K5 b - 1"), {"e4e5"})), "P");
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

TEST(ZoShogiDrops, APawnMayBeDroppedWhereItGivesNoMateBecauseItCanBeCaptured) {
    EXPECT_TRUE(isLegal(zoShogi("7sk/9/7G1/9/9/9/9/9/4K4 b P 1"), "P@i8"));
}

TEST(ZoShogiDrops, APawnThatOnlyAPinnedPieceCouldCaptureGivesMate) {
    // The rook on a9 pins the silver on h9.
    EXPECT_EQ(refusalOf(zoShogi("R6sk/9/7G1/9/9/9/9/9/4K4 b P 1"), "P@i8"), Refusal::DropGivesMate);
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

TEST(ZoShogiCampmate, NorOntoASquareThatAPinnedPieceAttacks) {
    // The rook on c9 pins the prince on c8 to its king on c5.
    const auto position = zoShogi("2R6/2+e1K4/9/9/2k6/9/9/9/9 b - 1");
    EXPECT_EQ(refusalOf(position, "e8d9"), Refusal::LeavesKingInCheck);
    EXPECT_TRUE(isLegal(position, "e8e9"));
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

TEST(ZoShogiRepetition, MayBeSentesLoss) {
    Game game = test::gameFrom(zoShogi("4k4/9/9/9/9/9/9/9/R3K4 w - 1"));
    test::play(game, {"e9d9", "a1a2", "d9e9", "a2a1", "e9d9", "a1a2", "d9e9", "a2a1"});
    EXPECT_EQ(outcomeOf(game), "Gote, Repetition");
}

TEST(ZoShogiRepetition, LosesAlsoForTheOneWhoWasInCheckAllTheTime) {
    Game game = test::gameFrom(zoShogi("4k4/9/9/9/9/9/9/9/3R4K b - 1"));
    test::play(game, {"d1e1", "e9d9", "e1d1", "d9e9", "d1e1", "e9d9", "e1d1", "d9e9"});
    EXPECT_EQ(outcomeOf(game), "Sente, Repetition");
}

TEST(ZoShogiRepetition, AnEqualBoardWithOtherHandsIsAnotherPosition) {
    // Each round the rook takes a pawn, which comes back from Gote's hand.
    Game game = test::gameFrom(zoShogi("4k4/9/9/9/p8/9/9/9/R3K4 b 3p 1"));
    for (int round = 0; round < 3; ++round)
        test::play(game, {"a1a5", "e9d9", "a5a1", "d9d8", "e1d1", "d8e9", "d1e1", "P@a5"});
    EXPECT_EQ(test::handsOf(game.position()), "3P");
    EXPECT_EQ(outcomeOf(game), "goes on");
}

TEST(ZoShogiRepetition, AnEqualBoardWithTheOtherSideToMoveIsAnotherPosition) {
    // Gote's king goes round in three moves, Sente's in two.
    Game game = test::gameFrom(zoShogi("4k4/9/9/9/9/9/9/9/4K4 w - 1"));
    test::play(game, {"e9d9", "e1d1", "d9d8", "d1e1", "d8e9"});
    test::play(game, {"e1d1", "e9d9", "d1e1", "d9d8", "e1d1", "d8e9", "d1e1"});
    EXPECT_EQ(outcomeOf(game), "goes on") << "twice with Gote to move, once with Sente";
}

TEST(ZoShogiEnd, CheckmateWins) {
    Game game = test::gameFrom(zoShogi("4k4/9/3SG4/9/9/9/9/9/4K4 b - 1"), {"e7e8"});
    EXPECT_EQ(outcomeOf(game), "Sente, Checkmate");
}

TEST(ZoShogiEnd, ThereIsNoImpasse) {
    EXPECT_FALSE(test::gameFrom(zoShogi("9/8K/9/9/9/9/9/k8/9 b - 1")).mayAgreeOnImpasse());
}

TEST(ZoShogiEnd, ThereIsNoRuleThatCountsMoves) {
    EXPECT_EQ(outcomeOf(test::gameFrom(AnyPosition::startOf(zoShogiRules()), {"e1d2"}, 1000)), "goes on");
}

} // namespace
} // namespace komadai::core
