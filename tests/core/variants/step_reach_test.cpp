// Directions, and where moves of several steps can end.
#include "core/variants/step_reach.h"

#include <gtest/gtest.h>

#include <set>

namespace {

using namespace komadai::core;

MultiStep stepsOf(std::vector<Movement> steps, int least, int most, MultiStep::Turns turns) {
    return {std::move(steps), static_cast<std::uint8_t>(least), static_cast<std::uint8_t>(most), turns};
}

Movement leap(int right, int forward) {
    return {static_cast<std::int8_t>(right), static_cast<std::int8_t>(forward)};
}

TEST(Offsets, TheEightDirectionsAreAllThatAreOneStepLong) {
    const std::set<Offset> all(EightDirections.begin(), EightDirections.end());
    EXPECT_EQ(all.size(), 8U);
    for (const Offset way : all)
        EXPECT_EQ(way.length(), 1);
}

TEST(Offsets, TheMainDirectionIsThatOfTheLongerLeg) {
    EXPECT_EQ(mainDirectionOf({1, 2}), (Offset{0, 1}));
    EXPECT_EQ(mainDirectionOf({-2, 1}), (Offset{-1, 0}));
    EXPECT_EQ(mainDirectionOf({3, -3}), (Offset{1, -1}));
}

TEST(Offsets, TheSecondPlayersDirectionsAreTurnedBy180Degrees) {
    EXPECT_EQ(seenByFirst({1, 2}, Side::First), (Offset{1, 2}));
    EXPECT_EQ(seenByFirst({1, 2}, Side::Second), (Offset{-1, -2}));
}

TEST(StepReach, FreeStepsReachEverythingAndComeBack) {
    std::vector<Movement> king;
    for (const Offset way : EightDirections)
        king.push_back(leap(way.right, way.forward));
    const auto fewest = fewestStepsTo(stepsOf(king, 1, 2, MultiStep::Turns::Free));
    EXPECT_EQ(fewest.size(), 25U);
    EXPECT_EQ(fewest.at({1, 1}), 1);
    EXPECT_EQ(fewest.at({2, 1}), 2);
    EXPECT_EQ(fewest.at({0, 0}), 2);
}

TEST(StepReach, StepsInOneDirectionNeverComeBack) {
    const auto fewest = fewestStepsTo(stepsOf({leap(0, 1), leap(0, -1)}, 1, 3, MultiStep::Turns::None));
    EXPECT_EQ(fewest.size(), 6U);
    EXPECT_EQ(fewest.at({0, 3}), 3);
    EXPECT_EQ(fewest.count({0, 0}), 0U);
}

TEST(StepReach, ShortMovesThatAreTooShortDoNotCount) {
    const auto fewest = fewestStepsTo(stepsOf({leap(0, 1)}, 2, 2, MultiStep::Turns::Free));
    EXPECT_EQ(fewest.size(), 1U);
    EXPECT_EQ(fewest.at({0, 2}), 2);
}

TEST(StepReach, KnightsKeepTheirMainDirectionOrGoBack) {
    const auto fewest = fewestStepsTo(
        stepsOf({leap(1, 2), leap(-1, 2), leap(2, 1), leap(-1, -2)}, 1, 2, MultiStep::Turns::MainDirection));
    EXPECT_EQ(fewest.count({0, 4}), 1U); // forward twice
    EXPECT_EQ(fewest.count({3, 3}), 0U); // forward, then aside
    EXPECT_EQ(fewest.at({0, 0}), 2);     // forward and back
}

} // namespace
