// How the pieces of Ko Shogi move: single steps, slides, and several steps in one move.
#include "tests/core/rules/effects/ko_positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using test::boardAfter;
using test::destinationsOf;
using test::isLegal;
using test::ko;
using test::movesOf;

/// Where a lone piece on 10j goes; drum and priest are alive.
std::string lone(const std::string& code) {
    return destinationsOf(ko("b G19s DR18s TP17s " + code + "10j g1a"), "10j");
}

TEST(KoSetUp, EachSideHasNinetyPiecesOfThirtyFourKinds) {
    const auto start = EffectsPosition::startOf(test::koDefaultRules());
    EXPECT_EQ(start.occupied(Side::First).count(), 90);
    EXPECT_EQ(start.occupied(Side::Second).count(), 90);
    int kinds = 0;
    for (const auto& piece : start.spec().pieces)
        kinds += !piece.promotedFrom;
    EXPECT_EQ(kinds, 34);
}

TEST(KoSetUp, WhiteStandsPointSymmetrically) {
    const auto start = EffectsPosition::startOf(test::koDefaultRules());
    for (int i = 0; i < 361; ++i) {
        const auto piece = start.pieceAt(Square::at(i));
        const auto other = start.pieceAt(Square::at(360 - i));
        ASSERT_EQ(piece.has_value(), other.has_value());
        if (!piece) continue;
        EXPECT_TRUE(piece->type == other->type && piece->side != other->side) << i;
    }
}

TEST(KoSetUp, BlackMovesFirstFromTheBottom) {
    const auto start = EffectsPosition::startOf(test::koDefaultRules());
    EXPECT_EQ(start.sideToMove(), Side::First);
    EXPECT_EQ(start.pieceAt(test::koSquare("10s")), (Piece{*start.spec().pieceByLetters("G"), Side::First}));
    EXPECT_EQ(test::destinationsOf(start, "10m"), "10h 10i 10j 10k 10l") << "the vanguard";
}

TEST(KoSteps, Steppers) {
    EXPECT_EQ(lone("G"), "10i 10k 11i 11j 11k 9i 9j 9k");
    EXPECT_EQ(lone("CL"), "10h 10l 11i 11k 12j 8j 9i 9k");
    EXPECT_EQ(lone("SO"), "10i 10k 11j 12h 12l 8h 8l 9j");
    EXPECT_EQ(lone("AC"), "10i 11i 11j 11k 9i 9j 9k") << "all but straight back";
    EXPECT_EQ(lone("AI"), "10i 10k 11i 11j 9i 9j");
    EXPECT_EQ(lone("ST"), "10i 11i 11k 9i 9k");
    EXPECT_EQ(lone("CS"), "10i 10k 11i 11k 9i 9k");
    EXPECT_EQ(lone("EN"), "10i 10k 11i 9i");
    EXPECT_EQ(lone("+EN"), "10i 10k 11i 9i");
    EXPECT_EQ(lone("TP"), "10h 10l 12h 12j 12l 8h 8j 8l");
    EXPECT_EQ(lone("SM"), "10h 10l 12h 12j 12l 8h 8j 8l");
    EXPECT_EQ(lone("MA"), "10i 10k 11i 11j 11k 9i 9j 9k");
    EXPECT_EQ(lone("+MA"), "10i 10k 11i 11j 11k 9i 9j 9k");
    EXPECT_EQ(lone("DR"), "11i 11j 11k 9i 9j 9k");
    EXPECT_EQ(lone("BN"), "11i 11j 11k 9i 9j 9k");
    EXPECT_EQ(lone("SN"), "10k 11i 11j 11k 9i 9j 9k") << "all but straight forward";
    EXPECT_EQ(lone("FC"), "11i 11k 9i 9k");
    EXPECT_EQ(lone("LB"), "11i 11k 9i 9k");
    EXPECT_EQ(lone("XB"), "11i 11k 9i 9k");
    EXPECT_EQ(lone("CN"), "11i 11k 9i 9k");
    EXPECT_EQ(lone("SH"), "11i 11k 9i 9k");
    EXPECT_EQ(lone("P"), "10i 10k 11j 9j");
    EXPECT_EQ(lone("CM"), "11h 11l 12i 12k 8i 8k 9h 9l");
    EXPECT_EQ(lone("+LB"), "11h 11l 12i 12k 8i 8k 9h 9l");
    EXPECT_EQ(lone("+XB"), "11h 11l 12i 12k 8i 8k 9h 9l");
}

