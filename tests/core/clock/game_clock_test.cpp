// The rules of game clocks, to the millisecond.
#include "core/clock/game_clock.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

const TimeControl NoClock{};
const TimeControl SuddenDeath{60s};
const TimeControl Fischer{60s, 5s};
const TimeControl Byoyomi{60s, {}, 10s, 3};
const TimeControl FixedTime{{}, {}, 10s, 1};

constexpr Instant at(milliseconds time) { return Instant(time); }

/// A clock with the same time control for both sides, running from time 0.
GameClock running(const TimeControl& both, const std::vector<milliseconds>& used = {}) {
    GameClock clock({both, both}, Side::First, used);
    clock.start(at(0s));
    return clock;
}

TimeLeft main(milliseconds time) { return {time, {}, 0}; }

TEST(GameClock, TakesTheTimeOfATurnFromItsSideAlone) {
    GameClock clock = running(SuddenDeath);
    EXPECT_EQ(clock.left(Side::First, at(1ms)), main(59'999ms));
    EXPECT_EQ(clock.left(Side::Second, at(1ms)), main(60s));
    EXPECT_EQ(clock.endTurn(at(20s)), 20s);
    EXPECT_EQ(clock.mover(), Side::Second);
    EXPECT_EQ(clock.left(Side::First, at(25s)), main(40s));
    EXPECT_EQ(clock.left(Side::Second, at(25s)), main(55s));
}

TEST(GameClock, TheFlagFallsWithTheLastMillisecond) {
    const GameClock clock = running(SuddenDeath);
    EXPECT_FALSE(clock.hasFlagFallen(at(59'999ms)));
    EXPECT_EQ(clock.untilFlag(Side::First, at(59'999ms)), 1ms);
    EXPECT_TRUE(clock.hasFlagFallen(at(60s)));
    EXPECT_EQ(clock.left(Side::First, at(70s)), main(0s));
}

TEST(GameClock, OnlyTheMoversFlagFalls) {
    GameClock clock = running(SuddenDeath, {59'999ms});
    EXPECT_EQ(clock.untilFlag(Side::First, at(30s)), 1ms);
    EXPECT_FALSE(clock.hasFlagFallen(at(30s)));
}

TEST(GameClock, AnIncrementIsAddedAfterTheMove) {
    GameClock clock = running(Fischer);
    EXPECT_TRUE(clock.hasFlagFallen(at(60s)));
    clock.endTurn(at(2s));
    EXPECT_EQ(clock.left(Side::First, at(2s)), main(63s));
}

TEST(GameClock, PeriodsBeginWhenTheMainTimeIsOver) {
    const GameClock clock = running(Byoyomi);
    EXPECT_EQ(clock.left(Side::First, at(59'999ms)), (TimeLeft{1ms, 10s, 3}));
    EXPECT_EQ(clock.left(Side::First, at(60s)), (TimeLeft{0s, 10s, 3}));
    EXPECT_EQ(clock.left(Side::First, at(69'999ms)), (TimeLeft{0s, 1ms, 3}));
    EXPECT_EQ(clock.left(Side::First, at(70s)), (TimeLeft{0s, 10s, 2}));
    EXPECT_EQ(clock.left(Side::First, at(80s)), (TimeLeft{0s, 10s, 1}));
    EXPECT_FALSE(clock.hasFlagFallen(at(89'999ms)));
    EXPECT_TRUE(clock.hasFlagFallen(at(90s)));
}

TEST(GameClock, AMoveWithinAPeriodBringsItBackWhole) {
    GameClock clock = running(Byoyomi, {60s, 0s});
    clock.endTurn(at(9'999ms));
    EXPECT_EQ(clock.left(Side::First, at(9'999ms)), (TimeLeft{0s, 10s, 3}));
}

TEST(GameClock, APeriodThatIsUsedUpIsLost) {
    GameClock clock = running(Byoyomi, {60s, 0s});
    clock.endTurn(at(25s));
    EXPECT_EQ(clock.left(Side::First, at(25s)), (TimeLeft{0s, 10s, 1}));
    EXPECT_EQ(clock.untilFlag(Side::First, at(25s)), 10s);
}

TEST(GameClock, AFixedTimeIsTheSameForEachMove) {
    GameClock clock = running(FixedTime);
    clock.endTurn(at(9'999ms));
    clock.endTurn(at(10s));
    EXPECT_EQ(clock.untilFlag(Side::First, at(10s)), 10s);
    EXPECT_FALSE(clock.hasFlagFallen(at(19'999ms)));
    EXPECT_TRUE(clock.hasFlagFallen(at(20s)));
}

TEST(GameClock, WithoutAClockTimeIsMeasuredAndNoFlagFalls) {
    GameClock clock = running(NoClock);
    EXPECT_FALSE(clock.untilFlag(Side::First, at(1h)));
    EXPECT_FALSE(clock.hasFlagFallen(at(100h)));
    EXPECT_EQ(clock.endTurn(at(100h)), 100h);
}

TEST(GameClock, TheSidesMayHaveDifferentClocks) {
    GameClock clock({SuddenDeath, NoClock});
    EXPECT_TRUE(clock.isTimed(Side::First));
    EXPECT_FALSE(clock.isTimed(Side::Second));
    clock.start(at(0s));
    clock.endTurn(at(1s));
    EXPECT_FALSE(clock.hasFlagFallen(at(1h)));
    EXPECT_EQ(clock.left(Side::First, at(1h)), main(59s));
}

TEST(GameClock, TheSecondSideMayBegin) {
    GameClock clock({SuddenDeath, SuddenDeath}, Side::Second);
    clock.start(at(0s));
    clock.endTurn(at(1s));
    EXPECT_EQ(clock.mover(), Side::First);
    EXPECT_EQ(clock.left(Side::Second, at(1s)), main(59s));
}

TEST(GameClock, StandsStillWhileItIsStopped) {
    GameClock clock = running(SuddenDeath);
    clock.stop(at(5s));
    EXPECT_FALSE(clock.isRunning());
    EXPECT_EQ(clock.left(Side::First, at(1h)), main(55s));
    clock.start(at(1h));
    EXPECT_EQ(clock.left(Side::First, at(1h + 1s)), main(54s));
    EXPECT_EQ(clock.endTurn(at(1h + 1s)), 6s);
}

TEST(GameClock, StartingOrStoppingTwiceIsStartingOrStoppingOnce) {
    GameClock clock = running(SuddenDeath);
    clock.start(at(5s));
    EXPECT_EQ(clock.turnTime(at(6s)), 6s);
    clock.stop(at(6s));
    clock.stop(at(9s));
    EXPECT_EQ(clock.turnTime(at(9s)), 6s);
}

TEST(GameClock, ATurnThatEndsWhileItIsStoppedLeavesItStopped) {
    GameClock clock({SuddenDeath, SuddenDeath});
    EXPECT_EQ(clock.endTurn(at(1h)), 0s);
    EXPECT_FALSE(clock.isRunning());
    EXPECT_EQ(clock.mover(), Side::Second);
}

TEST(GameClock, TakingATurnBackGivesItsTimeBackAndThatOfThePresentOne) {
    GameClock clock = running(Fischer);
    clock.endTurn(at(20s));
    EXPECT_EQ(clock.takeBack(), 20s);
    EXPECT_EQ(clock.mover(), Side::First);
    EXPECT_FALSE(clock.isRunning());
    EXPECT_EQ(clock.left(Side::First, at(30s)), main(60s));
    EXPECT_EQ(clock.left(Side::Second, at(30s)), main(60s));
}

TEST(GameClock, TakingATurnBackGivesALostPeriodBack) {
    GameClock clock({Byoyomi, Byoyomi}, Side::First, {60s, 0s, 25s});
    clock.takeBack();
    EXPECT_EQ(clock.left(Side::First, at(0s)), (TimeLeft{0s, 10s, 3}));
}

TEST(GameClock, ATurnThatIsAddedTakesTheTimeThatItTook) {
    GameClock clock = running(SuddenDeath);
    clock.addTurn(15s);
    EXPECT_FALSE(clock.isRunning());
    EXPECT_EQ(clock.mover(), Side::Second);
    EXPECT_EQ(clock.left(Side::First, at(1h)), main(45s));
    EXPECT_EQ(clock.left(Side::Second, at(1h)), main(60s));
}

TEST(GameClock, ATurnGoesOnFromTheTimeUsedBefore) {
    GameClock clock({SuddenDeath, SuddenDeath});
    clock.setTurnTime(4s);
    EXPECT_EQ(clock.left(Side::First, at(0s)), main(56s));
    clock.start(at(0s));
    EXPECT_EQ(clock.endTurn(at(1s)), 5s);
    EXPECT_EQ(clock.left(Side::First, at(1s)), main(55s));
}
TEST(GameClock, WhatIsLeftFollowsFromTheTimesUsed) {
    GameClock played = running(Byoyomi);
    const std::vector<milliseconds> used{30s, 1s, 41s, 2s, 9s, 61s, 12s};
    milliseconds now{};
    for (const auto time : used) {
        now += time;
        EXPECT_EQ(played.endTurn(at(now)), time);
    }
    const GameClock replayed({Byoyomi, Byoyomi}, Side::First, used);
    EXPECT_EQ(replayed.mover(), played.mover());
    for (const Side side : Sides)
        EXPECT_EQ(replayed.left(side, at(now)), played.left(side, at(now)));
}

TEST(GameClock, RemembersHowItStoodAfterEachTurn) {
    const GameClock clock({SuddenDeath, Byoyomi}, Side::Second, {20s, 15s, 5s});
    const GameClock before = clock.after(2);
    EXPECT_EQ(before.mover(), Side::Second);
    EXPECT_EQ(before.left(Side::First, at(0s)), main(45s));
    EXPECT_EQ(before.left(Side::Second, at(0s)),
              GameClock({SuddenDeath, Byoyomi}, Side::Second, {20s}).left(Side::Second, at(0s)));
    EXPECT_FALSE(before.isRunning());
    EXPECT_EQ(clock.after(3).left(Side::Second, at(0s)), clock.left(Side::Second, at(0s)));
}

TEST(GameClock, MoreTimeUsedThanThereWasLeavesNone) {
    const GameClock clock({SuddenDeath, SuddenDeath}, Side::First, {61s, 0s});
    EXPECT_EQ(clock.left(Side::First, at(0s)), main(0s));
    EXPECT_TRUE(clock.hasFlagFallen(at(0s)));
}

} // namespace
} // namespace komadai::core
