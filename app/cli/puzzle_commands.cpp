#include "app/cli/puzzle_commands.h"
#include "app/cli/arguments.h"

#include "app/cli/commands.h"
#include "app/cli/interruption.h"
#include "app/cli/open_library.h"
#include "app/cli/output_file.h"
#include "app/command_line.h"
#include "core/match/openings.h"
#include "core/notation/move_text.h"
#include "core/practice/puzzle_file.h"
#include "core/record/tree_cursor.h"
#include "core/store/practice_store.h"
#include "translations/wording/puzzle_wording.h"
#include "translations/wording/wording.h"

#include <fmt/format.h>

#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <random>
#include <set>
#include <span>
#include <system_error>
#include <utility>
#include <vector>

namespace komadai::cli {
namespace {

constexpr int PuzzleHashMegabytes = 16; ///< enough for repeatable searches
constexpr const char* Standard = OutputFile::Standard;
/// Found with this margin, a puzzle passes the check by a longer search with half of it.
constexpr double CheckShare = 0.5;

bool isWatched() { return isatty(STDERR_FILENO) != 0; }

/// The puzzles that were found, each position once. If only some are wanted, they are of different kinds: at most a fifth of them
/// are mates in one move, and at most seven tenths are of one kind.
class PuzzleCollection {
public:
    explicit PuzzleCollection(int count) : m_count(count) {}

    /// Returns whether the puzzle was taken.
    bool add(core::Puzzle puzzle) {
        if (isFull() || (m_count > 0 && !hasRoomFor(puzzle))) return false;
        if (!m_known.insert({puzzle.variant().id, positionText(puzzle)}).second) return false;
        ++m_kinds[static_cast<std::size_t>(puzzle.kind)];
        m_matesInOne += puzzle.mateMoves == 1 ? 1 : 0;
        m_puzzles.push_back(std::move(puzzle));
        return true;
    }
    /// Kinds of which more can be taken.
    std::vector<core::PuzzleKind> openKinds() const {
        std::vector<core::PuzzleKind> kinds;
        for (std::size_t kind = 0; kind < core::PuzzleKindCount; ++kind)
            if (m_count == 0 || hasRoomFor(kind)) kinds.push_back(static_cast<core::PuzzleKind>(kind));
        return kinds;
    }
    bool isFull() const { return m_count > 0 && static_cast<int>(m_puzzles.size()) >= m_count; }
    const std::vector<core::Puzzle>& puzzles() const { return m_puzzles; }

private:
    bool hasRoomFor(const core::Puzzle& puzzle) const {
        if (puzzle.mateMoves == 1 && 5 * m_matesInOne >= m_count) return false;
        return hasRoomFor(static_cast<std::size_t>(puzzle.kind));
    }
    bool hasRoomFor(std::size_t kind) const { return 10 * m_kinds[kind] < 7 * m_count; }

    int m_count;
    std::array<int, core::PuzzleKindCount> m_kinds{};
    int m_matesInOne = 0;
    std::set<std::pair<std::string, std::string>> m_known;
    std::vector<core::Puzzle> m_puzzles;
};

// --- games

/// A game of the engine against itself, with its evaluations in the record. It ends by the rules, or after as many plies as the board has
/// squares, but not before LeastPlyLimit.
core::GameTree playOut(const core::Game& opening, core::Engine& engine, std::uint64_t nodes,
                       const std::stop_token& stop) {
    constexpr int LeastPlyLimit = 200;
    const int limit = std::max(LeastPlyLimit, opening.spec().size.squares());
    core::GameTree tree(opening.position());
    core::TreeCursor cursor(tree);
    core::ReviewPlan plan;
    plan.nodes = nodes;
    while (!cursor.game().isOver() && cursor.game().plyCount() < limit) {
        auto evaluation = evaluateForReview(engine, cursor.game(), plan, stop);
        if (!evaluation) break;
        const core::NodeId node = cursor.node();
        const core::Move move = evaluation->line.front();
        core::Annotations notes;
        notes.evaluations.push_back(std::move(*evaluation));
        tree.setAnnotations(node, std::move(notes));
        cursor.goTo(tree.add(node, move));
    }
    return tree;
}

std::string sourceOf(const core::RecordHeader& header) {
    const auto nameOf = [](const core::Player& player) { return player.name.empty() ? "?" : player.name; };
    std::string text = nameOf(header.players[0]) + " - " + nameOf(header.players[1]);
    const int day = core::dayOf(header);
    if (day > 0) text += ", " + dayText(day);
    if (!header.event.empty()) text += ", " + header.event;
    return text;
}

/// Writes a file of puzzles, or to standard output.
void writeFile(const std::string& name, const std::vector<core::Puzzle>& puzzles, const std::string& made,
               const core::VariantSet& variants) {
    writeOutput(name, formatPuzzles(puzzles, made, [&](std::string_view id) { return variants.find(id); }));
}

/// One call of the command.
class PuzzleSearch {
public:
    PuzzleSearch(const PuzzleArguments& arguments, std::stop_token stop)
        : m_arguments(arguments), m_stop(std::move(stop)), m_variants(loadVariants(arguments.variantsFile)),
          m_engine(PuzzleHashMegabytes), m_puzzles(arguments.count) {}

