// The rules of Sho Shogi: shogi without drops, and with an elephant that becomes a second king.
#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using test::isLegal;
using test::outcomeOf;
using test::refusalOf;

std::shared_ptr<const Variant> shoShogiRules() {
    static const auto variant = VariantSet::builtin().find("shoshogi");
    return variant;
}
AnyPosition shoShogi(std::string_view text) { return test::positionFrom(text, shoShogiRules()); }

TEST(ShoShogi, BeginsAsShogiWithAnElephantInFrontOfEachKing) {
    EXPECT_EQ(test::sfenOf(AnyPosition::startOf(shoShogiRules())),
              "lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL b - 1");
}

TEST(ShoShogi, CapturedPiecesLeaveTheGame) {
    EXPECT_EQ(test::handsOf(test::after(shoShogi("8k/9/9/4s4/4R4/9/9/9/8K b - 1"), {"e5e6"})), "-");
}

TEST(ShoShogiPrince, ASideWithKingAndPrinceMayLeaveEitherOfThemAttacked) {
    const auto position = shoShogi("4r4/9/8k/9/P8/9/9/1+E7/4K4 b - 1");
    EXPECT_FALSE(position.isInCheck(Side::First));
    EXPECT_EQ(position.royalSquare(Side::First), std::nullopt);
    EXPECT_TRUE(isLegal(position, "a5a6"));
}

TEST(ShoShogiPrince, TheGameGoesOnWithThePrinceAfterTheKingIsCaptured) {
    Game game = test::gameFrom(shoShogi("4r4/9/8k/9/P8/9/9/1+E7/4K4 b - 1"), {"a5a6", "e9e1"});
    EXPECT_EQ(outcomeOf(game), "goes on");
    EXPECT_EQ(game.position().royalSquare(Side::First), test::squareAt(game.position(), "b2"));
}

TEST(ShoShogiPrince, TheLastOfThemMustNotBeLeftInCheck) {
    const auto position = shoShogi("1r7/9/8k/9/P8/9/9/1+E7/9 b - 1");
    EXPECT_TRUE(position.isInCheck(Side::First));
    EXPECT_EQ(refusalOf(position, "a5a6"), Refusal::LeavesKingInCheck);
    EXPECT_TRUE(isLegal(position, "b2a3"));
}

TEST(ShoShogiPrince, TheLastOfThemCanBeMated) {
    Game game = test::gameFrom(shoShogi("4+e4/9/3SG4/9/p8/9/9/9/4K4 b - 1"), {"e7e8"});
    EXPECT_EQ(outcomeOf(game), "Sente, Checkmate");
}

TEST(ShoShogiPrince, AnElephantMayPromoteAlthoughTheKingIsInCheck) {
    const auto position = shoShogi("4r4/9/3E5/8k/9/9/9/9/4K4 b - 1");
    EXPECT_TRUE(isLegal(position, "d7c7+"));
    EXPECT_EQ(refusalOf(position, "d7c7"), Refusal::LeavesKingInCheck);
}

TEST(ShoShogiPrince, APositionHasOneOfEachAtMost) {
    EXPECT_FALSE(AnyPosition::fromSetup(
        test::setupFrom("4k4/9/9/9/9/9/9/9/1+E1+E1K3 b - 1", *shoShogiRules()), shoShogiRules()));
    EXPECT_FALSE(AnyPosition::fromSetup(test::setupFrom("4k4/9/9/9/9/9/9/9/3E5 b - 1", *shoShogiRules()),
                                        shoShogiRules()));
    EXPECT_TRUE(AnyPosition::fromSetup(test::setupFrom("4k4/9/9/9/9/9/9/9/3+E5 b - 1", *shoShogiRules()),
                                       shoShogiRules()));
}

TEST(ShoShogiPrince, ThereMayBeAsManyAsThereAreElephantsInTheStart) {
    VariantSet set;
    ASSERT_TRUE(set.add("[two:shoshogi]\nstartFen = "
                        "lnsgkgsnl/1r1ee2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2EE1R1/LNSGKGSNL w\n")
                    .empty());
    const auto two = set.find("two");
    const auto position = test::positionFrom("8k/1+E1E5/9/9/9/9/9/9/4K4 b - 1", two);
    const AnyPosition after = test::after(position, {"d8d9+"});
    EXPECT_EQ(test::sfenOf(test::positionFrom(test::sfenOf(after), two)), test::sfenOf(after));
    EXPECT_FALSE(AnyPosition::fromSetup(test::setupFrom("4k4/9/9/9/9/9/9/9/+E1+E1+EK3 b - 1", *two), two));
}

TEST(ShoShogiEnd, TakingAllButTheKingWins) {
    EXPECT_EQ(outcomeOf(test::gameFrom(shoShogi("8k/9/9/4p4/4R4/9/9/9/4K4 b - 1"), {"e5e6"})),
              "Sente, BareKing");
    EXPECT_EQ(outcomeOf(test::gameFrom(shoShogi("8+e/9/9/4p4/4R4/9/9/9/4K4 b - 1"), {"e5e6"})),
              "Sente, BareKing");
}

TEST(ShoShogiEnd, AKingWithAPrinceIsNotBare) {
    EXPECT_EQ(outcomeOf(test::gameFrom(shoShogi("8k/9/+e8/4p4/4R4/9/9/9/4K4 b - 1"), {"e5e6"})), "goes on");
}

} // namespace
} // namespace komadai::core
