#include "core/learning/fitting.h"

#include "core/base/workers.h"

#include <algorithm>
#include <barrier>
#include <cmath>
#include <numeric>
#include <optional>
#include <random>
#include <span>
#include <vector>

namespace komadai::core::learning {
namespace {

/// Neurons that are computed together by one thread.
constexpr int SliceNeurons = 16;
/// An epoch has at least so many steps.
constexpr std::size_t FewestSteps = 64;
/// The learning rate at the end, as a part of the one at the beginning.
constexpr double LastRate = 0.01;
constexpr double LargestDecay = 40; ///< in a step of rate 0.01, weights shrink by less than half

/// Weights and what Adam remembers of their gradients.
class Parameters {
public:
    explicit Parameters(std::size_t size)
        : values(size), gradients(size), m_means(size), m_squares(size), m_anchors(size) {}

    /// From now on, values shrink towards what they are now instead of towards 0.
    void anchor() { m_anchors = values; }
    /// Changes all values against their gradients, which become 0.
    void step(float rate, float decay, int number) {
        constexpr float Beta1 = 0.9F, Beta2 = 0.999F, Epsilon = 1e-8F;
        const auto steps = static_cast<float>(number);
        const float correction1 = 1 / (1 - std::pow(Beta1, steps));
        const float correction2 = 1 / (1 - std::pow(Beta2, steps));
        float* __restrict value = values.data();
        float* __restrict gradient = gradients.data();
        float* __restrict mean = m_means.data();
        float* __restrict square = m_squares.data();
        const float* __restrict anchor = m_anchors.data();
        for (std::size_t i = 0; i < values.size(); ++i) {
            mean[i] = Beta1 * mean[i] + (1 - Beta1) * gradient[i];
            square[i] = Beta2 * square[i] + (1 - Beta2) * gradient[i] * gradient[i];
            value[i] -= rate * (correction1 * mean[i] / (std::sqrt(correction2 * square[i]) + Epsilon) +
                                decay * (value[i] - anchor[i]));
            gradient[i] = 0;
        }
    }

    std::vector<float> values, gradients;

private:
    std::vector<float> m_means, m_squares, m_anchors;
};

/// Some neurons of both sides, with their weights to the output.
class Slice {
public:
    Slice(int inputs, int phases, std::mt19937_64& random)
        : m_inputs(static_cast<std::size_t>(inputs) * N), m_biases(N),
          m_outputs(static_cast<std::size_t>(phases) * 2 * N) {
        std::normal_distribution<float> normal(0, 0.1F);
        for (float& value : m_inputs.values)
            value = normal(random);
        for (float& value : m_biases.values)
            value = 0.3F;
        for (float& value : m_outputs.values)
            value = normal(random);
    }

    /// From now on, each zone has weights of its own; until now they shared these, and they stay near to them where positions say little.
    void separateZones(int zones) {
        Parameters separate(m_inputs.values.size() * static_cast<std::size_t>(zones));
        for (int zone = 0; zone < zones; ++zone)
            std::ranges::copy(m_inputs.values, separate.values.begin() + static_cast<std::ptrdiff_t>(
                                                                             m_inputs.values.size() *
                                                                             static_cast<std::size_t>(zone)));
        separate.anchor();
        m_inputs = std::move(separate);
    }