    /// Returns whether all games could be read.
    bool run() {
        OutputFile::refuseUnwritable(m_arguments.out);
        openLibrary();
        if (m_arguments.selfplay > 0)
            searchSelfplay();
        else
            searchLibrary();
        if (isWatched()) std::cerr << '\n';
        if (!m_arguments.out.empty()) writeFile(m_arguments.out, m_puzzles.puzzles(), command(), m_variants);
        const bool isPrinted = m_arguments.out != Standard;
        if (isPrinted) fmt::print("games {}\npuzzles {}\n", m_games, m_puzzles.puzzles().size());
        if (isPrinted && m_arguments.isStored) fmt::print("new {}\n", m_stored);
        if (m_stop.stop_requested()) std::cerr << "Stopped; the puzzles found until then are kept.\n";
        return m_isWhole && !m_stop.stop_requested();
    }

private:
    bool isDone() const { return m_stop.stop_requested() || m_puzzles.isFull(); }

    void openLibrary() {
        if (m_arguments.library.empty()) return;
        using To = OpenLibrary::To;
        m_library.emplace(m_arguments.library, m_variants, m_arguments.isStored ? To::Change : To::Read);
    }

    void searchSelfplay() {
        const core::Game start(core::AnyPosition::startOf(variantOf(m_variants, m_arguments.variant)));
        const core::match::OpeningWish wish{m_arguments.selfplay, m_arguments.plies, m_arguments.balance,
                                            m_arguments.playNodes, m_arguments.seed};
        std::stop_source enough;
        const std::stop_callback stopped(m_stop, [&] { enough.request_stop(); });
        core::match::findOpenings(
            start, wish,
            [&](const core::Game& opening) {
                if (isDone()) return;
                const auto tree = playOut(opening, m_engine, m_arguments.playNodes, m_stop);
                search(tree,
                       fmt::format("Komadai - Komadai, seed {}, game {}", m_arguments.seed, m_games + 1), {});
                if (isDone()) enough.request_stop();
            },
            enough.get_token());
    }

    core::GameFilter filter() const {
        core::GameFilter filter = filterFrom(m_arguments.filter, m_library->variants());
        if (m_arguments.variant.empty()) return filter;
        return core::bothOf(
            core::filterOf({.field = core::GameField::Variant, .text = m_arguments.variant, .isExact = true}),
            filter);
    }
    std::vector<core::GameId> games() {
        if (m_arguments.game) return {*m_arguments.game};
        auto games = m_library->search().games(filter(), {core::GameOrder::By::Added, false});
        std::mt19937_64 random(m_arguments.seed);
        for (std::size_t i = games.size(); i > 1; --i) // std::shuffle differs between standard libraries
            std::swap(games[i - 1], games[random() % i]);
        return games;
    }
    void searchLibrary() {
        for (const core::GameId id : games()) {
            if (isDone()) return;
            const core::Library& library = m_library->library();
            const auto read = core::readStoredGame(library, id, library.variants());
            if (read)
                search(read.value().tree, sourceOf(read.value().header), id);
            else
                complain(id, sentenceOf(read.error()));
        }
    }
    void complain(core::GameId game, const std::string& sentence) {
        m_isWhole = false;
        std::cerr << fmt::format("Game {}: {}\n", game, sentence);
    }

    void search(const core::GameTree& tree, const std::string& source, std::optional<core::GameId> game) {
        ++m_games;
        const std::size_t before = m_puzzles.puzzles().size();
        core::PuzzlePlan plan = m_arguments.plan;
        plan.kinds = m_puzzles.openKinds();
        for (core::Puzzle& puzzle : findPuzzles(m_engine, tree, plan, m_stop)) {
            puzzle.source.text = source;
            puzzle.source.game = game;
            m_puzzles.add(std::move(puzzle));
        }
        if (m_arguments.isStored)
            m_stored += static_cast<int>(core::PracticeStore(m_library->library())
                                             .add(std::span(m_puzzles.puzzles()).subspan(before))
                                             .size());
        if (isWatched())
            std::cerr << fmt::format("\rgames {}, puzzles {}", m_games, m_puzzles.puzzles().size());
    }

