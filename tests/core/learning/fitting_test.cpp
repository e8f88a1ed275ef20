#include "core/learning/fitting.h"

#include "core/learning/game_maker.h"
#include "core/search/evaluation.h"
#include "core/search/network/accumulators.h"
#include "core/search/network/position_inputs.h"
#include "core/variants/variants_ini.h"
#include "tests/core/plain_position.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

using learning::EpochReport;
using learning::FittingPlan;
using learning::ResultCurve;
using learning::Samples;
using learning::TrainingGame;
using learning::WorkGate;

constexpr NetworkShape Shape{NetworkBasis::Evaluation, {2, 1}, 32, 2};
constexpr double Trace = 0.5;

const std::vector<TrainingGame>& games() {
    static const auto Games = [] {
        Engine engine(learning::TableMegabytes);
        engine.setNetwork(euroShogiRules(), nullptr);
        std::vector<TrainingGame> made;
        for (std::uint64_t seed = 0; seed < 40; ++seed)
            made.push_back(*learning::makeGame(euroShogiRules(), {.nodes = 100}, seed, engine, WorkGate()));
        return made;
    }();
    return Games;
}
/// The inputs of the side to move, or of the other side.
std::vector<std::size_t> inputsOf(const Samples& samples, std::size_t sample, bool ofMover) {
    std::vector<std::size_t> inputs;
    samples.withInputs(sample, ofMover, [&](auto numbers) { inputs.assign(numbers.begin(), numbers.end()); });
    return inputs;
}
Samples samples() {
    Samples all(euroShogiRules(), Shape, ResultCurve());
    for (const auto& game : games())
        all.add(game, Trace);
    return all;
}
std::shared_ptr<const Network> fitted(const Samples& samples, const FittingPlan& plan,
                                      std::vector<EpochReport>* reports = nullptr) {
    return fit(
        euroShogiRules()->spec(), samples, plan,
        [&](const EpochReport& report) {
            if (reports) reports->push_back(report);
        },
        WorkGate());
}

TEST(ResultCurve, AnEvenPositionIsADraw) {
    EXPECT_DOUBLE_EQ(ResultCurve{300}.expected(0), 0.5);
    EXPECT_NEAR(ResultCurve{300}.expected(300), 0.731, 0.001);
    EXPECT_NEAR(ResultCurve{300}.expected(-300), 1 - 0.731, 0.001);
}
TEST(ResultCurve, IsSteepWhereSmallLeadsWin) {
    const TrainingGame won{1, {}, {}, {100, 120, 150, 200}, Side::First};
    const TrainingGame drawn{2, {}, {}, {100, -120, 150, -200}, std::nullopt};
    const std::vector steep{won}, flat{drawn};
    EXPECT_LT(ResultCurve::of(steep).width, 150);
    EXPECT_GT(ResultCurve::of(flat).width, 2000);
}

TEST(Samples, AreQuietPositionsWithTheInputsOfBothSides) {
    const Samples all = samples();
    std::size_t moves = 0;
    for (const auto& game : games())
        moves += game.moves.size();
    EXPECT_GT(all.size(), moves / 4);
    EXPECT_LT(all.size(), moves);
    for (std::size_t i = 0; i < all.size(); ++i)
        ASSERT_EQ(inputsOf(all, i, true).size(), inputsOf(all, i, false).size())
            << "each piece is one input of each side";
}
TEST(Samples, WhatIsExpectedIsTheViewOfTheSideToMove) {
    // A game that the second player has won, without scores: the first sample is of the first player.
    TrainingGame lost = games().front();
    lost.winner = Side::Second;
    std::ranges::fill(lost.scores, 0);
    Samples all(euroShogiRules(), Shape, ResultCurve());
    all.add(lost, 1);
    int first = 0, second = 0;
    for (std::size_t i = 0; i < all.size(); ++i)
        (all.target(i) == 0 ? first : second) += 1;
    EXPECT_GT(first, 0);
    EXPECT_GT(second, 0);
}
TEST(Samples, EndWhereAMoveIsNotLegal) {
    TrainingGame broken = games().front();
    const Samples whole = [&] {
        Samples all(euroShogiRules(), Shape, ResultCurve());
        all.add(broken, Trace);
        return all;
    }();
    broken.moves[broken.moves.size() / 2] = BoardMove{Square::at(0), Square::at(0), {}};
    Samples part(euroShogiRules(), Shape, ResultCurve());
    part.add(broken, Trace);
    EXPECT_LT(part.size(), whole.size());
    EXPECT_GT(part.size(), 0U);
}

