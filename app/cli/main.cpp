// komadai-cli: batch work with variants, positions and games. See commands.h for what each command does.
#include "app/cli/arguments.h"
#include "app/cli/book_commands.h"
#include "app/cli/commands.h"
#include "app/cli/endgame_commands.h"
#include "app/cli/learn_commands.h"
#include "app/cli/library_commands.h"
#include "app/cli/output_file.h"
#include "app/cli/puzzle_commands.h"
#include "app/command_line.h"
#include "app/file_size_limit.h"
#include "core/search/engine.h"

#include <cstdio>
#include <filesystem>
#include <stdexcept>
#include <system_error>

namespace {

using namespace komadai;
using namespace komadai::cli;

void addSubject(CLI::App& command, Subject& subject) {
    command.add_option("--variant", subject.variant, "Variant id; `variants list` lists them")->required();
    command.add_option("--position", subject.position, "SFEN or FEN; the default is the start position");
    command.add_option("--variants", subject.variantsFile, "File with further variants");
    command.add_flag("--json", subject.json, "Write JSON");
}

/// Declares all commands. The chosen command runs while the arguments are parsed.
class CommandLine {
public:
    CommandLine() : m_app("Komadai: batch work with chess and shogi variants", "komadai-cli") {
        m_app.require_subcommand(1);
        m_app.set_version_flag("--version", std::string("komadai-cli ") + KOMADAI_VERSION);
        addVariants();
        addPerft();
        addMoves();
        addAnalyse();
        addBench();
        addSelfplay();
        addMatch();
        addOpenings();
        addWinChance();
        addConvert();
        addLearnCommands(m_app, m_learn);
        addPuzzleCommands(m_app, m_puzzles, m_isPartial);
        addBookCommands(m_app, m_book, m_isPartial);
        addEndgameCommands(m_app, m_endgames, m_isPartial);
        addLibraryCommands(m_app, m_library, m_isPartial);
    }

    ExitStatus run(int argc, char** argv) {
        return parseArguments(m_app, argc, argv)
            .value_or(m_isPartial ? ExitStatus::Failed : ExitStatus::Done);
    }

private:
    void addVariants() {
        auto* variants = m_app.add_subcommand("variants", "List, show, check and export variants");
        variants->require_subcommand(0, 1);
        auto* list = variants->add_subcommand("list", "List the variants (the default)");
        list->add_flag("--json", m_subject.json, "Write JSON");
        auto* show = variants->add_subcommand("show", "Show the rules of a variant");
        show->add_option("id", m_subject.variant, "Variant id")->required();
        show->add_option("--variants", m_subject.variantsFile, "File with further variants");
        show->callback([this] { showVariant(m_subject); });
        auto* check = variants->add_subcommand("check", "Report all problems of a file with variants");
        check->add_option("file", m_subject.variantsFile, "File in the dialect of variants.ini")->required();
        check->add_flag("--diagram", m_isDiagram, "The file is the text of an interactive diagram");
        check->callback([this] { checkVariants(m_subject.variantsFile, m_isDiagram); });
        auto* write = variants->add_subcommand("export", "Write a variant in the dialect of variants.ini");
        write->add_option("id", m_subject.variant, "Variant id")->required();
        write->add_option("--variants", m_subject.variantsFile, "File with further variants");
        write->callback([this] { exportVariant(m_subject); });
        auto* keys =
            variants->add_subcommand("keys", "List the keys of variants.ini: name, values, default, help");
        keys->add_flag("--json", m_subject.json, "Write JSON");
        keys->callback([this] { listVariantKeys(m_subject.json); });
        variants->callback([this, show, check, write, keys] {
            const bool isOther = show->parsed() || check->parsed() || write->parsed() || keys->parsed();
            if (!isOther) listVariants(m_subject.json);
        });
    }

    void addPerft() {
        auto* perft = m_app.add_subcommand("perft", "Count the leaf positions at a depth");
        addSubject(*perft, m_subject);
        perft->add_option("--depth", m_depth, "Plies")->required()->check(CLI::Range(0, 50));
        perft->add_flag("--divide", m_divide, "Also print the count after each move");
        perft->callback([this] { countLeaves(m_subject, m_depth, m_divide); });
    }

    void addMoves() {
        auto* moves = m_app.add_subcommand("moves", "List the legal moves, one a line");
        addSubject(*moves, m_subject);
        moves
            ->add_flag("--each", m_each,
                       "Read lines `POSITION [moves MOVE ...]` or `startpos [moves MOVE ...]` from standard "
                       "input and answer each with a line: the position, a tab, and its legal moves")
            ->excludes(moves->get_option("--position"));
        moves->callback([this] {
            if (m_each)
                listMovesOfEach(m_subject, std::cin);
            else
                listMoves(m_subject);
        });
    }

