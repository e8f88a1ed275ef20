// How an engine is told which variant is played.
#pragma once

#include "core/protocol/engine_answer.h"
#include "core/variants/variant_spec.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core::protocol {

/// The option that takes a file of variants in the dialect of variants.ini.
inline constexpr std::string_view VariantFileOption = "VariantPath";

/// How an engine is told to play a variant.
struct VariantOption {
    std::string option; ///< takes the name of the variant; empty if the engine needs no option
    std::string name;   ///< the engine's name for the variant
    /// Must first be set to a file with the variant's section; empty if the engine knows the variant.
    std::string fileOption;
    friend bool operator==(const VariantOption&, const VariantOption&) = default;
};

/// How an engine with these options is told the variant; none if it does not play it. An engine without an option for
/// variants plays shogi if it speaks USI, and chess, which is not a variant here, if it speaks UCI. An engine that loads
/// files plays every variant that can be written as such a file, on boards of at most 12 x 10 squares.
std::optional<VariantOption> variantOptionFor(const VariantSpec& variant,
                                              const std::vector<EngineOption>& options, Protocol protocol);

/// The option of shogi engines for the entering-king rule: a list of names, some of them those of `enteringKingValue`.
inline constexpr std::string_view EnteringKingOption = "EnteringKingRule";
/// "NoEnteringKing", "CSARule27" or "CSARule24".
std::string_view enteringKingValue(EnteringKingPoints rule);

/// Whether the client sets this option itself: those for variants, protocol, lines and pondering.
bool isSetByClient(const EngineOption& option);

} // namespace komadai::core::protocol