/// A board of 19x19 squares, with kings and 95 other kinds of pieces, of which the last one stands on the board.
std::shared_ptr<const Variant> manyKinds() {
    std::string text =
        "[many]\nmaxFile = 19\nmaxRank = 19\npiece K = K | K | King\ncommand = K\n"
        "startSfen = 9.k.ZQ.8/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/9.K.9 b - 1\n";
    int kinds = 1;
    for (const char first : {'W', 'X', 'Y', 'Z'})
        for (char second = 'A'; second <= 'Z' && kinds < MaxPieceTypes; ++second, ++kinds) {
            const std::string letters{first, second};
            text += "piece " + letters + " = W | " + letters + " | Piece " + letters + '\n';
        }
    return Variant::make(readVariantsIni(text).value().front());
}
TEST(Samples, OfAVariantWithVeryManyKindsHaveTheirRightInputs) {
    const auto variant = manyKinds();
    const NetworkShape shape = usualShape(variant->spec());
    const AnyPosition start = AnyPosition::startOf(variant);
    Samples all(variant, shape, ResultCurve());
    all.add({1, {}, {uciMove(start, "10s-10r")}, {0}, std::nullopt}, Trace);
    ASSERT_EQ(all.size(), 1U);

    const NetworkInputs numbers(variant->spec(), shape.zones);
    std::vector<std::size_t> expected;
    forEachInput(numbers, std::get<EffectsPosition>(start.model().position), {Side::First, 0, false},
                 [&](int input) { expected.push_back(static_cast<std::size_t>(input)); });
    EXPECT_EQ(inputsOf(all, 0, true), expected);
    EXPECT_GT(std::ranges::max(expected), 65535U);
}
TEST(Samples, WholeGamesAreKeptApart) {
    const Samples all = samples();
    std::size_t keptApart = 0, changes = 0;
    for (std::size_t i = 1; i < all.size(); ++i) {
        keptApart += all.isKeptApart(i) ? 1 : 0;
        changes += all.isKeptApart(i) != all.isKeptApart(i - 1) ? 1 : 0;
    }
    EXPECT_EQ(changes, 2U) << "the second of forty games";
    EXPECT_GT(keptApart, 5U);
    EXPECT_LT(keptApart, all.size() / 10);
}

TEST(Fitting, BringsPredictionsNearerToWhatIsExpected) {
    std::vector<EpochReport> reports;
    const Samples all = samples();
    fitted(all, {.epochs = 20, .commonEpochs = 10, .batch = 256, .rate = 0.01, .decay = 0}, &reports);
    ASSERT_EQ(reports.size(), 20U);
    EXPECT_LT(reports.back().loss, 0.5 * reports.front().loss);
}
TEST(Fitting, LearnsLessByHeartWhereGamesAreFew) {
    const auto lossWith = [all = samples()](double decay) {
        std::vector<EpochReport> reports;
        fitted(all, {.epochs = 10, .commonEpochs = 5, .batch = 256, .rate = 0.01, .decay = decay}, &reports);
        return reports.back().loss;
    };
    const double free = lossWith(0);
    EXPECT_GT(lossWith(FittingPlan().decay), 1.2 * free) << "forty games";
    EXPECT_LT(lossWith(1), 1.2 * free) << "as with a quarter of a million games";
}
TEST(Fitting, DoesNotDependOnTheNumberOfThreads) {
    const Samples all = samples();
    FittingPlan plan{.epochs = 2, .commonEpochs = 1, .batch = 256};
    const auto one = fitted(all, plan);
    plan.threads = 2;
    const auto two = fitted(all, plan);
    EXPECT_EQ(one->weights().inputs, two->weights().inputs);
    EXPECT_EQ(one->weights().outputs, two->weights().outputs);
}
TEST(Fitting, HasNumbersForLossesEvenWithoutPositionsToLearnFrom) {
    Samples all(euroShogiRules(), Shape, ResultCurve());
    all.add({1, {}, {}, {}, std::nullopt}, Trace); // without moves
    EXPECT_FALSE(all.hasAnyToLearnFrom());
    all.add(games().front(), Trace); // the second game is kept apart
    EXPECT_GT(all.size(), 0U);
    EXPECT_FALSE(all.hasAnyToLearnFrom());
    std::vector<EpochReport> reports;
    fitted(all, {.epochs = 1, .commonEpochs = 1, .batch = 256}, &reports);
    ASSERT_EQ(reports.size(), 1U);
    EXPECT_EQ(reports.front().loss, 0);
    EXPECT_GT(reports.front().baseLoss, 0);
    all.add(games().front(), Trace);
    EXPECT_TRUE(all.hasAnyToLearnFrom());
}
TEST(Fitting, IsGivenUpOnAStopRequest) {
    std::stop_source source;
    source.request_stop();
    EXPECT_EQ(fit(euroShogiRules()->spec(), samples(), {.epochs = 1, .batch = 256}, {},
                  WorkGate(source.get_token())),
              nullptr);
}
TEST(Fitting, AnEngineSearchesWithTheNetwork) {
    const auto rules = euroShogiRules();
    const auto network = fitted(samples(), {.epochs = 4, .commonEpochs = 2, .batch = 256, .rate = 0.003});
    const Game game(AnyPosition::startOf(rules));
    const Limits limits{std::nullopt, std::nullopt, 20000};
    Engine engine(16);
    engine.setNetwork(rules, nullptr);
    const auto without = engine.search(game, limits, {});
    engine.setNetwork(rules, network);
    const auto with = engine.search(game, limits, {});
    EXPECT_EQ(engine.search(game, limits, {}).score, with.score) << "equal calls give equal results";
    engine.setNetwork(rules, nullptr);
    EXPECT_EQ(engine.search(game, limits, {}).score, without.score);
    EXPECT_NE(with.score, without.score);
}

} // namespace
} // namespace komadai::core::test
