// The limits of a search in time, by a clock that the test sets.
#include "core/search/time.h"

#include "core/search/root_search.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <functional>

namespace komadai::core {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

Budget::Clock::time_point fakeTime;
Budget::Clock::time_point now() { return fakeTime; }

Limits planned(const TimePlan& plan, std::shared_ptr<const Pondering> pondering = nullptr) {
    Limits limits;
    limits.plan = plan;
    limits.pondering = std::move(pondering);
    return limits;
}
constexpr TimePlan UsualPlan{1000ms, 4000ms, 0ms};

/// Notes so many iterations that have found nothing new.
void noteIterations(Budget& budget, int count) {
    for (int i = 0; i < count; ++i)
        budget.keeper()->note({false, 0, 0.7});
}

TEST(Budget, WithoutAPlanTimeEndsTheSearchAndNothingElse) {
    Limits limits;
    limits.moveTime = 100ms;
    Budget budget(limits, {}, now);
    EXPECT_EQ(budget.keeper(), nullptr);
    fakeTime += 99ms;
    EXPECT_TRUE(budget.mayBegin());
    EXPECT_FALSE(budget.isInterrupted());
    fakeTime += 1ms;
    EXPECT_TRUE(budget.isInterrupted());
}
TEST(Budget, NoIterationBeginsAfterTheTimeOfTheKeeper) {
    Budget budget(planned(UsualPlan), {}, now);
    noteIterations(budget, 5);
    const auto last = budget.keeper()->lastStart();
    fakeTime += last - 1ms;
    EXPECT_TRUE(budget.mayBegin());
    fakeTime += 1ms;
    EXPECT_FALSE(budget.mayBegin());
    EXPECT_FALSE(budget.isInterrupted()); // one that has begun may go on
}
TEST(Budget, AnIterationEndsAtTheTimeOfTheKeeper) {
    Budget budget(planned(UsualPlan), {}, now);
    noteIterations(budget, 5);
    ASSERT_TRUE(budget.mayBegin());
    fakeTime += budget.keeper()->end() - 1ms;
    EXPECT_FALSE(budget.isInterrupted());
    fakeTime += 1ms;
    EXPECT_TRUE(budget.isInterrupted());
}
TEST(Budget, AnUnsettledIterationEndsAtTheHardLimit) {
    Budget budget(planned(UsualPlan), {}, now);
    noteIterations(budget, 5);
    ASSERT_TRUE(budget.mayBegin());
    budget.setUnsettled(true);
    fakeTime += UsualPlan.hard - 1ms;
    EXPECT_FALSE(budget.isInterrupted());
    budget.setUnsettled(false);
    EXPECT_TRUE(budget.isInterrupted());
    budget.setUnsettled(true);
    fakeTime += 1ms;
    EXPECT_TRUE(budget.isInterrupted());
}
TEST(Budget, AFixedTimeBelowThePlanHoldsToo) {
    Limits limits = planned(UsualPlan);
    limits.moveTime = 50ms;
    const Budget budget(limits, {}, now);
    fakeTime += 50ms;
    EXPECT_TRUE(budget.isInterrupted());
}

TEST(Budget, TimeInPositionsReadsNoClock) {
    Limits limits;
    limits.moveTime = 100ms;
    limits.nodesPerMillisecond = 64;
    const Budget budget(limits, {}, now);
    fakeTime += 1h;
    EXPECT_FALSE(budget.isSpent(6368));
    EXPECT_EQ(budget.elapsed(), 99ms);
    EXPECT_TRUE(budget.isSpent(6400));
}

TEST(Pondering, NoTimeCountsBeforeTheHit) {
    Budget budget(planned(UsualPlan, std::make_shared<Pondering>()), {}, now);
    noteIterations(budget, 5);
    fakeTime += 1h;
    EXPECT_TRUE(budget.mayBegin());
    EXPECT_FALSE(budget.isInterrupted());
}
TEST(Pondering, TheTimeSearchedBeforeTheHitCountsForThePlan) {
    const auto pondering = std::make_shared<Pondering>();
    Budget budget(planned(UsualPlan, pondering), {}, now);
    noteIterations(budget, 5);
    ASSERT_TRUE(budget.mayBegin());
    fakeTime += budget.keeper()->lastStart() - 1ms;
    pondering->hit(fakeTime);
    EXPECT_TRUE(budget.mayBegin());
    EXPECT_FALSE(budget.isInterrupted());
    fakeTime += 1ms;
    EXPECT_FALSE(budget.mayBegin());
    fakeTime += 1h;
    EXPECT_TRUE(budget.isInterrupted());
}
TEST(Pondering, AHitAfterALongTimeIsAnsweredAtOnce) {
    const auto pondering = std::make_shared<Pondering>();
    Budget budget(planned(UsualPlan, pondering), {}, now);
    noteIterations(budget, 5);
    ASSERT_TRUE(budget.mayBegin());
    fakeTime += 1h;
    pondering->hit(fakeTime);
    EXPECT_TRUE(budget.isInterrupted());
}
TEST(Pondering, ByoyomiIsUsedFromTheHitOn) {
    const auto pondering = std::make_shared<Pondering>();
    Budget budget(planned({1000ms, 1000ms, 1000ms}, pondering), {}, now);
    noteIterations(budget, 5);
    ASSERT_TRUE(budget.mayBegin());
    fakeTime += 1h;
    pondering->hit(fakeTime);
    fakeTime += 999ms;
    EXPECT_FALSE(budget.isInterrupted());
    EXPECT_TRUE(budget.mayBegin());
    fakeTime += 1ms;
    EXPECT_TRUE(budget.isInterrupted());
}
TEST(Pondering, AForcedMoveIsNotWorthAByoyomiAfterTheHit) {
    const auto pondering = std::make_shared<Pondering>();
    Budget budget(planned({1000ms, 1000ms, 1000ms}, pondering), {}, now);
    budget.keeper()->noteForcedMove();
    noteIterations(budget, 20);
    fakeTime += 1h;
    pondering->hit(fakeTime);
    EXPECT_FALSE(budget.mayBegin());
}
TEST(Pondering, TheHardLimitCountsFromTheHit) {
    const auto pondering = std::make_shared<Pondering>();
    Budget budget(planned(UsualPlan, pondering), {}, now);
    noteIterations(budget, 5);
    ASSERT_TRUE(budget.mayBegin());
    budget.setUnsettled(true);
    fakeTime += 1h;
    pondering->hit(fakeTime);
    fakeTime += UsualPlan.hard - 1ms;
    EXPECT_FALSE(budget.isInterrupted());
    fakeTime += 1ms;
    EXPECT_TRUE(budget.isInterrupted());
}
TEST(Pondering, AFixedTimeCountsFromTheHit) {
    const auto pondering = std::make_shared<Pondering>();
    Limits limits;
    limits.moveTime = 100ms;
    limits.pondering = pondering;
    const Budget budget(limits, {}, now);
    fakeTime += 1h;
    EXPECT_FALSE(budget.isInterrupted());
    pondering->hit(fakeTime);
    fakeTime += 99ms;
    EXPECT_FALSE(budget.isInterrupted());
    fakeTime += 1ms;
    EXPECT_TRUE(budget.isInterrupted());
}

/// A search of the root by a script: every search below it takes a millisecond, and has the score of its root move.
class ScriptedSearch : private RootSearch<PlainMove> {
    static constexpr SearchParameters Parameters{};

public:
    using Scores = std::function<int(std::size_t move, int depth)>;

