#include "app/cli/learn_commands.h"
#include "app/cli/arguments.h"

#include "app/cli/commands.h"
#include "app/cli/interruption.h"
#include "app/cli/output_file.h"
#include "app/command_line.h"
#include "core/base/unfinished_file.h"
#include "core/base/whole_file.h"
#include "core/search/network/network_file.h"
#include "translations/wording/learning_wording.h"

#include <fmt/format.h>

#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <fstream>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>

#include <unistd.h>

namespace komadai::cli {
namespace {

namespace learning = core::learning;
namespace fs = std::filesystem;

constexpr std::uint64_t ReportedGames = 100;

[[noreturn]] void refuse(const learning::TeachingError& error) {
    throw CommandError(ExitStatus::Failed, LearningWording().sentence(error));
}

/// Requests a stop when the time is up, or with another token.
class Deadline {
public:
    Deadline(const std::stop_token& other, std::optional<double> hours)
        : m_forward(other, [this] { m_source.request_stop(); }) {
        if (!hours) return;
        const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(
            std::chrono::duration<double, std::ratio<3600>>(*hours));
        m_timer = std::jthread([this, time](const std::stop_token& end) {
            std::unique_lock lock(m_mutex);
            m_wake.wait_for(lock, end, time, [] { return false; });
            if (!end.stop_requested()) m_source.request_stop();
        });
    }
    std::stop_token token() const { return m_source.get_token(); }

private:
    std::stop_source m_source;
    std::stop_callback<std::function<void()>> m_forward;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::jthread m_timer; ///< uses all members above, so it is destroyed first
};

void makeGames(const LearnArguments& arguments) {
    const auto variants = loadVariants(arguments.variantsFile);
    const auto variant = variantOf(variants, arguments.variant);
    const auto& plan = arguments.plan;
    const learning::GameRun run{variant, namedNetwork(arguments.network, variant->spec()), plan.games,
                                plan.seed, plan.threads};
    auto opened = learning::TrainingFile::open(arguments.data, variant->spec());
    if (!opened) refuse(opened.error());
    auto file = std::move(opened).value();
    const Interruption interruption;
    const learning::WorkGate gate(interruption.token());
    std::size_t newPositions = 0;
    const auto see = [&](std::size_t games, std::size_t positions) {
        newPositions = positions;
        if (games % ReportedGames == 0) fmt::print(stderr, "{} games\n", games);
    };
    if (const auto error = learning::playFirstGames(file, run, arguments.games, see, gate)) refuse(*error);
    fmt::print("games {}\nnew positions {}\n", file.size(), newPositions);
    if (interruption.token().stop_requested())
        throw CommandError(ExitStatus::Failed, "Stopped; the games finished until then are kept.");
}

void mergeGames(const LearnArguments& arguments) {
    const auto variants = loadVariants(arguments.variantsFile);
    const auto variant = variantOf(variants, arguments.variant);
    auto opened = learning::TrainingFile::open(arguments.data, variant->spec());
    if (!opened) refuse(opened.error());
    auto file = std::move(opened).value();
    const std::size_t before = file.size();
    for (const auto& source : arguments.sources) {
        std::optional<learning::TrainingFileError> problem;
        const auto read =
            learning::readTrainingFile(source, variant->spec(), [&](const learning::TrainingGame& game) {
                if (!problem) problem = file.add(game);
            });
        if (!read) refuse(read.error());
        if (problem) refuse(*problem);
    }
    fmt::print("games {}\nnew games {}\n", file.size(), file.size() - before);
}

/// Whether some positions were kept apart, so that the network could be checked with them.
bool isChecked(const learning::EpochReport& report) { return report.baseLoss > 0; }

std::string wordsOf(const learning::EpochReport& report) {
    std::string words = fmt::format("epoch {}: loss {:.6f}", report.epoch, report.loss);
    if (isChecked(report))
        words += fmt::format(", of other positions {:.6f}, without network {:.6f}", report.checkedLoss,
                             report.baseLoss);
    return words;
}

/// Whether two names are those of one file, which need not exist.
bool isSameFile(const fs::path& a, const fs::path& b) {
    std::error_code ignored;
    if (fs::equivalent(a, b, ignored)) return true;
    std::error_code errorA, errorB;
    const auto wholeA = fs::weakly_canonical(fs::absolute(a, errorA), errorA);
    const auto wholeB = fs::weakly_canonical(fs::absolute(b, errorB), errorB);
    return !errorA && !errorB && wholeA == wholeB;
}

/// Finds out before the work begins whether its result can be written. Otherwise throws.
void needWritable(const fs::path& file) {
    std::error_code ignored;
    if (fs::is_directory(file, ignored))
        refuse(learning::UnusableFile{file, std::make_error_code(std::errc::is_a_directory).message()});
    const core::UnfinishedFile unfinished(file);
    errno = 0;
    if (!std::ofstream(unfinished.path())) refuse(learning::UnusableFile{file, core::lastFileReason().text});
}

/// Writes a network. If that is impossible, writes it to the folder for temporary files, so that it is not lost, and throws.
void writeNetwork(const fs::path& file, const core::Network& network, const core::VariantSpec& variant) {
    const std::string bytes = core::formatNetwork(network, variant);
    const auto reason = core::writeWholeFile(file, bytes);
    if (!reason) return;
    std::string sentence = LearningWording().sentence(learning::UnusableFile{file, reason->text});
    std::error_code error;
    const auto other =
        fs::temp_directory_path(error) / fmt::format("komadai-{}-{}", ::getpid(), file.filename().string());
    if (!error && !core::writeWholeFile(other, bytes))
        sentence += fmt::format(" The network was written to {} instead.", other.string());
    throw CommandError(ExitStatus::Failed, sentence);
}

void fitNetwork(const LearnArguments& arguments) {
    const auto variants = loadVariants(arguments.variantsFile);
    const auto variant = variantOf(variants, arguments.variant);
    if (isSameFile(arguments.data, arguments.out))
        throw CommandError(ExitStatus::WrongCall, "--data and --out are the same file.");
    needWritable(arguments.out);
    const Interruption interruption;
    const learning::WorkGate gate(interruption.token());
    const auto showPositions = [](std::size_t positions) {
        fmt::print("positions {}\n", positions);
        flushOutput();
    };
    const auto showEpoch = [](const learning::EpochReport& report) {
        fmt::print("{}\n", wordsOf(report));
        flushOutput();
    };
    auto plan = arguments.plan;
    plan.mostGames = std::numeric_limits<std::size_t>::max();
    const auto network = learning::fitToFile(variant, arguments.data, plan, showPositions, showEpoch, gate);
    if (!network) refuse(network.error());
    if (!network.value()) throw CommandError(ExitStatus::Failed, "Stopped; no network was written.");
    writeNetwork(arguments.out, *network.value(), variant->spec());
}

/// Writes what happens in a course, a line for each step and each epoch.
class CourseReport {
public:
    explicit CourseReport(const learning::Teaching& teaching) : m_teaching(teaching) {}

