// The keys of variants.ini that are known here.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// A key and what can stand behind it. What it means is worded in translations/key_help.h.
struct VariantKey {
    std::string_view name;           ///< "maxFile"; `customPieceN` and `piece CODE` stand for all such keys
    std::string values;              ///< "1..19", "true | false", or the form of a value: "x:y ..."
    std::string_view byDefault;      ///< as it would be written; empty where there is none
    std::string_view withEffects;    ///< the default in games with special effects
    bool isPlayedWithEffects = true; ///< false: games with special effects do not have the rule
};

/// All keys, in the order in which they are written.
std::vector<VariantKey> variantKeys();

} // namespace komadai::core
