// Shooting in Ko Shogi.
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

TEST(KoShooting, AShooterMovesToAnEmptyPointAndMayThenShoot) {
    EXPECT_EQ(boardAfter(ko("b G19s LB10j p9f g1a"), "10j-9i!9f"), "g1a LB9i G19s");
    EXPECT_EQ(boardAfter(ko("b G19s LB10j p9f g1a"), "10j-9i"), "g1a p9f LB9i G19s") << "it need not";
}

TEST(KoShooting, InAnyOfTheEightDirections) {
    const auto position = ko("b G19s LB10k p9g p12g p6g p12j p6j p12m p9m p6m p8g g1a"); // from 9j
    for (const std::string target : {"9g", "12g", "6g", "12j", "6j", "12m", "9m", "6m"})
        EXPECT_TRUE(isLegal(position, "10k-9j!" + target)) << target;
    EXPECT_EQ(refusalOf(position, "10k-9j!8g"), Refusal::OutOfRange) << "a knight's way is no line";
}

TEST(KoShooting, NoShotAfterACapture) {
    EXPECT_EQ(refusalOf(ko("b G19s LB10j p9i p9f g1a"), "10j-9i!9f"), Refusal::CannotShoot);
}

TEST(KoShooting, Ranges) {
    EXPECT_TRUE(isLegal(ko("b G19s LB10k p9g g1a"), "10k-9j!9g"));
    EXPECT_EQ(refusalOf(ko("b G19s LB10k p9f g1a"), "10k-9j!9f"), Refusal::OutOfRange);
    EXPECT_TRUE(isLegal(ko("b G19s +LB10l p9g g1a"), "10l-9j!9g"));
    EXPECT_FALSE(isLegal(ko("b G19s +LB10l p9f g1a"), "10l-9j!9f"));
    for (const std::string code : {"XB", "CN"}) {
        EXPECT_TRUE(isLegal(ko("b G19s " + code + "10k p9e g1a"), "10k-9j!9e")) << code;
        EXPECT_FALSE(isLegal(ko("b G19s " + code + "10k p9d g1a"), "10k-9j!9d")) << code;
    }
    EXPECT_TRUE(isLegal(ko("b G19s FC10k p9c g1a"), "10k-9j!9c"));
    EXPECT_FALSE(isLegal(ko("b G19s FC10k p9b g1a"), "10k-9j!9b"));
    EXPECT_TRUE(isLegal(ko("b G19s +FC9k p9c g1a"), "9k-9j!9c"));
    EXPECT_TRUE(isLegal(ko("b G19s +CN9k p9e g1a"), "9k-9j!9e"));
    EXPECT_FALSE(isLegal(ko("b G19s +CN9k p9d g1a"), "9k-9j!9d"));
}

TEST(KoShooting, PointsBetweenMustBeEmpty) {
    EXPECT_EQ(refusalOf(ko("b G19s XB10k P9h p9f g1a"), "10k-9j!9f"), Refusal::LineOfFireBlocked);
    EXPECT_EQ(refusalOf(ko("b G19s XB10k p9h p9f g1a"), "10k-9j!9f"), Refusal::LineOfFireBlocked);
    EXPECT_EQ(refusalOf(ko("b G19s FC10k sh9h p9f g1a"), "10k-9j!9f"), Refusal::LineOfFireBlocked);
}

TEST(KoShooting, CannonAndGunCarriageShootOverAnyNumberOfPieces) {
    EXPECT_TRUE(isLegal(ko("b G19s CN10k P9i p9h su9g p9f g1a"), "10k-9j!9f"));
    EXPECT_TRUE(isLegal(ko("b G19s +CN9k P9i p9h p9f g1a"), "9k-9j!9f"));
}

TEST(KoShooting, ThePointJustLeftCountsAsEmpty) {
    EXPECT_TRUE(isLegal(ko("b G19s LB10k p11l g1a"), "10k-9j!11l"));
}

TEST(KoShooting, FriendsAndEmptyPointsAreNotShot) {
    EXPECT_EQ(refusalOf(ko("b G19s LB10k P9h g1a"), "10k-9j!9h"), Refusal::NothingToShoot);
    EXPECT_EQ(refusalOf(ko("b G19s LB10k g1a"), "10k-9j!9h"), Refusal::NothingToShoot);
}

TEST(KoShooting, OneShotIsOne) {
    EXPECT_EQ(refusalOf(ko("b G19s LB10k p9h p7j g1a"), "10k-9j!9h!7j"), Refusal::CannotShoot);
}

