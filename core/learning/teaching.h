// A course of learning: in rounds, games are played, a network is fitted to them, and it is tested against the one before.
#pragma once

#include "core/learning/comparison.h"
#include "core/learning/fitting.h"
#include "core/learning/game_run.h"
#include "core/learning/teaching_log.h"
#include "core/search/network/network_file.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <variant>

namespace komadai::core::learning {

/// How a course teaches.
struct TeachingPlan {
    GamePlan games{};
    std::uint64_t firstGames = 4000; ///< in the file at the end of the first round
    double growth = 1.6;             ///< from round to round, of that number
    std::size_t mostGames = 150000;  ///< a network is fitted to the newest ones
    std::optional<int> neurons;      ///< of each side; none: as usual
    FittingPlan fitting{};           ///< `seed` and `threads` of the course are used instead of its own
    std::optional<double> trace;     ///< see Samples::add; none: as usual
    ComparisonPlan test{};           ///< the same, also for `games`
    int pairsAgainstStart = 50;      ///< of a network that is kept
    std::uint64_t seed = 1;
    int threads = 1;
    std::optional<int> mostRounds; ///< of the whole course; none: it never ends
};

/// The files of a course. Beside the network there are its log (.log) and, meanwhile, a new network that is being tested (.candidate).
struct TeachingFiles {
    std::filesystem::path games;   ///< see core/learning/training_file.h
    std::filesystem::path network; ///< the best one so far; not there at first

    std::filesystem::path log() const { return network.string() + ".log"; }
    std::filesystem::path candidate() const { return network.string() + ".candidate"; }
    /// The network from which the course began; not there if it began without one.
    std::filesystem::path start() const { return network.string() + ".start"; }
};

/// What happens in a course.
struct TeachingProgress {
    enum class Step { Games, Fitting, TestAgainstLast, TestAgainstStart, RoundEnded };
    Step step = Step::Games;
    int round = 1;
    std::size_t games = 0;              ///< in the file
    std::size_t wantedGames = 0;        ///< at the end of this step
    std::optional<EpochReport> epoch{}; ///< the last one, while fitting
    int epochs = 0;                     ///< of the fit
    match::Tally tally{};               ///< of the test
    int mostPairs = 0;                  ///< of the test
};

/// A file that cannot be written, renamed or removed.
struct UnusableFile {
    std::filesystem::path file;
    std::string reason; ///< of the system
};
/// A file of games without quiet positions to learn from.
struct NoPositions {
    std::filesystem::path file;
};
/// Why a course cannot go on.
using TeachingError =
    std::variant<TrainingFileError, TeachingLogError, NetworkFault, UnusableFile, NoPositions>;

/// Fits a network to a file of games: to the newest ones, at most plan.mostGames. Null on a stop request.
/// `seePositions`  is called with the number of positions before the first epoch; may be empty
/// `seeEpoch`      is called after each epoch; may be empty
Result<std::shared_ptr<const Network>, TeachingError>
fitToFile(const std::shared_ptr<const Variant>& variant, const std::filesystem::path& games,
          const TeachingPlan& plan, const std::function<void(std::size_t positions)>& seePositions,
          const std::function<void(const EpochReport&)>& seeEpoch, const WorkGate& gate);

/// A course for one variant. One thread, except for `run`'s workers.
class Teaching {
public:
    /// Begins a course with a network, or without one if `start` is null; or goes on with the course of these files, from its own start.
    static Result<Teaching, TeachingError> open(std::shared_ptr<const Variant> variant, TeachingFiles files,
                                                const TeachingPlan& plan,
                                                const std::shared_ptr<const Network>& start);
    /// The same, but nothing after a stop request at the gate: reading the games can take a while.
    static Result<std::optional<Teaching>, TeachingError> open(std::shared_ptr<const Variant> variant,
                                                               TeachingFiles files, const TeachingPlan& plan,
                                                               const std::shared_ptr<const Network>& start,
                                                               const WorkGate& gate);

    /// All rounds so far, the present one included.
    const std::vector<Round>& rounds() const { return m_log.rounds(); }
    /// The best network so far; null: the evaluation without one.
    const std::shared_ptr<const Network>& network() const { return m_network; }

    using Listener = std::function<void(const TeachingProgress&)>;
    /// Works until all rounds have ended or a stop is requested. Each step goes on where it was broken off, except the fit, which begins
    /// again. `listener` is called by several threads, by one at a time. Returns what prevented it from going on, if anything did.
    std::optional<TeachingError> run(const Listener& listener, const WorkGate& gate);

private:
    Teaching(std::shared_ptr<const Variant> variant, TeachingFiles files, TeachingPlan plan,
             TrainingFile games, TeachingLog log)
        : m_variant(std::move(variant)), m_files(std::move(files)), m_plan(plan), m_games(std::move(games)),
          m_log(std::move(log)) {}

    using Failure = std::optional<TeachingError>;
    using Step = TeachingProgress::Step;
    Failure readNetworks();
    Failure play(const Listener& listener, const WorkGate& gate);
    Failure fit(const Listener& listener, const WorkGate& gate);
    Failure test(Step step, const Listener& listener, const WorkGate& gate);
    Failure end(const Listener& listener, const WorkGate& gate);
    /// Puts a candidate that was kept in the place of the network.
    Failure takeCandidate();
    bool isBetter(const match::Tally& tally) const;
    std::uint64_t gamesOfRound(int round) const;
    const Round& round() const { return m_log.rounds().back(); }

    std::shared_ptr<const Variant> m_variant;
    TeachingFiles m_files;
    TeachingPlan m_plan;
    TrainingFile m_games;
    TeachingLog m_log;
    std::shared_ptr<const Network> m_start, m_network, m_candidate; ///< may be null
};

} // namespace komadai::core::learning
