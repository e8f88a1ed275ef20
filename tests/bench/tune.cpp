// Tunes the evaluation of a variant: the engine plays against itself, then the weights are fitted to the outcomes of the
// positions. The output has the format of resources/evaluation/ID.txt.
//
//     tune --variant ID [--games 3000] [--nodes 3000] [--threads 2] [--variants FILE] --data FILE --out FILE
//
// The games are appended to the --data FILE, one position per line and an empty line after each game. So a second call with
// more games, played with the new weights, also uses the first ones. Fitting follows Texel's method: the best weights are
// those with which the evaluation, through a logistic function, best predicts the outcomes of the positions. The outcome is
// the lambda-return of temporal difference learning (Sutton 1988): the scores of searches from the position on, with
// decreasing weights, and finally the result.
//
// Positions in which the mover can capture something are left out, but not those in which the mover is about to lose
// something. An evaluation without threats would then make tempo negative; --calm counteracts that.
#include "core/notation/position_text.h"
#include "core/rules/move_course.h"
#include "core/rules/position_model.h"
#include "core/rules/variant_set.h"
#include "core/search/effects_evaluation.h"
#include "core/search/engine.h"
#include "core/search/evaluation.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ostream.h>

#include <atomic>
#include <cmath>
#include <fstream>
#include <mutex>
#include <random>
#include <thread>

namespace {

using namespace komadai;
using core::Side;

constexpr int TableMegabytes = 16;

struct Options {
    std::string variant, variants, data, out;
    int games = 3000;
    int nodes = 3000;
    int threads = 2;
    int epochs = 40;
    float change = 40;
    float lambda = 0.9F;
    float calm = 0;
    bool refine = false;
    std::uint64_t seed = 1;
};

/// A quiet position from a game.
struct Sample {
    std::string position;
    int score = 0;     ///< centipawns, as the first player sees it
    double result = 0; ///< 1 if the first player won, 0 if the second one did
};

// --- games

bool isQuiet(const core::AnyPosition& position, const core::Move& move) {
    if (position.isInCheck(position.sideToMove())) return false;
    const auto course = core::courseOf(move, position);
    return course.victims.empty() && !course.promotion;
}

/// Plays random moves first, then moves of the engine, until the game is over or decided.
std::vector<Sample> playGame(const std::shared_ptr<const core::Variant>& variant, core::Engine& engine,
                             int nodes, std::uint64_t seed) {
    // On large boards with many pieces much can still turn.
    const int squares = variant->spec().size.squares();
    const int decided = std::max(2500, 25 * squares);   // centipawns
    const int longestGame = std::max(320, 3 * squares); // plies
    std::mt19937_64 random(seed);
    core::Game game(core::AnyPosition::startOf(variant));
    for (auto plies = 4 + random() % 8; plies > 0 && !game.isOver(); --plies) {
        const auto moves = game.position().legalMoves();
        game.play(moves[random() % moves.size()]);
    }
    std::vector<Sample> samples;
    std::optional<double> result;
    while (!result && !game.isOver() && game.plyCount() < longestGame) {
        core::Limits limits;
        limits.nodes = static_cast<std::uint64_t>(nodes);
        const auto found = engine.search(game, limits, {});
        const bool isFirst = game.position().sideToMove() == Side::First;
        const bool isDecided = found.score.isMate() || std::abs(found.score.centipawns()) > decided;
        if (isDecided) {
            const int sign = found.score.isMate() ? found.score.matePlies() : found.score.centipawns();
            result = (sign > 0) == isFirst ? 1.0 : 0.0;
        } else if (isQuiet(game.position(), *found.move)) {
            const int score = found.score.centipawns();
            samples.push_back(
                {core::sfen::format(game.position().toSetup(), game.spec()), isFirst ? score : -score, 0});
        }
        if (!result) game.play(*found.move);
    }
    if (game.isOver()) {
        const auto winner = game.outcome()->winner;
        result = !winner ? 0.5 : *winner == Side::First ? 1.0 : 0.0;
    }
    for (Sample& sample : samples)
        sample.result = result.value_or(0.5);
    return samples;
}

void playGames(const std::shared_ptr<const core::Variant>& variant, const Options& options) {
    std::ofstream file(options.data, std::ios::app);
    std::mutex mutex;
    std::atomic<int> next = 0;
    std::vector<std::jthread> workers;
    for (int worker = 0; worker < options.threads; ++worker)
        workers.emplace_back([&] {
            core::Engine engine(TableMegabytes);
            for (int number = next++; number < options.games; number = next++) {
                const auto samples = playGame(variant, engine, options.nodes,
                                              options.seed * 1000003 + static_cast<std::uint64_t>(number));
                const std::lock_guard lock(mutex);
                for (const Sample& sample : samples)
                    fmt::print(file, "{}|{}|{}\n", sample.position, sample.score, sample.result);
                fmt::print(file, "\n");
                if (number % 100 == 99) fmt::print(stderr, "{} games\n", number + 1);
            }
        });
}

// --- fitting

struct Term {
    std::int32_t number;
    float count;
};

/// The terms of an evaluation, from the first player's view.
struct Example {
    std::vector<Term> linear;
    std::array<std::vector<Term>, core::SideCount> danger; ///< by the side in danger
    float score = 0, result = 0;
    float target = 0; ///< the value that the evaluation should predict
};
using PlayedGame = std::vector<Example>;

class Recorder {
public:
    explicit Recorder(int size) : m_linear(static_cast<std::size_t>(size)) {
        for (auto& danger : m_danger)
            danger.resize(static_cast<std::size_t>(size));
    }
    void add(Side side, int number, int count) {
        m_linear[static_cast<std::size_t>(number)] += side == Side::First ? count : -count;
    }
    void addDanger(Side side, int number, int count) {
        m_danger[static_cast<std::size_t>(core::indexOf(side))][static_cast<std::size_t>(number)] += count;
    }
    Example example() const {
        return {termsOf(m_linear), {termsOf(m_danger[0]), termsOf(m_danger[1])}, 0, 0, 0};
    }

private:
    static std::vector<Term> termsOf(const std::vector<int>& counts) {
        std::vector<Term> terms;
        for (std::size_t i = 0; i < counts.size(); ++i)
            if (counts[i] != 0)
                terms.push_back({static_cast<std::int32_t>(i), static_cast<float>(counts[i])});
        return terms;
    }

