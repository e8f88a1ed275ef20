#include "app/cli/library_commands.h"
#include "app/cli/json_output.h"

#include "app/cli/arguments.h"
#include "app/cli/book_commands.h"
#include "app/cli/commands.h"
#include "app/cli/game_output.h"
#include "app/cli/interruption.h"
#include "app/cli/open_library.h"
#include "app/command_line.h"
#include "core/base/visible_text.h"
#include "core/files/game_import.h"
#include "core/files/library_merge.h"
#include "core/files/study_export.h"
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/store/library_check.h"
#include "core/store/library_copy.h"
#include "core/store/library_search.h"
#include "core/store/position_filter.h"
#include "core/store/rescue.h"
#include "translations/wording/wording.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <limits>
#include <memory>
#include <optional>
#include <string_view>

namespace komadai::cli {
namespace {

using Json = nlohmann::ordered_json;

OpenLibrary openLibrary(const LibraryArguments& arguments, OpenLibrary::To purpose) {
    return {arguments.library, loadVariants(arguments.variantsFile), purpose};
}

core::AnyPosition positionOf(const LibraryArguments& arguments) {
    Subject subject;
    subject.variant = arguments.variant;
    subject.position = arguments.position;
    subject.variantsFile = arguments.variantsFile;
    return gameOf(subject).position();
}

std::string nameOf(const core::Player& player) {
    if (player.computerLevel) return computerOfLevel(*player.computerLevel);
    return player.name.empty() ? "-" : player.name;
}
std::string nameOf(const core::ResultCounts& group) { return nameOf(core::Player{group.level, group.name}); }

/// A text of a user as a field of a line: nothing hidden, and no tab or line break.
std::string field(std::string_view text) { return core::visibleText(text); }

std::string resultText(const std::optional<core::Outcome>& outcome) {
    if (!outcome) return "*";
    if (!outcome->winner) return "1/2-1/2";
    return *outcome->winner == core::Side::First ? "1-0" : "0-1";
}

// --- import, merge, check

bool import(const LibraryArguments& arguments) {
    OpenLibrary open = openLibrary(arguments, OpenLibrary::To::AddGames);
    constexpr std::size_t BatchSize = 4000;
    const auto from = arguments.from.empty() ? std::nullopt : std::optional(formatCalled(arguments.from));
    const core::ImportSource source{arguments.files, from, BatchSize};
    core::ReadOptions options{.variants = open.variants()};
    if (!arguments.variant.empty()) options.variant = variantOf(open.variants(), arguments.variant);
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    core::ImportWriter writer(open.library(), arguments.keepKnown, {}, now);
    const core::ImportSink sink{
        [&](std::vector<core::GameRecord>&& games) {
            writer.add(std::move(games));
            return true;
        },
        [](const core::ReadProblem& problem, const std::string& file) {
            std::cerr << Wording().sentence(problem, file) << '\n';
        },
        [](const core::FileFault& fault) { std::cerr << Wording().sentence(fault) << '\n'; }};
    const core::ImportSummary summary = readForImport(source, options, sink);
    writer.finish();
    while (open.library().indexPositions()) {
    }
    fmt::print("files {}\ngames {}\nincomplete {}\nadded {}\nknown {}\nproblems {}\nstudies {}\n",
               summary.files, summary.games, summary.incomplete, writer.added(), writer.known(),
               summary.problems, writer.studies());
    return summary.problems == 0;
}

bool merge(const LibraryArguments& arguments) {
    OpenLibrary open = openLibrary(arguments, OpenLibrary::To::AddGames);
    const Interruption interruption; // so that no copy is left
    const auto isStopped = [&] { return interruption.token().stop_requested(); };
    bool isWhole = true;
    for (const auto& file : arguments.files) {
        std::unique_ptr<core::LibraryCopy> copy;
        try {
            copy = open.copyOf(file, isStopped);
            const auto summary =
                mergeLibrary(open.library(), copy->library(), [&](auto, auto) { return !isStopped(); });
            fmt::print("{}: games {} added {} known {} unreadable {} studies {} repertoires {} puzzles {}\n",
                       field(file.string()), summary.games, summary.added, summary.known, summary.unreadable,
                       summary.studies, summary.repertoires, summary.puzzles);
            isWhole = isWhole && summary.unreadable == 0;
        } catch (const core::StorageError& error) {
            if (!isStopped()) throw copy ? copy->asOfOriginal(error) : error;
        }
        if (isStopped()) {
            std::cerr << "Stopped; what was added until then is kept.\n";
            return false;
        }
    }
    while (!isStopped() && open.library().indexPositions()) {
    }
    return isWhole;
}

bool check(const LibraryArguments& arguments) {
    OpenLibrary open = openLibrary(arguments, OpenLibrary::To::Change);
    const auto result = checkLibrary(open.library(), [](const core::LibraryFault& fault) {
        fmt::print("{}\n", Wording().sentence(fault));
    });
    fmt::print("games {}\npositions {}\nfaults {}\n", result.games, result.positions, result.faults);
    return result.faults == 0;
}

bool rescue(const LibraryArguments& arguments) {
    const core::VariantSet variants = loadVariants(arguments.variantsFile);
    for (const std::filesystem::path& path : {arguments.library, std::filesystem::path(arguments.out)}) {
        const bool isSource = path == arguments.library;
        if (std::filesystem::exists(path) != isSource)
            throw CommandError(
                ExitStatus::Failed,
                fmt::format("{} {}.", path.string(), isSource ? "does not exist" : "exists already"));
    }
    const auto summary =
        core::rescueLibrary(arguments.library, arguments.out, core::finderOf(variants.all()));
    fmt::print("games {}\nshortened {}\nunreadable {}\ngaps {}\n", summary.games, summary.shortened,
               summary.unreadable, summary.gaps);
    return summary.shortened == 0 && summary.unreadable == 0 && summary.gaps == 0;
}

// --- export, list

/// Writes stored games, and says what is lost.
class Export {
public:
    Export(const LibraryArguments& arguments, OpenLibrary& open)
        : m_open(open), m_file(arguments.out), m_without(arguments.without),
          m_output(arguments.out, arguments.to) {}

