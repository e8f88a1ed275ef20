// Networks with random weights, for tests.
#pragma once

#include "core/search/network/network.h"

#include <cstdint>
#include <memory>
#include <random>
#include <vector>

namespace komadai::core::test {

/// Every weight is a random number near 0.
inline std::shared_ptr<const Network> randomNetwork(const VariantSpec& variant, const NetworkShape& shape,
                                                    unsigned seed = 1,
                                                    NetworkLoops loops = NetworkLoops::Widest) {
    std::mt19937 random(seed);
    const auto numbers = [&](auto& to, std::size_t count, int largest) {
        for (std::size_t i = 0; i < count; ++i)
            to.push_back(static_cast<typename std::decay_t<decltype(to)>::value_type>(
                static_cast<int>(random() % static_cast<unsigned>(2 * largest + 1)) - largest));
    };
    const auto neurons = static_cast<std::size_t>(shape.neurons);
    const auto phases = static_cast<std::size_t>(shape.phases);
    Network::Weights weights;
    numbers(weights.inputs, static_cast<std::size_t>(NetworkInputs(variant, shape.zones).count()) * neurons,
            60);
    numbers(weights.biases, neurons, 100);
    numbers(weights.outputs, phases * 2 * neurons, Network::LargestOutputWeight);
    numbers(weights.outputBiases, phases, 5000);
    return std::make_shared<Network>(variant, shape, std::move(weights), loops);
}

} // namespace komadai::core::test