    std::string command() const {
        const core::PuzzlePlan& plan = m_arguments.plan;
        std::string text = "komadai-cli puzzles";
        if (!m_arguments.variant.empty()) text += " --variant " + m_arguments.variant;
        if (m_arguments.selfplay > 0)
            text +=
                fmt::format(" --selfplay {} --play-nodes {} --plies {} --balance {}", m_arguments.selfplay,
                            m_arguments.playNodes, m_arguments.plies, m_arguments.balance);
        if (m_arguments.count > 0) text += fmt::format(" --count {}", m_arguments.count);
        return text + fmt::format(" --seed {} --nodes {} --verify-nodes {} --margin {} --per-game {}",
                                  m_arguments.seed, plan.nodes, plan.verifyNodes, plan.margin,
                                  plan.mostOfGame);
    }
    const PuzzleArguments& m_arguments;
    std::stop_token m_stop;
    core::VariantSet m_variants;
    core::Engine m_engine;
    std::optional<OpenLibrary> m_library;
    PuzzleCollection m_puzzles;
    int m_games = 0;
    int m_stored = 0;
    bool m_isWhole = true;
};

void refuseContradictions(const PuzzleArguments& arguments) {
    const auto refuse = [](const char* sentence) { throw CommandError(ExitStatus::WrongCall, sentence); };
    if (arguments.library.empty() && arguments.selfplay == 0)
        refuse("Say where the games come from: --library or --selfplay.");
    if (arguments.selfplay > 0 && arguments.variant.empty()) refuse("--selfplay needs --variant.");
    if (arguments.out.empty() && !arguments.isStored)
        refuse("Say where the puzzles go: --out, or --store with --library.");
    if (arguments.isStored && arguments.library.empty()) refuse("--store needs --library.");
    if (arguments.game && !arguments.filter.empty()) refuse("--game and --filter exclude each other.");
}

bool findAll(const PuzzleArguments& arguments) {
    refuseContradictions(arguments);
    const Interruption interruption;
    try {
        return PuzzleSearch(arguments, interruption.token()).run();
    } catch (const core::StorageError& error) {
        throw CommandError(ExitStatus::Failed, Wording().sentence(error));
    }
}

// --- checks

std::string wordsOf(const core::PuzzleCheck& check, const core::Puzzle& puzzle) {
    std::string words = PuzzleWording().sentence(check.verdict);
    if (check.verdict == core::PuzzleCheck::Verdict::Unfinished ||
        check.verdict == core::PuzzleCheck::Verdict::CannotBePlayed)
        return words;
    core::AnyPosition position = puzzle.position;
    for (std::size_t i = 0; i < check.index; ++i)
        position = position.after(puzzle.line[i]);
    words += fmt::format(" Solution: {}.", core::uci::format(puzzle.line[check.index], position));
    if (check.better) words += fmt::format(" Search: {}.", core::uci::format(*check.better, position));
    return words;
}

bool checkFile(const PuzzleArguments& arguments) {
    const auto variants = loadVariants(arguments.variantsFile);
    const auto file =
        core::readPuzzles(readInput(arguments.file), [&](std::string_view id) { return variants.find(id); });
    for (const core::PuzzleProblem& problem : file.problems)
        std::cerr << PuzzleWording().sentence(problem, arguments.file.string()) << '\n';
    OutputFile::refuseUnwritable(arguments.out);
    const Interruption interruption;
    core::Engine engine(PuzzleHashMegabytes);
    std::vector<core::Puzzle> sound;
    std::size_t number = 0;
    for (const core::Puzzle& puzzle : file.puzzles) {
        const auto check = checkPuzzle(engine, puzzle, arguments.checkNodes,
                                       CheckShare * arguments.plan.margin, interruption.token());
        if (interruption.token().stop_requested()) break;
        ++number;
        if (check.verdict == core::PuzzleCheck::Verdict::Sound)
            sound.push_back(puzzle);
        else
            (arguments.out == Standard ? std::cerr : std::cout)
                << fmt::format("{}\t{}\t{}\n", number, positionText(puzzle), wordsOf(check, puzzle));
        if (isWatched()) std::cerr << fmt::format("\r{} of {}", number, file.puzzles.size());
    }
    if (isWatched()) std::cerr << '\n';
    const bool isStopped = interruption.token().stop_requested();
    std::error_code ignored; // puzzles that were not checked must not be lost with their file
    const bool isKept = isStopped && std::filesystem::equivalent(arguments.file, arguments.out, ignored);
    if (!arguments.out.empty() && !isKept)
        writeFile(arguments.out, sound,
                  fmt::format("{} | komadai-cli puzzles check --nodes {} --margin {}", file.made,
                              arguments.checkNodes, arguments.plan.margin),
                  variants);
    if (arguments.out != Standard) fmt::print("checked {}\nsound {}\n", number, sound.size());
    if (isStopped)
        std::cerr << fmt::format("Stopped; {} of {} puzzles were checked.{}\n", number, file.puzzles.size(),
                                 isKept ? " The file was left as it was." : "");
    return file.problems.empty() && sound.size() == file.puzzles.size();
}

void addFinding(CLI::App& command, PuzzleArguments& arguments) {
    command.add_option("--library", arguments.library, "Library with the games, and for --store")
        ->check(fileName());
    command.add_option("--filter", arguments.filter, "Only these games; see `library list --help`")
        ->type_name("TEXT");
    command.add_option("--game", arguments.game, "Only the game with this id")->type_name("ID");
    command.add_option("--variant", arguments.variant, "Only games of this variant; required for --selfplay")
        ->type_name("ID");
    command
        .add_option("--selfplay", arguments.selfplay,
                    "Number of games that the engine plays against itself instead")
        ->check(CLI::Range(1, 1'000'000));
    command.add_option("--play-nodes", arguments.playNodes, "Nodes per move in these games (1000)")
        ->check(aboveZero());
    command.add_option("--plies", arguments.plies, "Random moves before each of these games (8)")
        ->check(CLI::Range(1, 1000));
    command
        .add_option("--balance", arguments.balance,
                    "Greatest lead of a side in centipawns after the random moves (400)")
        ->check(CLI::Range(0, 1'000'000));
    command.add_option("--out", arguments.out, "File to write; - is standard output")->type_name("FILE");
    command.add_flag("--store", arguments.isStored, "Add the puzzles to the library");
    command.add_option("--count", arguments.count, "Stop after so many puzzles of different kinds")
        ->check(CLI::Range(1, core::MostPuzzles));
    command.add_option("--seed", arguments.seed,
                       "Random seed; another seed gives other games or another order (1)");
    command.add_option("--nodes", arguments.plan.nodes, "Positions of the first search (20000)")
        ->check(aboveZero());
    command
        .add_option("--verify-nodes", arguments.plan.verifyNodes,
                    "Positions of each search that verifies (200000)")
        ->check(aboveZero());
    command
        .add_option("--margin", arguments.plan.margin,
                    "Chance to win by which the best move is better than the others (0.2)")
        ->check(CLI::Range(0.01, 1.0));
    command
        .add_option("--per-game", arguments.plan.mostOfGame, "Greatest number of puzzles from one game (3)")
        ->check(CLI::Range(1, 1000));
    command.add_option("--variants", arguments.variantsFile, "File with further variants");
}

} // namespace

void addPuzzleCommands(CLI::App& app, PuzzleArguments& arguments, bool& isPartial) {
    auto* command = app.add_subcommand(
        "puzzles", "Find puzzles in games: positions with one good move\n\n"
                   "Each is verified by a longer search. Ctrl+C ends the search and keeps what was found.\n"
                   "The status is 1 if a game could not be read, or after Ctrl+C.");
    addFinding(*command, arguments);
    command->require_subcommand(0, 1);
    auto* check =
        command->add_subcommand("check", "Verify each puzzle of a file again, and print those that fail\n\n"
                                         "The status is 1 if one fails or cannot be read.");
    check->add_option("file", arguments.file, "File of puzzles; - is standard input")->required();
    check
        ->add_option("--out", arguments.out, "Write the puzzles that pass to this file; - is standard output")
        ->type_name("FILE");
    check->add_option("--nodes", arguments.checkNodes, "Positions of each search (1000000)")
        ->check(aboveZero());
    check
        ->add_option("--margin", arguments.plan.margin,
                     "With which they were found (0.2); half of it must remain")
        ->check(CLI::Range(0.01, 1.0));
    check->add_option("--variants", arguments.variantsFile, "File with further variants");
    check->callback([&] { isPartial = !checkFile(arguments); });
    command->callback([&, command, check] {
        if (!command->got_subcommand(check)) isPartial = !findAll(arguments);
    });
}

} // namespace komadai::cli
