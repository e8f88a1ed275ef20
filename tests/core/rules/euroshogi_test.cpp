// EuroShogi as its inventor describes it: each sentence of the rules as a test. Positions are FEN; upper case
// is White.
#include "core/notation/position_text.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using test::after;
using test::destinationsOf;
using test::dropsOf;
using test::euroShogi;
using test::euroShogiRules;
using test::gameFrom;
using test::handsOf;
using test::isLegal;
using test::outcomeOf;
using test::pieceAt;
using test::play;
using test::positionFrom;
using test::refusalOf;

AnyPosition start() { return AnyPosition::startOf(euroShogiRules()); }

// --- the board and the start

TEST(EuroShogiStart, TheBoardHasEightTimesEightSquares) { EXPECT_EQ(start().spec().size, (BoardSize{8, 8})); }

TEST(EuroShogiStart, WhiteMovesFirst) {
    EXPECT_EQ(start().sideToMove(), Side::First);
    EXPECT_EQ(start().spec().sideNames[0], "White");
}

TEST(EuroShogiStart, WhitesPiecesStandOnTheFirstTwoRanks) {
    const std::pair<const char*, const char*> places[] = {
        {"b1", "N"}, {"c1", "G"}, {"d1", "K"}, {"e1", "G"}, {"f1", "B"}, {"g1", "N"}, {"b2", "B"},
        {"g2", "R"}, {"a1", ""},  {"h1", ""},  {"a2", ""},  {"c2", ""},  {"f2", ""},  {"h2", ""},
    };
    for (const auto& [square, piece] : places)
        EXPECT_EQ(pieceAt(start(), square), piece) << square;
}

TEST(EuroShogiStart, BlacksPiecesStandOppositeAcrossTheCentre) {
    const std::pair<const char*, const char*> places[] = {
        {"b8", "n"}, {"c8", "b"}, {"d8", "g"}, {"e8", "k"}, {"f8", "g"}, {"g8", "n"}, {"b7", "r"},
        {"g7", "b"}, {"a8", ""},  {"h8", ""},  {"a7", ""},  {"c7", ""},  {"f7", ""},  {"h7", ""},
    };
    for (const auto& [square, piece] : places)
        EXPECT_EQ(pieceAt(start(), square), piece) << square;
}

TEST(EuroShogiStart, PawnsFillTheThirdRankOfEachSide) {
    for (const char file : std::string("abcdefgh")) {
        EXPECT_EQ(pieceAt(start(), std::string(1, file) + '3'), "P");
        EXPECT_EQ(pieceAt(start(), std::string(1, file) + '6'), "p");
        EXPECT_EQ(pieceAt(start(), std::string(1, file) + '4'), "");
        EXPECT_EQ(pieceAt(start(), std::string(1, file) + '5'), "");
    }
}

TEST(EuroShogiStart, HandsAreEmpty) { EXPECT_EQ(handsOf(start()), "-"); }

TEST(EuroShogiStart, BothTextsOfTheRulesDenoteIt) {
    EXPECT_EQ(euroShogi("1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[-] w 0 1"), start());
    EXPECT_EQ(euroShogi("1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1 b - 1"), start());
}

// --- how the pieces move

TEST(EuroShogiPieces, TheKingStepsInAllDirections) {
    const auto position = euroShogi("k7/8/8/8/3K4/8/8/8[] w");
    EXPECT_EQ(destinationsOf(position, "d4"), "c3 c4 c5 d3 d5 e3 e4 e5");
}

TEST(EuroShogiPieces, TheRookSlidesStraight) {
    const auto position = euroShogi("7k/8/8/8/3R4/8/8/K7[] w");
    EXPECT_EQ(destinationsOf(position, "d4"), "a4 b4 c4 d1 d2 d3 d5 d6+ d7+ d8+ e4 f4 g4 h4");
}

TEST(EuroShogiPieces, APromotedRookAlsoStepsDiagonally) {
    const auto position = euroShogi("7k/8/8/8/3+R4/8/8/K7[] w");
    EXPECT_EQ(destinationsOf(position, "d4"), "a4 b4 c3 c4 c5 d1 d2 d3 d5 d6 d7 d8 e3 e4 e5 f4 g4 h4");
}

TEST(EuroShogiPieces, TheBishopSlidesDiagonally) {
    const auto position = euroShogi("k7/8/8/8/3B4/8/8/7K[] w");
    EXPECT_EQ(destinationsOf(position, "d4"), "a1 a7+ b2 b6+ c3 c5 e3 e5 f2 f6+ g1 g7+ h8+");
}

