// The rules of a variant that players may choose, as text: in variant files and beside stored games.
#pragma once

#include "core/variants/variant_spec.h"

#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// A rule that can be set for each game.
struct RuleOption {
    std::string_view key;                 ///< as in a variant file, "bareKing"
    std::vector<std::string_view> values; ///< all that it can be set to
    std::string_view value;               ///< what it is
    bool matters = true;                  ///< false where the variant lacks the rule that it is part of
};

/// The options of a variant with their present values, always in the same order. Those that do not matter are among
/// them, as stored games name them.
std::vector<RuleOption> ruleOptionsOf(const VariantSpec& variant);

/// Sets an option; false, and nothing changed, where there is no such key or value.
bool setRuleOption(VariantSpec& variant, std::string_view key, std::string_view value);

/// All options as `key=value`, divided by spaces.
std::string formatRuleOptions(const VariantSpec& variant);

/// Sets the options in such a text; false where one is not known, which leaves `variant` as it was.
bool applyRuleOptions(VariantSpec& variant, std::string_view text);

} // namespace komadai::core
