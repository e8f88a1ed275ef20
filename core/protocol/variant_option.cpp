#include "core/protocol/variant_option.h"

#include "core/variants/variants_ini_writer.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace komadai::core::protocol {
namespace {

constexpr std::array<std::string_view, 2> VariantOptions{"UCI_Variant", "USI_Variant"};
constexpr std::array<std::string_view, 7> FurtherOptions{
    "MultiPV", "USI_MultiPV", "Ponder", "USI_Ponder", "Protocol", "UCI_Chess960", "UCI_AnalyseMode"};

/// Variants that have another name in Fairy-Stockfish.
struct OtherName {
    std::string_view id, name;
};
constexpr OtherName OtherNames[] = {{"gorogoroshogi", "gorogoro"}, {"judkinsshogi", "judkins"}};

std::string_view otherNameOf(std::string_view id) {
    for (const auto& other : OtherNames)
        if (other.id == id) return other.name;
    return id;
}

const EngineOption* find(const std::vector<EngineOption>& options, std::string_view name) {
    const auto found = std::find_if(options.begin(), options.end(),
                                    [name](const EngineOption& option) { return option.name == name; });
    return found == options.end() ? nullptr : &*found;
}

bool has(const EngineOption& option, std::string_view choice) {
    return std::find(option.choices.begin(), option.choices.end(), choice) != option.choices.end();
}

const EngineOption* findVariantOption(const std::vector<EngineOption>& options) {
    for (const auto name : VariantOptions)
        if (const auto* option = find(options, name)) return option;
    return nullptr;
}

/// Whether the variant can be given to an engine as a file. Fairy-Stockfish has boards up to this size.
bool canBeLoaded(const VariantSpec& variant) {
    constexpr BoardSize Largest{12, 10};
    return canOthersRead(variant) && variant.size.files <= Largest.files &&
           variant.size.ranks <= Largest.ranks;
}

template <class Names>
bool contains(const Names& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

} // namespace

std::optional<VariantOption> variantOptionFor(const VariantSpec& variant,
                                              const std::vector<EngineOption>& options, Protocol protocol) {
    const auto* option = findVariantOption(options);
    if (!option) {
        const bool plays = protocol == Protocol::Usi && variant.id == "shogi";
        return plays ? std::optional(VariantOption{}) : std::nullopt;
    }
    for (const std::string_view name : {std::string_view(variant.id), otherNameOf(variant.id)})
        if (has(*option, name)) return VariantOption{option->name, std::string(name), {}};
    if (!find(options, VariantFileOption) || !canBeLoaded(variant)) return std::nullopt;
    return VariantOption{option->name, variant.id, std::string(VariantFileOption)};
}

std::string_view enteringKingValue(EnteringKingPoints rule) {
    switch (rule) {
    case EnteringKingPoints::Points27: return "CSARule27";
    case EnteringKingPoints::Points24: return "CSARule24";
    case EnteringKingPoints::None: break;
    }
    return "NoEnteringKing";
}

bool isSetByClient(const EngineOption& option) {
    return contains(VariantOptions, option.name) || contains(FurtherOptions, option.name) ||
           option.name == VariantFileOption;
}

} // namespace komadai::core::protocol
