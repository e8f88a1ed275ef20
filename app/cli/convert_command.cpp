#include "app/cli/commands.h"

#include "app/command_line.h"
#include "core/notation/record_file.h"
#include "core/notation/text_encoding.h"
#include "translations/wording/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <utility>

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

/// Whether files with this extension are usually in Shift_JIS.
bool isUsuallyShiftJis(std::string_view formatName) {
    constexpr std::array<std::string_view, 4> Names{"kif", "KIF", "ki2", "KI2"};
    return std::find(Names.begin(), Names.end(), formatName) != Names.end();
}

/// Writes the games one after another. Only text for Shift_JIS is kept until the end: if one character does not exist there,
/// the whole file is written in UTF-8.
class Output {
public:
    Output(std::string file, std::string_view formatName)
        : m_file(std::move(file)), m_isShiftJis(isUsuallyShiftJis(formatName)) {}

    void add(const std::string& text) {
        if (m_isShiftJis)
            m_kept += text;
        else
            write(text);
    }

    /// Returns false if the encoding is not the usual one of the format. Precondition: nothing is added afterwards.
    bool finish() {
        if (m_kept.empty()) return true;
        const auto bytes = core::toShiftJis(m_kept);
        write(bytes.value_or(m_kept));
        return bytes.has_value();
    }

private:
    void write(const std::string& bytes) {
        const bool isFile = m_file != Standard;
        if (isFile && !m_stream.is_open()) m_stream.open(m_file, std::ios::binary);
        std::ostream& stream = isFile ? m_stream : std::cout;
        stream << bytes << std::flush;
        if (!stream) throw CommandError(ExitStatus::Failed, fmt::format("{} cannot be written.", m_file));
    }

    std::string m_file;
    bool m_isShiftJis;
    std::string m_kept;
    std::ofstream m_stream; ///< opened with the first game
};

/// Converts the games one after another, and keeps what cannot be converted.
class Conversion {
public:
    Conversion(const ConvertArguments& arguments, core::RecordFormat to, const core::VariantSet& variants,
               Output& output)
        : m_arguments(arguments), m_to(to), m_variants(variants), m_output(output) {}

    core::ReadSink sink() {
        return {[this](core::ReadGame&& game) {
                    write(game);
                    return true;
                },
                [this](const core::ReadProblem& problem) {
                    complain(Wording().sentence(problem, m_arguments.in));
                }};
    }
    bool isWhole() const { return m_isWhole; }

private:
    void complain(const std::string& line) {
        m_isWhole = false;
        std::cerr << line << '\n';
    }

    void write(const core::ReadGame& game) {
        const std::string place =
            fmt::format("{}, game {}, line {}: ", m_arguments.in, game.number, game.line);
        const auto written = core::writeRecord(game.record, m_to, &m_variants);
        if (!written) return complain(place + Wording().sentence(written.error()));
        for (const core::Loss loss : written.value().losses)
            complain(place + Wording().sentence(loss));
        m_output.add(core::textOfGame(written.value(), m_to, std::exchange(m_isFirst, false)));
    }

    const ConvertArguments& m_arguments;
    core::RecordFormat m_to;
    const core::VariantSet& m_variants;
    Output& m_output;
    bool m_isFirst = true; ///< no game is written yet
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
    Output output(arguments.out, toName);
    Conversion conversion(arguments, to, variants, output);
    const auto summary = core::readRecords(text, from, options, conversion.sink());
    if (summary.problems > static_cast<std::size_t>(options.limits.problems))
        std::cerr << fmt::format("{}: there are {} problems, of which the first {} are listed.\n",
                                 arguments.in, summary.problems, options.limits.problems);
    const bool hasUsualEncoding = output.finish();
    if (!hasUsualEncoding)
        std::cerr << fmt::format(
            "{}: Shift_JIS lacks characters of these games; they were written in UTF-8.\n", arguments.out);
    return conversion.isWhole() && hasUsualEncoding;
}

} // namespace komadai::cli
