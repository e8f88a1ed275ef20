// A small network that evaluates positions: learned weights in whole numbers.
#pragma once

#include "core/base/result.h"
#include "core/search/network/network_inputs.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// What the output of a network is added to.
enum class NetworkBasis : std::uint8_t {
    Material,   ///< the values of pieces on their squares and in hands
    Evaluation, ///< the whole evaluation without a network
};

/// How large a network is, and for which positions it has weights of their own.
struct NetworkShape {
    NetworkBasis basis = NetworkBasis::Evaluation;
    KingZones zones;
    int neurons = 64; ///< of each side; a multiple of 16, at most 256
    int phases = 1;   ///< sets of output weights, at most 16; chosen by the number of pieces on the board
    friend bool operator==(const NetworkShape&, const NetworkShape&) = default;
};

/// The loops that compute sums and outputs. Their results are the same.
enum class NetworkLoops : std::uint8_t {
    Widest, ///< with AVX2 where the processor has it
    Plain,  ///< with what every processor has that runs the program
};

/// A shape that suits the variant: its file has at most about two megabytes.
NetworkShape usualShape(const VariantSpec& variant);

/// A network of one variant. Each side has neurons that sum the weights of its inputs. Their sums, limited to 0..Activation and
/// squared, are the inputs of one output: first those of the side to move, then those of the other side. All arithmetic is on whole
/// numbers, so that every machine computes the same scores. Immutable, any thread.
class Network {
public:
    static constexpr int Activation = 255;        ///< stands for 1 in sums and input weights
    static constexpr int OutputUnit = 64;         ///< stands for 1 in output weights
    static constexpr int CentipawnsPerUnit = 400; ///< of an output of 1
    static constexpr int LargestOutputWeight = 127;

    /// The learned numbers.
    struct Weights {
        std::vector<std::int16_t> inputs; ///< [input * neurons + neuron]
        std::vector<std::int16_t> biases; ///< by neuron
        /// [phase * 2 * neurons + neuron]; -LargestOutputWeight..LargestOutputWeight
        std::vector<std::int16_t> outputs;
        std::vector<std::int32_t> outputBiases; ///< by phase, in 1 / (Activation * OutputUnit)
    };

    /// `loops`  plain ones are only for tests
    Network(const VariantSpec& variant, const NetworkShape& shape, Weights weights,
            NetworkLoops loops = NetworkLoops::Widest);

    const NetworkShape& shape() const { return m_shape; }
    bool usesWideLoops() const { return m_usesWideLoops; }
    const NetworkInputs& inputs() const { return m_inputs; }
    const Weights& weights() const { return m_weights; }

    /// The sums of a side, by neuron.
    using Sums = std::span<std::int16_t>;
    using ConstSums = std::span<const std::int16_t>;
    /// The sums without any input.
    void begin(Sums sums) const { std::ranges::copy(m_weights.biases, sums.begin()); }
    void add(Sums sums, int input) const;
    /// Precondition: the input was added.
    void remove(Sums sums, int input) const;
    /// `to` becomes `from` with one input less and one more.
    void move(ConstSums from, Sums to, int removed, int added) const;

    /// Centipawns from the view of the side to move, given the sums of both sides. Precondition: 0 <= phase < shape().phases.
    int evaluate(ConstSums mover, ConstSums other, int phase) const;

private:
    const std::int16_t* weightsOf(int input) const {
        return m_weights.inputs.data() +
               static_cast<std::size_t>(input) * static_cast<std::size_t>(m_shape.neurons);
    }

    NetworkShape m_shape;
    NetworkInputs m_inputs;
    Weights m_weights;
    bool m_usesWideLoops;
};

} // namespace komadai::core
