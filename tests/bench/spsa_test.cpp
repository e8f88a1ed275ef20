#include "tests/bench/spsa.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <random>

namespace komadai::bench {
namespace {

using Strength = std::function<double(const std::vector<int>&)>;

/// The numbers after pairs of games in which the stronger player wins more often.
std::vector<TunedNumber> tuned(std::vector<TunedNumber> numbers, int pairs, const Strength& strength) {
    Spsa spsa(std::move(numbers), pairs, 0.015);
    std::mt19937_64 random(1);
    for (int pair = 0; pair < pairs; ++pair) {
        const auto trial = spsa.trial(random());
        const double chance = 1 / (1 + std::exp(strength(trial.b) - strength(trial.a)));
        int lead = 0;
        for (int game = 0; game < 2; ++game)
            lead += std::uniform_real_distribution<>()(random) < chance ? 1 : -1;
        spsa.follow(trial, lead);
    }
    return spsa.numbers();
}

/// The loss by a number that is `distance` steps from the best.
double loss(double distance) { return 0.05 * distance * distance; }

TEST(Spsa, FindsTheBestNumbersAlthoughChanceDecidesMostGames) {
    const auto found = tuned({{100, 10, 0, 500}, {2, 1, 0, 12}}, 6000, [](const std::vector<int>& of) {
        return -loss((of[0] - 150) / 10.0) - loss((of[1] - 6) / 1.0);
    });
    EXPECT_NEAR(found[0].value, 150, 10);
    EXPECT_NEAR(found[1].value, 6, 1);
}

TEST(Spsa, StaysWithinTheBounds) {
    const auto found = tuned({{95, 10, 0, 100}}, 2000, [](const std::vector<int>& of) {
        EXPECT_LE(of[0], 100);
        return of[0] / 10.0;
    });
    EXPECT_GT(found[0].value, 90);
    EXPECT_LE(found[0].value, 100);
}

TEST(Spsa, ATrialChangesEachNumberByItsStepInOppositeDirections) {
    const Spsa spsa({{100, 10, 0, 500}, {50, 3, 0, 500}}, 1, 0.015);
    const auto trial = spsa.trial(7);
    for (std::size_t i = 0; i < 2; ++i) {
        const TunedNumber& number = spsa.numbers()[i];
        EXPECT_EQ(trial.a[i], number.value + trial.directions[i] * number.step);
        EXPECT_EQ(trial.b[i], number.value - trial.directions[i] * number.step);
    }
}

TEST(Spsa, APartOfAUnitCountsAsOftenAsItIsLarge) {
    const Spsa spsa({{10.25, 1, 0, 100}}, 1, 0.015);
    double sum = 0;
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        const auto trial = spsa.trial(seed);
        sum += trial.a[0] - trial.directions[0];
    }
    EXPECT_NEAR(sum / 4000, 10.25, 0.03);
}

TEST(Spsa, MovesFromTheLoserToTheWinnerAndLessWithTime) {
    Spsa spsa({{100, 10, 0, 500}}, 100, 0.015);
    double before = 100, last = 1;
    for (int number = 0; number < 100; ++number) {
        const auto trial = spsa.trial(static_cast<std::uint64_t>(number));
        spsa.follow(trial, -2);
        const double moved = (before - spsa.numbers()[0].value) * trial.directions[0];
        EXPECT_GT(moved, 0);
        EXPECT_LT(moved, last);
        last = moved;
        before = spsa.numbers()[0].value;
    }
    EXPECT_EQ(spsa.followed(), 100);
}

} // namespace
} // namespace komadai::bench
