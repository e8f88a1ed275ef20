#include "app/cli/learn_commands.h"
#include "app/cli/arguments.h"

#include "app/cli/commands.h"
#include "app/cli/interruption.h"
#include "app/command_line.h"
#include "core/learning/training_file.h"
#include "core/rules/keys.h"
#include "core/search/network/network_file.h"
#include "translations/wording/learning_wording.h"

#include <fmt/format.h>

#include <atomic>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <vector>

namespace komadai::cli {
namespace {

namespace learning = core::learning;

constexpr int HashMegabytes = 16; ///< enough for repeatable searches
constexpr std::uint64_t ReportedGames = 100;

[[noreturn]] void refuse(const learning::TrainingFileError& error) {
    throw CommandError(ExitStatus::Failed, LearningWording().sentence(error));
}

/// Adds games to a file, with several threads, until there are enough.
class Making {
public:
    Making(const LearnArguments& arguments, std::shared_ptr<const core::Variant> variant,
           learning::TrainingFile file)
        : m_arguments(arguments), m_variant(std::move(variant)), m_file(std::move(file)) {}

    void run(const std::stop_token& stop) {
        {
            std::vector<std::jthread> workers;
            workers.reserve(static_cast<std::size_t>(m_arguments.threads));
            for (int worker = 0; worker < m_arguments.threads; ++worker)
                workers.emplace_back([&] { work(stop); });
        }
        if (m_error) refuse(*m_error);
    }
    std::size_t games() const { return m_file.size(); }
    std::size_t positions() const { return m_positions; }

private:
    void work(const std::stop_token& stop) {
        core::Engine engine(HashMegabytes);
        while (const auto seed = nextSeed()) {
            const auto game = learning::makeGame(m_variant, m_arguments.plan, *seed, engine, stop);
            if (!game || !keep(*game)) return;
        }
    }
    /// The seed of the next game that is not in the file yet; none if there are enough.
    std::optional<std::uint64_t> nextSeed() {
        const std::lock_guard lock(m_mutex);
        while (m_next < m_arguments.games && !m_error) {
            const std::uint64_t seed = core::spread(core::spread(m_arguments.seed) + m_next++);
            if (!m_file.hasSeed(seed)) return seed;
        }
        return std::nullopt;
    }
    bool keep(const learning::TrainingGame& game) {
        const std::lock_guard lock(m_mutex);
        m_error = m_file.add(game);
        m_positions += game.moves.size();
        if (m_file.size() % ReportedGames == 0) fmt::print(stderr, "{} games\n", m_file.size());
        return !m_error;
    }

