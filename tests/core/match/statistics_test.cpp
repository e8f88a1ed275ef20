// The statistics of a match. The calculation of each value is beside it.
#include "core/match/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

namespace komadai::core::match {
namespace {

TEST(MatchStatistics, GamesArePairedIfEachBelongsToAFinishedPair) {
    Tally tally;
    tally.addGame(GameResult::Win);
    tally.addGame(GameResult::Draw);
    EXPECT_FALSE(tally.isPaired());
    tally.addPair(GameResult::Win, GameResult::Draw);
    EXPECT_TRUE(tally.isPaired());
    EXPECT_EQ(tally.pairs, (std::array<int, 5>{0, 0, 0, 1, 0}));
    tally.addGame(GameResult::Loss);
    EXPECT_FALSE(tally.isPaired());
    EXPECT_EQ(tally.games(), 3);
}

TEST(MatchStatistics, UnpairedGamesAreSamplesOfTheirOwn) {
    // mean 13 / 20 = 0.65; variance (10 * 1 + 6 * 1/4) / 20 - 0.65² = 0.575 - 0.4225 = 0.1525;
    // error sqrt(0.1525 / 20) = 0.08732; interval 0.65 ± 1.96 * 0.08732 = 0.4789 .. 0.8211
    const Strength strength = strengthFrom({10, 6, 4, {}});
    EXPECT_DOUBLE_EQ(strength.score, 0.65);
    EXPECT_NEAR(*strength.standardError, 0.08732, 1e-5);
    EXPECT_NEAR(*strength.elo, 107.54, 0.01); // 400 log10(0.65 / 0.35)
    EXPECT_NEAR(*strength.eloMargin, (264.77 + 14.71) / 2,
                0.1);                                  // 400 log10 of 0.8211 / 0.1789 and 0.4789 / 0.5211
    EXPECT_NEAR(*strength.superiority, 0.95708, 1e-4); // Φ(0.15 / 0.08732) = Φ(1.7178)
}

TEST(MatchStatistics, PairsAreSamplesWhereAllGamesArePaired) {
    // 12 pairs worth 0, 1/4, 1/2, 3/4, 1: mean (2/4 + 3/2 + 12/4 + 2) / 12 = 7 / 12 = 0.58333;
    // squares (2/16 + 3/4 + 36/16 + 2) / 12 = 5.125 / 12 = 0.42708; variance 0.42708 - 0.34028 = 0.08681;
    // error sqrt(0.08681 / 12) = 0.08505
    const Strength strength = strengthFrom({12, 4, 8, {1, 2, 3, 4, 2}});
    EXPECT_NEAR(strength.score, 7.0 / 12, 1e-12);
    EXPECT_NEAR(*strength.standardError, 0.08505, 1e-5);
    EXPECT_NEAR(*strength.elo, 58.45, 0.01);          // 400 log10(7 / 5)
    EXPECT_NEAR(*strength.superiority, 0.8364, 1e-4); // Φ(0.08333 / 0.08505) = Φ(0.9798)
}

TEST(MatchStatistics, TheErrorOfEqualPairsIsUnknown) {
    const Strength paired = strengthFrom({10, 0, 10, {0, 0, 10, 0, 0}});
    EXPECT_NEAR(*paired.elo, 0, 1e-9);
    EXPECT_FALSE(paired.standardError);
    EXPECT_FALSE(paired.eloMargin);
    EXPECT_FALSE(paired.superiority);
    EXPECT_GT(*strengthFrom({10, 0, 10, {}}).standardError, 0.1);
    EXPECT_FALSE(strengthFrom({0, 7, 0, {}}).standardError);
}

TEST(MatchStatistics, TheErrorOfASingleSampleIsUnknown) {
    EXPECT_FALSE(strengthFrom({1, 1, 0, {0, 0, 0, 1, 0}}).standardError);
    EXPECT_FALSE(strengthFrom({0, 1, 0, {}}).superiority);
}

TEST(MatchStatistics, WithoutALostPointThereIsNoRating) {
    const Strength strength = strengthFrom({4, 0, 0, {0, 0, 0, 0, 2}});
    EXPECT_DOUBLE_EQ(strength.score, 1);
    EXPECT_FALSE(strength.elo);
    EXPECT_TRUE(strength.isSweep());
    EXPECT_FALSE(strength.eloMargin);
    EXPECT_FALSE(strength.superiority);
}

TEST(MatchStatistics, AWideIntervalHasNoMargin) {
    // mean 0.75, error sqrt((0.75 - 0.5625) / 4) = 0.2165: the interval ends above 1
    const Strength strength = strengthFrom({3, 0, 1, {}});
    EXPECT_TRUE(strength.elo);
    EXPECT_FALSE(strength.eloMargin);
}

TEST(MatchStatistics, FourHundredPointsAreTenToOne) {
    EXPECT_DOUBLE_EQ(expectedScore(0), 0.5);
    EXPECT_NEAR(expectedScore(400), 10.0 / 11, 1e-12);
    EXPECT_NEAR(expectedScore(-400), 1.0 / 11, 1e-12);
}

TEST(Sprt, TheBoundsAreWalds) {
    const Sprt sprt{0, 5};
    EXPECT_NEAR(sprt.upperBound(), std::log(19), 1e-12); // 0.95 / 0.05
    EXPECT_NEAR(sprt.lowerBound(), -std::log(19), 1e-12);
}

TEST(Sprt, WithTwoResultsTheRatioIsThatOfABiasedCoin) {
    // Ten pairs won 2 : 0 and five lost 0 : 2, so the pairs are like a coin with probability s0 or s1. With s0 = 1/2 and
    // s1 = 1 / (1 + 10^-0.25) = 0.64006: 10 ln(0.64006 / 0.5) + 5 ln(0.35994 / 0.5)
    // = 10 * 0.24696 - 5 * 0.32867 = 0.8262
    EXPECT_NEAR((Sprt{0, 100}.logLikelihoodRatio({20, 0, 10, {5, 0, 0, 0, 10}})), 0.8262, 1e-3);
}

TEST(Sprt, NearbyHypothesesGiveTheRatioOfANormalDistribution) {
    // 100 pairs: mean (20/4 + 30/2 + 75/4 + 15) / 100 = 0.5375; squares (20/16 + 30/4 + 225/16 + 15) / 100
    // = 0.378125; variance 0.378125 - 0.5375² = 0.08922. For small differences the ratio is about
    // n (s1 - s0) (2 m - s0 - s1) / (2 v); with s0 = 0.5, s1 = 1 / (1 + 10^-0.0125) = 0.507195:
    // 100 * 0.007195 * (1.075 - 1.007195) / 0.178438 = 0.2734
    const double ratio = Sprt{0, 5}.logLikelihoodRatio({100, 45, 55, {10, 20, 30, 25, 15}});
    EXPECT_NEAR(ratio, 0.2734, 0.005);
    EXPECT_NEAR(ratio, 0.26941, 1e-4); // the exact value, by bisection in a separate program
}

TEST(Sprt, MirroredResultsHaveTheMirroredRatio) {
    const double ratio = Sprt{-10, 30}.logLikelihoodRatio({0, 0, 0, {3, 9, 20, 14, 7}});
    EXPECT_NEAR((Sprt{-30, 10}.logLikelihoodRatio({0, 0, 0, {7, 14, 20, 9, 3}})), -ratio, 1e-9);
}

TEST(Sprt, AFewPairsDecideNothing) {
    const Sprt sprt{0, 5};
    EXPECT_DOUBLE_EQ(sprt.logLikelihoodRatio({}), 0);
    EXPECT_EQ(sprt.verdict({}), SprtVerdict::Continue);
    EXPECT_EQ(sprt.verdict({20, 0, 0, {0, 0, 0, 0, 10}}), SprtVerdict::Continue);
    EXPECT_EQ(sprt.verdict({0, 20, 0, {0, 0, 10, 0, 0}}), SprtVerdict::Continue);
}

TEST(Sprt, ManyPairsDecide) {
    const Sprt sprt{0, 100};
    EXPECT_EQ(sprt.verdict({0, 0, 0, {5, 10, 30, 40, 30}}), SprtVerdict::AcceptH1);
    EXPECT_EQ(sprt.verdict({0, 0, 0, {30, 40, 30, 10, 5}}), SprtVerdict::AcceptH0);
}

} // namespace
} // namespace komadai::core::match