TEST(KoTwoShots, AreMadeOneAfterTheOther) {
    EXPECT_EQ(boardAfter(ko("b G19s FC10k p9h p9f g1a"), "10k-9j!9h!9f"), "g1a FC9j G19s") << "in one line";
    EXPECT_FALSE(isLegal(ko("b G19s FC10k p9h p9f g1a"), "10k-9j!9f!9h")) << "the nearer one first";
    EXPECT_FALSE(isLegal(ko("b G19s FC10k p9h p9f g1a"), "10k-9j!9f"));
    EXPECT_TRUE(isLegal(ko("b G19s +FC9k p9h p7j g1a"), "9k-9j!9h!7j"));
}

TEST(KoTwoShots, TheOrderIsFreeAndMakesNoOtherMove) {
    const auto position = ko("b G19s FC10k p9h p7j g1a");
    EXPECT_TRUE(isLegal(position, "10k-9j!9h!7j"));
    EXPECT_TRUE(isLegal(position, "10k-9j!7j!9h"));
    EXPECT_EQ(test::koMove(position, "10k-9j!9h!7j"), test::koMove(position, "10k-9j!7j!9h"));
    EXPECT_EQ(movesOf(ko("b G19s FC10k P11j P11l P9l p9h p7j g1a"), "10k"), "9j 9j!7j 9j!9h 9j!9h!7j");
}

TEST(KoPriests, JumpAndMayShootOneAdjacentEnemy) {
    EXPECT_TRUE(isLegal(ko("b G19s TP10j p10g g1a"), "10j-10h!10g"));
    EXPECT_TRUE(isLegal(ko("b G19s SM10j p9g g1a"), "10j-10h!9g"));
    EXPECT_EQ(refusalOf(ko("b G19s TP10j p10f g1a"), "10j-10h!10f"), Refusal::OutOfRange);
    EXPECT_EQ(refusalOf(ko("b G19s TP10j tp10h p10g g1a"), "10j-10h!10g"), Refusal::CannotShoot)
        << "after a capture";
    EXPECT_FALSE(isLegal(ko("b G19s TP10j g1a"), "10j-10h-10f")) << "one jump";
}

TEST(KoFogAndLight, ShootAfterEachJump) {
    for (const std::string code : {"+TP", "+SM"}) {
        const auto position = ko("b G19s " + code + "10j p10g p9e g1a");
        EXPECT_EQ(boardAfter(position, "10j-10h!10g-10f!9e"), "g1a " + code + "10f G19s");
        EXPECT_TRUE(isLegal(position, "10j-10h!10g"));
        EXPECT_TRUE(isLegal(position, "10j-10h-10f!9e"));
        EXPECT_FALSE(isLegal(ko("b G19s " + code + "10j p10g p9g g1a"), "10j-10h!10g!9g")) << "one a jump";
    }
}

TEST(KoFogAndLight, TheSecondJumpMayReturnToTheStartAndShootFromThere) {
    EXPECT_TRUE(isLegal(ko("b G19s +TP10j p10i g1a"), "10j-10h-10j!10i"));
    EXPECT_TRUE(isLegal(ko("b G19s +TP10j g1a"), "10j-10h-10j"));
}

TEST(KoFogAndLight, ACaptureOnTheFirstJumpDoesNotEndTheMove) {
    EXPECT_TRUE(isLegal(ko("b G19s +SM10j tp10h p10e g1a"), "10j-10h-10f!10e"));
    EXPECT_EQ(refusalOf(ko("b G19s +SM10j tp10h p10g g1a"), "10j-10h!10g-10f"), Refusal::CannotShoot)
        << "but no shot follows it at once";
}

TEST(KoStanding, AShooterMustMoveBeforeItShoots) {
    EXPECT_EQ(refusalOf(ko("b G19s LB10j p10h g1a"), "10j!10h"), Refusal::MustMoveFirst);
}

