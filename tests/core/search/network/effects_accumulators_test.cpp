#include "core/search/network/effects_accumulators.h"

#include "core/rules/variant_set.h"
#include "core/search/engine.h"
#include "tests/core/law_games.h"
#include "tests/core/search/network/random_network.h"

#include <gtest/gtest.h>

#include <random>
#include <utility>
#include <vector>

namespace komadai::core::test {
namespace {

constexpr NetworkShape EffectsShape{NetworkBasis::Evaluation, {1, 1}, 16, 2};
constexpr int MostEffectsPlies = 60;

std::shared_ptr<const Variant> koShogi() {
    const VariantSet variants = VariantSet::builtin();
    return variants.find("koshogi");
}
int evaluatedAnew(const Network& network, const EffectsPosition& position) {
    return EffectsAccumulators(network, position, 0).evaluate(position);
}

TEST(EffectsAccumulators, AreTheSameAsSumsOfTheWholePosition) {
    std::mt19937 random(5);
    const auto rules = koShogi();
    const auto network = randomNetwork(rules->spec(), EffectsShape);
    for (int game = 0; game < lawGames(4); ++game) {
        // A walk through the tree like that of a search: moves are made and taken back at random.
        auto position =
            EffectsPosition::startOf(std::get<std::shared_ptr<const EffectsTables>>(rules->tables()));
        EffectsAccumulators accumulators(*network, position, MostEffectsPlies);
        std::vector<std::pair<PathMove, EffectsPosition::Undo>> line;
        std::vector<PathMove> moves;
        for (int step = 0; step < 300; ++step) {
            moves.clear();
            position.addLegalMoves(moves);
            const bool goesBack =
                !line.empty() && (random() % 4 == 0 || moves.empty() || std::ssize(line) == MostEffectsPlies);
            if (goesBack) {
                position.unmake(line.back().first, line.back().second);
                line.pop_back();
                accumulators.pop();
            } else if (!moves.empty()) {
                const PathMove move = moves[random() % moves.size()];
                line.emplace_back(move, position.make(move));
                accumulators.push(line.back().second.changes);
            }
            ASSERT_EQ(accumulators.evaluate(position), evaluatedAnew(*network, position)) << step;
        }
    }
}
TEST(EffectsAccumulators, ANullMoveChangesOnlyTheSideToMove) {
    const auto rules = koShogi();
    const auto network = randomNetwork(rules->spec(), EffectsShape);
    auto position = EffectsPosition::startOf(std::get<std::shared_ptr<const EffectsTables>>(rules->tables()));
    const EffectsAccumulators accumulators(*network, position, 0);
    position.makeNull();
    EXPECT_EQ(accumulators.evaluate(position), evaluatedAnew(*network, position));
}
TEST(EffectsAccumulators, AnEngineSearchesWithTheNetwork) {
    const auto rules = koShogi();
    const Game game(AnyPosition::startOf(rules));
    const Limits limits{std::nullopt, std::nullopt, 2000};
    Engine engine(16);
    engine.setNetwork(rules, nullptr);
    const auto without = engine.search(game, limits, {});
    engine.setNetwork(rules, randomNetwork(rules->spec(), EffectsShape));
    const auto with = engine.search(game, limits, {});
    EXPECT_NE(with.score, without.score);
    engine.setNetwork(rules, nullptr);
    EXPECT_EQ(engine.search(game, limits, {}).score, without.score);
}

} // namespace
} // namespace komadai::core::test
