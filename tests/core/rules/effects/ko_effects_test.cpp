// Burning, nets, and ties between pieces of Ko Shogi.
#include "tests/core/rules/effects/ko_positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using test::boardAfter;
using test::isLegal;
using test::ko;
using test::koWith;
using test::movesOf;
using test::refusalOf;

constexpr EffectOptions NoPassiveBurn{false, false};

// --- burning

TEST(KoFlame, BurnsItsEightNeighboursWhereItArrives) {
    EXPECT_EQ(boardAfter(ko("b G19s +EN10k p11i p10i p9i p11j p9j p11k p9k p12j g1a"), "10k-10j"),
              "g1a p12j +EN10j G19s");
}

TEST(KoFlame, BurnsFriendsAndRoyalPiecesToo) {
    EXPECT_EQ(boardAfter(ko("b G9i P11j +EN10k g1a"), "10k-10j"), "g1a +EN10j");
}

TEST(KoFlame, BurnsWhenItHasJustPromoted) {
    EXPECT_EQ(boardAfter(ko("b G19s EN10g p10e g1a"), "10g-10f+"), "g1a +EN10f G19s");
    EXPECT_EQ(boardAfter(ko("b G19s EN10g p10e g1a"), "10g-10f"), "g1a p10e EN10f G19s");
}

TEST(KoFlame, StandingStillItBurnsNothingUnlessAnEnemyEndsItsMoveThere) {
    EXPECT_EQ(boardAfter(ko("b G19s +EN10k P11k g1a"), "19s-19r"), "g1a P11k +EN10k G19r");
}

TEST(KoPassiveBurn, APieceThatEndsItsMoveNextToAnEnemyFlameIsRemoved) {
    EXPECT_EQ(boardAfter(ko("b G19s SH10k +en10i g1a"), "10k-9j"), "g1a +en10i G19s");
    EXPECT_EQ(boardAfter(koWith(NoPassiveBurn, "b G19s SH10k +en10i g1a"), "10k-9j"), "g1a +en10i SH9j G19s");
}

TEST(KoPassiveBurn, ItsCapturesAndShotsCount) {
    EXPECT_EQ(boardAfter(ko("b G19s SH10k +en10i p9j g1a"), "10k-9j"), "g1a +en10i G19s");
    EXPECT_EQ(boardAfter(ko("b G19s LB10k +en10i p9h g1a"), "10k-9j!9h"), "g1a +en10i G19s");
}

TEST(KoPassiveBurn, AFlameThatArrivesNextToAnEnemyFlameIsRemovedAndBurnsNothing) {
    EXPECT_EQ(boardAfter(ko("b G19s +EN10k +en10i p9i g1a"), "10k-10j"), "g1a +en10i p9i G19s");
    EXPECT_EQ(boardAfter(koWith(NoPassiveBurn, "b G19s +EN10k +en10i p9i g1a"), "10k-10j"), "g1a +EN10j G19s")
        << "without the option it burns the flame with the rest";
}

TEST(KoPassiveBurn, APassOrIguiBesideAFlameEndsThere) {
    EXPECT_EQ(boardAfter(ko("b G19s SW10j +en10i g1a"), "10j-10k-10j"), "g1a +en10i G19s");
    EXPECT_EQ(boardAfter(ko("b G19s SW10j +en10i p9k g1a"), "10j-9k-10j"), "g1a +en10i G19s");
    EXPECT_EQ(boardAfter(ko("b G19s SW10j +en10i g1a"), "10j-10i-10j"), "g1a SW10j G19s")
        << "it took the flame";
}

TEST(KoPassiveBurn, OnlyTheMoverBurns) {
    EXPECT_EQ(boardAfter(ko("b G19s P10j +en10i g1a"), "19s-19r"), "g1a +en10i P10j G19r");
}

TEST(KoFlame, BurningPromotesNobody) {
    EXPECT_EQ(boardAfter(ko("b G19s +EN10k ma10i P5s g1a"), "10k-10j"), "g1a +EN10j G19s P5s");
}