TEST(KoSteps, ShortSlidersStopAfterFivePoints) {
    EXPECT_EQ(lone("CH"), "10e 10f 10g 10h 10i 10k 10l 10m 10n 10o 11j 12j 13j 14j 15j 5j 6j 7j 8j 9j");
    EXPECT_EQ(lone("+CN"), lone("CH"));
    EXPECT_EQ(lone("+FC"), lone("CH"));
    EXPECT_EQ(lone("VG"), "10e 10f 10g 10h 10i");
}

TEST(KoSteps, SlidersGoToTheEdge) {
    const std::string file = "10a 10b 10c 10d 10e 10f 10g 10h 10i ";
    const std::string fileBack = "10k 10l 10m 10n 10o 10p 10q 10r 10s";
    EXPECT_EQ(lone("+P"), file + fileBack + " 11j 9j") << "patrol unit: fbR sW";
    EXPECT_EQ(lone("PU"), lone("+P"));
    EXPECT_EQ(lone("AG"), file + "10k") << "fR bW";
    EXPECT_EQ(lone("RG"), "10i " + fileBack) << "bR fW";
    EXPECT_EQ(lone("+PU"), lone("+VG")) << "commissar";
    EXPECT_EQ(lone("+SH"), lone("SU")) << "shield unit";
    EXPECT_EQ(lone("+CH"), lone("CU")) << "chariot unit";
    EXPECT_EQ(lone("+CU"), lone("ML")) << "millenary";
    EXPECT_EQ(lone("+SN"), lone("CT")) << "centuria";
    EXPECT_EQ(lone("+AC"), lone("QM")) << "quartermaster";
    EXPECT_EQ(lone("+CM"), lone("CV")) << "cavalry";
}

TEST(KoSteps, SlidersStopAtPieces) {
    EXPECT_EQ(destinationsOf(ko("b G19s VG10j p10h g1a"), "10j"), "10h 10i");
    EXPECT_EQ(destinationsOf(ko("b G19s VG10j P10h g1a"), "10j"), "10i");
}

TEST(KoSeveralSteps, EachStepLandsOnAnEmptyPointOrCapturesThere) {
    EXPECT_TRUE(isLegal(ko("b G19s SW10j g1a"), "10j-10i-10h"));
    EXPECT_EQ(boardAfter(ko("b G19s SW10j p10i p10h g1a"), "10j-10i-10h"), "g1a SW10h G19s");
}

TEST(KoSeveralSteps, NoStepLandsOnAFriend) {
    EXPECT_FALSE(isLegal(ko("b G19s SW10j P10i g1a"), "10j-10i-10h"));
    EXPECT_FALSE(isLegal(ko("b G19s SW10j P10h g1a"), "10j-10i-10h"));
}

TEST(KoSeveralSteps, AStepOfLengthOneCannotPassOverAnything) {
    EXPECT_EQ(movesOf(ko("b G1s SW19s P18s P18r P19r g1a"), "19s"), "");
}

TEST(KoSeveralSteps, ReturningAfterACaptureTakesWithoutMoving) { // igui
    EXPECT_EQ(boardAfter(ko("b G19s SW10j p10i g1a"), "10j-10i-10j"), "g1a SW10j G19s");
}

TEST(KoSeveralSteps, ReturningWithoutACaptureIsAPass) { // jitto
    EXPECT_EQ(boardAfter(ko("b G19s SW10j g1a"), "10j-10i-10j"), "g1a SW10j G19s");
}

