#include "app/cli/commands.h"

#include "app/command_line.h"
#include "app/subject.h"
#include "translations/wording.h"

#include <fmt/format.h>

#include <fstream>
#include <sstream>

namespace komadai::cli {

core::VariantSet loadVariants(const std::filesystem::path& variantsFile) {
    auto variants = core::VariantSet::builtin();
    if (variantsFile.empty()) return variants;
    std::ifstream file(variantsFile);
    std::ostringstream text;
    if (std::filesystem::is_directory(variantsFile) || !file || !(text << file.rdbuf()))
        throw CommandError(ExitStatus::Failed, fmt::format("{} cannot be read.", variantsFile.string()));
    std::string problems;
    for (const auto& problem : variants.add(text.str())) {
        if (!problems.empty()) problems += '\n';
        problems += Wording().problem(problem, variantsFile.string()) + '.';
    }
    if (!problems.empty()) throw CommandError(ExitStatus::Failed, problems);
    return variants;
}

std::shared_ptr<const core::Variant> variantOf(const core::VariantSet& variants, const std::string& id) {
    auto variant = findVariant(variants, id);
    if (!variant) throw CommandError(ExitStatus::WrongCall, variant.error());
    return variant.value();
}

core::Game gameOf(const Subject& subject) {
    auto game = gameFrom(variantOf(loadVariants(subject.variantsFile), subject.variant), subject.position);
    if (!game) throw CommandError(ExitStatus::WrongCall, game.error());
    return std::move(game).value();
}

} // namespace komadai::cli