// --- nets

TEST(KoNets, SkywardNetHoldsTheFirstEnemyLeftRightAndAheadDiagonally) {
    const std::string net = "w g1a G19s +AG10j ";
    for (const std::string square : {"14j", "6j", "14f", "6f"})
        EXPECT_EQ(movesOf(ko(net + "sw" + square), square), "") << square;
    for (const std::string square : {"14n", "6n", "10f", "10n"})
        EXPECT_NE(movesOf(ko(net + "sw" + square), square), "") << square;
    EXPECT_EQ(refusalOf(ko(net + "sw14j"), "14j-14i"), Refusal::HeldByNet);
}

TEST(KoNets, EarthwardNetHoldsLeftRightAndBehindDiagonally) {
    const std::string net = "w g1a G19s +RG10j ";
    for (const std::string square : {"14j", "6j", "14n", "6n"})
        EXPECT_EQ(movesOf(ko(net + "sw" + square), square), "") << square;
    for (const std::string square : {"14f", "6f", "10f", "10n"})
        EXPECT_NE(movesOf(ko(net + "sw" + square), square), "") << square;
}

TEST(KoNets, WhiteNetsLookTheOtherWay) {
    EXPECT_EQ(movesOf(ko("b g1a G19s +ag10j SW14n"), "14n"), "");
    EXPECT_NE(movesOf(ko("b g1a G19s +ag10j SW14f"), "14f"), "");
}

TEST(KoNets, OnlyTheFirstPieceInLineIsHeld) {
    EXPECT_NE(movesOf(ko("w g1a G19s +AG10j sw14j sw15j"), "15j"), "");
    EXPECT_NE(movesOf(ko("w g1a G19s +AG10j P12j sw14j"), "14j"), "") << "a friend of the net shields it";
}

TEST(KoNets, HeldPiecesDoNotShootEither) {
    EXPECT_EQ(movesOf(koWith({true, true}, "w g1a G19s +AG10j lb14j P14k"), "14j"), "");
}

TEST(KoNets, NetsThemselvesCanBeHeldAndKeepTheirPower) {
    const auto position = ko("b g1a G19s +AG10j +ag14j");
    EXPECT_EQ(movesOf(position, "10j"), "");
    EXPECT_TRUE(position.isHeld(test::koSquare("10j")));
    EXPECT_EQ(movesOf(ko("w g1a G19s +AG10j +ag14j"), "14j"), "");
}

// --- ties

TEST(KoDrum, WithoutDrumOrThunderclapPawnsDoNotMoveForward) {
    EXPECT_EQ(movesOf(ko("b G19s P10j g1a"), "10j"), "10k 11j 9j");
    EXPECT_EQ(refusalOf(ko("b G19s P10j g1a"), "10j-10i"), Refusal::ForwardNeedsMissing);
    EXPECT_EQ(movesOf(ko("b G19s DR18s P10j g1a"), "10j"), "10i 10k 11j 9j");
    EXPECT_TRUE(isLegal(ko("b G19s TP18s +DR17s P10j g1a"), "10j-10i"));
    EXPECT_FALSE(isLegal(ko("b G19s dr18s P10j g1a"), "10j-10i")) << "the enemy's drum is not theirs";
    EXPECT_TRUE(isLegal(ko("b G19s +P10j g1a"), "10j-10h")) << "patrol units need none";
}

TEST(KoPriestTie, WithoutPriestOrFogDrumAndBannerCannotPromote) {
    EXPECT_EQ(refusalOf(ko("b G19s DR10f g1a"), "10f-9f+"), Refusal::PromotionNeedsMissing);
    EXPECT_EQ(refusalOf(ko("b G19s BN10f g1a"), "10f-9f+"), Refusal::PromotionNeedsMissing);
    EXPECT_TRUE(isLegal(ko("b G19s TP18s DR10f g1a"), "10f-9f+"));
    EXPECT_TRUE(isLegal(ko("b G19s +TP18s BN10f g1a"), "10f-9f+"));
    EXPECT_FALSE(isLegal(ko("b G19s SM18s DR10f g1a"), "10f-9f+")) << "a monk is no priest";
    EXPECT_TRUE(isLegal(ko("b G19s BN10j sw9i g1a"), "10j-9i")) << "not even on the spot";
}