TEST(EuroShogiPieces, APromotedBishopAlsoStepsStraight) {
    const auto position = euroShogi("k7/8/8/8/3+B4/8/8/7K[] w");
    EXPECT_EQ(destinationsOf(position, "d4"), "a1 a7 b2 b6 c3 c4 c5 d3 d5 e3 e4 e5 f2 f6 g1 g7 h8");
}

TEST(EuroShogiPieces, SlidersStopAtTheFirstPieceAndMayCaptureAnEnemy) {
    const auto position = euroShogi("k7/8/8/3p4/1p1R1P2/8/3P4/7K[] w");
    EXPECT_EQ(destinationsOf(position, "d4"), "b4 c4 d3 d5 e4");
}

TEST(EuroShogiPieces, TheGeneralStepsStraightAndDiagonallyForward) {
    EXPECT_EQ(destinationsOf(euroShogi("k7/8/8/8/3G4/8/8/7K[] w"), "d4"), "c4 c5 d3 d5 e4 e5");
    EXPECT_EQ(destinationsOf(euroShogi("k7/8/8/3g4/8/8/8/7K[] b"), "d5"), "c4 c5 d4 d6 e4 e5");
}

TEST(EuroShogiPieces, TheGeneralNeverPromotes) {
    const auto position = euroShogi("7k/8/8/3G4/8/8/8/K7[] w");
    EXPECT_EQ(destinationsOf(position, "d5"), "c5 c6 d4 d6 e5 e6");
    EXPECT_EQ(destinationsOf(after(position, {"d5d6", "h8g8"}), "d6"), "c6 c7 d5 d7 e6 e7");
}

TEST(EuroShogiPieces, TheKnightJumpsForwardAndStepsSideways) {
    EXPECT_EQ(destinationsOf(euroShogi("k7/8/8/8/8/3N4/8/7K[] w"), "d3"), "c3 c5 e3 e5");
    EXPECT_EQ(destinationsOf(euroShogi("k7/8/3n4/8/8/8/8/7K[] b"), "d6"), "c4 c6 e4 e6");
}

TEST(EuroShogiPieces, TheKnightsStepSidewaysIsBlockedButItsJumpIsNot) {
    const auto position = euroShogi("k7/8/8/8/2ppp3/2PNP3/8/7K[] w");
    EXPECT_EQ(destinationsOf(position, "d3"), "c5 e5");
}

TEST(EuroShogiPieces, ThePawnStepsForward) {
    EXPECT_EQ(destinationsOf(euroShogi("k7/8/8/8/8/3P4/8/7K[] w"), "d3"), "d4");
    EXPECT_EQ(destinationsOf(euroShogi("k7/8/3p4/8/8/8/8/7K[] b"), "d6"), "d5");
}

TEST(EuroShogiPieces, ThePawnCapturesStraightAheadOnly) {
    const auto position = euroShogi("k7/8/8/8/2ppp3/3P4/8/7K[] w");
    EXPECT_EQ(destinationsOf(position, "d3"), "d4");
    EXPECT_EQ(handsOf(after(position, {"d3d4"})), "P");
}

TEST(EuroShogiPieces, PromotedPawnsAndKnightsMoveAsGenerals) {
    EXPECT_EQ(destinationsOf(euroShogi("k7/8/8/8/3+P4/8/8/7K[] w"), "d4"), "c4 c5 d3 d5 e4 e5");
    EXPECT_EQ(destinationsOf(euroShogi("k7/8/8/8/3+N4/8/8/7K[] w"), "d4"), "c4 c5 d3 d5 e4 e5");
    EXPECT_EQ(destinationsOf(euroShogi("k7/8/8/3+p4/8/8/8/7K[] b"), "d5"), "c4 c5 d4 d6 e4 e5");
}

TEST(EuroShogiPieces, APieceMayNotCaptureItsOwnSide) {
    const auto position = euroShogi("k7/8/8/8/3N4/3P4/8/7K[] w");
    EXPECT_EQ(refusalOf(position, "d3d4"), Refusal::OwnPieceThere);
}

// --- promotion

