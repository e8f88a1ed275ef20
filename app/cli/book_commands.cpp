#include "app/cli/book_commands.h"
#include "app/cli/json_output.h"

#include "app/cli/commands.h"
#include "app/cli/game_output.h"
#include "app/cli/output_file.h"
#include "app/command_line.h"
#include "core/book/book_file.h"
#include "core/notation/move_text.h"
#include "core/notation/text_encoding.h"
#include "translations/wording/book_wording.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <iterator>
#include <numeric>
#include <vector>

namespace komadai::cli {
namespace {

using Json = nlohmann::ordered_json;

core::BookFormat bookFormatCalled(const std::string& name) {
    if (const auto format = core::bookFormatNamed(name)) return *format;
    throw CommandError(
        ExitStatus::WrongCall,
        fmt::format("Unknown format “{}” of a book; expected one of: {}.", name, bookFormatNames()));
}

core::BookFormat bookFormatOf(const std::string& file, const std::string& format) {
    const std::string name = format.empty() ? extensionOf(file) : format;
    if (name.empty())
        throw CommandError(ExitStatus::WrongCall, "The output has no extension. Name its format with --to.");
    return bookFormatCalled(name);
}

/// Reads a book, and writes its problems to standard error.
core::BookReading readBookInput(const BookArguments& arguments, const core::VariantSet& variants) {
    core::BookReadOptions options{variants};
    if (!arguments.variant.empty()) options.variant = variantOf(variants, arguments.variant);
    const auto from = arguments.from.empty() ? std::nullopt : std::optional(bookFormatCalled(arguments.from));
    auto reading = core::readBook(core::decodeText(readInput(arguments.in)).text, from, options);
    for (const auto& problem : reading.problems)
        std::cerr << BookWording().sentence(problem, arguments.in) << '\n';
    if (reading.problemCount > reading.problems.size())
        std::cerr << fmt::format("{}: there are {} problems, of which the first {} are listed.\n",
                                 arguments.in, reading.problemCount, reading.problems.size());
    for (const auto loss : reading.losses)
        std::cerr << arguments.in << ": " << BookWording().sentence(loss) << '\n';
    if (!reading.book)
        throw CommandError(ExitStatus::Failed, fmt::format("{} has no opening book.", arguments.in));
    return reading;
}

bool convertBook(const BookArguments& arguments) {
    refuseUnknownBookFormat(arguments.out, arguments.to);
    const auto variants = loadVariants(arguments.variantsFile);
    const auto reading = readBookInput(arguments, variants);
    const bool isWritten = writeBookFile(*reading.book, arguments.out, arguments.to);
    return isWritten && reading.problemCount == 0 && reading.losses.empty();
}

void showSummary(const core::OpeningBook& book, bool json) {
    const std::string& variant = book.variant()->spec().id;
    if (json)
        fmt::print(
            "{}\n",
            jsonText(Json{{"variant", variant}, {"positions", book.size()}, {"moves", book.moveCount()}}));
    else
        fmt::print("variant {}\npositions {}\nmoves {}\n", variant, book.size(), book.moveCount());
}

void showMoves(const core::OpeningBook::Entry& entry, const core::AnyPosition& position, bool json) {
    const auto weights = core::weightsOf(entry.moves);
    const auto total = static_cast<double>(std::accumulate(weights.begin(), weights.end(), std::int64_t{0}));
    std::vector<std::size_t> order(entry.moves.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return weights[a] > weights[b]; });
    Json array = Json::array();
    for (const std::size_t i : order) {
        const auto& move = entry.moves[i];
        const std::string text = core::uci::format(move.move, position);
        const double share = total > 0 ? static_cast<double>(weights[i]) / total : 0;
        if (json) {
            Json line{{"move", text}, {"count", move.count}, {"share", share}};
            if (move.score) line["score"] = *move.score;
            if (move.depth) line["depth"] = *move.depth;
            if (move.reply) line["reply"] = core::uci::format(*move.reply, position.after(move.move));
            array.push_back(line);
        } else {
            fmt::print("{}\t{}\t{:.1f} %\t{}\t{}\t{}\n", text, move.count, share * 100,
                       move.score ? std::to_string(*move.score) : "-",
                       move.depth ? std::to_string(*move.depth) : "-",
                       move.reply ? core::uci::format(*move.reply, position.after(move.move)) : "-");
        }
    }
    if (json) fmt::print("{}\n", jsonText(array));
}

bool showBook(const BookArguments& arguments) {
    const auto variants = loadVariants(arguments.variantsFile);
    const auto reading = readBookInput(arguments, variants);
    const core::OpeningBook& book = *reading.book;
    if (arguments.isStart || !arguments.position.empty()) {
        const Subject subject{book.variant()->spec().id, arguments.position, arguments.variantsFile};
        const core::AnyPosition position = gameOf(subject).position();
        const auto* entry = book.find(position);
        showMoves(entry ? *entry : core::OpeningBook::Entry(), position, arguments.json);
    } else {
        showSummary(book, arguments.json);
    }
    return reading.problemCount == 0 && reading.losses.empty();
}

} // namespace

std::string bookFormatNames() {
    std::vector<std::string_view> names;
    for (const auto& info : core::bookFormats())
        names.push_back(info.name);
    return fmt::format("{}", fmt::join(names, ", "));
}

void refuseUnknownBookFormat(const std::string& file, const std::string& format) {
    bookFormatOf(file, format);
}

bool writeBookFile(const core::OpeningBook& book, const std::string& file, const std::string& format) {
    const auto written = core::writeBook(book, bookFormatOf(file, format));
    if (!written) throw CommandError(ExitStatus::Failed, BookWording().sentence(written.error()));
    writeOutput(file, written.value().text);
    for (const auto loss : written.value().losses)
        std::cerr << file << ": " << BookWording().sentence(loss) << '\n';
    return written.value().losses.empty();
}

void addBookCommands(CLI::App& app, BookArguments& arguments, bool& isPartial) {
    auto* book = app.add_subcommand("book", "Convert and show opening books");
    book->require_subcommand(1);
    const auto add = [&](const std::string& name, const std::string& help) {
        auto* command = book->add_subcommand(name, help);
        command->add_option("in", arguments.in, "File to read; - is standard input")->required();
        command->add_option("--from", arguments.from, "Format to read; the default is found by the content")
            ->type_name("FORMAT");
        command->add_option("--variant", arguments.variant, "Variant of a book that names none");
        command->add_option("--variants", arguments.variantsFile, "File with further variants");
        return command;
    };
    auto* convert =
        add("convert", "Convert a book to another format\n\n"
                       "The formats are book, Komadai's own, and db, the text book of shogi engines.\n"
                       "The status is 1 if a part of the book had to be left out.");
    convert->add_option("out", arguments.out, "File to write; - is standard output")->required();
    convert->add_option("--to", arguments.to, "Format to write; the default is found by the extension")
        ->type_name("FORMAT");
    convert->callback([&] { isPartial = !convertBook(arguments); });
    auto* show = add("show", "Show the size of a book, or with --start or --position what it knows there:\n"
                             "move, count, share of the choices, score, depth, reply");
    auto* start = show->add_flag("--start", arguments.isStart, "The start position of the variant");
    show->add_option("--position", arguments.position, "SFEN or FEN")->excludes(start);
    show->add_flag("--json", arguments.json, "Write JSON");
    show->callback([&] { isPartial = !showBook(arguments); });
}

} // namespace komadai::cli
