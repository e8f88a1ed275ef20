#include "core/search/time_plan.h"

#include "core/search/score_scale.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>

namespace komadai::core {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

constexpr milliseconds Overhead = 20ms;

MoverClock suddenDeath(milliseconds left) {
    MoverClock clock;
    clock.left = left;
    clock.overhead = Overhead;
    return clock;
}
MoverClock fischer(milliseconds left, milliseconds increment) {
    MoverClock clock = suddenDeath(left);
    clock.increment = increment;
    return clock;
}
MoverClock byoyomi(milliseconds left, milliseconds period) {
    MoverClock clock = suddenDeath(left);
    clock.byoyomi = period;
    return clock;
}
MoverClock movesToGo(milliseconds left, int moves) {
    MoverClock clock = suddenDeath(left);
    clock.movesToGo = moves;
    return clock;
}

TEST(TimePlan, AMoveTakesASmallPartOfTheMainTime) {
    const TimePlan plan = planTime(suddenDeath(60s));
    EXPECT_GT(plan.soft, 60s / 60);
    EXPECT_LT(plan.soft, 60s / 20);
    EXPECT_GE(plan.hard, 2 * plan.soft);
    EXPECT_LT(plan.hard, 60s / 4);
    EXPECT_EQ(plan.free, 0ms);
}
TEST(TimePlan, TheFirstMovesOfAGameTakeLessThanTheLaterOnes) {
    MoverClock clock = suddenDeath(60s);
    const auto first = planTime(clock).soft;
    clock.ply = 40;
    const auto later = planTime(clock).soft;
    EXPECT_GT(later, first);
    clock.ply = 10000;
    EXPECT_GE(planTime(clock).soft, later);
    EXPECT_LE(planTime(clock).soft, 2 * later);
}
TEST(TimePlan, TheIncrementIsAddedToEachMove) {
    const auto without = planTime(suddenDeath(60s)).soft;
    const auto with = planTime(fischer(60s, 1s)).soft;
    EXPECT_GT(with, without + 900ms);
    EXPECT_LE(with, without + 1s);
}
TEST(TimePlan, ALargeIncrementIsNotSpentBeforeItComes) {
    const TimePlan plan = planTime(fischer(1s, 60s));
    EXPECT_GT(plan.soft, 300ms);
    EXPECT_LE(plan.hard, 1s - Overhead);
}
TEST(TimePlan, AnIncrementBelowTheUsualCostOfAMoveLeavesAReserve) {
    // Each of the moves to come will cost 10 ms besides its search.
    EXPECT_EQ(planTime(fischer(200ms, 5ms)).soft, 1ms);
    EXPECT_GT(planTime(fischer(500ms, 5ms)).soft, 3ms);
    EXPECT_GT(planTime(fischer(200ms, 15ms)).soft, 3ms);
}
TEST(TimePlan, ByoyomiIsUsedUp) {
    const TimePlan plan = planTime(byoyomi(0ms, 10s));
    EXPECT_EQ(plan, (TimePlan{10s - Overhead, 10s - Overhead, 10s - Overhead}));
}
TEST(TimePlan, MainTimeComesOnTopOfByoyomi) {
    const TimePlan plan = planTime(byoyomi(600s, 10s));
    EXPECT_GT(plan.soft, 10s + 600s / 60);
    EXPECT_GT(plan.hard, 2 * plan.soft);
    EXPECT_EQ(plan.free, 0ms); // what is not used of it now is there later
}
TEST(TimePlan, TheMoveThatUsesUpTheMainTimeTakesItsByoyomiToo) {
    EXPECT_EQ(planTime(byoyomi(3s, 10s)), (TimePlan{13s - Overhead, 13s - Overhead, 13s - Overhead}));
}
TEST(TimePlan, TheLastMoveBeforeTheTimeControlMayTakeAllTheTimeLeft) {
    EXPECT_EQ(planTime(movesToGo(7s, 1)), (TimePlan{7s - Overhead, 7s - Overhead, 0ms}));
}
TEST(TimePlan, TheTimeIsDividedAmongTheMovesToGo) {
    for (const int moves : {2, 5, 20}) {
        const auto soft = planTime(movesToGo(100s, moves)).soft;
        EXPECT_LT(soft, 100s / moves) << moves;
        EXPECT_GT(soft + 2 * Overhead, 100s / moves) << moves;
    }
}
TEST(TimePlan, AFarTimeControlSaysLittleMoreThanNone) {
    const auto far = planTime(movesToGo(600s, std::numeric_limits<int>::max())).soft;
    const auto none = planTime(suddenDeath(600s)).soft;
    EXPECT_LE(far, none);
    EXPECT_GT(far, none * 9 / 10);
}
TEST(TimePlan, MovesToGoBelowOneAreNoTimeControl) {
    for (const int moves : {0, -1, std::numeric_limits<int>::min()})
        EXPECT_EQ(planTime(movesToGo(60s, moves)), planTime(suddenDeath(60s))) << moves;
}
TEST(TimePlan, WithoutTimeTheMoveComesAtOnce) {
    for (const auto left : {-5s, 0s})
        EXPECT_EQ(planTime(suddenDeath(left)), (TimePlan{1ms, 1ms, 0ms}));
    EXPECT_EQ(planTime(suddenDeath(Overhead)), (TimePlan{1ms, 1ms, 0ms}));
    EXPECT_EQ(planTime(byoyomi(0ms, Overhead)).hard, 1ms);
}
TEST(TimePlan, TimesOfAnySizeArePlanned) {
    constexpr auto Most = milliseconds::max();
    constexpr auto Least = milliseconds::min();
    constexpr int ManyMoves = std::numeric_limits<int>::max();
    for (const auto left : {Least, 0ms, Most})
        for (const auto increment : {Least, 0ms, Most})
            for (const auto period : {Least, 0ms, Most})
                for (const auto overhead : {Least, 0ms, Most})
                    for (const int number : {-ManyMoves, 0, 1, ManyMoves}) {
                        const TimePlan plan = planTime({left, increment, period, number, overhead, number});
                        EXPECT_GE(plan.soft, 1ms);
                        EXPECT_GE(plan.hard, plan.soft);
                        EXPECT_GE(plan.hard, plan.free);
                    }
}

/// A clock with times between nothing and hours; times of all sizes are equally likely.
MoverClock randomClock(std::mt19937& random) {
    const auto time = [&random] {
        const double size = std::uniform_real_distribution(-2.0, 16.0)(random);
        return milliseconds(static_cast<int>(std::exp(size)));
    };
    const auto number = [&random](int most) { return std::uniform_int_distribution(0, most)(random); };
    MoverClock clock{time(), {}, {}, {}, milliseconds(number(200)), number(300)};
    if (number(1) == 0) clock.increment = time();
    if (number(1) == 0)
        clock.byoyomi = time();
    else if (number(1) == 0)
        clock.movesToGo = number(60);
    return clock;
}

TEST(TimePlanLaw, NoPlanIsLongerThanTheTimeLeftWithoutTheOverhead) {
    std::mt19937 random(1);
    for (int i = 0; i < 100'000; ++i) {
        const MoverClock clock = randomClock(random);
        const TimePlan plan = planTime(clock);
        const auto most = std::max(clock.left + clock.byoyomi - clock.overhead, milliseconds(1));
        ASSERT_LE(plan.hard, most) << clock.left.count() << '+' << clock.increment.count() << '/'
                                   << clock.byoyomi.count() << " moves " << clock.movesToGo.value_or(0);
        ASSERT_LE(plan.soft, plan.hard);
        ASSERT_LE(plan.free, plan.hard);
        ASSERT_GE(plan.soft, milliseconds(1));
    }
}
TEST(TimePlanLaw, MoreTimeLeftNeverMeansLessTimeForTheMove) {
    std::mt19937 random(2);
    for (int i = 0; i < 100'000; ++i) {
        MoverClock clock = randomClock(random);
        clock.byoyomi = 0ms; // the move that begins byoyomi takes all there is, the one before it does not
        const TimePlan before = planTime(clock);
        clock.left += milliseconds(std::uniform_int_distribution(0, 10'000)(random));
        ASSERT_GE(planTime(clock).soft, before.soft);
        ASSERT_GE(planTime(clock).hard, before.hard);
    }
}

/// The clock of one player in a game.
class PlayedClock {
public:
    explicit PlayedClock(const MoverClock& start) : m_start(start), m_now(start) {}
    const MoverClock& now() const { return m_now; }
    /// Makes a move. False if the time is up.
    bool spend(milliseconds time) {
        if (time > m_now.left + m_now.byoyomi) return false;
        m_now.left = std::max(m_now.left - time, milliseconds(0)) + m_now.increment;
        m_now.ply += 2;
        if (m_now.movesToGo && --*m_now.movesToGo == 0) {
            m_now.movesToGo = m_start.movesToGo;
            m_now.left += m_start.left;
        }
        return true;
    }

private:
    MoverClock m_start, m_now;
};

constexpr int LongGame = 500; ///< moves of a player

TEST(TimePlanLaw, AGameIsNotLostOnTimeIfMovesCostHalfTheOverhead) {
    std::mt19937 random(3);
    for (int game = 0; game < 300; ++game) {
        MoverClock start = randomClock(random);
        start.ply = 0;
        if (start.movesToGo == 0) start.movesToGo.reset();
        // Each move needs that and the 1 ms of the shortest search, and the clock must give it that.
        const milliseconds overhead = start.overhead / 2;
        const milliseconds least = overhead + 1ms;
        if (start.movesToGo)
            start.left += least * *start.movesToGo;
        else if (start.byoyomi < least)
            start.increment += least;
        start.left += least;
        PlayedClock clock(start);
        const bool isHard = game % 2 == 0; // otherwise the moves take the usual time
        for (int move = 0; move < LongGame; ++move) {
            const TimePlan plan = planTime(clock.now());
            const milliseconds cost = (isHard ? plan.hard : plan.soft) + overhead;
            ASSERT_TRUE(clock.spend(cost))
                << "move " << move << " of " << start.left.count() << '+' << start.increment.count() << '/'
                << start.byoyomi.count() << " moves " << start.movesToGo.value_or(0) << " overhead "
                << overhead.count() << ", " << clock.now().left.count() << " left, cost " << cost.count();
        }
    }
}
TEST(TimePlanLaw, AReserveStaysOnTheClockEvenIfEachMoveTakesAsLongAsItMay) {
    // At 1 s and 20 ms a move, a machine with other work to do was once 39 ms late.
    PlayedClock clock(fischer(1s, 20ms));
    for (int move = 0; move < LongGame; ++move) {
        ASSERT_TRUE(clock.spend(planTime(clock.now()).hard + Overhead / 2)) << move;
        ASSERT_GE(clock.now().left, 4 * Overhead) << move;
    }
}
TEST(TimePlanLaw, SuddenDeathWithVeryLittleLeftIsNotLostIfMovesCostNothing) {
    for (const auto left : {60'000ms, 500ms, 100ms}) {
        PlayedClock clock(suddenDeath(left));
        for (int move = 0; move < std::min<int>(left / 1ms, 300); ++move)
            ASSERT_TRUE(clock.spend(planTime(clock.now()).hard)) << left.count() << " ms, move " << move;
    }
}

TEST(TimePlan, FewerExpectedMovesGetMoreTimeEach) {
    SearchParameters parameters;
    parameters.movesAtStart = 20;
    EXPECT_GT(planTime(suddenDeath(60s), parameters).soft, planTime(suddenDeath(60s)).soft);
}

// --- the keeper of the time

constexpr TimePlan Plan{1000ms, 4000ms, 0ms};

IterationNews quiet(int score = 20) { return {false, score, 0.7}; }
IterationNews newBest(int score = 20) { return {true, score, 0.7}; }

/// The time after which no iteration begins, when these have ended.
milliseconds lastStartAfter(const std::vector<IterationNews>& iterations, const TimePlan& plan = Plan) {
    TimeKeeper keeper(plan);
    for (const auto& news : iterations)
        keeper.note(news);
    return keeper.lastStart();
}
std::vector<IterationNews> followedBy(std::vector<IterationNews> first, const IterationNews& last) {
    first.push_back(last);
    return first;
}
const std::vector<IterationNews> Quiet(8, quiet());

TEST(TimeKeeper, AnIterationMayEndLaterThanTheLastOneBegins) {
    TimeKeeper keeper(Plan);
    keeper.note(quiet());
    EXPECT_GT(keeper.end(), keeper.lastStart());
    EXPECT_LE(keeper.end(), Plan.hard);
}
TEST(TimeKeeper, ANewBestMoveGetsMoreTime) {
    EXPECT_GT(lastStartAfter(followedBy(Quiet, newBest())), lastStartAfter(Quiet) * 5 / 4);
}
TEST(TimeKeeper, TheFirstIterationHasNoNewBestMove) {
    EXPECT_EQ(lastStartAfter({newBest()}), lastStartAfter({quiet()}));
}
TEST(TimeKeeper, AChangeIsForgottenWithTheIterations) {
    auto iterations = followedBy(Quiet, newBest());
    auto before = lastStartAfter(iterations);
    for (int i = 0; i < 4; ++i) {
        iterations.push_back(quiet());
        EXPECT_LT(lastStartAfter(iterations), before);
        before = lastStartAfter(iterations);
    }
}
TEST(TimeKeeper, AFallingScoreGetsMoreTime) {
    const auto even = lastStartAfter(Quiet);
    const auto little = lastStartAfter(followedBy(Quiet, quiet(-30)));
    const auto much = lastStartAfter(followedBy(Quiet, quiet(-130)));
    EXPECT_GT(little, even);
    EXPECT_GT(much, little);
    EXPECT_LE(much, 2 * even);
}
TEST(TimeKeeper, ARisingScoreNeedsALittleLessTime) {
    EXPECT_LT(lastStartAfter(followedBy(Quiet, quiet(120))), lastStartAfter(Quiet));
    EXPECT_GT(lastStartAfter(followedBy(Quiet, quiet(10'000))), lastStartAfter(Quiet) / 2);
}
TEST(TimeKeeper, AForcedWinOrLossIsNoFallOfTheScore) {
    for (const int score : {scale::winIn(5), scale::lossIn(5)})
        EXPECT_EQ(lastStartAfter(followedBy(Quiet, quiet(score))), lastStartAfter(Quiet)) << score;
    // Nor do the scores after it compare with it.
    EXPECT_EQ(lastStartAfter({quiet(), quiet(scale::winIn(5)), quiet()}),
              lastStartAfter({quiet(), quiet(), quiet()}));
}
TEST(TimeKeeper, TheMoreOfTheSearchGoesIntoTheBestMoveTheLessTimeItGets) {
    auto before = milliseconds::max();
    for (const double effort : {0.2, 0.5, 0.8, 0.99}) {
        const auto time = lastStartAfter(followedBy(Quiet, {false, 20, effort}));
        EXPECT_LT(time, before) << effort;
        before = time;
    }
}
TEST(TimeKeeper, AnUnknownEffortChangesNothing) {
    const auto unknown = lastStartAfter(followedBy(Quiet, {false, 20, {}}));
    EXPECT_LT(unknown, lastStartAfter(followedBy(Quiet, {false, 20, 0.3})));
    EXPECT_GT(unknown, lastStartAfter(followedBy(Quiet, {false, 20, 0.99})));
}
TEST(TimeKeeper, AForcedMoveIsAnsweredAfterAFewIterations) {
    TimeKeeper keeper(Plan);
    keeper.noteForcedMove();
    keeper.note(quiet());
    EXPECT_GT(keeper.lastStart(), 0ms);
    EXPECT_LT(keeper.lastStart(), Plan.soft / 10);
    for (int i = 0; i < 4; ++i)
        keeper.note(quiet());
    EXPECT_EQ(keeper.lastStart(), 0ms);
    EXPECT_EQ(keeper.end(), 0ms);
}
TEST(TimeKeeper, TimeThatWouldBeLostIsUsed) {
    const TimePlan byoyomi{5000ms, 5000ms, 5000ms};
    EXPECT_EQ(lastStartAfter(Quiet, byoyomi), 5000ms);
    EXPECT_GE(lastStartAfter(followedBy(Quiet, newBest()), byoyomi), 5000ms);
}
TEST(TimeKeeper, AForcedMoveIsNotWorthAByoyomi) {
    TimeKeeper keeper({5000ms, 5000ms, 5000ms});
    keeper.noteForcedMove();
    for (int i = 0; i < 4; ++i)
        keeper.note(quiet());
    EXPECT_EQ(keeper.lastStart(), 0ms);
}
TEST(TimeKeeperLaw, TheScaleHasBounds) {
    std::mt19937 random(4);
    TimeKeeper keeper(Plan);
    for (int i = 0; i < 10'000; ++i) {
        const int score = std::uniform_int_distribution(-scale::Win, scale::Win)(random);
        keeper.note({random() % 2 == 0, score, std::uniform_real_distribution(0.0, 1.0)(random)});
        ASSERT_GE(keeper.scale(), 0.1);
        ASSERT_LE(keeper.scale(), 4);
    }
}

} // namespace
} // namespace komadai::core
