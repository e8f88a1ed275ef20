#include "app/cli/commands.h"
#include "app/cli/json_output.h"

#include "app/command_line.h"
#include "core/base/visible_text.h"
#include "core/variants/variant_file.h"
#include "core/variants/variant_keys.h"
#include "core/variants/variants_ini_writer.h"
#include "translations/wording/key_help.h"
#include "translations/wording/rule_sheet.h"
#include "translations/wording/wording.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace komadai::cli {
namespace {

void printAccepted(const core::VariantSpec& spec) {
    fmt::print("{}\t{}: accepted, {} x {}, {} kinds of pieces\n", spec.id, core::visibleText(spec.name),
               spec.size.files, spec.size.ranks, spec.pieces.size());
}

/// Throws an error if the text looks like the other format.
void refuseOtherFormat(const core::VariantSet& variants, const std::filesystem::path& file,
                       const std::string& text, bool isDiagram) {
    const bool looksLikeDiagram = core::formatOf(text) == core::VariantFormat::Diagram;
    if (looksLikeDiagram && !isDiagram)
        throw CommandError(
            ExitStatus::Failed,
            fmt::format("{} looks like the text of an interactive diagram. Use --diagram to check it.",
                        file.string()));
    if (isDiagram && !looksLikeDiagram &&
        (core::hasSection(text) || variants.check(text, idFrom(file)).problems.empty()))
        throw CommandError(
            ExitStatus::Failed,
            fmt::format("{} looks like a file in the dialect of variants.ini. Check it without --diagram.",
                        file.string()));
}

} // namespace

void checkVariants(const std::filesystem::path& file, bool isDiagram) {
    const std::string text = readFile(file, MostVariantBytes);
    const auto variants = core::VariantSet::builtin();
    const auto format = isDiagram ? core::VariantFormat::Diagram : core::VariantFormat::Ini;
    const auto check = variants.check(text, idFrom(file), format);
    if (!check.problems.empty()) refuseOtherFormat(variants, file, text, isDiagram);
    const bool hasUnknownKey =
        std::any_of(check.problems.begin(), check.problems.end(),
                    [](const auto& problem) { return problem.kind == core::VariantProblemKind::UnknownKey; });
    if (hasUnknownKey && !isDiagram)
        throw CommandError(ExitStatus::Failed,
                           wordsOf(check.problems, file) +
                               "\nThe command `komadai-cli variants keys` lists all keys.");
    refuse(check.problems, file);
    for (const auto& spec : check.variants)
        printAccepted(spec);
    for (const auto& [place, outcome] : check.overAtStart) {
        const auto& spec = check.variants[place];
        fmt::print("{}\tThe game is over before the first move. {}\n", spec.id, Wording().end(outcome, spec));
    }
    for (const auto rule : check.defaults)
        fmt::print("taken from defaults: {}\n", Wording().supposition(rule));
}

void listVariants(bool json) {
    const auto variants = core::VariantSet::builtin();
    if (json) {
        auto list = nlohmann::json::array();
        for (const auto& variant : variants.all()) {
            const auto& spec = variant->spec();
            list.push_back({{"id", spec.id},
                            {"name", spec.name},
                            {"files", spec.size.files},
                            {"ranks", spec.size.ranks}});
        }
        fmt::print("{}\n", jsonText(list));
        return;
    }
    for (const auto& variant : variants.all())
        fmt::print("{}\t{}\n", variant->spec().id, core::visibleText(variant->spec().name));
}

void showVariant(const Subject& subject) {
    const auto variant = variantOf(loadVariants(subject.variantsFile), subject.variant);
    fmt::print("{}", RuleSheet(variant->spec()).text());
}

void exportVariant(const Subject& subject) {
    const auto variant = variantOf(loadVariants(subject.variantsFile), subject.variant);
    fmt::print("{}", core::writeVariantsIni(variant->spec()));
}

void listVariantKeys(bool json) {
    if (json) {
        auto list = nlohmann::json::array();
        for (const auto& key : core::variantKeys()) {
            nlohmann::json entry{{"key", key.name},
                                 {"values", key.values},
                                 {"default", key.byDefault},
                                 {"allowedWithEffects", key.isPlayedWithEffects},
                                 {"help", keyHelp(key.name)}};
            if (!key.withEffects.empty()) entry["defaultWithEffects"] = key.withEffects;
            list.push_back(std::move(entry));
        }
        fmt::print("{}\n", jsonText(list));
        return;
    }
    for (const auto& key : core::variantKeys()) {
        std::string byDefault(key.byDefault);
        if (!key.withEffects.empty())
            byDefault += fmt::format(" (with special effects: {})", key.withEffects);
        fmt::print("{}\t{}\t{}\t{}\n", key.name, key.values, byDefault, keyHelp(key.name));
    }
}

} // namespace komadai::cli
