#include "core/learning/comparison.h"

#include "tests/core/positions.h"
#include "tests/core/search/network/random_network.h"

#include <gtest/gtest.h>

#include <vector>

namespace komadai::core::test {
namespace {

using learning::ComparisonPlan;
using learning::Rivals;
using learning::WorkGate;
using match::Tally;

constexpr ComparisonPlan QuickComparison{.games = {.nodes = 50}, .mostPairs = 10};

/// A network that makes the evaluation worse.
std::shared_ptr<const Network> senselessNetwork(const VariantSpec& variant) {
    return randomNetwork(variant, {NetworkBasis::Evaluation, {1, 1}, 16, 1});
}

Tally compared(const Rivals& rivals, const ComparisonPlan& plan = QuickComparison, const Tally& before = {},
               const learning::TallyListener& see = {}) {
    return compare(euroShogiRules(), rivals, plan, before, see, WorkGate());
}
/// Adds each tally to a list.
learning::TallyListener addingTo(std::vector<Tally>& list) {
    return [&list](const Tally& tally) {
        list.push_back(tally);
        return true;
    };
}

TEST(Comparison, PlaysEachOpeningTwiceWithSidesExchanged) {
    ComparisonPlan plan = QuickComparison;
    plan.endsEarly = false;
    const Tally tally = compared({}, plan);
    EXPECT_EQ(tally.pairCount(), 10);
    EXPECT_EQ(tally.games(), 20);
    EXPECT_TRUE(tally.isPaired());
}
TEST(Comparison, OfAPlayerWithItselfIsEven) {
    // The same engine plays the same two games from each opening, once as the first and once as the second side.
    ComparisonPlan plan = QuickComparison;
    plan.endsEarly = false;
    const Tally tally = compared({}, plan);
    EXPECT_EQ(tally.wins, tally.losses);
    EXPECT_EQ(tally.pairs[2], 10);
}
TEST(Comparison, ShowsANetworkWithoutSenseToBeWeaker) {
    const auto network = senselessNetwork(euroShogiRules()->spec());
    const Tally asA = compared({{network}, {}}), asB = compared({{}, {network}});
    EXPECT_LT(asA.wins, asA.losses);
    EXPECT_GT(asB.wins, asB.losses);
}
TEST(Comparison, ShowsASearchThatMissesMovesToBeWeaker) {
    SearchParameters blind; // in the quiescence search it sees no captures
    blind.deltaMargin = -20'000;
    blind.quiescenceChecks = 0;
    ComparisonPlan plan = QuickComparison;
    plan.games.nodes = 400;
    const Tally tally = compared({{nullptr, blind}, {}}, plan);
    EXPECT_LT(tally.wins, tally.losses);
}
/// Ten seconds for a game, of a machine that searches one position in a millisecond.
ComparisonPlan clockedComparison() {
    ComparisonPlan plan = QuickComparison;
    plan.clock = learning::NodeClock{std::chrono::milliseconds(10'000), std::chrono::milliseconds(10), 1};
    plan.endsEarly = false;
    return plan;
}
TEST(Comparison, WithClocksOfPositionsCanBeRepeated) {
    ComparisonPlan plan = clockedComparison();
    plan.mostPairs = 3;
    EXPECT_EQ(compared({}, plan).pairs,
              (std::array<int, 5>{0, 0, 3, 0, 0})); // each player plays as the other one
    SearchParameters hasty;
    hasty.lastEnd = 80;
    hasty.lastStart = 30;
    EXPECT_EQ(compared({{nullptr, hasty}, {}}, plan).pairs, compared({{nullptr, hasty}, {}}, plan).pairs);
}
TEST(Comparison, ShowsAPlayerWhoWastesTheTimeToBeWeaker) {
    SearchParameters wasteful; // at the tenth move nearly nothing is left
    wasteful.movesAtStart = 2;
    wasteful.fewestMoves = 2;
    const Tally tally = compared({{nullptr, wasteful}, {}}, clockedComparison());
    EXPECT_LT(tally.wins, tally.losses);
}
TEST(Comparison, EndsAsSoonAsTheTestHasDecided) {
    ComparisonPlan plan = QuickComparison;
    plan.mostPairs = 1000;
    plan.test = {0, 200};
    const auto network = senselessNetwork(euroShogiRules()->spec());
    const Tally tally = compared({{network}, {}}, plan);
    EXPECT_LT(tally.pairCount(), 100);
    EXPECT_EQ(plan.test.verdict(tally), match::SprtVerdict::AcceptH0);
}
TEST(Comparison, GoesOnWhereItEnded) {
    ComparisonPlan plan = QuickComparison;
    plan.endsEarly = false;
    const auto network = senselessNetwork(euroShogiRules()->spec());
    std::vector<Tally> seen;
    const Tally whole = compared({{network}, {}}, plan, {}, addingTo(seen));
    ASSERT_EQ(seen.size(), 10U);
    const Tally rest = compared({{network}, {}}, plan, seen[3]);
    EXPECT_EQ(rest.pairs, whole.pairs);
    EXPECT_EQ(rest.wins, whole.wins);
}
TEST(Comparison, GoesOnWithThePairsThatAreMissingWhateverOrderTheyEndedIn) {
    ComparisonPlan plan = QuickComparison;
    plan.endsEarly = false;
    const auto network = senselessNetwork(euroShogiRules()->spec());
    std::vector<Tally> inOrder, seen;
    compared({{network}, {}}, plan, {}, addingTo(inOrder));
    plan.threads = 3;
    compared({{network}, {}}, plan, {}, addingTo(seen));
    ASSERT_EQ(seen.size(), inOrder.size());
    for (std::size_t pair = 0; pair < seen.size(); ++pair)
        EXPECT_EQ(seen[pair].pairs, inOrder[pair].pairs) << "after pair " << pair;
}
TEST(Comparison, PlaysTheSameGamesWithTwoThreads) {
    ComparisonPlan plan = QuickComparison;
    plan.endsEarly = false;
    const auto network = senselessNetwork(euroShogiRules()->spec());
    const Tally one = compared({{network}, {}}, plan);
    plan.threads = 2;
    EXPECT_EQ(compared({{network}, {}}, plan).pairs, one.pairs);
}
TEST(Comparison, EndsWhereTheCallerEndsIt) {
    ComparisonPlan plan = QuickComparison;
    plan.endsEarly = false;
    for (const int threads : {1, 3}) {
        plan.threads = threads;
        int seen = 0;
        const Tally tally = compared({}, plan, {}, [&](const Tally&) { return ++seen < 3; });
        EXPECT_EQ(seen, 3) << threads << " threads";
        EXPECT_EQ(tally.pairCount(), 3) << threads << " threads";
    }
}
TEST(Comparison, CountsNoPairThatAStopRequestBroke) {
    std::stop_source source;
    source.request_stop();
    const Tally tally = compare(euroShogiRules(), {}, QuickComparison, {}, {}, WorkGate(source.get_token()));
    EXPECT_EQ(tally.games(), 0);
}

} // namespace
} // namespace komadai::core::test
