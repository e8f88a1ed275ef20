#include "core/search/network/network.h"

#include <algorithm>
#include <cassert>

namespace komadai::core {
namespace {

// Loops that compilers turn into vector instructions. Where the processor has AVX2, twice as many numbers are computed at once. The
// functions for AVX2 have a section of their own, so that packaging/test-deb finds such instructions anywhere else.
#if defined(__x86_64__)
#define KOMADAI_WIDE [[gnu::target("avx2"), gnu::section("komadai_wide")]]
bool processorHasWide() { return __builtin_cpu_supports("avx2") > 0; }
#else
#define KOMADAI_WIDE
constexpr bool processorHasWide() { return false; }
#endif

struct Add {
    [[gnu::always_inline]] static void run(std::int16_t* __restrict sums,
                                           const std::int16_t* __restrict weights, int neurons) {
        for (int i = 0; i < neurons; ++i)
            sums[i] = static_cast<std::int16_t>(sums[i] + weights[i]);
    }
    KOMADAI_WIDE static void runWide(std::int16_t* sums, const std::int16_t* weights, int neurons) {
        run(sums, weights, neurons);
    }
};
struct Remove {
    [[gnu::always_inline]] static void run(std::int16_t* __restrict sums,
                                           const std::int16_t* __restrict weights, int neurons) {
        for (int i = 0; i < neurons; ++i)
            sums[i] = static_cast<std::int16_t>(sums[i] - weights[i]);
    }
    KOMADAI_WIDE static void runWide(std::int16_t* sums, const std::int16_t* weights, int neurons) {
        run(sums, weights, neurons);
    }
};
struct Exchange {
    [[gnu::always_inline]] static void run(const std::int16_t* from, std::int16_t* to,
                                           const std::int16_t* __restrict removed,
                                           const std::int16_t* __restrict added, int neurons) {
        for (int i = 0; i < neurons; ++i)
            to[i] = static_cast<std::int16_t>(from[i] - removed[i] + added[i]);
    }
    KOMADAI_WIDE static void runWide(const std::int16_t* from, std::int16_t* to, const std::int16_t* removed,
                                     const std::int16_t* added, int neurons) {
        run(from, to, removed, added, neurons);
    }
};
struct Output {
    [[gnu::always_inline]] static int run(const std::int16_t* __restrict sums,
                                          const std::int16_t* __restrict weights, int neurons) {
        int output = 0;
        for (int i = 0; i < neurons; ++i) {
            const std::int16_t value = std::clamp<std::int16_t>(sums[i], 0, Network::Activation);
            const auto weighted = static_cast<std::int16_t>(value * weights[i]);
            output += weighted * value;
        }
        return output;
    }
    KOMADAI_WIDE static int runWide(const std::int16_t* sums, const std::int16_t* weights, int neurons) {
        return run(sums, weights, neurons);
    }
};

template <class Loop, class... Arguments>
auto run(bool isWide, Arguments... arguments) {
    return isWide ? Loop::runWide(arguments...) : Loop::run(arguments...);
}

} // namespace

NetworkShape usualShape(const VariantSpec& variant) {
    constexpr int FewestNeurons = 16;
    constexpr int MostWeights = 1'800'000; // a weight takes little more than a byte of the file
    NetworkShape shape{NetworkBasis::Evaluation, {6, 4}, 32, 4};
    const auto isSmall = [&] {
        return NetworkInputs(variant, shape.zones).count() * shape.neurons <= MostWeights;
    };
    if (variant.effects) {
        shape.zones = {1, 1}; // there are no kings
        // With more of them, the network of Ko Shogi played worse, although its loss was smaller.
        shape.neurons = FewestNeurons;
    }
    for (const KingZones zones : {KingZones{5, 4}, KingZones{4, 4}, KingZones{4, 3}, KingZones{3, 2},
                                  KingZones{2, 2}, KingZones{2, 1}, KingZones{1, 1}})
        if (!isSmall() && shape.zones.count() > zones.count()) shape.zones = zones;
    while (!isSmall() && shape.neurons > FewestNeurons)
        shape.neurons -= FewestNeurons;
    return shape;
}

Network::Network(const VariantSpec& variant, const NetworkShape& shape, Weights weights, NetworkLoops loops)
    : m_shape(shape), m_inputs(variant, shape.zones), m_weights(std::move(weights)),
      m_usesWideLoops(loops == NetworkLoops::Widest && processorHasWide()) {
    assert(m_weights.inputs.size() == static_cast<std::size_t>(m_inputs.count() * shape.neurons));
    assert(m_weights.biases.size() == static_cast<std::size_t>(shape.neurons));
    assert(m_weights.outputs.size() == static_cast<std::size_t>(shape.phases * 2 * shape.neurons));
    assert(m_weights.outputBiases.size() == static_cast<std::size_t>(shape.phases));
}

void Network::add(Sums sums, int input) const {
    run<Add>(m_usesWideLoops, sums.data(), weightsOf(input), m_shape.neurons);
}

void Network::remove(Sums sums, int input) const {
    run<Remove>(m_usesWideLoops, sums.data(), weightsOf(input), m_shape.neurons);
}

void Network::move(ConstSums from, Sums to, int removed, int added) const {
    run<Exchange>(m_usesWideLoops, from.data(), to.data(), weightsOf(removed), weightsOf(added),
                  m_shape.neurons);
}

int Network::evaluate(ConstSums mover, ConstSums other, int phase) const {
    const auto neurons = static_cast<std::size_t>(m_shape.neurons);
    const std::int16_t* weights = m_weights.outputs.data() + static_cast<std::size_t>(phase) * 2 * neurons;
    const auto sumOf = [&](ConstSums sums, const std::int16_t* ofSums) {
        return std::int64_t{run<Output>(m_usesWideLoops, sums.data(), ofSums, m_shape.neurons)};
    };
    const std::int64_t squares = sumOf(mover, weights) + sumOf(other, weights + neurons);
    const std::int64_t output =
        squares / Activation + m_weights.outputBiases[static_cast<std::size_t>(phase)];
    constexpr std::int64_t One = std::int64_t{Activation} * OutputUnit;
    return static_cast<int>(output * CentipawnsPerUnit / One);
}

} // namespace komadai::core