TEST(KoStanding, TheOptionLetsItShootWhereItStands) {
    const EffectOptions standing{true, true};
    EXPECT_EQ(boardAfter(koWith(standing, "b G19s LB10j p10h g1a"), "10j!10h"), "g1a LB10j G19s");
    EXPECT_TRUE(isLegal(koWith(standing, "b G19s FC10j p10h p10g g1a"), "10j!10h!10g"));
    EXPECT_FALSE(isLegal(koWith(standing, "b G19s +TP10j p10i p9i g1a"), "10j!10i!9i")) << "one for the fog";
    EXPECT_EQ(movesOf(koWith(standing, "b G19s LB10d P11c P11e P9c P9e p10b g1a"), "10d"), "!10b !10b+")
        << "in the zone it may promote";
    EXPECT_EQ(refusalOf(koWith(standing, "b G19s LB10j +tp10f p10h g1a"), "10j!10h"), Refusal::Sheltered);
    EXPECT_EQ(refusalOf(koWith(standing, "b G19s LB10j +rg10h p11h g1a"), "10j!10h"), std::nullopt);
    EXPECT_EQ(refusalOf(koWith(standing, "b G19s LB10j +ag14j p10h g1a"), "10j!10h"), Refusal::HeldByNet);
    EXPECT_EQ(boardAfter(koWith(standing, "b G19s LB10j +en11j p10h g1a"), "10j!10h"), "g1a +en11j G19s");
}

TEST(KoStanding, AFogThatJumpsBackAndShootsIsTheSameMove) {
    const auto position = koWith({true, true}, "b G19s +TP10j p10i g1a");
    EXPECT_EQ(test::koMove(position, "10j!10i"), test::koMove(position, "10j-10h-10j!10i"));
}

TEST(KoImmunity, ArrowsStopAtShieldsAndWagons) {
    for (const std::string shooter : {"LB10k", "XB10k", "+LB10l", "+XB10l"})
        for (const std::string target : {"sh", "su", "+sh", "ch", "cu", "+ch", "+cn", "+fc", "+su"})
            EXPECT_EQ(refusalOf(ko("b G19s " + shooter + " " + target + "9h g1a"),
                                shooter.substr(shooter.size() - 3) + "-9j!9h"),
                      Refusal::ImmuneToShots)
                << shooter << target;
    EXPECT_TRUE(isLegal(ko("b G19s LB10k +cu9h g1a"), "10k-9j!9h")) << "the millenary is not immune";
}

TEST(KoImmunity, BallsStopAtShieldUnitsAndFortresses) {
    for (const std::string shooter : {"CN10k", "FC10k"}) {
        for (const std::string target : {"su", "+sh", "+su"})
            EXPECT_EQ(refusalOf(ko("b G19s " + shooter + " " + target + "9h g1a"), "10k-9j!9h"),
                      Refusal::ImmuneToShots);
        for (const std::string target : {"sh", "ch", "cu", "+ch", "+cn", "+fc"})
            EXPECT_TRUE(isLegal(ko("b G19s " + shooter + " " + target + "9h g1a"), "10k-9j!9h")) << target;
    }
    EXPECT_FALSE(isLegal(ko("b G19s +FC9k su9h g1a"), "9k-9j!9h"));
    EXPECT_FALSE(isLegal(ko("b G19s +CN9k su9h g1a"), "9k-9j!9h"));
}

TEST(KoFogShelter, NoShooterFiresWithinFivePointsOfAnEnemyFog) {
    EXPECT_EQ(refusalOf(ko("b G19s LB10k p9h +tp14e g1a"), "10k-9j!9h"), Refusal::Sheltered);
    EXPECT_TRUE(isLegal(ko("b G19s LB10k p9h +tp15e g1a"), "10k-9j!9h")) << "six points away";
    EXPECT_TRUE(isLegal(ko("b G19s LB10k p9h +TP14e g1a"), "10k-9j!9h")) << "its own fog does not matter";
}

TEST(KoFogShelter, OnlyThePointAfterTheMoveMatters) {
    EXPECT_TRUE(isLegal(ko("b G19s LB10j p9m +tp10e g1a"), "10j-9k!9m")) << "it leaves the fog";
    EXPECT_TRUE(isLegal(ko("b G19s LB10j p9j +tp10e g1a"), "10j-9k!9j")) << "its target stands in it";
}

TEST(KoFogShelter, PriestsShootInTheFogAndAtIt) {
    EXPECT_TRUE(isLegal(ko("b G19s TP10j p10g +tp10e g1a"), "10j-10h!10g"));
    EXPECT_TRUE(isLegal(ko("b G19s SM10j +tp10g g1a"), "10j-10h!10g"));
}

TEST(KoFogShelter, AFogIsShotFromSixOrSevenPointsAway) {
    EXPECT_TRUE(isLegal(ko("b G19s FC10k +tp9d g1a"), "10k-9j!9d"));
    EXPECT_TRUE(isLegal(ko("b G19s FC10k +tp9c g1a"), "10k-9j!9c"));
    EXPECT_FALSE(isLegal(ko("b G19s FC10k +tp9e g1a"), "10k-9j!9e"));
}

} // namespace
} // namespace komadai::core
