// The rules of a variant that players may choose, as text: for variant files and for stored games.
#pragma once

#include "core/variants/variant_spec.h"

#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// A rule that can be set for each game.
struct RuleOption {
    std::string_view key;                 ///< as in a variant file, "bareKing"
    std::vector<std::string_view> values; ///< all valid values
    std::string_view value;               ///< the present value
    bool matters = true;                  ///< false if the variant lacks the rule that it belongs to
};

/// The options of a variant with their present values, always in the same order. Options that do not matter are
/// included, because stored games contain them.
std::vector<RuleOption> ruleOptionsOf(const VariantSpec& variant);

/// Sets an option. Returns false and changes nothing if the key or the value is unknown.
bool setRuleOption(VariantSpec& variant, std::string_view key, std::string_view value);

/// All options as `key=value`, separated by spaces.
std::string formatRuleOptions(const VariantSpec& variant);

/// Whether a game with such a text is played by the usual rules of the variant. Options that are missing in the text, because
/// the game was stored before they existed, have their usual values.
bool areUsualRules(const VariantSpec& usual, std::string_view text);

/// Sets the options in such a text. Returns false and leaves `variant` as it was if one of them is unknown.
bool applyRuleOptions(VariantSpec& variant, std::string_view text);

} // namespace komadai::core