    void addAnalyse() {
        auto* command = m_app.add_subcommand(
            "analyse", "Search a position, without a limit for 2 seconds; or review a game\n\n"
                       "A game of a file or a library is reviewed with 100000 nodes per move, if there is "
                       "no other limit.\n"
                       "The figures of both sides and the faults are printed, a line each.");
        command->add_option("--variant", m_subject.variant, "Variant id; `variants list` lists them");
        command->add_option("--position", m_subject.position,
                            "SFEN or FEN; the default is the start position");
        command->add_option("--variants", m_subject.variantsFile, "File with further variants");
        command->add_flag("--json", m_subject.json, "Write JSON");
        command->add_option("--movetime", m_analyse.moveTimeMs, "Milliseconds")->check(aboveZero());
        command->add_option("--depth", m_analyse.depth, "Plies")->check(CLI::Range(1, 100));
        command->add_option("--nodes", m_analyse.nodes, "Positions")->check(aboveZero());
        auto* lines = command->add_option("--multipv", m_analyse.lines, "Number of best lines");
        lines->check(CLI::Range(1, 100));
        auto* endgames = command->add_option("--endgames", m_analyse.endgames,
                                             "Folder with endgame tables; without it none are used");
        auto* network =
            command->add_option("--network", m_analyse.network,
                                "Evaluate with this network, or with none (the one of the program)");
        auto* mate =
            command->add_flag("--mate", m_isForMate,
                              "Look for a mate by checks only; --depth is then its greatest length in plies");
        mate->excludes(lines)->excludes(endgames)->excludes(network);
        auto* file = command->add_option("file", m_review.file, "File with the game to review");
        auto* library = command->add_option("--library", m_review.library, "Library with the game to review")
                            ->check(fileName());
        for (auto* either : {file, library})
            either->excludes(lines)->excludes(mate)->excludes(command->get_option("--position"));
        file->excludes(library);
        addReviewOptions(*command, library);
        command->callback([this, command] { runAnalyse(*command); });
    }

    /// What only reviews have.
    void addReviewOptions(CLI::App& command, CLI::Option* library) {
        auto* game = command.add_option("--game", m_review.game,
                                        "Number of the game in the file (1), or its id in the library");
        game->check(aboveZero());
        library->needs(game);
        command
            .add_option("--from", m_review.from, "Format of the file; the default is found by the content")
            ->type_name("FORMAT")
            ->excludes(library);
        command.add_option("--side", m_review.side, "Review only the moves of this side")
            ->check(CLI::IsMember({"first", "second"}));
        command.add_option("--from-ply", m_review.fromPly, "The first move that is reviewed (1)")
            ->check(CLI::Range(1, 1000000));
        command
            .add_option("--threads", m_review.threads,
                        "Threads of the search; with more than one, results differ (1)")
            ->check(CLI::Range(1, core::Engine::MaxThreads));
        auto* out = command.add_option(
            "--out", m_review.out, "File for the game with the notes of the review; - is standard output");
        command.add_option("--to", m_review.to, "Its format; the default is found by the extension")
            ->type_name("FORMAT")
            ->needs(out);
        command.add_flag("--keep", m_review.keeps, "Store the notes in the library")->needs(library);
    }

    /// An option without effect is a mistake in a script, which would miss the file of --out, for example.
    static void refuseOptionsOfReviews(const CLI::App& analyse) {
        for (const char* name : {"--game", "--from", "--side", "--from-ply", "--threads", "--out"})
            if (analyse.count(name) > 0)
                throw CommandError(ExitStatus::WrongCall,
                                   std::string(name) +
                                       " is for reviews. Name a file or --library with a game.");
    }

    void runAnalyse(const CLI::App& command) {
        if (!m_review.file.empty() || !m_review.library.empty()) {
            m_review.limits = m_analyse;
            m_review.variant = m_subject.variant;
            m_review.variantsFile = m_subject.variantsFile;
            m_review.json = m_subject.json;
            m_isPartial = !reviewGame(m_review);
            return;
        }
        refuseOptionsOfReviews(command);
        if (m_subject.variant.empty())
            throw CommandError(
                ExitStatus::WrongCall,
                "analyse needs the --variant of a position, or a file or --library with a game.");
        if (m_isForMate)
            findMate(m_subject, m_analyse);
        else
            analyse(m_subject, m_analyse);
    }

