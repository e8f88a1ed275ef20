#include "app/cli/commands.h"

#include "app/command_line.h"
#include "app/subject.h"
#include "core/search/network/builtin_networks.h"
#include "core/search/network/network_file.h"
#include "core/variants/variant_file.h"
#include "translations/wording/learning_wording.h"
#include "translations/wording/wording.h"

#include <fmt/format.h>

namespace komadai::cli {
namespace {

std::string valueOf(core::Result<std::string, Unread> text) {
    if (!text) throw CommandError(ExitStatus::Failed, text.error().sentence);
    return std::move(text).value();
}

} // namespace

std::shared_ptr<const core::Network> namedNetwork(const std::string& name, const core::VariantSpec& variant) {
    if (name == "none") return nullptr;
    if (name.empty()) return core::builtinNetwork(variant);
    auto network = core::readNetworkFile(name, variant);
    if (!network) throw CommandError(ExitStatus::Failed, LearningWording().sentence(network.error()));
    return std::move(network).value();
}

std::string readFile(const std::filesystem::path& file, std::size_t mostBytes) {
    return valueOf(readText(file, mostBytes));
}

std::string readInput(const std::string& file) {
    return file == StandardInput ? valueOf(readText(std::cin, "Standard input")) : readFile(file);
}

std::string scoreText(core::Score score) {
    if (!score.isMate()) return fmt::format("cp {}", score.centipawns());
    if (!score.hasMateLength()) return score.isWin() ? "mate +" : "mate -";
    return fmt::format("mate {}", score.matePlies());
}

std::string dayText(int day) {
    if (day == 0) return "-";
    const int year = day / 10000, month = day / 100 % 100, date = day % 100;
    if (month == 0) return fmt::format("{:04}", year);
    return date == 0 ? fmt::format("{:04}-{:02}", year, month)
                     : fmt::format("{:04}-{:02}-{:02}", year, month, date);
}

std::string wordsOf(const core::VariantProblems& problems, const std::filesystem::path& file) {
    std::vector<std::string> lines;
    for (const auto& problem : problems)
        lines.push_back(Wording().problem(problem, file.string()) + '.');
    return fmt::format("{}", fmt::join(lines, "\n"));
}

void refuse(const core::VariantProblems& problems, const std::filesystem::path& file) {
    if (!problems.empty()) throw CommandError(ExitStatus::Failed, wordsOf(problems, file));
}

std::string idFrom(const std::filesystem::path& file) { return core::idFrom(file.stem().string()); }

core::VariantSet loadVariants(const std::filesystem::path& variantsFile) {
    auto variants = variantsWith(variantsFile);
    if (!variants)
        throw CommandError(ExitStatus::Failed, fmt::format("{}", fmt::join(variants.error(), "\n")));
    return std::move(variants).value();
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

void refuseIfOver(const core::Game& game) {
    if (game.isOver())
        throw CommandError(ExitStatus::WrongCall, "The game is over in this position: " +
                                                      Wording().result(*game.outcome(), game.spec()) + '.');
}

} // namespace komadai::cli
