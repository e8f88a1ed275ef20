// What is a position rather than a game.
#include "core/record/set_up_position.h"

#include "core/notation/position_text.h"
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

TEST(SetUpPositions, TheRestIsWhatAFullSetHasElsewhere) {
    const VariantSpec& spec = shogiRules()->spec();
    auto setup = sfen::parse("4k4/9/4+P4/9/9/9/9/9/9 b Gp 1", spec).value();
    giveRest(setup, Side::Second, spec);
    EXPECT_EQ(sfen::format(setup, spec), "4k4/9/4+P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1");
    auto tooMany = sfen::parse("4k4/9/4R4/4R4/4R4/9/9/9/4K4 b 2B4G4S4N4L18P 1", spec).value();
    const auto before = tooMany;
    giveRest(tooMany, Side::First, spec);
    EXPECT_EQ(tooMany, before);
}

} // namespace
} // namespace komadai::core::test