TEST(KoSeveralSteps, APassIsOneMoveForEachPieceThatCanMakeIt) {
    EXPECT_EQ(movesOf(ko("b G1s SW19s P18s P18r p19r g1a"), "19s"), "19r 19r-18q 19r-19q 19r-19s")
        << "no neighbour is empty, so no pass";
    EXPECT_EQ(movesOf(ko("b G1s SW19s P18s P18r P18q P19q g1a"), "19s"), "19r 19r-19s");
}

TEST(KoSeveralSteps, TheSecondStepIsFreeInDirection) {
    EXPECT_TRUE(isLegal(ko("b G19s SW10j g1a"), "10j-9i-9j"));
    EXPECT_TRUE(isLegal(ko("b G19s +CL10j g1a"), "10j-10h-9i")) << "master at arms: F D";
    EXPECT_TRUE(isLegal(ko("b G19s +SO10j g1a"), "10j-10i-12g")) << "banner and drums: W A";
}

TEST(KoCavalry, TheSecondJumpHasTheMainDirectionOfTheFirstOrGoesBack) {
    EXPECT_TRUE(isLegal(ko("b G19s CV10j g1a"), "10j-9h-8f"));
    EXPECT_TRUE(isLegal(ko("b G19s CV10j g1a"), "10j-9h-10f"));
    EXPECT_TRUE(isLegal(ko("b G19s CV10j g1a"), "10j-9h-10j"));
    EXPECT_FALSE(isLegal(ko("b G19s CV10j g1a"), "10j-9h-7g"));
    EXPECT_FALSE(isLegal(ko("b G19s CV10j g1a"), "10j-9h-8j"));
}

TEST(KoCavalry, TheWingedHorseIsFree) { EXPECT_TRUE(isLegal(ko("b G19s +CV10j g1a"), "10j-9h-7g")); }

TEST(KoAlternatives, SlideOrTwoStepsButNotAMixture) {
    EXPECT_TRUE(isLegal(ko("b G19s +ML10j g1a"), "10j-6j"));
    EXPECT_TRUE(isLegal(ko("b G19s +ML10j p10i p9i g1a"), "10j-10i-9i"));
    EXPECT_FALSE(isLegal(ko("b G19s +ML10j p10h p10g g1a"), "10j-10h-10g"));
    EXPECT_FALSE(isLegal(ko("b G19s +ML10j p10i p10f g1a"), "10j-10i-10f"));
    EXPECT_TRUE(isLegal(ko("b G19s +QM10j p9i p8h g1a"), "10j-9i-8h")) << "tiger wing: R, 2x F";
    EXPECT_FALSE(isLegal(ko("b G19s +QM10j g1a"), "10j-7g"));
    EXPECT_TRUE(isLegal(ko("b G19s +CT10j p10i p9i g1a"), "10j-10i-9i")) << "war hawk: B, 2x W";
    EXPECT_FALSE(isLegal(ko("b G19s +CT10j g1a"), "10j-10g"));
}

TEST(KoThunderclap, MakesExactlyFiveStepsFreeToTurn) {
    const auto position = ko("b G19s TP18s +DR10j g1a");
    EXPECT_TRUE(isLegal(position, "10j-10i-10h-10g-10f-10e"));
    EXPECT_TRUE(isLegal(position, "10j-10i-9i-9h-8h-8g"));
    EXPECT_EQ(test::refusalOf(position, "10j-10i-10h-10g-10f"), Refusal::TooFewSteps);
    EXPECT_EQ(test::refusalOf(position, "10j-9i-9h-9g-9f-9e"), Refusal::DoesNotMoveThere) << "a diagonal";
}

TEST(KoThunderclap, MayVisitPointsAgainAlsoItsStart) {
    EXPECT_TRUE(isLegal(ko("b G19s TP18s +DR10j g1a"), "10j-10i-10j-10i-10j-10i"));
}

TEST(KoThunderclap, CapturesOnEachStep) {
    EXPECT_EQ(boardAfter(ko("b G19s TP18s +DR10j p10i p10h p9h p9g p9f g1a"), "10j-10i-10h-9h-9g-9f"),
              "g1a +DR9f G19s TP18s");
}