    bool run(const std::vector<core::GameId>& games) {
        for (const core::GameId game : games)
            write(game);
        const bool isDone = m_output.finish(m_isWhole);
        if (!games.empty() || m_file == GameOutput::Standard) return isDone;
        std::cerr << fmt::format("No game matches; {} is empty now.\n", m_file);
        return false;
    }

private:
    void complain(core::GameId game, const std::string& sentence) {
        m_isWhole = false;
        std::cerr << fmt::format("Game {}: {}\n", game, sentence);
    }

    /// One damaged game does not keep the others from being written.
    void write(core::GameId id) {
        auto read = core::readSharedGame(m_open.library(), id, m_open.library().variants());
        if (!read && std::holds_alternative<core::NoSuchGame>(read.error())) return; // deleted meanwhile
        if (!read) return complain(id, sentenceOf(read.error()));
        core::GameRecord record = std::move(read).value();
        core::removeParts(record, m_without);
        const auto written = core::writeRecord(record, m_output.format(), &m_open.variants());
        if (!written) return complain(id, Wording().sentence(written.error()));
        for (const core::Loss loss : written.value().losses)
            complain(id, Wording().sentence(loss));
        m_output.add(written.value());
    }

    OpenLibrary& m_open;
    std::string m_file;
    core::RecordParts m_without;
    GameOutput m_output;
    bool m_isWhole = true;
};

core::GameOrder orderOf(const LibraryArguments& arguments) {
    using By = core::GameOrder::By;
    static const std::vector<std::pair<std::string, By>> names{
        {"added", By::Added},         {"date", By::Date},       {"first", By::FirstPlayer},
        {"second", By::SecondPlayer}, {"variant", By::Variant}, {"result", By::Result},
        {"moves", By::Moves},         {"event", By::Event},     {"rating", By::Rating},
        {"played", By::Played}};
    for (const auto& [name, by] : names)
        if (name == arguments.order) return {by, !arguments.ascending};
    std::vector<std::string_view> known;
    known.reserve(names.size());
    for (const auto& [name, by] : names)
        known.push_back(name);
    throw CommandError(ExitStatus::WrongCall, fmt::format("Unknown order “{}”; expected one of: {}.",
                                                          arguments.order, fmt::join(known, ", ")));
}

std::vector<core::GameId> gamesOf(const LibraryArguments& arguments, OpenLibrary& open) {
    return open.search().games(filterFrom(arguments.filter, open.variants()), orderOf(arguments),
                               arguments.limit > 0 ? std::optional(arguments.limit) : std::nullopt);
}

bool exportGames(const LibraryArguments& arguments) {
    OpenLibrary open = openLibrary(arguments, OpenLibrary::To::Read);
    return Export(arguments, open).run(gamesOf(arguments, open));
}

bool list(const LibraryArguments& arguments) {
    OpenLibrary open = openLibrary(arguments, OpenLibrary::To::Read);
    Json array = Json::array();
    const auto ids = gamesOf(arguments, open);
    constexpr std::size_t Page = 500;
    for (std::size_t first = 0; first < ids.size(); first += Page)
        for (const auto& game :
             open.library().summaries(std::span(ids).subspan(first, std::min(Page, ids.size() - first)))) {
            const auto& header = game.header;
            const std::string date = dayText(dayOf(header));
            if (arguments.json)
                array.push_back({{"id", game.id},
                                 {"date", date},
                                 {"first", nameOf(header.players[0])},
                                 {"second", nameOf(header.players[1])},
                                 {"result", resultText(game.outcome)},
                                 {"plies", game.plyCount},
                                 {"variant", header.variant},
                                 {"event", header.event}});
            else
                fmt::print("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", game.id, date,
                           field(nameOf(header.players[0])), field(nameOf(header.players[1])),
                           resultText(game.outcome), game.plyCount, field(header.variant),
                           field(header.event));
        }
    if (arguments.json) fmt::print("{}\n", jsonText(array));
    return true;
}

// --- positions

core::PiecePattern patternOf(const LibraryArguments& arguments, const core::VariantSpec& spec) {
    const auto read = core::parsePattern(arguments.pieces, spec);
    if (!read) {
        const std::string& word = read.error().word.empty() ? arguments.pieces : read.error().word;
        throw CommandError(ExitStatus::WrongCall,
                           fmt::format("“{}” is no piece on a square; an example is P@{}.", word,
                                       core::formatSquare(core::Square::at(0), spec.size, spec.coordinates)));
    }
    core::PiecePattern pattern = read.value();
    pattern.alsoMirrored = pattern.alsoMirrored || arguments.mirror;
    return pattern;
}

bool find(const LibraryArguments& arguments) {
    OpenLibrary open = openLibrary(arguments, OpenLibrary::To::Read);
    const core::GameFilter filter = filterFrom(arguments.filter, open.variants());
    int left = arguments.limit > 0 ? arguments.limit : std::numeric_limits<int>::max();
    Json array = Json::array();
    bool isWhole = true;
    const auto print = [&](const core::FoundPosition& hit) {
        const auto read = core::readStoredGame(open.library(), hit.game, open.library().variants());
        if (!read && !std::holds_alternative<core::NoSuchGame>(read.error())) {
            std::cerr << fmt::format("Game {}: {}\n", hit.game, sentenceOf(read.error()));
            isWhole = false;
            return true;
        }
        if (!read || !read.value().tree.contains(hit.node)) return true; // deleted or changed meanwhile
        const bool isMain = read.value().tree.isMainLine(hit.node);
        if (arguments.json)
            array.push_back({{"id", hit.game}, {"ply", hit.ply}, {"mainLine", isMain}});
        else
            fmt::print("{}\t{}\t{}\n", hit.game, hit.ply, isMain ? "main line" : "variation");
        return --left > 0;
    };
    if (!arguments.pieces.empty()) {
        const auto variant = variantOf(open.variants(), arguments.variant);
        open.search().findPattern(patternOf(arguments, variant->spec()), variant, filter, print);
    } else {
        const core::AnyPosition position = positionOf(arguments);
        open.search().findPosition(position, filter, print);
        const auto mirrored = arguments.mirror ? core::mirrorImageOf(position) : std::nullopt;
        if (mirrored && mirrored->key() != position.key() && left > 0) // not its own mirror image
            open.search().findPosition(*mirrored, filter, print);
    }
    if (arguments.json) fmt::print("{}\n", jsonText(array));
    return isWhole;
}

bool explore(const LibraryArguments& arguments) {
    OpenLibrary open = openLibrary(arguments, OpenLibrary::To::Read);
    const core::AnyPosition position = positionOf(arguments);
    const auto exploration = open.search().explore(position, filterFrom(arguments.filter, open.variants()));
    Json array = Json::array();
    for (const auto& [move, counts] : exploration.moves) {
        const std::string text = core::uci::format(move, position);
        const auto score = counts.scoreOfFirst();
        if (arguments.json) {
            Json line{{"move", text},
                      {"games", counts.games},
                      {"first", counts.wins[0]},
                      {"second", counts.wins[1]},
                      {"draws", counts.draws}};
            if (const auto rating = counts.meanRating()) line["rating"] = *rating;
            if (counts.lastDay != 0) line["last"] = dayText(counts.lastDay);
            array.push_back(line);
        } else {
            const auto rating = counts.meanRating();
            fmt::print("{}\t{}\t{}\t{}\t{}\n", text, counts.games,
                       score ? fmt::format("{:.1f} %", *score * 100) : "-",
                       rating ? std::to_string(*rating) : "-", dayText(counts.lastDay));
        }
    }
    if (arguments.json) fmt::print("{}\n", jsonText(array));
    return true;
}

bool stats(const LibraryArguments& arguments) {
    using By = core::ResultsBy;
    OpenLibrary open = openLibrary(arguments, OpenLibrary::To::Read);
    const core::GameFilter filter = filterFrom(arguments.filter, open.variants());
    const auto player = arguments.player.empty() ? std::nullopt : std::optional(arguments.player);
    Json object;
    for (const auto& [name, by] : {std::pair{"variant", By::Variant},
                                   {"side", By::Side},
                                   {"opponent", By::Opponent},
                                   {"level", By::Level},
                                   {"clock", By::Clock},
                                   {"year", By::Year},
                                   {"reason", By::Reason}}) {
        Json array = Json::array();
        for (const auto& group : open.search().results(by, filter, player)) {
            if (arguments.json) {
                array.push_back({{"name", group.name},
                                 {"games", group.games},
                                 {"wins", group.wins},
                                 {"draws", group.draws},
                                 {"losses", group.losses}});
                if (group.level) array.back()["level"] = *group.level;
            } else {
                fmt::print("{}\t{}\t{}\t{}\t{}\t{}\n", name, field(nameOf(group)), group.games, group.wins,
                           group.draws, group.losses);
            }
        }
        object[name] = array;
    }
    if (arguments.json) fmt::print("{}\n", jsonText(object));
    return true;
}

/// The games whose first moves make a book. Without a variant, all games that the filter accepts.
core::GameFilter filterOfBook(const LibraryArguments& arguments, const core::VariantSet& variants) {
    core::GameFilter filter = filterFrom(arguments.filter, variants);
    if (arguments.variant.empty()) return filter;
    return core::bothOf(
        core::filterOf({.field = core::GameField::Variant, .text = arguments.variant, .isExact = true}),
        filter);
}

/// One of several books would be lost, so the user must choose.
void refuseSeveralVariants(const std::vector<core::OpeningBook>& books) {
    if (books.size() < 2) return;
    std::vector<std::string> ids;
    ids.reserve(books.size());
    for (const auto& book : books)
        ids.push_back(book.variant()->spec().id);
    throw CommandError(ExitStatus::WrongCall,
                       fmt::format("The games are of several variants: {}. Choose one with --variant.",
                                   fmt::join(ids, ", ")));
}

bool makeBook(const LibraryArguments& arguments) {
    refuseUnknownBookFormat(arguments.out, arguments.to);
    OpenLibrary open = openLibrary(arguments, OpenLibrary::To::Read);
    if (!arguments.variant.empty()) variantOf(open.variants(), arguments.variant);
    core::BookWish wish = arguments.book;
    wish.leastShare = arguments.leastPercent / 100;
    core::BookMaker maker(wish);
    for (const core::GameId game :
         open.search().games(filterOfBook(arguments, open.variants()), {core::GameOrder::By::Added, false}))
        maker.add(open.library(), game);
    const auto books = maker.books();
    refuseSeveralVariants(books);
    const auto& summary = maker.summary();
    if (summary.unreadable > 0)
        std::cerr << fmt::format("{} games could not be read; they were left out.\n", summary.unreadable);
    if (summary.hasForgotten)
        std::cerr << "There are very many positions, so the counts of rare moves can be too small.\n";
    if (books.empty())
        throw CommandError(ExitStatus::Failed, "No move was played often enough; there is no book.");
    const core::OpeningBook& book = books.front();
    const bool isWhole = writeBookFile(book, arguments.out, arguments.to);
    if (arguments.out != GameOutput::Standard)
        fmt::print("games {}\npositions {}\nmoves {}\n", summary.games, book.size(), book.moveCount());
    return isWhole && summary.unreadable == 0 && !summary.hasForgotten;
}

// --- studies

bool listStudies(const LibraryArguments& arguments) {
    OpenLibrary open = openLibrary(arguments, OpenLibrary::To::Read);
    Json array = Json::array();
    for (const core::Study& study : core::StudyStore(open.library()).studies()) {
        if (arguments.json)
            array.push_back({{"id", study.id},
                             {"name", study.texts.name},
                             {"author", study.texts.author},
                             {"chapters", study.chapters}});
        else
            fmt::print("{}\t{}\t{}\t{}\n", study.id, study.chapters, field(study.texts.name),
                       field(study.texts.author));
    }
    if (arguments.json) fmt::print("{}\n", jsonText(array));
    return true;
}

/// Why a chapter was written without its game.
std::string reasonOf(const core::ChapterProblem& problem) {
    if (std::holds_alternative<core::ChapterProblem::Deleted>(problem.reason)) return "its game was deleted.";
    if (std::holds_alternative<core::ChapterProblem::NoVariant>(problem.reason))
        return fmt::format("the variant “{}” is unknown.", problem.variant);
    if (const auto* unreadable = std::get_if<core::RecordError>(&problem.reason))
        return Wording().sentence(*unreadable);
    return Wording().sentence(std::get<core::WriteProblem>(problem.reason));
}

bool exportStudy(const LibraryArguments& arguments) {
    OpenLibrary open = openLibrary(arguments, OpenLibrary::To::Read);
    GameOutput output(arguments.out, arguments.to);
    if (output.format() != core::RecordFormat::Pgn && output.format() != core::RecordFormat::Json)
        throw CommandError(ExitStatus::WrongCall, "A study can be written as pgn or json.");
    const auto written = core::writeStudy(open.library(), arguments.study, output.format(), open.variants());
    if (!written)
        throw CommandError(ExitStatus::Failed, fmt::format("There is no study {}.", arguments.study));
    output.add({written->text});
    for (const auto& [loss, chapters] : written->losses)
        std::cerr << fmt::format("{} of {} chapters: {}\n", chapters, written->chapters,
                                 Wording().sentence(loss));
    for (const core::ChapterProblem& problem : written->problems)
        std::cerr << fmt::format("Chapter {} was written without its game: {}\n", problem.chapter,
                                 reasonOf(problem));
    return output.finish(written->losses.empty() && written->problems.empty());
}

// --- arguments

class Commands {
public:
    Commands(CLI::App& app, LibraryArguments& arguments, bool& isPartial)
        : m_library(app.add_subcommand("library", "Work on a library of games")), m_arguments(arguments),
          m_isPartial(isPartial) {
        m_library->require_subcommand(1);
    }