TEST(KoPriestTie, WhenThePriestIsLostThunderclapAndFlagWaverTurnBack) {
    EXPECT_EQ(boardAfter(ko("w g1a ch10j TP10k +DR5s +BN4s G19s"), "10j-10k"), "g1a ch10k G19s DR5s BN4s");
    EXPECT_EQ(boardAfter(ko("w g1a ch10j TP10k +TP18s +DR5s G19s"), "10j-10k"),
              "g1a ch10k G19s +TP18s +DR5s");
}

TEST(KoPriestTie, APositionThatBreaksItSettlesAfterTheNextMove) {
    const auto position = ko("b G19s +DR5s g1a");
    EXPECT_EQ(test::boardOf(position), "g1a G19s +DR5s");
    EXPECT_EQ(boardAfter(position, "19s-19r"), "g1a G19r DR5s");
}

TEST(KoClerk, WhenItPromotesItsGuardsPromoteAndEnemyFlamesDie) {
    EXPECT_EQ(boardAfter(ko("b G19s CL10g AG19r RG1r AG1s +EN18s ag5a +en5c g1a"), "10g-9f+"),
              "ag5a g1a +CL9f +AG19r +RG1r G19s +EN18s +AG1s");
    EXPECT_EQ(boardAfter(ko("b G19s CL10g AG19r +en5c g1a"), "10g-9f"), "g1a +en5c CL9f AG19r G19s");
}

TEST(KoClerk, AlsoWhenItIsPromotedByForce) {
    EXPECT_EQ(boardAfter(ko("b G19s CL10k AG19r ma9j g1a"), "10k-9j+"), "g1a +CL9j +AG19r G19s");
}

TEST(KoClerk, HeldGuardsPromoteToo) {
    EXPECT_EQ(boardAfter(ko("b G19s CL10g AG19i +rg1i g1a"), "10g-9f+"), "g1a +CL9f +AG19i +rg1i G19s");
}

TEST(KoClerk, ItsPromotionComesBeforeItBurns) {
    EXPECT_EQ(boardAfter(ko("b G19s CL10g +en9e g1a"), "10g-9f+"), "g1a +CL9f G19s") << "the flame is gone";
}

TEST(KoLight, AFogWithinFivePointsOfAnEnemyLightTurnsBack) {
    EXPECT_EQ(boardAfter(ko("b G19s +SM10l +tp10e g1a"), "10l-10j"), "g1a tp10e +SM10j G19s");
    EXPECT_EQ(boardAfter(ko("b G19s +SM10m +tp10e g1a"), "10m-10k"), "g1a +tp10e +SM10k G19s") << "six";
    EXPECT_EQ(boardAfter(ko("b G19s +TP10l +sm10e g1a"), "10l-10j"), "g1a +sm10e TP10j G19s")
        << "whoever has moved";
    EXPECT_EQ(boardAfter(ko("b G19s +SM10l +TP10e g1a"), "10l-10j"), "g1a +TP10e +SM10j G19s")
        << "its own fog does not matter";
}

TEST(KoLight, TheFogMayPromoteAgainLater) {
    EXPECT_TRUE(isLegal(ko("w g1a tp10m +SM10r G19s"), "10m-10o+"));
    EXPECT_EQ(boardAfter(ko("w g1a tp10m +SM10r G19s"), "10m-10o+"), "g1a tp10o +SM10r G19s")
        << "and turns back at once where a light is near";
}

} // namespace
} // namespace komadai::core