TEST(EuroShogiPromotion, TheZoneIsTheThreeFarthestRanks) {
    const auto& spec = start().spec();
    for (int rank = 1; rank <= 8; ++rank) {
        const Square square = test::squareAt(start(), "e" + std::to_string(rank));
        EXPECT_EQ(spec.isInPromotionZone(Side::First, square), rank >= 6) << rank;
        EXPECT_EQ(spec.isInPromotionZone(Side::Second, square), rank <= 3) << rank;
    }
}

TEST(EuroShogiPromotion, AMoveIntoTheZoneMustPromote) {
    const auto position = euroShogi("7k/8/8/P7/8/8/8/7K[] w");
    EXPECT_EQ(destinationsOf(position, "a5"), "a6+");
    EXPECT_EQ(refusalOf(position, "a5a6"), Refusal::MustPromote);
    EXPECT_EQ(pieceAt(after(position, {"a5a6+"}), "a6"), "+P");
}

TEST(EuroShogiPromotion, AMoveWithinTheZoneMustPromote) {
    const auto position = euroShogi("7k/8/1N6/8/8/8/8/7K[] w");
    EXPECT_EQ(destinationsOf(position, "b6"), "a6+ a8+ c6+ c8+");
    EXPECT_EQ(refusalOf(position, "b6c6"), Refusal::MustPromote);
}

TEST(EuroShogiPromotion, AMoveOutOfTheZoneMustPromote) {
    const auto position = euroShogi("7k/8/R7/8/8/8/8/7K[] w");
    EXPECT_TRUE(isLegal(position, "a6a1+"));
    EXPECT_EQ(refusalOf(position, "a6a1"), Refusal::MustPromote);
}

TEST(EuroShogiPromotion, AMoveOutsideTheZoneMayNotPromote) {
    const auto position = euroShogi("7k/8/8/8/R7/8/8/7K[] w");
    EXPECT_EQ(refusalOf(position, "a4a5+"), Refusal::CannotPromote);
}

TEST(EuroShogiPromotion, ForBlackTheZoneIsTheFirstThreeRanks) {
    const auto position = euroShogi("7k/8/8/8/p7/8/8/7K[] b");
    EXPECT_EQ(destinationsOf(position, "a4"), "a3+");
    EXPECT_EQ(pieceAt(after(position, {"a4a3+"}), "a3"), "+p");
}

TEST(EuroShogiPromotion, EachKindThatPromotesHasItsPromotedFace) {
    const auto position = euroShogi("7k/8/8/PNRB4/8/8/8/7K[] w");
    EXPECT_EQ(pieceAt(after(position, {"a5a6+"}), "a6"), "+P");
    EXPECT_EQ(pieceAt(after(position, {"b5c7+"}), "c7"), "+N");
    EXPECT_EQ(pieceAt(after(position, {"c5c6+"}), "c6"), "+R");
    EXPECT_EQ(pieceAt(after(position, {"d5e6+"}), "e6"), "+B");
}

TEST(EuroShogiPromotion, KingAndGeneralMoveInTheZoneUnchanged) {
    const auto position = euroShogi("7k/8/8/KG6/8/8/8/8[] w");
    EXPECT_EQ(refusalOf(position, "a5a6"), std::nullopt);
    EXPECT_EQ(refusalOf(position, "b5b6"), std::nullopt);
}

TEST(EuroShogiPromotion, APromotedPieceStaysPromotedOutsideTheZone) {
    const auto position = euroShogi("7k/8/R7/8/8/8/8/7K[] w");
    EXPECT_EQ(pieceAt(after(position, {"a6a4+", "h8g8", "a4b5"}), "b5"), "+R");
}

TEST(EuroShogiPromotion, ADroppedPieceStaysUnpromotedInTheZone) {
    const auto position = euroShogi("7k/8/8/8/8/8/8/7K[R] w");
    EXPECT_EQ(pieceAt(after(position, {"R@b6"}), "b6"), "R");
}

TEST(EuroShogiPromotion, ADroppedPiecePromotesWithItsNextMoveWhereverItGoes) {
    const auto position = after(euroShogi("7k/8/8/8/8/8/8/7K[R] w"), {"R@b6", "h8g8"});
    EXPECT_EQ(destinationsOf(position, "b6"), "a6+ b1+ b2+ b3+ b4+ b5+ b7+ b8+ c6+ d6+ e6+ f6+ g6+ h6+");
}

// --- captures and drops