    const LearnArguments& m_arguments;
    std::shared_ptr<const core::Variant> m_variant;
    std::mutex m_mutex; ///< for all that follows
    learning::TrainingFile m_file;
    std::uint64_t m_next = 0;
    std::size_t m_positions = 0;
    std::optional<learning::TrainingFileError> m_error;
};

void makeGames(const LearnArguments& arguments) {
    const auto variants = loadVariants(arguments.variantsFile);
    const auto variant = variantOf(variants, arguments.variant);
    auto file = learning::TrainingFile::open(arguments.data, variant->spec());
    if (!file) refuse(file.error());
    Making making(arguments, variant, std::move(file).value());
    const Interruption interruption;
    making.run(interruption.token());
    fmt::print("games {}\nnew positions {}\n", making.games(), making.positions());
    if (interruption.token().stop_requested())
        throw CommandError(ExitStatus::Failed, "Stopped; the games finished until then are kept.");
}

/// Writes a whole file or none.
void writeWhole(const std::filesystem::path& file, const std::string& bytes) {
    const std::filesystem::path part = file.string() + ".part";
    std::ofstream out(part, std::ios::binary);
    out << bytes << std::flush;
    std::error_code error;
    if (out) std::filesystem::rename(part, file, error);
    if (out && !error) return;
    std::filesystem::remove(part, error);
    throw CommandError(ExitStatus::Failed, fmt::format("{} cannot be written.", file.string()));
}

core::NetworkShape shapeFor(const LearnArguments& arguments, const core::VariantSpec& variant) {
    auto shape = core::usualShape(variant);
    if (arguments.neurons) shape.neurons = *arguments.neurons;
    return shape;
}

std::vector<learning::TrainingGame> readGames(const LearnArguments& arguments,
                                              const core::VariantSpec& variant) {
    std::vector<learning::TrainingGame> games;
    const auto read = learning::readTrainingFile(
        arguments.data, variant, [&](learning::TrainingGame game) { games.push_back(std::move(game)); });
    if (!read) refuse(read.error());
    return games;
}

void fitNetwork(const LearnArguments& arguments) {
    const auto variants = loadVariants(arguments.variantsFile);
    const auto variant = variantOf(variants, arguments.variant);
    if (variant->spec().effects)
        throw CommandError(ExitStatus::Failed,
                           LearningWording().sentence({core::NetworkFileError::Problem::SpecialEffects}, {}));
    const auto games = readGames(arguments, variant->spec());
    learning::Samples samples(variant, shapeFor(arguments, variant->spec()),
                              learning::ResultCurve::of(games));
    for (const auto& game : games)
        samples.add(game, arguments.trace);
    fmt::print("games {}\npositions {}\n", games.size(), samples.size());
    if (samples.size() == 0)
        throw CommandError(ExitStatus::Failed,
                           fmt::format("{} contains no quiet positions.", arguments.data.string()));
    auto plan = arguments.fitting;
    plan.threads = arguments.threads;
    plan.seed = arguments.seed;
    const Interruption interruption;
    const auto show = [](const learning::EpochReport& report) {
        fmt::print("epoch {}: loss {:.6f}, of other positions {:.6f}, without network {:.6f}\n", report.epoch,
                   report.loss, report.checkedLoss, report.baseLoss);
        std::fflush(stdout);
    };
    const auto network = fit(variant->spec(), samples, plan, show, interruption.token());
    if (!network) throw CommandError(ExitStatus::Failed, "Stopped; no network was written.");
    writeWhole(arguments.out, formatNetwork(*network, variant->spec()));
}

void addVariant(CLI::App& command, LearnArguments& arguments) {
    command.add_option("--variant", arguments.variant, "Variant id")->required()->type_name("ID");
    command.add_option("--variants", arguments.variantsFile, "File with further variants");
}

} // namespace

void addLearnCommands(CLI::App& app, LearnArguments& arguments) {
    auto* command =
        app.add_subcommand("learn", "Teach the evaluation of a variant by games of the engine with itself");
    command->require_subcommand(1);
    auto* games =
        command->add_subcommand("games", "Play games of the engine with itself and add them to a file\n\n"
                                         "The seed decides which games: a second call with the same seed and "
                                         "more games goes on where the first one ended. "
                                         "Ctrl+C ends the command and keeps the games that are finished.");
    addVariant(*games, arguments);
    games->add_option("--data", arguments.data, "File of training games")->required()->check(fileName());
    games->add_option("--games", arguments.games, "Number of games of this seed (1000)")->check(aboveZero());
    games->add_option("--nodes", arguments.plan.nodes, "Positions a move (1000)")->check(aboveZero());
    games->add_option("--threads", arguments.threads, "Games played at the same time (1)")
        ->check(CLI::Range(1, core::Engine::MaxThreads));
    games->add_option("--seed", arguments.seed, "Random seed; another seed gives other games (1)");
    games->callback([&] { makeGames(arguments); });

    auto* fit = command->add_subcommand("fit", "Fit a network to games of the engine with itself\n\n"
                                               "Prints the loss after each epoch: the mean square of the "
                                               "difference between the results that are predicted "
                                               "and expected, also for positions that are not learned from.");
    addVariant(*fit, arguments);
    fit->add_option("--data", arguments.data, "File of training games")->required()->check(fileName());
    fit->add_option("--out", arguments.out, "File for the network")->required()->check(fileName());
    fit->add_option("--epochs", arguments.fitting.epochs, "How often each position is seen (16)")
        ->check(CLI::Range(1, 1000));
    fit->add_option("--common-epochs", arguments.fitting.commonEpochs,
                    "Of these, the first ones, in which the king's place does not matter (10)")
        ->check(CLI::Range(0, 1000));
    fit->add_option("--rate", arguments.fitting.rate, "Learning rate at the beginning (0.01)")
        ->check(CLI::Range(1e-6, 1.0));
    fit->add_option("--trace", arguments.trace, "Weight of what comes later in the game, 0 to 1 (0.8)")
        ->check(CLI::Range(0.0, 1.0));
    fit->add_option("--neurons", arguments.neurons, "Neurons of each side (64)")
        ->check(CLI::IsMember({16, 32, 48, 64, 96, 128, 192, 256}));
    fit->add_option("--threads", arguments.threads, "Threads (1)")
        ->check(CLI::Range(1, core::Engine::MaxThreads));
    fit->add_option("--seed", arguments.seed, "Random seed (1)");
    fit->callback([&] { fitNetwork(arguments); });
}

} // namespace komadai::cli