    /// Adds the part of these neurons to the outputs of the positions.
    void predict(const Samples& samples, std::span<const std::uint32_t> which, std::size_t common,
                 std::span<float> outputs) {
        m_sums.resize(which.size() * 2 * N);
        for (std::size_t i = 0; i < which.size(); ++i) {
            const float* weights = outputsOf(m_outputs.values, samples.phase(which[i]));
            float output = 0;
            for (std::size_t side = 0; side < 2; ++side) {
                float* sums = m_sums.data() + (2 * i + side) * N;
                samples.withInputs(which[i], side == 0, [&](auto inputs) { sum(inputs, common, sums); });
                for (std::size_t n = 0; n < N; ++n) {
                    const float value = std::clamp(sums[n], 0.F, 1.F);
                    output += value * value * weights[side * N + n];
                }
            }
            outputs[i] = output;
        }
    }
    /// Adds the gradients of the positions of the last prediction. `slopes` are those of the loss by the output.
    void learn(const Samples& samples, std::span<const std::uint32_t> which, std::size_t common,
               std::span<const float> slopes) {
        for (std::size_t i = 0; i < which.size(); ++i) {
            const int phase = samples.phase(which[i]);
            const float* weights = outputsOf(m_outputs.values, phase);
            float* gradients = outputsOf(m_outputs.gradients, phase);
            for (std::size_t side = 0; side < 2; ++side) {
                const float* sums = m_sums.data() + (2 * i + side) * N;
                alignas(64) float slope[N];
                for (std::size_t n = 0; n < N; ++n) {
                    const float value = std::clamp(sums[n], 0.F, 1.F);
                    gradients[side * N + n] += slopes[i] * value * value;
                    const bool isInside = sums[n] > 0 && sums[n] < 1;
                    slope[n] = isInside ? slopes[i] * weights[side * N + n] * 2 * value : 0;
                    m_biases.gradients[n] += slope[n];
                }
                samples.withInputs(which[i], side == 0, [&](auto inputs) {
                    for (const std::size_t input : inputs) {
                        float* gradient = m_inputs.gradients.data() + index(input, common) * N;
                        for (std::size_t n = 0; n < N; ++n)
                            gradient[n] += slope[n];
                    }
                });
            }
        }
    }
    void step(float rate, float decay, int number) {
        m_inputs.step(rate, decay, number);
        m_biases.step(rate, 0, number);
        m_outputs.step(rate, 0, number);
        constexpr float Largest = static_cast<float>(Network::LargestOutputWeight) / Network::OutputUnit;
        for (float& value : m_outputs.values)
            value = std::clamp(value, -Largest, Largest);
    }

    /// Writes the rounded weights of these neurons, the first of which is `first`.
    void round(Network::Weights& to, std::size_t first, std::size_t neurons) const {
        const auto rounded = [](float value, int unit, float largest) {
            return static_cast<std::int16_t>(
                std::lround(std::clamp(value * static_cast<float>(unit), -largest, largest)));
        };
        constexpr float LargestInput = 8000;
        for (std::size_t i = 0; i < m_inputs.values.size(); ++i)
            to.inputs[i / N * neurons + first + i % N] =
                rounded(m_inputs.values[i], Network::Activation, LargestInput);
        for (std::size_t n = 0; n < N; ++n)
            to.biases[first + n] = rounded(m_biases.values[n], Network::Activation, LargestInput);
        for (std::size_t i = 0; i < m_outputs.values.size(); ++i)
            to.outputs[i / N * neurons + first + i % N] =
                rounded(m_outputs.values[i], Network::OutputUnit, Network::LargestOutputWeight);
    }

private:
    static constexpr std::size_t N = SliceNeurons;

    /// `common` is 0 if zones have weights of their own, otherwise the number of inputs that each of them has.
    static std::size_t index(std::size_t input, std::size_t common) {
        return common == 0 ? input : input % common;
    }
    static float* outputsOf(std::vector<float>& outputs, int phase) {
        return outputs.data() + static_cast<std::size_t>(phase) * 2 * N;
    }
    template <class Number>
    void sum(std::span<const Number> inputs, std::size_t common, float* sums) const {
        alignas(64) float local[N];
        std::ranges::copy(m_biases.values, local);
        for (const std::size_t input : inputs) {
            const float* weights = m_inputs.values.data() + index(input, common) * N;
            for (std::size_t n = 0; n < N; ++n)
                local[n] += weights[n];
        }
        std::ranges::copy(local, sums);
    }

