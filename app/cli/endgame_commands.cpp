#include "app/cli/endgame_commands.h"
#include "app/cli/interruption.h"
#include "app/cli/json_output.h"
#include "app/cli/output_file.h"

#include "app/command_line.h"
#include "app/data_folder.h"
#include "core/endgames/endgame_file.h"
#include "core/endgames/endgame_maker.h"
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "translations/wording/endgame_wording.h"
#include "translations/wording/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <iostream>

#include <unistd.h>

namespace komadai::cli {
namespace {

using Json = nlohmann::ordered_json;
using Clock = std::chrono::steady_clock;

/// The files with the tables of one variant. It keeps none of the tables: together they may be larger than the memory.
class Collection {
public:
    explicit Collection(const EndgameArguments& arguments)
        : m_arguments(arguments), m_root(rootOf(arguments)), m_noTables(variantWith(arguments)) {}

    const std::filesystem::path& root() const { return m_root; }
    const core::VariantSpec& spec() const { return m_noTables.variant()->spec(); }
    /// The variant, for questions about materials, without any tables.
    const core::Endgames& noTables() const { return m_noTables; }
    std::string name(const core::EndgameMaterial& material) const {
        return core::formatMaterial(material, spec());
    }
    std::string fileOf(const core::EndgameMaterial& material) const {
        return core::endgameFile(m_root, material, spec()).string();
    }
    std::string words(core::EndgameFileProblem problem, const core::EndgameMaterial& material) const {
        return words({fileOf(material), problem});
    }
    static std::string words(const core::EndgameFileFault& fault) {
        return EndgameWording().sentence(fault.problem, fault.file.string());
    }

    /// The materials of the arguments.
    std::vector<core::EndgameMaterial> wanted() const {
        std::vector<core::EndgameMaterial> materials;
        for (const std::string& text : m_arguments.materials) {
            const auto reading = core::parseMaterial(text, spec(), m_noTables.symmetry());
            if (reading.problem)
                throw CommandError(ExitStatus::WrongCall, EndgameWording().sentence(*reading.problem, text));
            materials.push_back(reading.material);
        }
        for (int pieces = 2; pieces <= m_arguments.pieces; ++pieces)
            for (auto& material : core::materialsOf(pieces, spec(), m_noTables.symmetry()))
                materials.push_back(std::move(material));
        return materials;
    }
    core::Result<std::shared_ptr<const core::EndgameTable>, core::EndgameFileProblem>
    read(const core::EndgameMaterial& material, const std::stop_token& stop = {}) const {
        return core::readEndgame(m_root, material, m_noTables, stop);
    }
    /// Reads the tables of the materials that captures and promotions lead to.
    core::Result<core::Endgames, core::EndgameFileFault> readAfter(const core::EndgameMaterial& material,
                                                                   const std::stop_token& stop = {}) const {
        return core::readEndgamesAfter(m_root, material, m_noTables, stop);
    }

private:
    static std::filesystem::path rootOf(const EndgameArguments& arguments) {
        auto folder = arguments.folder.empty() ? endgamesFolder() : arguments.folder;
        if (folder.empty())
            throw CommandError(ExitStatus::WrongCall,
                               "There is no home folder. Name a folder with --folder.");
        return folder;
    }
    static std::shared_ptr<const core::Variant> variantWith(const EndgameArguments& arguments) {
        auto variant = variantOf(loadVariants(arguments.subject.variantsFile), arguments.subject.variant);
        if (!arguments.rules.empty()) variant = core::withRuleOptions(variant, arguments.rules);
        if (!variant)
            throw CommandError(ExitStatus::WrongCall,
                               fmt::format("“{}” is not valid here; expected KEY=VALUE, separated by spaces.",
                                           arguments.rules));
        if (const auto refusal = core::whyNoEndgames(variant->spec()))
            throw CommandError(ExitStatus::WrongCall, EndgameWording().sentence(*refusal));
        return variant;
    }

