#include "app/cli/commands.h"

#include "core/notation/position_text.h"
#include "core/variants/diagram.h"
#include "core/variants/rule_options.h"
#include "translations/wording.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace komadai::cli {
namespace {

std::string rulesOfCampmate(const core::VariantSpec& variant) {
    if (!variant.ends.campPiece) return "no";
    return fmt::format("{} wins on the far squares of its side", variant.piece(*variant.ends.campPiece).name);
}

std::string rulesOfPromotion(const core::VariantSpec& variant) {
    if (variant.promotion.zoneRanks == 0) return "none";
    return fmt::format("{} for a move that begins or ends in the farthest {} ranks",
                       variant.promotion.mandatory ? "mandatory" : "optional", variant.promotion.zoneRanks);
}

std::string rulesOfDrops(const core::VariantSpec& variant) {
    if (!variant.drops.allowed) return "none";
    std::string text = "captured pieces change sides and may be dropped on any empty square";
    if (variant.drops.onlyWhereMovable) text += " from which they could move";
    for (const auto type : variant.drops.noDoubled)
        text += fmt::format("; {} not on a file with one of its own", variant.piece(type).letters);
    if (variant.drops.noMate)
        text += fmt::format("; {} not to give mate", variant.piece(*variant.drops.noMate).letters);
    return text;
}

std::string rulesOfRepetition(const core::RepetitionRule& rule) {
    if (rule.fold == 0) return "no rule";
    constexpr std::string_view Values[] = {"a draw", "a loss for the one who repeats",
                                           "a win for the one who repeats"};
    return fmt::format("occurrence {} is {}{}", rule.fold, Values[static_cast<std::size_t>(rule.value)],
                       rule.perpetualCheckLoses ? "; perpetual check loses" : "");
}

std::string rulesOfMoveLimit(const core::VariantSpec& variant) {
    const auto& rule = variant.ends.moveLimit;
    if (rule.moves == 0) return "none";
    std::string progress = "a capture";
    for (const auto type : rule.progressKinds)
        progress += fmt::format(", a move of {}", variant.piece(type).letters);
    if (variant.drops.allowed && rule.dropIsProgress) progress += ", a drop";
    return fmt::format("draw after {} moves of each side without {}", rule.moves, progress);
}

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
    const core::VariantSpec& spec = variant->spec();
    fmt::print("{} ({})\n", spec.name, spec.id);
    fmt::print("Board: {} files, {} ranks\n", spec.size.files, spec.size.ranks);
    fmt::print("Sides: {} moves first, then {}\n", spec.sideNames[0], spec.sideNames[1]);
    fmt::print("Start: {}\n", core::sfen::format(spec.start, spec));
    fmt::print("Pieces, with their moves in Betza's notation:\n");
    for (const auto& piece : spec.pieces)
        fmt::print(
            "  {:<3} {:<16} {:<6}{}{}\n", piece.letters, piece.name, piece.betza, piece.royal ? " royal" : "",
            piece.promotesTo ? fmt::format(" promotes to {}", spec.piece(*piece.promotesTo).letters) : "");
    fmt::print("Promotion: {}\n", rulesOfPromotion(spec));
    fmt::print("Drops: {}\n", rulesOfDrops(spec));
    fmt::print("Campmate: {}\n", rulesOfCampmate(spec));
    fmt::print("Repetition: {}\n", rulesOfRepetition(spec.ends.repetition));
    fmt::print("Move limit: {}\n", rulesOfMoveLimit(spec));
    fmt::print("Impasse by agreement: {}\n", spec.ends.impasseByAgreement ? "yes" : "no");
    for (const auto& option : core::ruleOptionsOf(spec))
        fmt::print("Rule option {} = {} ({})\n", option.key, option.value, fmt::join(option.values, " | "));
}

} // namespace komadai::cli