    ScriptedSearch(Budget& budget, std::size_t moves, Scores scores)
        : RootSearch(budget, Parameters), m_scores(std::move(scores)) {
        const Game game =
            test::gameFrom(test::euroShogi("1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[] w 0 1"));
        for (const Move& move : game.position().legalMoves())
            if (m_rootMoves.size() < moves)
                m_rootMoves.push_back({*plainMoveOf(move), 0, {*plainMoveOf(move)}});
        for (const auto& root : m_rootMoves)
            m_moves.push_back(root.move);
    }
    SearchResult run(int maxDepth = 60) { return runRoot(maxDepth, 1, {}); }
    /// How often the other moves were compared with the best one by a search half as deep.
    int comparisons() const { return m_comparisons; }

private:
    void enter(const PlainMove& move) override {
        m_entered =
            static_cast<std::size_t>(std::find(m_moves.begin(), m_moves.end(), move) - m_moves.begin());
    }
    void leave() override {}
    int searchBelow(int depth, int, int) override {
        fakeTime += 1ms;
        const int score = m_scores(m_entered, m_depth); // may take time
        m_nodes += 32;
        m_stopped = m_stopped || m_budget.isSpent(m_nodes);
        if (depth < m_depth / 2) ++m_comparisons;
        return score;
    }
    const std::vector<PlainMove>& lineBelow() const override { return m_line; }
    bool allowsReduction() const override { return false; }