    void addBench() {
        auto* command =
            m_app.add_subcommand("bench", "Run a fixed search and print nodes and nodes per second");
        command->add_option("--variant", m_subject.variant, "Variant id; the default is all variants");
        command->add_flag("--json", m_subject.json, "Write JSON");
        command->callback([this] { bench(m_subject); });
    }

    void addSelfplay() {
        auto* command = m_app.add_subcommand("selfplay", "Let the built-in engine play against itself");
        addSubject(*command, m_subject);
        command->add_option("--games", m_selfplay.games, "Number of games")
            ->required()
            ->check(CLI::Range(1, 1000000));
        command->add_option("--movetime", m_selfplay.moveTimeMs, "Milliseconds per move")->check(aboveZero());
        command->add_option("--network", m_selfplay.network,
                            "Play with this network, or with none (the one of the program)");
        addPlyLimit(*command, m_selfplay.maxPlies);
        command->add_option("--seed", m_selfplay.seed, "Random seed; another seed gives other games (1)");
        command->add_option("--library", m_selfplay.library, "Library file in which the games are stored")
            ->check(fileName());
        command->callback([this] { selfplay(m_subject, m_selfplay); });
    }

    void addMatch() {
        auto* command = m_app.add_subcommand(
            "match",
            "Let two engines play, in pairs of games with colours swapped\n\n"
            "An ENGINE is a program that speaks UCI or USI, or the built-in engine: builtin, or\n"
            "builtin:NAME=VALUE,... with level=1..10, nodes=N, depth=N, movetime=MS, threads=N or\n"
            "network=FILE or network=none; the limits among them override those of the match. Numbers of\n"
            "the search can be set for a trial, such as delta-margin=N (CONTRIBUTING.md).");
        addSubject(*command, m_subject);
        auto& match = m_match;
        command->add_option("--a", match.a, "The first engine")->required()->type_name("ENGINE");
        command->add_option("--b", match.b, "The second engine")->required()->type_name("ENGINE");
        command->add_option("--option-a", match.optionsA, "An option of program A (repeatable)")
            ->allow_extra_args(false)
            ->type_name("NAME=VALUE");
        command->add_option("--option-b", match.optionsB, "An option of program B (repeatable)")
            ->allow_extra_args(false)
            ->type_name("NAME=VALUE");
        command->add_option("--games", match.games, "Number of games")
            ->required()
            ->check(CLI::Range(1, 1000000));
        command->add_option("--threads", match.threads, "Games at the same time (1)")
            ->check(CLI::Range(1, 1024));
        command->add_option("--hash", match.hashMegabytes, "Megabytes for each engine's hash table (16)")
            ->check(CLI::Range(1, 65536));
        command
            ->add_option("--startup", match.startUpMs, "Longest start of an engine in milliseconds (10000)")
            ->check(aboveZero());
        addMatchClock(*command);
        addPlyLimit(*command, match.maxPlies);
        command
            ->add_option("--openings", match.openings,
                         "File with one position a line; lines that begin with # are ignored")
            ->excludes(command->get_option("--position"));
        command->add_option("--sprt", match.sprt, "End when a test has decided between these Elo differences")
            ->expected(2)
            ->check(numberUpTo(1000))
            ->type_name("ELO0 ELO1");
        command->add_option("--seed", match.seed,
                            "Seed to shuffle the openings and to vary the moves of levels");
        command->add_option("--library", match.library, "Library file in which the games are stored")
            ->check(fileName());
        command->callback([this] { cli::match(m_subject, m_match); });
    }

    static void addPlyLimit(CLI::App& command, std::optional<int>& plies) {
        command
            .add_option("--max-plies", plies,
                        "Draw after this number of plies (400, or four for each square if that is more)")
            ->check(CLI::Range(1, 100000));
    }

    void addMatchClock(CLI::App& command) {
        auto* clock = command.add_option(
            "--tc", m_match.clock,
            "Milliseconds for a game or for MOVES moves, and increment or byoyomi for each move");
        clock->type_name("MS | MS+INC | MOVES/MS+INC | MS+bBYOYOMI");
        command.add_option("--movetime", m_match.moveTimeMs, "Milliseconds per move")
            ->check(aboveZero())
            ->excludes(clock);
        command
            .add_option("--nodes", m_match.nodes,
                        "Nodes per move; without --tc and --movetime there is no clock, but an engine that "
                        "thinks for more than a minute, and at fewer than 10000 nodes per second, is told "
                        "to move at once")
            ->check(aboveZero());
        command
            .add_option("--tolerance", m_match.toleranceMs, "Greatest delay of a move in milliseconds (100)")
            ->check(notNegative());
    }

