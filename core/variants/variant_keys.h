// The list of the supported keys of variants.ini.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// A key and its values. Its meaning is described in translations/wording/key_help.h.
struct VariantKey {
    std::string_view name;           ///< "maxFile"; `customPieceN` and `piece CODE` stand for all such keys
    std::string values;              ///< "1..19", "true | false", or the form of a value: "x:y ..."
    std::string_view byDefault;      ///< the default as it would be written; empty if there is none
    std::string_view withEffects;    ///< the default in games with special effects, if it differs; or empty
    bool isPlayedWithEffects = true; ///< false: the rule is not available in games with special effects
};

/// All keys, in the order in which they are written.
std::vector<VariantKey> variantKeys();

} // namespace komadai::core