    std::vector<int> m_linear;
    std::array<std::vector<int>, core::SideCount> m_danger;
};

/// Takes positions apart, of any class of board where they are not those of Ko Shogi and its like.
template <class Weights>
class Extractor {
public:
    explicit Extractor(std::shared_ptr<const core::Variant> variant) : m_variant(std::move(variant)) {}

    /// None for a line that is no sample of the variant.
    std::optional<Example> exampleOf(const std::string& line) {
        const auto first = line.find('|');
        const auto second = line.find('|', first + 1);
        if (second == std::string::npos) return std::nullopt;
        const auto setup = core::parsePosition(line.substr(0, first), m_variant->spec());
        if (!setup) return std::nullopt;
        const auto position = core::AnyPosition::fromSetup(setup.value(), m_variant);
        if (!position) return std::nullopt;
        Recorder recorder(m_size);
        std::visit([&](const auto& typed) { this->addTerms(typed, recorder); },
                   position.value().model().position);
        Example example = recorder.example();
        example.score = std::stof(line.substr(first + 1, second - first - 1));
        example.result = std::stof(line.substr(second + 1));
        return example;
    }

private:
    template <class Geometry>
    void addTerms(const core::Position<Geometry>& position, Recorder& recorder) {
        auto& evaluation = std::get<std::optional<core::Evaluator<Geometry>>>(m_evaluations);
        if (!evaluation) evaluation.emplace(m_variant->spec());
        evaluation->addTerms(position, recorder);
    }
    void addTerms(const core::EffectsPosition& position, Recorder& recorder) {
        if (!m_effectsEvaluation) m_effectsEvaluation.emplace(*position.tables());
        m_effectsEvaluation->addTerms(position, recorder);
    }

    std::shared_ptr<const core::Variant> m_variant;
    int m_size = decltype(Weights::layout)(m_variant->spec()).size();
    std::optional<core::EffectsEvaluator> m_effectsEvaluation;
    std::tuple<std::optional<core::Evaluator<core::SmallBoard>>,
               std::optional<core::Evaluator<core::MediumBoard>>,
               std::optional<core::Evaluator<core::LargeBoard>>>
        m_evaluations;
};

class Fit {
public:
    /// `usualChange` is the expected difference between the right weight and the initial weight of a term, in
    /// centipawns.
    Fit(std::vector<PlayedGame> games, const std::vector<int>& start, float usualChange, float lambda,
        float calm)
        : m_start(start.begin(), start.end()), m_weights(m_start) {
        chooseScale(games);
        for (std::size_t number = 0; number < games.size(); ++number) {
            setTargets(games[number], lambda);
            if (calm > 0)
                std::erase_if(games[number], [&](const Example& example) {
                    return std::abs(example.score - evaluate(example)) > calm;
                });
            if (number < games.size() * 9 / 10) m_training += games[number].size();
            std::move(games[number].begin(), games[number].end(), std::back_inserter(m_examples));
        }
        std::shuffle(m_examples.begin(), m_examples.begin() + static_cast<std::ptrdiff_t>(m_training),
                     std::mt19937_64(1));
        setPull(usualChange);
        fmt::print(stderr, "{} positions\n", m_examples.size());
        fmt::print(stderr, "at first: error {:.5f}, of games not trained on {:.5f}\n", error(0, m_training),
                   error(m_training, m_examples.size()));
    }

