#include "core/search/levels.h"

#include "tests/core/positions.h"
#include "tests/core/search/network/random_network.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

SearchInfo line(Score score) {
    SearchInfo info;
    info.score = score;
    return info;
}

TEST(Levels, EachIsAtLeastAsStrongAsTheOneBefore) {
    for (int level = MinLevel + 1; level <= MaxLevel; ++level) {
        EXPECT_GE(levelSpec(level).depth, levelSpec(level - 1).depth) << level;
        EXPECT_GT(levelSpec(level).nodes, levelSpec(level - 1).nodes) << level;
        EXPECT_LT(levelSpec(level).margin, levelSpec(level - 1).margin) << level;
    }
}
TEST(Levels, TheHighestPlaysTheBestMove) {
    EXPECT_EQ(levelSpec(MaxLevel).margin, 0);
    EXPECT_EQ(levelSpec(MaxLevel).lines, 1);
}

TEST(Levels, OnlyTheHighestUsesANetwork) {
    const auto rules = euroShogiRules();
    const Game game(AnyPosition::startOf(rules));
    Engine without, with;
    without.setNetwork(rules, nullptr);
    with.setNetwork(rules, randomNetwork(rules->spec(), {NetworkBasis::Evaluation, {1, 1}, 16, 1}));
    const auto scoreAt = [&](Engine& engine, int level) {
        return engine.play(game, level, 1, {}, {std::nullopt, std::nullopt, 2000}).score;
    };
    for (int level = MinLevel; level < MaxLevel; ++level)
        EXPECT_EQ(scoreAt(with, level), scoreAt(without, level)) << level;
    EXPECT_NE(scoreAt(with, MaxLevel), scoreAt(without, MaxLevel));
}

/// A game between the weakest level and a player who looks one move ahead, follows the captures after it, and always takes the best move.
std::optional<Side> winnerAgainstTheWeakest(const std::shared_ptr<const Variant>& rules, Side sideOfWeakest,
                                            std::uint64_t seed) {
    Engine weakest(1), beginner(1);
    beginner.setNetwork(rules, nullptr);
    Limits oneMove;
    oneMove.depth = 1;
    Game game(AnyPosition::startOf(rules));
    while (!game.isOver() && game.plyCount() < 400)
        game.play(*(game.position().sideToMove() == sideOfWeakest ? weakest.play(game, MinLevel, seed, {})
                                                                  : beginner.search(game, oneMove, {}))
                       .move);
    return game.isOver() ? game.outcome()->winner : std::nullopt;
}
TEST(Levels, TheWeakestLosesToAPlayerWhoLooksOneMoveAhead) {
    for (const auto& rules : {euroShogiRules(), shogiRules()})
        for (const std::uint64_t seed : {1, 2, 3})
            for (const Side side : Sides)
                EXPECT_EQ(winnerAgainstTheWeakest(rules, side, seed), opponent(side))
                    << rules->spec().id << " " << seed;
}

TEST(LevelChoice, FallsOnMovesWithinTheMarginOnly) {
    const std::vector<SearchInfo> lines{line(Score::centipawns(100)), line(Score::centipawns(60)),
                                        line(Score::centipawns(49))};
    bool chosen[3] = {};
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        chosen[chooseLine(lines, 50, seed)] = true;
    EXPECT_TRUE(chosen[0]);
    EXPECT_TRUE(chosen[1]);
    EXPECT_FALSE(chosen[2]);
}
TEST(LevelChoice, AForcedWinIsAlwaysTaken) {
    const std::vector<SearchInfo> lines{line(Score::mateIn(1)), line(Score::mateIn(3))};
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        EXPECT_EQ(chooseLine(lines, 1000, seed), 0U);
}
TEST(LevelChoice, NoMoveThatLosesByForceIsChosenWhileThereIsAnother) {
    const std::vector<SearchInfo> lines{line(Score::centipawns(-900)), line(Score::mateIn(-2))};
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        EXPECT_EQ(chooseLine(lines, 30000, seed), 0U);
}

} // namespace
} // namespace komadai::core::test
