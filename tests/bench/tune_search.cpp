// Tunes the search: the engine plays against itself with slightly different parameters, and follows those that win.
//
//     tune_search --variant ID [--variant ID ...] [--parameter NAME ...] [--start NAME=VALUE ...]
//                 [--pairs 6000] [--nodes 4000] [--threads 2] [--seed 1]
//     tune_search --time 10000 --increment 100 [--nodes-per-ms 20] ...
//     tune_search --compare --start NAME=VALUE [--start NAME=VALUE ...] ...
//
// The second form tunes the use of the clock, by games with clocks that count positions instead of time. The third one plays so many pairs of
// games in each variant with the values of --start against the usual ones, with or without a clock.
//
// The method is in spsa.h; each of its trials is a pair of games. Several variants take turns. Games with special effects have
// parameters of their own and are tuned by themselves.
//
// The parameters are printed after every 500 pairs. With one thread, the result depends on the arguments only. Test it in a match before you
// use it.
#include "core/base/number.h"
#include "core/learning/comparison.h"
#include "core/match/statistics.h"
#include "core/rules/keys.h"
#include "core/rules/variant_set.h"
#include "core/search/network/builtin_networks.h"
#include "tests/bench/spsa.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <mutex>
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
    int time = 0, increment = 0; ///< milliseconds; 0: no clock
    std::uint64_t nodesPerMillisecond = 20;
    int threads = 2;
    std::uint64_t seed = 1;
    double rate = 0.015; ///< the part of a step for a won game, at the beginning
    bool compares = false;
};

core::learning::ComparisonPlan planOf(const Options& options) {
    core::learning::ComparisonPlan plan;
    plan.games.nodes = options.nodes;
    if (options.time > 0)
        plan.clock = core::learning::NodeClock{std::chrono::milliseconds(options.time),
                                               std::chrono::milliseconds(options.increment),
                                               options.nodesPerMillisecond};
    plan.endsEarly = false;
    return plan;
}

class Tuner {
public:
    Tuner(const Options& options, Variants variants, const SearchParameters& start,
          std::vector<const SearchParameter*> tuned)
        : m_options(options), m_variants(std::move(variants)), m_start(start), m_tuned(std::move(tuned)),
          m_spsa(numbersOf(m_tuned, m_start), m_options.pairs, m_options.rate) {}

    void run() {
        {
            std::vector<std::jthread> threads;
            for (int thread = 0; thread < m_options.threads; ++thread)
                threads.emplace_back([this] { work(); });
        }
        print();
    }

private:
    static std::vector<bench::TunedNumber> numbersOf(const std::vector<const SearchParameter*>& tuned,
                                                     const SearchParameters& start) {
        std::vector<bench::TunedNumber> numbers;
        for (const SearchParameter* parameter : tuned)
            numbers.push_back({static_cast<double>(start.*parameter->value), parameter->step,
                               parameter->least, parameter->most});
        return numbers;
    }
    SearchParameters with(const std::vector<int>& values) const {
        SearchParameters parameters = m_start;
        for (std::size_t i = 0; i < m_tuned.size(); ++i)
            parameters.*m_tuned[i]->value = values[i];
        return parameters;
    }
    void work() {
        std::unique_lock lock(m_mutex);
        while (m_begun < m_options.pairs) {
            const int number = m_begun++;
            const std::uint64_t seed = core::spread(m_options.seed) + static_cast<std::uint64_t>(number);
            const auto trial = m_spsa.trial(core::spread(seed));
            lock.unlock();
            const auto tally =
                play(m_variants[static_cast<std::size_t>(number) % m_variants.size()], trial, seed);
            lock.lock();
            m_spsa.follow(trial, tally.wins - tally.losses);
            if (m_spsa.followed() % PairsPerLine == 0) print();
        }
    }
    core::match::Tally play(const std::shared_ptr<const core::Variant>& variant,
                            const bench::Spsa::Trial& trial, std::uint64_t seed) const {
        auto plan = planOf(m_options);
        plan.mostPairs = 1;
        plan.seed = seed;
        const auto network = core::builtinNetwork(variant->spec());
        const core::learning::Rivals rivals{{network, with(trial.a)}, {network, with(trial.b)}};
        return core::learning::compare(variant, rivals, plan, {}, {}, core::learning::WorkGate());
    }
    void print() const {
        fmt::print("{} pairs:", m_spsa.followed());
        for (std::size_t i = 0; i < m_tuned.size(); ++i)
            fmt::print(" {}={:.1f}", m_tuned[i]->name, m_spsa.numbers()[i].value);
        fmt::print("\n");
        std::fflush(stdout);
    }