    void run(int epochs) {
        for (int epoch = 1; epoch <= epochs; ++epoch) {
            m_step = 2.0F * (epoch <= epochs * 2 / 3 ? 1.0F : 0.2F);
            for (std::size_t begin = 0; begin < m_training; begin += Batch)
                descend(begin, std::min(begin + Batch, m_training));
            fmt::print(stderr, "epoch {}: error {:.5f}, of games not trained on {:.5f}\n", epoch,
                       error(0, m_training), error(m_training, m_examples.size()));
        }
    }

    std::vector<int> weights() const {
        std::vector<int> rounded;
        for (const float weight : m_weights)
            rounded.push_back(static_cast<int>(std::lround(weight)));
        return rounded;
    }

private:
    static constexpr std::size_t Batch = 4096;
    // What the fit believes beforehand: that weights are about those at the start.
    static constexpr float TargetVariance = 0.05F; ///< variance of a target around its predicted value
    static constexpr float PositionsOfOneGame =
        4; ///< positions of a game that together have the information of one independent position

    static float sum(const std::vector<Term>& terms, const std::vector<float>& weights) {
        float total = 0;
        for (const Term& term : terms)
            total += term.count * weights[static_cast<std::size_t>(term.number)];
        return total;
    }
    static float cost(float eighths) {
        const float units = std::max(eighths, 0.0F);
        return std::min(units * units / 256, static_cast<float>(core::EvaluationWeights::MostDanger));
    }
    static float slope(float eighths) {
        return eighths > 0 && cost(eighths) < core::EvaluationWeights::MostDanger ? eighths / 128 : 0;
    }
    float evaluate(const Example& example) const {
        return sum(example.linear, m_weights) - cost(sum(example.danger[0], m_weights)) +
               cost(sum(example.danger[1], m_weights));
    }
    float chance(float centipawns) const { return 1 / (1 + std::exp(-centipawns / m_scale)); }
    double error(std::size_t begin, std::size_t end) const {
        double total = 0;
        for (std::size_t i = begin; i < end; ++i) {
            const double miss = chance(evaluate(m_examples[i])) - m_examples[i].target;
            total += miss * miss;
        }
        return total / static_cast<double>(std::max<std::size_t>(end - begin, 1));
    }

    /// The scale on which the scores of the searches best predict the results.
    void chooseScale(const std::vector<PlayedGame>& games) {
        double best = 1e9;
        float chosen = 300;
        for (m_scale = 100; m_scale <= 8000; m_scale *= 1.1F) {
            double total = 0;
            for (const PlayedGame& game : games)
                for (const Example& example : game)
                    total += std::pow(chance(example.score) - example.result, 2);
            if (total < best) {
                best = total;
                chosen = m_scale;
            }
        }
        m_scale = chosen;
        fmt::print(stderr, "{} games, scale {:.0f} centipawns\n", games.size(), m_scale);
    }

    void setTargets(PlayedGame& game, float lambda) const {
        if (game.empty()) return;
        float ahead = game.back().result;
        for (auto example = game.rbegin(); example != game.rend(); ++example) {
            ahead = (1 - lambda) * chance(example->score) + lambda * ahead;
            example->target = ahead;
        }
    }

    /// A term with high counts is changed less.
    void setPull(float usualChange) {
        std::vector<float> squares(m_weights.size()), positions(m_weights.size());
        const auto add = [&](const std::vector<Term>& terms) {
            for (const Term& term : terms) {
                squares[static_cast<std::size_t>(term.number)] += term.count * term.count;
                ++positions[static_cast<std::size_t>(term.number)];
            }
        };
        for (std::size_t i = 0; i < m_training; ++i) {
            add(m_examples[i].linear);
            add(m_examples[i].danger[0]);
            add(m_examples[i].danger[1]);
        }
        const float pull = TargetVariance * PositionsOfOneGame * m_scale /
                           (static_cast<float>(m_training) * usualChange * usualChange);
        for (std::size_t i = 0; i < m_pull.size(); ++i)
            m_pull[i] = pull * squares[i] / std::max(positions[i], 1.0F);
    }

