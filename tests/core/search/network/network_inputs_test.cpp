#include "core/search/network/network_inputs.h"

#include "core/rules/variant_set.h"
#include "core/search/network/position_inputs.h"
#include "tests/core/plain_position.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace komadai::core::test {
namespace {

constexpr KingZones SixZones{3, 2};

/// The inputs of a position as a side sees it, in ascending order.
std::vector<int> inputsOf(const NetworkInputs& inputs, const AnyPosition& position, Side side) {
    std::vector<int> found;
    visitPlain(position, [&](const auto& typed) {
        const auto view = inputs.viewOf(side, typed.royalSquare(side));
        forEachInput(inputs, typed, view, [&](int input) { found.push_back(input); });
    });
    std::ranges::sort(found);
    return found;
}

int zoneOf(const NetworkInputs& inputs, const AnyPosition& position, std::string_view king) {
    return inputs.viewOf(Side::First, squareAt(position, king)).zone;
}

TEST(NetworkInputs, EachPieceOnTheBoardAndInHandIsOneInput) {
    const auto position = shogi("4k4/9/9/9/9/9/4P4/9/4K4 b R2b 1");
    const NetworkInputs inputs(position.spec(), SixZones);
    for (const Side side : Sides)
        EXPECT_EQ(inputsOf(inputs, position, side).size(), 3U + 3U) << indexOf(side);
}
TEST(NetworkInputs, AreDifferentForAllPiecesSquaresAndHands) {
    const auto rules = shogiRules();
    const auto& spec = rules->spec();
    const NetworkInputs inputs(spec, {1, 1});
    const NetworkInputs::View view{Side::First, 0, false};
    std::vector<int> all;
    for (int kind = 0; kind < std::ssize(spec.pieces); ++kind)
        for (const Side side : Sides) {
            const PieceType type = pieceTypeAt(kind);
            for (int square = 0; square < spec.size.squares(); ++square)
                all.push_back(inputs.ofPiece(view, {type, side}, Square::at(square)));
            for (int number = 1; const auto input = inputs.ofHand(view, side, type, number); ++number)
                all.push_back(*input);
        }
    std::ranges::sort(all);
    ASSERT_EQ(std::ssize(all), inputs.count());
    for (int i = 0; i < inputs.count(); ++i)
        ASSERT_EQ(all[static_cast<std::size_t>(i)], i);
}
TEST(NetworkInputs, EveryZoneOfTheKingHasInputsOfItsOwn) {
    const auto spec = euroShogiRules()->spec();
    EXPECT_EQ(NetworkInputs(spec, SixZones).count(), 6 * NetworkInputs(spec, {1, 1}).count());
}
TEST(NetworkInputs, ZonesAreTheNearestRanksAndAllTheOthers) {
    const auto position = euroShogi("k7/8/8/8/8/8/8/K7 w - 1");
    const NetworkInputs inputs(position.spec(), SixZones);
    EXPECT_EQ(zoneOf(inputs, position, "a1") / 2, 0);
    EXPECT_EQ(zoneOf(inputs, position, "a2") / 2, 1);
    EXPECT_EQ(zoneOf(inputs, position, "a3") / 2, 2);
    EXPECT_EQ(zoneOf(inputs, position, "a8") / 2, 2);
}
TEST(NetworkInputs, ZonesAreAlikeOnBothHalvesOfTheBoard) {
    const auto position = euroShogi("k7/8/8/8/8/8/8/K7 w - 1");
    const NetworkInputs inputs(position.spec(), SixZones);
    EXPECT_EQ(zoneOf(inputs, position, "a1"), zoneOf(inputs, position, "h1"));
    EXPECT_EQ(zoneOf(inputs, position, "d1"), zoneOf(inputs, position, "e1"));
    EXPECT_NE(zoneOf(inputs, position, "a1"), zoneOf(inputs, position, "d1"));
}
TEST(NetworkInputs, AMirroredPositionHasTheSameInputs) {
    const NetworkInputs inputs(euroShogiRules()->spec(), SixZones);
    const auto left = euroShogi("1k6/8/3r4/8/8/2P5/8/1K3R2 w - 1");
    const auto right = euroShogi("6k1/8/4r3/8/8/5P2/8/2R3K1 w - 1");
    for (const Side side : Sides)
        EXPECT_EQ(inputsOf(inputs, left, side), inputsOf(inputs, right, side)) << indexOf(side);
}
TEST(NetworkInputs, BothSidesSeeAStartPositionAlike) {
    const VariantSet variants = VariantSet::builtin();
    for (const auto& variant : variants.all()) {
        if (variant->spec().effects) continue;
        const NetworkInputs inputs(variant->spec(), SixZones);
        const auto start = AnyPosition::startOf(variant);
        EXPECT_EQ(inputsOf(inputs, start, Side::First), inputsOf(inputs, start, Side::Second))
            << variant->spec().id;
    }
}
TEST(NetworkInputs, ThePhaseFallsWithThePiecesOnTheBoard) {
    const NetworkInputs inputs(shogiRules()->spec(), SixZones); // 40 pieces at the start
    EXPECT_EQ(inputs.phaseOf(40, 4), 3);
    EXPECT_EQ(inputs.phaseOf(31, 4), 3);
    EXPECT_EQ(inputs.phaseOf(30, 4), 2);
    EXPECT_EQ(inputs.phaseOf(2, 4), 0);
    EXPECT_EQ(inputs.phaseOf(40, 1), 0);
}

} // namespace
} // namespace komadai::core::test