TEST(EuroShogiHands, ACapturedPieceGoesToTheCaptorsHandInItsColour) {
    const auto position = after(euroShogi("7k/8/8/8/3b4/8/8/3R3K[] w"), {"d1d4"});
    EXPECT_EQ(handsOf(position), "B");
    EXPECT_EQ(position.hand(Side::First).total(), 1);
    EXPECT_EQ(position.hand(Side::Second).total(), 0);
}

TEST(EuroShogiHands, ACapturedPieceLosesItsPromotion) {
    EXPECT_EQ(handsOf(after(euroShogi("7k/8/8/8/3+r4/8/8/3R3K[] w"), {"d1d4"})), "R");
    EXPECT_EQ(handsOf(after(euroShogi("7k/8/8/8/3+b4/8/8/3R3K[] w"), {"d1d4"})), "B");
    EXPECT_EQ(handsOf(after(euroShogi("7k/8/8/8/3+n4/8/8/3R3K[] w"), {"d1d4"})), "N");
    EXPECT_EQ(handsOf(after(euroShogi("7k/8/8/8/3+p4/8/8/3R3K[] w"), {"d1d4"})), "P");
    EXPECT_EQ(handsOf(after(euroShogi("3r3k/8/8/8/3+R4/8/8/7K[] b"), {"d8d4"})), "r");
}

TEST(EuroShogiHands, ADropTakesThePieceOutOfTheHand) {
    const auto position = after(euroShogi("7k/8/8/8/8/8/8/7K[RRp] w"), {"R@a4"});
    EXPECT_EQ(handsOf(position), "Rp");
    EXPECT_EQ(pieceAt(position, "a4"), "R");
}

TEST(EuroShogiDrops, APieceMayBeDroppedOnAnyVacantSquare) {
    const auto position = euroShogi("7k/8/8/8/8/8/8/7K[G] w");
    EXPECT_EQ(position.legalMoves().size(), 62u + 3u); // and the king's three steps
    EXPECT_EQ(refusalOf(position, "G@h8"), Refusal::SquareIsOccupied);
    EXPECT_EQ(refusalOf(position, "G@h1"), Refusal::SquareIsOccupied);
}

TEST(EuroShogiDrops, OnlyAPieceInHandCanBeDropped) {
    const auto position = euroShogi("7k/8/8/8/8/8/8/7K[Gr] w");
    EXPECT_EQ(refusalOf(position, "R@a4"), Refusal::NotInHand);
    EXPECT_EQ(refusalOf(position, "P@a4"), Refusal::NotInHand);
}

TEST(EuroShogiDrops, APieceThatTheGameDoesNotHaveCannotBeDropped) {
    const auto position = euroShogi("1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[P] w - - 0 1");
    const Move drop = Drop{pieceTypeAt(60), Square::at(28)}; // as damage to a stored game can make it
    EXPECT_FALSE(position.isLegal(drop));
    EXPECT_EQ(position.whyRefused(drop), Refusal::NotInHand);
}

TEST(EuroShogiPromotion, IsNotToAPieceThatTheGameDoesNotHave) {
    const auto position = euroShogi("7k/8/8/P7/8/8/8/K7[] w");
    const PieceType unknown = pieceTypeAt(60); // as damage to a stored game can make it
    const Move move = BoardMove{test::squareAt(position, "a5"), test::squareAt(position, "a6"), unknown};
    EXPECT_FALSE(position.isLegal(move));
    EXPECT_EQ(position.whyRefused(move), Refusal::CannotPromote);
}

TEST(EuroShogi, AMoveIsNotLegalWithASquareThatTheBoardDoesNotHave) {
    const auto position = euroShogi("1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[P] w - - 0 1");
    const Square beyond = Square::at(77); // as damage to a stored game can make it
    const Square onBoard = Square::at(28);
    for (const Move& move : {Move(BoardMove{beyond, onBoard, {}}), Move(BoardMove{onBoard, beyond, {}}),
                             Move(Drop{pieceTypeAt(0), beyond})}) {
        EXPECT_FALSE(position.isLegal(move));
        EXPECT_EQ(position.whyRefused(move), Refusal::DoesNotMoveThere);
    }
}

TEST(EuroShogiDrops, APawnMayNotBeDroppedOnAFileWithAnUnpromotedPawnOfItsColour) {
    const auto position = euroShogi("7k/8/8/4P3/8/8/8/7K[P] w");
    EXPECT_EQ(refusalOf(position, "P@e2"), Refusal::DoubledPiece); // nifu
    EXPECT_EQ(refusalOf(position, "P@d2"), std::nullopt);
}

