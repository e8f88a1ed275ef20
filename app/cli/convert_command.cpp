#include "app/cli/commands.h"

#include "app/command_line.h"
#include "core/notation/record_file.h"
#include "core/notation/text_encoding.h"
#include "translations/wording/wording.h"

#include <fmt/format.h>

#include <fstream>
#include <iterator>

namespace komadai::cli {
namespace {

constexpr const char* Standard = "-";

std::string extensionOf(const std::string& file) {
    const std::string extension = std::filesystem::path(file).extension().string();
    return extension.empty() ? extension : extension.substr(1);
}

core::RecordFormat formatCalled(const std::string& name) {
    if (const auto format = core::formatNamed(name)) return *format;
    throw CommandError(ExitStatus::WrongCall,
                       fmt::format("Unknown format “{}”; expected one of: {}.", name, formatNames()));
}

std::string readInput(const std::string& file) {
    if (file == Standard) return {std::istreambuf_iterator<char>(std::cin), {}};
    return readFile(file);
}

/// Writes Shift_JIS if that is usual for the format of this name and has all characters, otherwise UTF-8.
void writeOutput(const std::string& file, const std::string& formatName, const std::string& text) {
    const bool isShiftJis = formatName == "kif" || formatName == "KIF";
    const std::string bytes = isShiftJis ? core::toShiftJis(text).value_or(text) : text;
    if (file == Standard) {
        std::cout << bytes << std::flush;
        return;
    }
    std::ofstream stream(file, std::ios::binary);
    stream << bytes << std::flush;
    if (!stream) throw CommandError(ExitStatus::Failed, fmt::format("{} cannot be written.", file));
}

/// Converts the games one after another, and keeps what cannot be converted.
class Conversion {
public:
    Conversion(const ConvertArguments& arguments, core::RecordFormat to) : m_arguments(arguments), m_to(to) {}

    core::ReadSink sink() {
        return {[this](core::ReadGame&& game) {
                    write(game);
                    return true;
                },
                [this](const core::ReadProblem& problem) {
                    complain(Wording().sentence(problem, m_arguments.in));
                }};
    }
    const std::string& text() const { return m_text; }
    bool isWhole() const { return m_isWhole; }

private:
    void complain(const std::string& line) {
        m_isWhole = false;
        std::cerr << line << '\n';
    }

    void write(const core::ReadGame& game) {
        const std::string place =
            fmt::format("{}, game {}, line {}: ", m_arguments.in, game.number, game.line);
        const auto written = core::writeRecord(game.record, m_to);
        if (!written) return complain(place + Wording().sentence(written.error()));
        for (const core::Loss loss : written.value().losses)
            complain(place + Wording().sentence(loss));
        core::appendGame(m_text, written.value(), m_to);
    }

    const ConvertArguments& m_arguments;
    core::RecordFormat m_to;
    std::string m_text;
    bool m_isWhole = true;
};

} // namespace

std::string formatNames() {
    std::vector<std::string_view> names;
    for (const auto& info : core::recordFormats())
        names.insert(names.end(), info.extensions.begin(), info.extensions.end());
    return fmt::format("{}", fmt::join(names, ", "));
}

bool convert(const ConvertArguments& arguments) {
    const std::string toName = arguments.to.empty() ? extensionOf(arguments.out) : arguments.to;
    if (toName.empty())
        throw CommandError(ExitStatus::WrongCall, "The output has no extension. Name its format with --to.");
    const core::RecordFormat to = formatCalled(toName);
    std::optional<core::RecordFormat> from;
    if (!arguments.from.empty()) from = formatCalled(arguments.from);
    const auto variants = loadVariants(arguments.variantsFile);
    core::ReadOptions options{variants};
    if (!arguments.variant.empty()) options.variant = variantOf(variants, arguments.variant);

    const std::string text = core::decodeText(readInput(arguments.in)).text;
    if (!from) from = core::formatOfText(text);
    if (!from) from = core::formatNamed(extensionOf(arguments.in));
    Conversion conversion(arguments, to);
    const auto summary = core::readRecords(text, from, options, conversion.sink());
    if (summary.problems > static_cast<std::size_t>(options.limits.problems))
        std::cerr << fmt::format("{}: there are {} problems, of which the first {} are listed.\n",
                                 arguments.in, summary.problems, options.limits.problems);
    if (!conversion.text().empty()) writeOutput(arguments.out, toName, conversion.text());
    return conversion.isWhole();
}

} // namespace komadai::cli
