// Positions of training games, prepared for fitting.
#pragma once

#include "core/learning/training_game.h"
#include "core/rules/position.h"
#include "core/rules/variant.h"
#include "core/search/network/network.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <variant>
#include <vector>

namespace komadai::core::learning {

/// The logistic function by which scores become expected results.
struct ResultCurve {
    double width = 400; ///< centipawns; a lead of so many gives an expected result of 73 %

    /// The expected result for the side with this score, 0..1.
    double expected(double centipawns) const;
    /// The width with which the scores of these games predict their results best.
    static ResultCurve of(std::span<const TrainingGame> games);
};

/// How much what comes later in a game usually counts for a position, see Samples::add. With special effects the scores of short
/// searches say little more than the evaluation knows already, so that results have to teach the network.
double usualTrace(const VariantSpec& variant);

/// Positions from which a network learns. All values are from the view of the side to move.
class Samples {
public:
    Samples(std::shared_ptr<const Variant> variant, const NetworkShape& shape, ResultCurve curve);

    /// Adds the quiet positions of a game. What is expected of a position is the mean of its own score and of what is expected after
    /// the next move, which counts `trace` (0..1); after the last move, it is the result. Ignores the rest of a game from a move on that
    /// is not legal.
    void add(const TrainingGame& game, double trace);

    std::size_t size() const { return m_targets.size(); } ///< positions
    std::size_t games() const { return m_games; }
    /// Calls `act` with the inputs of the side to move, or of the other side: a span of numbers of 16 or, for a variant with very many
    /// inputs, 32 bits.
    template <class Act>
    void withInputs(std::size_t sample, bool ofMover, const Act& act) const {
        const std::size_t i = 2 * sample + (ofMover ? 0 : 1);
        std::visit(
            [&](const auto& all) { act(std::span(all.data() + m_begins[i], all.data() + m_begins[i + 1])); },
            m_inputs);
    }
    /// See NetworkInputs::phaseOf.
    int phase(std::size_t sample) const { return m_phases[sample]; }
    /// What the network is added to, in centipawns.
    float base(std::size_t sample) const { return m_bases[sample]; }
    /// The expected result, 0..1.
    float target(std::size_t sample) const { return m_targets[sample]; }
    /// Whether the sample belongs to a game that is kept apart, to check what was learned from the others: one game in fifty. Positions
    /// of one game are too much alike to check each other.
    bool isKeptApart(std::size_t sample) const { return m_keptApart[sample]; }
    /// Whether any samples are not kept apart.
    bool hasAnyToLearnFrom() const {
        return std::find(m_keptApart.begin(), m_keptApart.end(), false) != m_keptApart.end();
    }
    ResultCurve curve() const { return m_curve; }
    const NetworkInputs& inputs() const { return m_numbers; }
    const NetworkShape& shape() const { return m_shape; }

private:
    template <class Position>
    void addGame(const Position& start, const TrainingGame& game, std::span<const double> expected);
    template <class Number, class Position>
    void addInputs(std::vector<Number>& inputs, const Position& position, const NetworkInputs::View& view);

    std::shared_ptr<const Variant> m_variant;
    NetworkShape m_shape;
    NetworkInputs m_numbers;
    ResultCurve m_curve;
    /// Of all samples. Most variants have few enough for the short numbers, which take half the memory.
    std::variant<std::vector<std::uint16_t>, std::vector<std::uint32_t>> m_inputs;
    std::vector<std::size_t> m_begins{0}; ///< of the inputs of each side of each sample
    std::vector<std::uint8_t> m_phases;
    std::vector<bool> m_keptApart;
    std::size_t m_games = 0;
    std::vector<float> m_bases, m_targets;
};

} // namespace komadai::core::learning