TEST(EuroShogiDrops, APromotedPawnOnTheFileDoesNotForbidAPawn) {
    const auto position = euroShogi("7k/8/8/4+P3/8/8/8/7K[P] w");
    EXPECT_EQ(refusalOf(position, "P@e2"), std::nullopt);
}

TEST(EuroShogiDrops, AnEnemyPawnOnTheFileDoesNotForbidAPawn) {
    const auto position = euroShogi("7k/8/8/4p3/8/8/8/7K[P] w");
    EXPECT_EQ(refusalOf(position, "P@e2"), std::nullopt);
}

TEST(EuroShogiDrops, OtherPiecesMayStandTwiceOnAFile) {
    const auto position = euroShogi("7k/8/8/4N3/8/8/8/7K[N] w");
    EXPECT_EQ(refusalOf(position, "N@e2"), std::nullopt);
}

TEST(EuroShogiDrops, APawnMayNotBeDroppedOnTheLastRank) {
    const auto white = euroShogi("7k/8/8/8/8/8/8/7K[P] w");
    EXPECT_EQ(refusalOf(white, "P@a8"), Refusal::CouldNeverMove);
    EXPECT_EQ(refusalOf(white, "P@a7"), std::nullopt);
    EXPECT_EQ(refusalOf(white, "P@a1"), std::nullopt);
    const auto black = euroShogi("7k/8/8/8/8/8/8/7K[p] b");
    EXPECT_EQ(refusalOf(black, "P@a1"), Refusal::CouldNeverMove);
    EXPECT_EQ(refusalOf(black, "P@a8"), std::nullopt);
}

TEST(EuroShogiDrops, AKnightMayBeDroppedOnAnyRank) {
    const auto position = euroShogi("7k/8/8/8/8/8/8/7K[N] w");
    for (int rank = 1; rank <= 8; ++rank)
        EXPECT_EQ(refusalOf(position, "N@a" + std::to_string(rank)), std::nullopt) << rank;
}

TEST(EuroShogiDrops, AKnightOnTheLastRankMovesSidewaysAndPromotes) {
    const auto position = euroShogi("3N3k/8/8/8/8/8/8/7K[] w");
    EXPECT_EQ(destinationsOf(position, "d8"), "c8+ e8+");
}

TEST(EuroShogiDrops, APawnDropMayGiveMate) {
    const auto game = gameFrom(euroShogi("k7/8/1G6/7p/8/8/7B/7K[P] w"), {"P@a7"});
    EXPECT_EQ(outcomeOf(game), "White, Checkmate");
}

// --- check and mate

TEST(EuroShogiCheck, ACheckMustBeAnswered) {
    const auto position = euroShogi("k7/8/8/8/4r3/8/P7/R3K3[] w");
    EXPECT_TRUE(position.isInCheck(Side::First));
    EXPECT_EQ(refusalOf(position, "a2a3"), Refusal::LeavesKingInCheck);
}

TEST(EuroShogiCheck, ACheckIsAnsweredByFlightCaptureOrInterposition) {
    const auto position = euroShogi("k7/8/8/8/4r2R/8/8/G3K3[N] w");
    EXPECT_EQ(destinationsOf(position, "e1"), "d1 d2 f1 f2");
    EXPECT_EQ(destinationsOf(position, "h4"), "e4");
    EXPECT_EQ(dropsOf(position, "N"), "e2 e3");
    EXPECT_EQ(destinationsOf(position, "a1"), "");
}

TEST(EuroShogiCheck, AJumpCannotBeInterposed) {
    const auto position = euroShogi("7k/8/8/8/8/3n4/8/R3K3[G] w");
    EXPECT_EQ(dropsOf(position, "G"), "");
    EXPECT_TRUE(position.isInCheck(Side::First));
}

TEST(EuroShogiCheck, TwoCheckersLeaveOnlyTheKingToMove) {
    const auto position = euroShogi("1k6/8/8/8/4r3/3n4/8/R3K2R[G] w");
    EXPECT_EQ(destinationsOf(position, "e1"), "d1 d2 f1 f2");
    EXPECT_EQ(position.legalMoves().size(), 4u);
}

