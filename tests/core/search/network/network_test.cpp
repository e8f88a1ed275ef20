#include "core/search/network/network.h"

#include "tests/core/positions.h"
#include "tests/core/search/network/random_network.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

namespace komadai::core::test {
namespace {

constexpr NetworkShape Shape{NetworkBasis::Evaluation, {1, 1}, 48, 3};

/// The same as Network::evaluate, a number at a time.
int plainOutput(const Network& network, std::span<const std::int16_t> mover,
                std::span<const std::int16_t> other, int phase) {
    const auto& weights = network.weights();
    const auto neurons = static_cast<std::size_t>(network.shape().neurons);
    std::int64_t sum = 0;
    for (std::size_t side = 0; side < 2; ++side)
        for (std::size_t i = 0; i < neurons; ++i) {
            const std::int64_t value = std::clamp<int>((side == 0 ? mover : other)[i], 0, 255);
            sum +=
                value * value * weights.outputs[(static_cast<std::size_t>(phase) * 2 + side) * neurons + i];
        }
    const std::int64_t output = sum / 255 + weights.outputBiases[static_cast<std::size_t>(phase)];
    return static_cast<int>(output * 400 / (255 * 64));
}

std::vector<std::int16_t> randomSums(std::mt19937& random, int neurons) {
    std::vector<std::int16_t> sums;
    for (int i = 0; i < neurons; ++i)
        sums.push_back(static_cast<std::int16_t>(static_cast<int>(random() % 1000) - 300));
    return sums;
}

/// On a machine without AVX2, all loops are the plain ones.
class NetworkWith : public testing::TestWithParam<NetworkLoops> {};

INSTANTIATE_TEST_SUITE_P(Loops, NetworkWith, testing::Values(NetworkLoops::Widest, NetworkLoops::Plain),
                         [](const auto& tested) {
                             return std::string(tested.param == NetworkLoops::Widest ? "Widest" : "Plain");
                         });

TEST_P(NetworkWith, ItsOutputIsThatOfTheFormula) {
    const auto network = randomNetwork(euroShogiRules()->spec(), Shape, 1, GetParam());
    std::mt19937 random(2);
    for (int round = 0; round < 200; ++round) {
        const auto mover = randomSums(random, Shape.neurons);
        const auto other = randomSums(random, Shape.neurons);
        const int phase = round % Shape.phases;
        ASSERT_EQ(network->evaluate(mover, other, phase), plainOutput(*network, mover, other, phase));
    }
}
TEST_P(NetworkWith, TheLargestSumsAndWeightsDoNotOverflow) {
    const NetworkShape largest{NetworkBasis::Evaluation, {1, 1}, 256, 1};
    const auto spec = euroShogiRules()->spec();
    const auto inputs = static_cast<std::size_t>(NetworkInputs(spec, largest.zones).count());
    for (const int weight : {Network::LargestOutputWeight, -Network::LargestOutputWeight}) {
        Network::Weights weights{std::vector<std::int16_t>(inputs * 256),
                                 std::vector<std::int16_t>(256),
                                 std::vector<std::int16_t>(512, static_cast<std::int16_t>(weight)),
                                 {0}};
        const Network network(spec, largest, std::move(weights), GetParam());
        const std::vector<std::int16_t> sums(256, 32767);
        EXPECT_EQ(network.evaluate(sums, sums, 0), plainOutput(network, sums, sums, 0)) << weight;
    }
}
TEST_P(NetworkWith, InputsThatComeAndGoLeaveTheSumsAsTheyWere) {
    const auto network = randomNetwork(euroShogiRules()->spec(), Shape, 1, GetParam());
    std::vector<std::int16_t> sums(48), moved(48);
    network->begin(sums);
    EXPECT_EQ(sums, network->weights().biases);
    network->add(sums, 7);
    network->move(sums, moved, 7, 11);
    network->remove(moved, 11);
    EXPECT_EQ(moved, network->weights().biases);
}
TEST(Network, TheWidestLoopsAreThoseOfTheProcessor) {
    EXPECT_FALSE(randomNetwork(euroShogiRules()->spec(), Shape, 1, NetworkLoops::Plain)->usesWideLoops());
#if defined(__x86_64__)
    EXPECT_EQ(randomNetwork(euroShogiRules()->spec(), Shape)->usesWideLoops(),
              __builtin_cpu_supports("avx2") > 0);
#endif
}

} // namespace
} // namespace komadai::core::test