    Parameters m_inputs;       ///< [input * N + neuron]
    Parameters m_biases;       ///< by neuron
    Parameters m_outputs;      ///< [(phase * 2 + side) * N + neuron]
    std::vector<float> m_sums; ///< [(position * 2 + side) * N + neuron]
};

/// The network while it learns.
class Fitting {
public:
    Fitting(const Samples& samples, const FittingPlan& plan, int epochs)
        : m_samples(samples), m_plan(plan), m_random(plan.seed),
          m_common(static_cast<std::size_t>(samples.inputs().perZone())),
          m_biases(static_cast<std::size_t>(samples.shape().phases)) {
        for (int first = 0; first < samples.shape().neurons; first += SliceNeurons)
            m_slices.emplace_back(samples.inputs().perZone(), samples.shape().phases, m_random);
        for (std::uint32_t i = 0; i < samples.size(); ++i)
            (samples.isKeptApart(i) ? m_checked : m_learned).push_back(i);
        m_parts.resize(m_slices.size());
        m_batchSize =
            std::clamp<std::size_t>(m_learned.size() / FewestSteps, 1, static_cast<std::size_t>(plan.batch));
        const auto batches = (m_learned.size() + m_batchSize - 1) / m_batchSize;
        m_steps = static_cast<int>(batches) * epochs;
    }

    /// Nothing on a stop request.
    std::optional<EpochReport> runEpoch(int epoch, const WorkGate& gate) {
        if (epoch == m_plan.commonEpochs + 1) separateZones();
        std::ranges::shuffle(m_learned, m_random);
        double loss = 0;
        for (std::size_t first = 0; first < m_learned.size(); first += m_batchSize) {
            if (!gate.pass()) return std::nullopt;
            loss += learn(batchOf(m_learned, first));
        }
        EpochReport report{epoch, loss / countOf(m_learned), 0, 0};
        check(report);
        return report;
    }
    /// The weights as whole numbers.
    Network::Weights rounded() {
        const auto neurons = static_cast<std::size_t>(m_samples.shape().neurons);
        if (!m_areSeparate) separateZones();
        Network::Weights weights;
        weights.inputs.resize(static_cast<std::size_t>(m_samples.inputs().count()) * neurons);
        weights.biases.resize(neurons);
        weights.outputs.resize(static_cast<std::size_t>(m_samples.shape().phases) * 2 * neurons);
        for (std::size_t slice = 0; slice < m_slices.size(); ++slice)
            m_slices[slice].round(weights, slice * SliceNeurons, neurons);
        for (const float bias : m_biases.values)
            weights.outputBiases.push_back(
                static_cast<std::int32_t>(std::lround(bias * Network::Activation * Network::OutputUnit)));
        return weights;
    }

private:
    /// The batch that begins at an index.
    std::span<const std::uint32_t> batchOf(const std::vector<std::uint32_t>& samples,
                                           std::size_t first) const {
        return std::span(samples).subspan(first, std::min(m_batchSize, samples.size() - first));
    }
    /// At least 1, so that sums can be divided by it.
    static double countOf(const std::vector<std::uint32_t>& samples) {
        return static_cast<double>(std::max<std::size_t>(samples.size(), 1));
    }
    void separateZones() {
        m_areSeparate = true;
        m_common = 0;
        for (Slice& slice : m_slices)
            slice.separateZones(m_samples.shape().zones.count());
    }
    /// Runs `work(slice)` for all slices.
    template <class Work>
    void forSlices(const Work& work) {
        const int threads = std::min(m_plan.threads, static_cast<int>(m_slices.size()));
        runWorkers(threads, [&](int thread, const std::stop_token&) {
            for (auto slice = static_cast<std::size_t>(thread); slice < m_slices.size();
                 slice += static_cast<std::size_t>(threads))
                work(slice);
        });
    }
    void predict(std::span<const std::uint32_t> which) {
        forSlices([&](std::size_t slice) {
            m_parts[slice].resize(which.size());
            m_slices[slice].predict(m_samples, which, m_common, m_parts[slice]);
        });
    }
    float outputOf(std::span<const std::uint32_t> which, std::size_t i) const {
        float output = m_biases.values[static_cast<std::size_t>(m_samples.phase(which[i]))];
        for (const auto& part : m_parts)
            output += part[i];
        return output;
    }
    double predicted(std::uint32_t sample, float output) const {
        return m_samples.curve().expected(m_samples.base(sample) + Network::CentipawnsPerUnit * output);
    }

