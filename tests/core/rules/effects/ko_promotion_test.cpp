// Promotion and the end of the game in Ko Shogi.
#include "tests/core/rules/effects/ko_positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using test::boardAfter;
using test::isLegal;
using test::ko;
using test::movesOf;
using test::refusalOf;
using test::resultOf;

TEST(KoPromotion, APieceThatMovesIntoWithinOrOutOfTheSixFarthestRanksMay) {
    EXPECT_EQ(movesOf(ko("b G19s SH10g P11h P9h g1a"), "10g"), "11f 11f+ 9f 9f+") << "into";
    EXPECT_EQ(movesOf(ko("b G19s SH10d P11e P9e g1a"), "10d"), "11c 11c+ 9c 9c+") << "within";
    EXPECT_EQ(movesOf(ko("b G19s SH10f P11e P9e g1a"), "10f"), "11g 11g+ 9g 9g+") << "out of";
    EXPECT_EQ(movesOf(ko("b G19s SH10h P11i P9i g1a"), "10h"), "11g 9g") << "short of it";
    EXPECT_EQ(movesOf(ko("w G19s sh10m p11l p9l g1a"), "10m"), "11n 11n+ 9n 9n+") << "White's zone";
}

TEST(KoPromotion, PointsTouchedInBetweenDoNotCount) {
    EXPECT_EQ(refusalOf(ko("b G19s CV10h g1a"), "10h-9f-10h+"), Refusal::CannotPromote);
}

TEST(KoPromotion, APassOrIguiInsideTheZoneIsAMoveWithinIt) {
    EXPECT_TRUE(isLegal(ko("b G19s CV10e g1a"), "10e-9c-10e+"));
    EXPECT_TRUE(isLegal(ko("b G19s CV10e p9c g1a"), "10e-9c-10e+"));
}

TEST(KoPromotion, PromotingAndNotPromotingAreTwoMovesAlsoWhereTheyEndAlike) {
    const auto beside = ko("b G19s SH10f P11e P11g P9g +en9d g1a");
    EXPECT_EQ(movesOf(beside, "10f"), "9e 9e+");
    EXPECT_EQ(boardAfter(beside, "10f-9e"), "g1a +en9d P11e P11g P9g G19s") << "the mover burns";
    EXPECT_EQ(boardAfter(beside, "10f-9e+"), boardAfter(beside, "10f-9e"));
    const auto nearLight = ko("w g1a tp10m +SM10r G19s");
    EXPECT_EQ(boardAfter(nearLight, "10m-10o+"), boardAfter(nearLight, "10m-10o")) << "the fog turns back";
}

TEST(KoPromotion, GeneralSumoWrestlerAndElephantHaveNoPromotedFace) {
    for (const std::string code : {"G", "SW", "E"})
        EXPECT_EQ(refusalOf(ko("b G19s " + code + "10e g1a"), "10e-9d+"), Refusal::CannotPromote);
}

TEST(KoPromotion, APromotedPieceNeverPromotesAgain) {
    EXPECT_EQ(refusalOf(ko("b G19s +PU10e g1a"), "10e-10d+"), Refusal::CannotPromote);
    EXPECT_EQ(refusalOf(ko("b G19s +P10e g1a"), "10e-10d+"), Refusal::CannotPromote)
        << "also where its face has the name of another piece";
}

TEST(KoOnTheSpot, APieceThatCapturesCommandPromotesAtOnce) {
    for (const std::string victim : {"g", "+ma", "ma", "bn", "dr"}) {
        const auto position = ko("b G19s CH10k " + victim + "10j g1a");
        EXPECT_EQ(refusalOf(position, "10k-10j"), Refusal::MustPromote) << victim;
        EXPECT_EQ(boardAfter(position, "10k-10j+"), "g1a +CH10j G19s") << victim;
    }
    EXPECT_TRUE(isLegal(ko("b G19s CH10k +so10j g1a"), "10k-10j")) << "banner and drums is no banner";
    EXPECT_TRUE(isLegal(ko("b G19s SW10k ma10j g1a"), "10k-10j")) << "no promoted face";
}

TEST(KoOnTheSpot, AlsoByAShot) {
    EXPECT_EQ(refusalOf(ko("b G19s LB10k ma9h g1a"), "10k-9j!9h"), Refusal::MustPromote);
    EXPECT_EQ(boardAfter(ko("b G19s LB10k ma9h g1a"), "10k-9j!9h+"), "g1a +LB9j G19s");
}

TEST(KoOnTheSpot, StepMoversPromoteForStrongPieces) {
    for (const std::string mover :
         {"AC", "AI", "ST", "CS", "EN", "MA", "DR", "BN", "SN", "FC", "LB", "XB", "CN", "SH", "P"})
        for (const std::string victim : {"sw", "+ml", "+bn", "+dr"}) {
            // a square that each of them steps to: diagonal, or ahead for the pawn
            const std::string at = mover == "P" ? "10i" : "9i";
            const auto position = ko("b G19s TP1s DR3s " + mover + "10j " + victim + at + " g1a tp19a");
            EXPECT_TRUE(isLegal(position, "10j-" + at + "+")) << mover << victim;
            EXPECT_EQ(refusalOf(position, "10j-" + at), Refusal::MustPromote) << mover << victim;
        }
    EXPECT_TRUE(isLegal(ko("b G19s CH10k sw10j g1a"), "10k-10j")) << "a chariot is no step mover";
}

