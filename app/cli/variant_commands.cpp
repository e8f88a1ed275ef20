#include "app/cli/commands.h"

#include "app/command_line.h"
#include "core/variants/diagram.h"
#include "core/variants/variants_ini_writer.h"
#include "translations/rule_sheet.h"
#include "translations/wording.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace komadai::cli {
namespace {

void printAccepted(const core::VariantSpec& spec) {
    fmt::print("{}\t{}: accepted, {} x {}, {} kinds of pieces\n", spec.id, spec.name, spec.size.files,
               spec.size.ranks, spec.pieces.size());
}

} // namespace

void checkVariants(const std::filesystem::path& file, bool isDiagram) {
    const std::string text = readFile(file);
    core::VariantSet
        variants; // of its own: a user's variant may have the name of one that comes with the program
    if (!isDiagram) {
        refuse(variants.add(text, idFrom(file)), file);
        for (const auto& variant : variants.all())
            printAccepted(variant->spec());
        return;
    }
    const auto diagram = core::readDiagram(text, idFrom(file));
    if (!diagram) refuse(diagram.error(), file);
    refuse(variants.add(diagram.value().spec), file);
    printAccepted(diagram.value().spec);
    for (const auto rule : diagram.value().defaults)
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
        fmt::print("{}\n", list.dump(2));
        return;
    }
    for (const auto& variant : variants.all())
        fmt::print("{}\t{}\n", variant->spec().id, variant->spec().name);
}

void showVariant(const Subject& subject) {
    const auto variant = variantOf(loadVariants(subject.variantsFile), subject.variant);
    fmt::print("{}", RuleSheet(variant->spec()).text());
}

void exportVariant(const Subject& subject) {
    const auto variant = variantOf(loadVariants(subject.variantsFile), subject.variant);
    if (!core::isWritableAsIni(variant->spec()))
        throw CommandError(
            ExitStatus::WrongCall,
            fmt::format("variants.ini has no words for the rules of {}.", variant->spec().name));
    fmt::print("{}", core::writeVariantsIni(variant->spec()));
}

} // namespace komadai::cli