    void see(const learning::TeachingProgress& progress) {
        using Step = learning::TeachingProgress::Step;
        switch (progress.step) {
        case Step::Games:
            if (progress.games % ReportedGames == 0)
                fmt::print(stderr, "round {}: {} of {} games\n", progress.round, progress.games,
                           progress.wantedGames);
            break;
        case Step::Fitting:
            if (progress.epoch) show(fmt::format("round {}: {}", progress.round, wordsOf(*progress.epoch)));
            break;
        case Step::TestAgainstLast:
        case Step::TestAgainstStart: break;
        case Step::RoundEnded: showRound(m_teaching.rounds().back()); break;
        }
    }

private:
    static void show(const std::string& line) {
        fmt::print("{}\n", line);
        flushOutput();
    }
    static void showRound(const learning::Round& round) {
        const auto& fit = round.fit->last;
        const std::string loss = isChecked(fit)
                                     ? fmt::format("{:.6f} of {:.6f}", fit.checkedLoss, fit.baseLoss)
                                     : fmt::format("{:.6f}", fit.loss);
        show(fmt::format("round {}: games {}, positions {}, loss {}, elo {}{}, {}", round.number,
                         round.games->count, round.fit->positions, loss, strengthText(round.againstLast),
                         round.againstStart.games() == 0
                             ? std::string()
                             : fmt::format(" (against the start {})", strengthText(round.againstStart)),
                         *round.kept ? "kept" : "not kept"));
    }
    static std::string strengthText(const core::match::Tally& tally) {
        if (tally.games() == 0) return "?";
        const auto strength = core::match::strengthFrom(tally);
        if (strength.isSweep()) return strength.score > 0.5 ? "inf" : "-inf";
        return strength.eloMargin ? fmt::format("{:.0f} ± {:.0f}", *strength.elo, *strength.eloMargin)
                                  : fmt::format("{:.0f}", *strength.elo);
    }