TEST(KoOnTheSpot, ACavalrymanPromotesForAFrankishCannon) {
    for (const std::string victim : {"fc", "+fc"})
        EXPECT_EQ(refusalOf(ko("b G19s CM10k " + victim + "9i g1a"), "10k-9i"), Refusal::MustPromote);
    EXPECT_TRUE(isLegal(ko("b G19s CV10k fc9i g1a"), "10k-9i")) << "cavalry is no cavalryman";
}

TEST(KoOnTheSpot, AllPiecesTakenInTheMoveCount) {
    EXPECT_EQ(refusalOf(ko("b G19s CV10k ma9i p8g g1a"), "10k-9i-8g"), Refusal::MustPromote);
}

TEST(KoEnd, TheGeneralAloneCommands) {
    EXPECT_EQ(resultOf(ko("b G19s g1a")), "goes on");
    EXPECT_EQ(resultOf(ko("b P19s g1a")), "White");
    EXPECT_EQ(resultOf(ko("b G19s p1a")), "Black");
}

TEST(KoEnd, WithoutAGeneralAGovernorOrBothMiddleTroopAndBannerCommand) {
    EXPECT_EQ(resultOf(ko("b +MA19s g1a")), "goes on");
    EXPECT_EQ(resultOf(ko("b MA19s BN18s g1a")), "goes on");
    EXPECT_EQ(resultOf(ko("b MA19s +BN18s TP17s g1a")), "goes on") << "a flag waver counts as a banner";
    EXPECT_EQ(resultOf(ko("b MA19s g1a")), "White");
    EXPECT_EQ(resultOf(ko("b BN19s g1a")), "White");
    EXPECT_EQ(resultOf(ko("b MA19s +SO18s g1a")), "White") << "banner and drums is no banner";
}

TEST(KoEnd, ThereIsNoCheck) {
    EXPECT_TRUE(isLegal(ko("b G10j CH1s ch10a g1a"), "1s-1r")) << "the general is left to be captured";
    EXPECT_TRUE(isLegal(ko("b G10j ch9a g1a"), "10j-9j")) << "or moves into capture";
}

TEST(KoEnd, BurningTheCommandWins) {
    EXPECT_EQ(resultOf(test::after(ko("b G19s +EN10k g11i"), {"10k-10j"})), "Black");
    EXPECT_EQ(resultOf(test::after(ko("b G10k SW19s +en10i g1a"), {"10k-9j"})), "White")
        << "a general that stops beside a flame";
}

TEST(KoEnd, IfOneMoveRemovesBothCommandsTheSideThatMovedLoses) {
    EXPECT_EQ(resultOf(test::after(ko("b G9i +EN10k g11i"), {"10k-10j"})), "White");
    EXPECT_EQ(resultOf(test::after(ko("b G10k SW19s +en10i g9j"), {"10k-9j"})), "White")
        << "whatever removed them";
}

TEST(KoEnd, ASideWithoutALegalMoveLoses) {
    EXPECT_EQ(resultOf(ko("b G10s +ag14s g1a")), "White") << "the net holds the general";
    EXPECT_EQ(resultOf(ko("b G10s P1s +ag14s g1a")), "goes on") << "the pawn can move";
}

TEST(KoEnd, AnEndedGameHasNoMoves) {
    const auto position = ko("b P19s g1a");
    EXPECT_EQ(position.countLegalMoves(), 0u);
    EXPECT_EQ(refusalOf(position, "19s-18s"), Refusal::GameIsOver);
}

TEST(Refusals, TheRest) {
    const auto position = ko("b G19s SH10j P11i p3c g1a");
    PathMove move;
    move.from = test::koSquare("5e");
    move.addStep(test::koSquare("5d"));
    EXPECT_EQ(position.whyRefused(move), Refusal::NoPieceThere);
    EXPECT_EQ(refusalOf(position, "3c-3d"), Refusal::NotYourPiece);
    EXPECT_EQ(refusalOf(position, "10j-11i"), Refusal::OwnPieceThere);
    EXPECT_EQ(refusalOf(position, "10j-10i"), Refusal::DoesNotMoveThere);
    EXPECT_EQ(refusalOf(position, "10j-9i!3c"), Refusal::CannotShoot) << "a shield is no shooter";
}

TEST(KoSetUps, WrongSizeAndPiecesInHandAreErrors) {
    const core::Setup small(BoardSize{9, 9});
    ASSERT_FALSE(EffectsPosition::fromSetup(small, test::koDefaultRules()));
    core::Setup withHand = test::koDefaultRules()->spec().start;
    withHand.hand(Side::First).add(pieceTypeAt(0));
    const auto result = EffectsPosition::fromSetup(withHand, test::koDefaultRules());
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error()[0].kind, SetupErrorKind::TooManyPieces);
}

} // namespace
} // namespace komadai::core
