#include "core/learning/teaching.h"

#include "core/base/whole_file.h"
#include "core/learning/samples.h"

#include <algorithm>
#include <cmath>
#include <system_error>

namespace komadai::core::learning {
namespace {

/// The curve of results is taken from so many of the newest games.
constexpr std::size_t GamesForCurve = 5000;
/// A test is written down after so many pairs, too, and not only at its end.
constexpr int PairsPerLine = 10;

std::optional<TeachingError> writeNetwork(const std::filesystem::path& file, const Network& network,
                                          const VariantSpec& variant) {
    const auto reason = writeWholeFile(file, formatNetwork(network, variant));
    if (!reason) return std::nullopt;
    return UnusableFile{file, reason->text};
}

/// The network of a file; null if there is no such file.
Result<std::shared_ptr<const Network>, TeachingError> readNetwork(const std::filesystem::path& file,
                                                                  const VariantSpec& variant) {
    std::error_code ignored;
    if (!std::filesystem::exists(file, ignored)) return std::shared_ptr<const Network>();
    auto network = readNetworkFile(file, variant);
    if (!network) return TeachingError(network.error());
    return std::move(network).value();
}

template <class Problem>
std::optional<TeachingError> failureOf(std::optional<Problem> error) {
    if (!error) return std::nullopt;
    return TeachingError(std::move(*error));
}

} // namespace

Result<std::shared_ptr<const Network>, TeachingError>
fitToFile(const std::shared_ptr<const Variant>& variant, const std::filesystem::path& games,
          const TeachingPlan& plan, const std::function<void(std::size_t positions)>& seePositions,
          const std::function<void(const EpochReport&)>& seeEpoch, const WorkGate& gate) {
    const VariantSpec& spec = variant->spec();
    const auto all = readTrainingFile(
        games, spec, [](const TrainingGame&) {}, gate);
    if (!all) return TeachingError(all.error());
    const auto seeNewest = [&](std::size_t most, const std::function<void(TrainingGame)>& see) {
        std::size_t left = all.value();
        return readTrainingFile(
            games, spec,
            [&](TrainingGame game) {
                if (left-- <= most) see(std::move(game));
            },
            gate);
    };
    std::vector<TrainingGame> newest;
    const auto sawNewest =
        seeNewest(GamesForCurve, [&](TrainingGame game) { newest.push_back(std::move(game)); });
    if (!sawNewest) return TeachingError(sawNewest.error());
    if (!gate.pass()) return std::shared_ptr<const Network>(); // stopped

    auto shape = usualShape(spec);
    shape.neurons = plan.neurons.value_or(shape.neurons);
    Samples samples(variant, shape, ResultCurve::of(newest));
    newest = {};
    const double trace = plan.trace.value_or(usualTrace(spec));
    const auto sawGames =
        seeNewest(plan.mostGames, [&](const TrainingGame& game) { samples.add(game, trace); });
    if (!sawGames) return TeachingError(sawGames.error());
    if (!gate.pass()) return std::shared_ptr<const Network>();
    if (!samples.hasAnyToLearnFrom()) return TeachingError(NoPositions{games});
    if (seePositions) seePositions(samples.size());
    auto fitting = plan.fitting;
    fitting.seed = plan.seed;
    fitting.threads = plan.threads;
    return learning::fit(spec, samples, fitting, seeEpoch, gate);
}

Result<Teaching, TeachingError> Teaching::open(std::shared_ptr<const Variant> variant, TeachingFiles files,
                                               const TeachingPlan& plan,
                                               const std::shared_ptr<const Network>& start) {
    auto opened = open(std::move(variant), std::move(files), plan, start, WorkGate());
    if (!opened) return opened.error();
    return *std::move(opened).value();
}

Result<std::optional<Teaching>, TeachingError> Teaching::open(std::shared_ptr<const Variant> variant,
                                                              TeachingFiles files, const TeachingPlan& plan,
                                                              const std::shared_ptr<const Network>& start,
                                                              const WorkGate& gate) {
    const VariantSpec& spec = variant->spec();
    auto games = TrainingFile::open(files.games, spec, gate);
    if (!games) return TeachingError(games.error());
    if (!games.value()) return std::optional<Teaching>(); // stopped
    auto log = TeachingLog::open(files.log(), spec);
    if (!log) return TeachingError(log.error());
    if (start && log.value().rounds().empty())
        if (auto error = writeNetwork(files.start(), *start, spec)) return *std::move(error);
    Teaching teaching(std::move(variant), std::move(files), plan, *std::move(games).value(),
                      std::move(log).value());
    if (auto error = teaching.readNetworks()) return *std::move(error);
    return std::optional(std::move(teaching));
}

Teaching::Failure Teaching::readNetworks() {
    const VariantSpec& spec = m_variant->spec();
    if (!rounds().empty() && round().kept.value_or(false))
        if (auto error = takeCandidate()) return error; // a course may have been broken off before this
    auto start = readNetwork(m_files.start(), spec);
    if (!start) return start.error();
    m_start = std::move(start).value();
    m_network = m_start;
    const bool anyKept =
        std::ranges::any_of(rounds(), [](const Round& past) { return past.kept.value_or(false); });
    if (!anyKept) return std::nullopt;
    auto network = readNetwork(m_files.network, spec);
    if (!network) return network.error();
    m_network = std::move(network).value();
    return std::nullopt;
}

std::uint64_t Teaching::gamesOfRound(int round) const {
    return static_cast<std::uint64_t>(
        std::llround(static_cast<double>(m_plan.firstGames) * std::pow(m_plan.growth, round - 1)));
}

std::optional<TeachingError> Teaching::run(const Listener& listener, const WorkGate& gate) {
    while (gate.pass()) {
        if (rounds().empty() || round().kept) {
            if (m_plan.mostRounds && std::ssize(rounds()) >= *m_plan.mostRounds) break;
            m_log.begin();
        }
        Failure error;
        if (!round().games) error = play(listener, gate);
        if (!error && gate.pass() && !m_candidate) error = fit(listener, gate);
        if (!error && gate.pass()) error = test(Step::TestAgainstLast, listener, gate);
        if (!error && gate.pass()) error = end(listener, gate);
        if (error) return error;
    }
    return std::nullopt;
}

Teaching::Failure Teaching::play(const Listener& listener, const WorkGate& gate) {
    const std::uint64_t wanted = gamesOfRound(round().number);
    if (m_games.size() < wanted) {
        const GameRun run{m_variant, m_network, m_plan.games, m_plan.seed, m_plan.threads};
        TeachingProgress progress{.step = Step::Games, .round = round().number};
        progress.wantedGames = static_cast<std::size_t>(wanted);
        const auto see = [&](std::size_t games, std::size_t) {
            progress.games = games;
            if (listener) listener(progress);
        };
        if (auto error = playGames(m_games, run, wanted - m_games.size(), see, gate)) return *error;
    }
    if (!gate.pass()) return std::nullopt;
    return failureOf(m_log.add(Round::Games{m_games.size(), m_plan.seed, m_plan.games.nodes}));
}

Teaching::Failure Teaching::fit(const Listener& listener, const WorkGate& gate) {
    if (round().fit) { // the course was broken off later
        auto candidate = readNetwork(m_files.candidate(), m_variant->spec());
        if (candidate) m_candidate = std::move(candidate).value();
        if (m_candidate) return std::nullopt;
    }
    TeachingProgress progress{.step = Step::Fitting, .round = round().number};
    progress.games = m_games.size();
    progress.epochs = m_plan.fitting.epochs.value_or(usualEpochs(m_variant->spec()));
    Round::Fit result;
    const auto seePositions = [&](std::size_t positions) {
        result.positions = positions;
        if (listener) listener(progress);
    };
    const auto seeEpoch = [&](const EpochReport& report) {
        result.last = report;
        progress.epoch = report;
        if (listener) listener(progress);
    };
    auto network = fitToFile(m_variant, m_files.games, m_plan, seePositions, seeEpoch, gate);
    if (!network) return network.error();
    if (!network.value()) return std::nullopt; // stopped
    m_candidate = std::move(network).value();
    if (auto error = writeNetwork(m_files.candidate(), *m_candidate, m_variant->spec())) return error;
    return failureOf(m_log.add(result));
}

Teaching::Failure Teaching::test(Step step, const Listener& listener, const WorkGate& gate) {
    const bool againstStart = step == Step::TestAgainstStart;
    ComparisonPlan plan = m_plan.test;
    plan.games = m_plan.games;
    plan.seed = spread(m_plan.seed) + static_cast<std::uint64_t>(2 * round().number + (againstStart ? 1 : 0));
    plan.threads = m_plan.threads;
    if (againstStart) {
        plan.endsEarly = false;
        plan.mostPairs = m_plan.pairsAgainstStart;
    }
    TeachingProgress progress{.step = step, .round = round().number};
    progress.games = m_games.size();
    progress.mostPairs = plan.mostPairs;
    Failure error;
    const auto see = [&](const match::Tally& tally) {
        progress.tally = tally;
        if (!error && tally.pairCount() % PairsPerLine == 0)
            error = failureOf(m_log.addTest(againstStart, tally));
        if (listener) listener(progress);
        return !error;
    };
    const Rivals rivals{{m_candidate}, {againstStart ? m_start : m_network}};
    const match::Tally before = againstStart ? round().againstStart : round().againstLast;
    const auto tally = compare(m_variant, rivals, plan, before, see, gate);
    if (error || tally.pairCount() == before.pairCount()) return error;
    return failureOf(m_log.addTest(againstStart, tally));
}

/// A network that the test has not refused is kept if it was better.
bool Teaching::isBetter(const match::Tally& tally) const {
    const auto verdict = m_plan.test.test.verdict(tally);
    if (verdict != match::SprtVerdict::Continue) return verdict == match::SprtVerdict::AcceptH1;
    return tally.games() > 0 && tally.wins > tally.losses;
}

Teaching::Failure Teaching::end(const Listener& listener, const WorkGate& gate) {
    const bool kept = isBetter(round().againstLast);
    if (kept && m_network != m_start)
        if (auto error = test(Step::TestAgainstStart, listener, gate)) return error;
    if (!gate.pass()) return std::nullopt;
    if (auto error = failureOf(m_log.end(kept))) return error;
    if (kept) {
        m_network = m_candidate;
        if (auto error = takeCandidate()) return error;
    } else {
        std::error_code ignored;
        std::filesystem::remove(m_files.candidate(), ignored);
    }
    m_candidate.reset();
    TeachingProgress progress{.step = Step::RoundEnded, .round = round().number};
    progress.games = m_games.size();
    if (listener) listener(progress);
    return std::nullopt;
}

Teaching::Failure Teaching::takeCandidate() {
    std::error_code error;
    if (!std::filesystem::exists(m_files.candidate(), error)) return std::nullopt;
    std::filesystem::rename(m_files.candidate(), m_files.network, error);
    if (!error) return std::nullopt;
    return UnusableFile{m_files.network, error.message()};
}

} // namespace komadai::core::learning
