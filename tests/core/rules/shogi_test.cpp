// The rules of orthodox shogi, each as a test. Squares are a1..i9, a1 being Sente's near left corner.
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
using test::shogi;

AnyPosition shogiStart() { return AnyPosition::startOf(test::shogiRules()); }

// --- board and pieces

TEST(ShogiStart, IsTheOneOfTheBooks) {
    EXPECT_EQ(test::sfenOf(shogiStart()), "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
}

TEST(ShogiStart, SenteMovesFirst) {
    EXPECT_EQ(shogiStart().sideToMove(), Side::First);
    EXPECT_EQ(shogiStart().spec().sideNames[0], "Sente");
}

/// Where a piece of Sente may go from e5 on the empty board.
std::string movesFromTheMiddle(std::string_view piece) {
    return destinationsOf(shogi("6k2/9/9/9/4" + std::string(piece) + "4/9/9/9/6K2 b - 1"), "e5");
}

TEST(ShogiPieces, TheKingStepsInAllDirections) {
    EXPECT_EQ(destinationsOf(shogi("8k/9/9/9/4K4/9/9/9/9 b - 1"), "e5"), "d4 d5 d6 e4 e6 f4 f5 f6");
}

TEST(ShogiPieces, TheRookSlidesStraight) {
    EXPECT_EQ(movesFromTheMiddle("R"), "a5 b5 c5 d5 e1 e2 e3 e4 e6 e7 e7+ e8 e8+ e9 e9+ f5 g5 h5 i5");
}

TEST(ShogiPieces, TheBishopSlidesDiagonally) {
    EXPECT_EQ(movesFromTheMiddle("B"),
              "a1 a9 a9+ b2 b8 b8+ c3 c7 c7+ d4 d6 f4 f6 g3 g7 g7+ h2 h8 h8+ i1 i9 i9+");
}

TEST(ShogiPieces, TheGoldStepsStraightAndDiagonallyForward) {
    EXPECT_EQ(movesFromTheMiddle("G"), "d5 d6 e4 e6 f5 f6");
}

TEST(ShogiPieces, TheSilverStepsDiagonallyAndForward) {
    EXPECT_EQ(movesFromTheMiddle("S"), "d4 d6 e6 f4 f6");
}

TEST(ShogiPieces, TheKnightJumpsForward) {
    EXPECT_EQ(destinationsOf(shogi("8k/9/9/9/9/3ggg3/3gNg3/9/8K b - 1"), "e3"), "d5 f5");
}

TEST(ShogiPieces, TheLanceSlidesForward) { EXPECT_EQ(movesFromTheMiddle("L"), "e6 e7 e7+ e8 e8+ e9+"); }

TEST(ShogiPieces, ThePawnStepsAndCapturesForward) {
    EXPECT_EQ(movesFromTheMiddle("P"), "e6");
    EXPECT_EQ(destinationsOf(shogi("8k/9/9/3ppp3/4P4/9/9/9/8K b - 1"), "e5"), "e6");
}

TEST(ShogiPieces, TheDragonIsARookThatAlsoStepsDiagonally) {
    EXPECT_EQ(movesFromTheMiddle("+R"), "a5 b5 c5 d4 d5 d6 e1 e2 e3 e4 e6 e7 e8 e9 f4 f5 f6 g5 h5 i5");
}

TEST(ShogiPieces, TheHorseIsABishopThatAlsoStepsStraight) {
    EXPECT_EQ(movesFromTheMiddle("+B"), "a1 a9 b2 b8 c3 c7 d4 d5 d6 e4 e6 f4 f5 f6 g3 g7 h2 h8 i1 i9");
}

TEST(ShogiPieces, PromotedSilversKnightsLancesAndPawnsMoveAsGolds) {
    for (const char* piece : {"+S", "+N", "+L", "+P"})
        EXPECT_EQ(movesFromTheMiddle(piece), movesFromTheMiddle("G")) << piece;
}

TEST(ShogiPieces, NothingJumpsButTheKnight) {
    const auto position = shogi("8k/9/9/3ggg3/3gRg3/3ggg3/9/9/8K b - 1");
    EXPECT_EQ(destinationsOf(position, "e5"), "d5 e4 e6 f5");
}

// --- capture

TEST(ShogiCapture, BringsThePieceToTheCaptorsHand) {
    EXPECT_EQ(handsOf(test::after(shogi("8k/9/9/9/4s4/4R4/9/9/8K b - 1"), {"e4e5"})), "S");
}

TEST(ShogiCapture, TurnsAPromotedPieceBack) {
    EXPECT_EQ(handsOf(test::after(shogi("8k/9/9/9/4+s4/4R4/9/9/8K b - 1"), {"e4e5"})), "S");
}

// --- promotion

TEST(ShogiPromotion, IsOptionalForAMoveIntoTheThreeFarthestRanks) {
    EXPECT_EQ(destinationsOf(shogi("8k/9/9/2S6/9/9/9/9/8K b - 1"), "c6"), "b5 b7 b7+ c7 c7+ d5 d7 d7+");
}

TEST(ShogiPromotion, IsOptionalForAMoveWithinAndOutOfThem) {
    EXPECT_EQ(destinationsOf(shogi("8k/9/2S6/9/9/9/9/9/8K b - 1"), "c7"),
              "b6 b6+ b8 b8+ c8 c8+ d6 d6+ d8 d8+");
}

TEST(ShogiPromotion, IsForcedForAPawnOrLanceOnTheLastRank) {
    EXPECT_EQ(destinationsOf(shogi("8k/P8/9/9/9/9/9/9/8K b - 1"), "a8"), "a9+");
    EXPECT_EQ(destinationsOf(shogi("8k/L8/9/9/9/9/9/9/8K b - 1"), "a8"), "a9+");
}

TEST(ShogiPromotion, IsForcedForAKnightOnTheLastTwoRanks) {
    EXPECT_EQ(destinationsOf(shogi("8k/9/N8/9/9/9/9/9/8K b - 1"), "a7"), "b9+");
    EXPECT_EQ(destinationsOf(shogi("8k/9/9/N8/9/9/9/9/8K b - 1"), "a6"), "b8+");
    EXPECT_EQ(destinationsOf(shogi("8k/9/9/9/N8/9/9/9/8K b - 1"), "a5"), "b7 b7+");
}

TEST(ShogiPromotion, IsNotForKingsAndGolds) {
    const auto position = shogi("k8/9/9/3GK4/9/9/9/9/9 b - 1");
    EXPECT_EQ(destinationsOf(position, "d6"), "c6 c7 d5 d7 e7");
    EXPECT_EQ(destinationsOf(position, "e6"), "d5 d7 e5 e7 f5 f6 f7");
}

TEST(ShogiPromotion, LastsOnTheBoard) {
    EXPECT_EQ(destinationsOf(shogi("8k/9/+S8/9/9/9/9/9/8K b - 1"), "a7"), "a6 a8 b7 b8");
}

// --- drops

TEST(ShogiDrops, AreOnAnyVacantSquareAndUnpromoted) {
    const auto position = shogi("8k/9/9/9/9/9/9/9/8K b G 1");
    EXPECT_EQ(position.legalMoves().size(), 79u + 3u);
    EXPECT_EQ(pieceAt(test::after(position, {"G@a9"}), "a9"), "G");
    EXPECT_EQ(refusalOf(position, "G@i9"), Refusal::SquareIsOccupied);
}

TEST(ShogiDrops, AreOfPiecesInHandOnly) {
    EXPECT_EQ(refusalOf(shogi("8k/9/9/9/9/9/9/9/8K b G 1"), "S@a5"), Refusal::NotInHand);
    EXPECT_EQ(refusalOf(shogi("8k/9/9/9/9/9/9/9/8K b g 1"), "G@a5"), Refusal::NotInHand);
}

TEST(ShogiDrops, NoPawnOnAFileWithAnUnpromotedPawnOfTheSameSide) { // nifu
    EXPECT_EQ(refusalOf(shogi("8k/9/9/9/P8/9/9/9/8K b P 1"), "P@a3"), Refusal::DoubledPiece);
}

TEST(ShogiDrops, APromotedPawnOrAnEnemysDoesNotHinderOne) {
    EXPECT_TRUE(isLegal(shogi("8k/9/9/9/+P8/9/9/9/8K b P 1"), "P@a3"));
    EXPECT_TRUE(isLegal(shogi("8k/9/9/9/p8/9/9/9/8K b P 1"), "P@a3"));
}

TEST(ShogiDrops, NoPieceWhereItCouldNeverMove) {
    const auto position = shogi("8k/9/9/9/9/9/9/9/8K b NLP 1");
    EXPECT_EQ(refusalOf(position, "P@a9"), Refusal::CouldNeverMove);
    EXPECT_EQ(refusalOf(position, "L@a9"), Refusal::CouldNeverMove);
    EXPECT_EQ(refusalOf(position, "N@a8"), Refusal::CouldNeverMove);
    EXPECT_TRUE(isLegal(position, "N@a7"));
}

TEST(ShogiDrops, NoPawnThatGivesMate) { // uchifuzume
    EXPECT_EQ(refusalOf(shogi("7nk/9/7G1/9/9/9/9/9/8K b P 1"), "P@i8"), Refusal::DropGivesMate);
}

TEST(ShogiDrops, AnyOtherPieceMayGiveMate) {
    EXPECT_EQ(outcomeOf(test::gameFrom(shogi("7nk/9/7G1/9/9/9/9/9/8K b G 1"), {"G@i8"})), "Sente, Checkmate");
}

TEST(ShogiDrops, APawnMayGiveACheckThatCanBeAnswered) {
    EXPECT_TRUE(isLegal(shogi("8k/9/9/9/9/9/9/9/8K b P 1"), "P@i8"));
}

TEST(ShogiDrops, BlockACheck) {
    EXPECT_EQ(dropsOf(shogi("3gkg3/3g1g3/4r4/9/9/9/9/9/3GKG3 b S 1"), "S"), "e2 e3 e4 e5 e6");
}

// --- check and the ends

TEST(ShogiCheck, MustBeAnswered) {
    EXPECT_EQ(refusalOf(shogi("4k4/9/9/9/4r4/9/9/P8/4K4 b - 1"), "a2a3"), Refusal::LeavesKingInCheck);
}

TEST(ShogiCheck, APinnedPieceStaysOnItsLine) {
    EXPECT_EQ(destinationsOf(shogi("4k4/9/9/9/4r4/9/4G4/9/4K4 b - 1"), "e3"), "e2 e4");
}

TEST(ShogiEnd, CheckmateWins) {
    EXPECT_EQ(outcomeOf(test::gameFrom(shogi("4k4/9/3SG4/9/9/9/9/9/4K4 b - 1"), {"e7e8"})),
              "Sente, Checkmate");
}

TEST(ShogiEnd, ASideWithoutAMoveLoses) {
    EXPECT_EQ(outcomeOf(test::gameFrom(shogi("k8/9/2+R6/9/9/9/9/9/4K4 b - 1"), {"c7c8"})),
              "Sente, Stalemate");
}

TEST(ShogiEnd, TheFourthOccurrenceOfAPositionIsADraw) { // sennichite
    Game game(shogiStart());
    for (int times = 2; times <= 4; ++times) {
        EXPECT_EQ(outcomeOf(game), "goes on") << times;
        test::play(game, {"h2g2", "b8c8", "g2h2", "c8b8"});
    }
    EXPECT_EQ(outcomeOf(game), "draw, Repetition");
}

TEST(ShogiEnd, PerpetualCheckLoses) {
    Game game(shogi("4k4/9/9/9/9/9/9/9/3R4K b - 1"));
    for (int times = 2; times <= 4; ++times) {
        EXPECT_EQ(outcomeOf(game), "goes on") << times;
        test::play(game, {"d1e1", "e9d9", "e1d1", "d9e9"});
    }
    EXPECT_EQ(outcomeOf(game), "Gote, PerpetualCheck");
}

TEST(ShogiEnd, NoRuleCountsMoves) {
    EXPECT_EQ(outcomeOf(test::gameFrom(shogiStart(), {"e1d2"}, 1000)), "goes on");
}

TEST(ShogiEnd, AKingInTheFarCampWinsNothing) {
    EXPECT_EQ(outcomeOf(test::gameFrom(shogi("9/4K4/9/9/9/9/P7p/4k4/9 b - 1"), {"e8e9"})), "goes on");
}

// --- problems without a king of the attacker // tsume-shogi

constexpr std::string_view ShogiProblem = "7lk/9/7GP/9/9/9/9/9/9 b G2r2b2g4s4n3l17p 1";

TEST(ShogiProblems, TheAttackerMayLackItsKing) {
    const auto problem = shogi(ShogiProblem);
    EXPECT_FALSE(problem.royalSquare(Side::First));
    EXPECT_FALSE(problem.isInCheck(Side::First));
    EXPECT_EQ(outcomeOf(test::gameFrom(problem, {"G@i8"})), "Sente, Checkmate");
}

TEST(ShogiProblems, TheAttackerHasTheUsualMoves) {
    EXPECT_EQ(shogi("8k/9/8P/9/9/9/9/9/9 b G 1").legalMoves().size(), 81U)
        << "79 drops, and the pawn promotes or not";
}

TEST(ShogiProblems, EveryPieceOfASideWithoutAKingCounts) {
    EXPECT_EQ(outcomeOf(test::gameFrom(shogi("8k/9/8G/9/9/9/9/9/9 b - 1"))), "goes on");
}

TEST(ShogiProblems, TheAttackerLosesWithItsLastPiece) {
    EXPECT_EQ(outcomeOf(test::gameFrom(shogi("8k/8G/9/9/9/9/9/9/9 w - 1"), {"i9i8"})), "Gote, Stalemate");
}

TEST(ShogiProblems, APositionOfASolutionCanBeSetUp) {
    const auto defending = test::after(shogi(ShogiProblem), {"G@h8"});
    EXPECT_EQ(shogi(test::sfenOf(defending)), defending);
}

} // namespace
} // namespace komadai::core
