#include "core/learning/game_maker.h"

#include "core/rules/game.h"
#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

using learning::GamePlan;
using learning::makeGame;
using learning::TrainingGame;
using learning::WorkGate;

constexpr int Megabytes = 16;
constexpr GamePlan QuickGames{.nodes = 50};

std::optional<TrainingGame> gameOf(const std::shared_ptr<const Variant>& variant, std::uint64_t seed) {
    Engine engine(Megabytes);
    engine.setNetwork(variant, nullptr);
    return makeGame(variant, QuickGames, seed, engine, WorkGate());
}

TEST(TrainingGames, AreLegalFromTheStartToTheEnd) {
    const VariantSet variants = VariantSet::builtin();
    for (const auto& variant : variants.all()) {
        const auto made = gameOf(variant, 1);
        ASSERT_TRUE(made);
        Game game(AnyPosition::startOf(variant));
        for (const auto* moves : {&made->opening, &made->moves})
            for (const Move& move : *moves)
                ASSERT_FALSE(game.play(move)) << variant->spec().id << ", ply " << game.plyCount();
        const auto winner = game.isOver() ? game.outcome()->winner : made->winner;
        EXPECT_EQ(winner, made->winner) << variant->spec().id;
    }
}
TEST(TrainingGames, HaveAScoreForEachMoveAfterTheOpening) {
    const auto game = gameOf(euroShogiRules(), 1);
    ASSERT_TRUE(game);
    EXPECT_GE(std::ssize(game->opening), QuickGames.fewestRandomPlies);
    EXPECT_LE(std::ssize(game->opening), QuickGames.mostRandomPlies);
    EXPECT_FALSE(game->moves.empty());
    EXPECT_EQ(game->scores.size(), game->moves.size());
}
TEST(TrainingGames, DependOnTheirSeedOnly) {
    Engine engine(Megabytes);
    const auto rules = euroShogiRules();
    const auto first = makeGame(rules, QuickGames, 1, engine, WorkGate());
    const auto second = makeGame(rules, QuickGames, 2, engine, WorkGate());
    EXPECT_EQ(makeGame(rules, QuickGames, 1, engine, WorkGate()), first);
    ASSERT_TRUE(first && second);
    EXPECT_NE(first->moves, second->moves);
}
TEST(TrainingGames, BeginWithOpeningsThatAreNotDecided) {
    Engine engine(Megabytes);
    const auto rules = euroShogiRules();
    GamePlan wild = QuickGames;
    wild.fewestRandomPlies = wild.mostRandomPlies = 20;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const auto game = makeGame(rules, wild, seed, engine, WorkGate());
        ASSERT_TRUE(game);
        EXPECT_LT(std::abs(game->scores.front()), 3 * wild.balance) << seed;
    }
}
TEST(TrainingGames, BeginAtTheStartWhereRandomGamesEndTooSoon) {
    Engine engine(Megabytes);
    GamePlan endless = QuickGames;
    endless.fewestRandomPlies = endless.mostRandomPlies = 5000; // the move limit ends every game before
    const auto game = makeGame(euroShogiRules(), endless, 1, engine, WorkGate());
    ASSERT_TRUE(game);
    EXPECT_TRUE(game->opening.empty());
    EXPECT_FALSE(game->moves.empty());
}
TEST(TrainingGames, AreGivenUpOnAStopRequest) {
    Engine engine(Megabytes);
    std::stop_source source;
    source.request_stop();
    EXPECT_FALSE(makeGame(euroShogiRules(), QuickGames, 1, engine, WorkGate(source.get_token())));
}

} // namespace
} // namespace komadai::core::test