    void addOpenings() {
        auto* command =
            m_app.add_subcommand("openings", "Find random balanced positions to begin games with");
        addSubject(*command, m_subject);
        command->add_option("--count", m_openings.count, "Number of positions")
            ->required()
            ->check(CLI::Range(1, 1000000));
        command->add_option("--plies", m_openings.plies, "Random moves before each position")
            ->required()
            ->check(CLI::Range(1, 1000));
        command->add_option("--balance", m_openings.balance, "Greatest lead of a side in centipawns (50)")
            ->check(notNegative());
        command->add_option("--nodes", m_openings.nodes, "Positions searched to score each one (20000)")
            ->check(aboveZero());
        command->add_option("--seed", m_openings.seed, "Random seed; another seed gives other positions (1)");
        command->callback([this] { findOpenings(m_subject, m_openings); });
    }

    void addWinChance() {
        auto* command = m_app.add_subcommand(
            "winchance",
            "Let the built-in engine play against itself, and fit the chance to win to its scores\n\n"
            "Writes a file for resources/win_chance.");
        addSubject(*command, m_subject);
        command->add_option("--games", m_winChance.games, "Number of games (400)")
            ->check(CLI::Range(1, 1000000));
        command->add_option("--nodes", m_winChance.nodes, "Nodes per move (10000)")->check(aboveZero());
        command->add_option("--plies", m_winChance.plies, "Random moves before each game (8)")
            ->check(CLI::Range(1, 1000));
        command
            ->add_option("--balance", m_winChance.balance,
                         "Greatest lead of a side in centipawns after the random moves (400)")
            ->check(notNegative());
        command->add_option("--seed", m_winChance.seed, "Random seed; another seed gives other games (1)");
        command
            ->add_option("--range", m_winChance.range, "Greatest score that is counted, in centipawns (600)")
            ->check(aboveZero());
        command->callback([this] { measureWinChance(m_subject, m_winChance); });
    }

    void addConvert() {
        auto* command = m_app.add_subcommand(
            "convert", "Convert games between formats\n\n"
                       "The formats are " +
                           cli::formatNames() +
                           ". kif is in Shift_JIS, kifu in UTF-8.\n"
                           "The status is 1 if a game or a part of one had to be left out.");
        command->add_option("in", m_convert.in, "File to read; - is standard input")->required();
        command->add_option("out", m_convert.out, "File to write; - is standard output")->required();
        command->add_option("--from", m_convert.from, "Format to read; the default is found by the content")
            ->type_name("FORMAT");
        command->add_option("--to", m_convert.to, "Format to write; the default is found by the extension")
            ->type_name("FORMAT");
        command->add_option("--variant", m_convert.variant, "Variant of games that name none");
        command->add_option("--variants", m_convert.variantsFile, "File with further variants");
        addPartsToLeaveOut(*command, m_convert.without);
        command->callback([this] { m_isPartial = !convert(m_convert); });
    }

    CLI::App m_app;
    Subject m_subject;
    ConvertArguments m_convert;
    LearnArguments m_learn;
    PuzzleArguments m_puzzles;
    BookArguments m_book;
    EndgameArguments m_endgames;
    LibraryArguments m_library;
    bool m_isPartial = false; ///< a part of the work could not be done
    int m_depth = 0;
    bool m_divide = false;
    bool m_each = false;
    bool m_isDiagram = false;
    bool m_isForMate = false;
    AnalyseArguments m_analyse;
    ReviewArguments m_review;
    SelfplayArguments m_selfplay;
    MatchArguments m_match;
    core::match::OpeningWish m_openings;
    WinChanceArguments m_winChance;
};

} // namespace

int main(int argc, char** argv) {
    failAtFileSizeLimit();
    const auto fail = [](ExitStatus status, const std::exception& error) {
        std::cerr << "komadai-cli: " << core::visibleText(error.what(), "\n") << '\n';
        return static_cast<int>(status);
    };
    try {
        const ExitStatus status = CommandLine().run(argc, argv);
        const auto failure = outputFailure();
        if (!failure || status != ExitStatus::Done) return static_cast<int>(status);
        return fail(ExitStatus::Failed, std::runtime_error(*failure));
    } catch (const CommandError& error) {
        return fail(error.status(), error);
    } catch (const std::system_error& error) {
        const bool isOfPrint =
            std::ferror(stdout) != 0 && !dynamic_cast<const std::filesystem::filesystem_error*>(&error);
        if (!isOfPrint) return fail(ExitStatus::Failed, error);
        return fail(ExitStatus::Failed, std::runtime_error(outputSentence(error.code().message())));
    } catch (const std::exception& error) {
        return fail(ExitStatus::Failed, error);
    }
}
