// What pieces of Ko Shogi do to others from where they stand.
#include "core/rules/effects/standing_effects.h"

#include "tests/core/rules/effects/ko_positions.h"

#include "core/rules/variant_set.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using test::ko;
using test::koSquare;

Hold hold(std::string_view net, std::string_view held) { return {koSquare(net), koSquare(held)}; }

TEST(StandingEffects, NameTheNetOfEachHeldPieceWhoeverIsToMove) {
    const std::vector<Hold> expected{hold("10j", "14j"), hold("10j", "12h"), hold("10j", "7g")};
    for (const std::string toMove : {"b", "w"})
        EXPECT_EQ(standingEffectsOf(ko(toMove + " G19s +AG10j sw14j sw7g p12h sw12f g1a")).holds, expected)
            << "the wrestler at 12f stands on no line of the net";
}

TEST(StandingEffects, APieceInTwoNetsIsNamedTwice) {
    const std::vector<Hold> expected{hold("14j", "10j"), hold("6j", "10j")};
    EXPECT_EQ(standingEffectsOf(ko("b G19s +AG14j +AG6j sw10j g1a")).holds, expected);
}

TEST(StandingEffects, AFriendInTheLineIsNotHeldAndCoversTheEnemyBehindIt) {
    EXPECT_TRUE(standingEffectsOf(ko("b G19s +AG10j P12j sw14j g2a")).holds.empty());
}

TEST(StandingEffects, HoldExactlyThePiecesThatMayNotMove) {
    const auto position = ko("w G19s +AG10j +RG4d sw14j sw7g p12h sw1d sw4s g1a");
    const auto holds = standingEffectsOf(position).holds;
    position.occupied(Side::Second).forEach([&](Square square) {
        const bool isNamed =
            std::any_of(holds.begin(), holds.end(), [&](const Hold& one) { return one.held == square; });
        EXPECT_EQ(isNamed, position.isHeld(square)) << test::nameOf(square);
    });
}

TEST(StandingEffects, AFogForbidsShootingWithinFiveKingSteps) {
    const std::vector<Shelter> expected{{koSquare("10f"), 5}};
    EXPECT_EQ(standingEffectsOf(ko("b G19s LB10j TP8j +tp10f g1a")).shelters, expected);
}

TEST(StandingEffects, OnlyPriestsShootNearAFog) {
    const auto rules = VariantSet::builtin().find("koshogi");
    const auto before =
        AnyPosition::fromSetup(ko("b G19s LB10j TP8j P7j +tp10f g1a").toSetup(), rules).value();
    const auto isSilenced = [&](std::string_view square) {
        return isSilencedByShelter(before, before.pieceAt(koSquare(square))->type);
    };
    EXPECT_TRUE(isSilenced("10j"));
    EXPECT_FALSE(isSilenced("8j"));
    EXPECT_FALSE(isSilenced("7j")) << "a pawn does not shoot anyway";
}

TEST(StandingEffects, ThereAreNoneAtTheStart) {
    EXPECT_EQ(standingEffectsOf(EffectsPosition::startOf(test::koDefaultRules())), StandingEffects{});
}

} // namespace
} // namespace komadai::core
