// What is a position rather than a game.
#include "core/record/set_up_position.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

const char* const PastedPosition = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";

TEST(SetUpPositions, TheStartAndItsHandicapsAreUsualStarts) {
    const auto variant = shogiRules();
    const VariantSpec& spec = variant->spec();
    ASSERT_FALSE(spec.handicaps.empty());
    EXPECT_TRUE(isUsualStart(AnyPosition::startOf(variant)));
    for (const Handicap& handicap : spec.handicaps)
        EXPECT_TRUE(isUsualStart(AnyPosition::fromSetup(spec.startWith(handicap), variant).value()));
    EXPECT_FALSE(isUsualStart(shogi(PastedPosition)));
    EXPECT_FALSE(isUsualStart(test::after(AnyPosition::startOf(variant), {"c3c4"})));
}

TEST(SetUpPositions, APositionWithoutPlayersIsNoGame) {
    EXPECT_TRUE(isMerePosition({}, shogi(PastedPosition)));
}

TEST(SetUpPositions, ItIsAGameIfSomethingIsKnownOfAPlayer) {
    RecordHeader named, computer;
    named.players[1].name = "Anna";
    computer.players[0].computerLevel = 3;
    EXPECT_FALSE(isMerePosition(named, shogi(PastedPosition)));
    EXPECT_FALSE(isMerePosition(computer, shogi(PastedPosition)));
}

TEST(SetUpPositions, TheStartOfTheVariantIsAGame) {
    EXPECT_FALSE(isMerePosition({}, AnyPosition::startOf(shogiRules())));
}

} // namespace
} // namespace komadai::core::test
