// Ratings by Glicko-2. The expected values are those of a separate program that solves for the volatility by bisection.
#include "core/practice/player_rating.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::sys_seconds Now{1'000'000'000s};

PlayerRating player(double rating, double deviation) { return {rating, deviation, 0.06, Now}; }

TEST(PlayerRatings, FollowTheFormulasOfGlicko2) {
    const struct {
        PlayerRating player, opponent;
        double score, rating, deviation, volatility;
    } rows[]{
        {player(1500, 200), player(1400, 30), 1, 1563.56419, 175.40266, 0.05999866},
        {player(1500, 200), player(1700, 300), 0, 1455.85767, 186.98328, 0.05999919},
        {player(1500, 350), player(1500, 200), 1, 1672.81969, 266.67981, 0.05999942},
        {player(1500, 350), player(1500, 200), 0.5, 1500, 266.67981, 0.05999860},
        {player(2000, 60), player(1000, 60), 0, 1979.10970, 60.88644, 0.06001289},
    };
    for (const auto& row : rows) {
        const PlayerRating after = ratingAfter(row.player, row.opponent, row.score, Now);
        EXPECT_NEAR(after.rating, row.rating, 1e-4);
        EXPECT_NEAR(after.deviation, row.deviation, 1e-4);
        EXPECT_NEAR(after.volatility, row.volatility, 1e-7);
        EXPECT_EQ(after.ratedAt, Now);
    }
}

TEST(PlayerRatings, AWinRaisesAndALossLowersThem) {
    EXPECT_GT(ratingAfter(player(1500, 100), player(1500, 100), 1, Now).rating, 1500);
    EXPECT_LT(ratingAfter(player(1500, 100), player(1500, 100), 0, Now).rating, 1500);
}

TEST(PlayerRatings, BecomeUncertainWithTime) {
    const PlayerRating rusty =
        ratingAfter(player(1500, 60), player(1500, 60), 1, Now + std::chrono::years(3));
    const PlayerRating fresh = ratingAfter(player(1500, 60), player(1500, 60), 1, Now);
    EXPECT_GT(rusty.deviation, fresh.deviation);
    EXPECT_GT(rusty.rating, fresh.rating);
}

TEST(PlayerRatings, AClockThatWasSetBackDoesNoHarm) {
    EXPECT_EQ(ratingAfter(player(1500, 60), player(1500, 60), 1, Now - 1h).rating,
              ratingAfter(player(1500, 60), player(1500, 60), 1, Now).rating);
}

TEST(PlayerRatings, StayWithinTheirLimits) {
    PlayerRating best = player(3990, 350), worst = player(110, 350);
    for (int i = 0; i < 300; ++i) {
        best = ratingAfter(best, player(4000, 45), 1, Now);
        worst = ratingAfter(worst, player(100, 45), 0, Now);
        ASSERT_LE(best.rating, PlayerRating::MostRating);
        ASSERT_GE(worst.rating, PlayerRating::LeastRating);
        ASSERT_GE(best.deviation, PlayerRating::LeastDeviation);
    }
}

TEST(PlayerRatings, TheExpectedScoresOfBothSidesAddUpToOne) {
    const PlayerRating a = player(1700, 100), b = player(1500, 100);
    EXPECT_NEAR(expectedScore(a, b) + expectedScore(b, a), 1, 1e-12);
    EXPECT_GT(expectedScore(a, b), 0.7);
}

TEST(PlayerRatings, ANewPlayersRatingIsProvisional) {
    EXPECT_TRUE(PlayerRating().isProvisional());
    EXPECT_FALSE(player(1500, 109).isProvisional());
}

} // namespace
} // namespace komadai::core::test
