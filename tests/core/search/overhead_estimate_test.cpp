#include "core/search/overhead_estimate.h"

#include "core/search/time_plan.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

/// A game in which each move costs the same besides its search of 100 ms.
milliseconds estimateAfter(int moves, milliseconds overhead) {
    OverheadEstimate estimate(20ms);
    milliseconds left = 60s;
    for (int move = 0; move <= moves; ++move) {
        estimate.begin(left, 50ms, 2 * move);
        estimate.end(100ms);
        left -= 100ms + overhead - 50ms;
    }
    return estimate.value();
}

TEST(OverheadEstimate, IsTheUsualOneAtFirst) { EXPECT_EQ(OverheadEstimate(20ms).value(), 20ms); }
TEST(OverheadEstimate, ApproachesTwiceWhatTheClockShows) {
    EXPECT_GT(estimateAfter(1, 80ms), 40ms);
    EXPECT_LT(estimateAfter(1, 80ms), 80ms);
    EXPECT_GT(estimateAfter(20, 80ms), 140ms);
    EXPECT_LE(estimateAfter(20, 80ms), 160ms);
}
TEST(OverheadEstimate, IsNeverBelowTheUsualOne) { EXPECT_EQ(estimateAfter(20, 3ms), 20ms); }
TEST(OverheadEstimate, ForgetsAnAccident) {
    OverheadEstimate estimate(20ms);
    milliseconds left = 60s;
    for (int move = 0; move < 30; ++move) {
        estimate.begin(left, 0ms, 2 * move);
        EXPECT_LE(estimate.value(), 520ms)
            << move; // it counts as a second, of which the mean takes a quarter
        estimate.end(100ms);
        left -= move == 3 ? 5100ms : 110ms;
    }
    EXPECT_EQ(estimate.value(), 20ms);
}

/// The estimate after a move of 100 ms that begins with 10 s on the clock, when another one begins.
milliseconds estimateWith(std::optional<milliseconds> left, milliseconds increment, int ply,
                          std::optional<milliseconds> intended = 100ms) {
    OverheadEstimate estimate(20ms);
    estimate.begin(10s, increment, 10);
    estimate.end(intended);
    estimate.begin(left, increment, ply);
    return estimate.value();
}

TEST(OverheadEstimate, ComparesTheMovesOfAPlayer) { EXPECT_GT(estimateWith(9s, 0ms, 12), 20ms); }
TEST(OverheadEstimate, IgnoresATimeControlThatIsReached) { EXPECT_EQ(estimateWith(20s, 0ms, 12), 20ms); }
TEST(OverheadEstimate, IgnoresMovesOfAnotherGame) {
    for (const int ply : {0, 10, 14})
        EXPECT_EQ(estimateWith(9s, 0ms, ply), 20ms) << ply;
}
TEST(OverheadEstimate, IgnoresByoyomi) { EXPECT_EQ(estimateWith(0s, 0ms, 12), 20ms); }
TEST(OverheadEstimate, IgnoresAFlagThatIsAboutToFall) { EXPECT_EQ(estimateWith(50ms, 50ms, 12), 20ms); }
TEST(OverheadEstimate, IgnoresAnUnknownClock) { EXPECT_EQ(estimateWith(std::nullopt, 0ms, 12), 20ms); }
TEST(OverheadEstimate, IgnoresASearchOnTheTimeOfTheOpponent) {
    EXPECT_EQ(estimateWith(9s, 0ms, 12, std::nullopt), 20ms);
}

} // namespace
} // namespace komadai::core