    const learning::Teaching& m_teaching;
};

void teach(const LearnArguments& arguments) {
    const auto variants = loadVariants(arguments.variantsFile);
    const auto variant = variantOf(variants, arguments.variant);
    const learning::TeachingFiles files{.games = arguments.data, .network = arguments.out};
    for (const auto& file : {files.network, files.log(), files.candidate(), files.start()})
        if (isSameFile(files.games, file))
            throw CommandError(
                ExitStatus::WrongCall,
                fmt::format("The course writes to {}. Choose another file for --data.", file.string()));
    needWritable(files.network);
    auto opened = learning::Teaching::open(variant, files, arguments.plan,
                                           namedNetwork(arguments.network, variant->spec()));
    if (!opened) refuse(opened.error());
    auto teaching = std::move(opened).value();
    const Interruption interruption;
    const Deadline deadline(interruption.token(), arguments.hours);
    const learning::WorkGate gate(deadline.token());
    CourseReport report(teaching);
    const auto error = teaching.run([&](const auto& progress) { report.see(progress); }, gate);
    if (error) refuse(*error);
    if (interruption.token().stop_requested())
        throw CommandError(ExitStatus::Failed, "Stopped; the same command goes on from here.");
}

void addVariant(CLI::App& command, LearnArguments& arguments, bool isRequired = true) {
    command.add_option("--variant", arguments.variant, "Variant id")->required(isRequired)->type_name("ID");
    command.add_option("--variants", arguments.variantsFile, "File with further variants");
}
void addData(CLI::App& command, LearnArguments& arguments, bool isRequired = true) {
    command.add_option("--data", arguments.data, "File of training games")
        ->required(isRequired)
        ->check(fileName());
}
void addWork(CLI::App& command, LearnArguments& arguments) {
    command.add_option("--threads", arguments.plan.threads, "Threads (1)")
        ->check(CLI::Range(1, core::Engine::MaxThreads));
    command.add_option("--seed", arguments.plan.seed, "Random seed; another seed gives other games (1)");
}
void addPlaying(CLI::App& command, LearnArguments& arguments) {
    command.add_option("--nodes", arguments.plan.games.nodes, "Nodes per move (400)")->check(aboveZero());
}
void addFitting(CLI::App& command, LearnArguments& arguments) {
    auto& plan = arguments.plan;
    command
        .add_option("--epochs", plan.fitting.epochs,
                    "How often each position is seen (10; with special effects 2)")
        ->check(CLI::Range(1, 1000));
    command
        .add_option("--common-epochs", plan.fitting.commonEpochs,
                    "Number of first epochs that ignore where the king stands (5)")
        ->check(CLI::Range(0, 1000));
    command.add_option("--rate", plan.fitting.rate, "Learning rate at the beginning (0.01)")
        ->check(CLI::Range(1e-6, 1.0));
    command
        .add_option("--trace", plan.trace,
                    "Weight of the later course of the game, 0 to 1 (0.7; with special effects 0.95)")
        ->check(CLI::Range(0.0, 1.0));
    command.add_option("--neurons", plan.neurons, "Neurons of each side (32; with special effects 16)")
        ->check(CLI::IsMember({16, 32, 48, 64, 96, 128, 192, 256}));
}

/// Options before the name of a subcommand belong to a course. The subcommand does not use them, even if it has options of these names.
void refuseOptionsBefore(const CLI::App& learn, const CLI::App& part) {
    for (const CLI::Option* option : learn.get_options())
        if (option->count() > 0)
            throw CommandError(
                ExitStatus::WrongCall,
                fmt::format("{0} has no effect before “{1}”. Options of `learn {1}` follow its name.",
                            option->get_name(), part.get_name()));
}

CLI::App* addGames(CLI::App& learn, LearnArguments& arguments) {
    auto* games =
        learn.add_subcommand("games", "Play games of the engine against itself and add them to a file\n\n"
                                      "The seed selects the games. A second call with the same seed and "
                                      "more games continues where the first one ended. "
                                      "Ctrl+C ends the command and keeps the games that are finished.");
    addVariant(*games, arguments);
    addData(*games, arguments);
    games->add_option("--games", arguments.games, "Number of games of this seed (1000)")->check(aboveZero());
    addPlaying(*games, arguments);
    games->add_option("--network", arguments.network,
                      "Play with this network, or with none (the one of the program)");
    addWork(*games, arguments);
    games->callback([&, games] {
        refuseOptionsBefore(learn, *games);
        makeGames(arguments);
    });
    return games;
}

CLI::App* addMerge(CLI::App& learn, LearnArguments& arguments) {
    auto* merge = learn.add_subcommand(
        "merge", "Add the games of other files to a file\n\n"
                 "Games with a seed that the file has already are left out. Several machines can each play "
                 "games with their own seed; one of them then learns from all.");
    addVariant(*merge, arguments);
    addData(*merge, arguments);
    merge->add_option("files", arguments.sources, "Files of training games")->required()->type_name("FILE");
    merge->callback([&, merge] {
        refuseOptionsBefore(learn, *merge);
        mergeGames(arguments);
    });
    return merge;
}

CLI::App* addFit(CLI::App& learn, LearnArguments& arguments) {
    auto* fit = learn.add_subcommand("fit", "Fit a network to games of the engine against itself\n\n"
                                            "Prints the loss after each epoch: the mean square of the "
                                            "difference between the results that are predicted "
                                            "and expected, also for positions that are not learned from.");
    addVariant(*fit, arguments);
    addData(*fit, arguments);
    fit->add_option("--out", arguments.out, "File for the network")->required()->check(fileName());
    addFitting(*fit, arguments);
    addWork(*fit, arguments);
    fit->callback([&, fit] {
        refuseOptionsBefore(learn, *fit);
        fitNetwork(arguments);
    });
    return fit;
}

void addCourse(CLI::App& learn, LearnArguments& arguments) {
    auto& plan = arguments.plan;
    addVariant(learn, arguments, false);
    addData(learn, arguments, false);
    learn
        .add_option("--out", arguments.out,
                    "File for the best network so far; the log is written to this name with .log")
        ->check(fileName());
    learn.add_option("--hours", arguments.hours, "Time after which the command ends (none)")
        ->check(CLI::Range(0.0, 10000.0));
    learn.add_option("--rounds", plan.mostRounds, "Number of rounds after which the course ends (none)")
        ->check(CLI::Range(1, 1000));
    learn.add_option("--games", plan.firstGames, "Games of the first round (4000)")->check(aboveZero());
    learn.add_option("--growth", plan.growth, "Factor by which the number of games grows each round (1.6)")
        ->check(CLI::Range(1.0, 10.0));
    learn.add_option("--most-games", plan.mostGames, "Number of newest games a network learns from (150000)")
        ->check(aboveZero());
    learn.add_option("--pairs", plan.test.mostPairs, "Most pairs of games in the test of a network (200)")
        ->check(CLI::Range(1, 1'000'000));
    learn.add_option("--start", arguments.network,
                     "The network to begin with, or none (the one of the program)");
    addPlaying(learn, arguments);
    addFitting(learn, arguments);
    addWork(learn, arguments);
}

void needOption(const CLI::App& command, const std::string& name) {
    if (command.count(name) == 0) throw CLI::RequiredError(name);
}

} // namespace

void addLearnCommands(CLI::App& app, LearnArguments& arguments) {
    auto* command = app.add_subcommand(
        "learn", "Teach the evaluation of a variant by games of the engine against itself\n\n"
                 "In each round, games are added to a file, a network is fitted to them, and it takes the "
                 "place of the one before if it wins a match against it. "
                 "The command ends after --hours, after --rounds or with Ctrl+C; the same command goes on "
                 "where it ended.");
    command->require_subcommand(0, 1);
    addCourse(*command, arguments);
    const std::vector<CLI::App*> parts{addGames(*command, arguments), addMerge(*command, arguments),
                                       addFit(*command, arguments)};
    command->callback([&, command, parts] {
        for (CLI::App* part : parts)
            if (command->got_subcommand(part)) return;
        for (const auto* name : {"--variant", "--data", "--out"})
            needOption(*command, name);
        teach(arguments);
    });
}

} // namespace komadai::cli