    const EndgameArguments& m_arguments;
    std::filesystem::path m_root;
    core::Endgames m_noTables;
};

/// Writes how far a table has come to standard error, twice a second at most; nothing where that is no terminal.
class ProgressLine {
public:
    explicit ProgressLine(std::string name) : m_name(std::move(name)) {}
    ~ProgressLine() {
        if (m_isShown) std::cerr << "\r\033[K" << std::flush;
    }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    void operator()(const core::EndgameProgress& progress) {
        const auto now = Clock::now();
        if (!m_isTerminal || now < m_next) return;
        m_next = now + std::chrono::milliseconds(500);
        m_isShown = true;
        std::cerr << "\r\033[K" << m_name << ": " << words(progress) << std::flush;
    }

private:
    static std::string words(const core::EndgameProgress& progress) {
        const auto percent = [&] { return progress.total == 0 ? 0 : 100 * progress.done / progress.total; };
        switch (progress.stage) {
        case core::EndgameProgress::Stage::Positions: return fmt::format("positions {} %", percent());
        case core::EndgameProgress::Stage::Distances: return fmt::format("distances, ply {}", progress.done);
        case core::EndgameProgress::Stage::Check: return fmt::format("check {} %", percent());
        }
        return {};
    }

    std::string m_name;
    Clock::time_point m_next;
    bool m_isTerminal = ::isatty(STDERR_FILENO) == 1;
    bool m_isShown = false;
};

core::EndgameListener listenerOf(ProgressLine& line) {
    return [&line](const core::EndgameProgress& progress) { line(progress); };
}

std::string plies(int count) { return fmt::format("{} {}", count, count == 1 ? "ply" : "plies"); }

std::string valueText(const core::EndgameValue& value) {
    switch (value.result) {
    case core::EndgameValue::Result::Win: return "win in " + plies(value.plies);
    case core::EndgameValue::Result::Loss: return "loss in " + plies(value.plies);
    case core::EndgameValue::Result::Draw: break;
    }
    return "draw";
}

Json valueJson(const core::EndgameValue& value) {
    switch (value.result) {
    case core::EndgameValue::Result::Win: return {{"result", "win"}, {"plies", value.plies}};
    case core::EndgameValue::Result::Loss: return {{"result", "loss"}, {"plies", value.plies}};
    case core::EndgameValue::Result::Draw: break;
    }
    return {{"result", "draw"}};
}

/// The position with that number in SFEN.
std::string positionText(const Collection& collection, const core::EndgameTable& table, std::uint64_t index) {
    const auto position = core::endgamePosition(collection.noTables(), table.layout(), index);
    return position ? core::sfen::format(*position)
                    : fmt::format("entry {} of {}", index, collection.name(table.material()));
}

void printTable(const Collection& collection, const core::EndgameTable& table) {
    const auto summary = core::summaryOf(table);
    std::string longest = "no wins";
    if (summary.longestEntry)
        longest = fmt::format("longest win {}: {}", plies(summary.longestWin),
                              positionText(collection, table, *summary.longestEntry));
    fmt::print("{}: {} wins, {} draws, {} losses; {}\n", collection.name(table.material()), summary.wins,
               summary.draws, summary.losses, longest);
    flushOutput();
}

/// Makes a table and writes its file. False if it was stopped.
bool makeTable(const Collection& collection, const core::EndgameMaterial& material,
               const std::stop_token& stop) {
    if (collection.noTables().layoutOf(material).entries() > core::MostEndgameEntries)
        throw CommandError(ExitStatus::Failed,
                           fmt::format("The table of {} would have more than {} million entries.",
                                       collection.name(material), core::MostEndgameEntries / 1'000'000));
    const auto after = collection.readAfter(material, stop);
    if (stop.stop_requested()) return false;
    if (!after) throw CommandError(ExitStatus::Failed, Collection::words(after.error()));
    std::shared_ptr<const core::EndgameTable> table;
    {
        ProgressLine line(collection.name(material));
        table = core::makeEndgame(after.value(), material, stop, listenerOf(line));
    }
    if (!table) return false;
    if (const auto problem = core::writeEndgame(collection.root(), *table, collection.spec()))
        throw CommandError(ExitStatus::Failed, collection.words(*problem, material));
    printTable(collection, *table);
    return true;
}

void makeEndgames(const EndgameArguments& arguments) {
    const Collection collection(arguments);
    const auto wanted = collection.wanted();
    if (wanted.empty())
        throw CommandError(ExitStatus::WrongCall, "Name materials such as KRvK, or a number with --pieces.");
    const auto ordered = core::withMaterialsAfter(wanted, collection.noTables());
    const Interruption interruption;
    const auto stop = interruption.token();
    for (const auto& material : ordered) {
        const bool isWanted = std::find(wanted.begin(), wanted.end(), material) != wanted.end();
        if (!(arguments.again && isWanted)) {
            const auto table = collection.read(material, stop); // as a whole: it may be damaged
            if (table) continue;
            if (!stop.stop_requested() && table.error() != core::EndgameFileProblem::NotFound)
                std::cerr << collection.words(table.error(), material) << " The table will be made again.\n";
        }
        if (stop.stop_requested() || !makeTable(collection, material, stop))
            throw CommandError(ExitStatus::Failed, "Interrupted. The tables that were finished are kept.");
    }
}

bool listEndgames(const EndgameArguments& arguments) {
    const Collection collection(arguments);
    Json list = Json::array();
    bool isWhole = true;
    for (const auto& info : core::endgameFilesOf(collection.root(), collection.noTables())) {
        const auto table = collection.read(info.material);
        if (!table) {
            std::cerr << collection.words(table.error(), info.material) << '\n';
            isWhole = false;
            continue;
        }
        const auto summary = core::summaryOf(*table.value());
        if (arguments.subject.json)
            list.push_back({{"material", collection.name(info.material)},
                            {"bytes", info.bytes},
                            {"wins", summary.wins},
                            {"draws", summary.draws},
                            {"losses", summary.losses},
                            {"longestWin", summary.longestWin}});
        else
            fmt::print("{}\t{} bytes\t{} wins\t{} draws\t{} losses\tlongest win {}\n",
                       collection.name(info.material), info.bytes, summary.wins, summary.draws,
                       summary.losses, plies(summary.longestWin));
    }
    if (arguments.subject.json) fmt::print("{}\n", jsonText(list));
    return isWhole;
}

/// The table of a position's pieces and those that captures and promotions lead to.
core::Endgames tablesFor(const Collection& collection, const core::AnyPosition& position) {
    std::vector<core::Piece> pieces;
    for (int i = 0; i < collection.spec().size.squares(); ++i)
        if (const auto piece = position.pieceAt(core::Square::at(i))) pieces.push_back(*piece);
    if (pieces.size() > static_cast<std::size_t>(core::MaxEndgamePieces))
        throw CommandError(ExitStatus::WrongCall,
                           fmt::format("The position has more than {} pieces.", core::MaxEndgamePieces));
    const auto material = core::normalised(pieces, collection.spec(), collection.noTables().symmetry());
    auto tables = collection.readAfter(material);
    if (!tables) throw CommandError(ExitStatus::Failed, Collection::words(tables.error()));
    auto table = collection.read(material);
    if (!table) throw CommandError(ExitStatus::Failed, collection.words(table.error(), material));
    core::Endgames endgames = std::move(tables).value();
    endgames.add(std::move(table).value());
    return endgames;
}

void probeEndgame(const EndgameArguments& arguments) {
    const Collection collection(arguments);
    auto game = gameFrom(collection.noTables().variant(), arguments.subject.position);
    if (!game) throw CommandError(ExitStatus::WrongCall, game.error());
    const core::AnyPosition& position = game.value().position();
    const core::Endgames endgames = tablesFor(collection, position);
    const auto value = endgames.probe(position).value_or(core::EndgameValue{});
    const auto moves = core::endgameMoves(endgames, position);
    if (arguments.subject.json) {
        Json json = valueJson(value);
        json["moves"] = Json::array();
        for (const auto& move : moves) {
            Json line{{"move", core::uci::format(move.move, position)}};
            line.update(valueJson(move.value));
            json["moves"].push_back(line);
        }
        fmt::print("{}\n", jsonText(json));
        return;
    }
    fmt::print("{}\n", valueText(value));
    for (const auto& move : moves)
        fmt::print("{}\t{}\n", core::uci::format(move.move, position), valueText(move.value));
}

/// Checks one table. Returns whether it is right.
bool checkTable(const Collection& collection, const core::EndgameMaterial& material,
                const std::stop_token& stop) {
    const auto throwIfStopped = [&stop] {
        if (stop.stop_requested()) throw CommandError(ExitStatus::Failed, "Interrupted.");
    };
    auto tables = collection.readAfter(material, stop);
    throwIfStopped();
    if (!tables) {
        std::cerr << Collection::words(tables.error()) << '\n';
        return false;
    }
    const auto reading = collection.read(material, stop);
    throwIfStopped();
    if (!reading) {
        std::cerr << collection.words(reading.error(), material) << '\n';
        return false;
    }
    const auto& table = reading.value();
    core::Endgames endgames = std::move(tables).value();
    endgames.add(table);
    core::EndgameCheck check;
    {
        ProgressLine line(collection.name(material));
        check = core::checkEndgame(endgames, *table, stop, listenerOf(line));
    }
    if (check.isStopped) throwIfStopped();
    fmt::print("{}: {} entries, {} wrong\n", collection.name(material), check.checked, check.faults);
    flushOutput();
    if (check.firstFault)
        fmt::print("The first wrong one: {}\n", positionText(collection, *table, check.firstFault->index));
    return check.faults == 0;
}

bool checkEndgames(const EndgameArguments& arguments) {
    const Collection collection(arguments);
    auto wanted = collection.wanted();
    if (wanted.empty())
        for (const auto& info : core::endgameFilesOf(collection.root(), collection.noTables()))
            wanted.push_back(info.material);
    const Interruption interruption;
    bool isWhole = true;
    for (const auto& material : wanted)
        isWhole = checkTable(collection, material, interruption.token()) && isWhole;
    return isWhole;
}

} // namespace

void addEndgameCommands(CLI::App& app, EndgameArguments& arguments, bool& isPartial) {
    auto* endgames = app.add_subcommand(
        "endgames",
        "Make, list, probe and check endgame tables\n\n"
        "A table has the exact values of all positions with the same pieces, at most four with both "
        "kings.\nDistances are in plies. The move limit does not count.");
    endgames->require_subcommand(1);
    const auto add = [&](const std::string& name, const std::string& help) {
        auto* command = endgames->add_subcommand(name, help);
        command->add_option("--variant", arguments.subject.variant, "Variant id; `variants list` lists them")
            ->required();
        command->add_option("--variants", arguments.subject.variantsFile, "File with further variants");
        command->add_option("--rules", arguments.rules, "Rule options, as in \"bareKing=none\"")
            ->type_name("KEY=VALUE...");
        command->add_option("--folder", arguments.folder,
                            "Folder with the tables; the default is $XDG_DATA_HOME/komadai/endgames");
        return command;
    };
    const auto addMaterials = [&](CLI::App& command, const std::string& help) {
        command.add_option("materials", arguments.materials, help)->type_name("MATERIAL");
        command.add_option("--pieces", arguments.pieces, "All materials with at most N pieces")
            ->check(CLI::Range(2, core::MaxEndgamePieces));
    };
    auto* make = add("make", "Make tables, and those that captures and promotions lead to\n\n"
                             "Ctrl+C stops the command. A table is written completely or not at all.");
    addMaterials(*make, "Pieces of both sides, as in KRvK");
    make->add_flag("--again", arguments.again, "Also make tables that already exist");
    make->callback([&] { makeEndgames(arguments); });
    auto* list = add("list", "List the tables with their sizes and results");
    list->add_flag("--json", arguments.subject.json, "Write JSON");
    list->callback([&] { isPartial = !listEndgames(arguments); });
    auto* probe = add("probe", "Show the value of a position and of each move, the best first");
    probe->add_option("--position", arguments.subject.position, "SFEN or FEN")->required();
    probe->add_flag("--json", arguments.subject.json, "Write JSON");
    probe->callback([&] { probeEndgame(arguments); });
    auto* check = add("check", "Compare each entry with the rules and with the values after all moves");
    addMaterials(*check, "Pieces of both sides, as in KRvK; the default is all tables");
    check->callback([&] { isPartial = !checkEndgames(arguments); });
}

} // namespace komadai::cli
