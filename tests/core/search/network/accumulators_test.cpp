#include "core/search/network/accumulators.h"

#include "core/rules/variant_set.h"
#include "tests/core/law_games.h"
#include "tests/core/plain_position.h"
#include "tests/core/positions.h"
#include "tests/core/search/network/random_network.h"

#include <gtest/gtest.h>

#include <random>

namespace komadai::core::test {
namespace {

constexpr NetworkShape BoardShape{NetworkBasis::Evaluation, {3, 2}, 16, 2};
constexpr int MostPlies = 120;

template <class Geometry>
int evaluatedAnew(const Network& network, const Position<Geometry>& position) {
    Accumulators<Geometry> anew(network, 1);
    return anew.evaluate(0, position);
}

/// Walks through the tree like a search: makes and takes back random moves, and evaluates some of the positions. `other` is the same
/// network, perhaps with other loops, which evaluates each of these positions anew.
template <class Geometry>
void walk(const Network& network, const Network& other, const Position<Geometry>& start,
          std::mt19937& random) {
    Position<Geometry> position = start;
    Accumulators<Geometry> accumulators(network, MostPlies + 1);
    std::vector<std::pair<PlainMove, typename Position<Geometry>::Undo>> line;
    std::vector<PlainMove> moves;
    for (int step = 0; step < 300; ++step) {
        moves.clear();
        position.addLegalMoves(moves);
        const bool goesBack =
            !line.empty() && (random() % 3 == 0 || moves.empty() || std::ssize(line) == MostPlies);
        if (goesBack) {
            position.unmake(line.back().first, line.back().second);
            line.pop_back();
        } else if (!moves.empty()) {
            const PlainMove move = moves[random() % moves.size()];
            const Side side = position.sideToMove();
            line.emplace_back(move, position.make(move));
            accumulators.enter(static_cast<int>(std::ssize(line)), move, side, line.back().second, position);
        }
        if (random() % 2 == 0) continue;
        ASSERT_EQ(accumulators.evaluate(static_cast<int>(std::ssize(line)), position),
                  evaluatedAnew(other, position))
            << position.variant().id << ", step " << step;
    }
}

TEST(Accumulators, AreTheSameAsSumsOfTheWholePosition) {
    std::mt19937 random(5);
    const VariantSet variants = VariantSet::builtin();
    for (const auto& variant : variants.all()) {
        if (variant->spec().effects) continue;
        const auto network = randomNetwork(variant->spec(), BoardShape);
        for (int game = 0; game < lawGames(5); ++game)
            visitPlain(AnyPosition::startOf(variant),
                       [&](const auto& start) { walk(*network, *network, start, random); });
    }
}
TEST(Accumulators, AreTheSameWithAllLoops) {
    if (!randomNetwork(euroShogiRules()->spec(), BoardShape)->usesWideLoops())
        GTEST_SKIP() << "This processor has no AVX2.";
    std::mt19937 random(7);
    unsigned seed = 0;
    const VariantSet variants = VariantSet::builtin();
    for (const auto& variant : variants.all()) {
        if (variant->spec().effects) continue;
        const auto wide = randomNetwork(variant->spec(), BoardShape, ++seed);
        const auto plain = randomNetwork(variant->spec(), BoardShape, seed, NetworkLoops::Plain);
        for (int game = 0; game < lawGames(2); ++game)
            visitPlain(AnyPosition::startOf(variant), [&](const auto& start) {
                walk(*wide, *plain, start, random);
                walk(*plain, *wide, start, random);
            });
    }
}
TEST(Accumulators, ANullMoveChangesOnlyTheSideToMove) {
    const auto network = randomNetwork(euroShogiRules()->spec(), BoardShape);
    visitPlain(euroShogi("k7/8/8/3p4/8/8/4R3/K7 w Bn 1"), [&]<class Geometry>(Position<Geometry> position) {
        Accumulators<Geometry> accumulators(*network, 2);
        accumulators.evaluate(0, position);
        position.makeNull();
        accumulators.enterNull(1);
        EXPECT_EQ(accumulators.evaluate(1, position), evaluatedAnew(*network, position));
    });
}

} // namespace
} // namespace komadai::core::test