    /// One step of Adam.
    void descend(std::size_t begin, std::size_t end) {
        std::vector<float> gradient(m_weights.size());
        for (std::size_t i = begin; i < end; ++i) {
            const Example& example = m_examples[i];
            const float first = sum(example.danger[0], m_weights);
            const float second = sum(example.danger[1], m_weights);
            const float expected = chance(sum(example.linear, m_weights) - cost(first) + cost(second));
            const float push = (expected - example.target) * expected * (1 - expected);
            const auto add = [&](const std::vector<Term>& terms, float factor) {
                for (const Term& term : terms)
                    gradient[static_cast<std::size_t>(term.number)] += push * factor * term.count;
            };
            add(example.linear, 1);
            add(example.danger[0], -slope(first));
            add(example.danger[1], slope(second));
        }
        ++m_steps;
        const auto size = static_cast<float>(end - begin);
        for (std::size_t i = 0; i < m_weights.size(); ++i) {
            const float g = gradient[i] / size + m_pull[i] * (m_weights[i] - m_start[i]);
            m_mean[i] += 0.1F * (g - m_mean[i]);
            m_square[i] += 0.001F * (g * g - m_square[i]);
            const float mean = m_mean[i] / (1 - std::pow(0.9F, static_cast<float>(m_steps)));
            const float square = m_square[i] / (1 - std::pow(0.999F, static_cast<float>(m_steps)));
            m_weights[i] -= m_step * mean / (std::sqrt(square) + 1e-9F);
        }
    }

    std::vector<Example> m_examples;
    std::size_t m_training = 0;
    std::vector<float> m_start, m_weights;
    std::vector<float> m_mean = std::vector<float>(m_start.size());
    std::vector<float> m_square = std::vector<float>(m_start.size());
    float m_scale = 300;
    std::vector<float> m_pull = std::vector<float>(m_start.size()); ///< pull towards the initial weights
    float m_step = 1;                                               ///< about what a weight changes at once
    int m_steps = 0;
};

template <class Weights>
void fit(const std::shared_ptr<const core::Variant>& variant, const Options& options) {
    auto weights = options.refine ? Weights::of(variant->spec()) : Weights::estimateFor(variant->spec());
    Extractor<Weights> extractor(variant);
    std::vector<PlayedGame> games(1);
    std::ifstream file(options.data);
    for (std::string line; std::getline(file, line);)
        if (line.empty())
            games.emplace_back();
        else if (auto example = extractor.exampleOf(line))
            games.back().push_back(*std::move(example));
    Fit fit(std::move(games), weights.values, options.change, options.lambda, options.calm);
    fit.run(options.epochs);
    weights.values = fit.weights();
    std::ofstream(options.out) << weights.toText(variant->spec());
}

} // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App command("Tunes the evaluation of a variant by self-play", "tune");
    command.add_option("--variant", options.variant, "the variant's id")->required();
    command.add_option("--variants", options.variants, "a file with more variants");
    command.add_option("--data", options.data, "positions; games are added to it")->required();
    command.add_option("--out", options.out, "where the weights go")->required();
    command.add_option("--games", options.games, "0 only fits")->capture_default_str();
    command.add_option("--nodes", options.nodes, "for each move")->capture_default_str();
    command.add_option("--threads", options.threads)->capture_default_str();
    command.add_option("--epochs", options.epochs)->capture_default_str();
    command
        .add_option("--change", options.change, "by how much terms usually differ from those at the start")
        ->capture_default_str();
    command
        .add_option("--lambda", options.lambda, "1 fits to results alone, 0 to what searches said at once")
        ->capture_default_str();
    command
        .add_option("--calm", options.calm,
                    "leave out positions where a search differs from the evaluation by more; 0 for none")
        ->capture_default_str();
    command.add_flag("--refine", options.refine,
                     "begin with the weights that the program has, not with estimates");
    command.add_option("--seed", options.seed, "of the games")->capture_default_str();
    CLI11_PARSE(command, argc, argv);

    auto variants = core::VariantSet::builtin();
    if (!options.variants.empty()) {
        std::ifstream file(options.variants);
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        if (!file || !variants.add(text).empty()) {
            fmt::print(stderr, "{} has no variants to read; komadai-cli variants check says why.\n",
                       options.variants);
            return 2;
        }
    }
    const auto variant = variants.find(options.variant);
    if (!variant) {
        fmt::print(stderr, "Unknown variant \"{}\".\n", options.variant);
        return 2;
    }
    playGames(variant, options);
    if (variant->spec().effects)
        fit<core::EffectsWeights>(variant, options);
    else
        fit<core::EvaluationWeights>(variant, options);
}
