// Tunes the search: the engine plays against itself with slightly different parameters, and follows those that win.
//
//     tune_search --variant ID [--variant ID ...] [--parameter NAME ...] [--start NAME=VALUE ...]
//                 [--pairs 6000] [--nodes 4000] [--threads 2] [--seed 1]
//
// This is simultaneous perturbation stochastic approximation (Spall 1992). For each pair of games, all parameters change at
// once, each by its step up or down, at random. Player A has these changes, player B the opposite ones. Then every parameter
// moves by a small part of its step towards the winner; the part becomes smaller with time. Several variants take turns. Games with special effects
// have parameters of their own and are tuned by themselves.
//
// The parameters are printed after every 500 pairs. With one thread, the result depends on the arguments only. Test it in a match before you
// use it.
#include "core/learning/comparison.h"
#include "core/rules/keys.h"
#include "core/rules/variant_set.h"
#include "core/search/network/builtin_networks.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <mutex>
#include <random>
#include <thread>

namespace {

using namespace komadai;
using core::SearchParameter;
using core::SearchParameters;
using Variants = std::vector<std::shared_ptr<const core::Variant>>;

struct Options {
    std::vector<std::string> variants, parameters, start;
    int pairs = 6000;
    std::uint64_t nodes = 4000;
    int threads = 2;
    std::uint64_t seed = 1;
    double rate = 0.015; ///< the part of a step for a won game, at the beginning
};

/// A parameter, and its value with parts of a unit.
struct Tuned {
    const SearchParameter* parameter;
    double value;
};

/// Two players for one pair of games.
struct Perturbed {
    SearchParameters a, b;
    std::vector<int> directions; ///< of A: 1 or -1, by parameter
};

class Tuner {
public:
    Tuner(const Options& options, Variants variants, const SearchParameters& start, std::vector<Tuned> tuned)
        : m_options(options), m_variants(std::move(variants)), m_start(start), m_tuned(std::move(tuned)) {}

    void run() {
        {
            std::vector<std::jthread> threads;
            for (int thread = 0; thread < m_options.threads; ++thread)
                threads.emplace_back([this] { work(); });
        }
        print();
    }

private:
    void work() {
        std::unique_lock lock(m_mutex);
        while (m_begun < m_options.pairs) {
            const int number = m_begun++;
            const std::uint64_t seed = core::spread(m_options.seed) + static_cast<std::uint64_t>(number);
            const Perturbed players = perturbed(seed);
            lock.unlock();
            const auto tally =
                play(m_variants[static_cast<std::size_t>(number) % m_variants.size()], players, seed);
            lock.lock();
            follow(players, tally.wins - tally.losses);
            if (++m_finished % PairsPerLine == 0) print();
        }
    }

    Perturbed perturbed(std::uint64_t seed) const {
        std::mt19937_64 random(core::spread(seed));
        Perturbed players{m_start, m_start, {}};
        for (const auto& [parameter, value] : m_tuned) {
            const int direction = random() % 2 == 0 ? 1 : -1;
            // Rounded up as often as the part of a unit is large, so that it counts.
            const double part = std::uniform_real_distribution<>()(random);
            const auto rounded = [&](double exact) {
                return std::clamp(static_cast<int>(std::floor(exact + part)), parameter->least,
                                  parameter->most);
            };
            players.a.*parameter->value = rounded(value + direction * parameter->step);
            players.b.*parameter->value = rounded(value - direction * parameter->step);
            players.directions.push_back(direction);
        }
        return players;
    }
    core::match::Tally play(const std::shared_ptr<const core::Variant>& variant, const Perturbed& players,
                            std::uint64_t seed) const {
        core::learning::ComparisonPlan plan;
        plan.games.nodes = m_options.nodes;
        plan.mostPairs = 1;
        plan.endsEarly = false;
        plan.seed = seed;
        const auto network = core::builtinNetwork(variant->spec());
        const core::learning::Rivals rivals{{network, players.a}, {network, players.b}};
        return core::learning::compare(variant, rivals, plan, {}, {}, core::learning::WorkGate());
    }
    /// `lead`  games that A has won less those that B has won
    void follow(const Perturbed& players, int lead) {
        const double progress = static_cast<double>(m_finished) / m_options.pairs;
        const double rate = m_options.rate / std::pow(1 + 5 * progress, 0.6);
        for (std::size_t i = 0; i < m_tuned.size(); ++i) {
            auto& [parameter, value] = m_tuned[i];
            value = std::clamp<double>(value + rate * lead * players.directions[i] * parameter->step,
                                       parameter->least, parameter->most);
        }
    }
    void print() const {
        fmt::print("{} pairs:", m_finished);
        for (const auto& [parameter, value] : m_tuned)
            fmt::print(" {}={:.1f}", parameter->name, value);
        fmt::print("\n");
        std::fflush(stdout);
    }

