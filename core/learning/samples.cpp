#include "core/learning/samples.h"

#include "core/rules/position_model.h"
#include "core/search/effects_evaluation.h"
#include "core/search/evaluation.h"
#include "core/search/network/position_inputs.h"

#include <cmath>
#include <optional>

namespace komadai::core::learning {
namespace {

/// One game in so many is kept apart.
constexpr std::size_t CheckedShare = 50;

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

/// Plays a game again, on its kind of position.
template <class Position>
class Replay;

template <class Geometry>
class Replay<Position<Geometry>> {
public:
    Replay(const VariantSpec& variant, const Position<Geometry>& start)
        : m_evaluator(variant), m_position(start) {}

    const Position<Geometry>& position() const { return m_position; }
    std::optional<Square> kingOf(Side side) const { return m_position.royalSquare(side); }
    /// False if the move is not legal; then nothing has happened.
    bool play(const Move& move) {
        const auto plain = plainMoveOf(move);
        if (!plain || !m_position.isLegal(*plain)) return false;
        m_position.make(*plain);
        return true;
    }
    /// Whether the score of a position in which this move was found does not hang on captures.
    bool isQuietBefore(const Move& move) const {
        const auto* board = std::get_if<BoardMove>(&move);
        return !m_position.isInCheck() &&
               !(board && m_position.isLegal(*board) && m_position.isTactical(*board));
    }
    /// What the network is added to, from the view of the side to move.
    int base(NetworkBasis basis) {
        const int material = m_evaluator.material(m_position);
        if (basis == NetworkBasis::Material)
            return m_position.sideToMove() == Side::First ? material : -material;
        return m_evaluator.evaluate(m_position, material, m_cache);
    }

private:
    Evaluator<Geometry> m_evaluator;
    EvaluationCache m_cache;
    Position<Geometry> m_position;
};

template <>
class Replay<EffectsPosition> {
public:
    Replay(const VariantSpec&, const EffectsPosition& start)
        : m_evaluator(*start.tables()), m_position(start) {}

    const EffectsPosition& position() const { return m_position; }
    static std::optional<Square> kingOf(Side) { return std::nullopt; }
    bool play(const Move& move) {
        const auto* path = std::get_if<PathMove>(&move);
        if (!path || !m_position.isLegal(*path)) return false;
        m_position.make(*path);
        return true;
    }
    static bool isQuietBefore(const Move& move) {
        const auto* path = std::get_if<PathMove>(&move);
        return path && !path->takesOrPromotes();
    }
    int base(NetworkBasis) const { return m_evaluator.evaluate(m_position); }

private:
    EffectsEvaluator m_evaluator;
    EffectsPosition m_position;
};

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

double usualTrace(const VariantSpec& variant) { return variant.effects ? 0.95 : 0.7; }

Samples::Samples(std::shared_ptr<const Variant> variant, const NetworkShape& shape, ResultCurve curve)
    : m_variant(std::move(variant)), m_shape(shape), m_numbers(m_variant->spec(), shape.zones),
      m_curve(curve) {
    if (m_numbers.count() > 1 << 16) m_inputs.emplace<std::vector<std::uint32_t>>();
}

void Samples::add(const TrainingGame& game, double trace) {
    const auto expected = expectedResults(game, m_curve, trace);
    std::visit([&](const auto& start) { addGame(start, game, expected); },
               AnyPosition::startOf(m_variant).model().position);
    const bool isKeptApart = m_games % CheckedShare == 1; // the first game is learned from
    m_keptApart.resize(size(), isKeptApart);
    ++m_games;
}

template <class Number, class Position>
void Samples::addInputs(std::vector<Number>& inputs, const Position& position,
                        const NetworkInputs::View& view) {
    forEachInput(m_numbers, position, view, [&](int input) { inputs.push_back(static_cast<Number>(input)); });
    m_begins.push_back(inputs.size());
}

template <class Position>
void Samples::addGame(const Position& start, const TrainingGame& game, std::span<const double> expected) {
    Replay<Position> replay(m_variant->spec(), start);
    for (const Move& move : game.opening)
        if (!replay.play(move)) return;
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        if (replay.isQuietBefore(game.moves[i]) && std::abs(game.scores[i]) < LargestScore) {
            const auto& position = replay.position();
            const Side mover = position.sideToMove();
            for (const Side side : {mover, opponent(mover)}) {
                const auto view = m_numbers.viewOf(side, replay.kingOf(side));
                std::visit([&](auto& inputs) { addInputs(inputs, position, view); }, m_inputs);
            }
            const int pieces =
                position.occupied(Side::First).count() + position.occupied(Side::Second).count();
            m_phases.push_back(static_cast<std::uint8_t>(m_numbers.phaseOf(pieces, m_shape.phases)));
            m_bases.push_back(static_cast<float>(replay.base(m_shape.basis)));
            m_targets.push_back(static_cast<float>(mover == Side::First ? expected[i] : 1 - expected[i]));
        }
        if (!replay.play(game.moves[i])) return;
    }
}

} // namespace komadai::core::learning
