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

/// What an engine needs to be told so that it plays a variant.
struct VariantOption {
    std::string option; ///< the option that takes the name; empty where there is nothing to say
    std::string name;   ///< of the variant, as the engine has it
    /// The option that takes a file with the variant's section first; empty where the engine knows it already.
    std::string fileOption;
    friend bool operator==(const VariantOption&, const VariantOption&) = default;
};

/// None where an engine that declares these options does not play the variant. An engine that lets nobody
/// choose plays shogi if it speaks USI, and chess, which is none of ours, if it speaks UCI. One that loads
/// files plays what a file can say on a board of 12 x 10 squares at most.
std::optional<VariantOption> variantOptionFor(const VariantSpec& variant,
                                              const std::vector<EngineOption>& options, Protocol protocol);

/// Whether a client sets the option itself, as it chooses variants, protocol and lines, and never ponders.
bool isSetByClient(const EngineOption& option);

} // namespace komadai::core::protocol