    static constexpr int PairsPerLine = 500;

    const Options& m_options;
    Variants m_variants;
    SearchParameters m_start;
    std::vector<const SearchParameter*> m_tuned;
    std::mutex m_mutex; ///< for all that follows
    bench::Spsa m_spsa;
    int m_begun = 0; ///< pairs
};

const SearchParameter& parameterOf(const std::string& name) {
    if (const auto* parameter = core::findSearchParameter(name)) return *parameter;
    throw CLI::ValidationError(fmt::format("There is no search parameter “{}”.", name));
}

int valueOf(const SearchParameter& parameter, const std::string& text) {
    const auto value = core::numberFrom<int>(text, parameter.least, parameter.most);
    if (!value)
        throw CLI::ValidationError(fmt::format("--start {}: the value must be a whole number from {} to {}.",
                                               parameter.name, parameter.least, parameter.most));
    return *value;
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

/// The usual parameters of the variant, with the values of --start.
SearchParameters startFor(const core::VariantSpec& variant, const Options& options) {
    SearchParameters start = core::usualParameters(variant);
    for (const std::string& text : options.start) {
        const auto equals = std::min(text.find('='), text.size());
        const SearchParameter& parameter = parameterOf(text.substr(0, equals));
        start.*parameter.value = valueOf(parameter, text.substr(std::min(equals + 1, text.size())));
    }
    return start;
}

void compare(const Options& options, const Variants& variants) {
    auto plan = planOf(options);
    plan.mostPairs = options.pairs;
    plan.seed = options.seed;
    plan.threads = options.threads;
    for (const auto& variant : variants) {
        const auto network = core::builtinNetwork(variant->spec());
        const core::learning::Rivals rivals{{network, startFor(variant->spec(), options)}, {network}};
        const auto tally = core::learning::compare(variant, rivals, plan, {}, {}, core::learning::WorkGate());
        const auto strength = core::match::strengthFrom(tally);
        fmt::print("{}: {} wins, {} draws, {} losses, Elo {:+.0f} ± {:.0f}\n", variant->spec().id, tally.wins,
                   tally.draws, tally.losses, strength.elo.value_or(0), strength.eloMargin.value_or(0));
        std::fflush(stdout);
    }
}

void tune(const Options& options) {
    const Variants variants = variantsOf(options);
    if (options.compares) return compare(options, variants);
    const SearchParameters start = startFor(variants.front()->spec(), options);
    std::vector<const SearchParameter*> tuned;
    for (const std::string& name : options.parameters)
        tuned.push_back(&parameterOf(name));
    if (tuned.empty())
        for (const SearchParameter& parameter : core::searchParameters())
            if (parameter.isOfClock == (options.time > 0)) tuned.push_back(&parameter);
    Tuner(options, variants, start, std::move(tuned)).run();
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app("Tunes the search by self-play.");
    Options options;
    app.add_option("--variant", options.variants, "Variant id; several take turns")->required();
    app.add_option("--parameter", options.parameters,
                   "Tune only these; the default is all of the search, or with --time all of the clock");
    app.add_option("--start", options.start, "NAME=VALUE to start with, instead of the usual value");
    app.add_option("--pairs", options.pairs, "Pairs of games")->check(CLI::PositiveNumber);
    app.add_option("--nodes", options.nodes, "Positions a move")->check(CLI::PositiveNumber);
    app.add_option("--time", options.time, "Milliseconds on each clock")->check(CLI::Range(1, 3'600'000));
    app.add_option("--increment", options.increment, "Milliseconds added after each move")
        ->check(CLI::Range(0, 60'000));
    app.add_option("--nodes-per-ms", options.nodesPerMillisecond, "Positions to a millisecond")
        ->check(CLI::Range(1, 10'000));
    app.add_option("--threads", options.threads, "Threads")->check(CLI::Range(1, 256));
    app.add_option("--seed", options.seed, "Random seed");
    app.add_option("--rate", options.rate,
                   "Part of its step by which a parameter moves for a won game, at first");
    app.add_flag("--compare", options.compares, "Play the values of --start against the usual ones");
    try {
        app.parse(argc, argv);
        tune(options);
    } catch (const CLI::Error& e) {
        return app.exit(e);
    }
    return 0;
}