TEST(KoThunderclap, NeverEndsWhereItBegan) {
    EXPECT_EQ(destinationsOf(ko("b G19s TP18s +DR10j g1a"), "10j").find("10j"), std::string::npos);
}

TEST(KoThunderclap, CannotMoveOnlyAmongFriendsAndEdges) {
    EXPECT_EQ(movesOf(ko("b G1s TP2s +DR19s P19r P18s g1a"), "19s"), "");
    EXPECT_EQ(destinationsOf(ko("b G1s TP2s +DR19s P19q P18s P18r g1a"), "19s"), "19r") << "to and fro";
}

TEST(KoFlagWaver, StepsStraightAndCapturesOnEachStep) {
    EXPECT_EQ(boardAfter(ko("b G19s TP18s +BN10j p10i p10h g1a"), "10j-10i-10h-10g"),
              "g1a +BN10g G19s TP18s");
    EXPECT_FALSE(isLegal(ko("b G19s TP18s +BN10j g1a"), "10j-10i-9i"));
}

TEST(KoFlagWaver, MakesOneToFiveSteps) {
    EXPECT_EQ(destinationsOf(ko("b G19s TP18s +BN10j g1a"), "10j"), lone("CH"));
}

TEST(KoFlagWaver, CannotPassAFriend) {
    EXPECT_FALSE(isLegal(ko("b G19s TP18s +BN10j P10h g1a"), "10j-10i-10h-10g"));
}

TEST(KoIdentity, PathsWithTheSameEndAndCapturesAreOneMove) {
    const auto position = ko("b G19s SW10j g1a");
    EXPECT_EQ(test::koMove(position, "10j-9i-10h"), test::koMove(position, "10j-11i-10h"));
    EXPECT_FALSE(playedAlike(test::koMove(position, "10j-9i-10h"), test::koMove(position, "10j-11i-10h")));
}

TEST(KoIdentity, TheShortestPathIsShown) {
    const std::string moves = " " + movesOf(ko("b G19s SW10j g1a"), "10j") + " ";
    EXPECT_NE(moves.find(" 10i "), std::string::npos);
    EXPECT_EQ(moves.find("-10i "), std::string::npos);
    EXPECT_EQ(std::count(moves.begin(), moves.end(), ' ') - 1, 25) << "24 points around and the pass";
}

TEST(KoIdentity, TakingMoreIsAnotherMove) {
    const auto position = ko("b G19s SW10j p10i p9i g1a");
    EXPECT_FALSE(test::koMove(position, "10j-10i-9i") == test::koMove(position, "10j-9i"));
}

TEST(KoDisplacement, ChariotsAndWheeledGunsCannotCaptureAFortress) {
    for (const std::string code : {"CH", "CU", "+CH", "+CN", "+FC"}) {
        const auto position = ko("b G19s " + code + "10j +su10i g1a");
        EXPECT_EQ(test::refusalOf(position, "10j-10i"), Refusal::CannotTakeThat) << code;
    }
    EXPECT_TRUE(isLegal(ko("b G19s +CU10j +su10i g1a"), "10j-10i")) << "the millenary may";
    EXPECT_TRUE(isLegal(ko("b G19s CH10j su10i g1a"), "10j-10i")) << "a shield unit is no fortress";
}

TEST(KoDisplacement, PriestsCaptureOnlyPriests) {
    for (const std::string code : {"TP", "SM", "+TP", "+SM"}) {
        EXPECT_EQ(test::refusalOf(ko("b G19s " + code + "10j p10h g1a"), "10j-10h"), Refusal::CannotTakeThat);
        for (const std::string victim : {"tp", "sm", "+tp", "+sm"})
            EXPECT_TRUE(isLegal(ko("b G19s " + code + "10j " + victim + "10h g1a"), "10j-10h"));
    }
}

TEST(KoDisplacement, OtherShootersCaptureNormally) {
    EXPECT_TRUE(isLegal(ko("b G19s LB10j p9i g1a"), "10j-9i"));
    EXPECT_TRUE(isLegal(ko("b G19s LB10j sh9i g1a"), "10j-9i")) << "what it cannot shoot it can capture";
}

} // namespace
} // namespace komadai::core