    Scores m_scores;
    std::vector<PlainMove> m_moves, m_line;
    std::size_t m_entered = 0;
    int m_comparisons = 0;
};

struct PlannedRun {
    SearchResult result;
    milliseconds time{};
    int comparisons = 0;
};
PlannedRun search(const TimePlan& plan, std::size_t moves, ScriptedSearch::Scores scores) {
    Budget budget(planned(plan), {}, now);
    ScriptedSearch scripted(budget, moves, std::move(scores));
    const auto result = scripted.run();
    return {result, budget.elapsed(), scripted.comparisons()};
}
constexpr TimePlan Short{100ms, 400ms, 0ms};

/// The best move never changes, and the others are as good as `others` centipawns.
ScriptedSearch::Scores steady(int others) {
    return [others](std::size_t move, int) { return move == 0 ? 50 : others; };
}

TEST(RootSearch, ASearchWithAPlanEndsNearItsSoftLimit) {
    const auto time = search(Short, 4, steady(40)).time;
    EXPECT_GT(time, Short.soft / 3);
    EXPECT_LT(time, Short.soft * 3 / 2);
}
TEST(RootSearch, ABestMoveThatKeepsChangingTakesMoreTime) {
    const auto changing = [](std::size_t move, int depth) {
        return move == static_cast<std::size_t>(depth / 2 % 2) ? 50 : 40;
    };
    EXPECT_GT(search(Short, 4, changing).time, search(Short, 4, steady(40)).time * 5 / 4);
}
TEST(RootSearch, AFallingScoreTakesMoreTime) {
    const auto falling = [](std::size_t move, int depth) { return (move == 0 ? 50 : 40) - 20 * depth; };
    EXPECT_GT(search(Short, 4, falling).time, search(Short, 4, steady(40)).time * 11 / 10);
}
TEST(RootSearch, OneSensibleMoveTakesLessTime) {
    const auto one = search(Short, 4, steady(-500));
    const auto many = search(Short, 4, steady(40));
    EXPECT_LT(one.time, many.time * 3 / 4);
    EXPECT_EQ(one.comparisons, 3); // once with each other move
    EXPECT_GT(many.comparisons, 0);
    EXPECT_EQ(one.result.score, Score::centipawns(50));
}
TEST(RootSearch, ComparesTheOtherMovesOnce) { EXPECT_EQ(search(Short, 2, steady(40)).comparisons, 1); }
TEST(RootSearch, AForcedMoveIsAnsweredAtOnceWithItsScore) {
    const auto forced = search({1h, 4h, 1h}, 1, steady(0));
    EXPECT_LT(forced.time, 20ms);
    EXPECT_EQ(forced.result.depth, 4);
    EXPECT_EQ(forced.result.score, Score::centipawns(50));
}
TEST(RootSearch, ByoyomiIsUsedToItsEnd) {
    EXPECT_EQ(search({100ms, 100ms, 100ms}, 4, steady(40)).time, 100ms);
}
TEST(RootSearch, AnIterationEndsWhenItTakesTooLong) {
    // From the eleventh iteration on, each search takes long.
    const auto slow = [](std::size_t move, int depth) {
        if (depth > 10) fakeTime += 90ms;
        return move == 0 ? 50 : 40;
    };
    const auto run = search({200ms, 10'000ms, 0ms}, 4, slow);
    EXPECT_EQ(run.result.depth, 10);
    EXPECT_GT(run.time, 90ms); // the eleventh has begun
    EXPECT_LT(run.time, 400ms);
}
/// In the eleventh iteration the best move turns out to be bad, and every search takes long.
int refuted(std::size_t move, int depth) {
    if (depth > 10) fakeTime += 30ms;
    if (move == 0) return depth > 10 ? -300 : 50;
    return 40 - static_cast<int>(move);
}
TEST(RootSearch, ABestMoveThatFallsIsReplacedBeforeTheSearchEnds) {
    const auto run = search({200ms, 10'000ms, 0ms}, 4, refuted);
    EXPECT_EQ(run.result.depth, 11);
    EXPECT_EQ(run.result.score, Score::centipawns(39));
}
TEST(RootSearch, TheHardLimitEndsEvenAnUnsettledSearch) {
    const auto run = search({150ms, 150ms, 0ms}, 4, refuted);
    EXPECT_EQ(run.result.depth, 10);
    EXPECT_GE(run.time, 150ms);
    EXPECT_LE(run.time, 150ms + 31ms);
}

} // namespace
} // namespace komadai::core