    void add() {
        auto* command =
            add("import",
                "Add the games of files, folders and archives\n\n"
                "Games that the library has are left out. Chapters of studies become studies. The status "
                "is 1 if something could not be read; the rest is added all the same.",
                import);
        command->add_option("files", m_arguments.files, "Files, folders, zip and other archives")->required();
        command->add_option("--from", m_arguments.from,
                            "Format to read; the default is found by the content");
        command->add_option("--variant", m_arguments.variant, "Variant of games that name none");
        command->add_flag("--keep-known", m_arguments.keepKnown, "Also add games that the library has");

        command =
            add("export", "Write games to a file\n\nThe status is 1 if a game or a part of one was left out.",
                exportGames);
        command->add_option("out", m_arguments.out, "File to write; - is standard output");
        command->add_option("--to", m_arguments.to, "Format to write; the default is found by the extension");
        addPartsToLeaveOut(*command, m_arguments.without);
        addFilter(command);
        addOrder(command);

        command =
            add("list", "List games, one a line: id, date, players, result, plies, variant, event", list);
        addFilter(command);
        addOrder(command);
        addJson(command);

        command = add("find", "Find a position: game, ply, and whether on the main line", find);
        addPosition(command);
        command->add_option(
            "--pieces", m_arguments.pieces,
            "Instead of a whole position: pieces on squares, whatever stands elsewhere, for example "
            "\"P@5e p@5d -@1a\"");
        command->add_flag("--mirror", m_arguments.mirror, "Also find the mirror image");
        command->add_option("--limit", m_arguments.limit, "At most so many; 0 for all")->check(notNegative());
        addFilter(command);
        addJson(command);

        command = add("explore",
                      "The moves played in a position: move, games, score of the first player, mean rating, "
                      "last played",
                      explore);
        addPosition(command);
        addFilter(command);
        addJson(command);

        command =
            add("stats",
                "Results by variant, side, opponent, level, clock, year and reason: games, wins, draws, "
                "losses",
                stats);
        command->add_option("--player", m_arguments.player, "Results as this player sees them");
        addFilter(command);
        addJson(command);

        addBook();

        command =
            add("studies", "List studies, one a line: id, number of chapters, name, author", listStudies);
        addJson(command);

        command =
            add("study",
                "Write a whole study to a file\n\nThe status is 1 if a game or a part of one was left out.",
                exportStudy);
        command->add_option("id", m_arguments.study, "The id of the study")->required();
        command->add_option("out", m_arguments.out, "File to write; - is standard output")->required();
        command->add_option("--to", m_arguments.to,
                            "Format to write, json or pgn; the default is found by the extension");

        add("check", "Check the file, every game, the index of positions and the counted moves", check);

        command =
            add("rescue",
                "Copy what can still be read of a damaged library into a new one\n\nThe damaged library "
                "is not changed. The status is 1 if something could not be read.",
                rescue);
        command->add_option("out", m_arguments.out, "File of the new library; must not exist")->required();

        command = add("merge", "Add the games, studies, repertoires and puzzles of other libraries", merge);
        command->add_option("files", m_arguments.files, "Other libraries")
            ->required()
            ->check(CLI::ExistingFile);
    }

private:
    /// `run` returns whether all of the work could be done.
    CLI::App* add(const std::string& name, const std::string& help, bool (*run)(const LibraryArguments&)) {
        auto* command = m_library->add_subcommand(name, help);
        command->add_option("--library", m_arguments.library, "The library")->required()->check(fileName());
        command->add_option("--variants", m_arguments.variantsFile, "File with further variants");
        command->callback([run, &arguments = m_arguments, &isPartial = m_isPartial] {
            try {
                isPartial = !run(arguments);
            } catch (const core::StorageError& error) {
                throw CommandError(ExitStatus::Failed, Wording().sentence(error));
            }
        });
        return command;
    }
    void addBook() {
        auto* command = add(
            "book",
            "Make an opening book of games\n\nThe status is 1 if a game or a part of the book was left out.",
            makeBook);
        command->add_option("out", m_arguments.out, "File to write; - is standard output")->required();
        command->add_option("--to", m_arguments.to,
                            "Format to write, book or db; the default is found by the extension");
        command->add_option("--variant", m_arguments.variant,
                            "Only games of this variant; needed if the games are of several");
        auto& wish = m_arguments.book;
        command->add_option("--plies", wish.mostPlies, "Plies from the start of each game (30)")
            ->check(CLI::Range(1, 1000));
        command
            ->add_option("--least-games", wish.leastGames, "Games in which a move must have been played (2)")
            ->check(CLI::Range(1, 1000000000));
        command
            ->add_option("--least-share", m_arguments.leastPercent,
                         "Least share of a move in the games of its position, in percent (0)")
            ->check(CLI::Range(0.0, 100.0));
        const std::map<std::string, core::CountedGames> sides{{"all", core::CountedGames::All},
                                                              {"first", core::CountedGames::WonByFirst},
                                                              {"second", core::CountedGames::WonBySecond},
                                                              {"mover", core::CountedGames::WonByMover}};
        command
            ->add_option(
                "--wins", wish.games,
                "Count all games, those that the first or the second player won, or for each move those "
                "that its player won: all, first, second or mover (all)")
            ->transform(CLI::CheckedTransformer(sides).description(""));
        addFilter(command);
    }
    void addFilter(CLI::App* command) {
        command->add_option("--filter", m_arguments.filter,
                            "Which games, for example \"player:habu -result:draw date:1990..1999\"");
    }
    void addOrder(CLI::App* command) {
        command->add_option("--order", m_arguments.order,
                            "added, date, first, second, variant, result, moves, event, rating or played");
        command->add_flag("--ascending", m_arguments.ascending, "The smallest first");
        command->add_option("--limit", m_arguments.limit, "At most so many games; 0 for all")
            ->check(notNegative());
    }
    void addPosition(CLI::App* command) {
        command->add_option("--variant", m_arguments.variant, "Variant of the position")->required();
        command->add_option("--position", m_arguments.position, "SFEN or FEN; the default is the start");
    }
    void addJson(CLI::App* command) { command->add_flag("--json", m_arguments.json, "Write JSON"); }

    CLI::App* m_library;
    LibraryArguments& m_arguments;
    bool& m_isPartial;
};

} // namespace

void addLibraryCommands(CLI::App& app, LibraryArguments& arguments, bool& isPartial) {
    Commands(app, arguments, isPartial).add();
}

} // namespace komadai::cli