TEST(EuroShogiCheck, APinnedPieceMovesAlongThePinOnly) {
    const auto position = euroShogi("4r2k/8/8/8/8/4R3/8/4K3[] w");
    EXPECT_EQ(destinationsOf(position, "e3"), "e2 e4 e5 e6+ e7+ e8+");
    EXPECT_EQ(refusalOf(position, "e3d3"), Refusal::LeavesKingInCheck);
}

TEST(EuroShogiCheck, TheKingMayNotStepIntoCheckNorAlongTheCheckingLine) {
    const auto position = euroShogi("k7/8/8/4r3/4K3/8/8/8[] w");
    EXPECT_EQ(refusalOf(position, "e4e3"), Refusal::LeavesKingInCheck);
    EXPECT_EQ(refusalOf(position, "e4d5"), Refusal::LeavesKingInCheck);
    EXPECT_EQ(refusalOf(position, "e4e5"), std::nullopt);
}

TEST(EuroShogiCheck, KingsMayNotStandSideBySide) {
    EXPECT_EQ(refusalOf(euroShogi("8/8/8/3k4/8/3K4/8/8[P] w"), "d3d4"), Refusal::LeavesKingInCheck);
}

TEST(EuroShogiCheck, MateWins) {
    const auto game = gameFrom(euroShogi("k7/8/1G6/7p/8/8/7B/7K[G] w"), {"G@a7"});
    EXPECT_EQ(outcomeOf(game), "White, Checkmate");
}

// --- draws

TEST(EuroShogiDraws, StalemateIsADraw) {
    const auto game = gameFrom(euroShogi("p7/k7/7R/8/8/8/8/2R4K[] w"), {"c1b1"});
    EXPECT_EQ(outcomeOf(game), "draw, Stalemate");
}

TEST(EuroShogiDraws, ThereIsNoStalemateWhileAPieceCanBeDropped) {
    const auto game = gameFrom(euroShogi("p7/k7/7R/8/8/8/8/2R4K[p] w"), {"c1b1"});
    EXPECT_EQ(outcomeOf(game), "goes on");
}

TEST(EuroShogiDraws, TheThirdOccurrenceOfAPositionIsADraw) {
    auto game = gameFrom(start(), {"c1c2", "d8d7", "c2c1", "d7d8"});
    EXPECT_EQ(game.occurrences(), 2);
    play(game, {"c1c2", "d8d7", "c2c1"});
    EXPECT_EQ(outcomeOf(game), "goes on");
    play(game, {"d7d8"});
    EXPECT_EQ(game.occurrences(), 3);
    EXPECT_EQ(outcomeOf(game), "draw, Repetition");
}

TEST(EuroShogiDraws, TheOccurrencesNeedNotFollowEachOther) {
    auto game = gameFrom(start(), {"c1c2", "d8d7", "c2c1", "d7d8", "e1e2", "f8f7", "e2e1", "f7f8"});
    EXPECT_EQ(outcomeOf(game), "draw, Repetition");
}

TEST(EuroShogiDraws, TheSameBoardWithTheOtherPlayerToMoveIsAnotherPosition) {
    EXPECT_NE(euroShogi("7k/8/8/8/8/8/8/K7[P] w"), euroShogi("7k/8/8/8/8/8/8/K7[P] b"));
}

TEST(EuroShogiDraws, TheSameBoardWithOtherHandsIsAnotherPosition) {
    EXPECT_NE(euroShogi("7k/8/8/8/8/8/8/K7[P] w"), euroShogi("7k/8/8/8/8/8/8/K7[p] w"));
    EXPECT_NE(euroShogi("7k/8/8/8/8/8/8/K7[P] w"), euroShogi("7k/8/8/8/8/8/8/K7[N] w"));
    EXPECT_NE(euroShogi("7k/8/8/8/8/8/8/K7[P] w"), euroShogi("7k/8/8/8/8/8/8/K7[PP] w"));
}

TEST(EuroShogiPerpetualCheck, TheSideThatGivesCheckOnEachMoveLoses) {
    auto game = gameFrom(euroShogi("8/7p/8/4k3/R7/8/8/7K[] w"),
                         {"a4a5", "e5e4", "a5a4", "e4e5", "a4a5", "e5e4", "a5a4"});
    EXPECT_EQ(outcomeOf(game), "goes on");
    play(game, {"e4e5"});
    EXPECT_EQ(outcomeOf(game), "Black, PerpetualCheck");
}

