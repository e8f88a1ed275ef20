// Shogi on small boards: the differences between these games and shogi.
#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using test::destinationsOf;
using test::refusalOf;

AnyPosition position(std::string_view id, std::string_view text) {
    return test::positionFrom(text, VariantSet::builtin().find(id));
}
std::string startOf(std::string_view id) {
    return test::sfenOf(AnyPosition::startOf(VariantSet::builtin().find(id)));
}
/// The letters of all kinds, promoted ones included.
std::string kindsOf(std::string_view id) {
    const auto variant = VariantSet::builtin().find(id);
    std::string letters;
    for (const auto& piece : variant->spec().pieces)
        letters += (letters.empty() ? "" : " ") + piece.letters;
    return letters;
}

TEST(Minishogi, IsShogiOnFiveByFiveSquaresWithoutKnightsAndLances) {
    EXPECT_EQ(startOf("minishogi"), "rbsgk/4p/5/P4/KGSBR b - 1");
    EXPECT_EQ(kindsOf("minishogi"), "K R B G S P +P +S +B +R");
}

TEST(Minishogi, PromotesOnTheLastRankAlone) {
    EXPECT_EQ(destinationsOf(position("minishogi", "4k/5/S4/5/K4 b - 1"), "a3"), "a4 b2 b4");
    EXPECT_EQ(destinationsOf(position("minishogi", "4k/S4/5/5/K4 b - 1"), "a4"), "a5 a5+ b3 b5 b5+");
}

TEST(Minishogi, ForbidsDoubledPawnsAndMatingPawnDrops) {
    EXPECT_EQ(refusalOf(position("minishogi", "4k/5/5/P4/K4 b P 1"), "P@a3"), Refusal::DoubledPiece);
    EXPECT_EQ(refusalOf(position("minishogi", "3rk/5/3G1/5/K4 b P 1"), "P@e4"), Refusal::DropGivesMate);
}

TEST(Minishogi, IsLostForTheFirstPlayerByRepetition) {
    auto game = test::gameFrom(AnyPosition::startOf(VariantSet::builtin().find("minishogi")));
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(test::outcomeOf(game), "goes on");
        test::play(game, {"e1e2", "a5a4", "e2e1", "a4a5"});
    }
    EXPECT_EQ(test::outcomeOf(game), "Gote, Repetition");
}

TEST(JudkinsShogi, IsShogiOnSixBySixSquaresWithoutLances) {
    EXPECT_EQ(startOf("judkinsshogi"), "rbnsgk/5p/6/6/P5/KGSNBR b - 1");
    EXPECT_EQ(kindsOf("judkinsshogi"), "K R B G S N P +P +N +S +B +R");
}

TEST(JudkinsShogi, PromotesOnTheLastTwoRanks) {
    EXPECT_EQ(destinationsOf(position("judkinsshogi", "5k/6/6/S5/6/K5 b - 1"), "a3"), "a4 b2 b4");
    EXPECT_EQ(destinationsOf(position("judkinsshogi", "5k/6/S5/6/6/K5 b - 1"), "a4"), "a5 a5+ b3 b5 b5+");
}

TEST(GorogoroShogi, IsShogiOnFiveFilesWithGoldsSilversAndPawns) {
    EXPECT_EQ(startOf("gorogoroshogi"), "sgkgs/5/1ppp1/1PPP1/5/SGKGS b - 1");
    EXPECT_EQ(kindsOf("gorogoroshogi"), "K G S P +P +S");
}

TEST(GorogoroShogi, PromotesOnTheLastTwoRanks) {
    EXPECT_EQ(destinationsOf(position("gorogoroshogi", "4k/5/5/S4/5/K4 b - 1"), "a3"), "a4 b2 b4");
    EXPECT_EQ(destinationsOf(position("gorogoroshogi", "4k/5/S4/5/5/K4 b - 1"), "a4"), "a5 a5+ b3 b5 b5+");
}

} // namespace
} // namespace komadai::core