    static constexpr int PairsPerLine = 500;

    const Options& m_options;
    Variants m_variants;
    SearchParameters m_start;
    std::mutex m_mutex; ///< for all that follows
    std::vector<Tuned> m_tuned;
    int m_begun = 0, m_finished = 0;
};

const SearchParameter& parameterOf(const std::string& name) {
    if (const auto* parameter = core::findSearchParameter(name)) return *parameter;
    throw CLI::ValidationError(fmt::format("There is no search parameter “{}”.", name));
}

int valueOf(const SearchParameter& parameter, const std::string& text) {
    int value = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || stop != end || value < parameter.least || value > parameter.most)
        throw CLI::ValidationError(fmt::format("--start {}: the value must be a whole number from {} to {}.",
                                               parameter.name, parameter.least, parameter.most));
    return value;
}

Variants variantsOf(const Options& options) {
    const auto all = core::VariantSet::builtin();
    Variants variants;
    for (const std::string& id : options.variants) {
        variants.push_back(all.find(id));
        if (!variants.back()) throw CLI::ValidationError(fmt::format("There is no variant “{}”.", id));
        if (!variants.front()->spec().effects != !variants.back()->spec().effects)
            throw CLI::ValidationError("Games with special effects are tuned by themselves.");
    }
    return variants;
}

void tune(const Options& options) {
    const Variants variants = variantsOf(options);
    SearchParameters start = core::usualParameters(variants.front()->spec());
    for (const std::string& text : options.start) {
        const auto equals = std::min(text.find('='), text.size());
        const SearchParameter& parameter = parameterOf(text.substr(0, equals));
        start.*parameter.value = valueOf(parameter, text.substr(std::min(equals + 1, text.size())));
    }
    std::vector<Tuned> tuned;
    for (const std::string& name : options.parameters)
        tuned.push_back({&parameterOf(name), 0});
    if (tuned.empty())
        for (const SearchParameter& parameter : core::searchParameters())
            tuned.push_back({&parameter, 0});
    for (auto& [parameter, value] : tuned)
        value = start.*parameter->value;
    Tuner(options, variants, start, std::move(tuned)).run();
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app("Tunes the search by self-play.");
    Options options;
    app.add_option("--variant", options.variants, "Variant id; several take turns")->required();
    app.add_option("--parameter", options.parameters, "Tune only these; the default is all of them");
    app.add_option("--start", options.start, "NAME=VALUE to start with, instead of the usual value");
    app.add_option("--pairs", options.pairs, "Pairs of games")->check(CLI::PositiveNumber);
    app.add_option("--nodes", options.nodes, "Positions a move")->check(CLI::PositiveNumber);
    app.add_option("--threads", options.threads, "Threads")->check(CLI::Range(1, 256));
    app.add_option("--seed", options.seed, "Random seed");
    app.add_option("--rate", options.rate,
                   "Part of its step by which a parameter moves for a won game, at first");
    try {
        app.parse(argc, argv);
        tune(options);
    } catch (const CLI::Error& e) {
        return app.exit(e);
    }
    return 0;
}