TEST(EuroShogiPerpetualCheck, BlackLosesByItAsWell) {
    const auto game = gameFrom(euroShogi("7k/8/8/r7/4K3/8/7P/8[] b"),
                               {"a5a4", "e4e5", "a4a5", "e5e4", "a5a4", "e4e5", "a4a5", "e5e4"});
    EXPECT_EQ(outcomeOf(game), "White, PerpetualCheck");
}

TEST(EuroShogiPerpetualCheck, ChecksBeforeTheFirstOccurrenceDoNotMatter) {
    const auto game =
        gameFrom(euroShogi("8/7p/8/4k3/8/R7/8/7K[] w"),
                 {"a3a5", "e5e4", "a5b5", "e4e3", "b5a5", "e3e4", "a5b5", "e4e3", "b5a5", "e3e4"});
    EXPECT_EQ(outcomeOf(game), "draw, Repetition");
}

TEST(EuroShogiPerpetualCheck, OneMoveWithoutCheckMakesItADraw) {
    const auto game =
        gameFrom(euroShogi("8/7p/8/4k3/R7/8/8/7K[] w"), {"a4a5", "e5e4", "a5a4", "e4e5", //
                                                         "a4a5", "e5e4", "a5a3", "e4d4", "a3a4", "d4e5"});
    EXPECT_EQ(outcomeOf(game), "draw, Repetition");
}

TEST(EuroShogiFiftyMoves, FiftyMovesOfEachSideWithoutProgressAreADraw) {
    auto game = gameFrom(euroShogi("7k/7p/8/8/8/8/P7/K7[] w"), {"a1b1"}, 98);
    EXPECT_EQ(outcomeOf(game), "goes on");
    play(game, {"h8g8"});
    EXPECT_EQ(game.quietPlies(), 100);
    EXPECT_EQ(outcomeOf(game), "draw, MoveLimit");
}

TEST(EuroShogiFiftyMoves, ACaptureIsProgress) {
    const auto game = gameFrom(euroShogi("7k/7p/8/r7/P7/8/8/K6N[] b"), {"a5a4"}, 99);
    EXPECT_EQ(game.quietPlies(), 0);
    EXPECT_EQ(outcomeOf(game), "goes on");
}

TEST(EuroShogiFiftyMoves, APawnMoveIsProgress) {
    const auto game = gameFrom(euroShogi("7k/7p/8/8/8/8/P7/K7[] w"), {"a2a3"}, 99);
    EXPECT_EQ(game.quietPlies(), 0);
    EXPECT_EQ(outcomeOf(game), "goes on");
}

TEST(EuroShogiFiftyMoves, AMoveThatPromotesAPawnIsProgress) {
    EXPECT_EQ(gameFrom(euroShogi("7k/7p/8/P7/8/8/8/K7[] w"), {"a5a6+"}, 99).quietPlies(), 0);
}

TEST(EuroShogiFiftyMoves, AMoveOfAPromotedPawnIsNot) {
    EXPECT_EQ(gameFrom(euroShogi("7k/7p/8/8/+P7/8/8/K7[] w"), {"a4a5"}, 7).quietPlies(), 8);
}

TEST(EuroShogiFiftyMoves, ADropIsProgress) {
    const auto game = gameFrom(euroShogi("7k/7p/8/8/8/8/P7/K7[N] w"), {"N@d4"}, 99);
    EXPECT_EQ(game.quietPlies(), 0);
    EXPECT_EQ(outcomeOf(game), "goes on");
}

TEST(EuroShogiFiftyMoves, MateGoesBeforeThem) {
    const auto game = gameFrom(euroShogi("k7/8/GG6/7p/8/8/7B/7K[] w"), {"a6a7"}, 99);
    EXPECT_EQ(game.quietPlies(), 100);
    EXPECT_EQ(outcomeOf(game), "White, Checkmate");
}

TEST(EuroShogiOnlyKings, KingsAloneAreADraw) {
    EXPECT_EQ(outcomeOf(gameFrom(euroShogi("7k/8/8/8/8/8/8/K7[] w"))), "draw, OnlyKings");
}

TEST(EuroShogiOnlyKings, APieceInHandIsAPiece) {
    const auto rules = euroShogiRules("bareKing=none");
    EXPECT_EQ(outcomeOf(gameFrom(positionFrom("7k/8/8/8/8/8/8/K7[P] w", rules))), "goes on");
}

// --- the bare king: a rule option

