#include "core/search/search_parameters.h"

#include "core/search/engine.h"
#include "core/search/late_move_reductions.h"
#include "core/variants/catalogue.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace komadai::core::test {
namespace {

TEST(SearchParameters, HaveNamesOfTheirOwn) {
    std::set<std::string_view> names;
    for (const SearchParameter& parameter : searchParameters()) {
        EXPECT_TRUE(names.insert(parameter.name).second) << parameter.name;
        EXPECT_EQ(findSearchParameter(parameter.name), &parameter);
    }
    EXPECT_EQ(findSearchParameter("no-such-margin"), nullptr);
}
TEST(SearchParameters, AreWithinTheirBounds) {
    for (const VariantSpec& variant : builtinVariants())
        for (const SearchParameters& set : {usualParameters(variant), parametersOfLevels(variant)})
            for (const SearchParameter& parameter : searchParameters()) {
                EXPECT_GE(set.*parameter.value, parameter.least) << parameter.name;
                EXPECT_LE(set.*parameter.value, parameter.most) << parameter.name;
                EXPECT_GT(parameter.step, 0) << parameter.name;
            }
}

TEST(LateMoveReductions, GrowWithTheLogarithmsOfDepthAndNumber) {
    SearchParameters parameters;
    parameters.reductionBase = 60;
    parameters.reductionDivisor = 210;
    const LateMoveReductions reductions(parameters);
    EXPECT_EQ(reductions(1, 1), 0);
    for (const int depth : {3, 8, 20, 63})
        for (const int number : {2, 7, 30, 63})
            EXPECT_EQ(reductions(depth, static_cast<std::size_t>(number)),
                      static_cast<int>(0.6 + std::log(depth) * std::log(number) / 2.1))
                << depth << " " << number;
    EXPECT_EQ(reductions(100, 500), reductions(63, 63));
}
TEST(LateMoveLimit, IsHalfAsHighIfTheEvaluationIsNotImproving) {
    SearchParameters parameters;
    parameters.lateMoves = 6;
    parameters.lateMovesPerSquare = 150;
    EXPECT_EQ(lateMoveLimit(parameters, 1, true), 7U);
    EXPECT_EQ(lateMoveLimit(parameters, 4, true), 30U);
    EXPECT_EQ(lateMoveLimit(parameters, 4, false), 15U);
}

/// Shogi. White threatens mate by G*5h, which the pawn guards; the bishop on 1a is unguarded.
///
///     . . . . . . . . b
///     . . . . . . . . .
///     . . . k . . . . .
///     . . . . . . . . .
///     . . . . . . . . .
///     . . . . . . . . .
///     . . . . p . . . .
///     . . . . . . . . .
///     . . . . K . . . R     White holds a gold.
AnyPosition threatened() { return shogi("8b/9/3k5/9/9/9/4p4/9/4K3R b g 1"); }

TEST(SearchParameters, QuiescenceChecksSeeAMateByADrop) {
    const auto bestMove = [&](int checks) {
        Engine engine(16);
        engine.setNetwork(shogiRules(), nullptr);
        SearchParameters parameters = usualParameters(shogiRules()->spec());
        parameters.quiescenceChecks = checks;
        engine.setParameters(parameters);
        Limits limits;
        limits.depth = 1;
        return *engine.search(Game(threatened()), limits, {}).move;
    };
    const auto takesBishop = [](const Move& move) {
        return move == uciMove(threatened(), "i1i9") || move == uciMove(threatened(), "i1i9+");
    };
    EXPECT_TRUE(takesBishop(bestMove(0)));
    EXPECT_FALSE(takesBishop(bestMove(1)));
}

TEST(SearchParameters, OfTheUserDoNotChangeTheLevels) {
    const Game game(AnyPosition::startOf(euroShogiRules()));
    SearchParameters narrow;
    narrow.lateMoves = 1;
    narrow.lateMovesPerSquare = 0;
    const auto nodesAt = [&](int level, bool isNarrow) {
        Engine engine(16);
        if (isNarrow) engine.setParameters(narrow);
        Limits limits;
        limits.depth = 6;
        return engine.play(game, level, 1, {}, limits).nodes;
    };
    EXPECT_EQ(nodesAt(6, false), nodesAt(6, true));
    EXPECT_NE(nodesAt(MaxLevel, false), nodesAt(MaxLevel, true));
}

} // namespace
} // namespace komadai::core::test
