#include "app/cli/commands.h"

#include "app/cli/game_output.h"
#include "app/command_line.h"
#include "core/notation/record_file.h"
#include "core/notation/text_encoding.h"
#include "translations/wording/wording.h"

#include <fmt/format.h>

#include <iostream>
#include <iterator>
#include <optional>

namespace komadai::cli {
namespace {

/// Converts the games one after another, and keeps what cannot be converted.
class Conversion {
public:
    Conversion(const ConvertArguments& arguments, const core::VariantSet& variants, GameOutput& output)
        : m_arguments(arguments), m_variants(variants), m_output(output) {}

    core::ReadSink sink() {
        return {[this](core::ReadGame&& game) {
                    core::removeParts(game.record, m_arguments.without);
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
        const auto written = core::writeRecord(game.record, m_output.format(), &m_variants);
        if (!written) return complain(place + Wording().sentence(written.error()));
        for (const core::Loss loss : written.value().losses)
            complain(place + Wording().sentence(loss));
        m_output.add(written.value());
    }

    const ConvertArguments& m_arguments;
    const core::VariantSet& m_variants;
    GameOutput& m_output;
    bool m_isWhole = true;
};

} // namespace

bool convert(const ConvertArguments& arguments) {
    GameOutput output(arguments.out, arguments.to);
    std::optional<core::RecordFormat> from;
    if (!arguments.from.empty()) from = formatCalled(arguments.from);
    const auto variants = loadVariants(arguments.variantsFile);
    core::ReadOptions options{variants};
    if (!arguments.variant.empty()) options.variant = variantOf(variants, arguments.variant);

    const std::string text = core::decodeText(readInput(arguments.in)).text;
    if (!from) from = core::formatOfText(text);
    if (!from) from = core::formatNamed(extensionOf(arguments.in));
    Conversion conversion(arguments, variants, output);
    const auto summary = core::readRecords(text, from, options, conversion.sink());
    if (summary.problems > static_cast<std::size_t>(options.limits.problems))
        std::cerr << fmt::format("{}: there are {} problems, of which the first {} are listed.\n",
                                 arguments.in, summary.problems, options.limits.problems);
    return output.finish(conversion.isWhole());
}

} // namespace komadai::cli