TEST(EuroShogiBareKing, IsADrawUnlessChosenOtherwise) {
    const auto game = gameFrom(euroShogi("7k/8/8/8/p7/8/8/R6K[] w"), {"a1a4"});
    EXPECT_EQ(outcomeOf(game), "draw, BareKing");
}

TEST(EuroShogiBareKing, WinsForTheOtherSideWhereThatIsTheRule) {
    const auto rules = euroShogiRules("bareKing=win");
    const auto white = gameFrom(positionFrom("7k/8/8/8/p7/8/8/R6K[] w", rules), {"a1a4"});
    EXPECT_EQ(outcomeOf(white), "White, BareKing");
    const auto black = gameFrom(positionFrom("r6k/8/8/8/P7/8/8/7K[] b", rules), {"a8a4"});
    EXPECT_EQ(outcomeOf(black), "Black, BareKing");
}

TEST(EuroShogiBareKing, DoesNotEndTheGameWhereThereIsNoSuchRule) {
    const auto rules = euroShogiRules("bareKing=none");
    EXPECT_EQ(outcomeOf(gameFrom(positionFrom("7k/8/8/8/p7/8/8/R6K[] w", rules), {"a1a4"})), "goes on");
}

TEST(EuroShogiBareKing, APieceInHandKeepsAKingFromBeingBare) {
    EXPECT_EQ(outcomeOf(gameFrom(euroShogi("7k/8/8/8/p7/8/8/R6K[n] w"), {"a1a4"})), "goes on");
}

TEST(EuroShogiBareKing, GoesOnWhileItCanTakeTheOtherSidesLastPiece) {
    for (const char* option : {"bareKing=draw", "bareKing=win"}) {
        const auto rules = euroShogiRules(option);
        auto game = gameFrom(positionFrom("6Rk/8/8/8/8/8/8/7K[] b", rules));
        EXPECT_EQ(outcomeOf(game), "goes on") << option;
        play(game, {"h8g8"});
        EXPECT_EQ(outcomeOf(game),
                  option == std::string("bareKing=win") ? "Black, BareKing" : "draw, BareKing");
    }
}

TEST(EuroShogiBareKing, IsBareWhereTheLastPieceIsGuarded) {
    EXPECT_EQ(outcomeOf(gameFrom(euroShogi("6Rk/5K2/8/8/8/8/8/8[] b"))), "draw, BareKing");
}

TEST(EuroShogiBareKing, IsBareWhereTheOtherSideHasASecondPiece) {
    EXPECT_EQ(outcomeOf(gameFrom(euroShogi("6Rk/8/8/8/8/8/8/7K[P] b"))), "draw, BareKing");
}

TEST(EuroShogiBareKing, MateGoesBeforeIt) {
    const auto game = gameFrom(euroShogi("k7/p7/1G6/8/8/8/7B/R6K[] w"), {"b6a7"});
    EXPECT_EQ(outcomeOf(game), "White, Checkmate");
}

// --- impasse

TEST(EuroShogiImpasse, MayBeAgreedOnWhenBothKingsStandInTheirZones) {
    auto game = gameFrom(euroShogi("8/8/K7/p7/P7/7k/8/8[] w"));
    ASSERT_TRUE(game.mayAgreeOnImpasse());
    EXPECT_EQ(outcomeOf(game), "goes on") << "it needs an agreement";
    game.agreeOnImpasse();
    EXPECT_EQ(outcomeOf(game), "draw, Impasse");
}

TEST(EuroShogiImpasse, NeedsBothKings) {
    EXPECT_FALSE(gameFrom(euroShogi("8/8/K7/p7/P6k/8/8/8[] w")).mayAgreeOnImpasse());
    EXPECT_FALSE(gameFrom(euroShogi("8/8/8/K6p/P7/7k/8/8[] w")).mayAgreeOnImpasse());
    EXPECT_FALSE(gameFrom(start()).mayAgreeOnImpasse());
}

TEST(EuroShogiImpasse, AKingInItsOwnCampIsNotInItsZone) {
    EXPECT_FALSE(gameFrom(euroShogi("7k/8/8/8/8/p7/P7/K7[] w")).mayAgreeOnImpasse());
}

TEST(EuroShogiImpasse, CannotBeAgreedOnAfterTheEnd) {
    auto game = gameFrom(euroShogi("8/8/K7/p7/P7/7k/8/8[] w"));
    game.resign(Side::First);
    EXPECT_FALSE(game.mayAgreeOnImpasse());
}

} // namespace
} // namespace komadai::core
