#include "core/learning/samples.h"

#include "core/rules/position_model.h"
#include "core/search/evaluation.h"
#include "core/search/network/position_inputs.h"

#include <cassert>
#include <cmath>
#include <type_traits>

namespace komadai::core::learning {
namespace {

double resultOf(const TrainingGame& game) {
    return !game.winner ? 0.5 : *game.winner == Side::First ? 1.0 : 0.0;
}

double errorWith(ResultCurve curve, std::span<const TrainingGame> games) {
    double sum = 0;
    for (const TrainingGame& game : games)
        for (const int score : game.scores) {
            const double difference = curve.expected(score) - resultOf(game);
            sum += difference * difference;
        }
    return sum;
}

/// What is expected before each move, from the first player's view.
std::vector<double> expectedResults(const TrainingGame& game, ResultCurve curve, double trace) {
    std::vector<double> expected(game.scores.size());
    double later = resultOf(game);
    for (std::size_t i = game.scores.size(); i-- > 0;) {
        later = (1 - trace) * curve.expected(game.scores[i]) + trace * later;
        expected[i] = later;
    }
    return expected;
}

} // namespace

double ResultCurve::expected(double centipawns) const { return 1 / (1 + std::exp(-centipawns / width)); }

ResultCurve ResultCurve::of(std::span<const TrainingGame> games) {
    ResultCurve best;
    double least = errorWith(best, games);
    for (double width = 100; width < 3000; width *= 1.1) {
        const ResultCurve curve{width};
        if (const double error = errorWith(curve, games); error < least) {
            least = error;
            best = curve;
        }
    }
    return best;
}

Samples::Samples(std::shared_ptr<const Variant> variant, const NetworkShape& shape, ResultCurve curve)
    : m_variant(std::move(variant)), m_shape(shape), m_numbers(m_variant->spec(), shape.zones),
      m_curve(curve) {
    assert(m_numbers.count() <= 1 << 16);
}

void Samples::add(const TrainingGame& game, double trace) {
    const auto expected = expectedResults(game, m_curve, trace);
    std::visit(
        [&](const auto& start) {
            using Start = std::decay_t<decltype(start)>;
            if constexpr (!std::is_same_v<Start, EffectsPosition>) addGame(start, game, expected);
        },
        AnyPosition::startOf(m_variant).model().position);
}

template <class Geometry>
void Samples::addGame(const Position<Geometry>& start, const TrainingGame& game,
                      std::span<const double> expected) {
    const Evaluator<Geometry> evaluator(m_variant->spec());
    EvaluationCache cache;
    Position<Geometry> position = start;
    const auto legal = [&](const Move& move) {
        const auto plain = plainMoveOf(move);
        return plain && position.isLegal(*plain) ? plain : std::nullopt;
    };
    for (const Move& move : game.opening) {
        const auto plain = legal(move);
        if (!plain) return;
        position.make(*plain);
    }
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        const auto plain = legal(game.moves[i]);
        if (!plain) return;
        const auto* board = std::get_if<BoardMove>(&*plain);
        const bool isQuiet = !position.isInCheck() && !(board && position.isTactical(*board));
        if (isQuiet && std::abs(game.scores[i]) < LargestScore) {
            const Side mover = position.sideToMove();
            for (const Side side : {mover, opponent(mover)}) {
                const auto view = m_numbers.viewOf(side, position.royalSquare(side));
                forEachInput(m_numbers, position, view,
                             [&](int input) { m_inputs.push_back(static_cast<std::uint16_t>(input)); });
                m_begins.push_back(m_inputs.size());
            }
            const int pieces =
                position.occupied(Side::First).count() + position.occupied(Side::Second).count();
            m_phases.push_back(static_cast<std::uint8_t>(m_numbers.phaseOf(pieces, m_shape.phases)));
            const int material = evaluator.material(position);
            const int base =
                m_shape.basis == NetworkBasis::Evaluation
                    ? evaluator.evaluate(position, material, -scale::Infinite, scale::Infinite, cache)
                : mover == Side::First ? material
                                       : -material;
            m_bases.push_back(static_cast<float>(base));
            m_targets.push_back(static_cast<float>(mover == Side::First ? expected[i] : 1 - expected[i]));
        }
        position.make(*plain);
    }
}

} // namespace komadai::core::learning