    /// Returns the sum of the losses before the step.
    double learn(std::span<const std::uint32_t> which) {
        predict(which);
        double loss = 0;
        m_slopes.resize(which.size());
        const double unit = Network::CentipawnsPerUnit / m_samples.curve().width;
        for (std::size_t i = 0; i < which.size(); ++i) {
            const double result = predicted(which[i], outputOf(which, i));
            const double difference = result - m_samples.target(which[i]);
            loss += difference * difference;
            m_slopes[i] = static_cast<float>(2 * difference * result * (1 - result) * unit /
                                             static_cast<double>(which.size()));
            m_biases.gradients[static_cast<std::size_t>(m_samples.phase(which[i]))] += m_slopes[i];
        }
        ++m_step;
        const double progress = static_cast<double>(m_step) / m_steps;
        const auto rate = static_cast<float>(m_plan.rate * std::pow(LastRate, progress));
        const auto games = static_cast<double>(std::max<std::size_t>(m_samples.games(), 1));
        const auto decay = static_cast<float>(std::min(m_plan.decay / games, LargestDecay));
        const int number = std::min(m_step, 10000);
        forSlices([&](std::size_t slice) {
            m_slices[slice].learn(m_samples, which, m_common, m_slopes);
            m_slices[slice].step(rate, decay, number);
        });
        m_biases.step(rate, 0, number);
        return loss;
    }
    /// Adds the losses of the positions that are kept apart to the report.
    void check(EpochReport& report) {
        double loss = 0, base = 0;
        for (std::size_t first = 0; first < m_checked.size(); first += m_batchSize) {
            const auto which = batchOf(m_checked, first);
            predict(which);
            for (std::size_t i = 0; i < which.size(); ++i) {
                const double target = m_samples.target(which[i]);
                loss += std::pow(predicted(which[i], outputOf(which, i)) - target, 2);
                base += std::pow(predicted(which[i], 0) - target, 2);
            }
        }
        report.checkedLoss = loss / countOf(m_checked);
        report.baseLoss = base / countOf(m_checked);
    }

    const Samples& m_samples;
    const FittingPlan& m_plan;
    std::mt19937_64 m_random;
    std::size_t m_common; ///< see Slice::index
    std::size_t m_batchSize = 1;
    bool m_areSeparate = false;
    std::vector<Slice> m_slices;
    Parameters m_biases; ///< of the output, by phase
    std::vector<std::uint32_t> m_learned, m_checked;
    std::vector<std::vector<float>> m_parts; ///< of the outputs, by slice and position
    std::vector<float> m_slopes;
    int m_step = 0;
    int m_steps; ///< of all epochs
};

} // namespace

int usualEpochs(const VariantSpec& variant) { return variant.effects ? 2 : 10; }

std::shared_ptr<const Network> fit(const VariantSpec& variant, const Samples& samples,
                                   const FittingPlan& plan,
                                   const std::function<void(const EpochReport&)>& listener,
                                   const WorkGate& gate) {
    const int epochs = plan.epochs.value_or(usualEpochs(variant));
    Fitting fitting(samples, plan, epochs);
    for (int epoch = 1; epoch <= epochs; ++epoch) {
        const auto report = fitting.runEpoch(epoch, gate);
        if (!report) return nullptr;
        if (listener) listener(*report);
    }
    return std::make_shared<Network>(variant, samples.shape(), fitting.rounded());
}

} // namespace komadai::core::learning
