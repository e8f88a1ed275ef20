#include "core/variants/rule_options.h"

#include <algorithm>
#include <array>

namespace komadai::core {
namespace {

/// An option with two or more named values; `get` and `set` translate between a value's place in `values` and
/// the spec.
struct OptionEntry {
    std::string_view key;
    std::vector<std::string_view> values;
    std::size_t (*get)(const VariantSpec&);
    void (*set)(VariantSpec&, std::size_t);
    bool (*fits)(const VariantSpec&);
    bool (*matters)(const VariantSpec&);
};

bool always(const VariantSpec&) { return true; }
bool hasEffects(const VariantSpec& v) { return v.effects != nullptr; }
bool hasNoEffects(const VariantSpec& v) { return !hasEffects(v); }

/// Values stand in the order of their enumerators.
const std::array<OptionEntry, 5>& optionTable() {
    static const std::array<OptionEntry, 5> table{
        OptionEntry{"stalemateValue",
                    {"draw", "loss", "win"},
                    [](const VariantSpec& v) { return static_cast<std::size_t>(v.ends.stalemate); },
                    [](VariantSpec& v, std::size_t i) { v.ends.stalemate = static_cast<StalemateRule>(i); },
                    always,
                    always},
        OptionEntry{
            "nFoldValue",
            {"draw", "loss", "win"},
            [](const VariantSpec& v) { return static_cast<std::size_t>(v.ends.repetition.value); },
            [](VariantSpec& v, std::size_t i) { v.ends.repetition.value = static_cast<RepetitionValue>(i); },
            always,
            [](const VariantSpec& v) { return v.ends.repetition.fold > 0; }},
        OptionEntry{"bareKing",
                    {"none", "draw", "win"},
                    [](const VariantSpec& v) { return static_cast<std::size_t>(v.ends.bareKing); },
                    [](VariantSpec& v, std::size_t i) { v.ends.bareKing = static_cast<BareKingRule>(i); },
                    hasNoEffects,
                    always},
        OptionEntry{"shootWithoutMoving",
                    {"false", "true"},
                    [](const VariantSpec& v) { return std::size_t{v.effectOptions.shootWithoutMoving}; },
                    [](VariantSpec& v, std::size_t i) { v.effectOptions.shootWithoutMoving = i == 1; },
                    hasEffects,
                    always},
        OptionEntry{"passiveBurn",
                    {"false", "true"},
                    [](const VariantSpec& v) { return std::size_t{v.effectOptions.passiveBurn}; },
                    [](VariantSpec& v, std::size_t i) { v.effectOptions.passiveBurn = i == 1; },
                    hasEffects,
                    always}};
    return table;
}

} // namespace

std::vector<RuleOption> ruleOptionsOf(const VariantSpec& variant) {
    std::vector<RuleOption> options;
    for (const auto& entry : optionTable())
        if (entry.fits(variant))
            options.push_back(
                {entry.key, entry.values, entry.values[entry.get(variant)], entry.matters(variant)});
    return options;
}

bool setRuleOption(VariantSpec& variant, std::string_view key, std::string_view value) {
    for (const auto& entry : optionTable())
        for (std::size_t i = 0; i < entry.values.size(); ++i)
            if (entry.fits(variant) && entry.key == key && entry.values[i] == value) {
                entry.set(variant, i);
                return true;
            }
    return false;
}

std::string formatRuleOptions(const VariantSpec& variant) {
    std::string text;
    for (const auto& option : ruleOptionsOf(variant)) {
        if (!text.empty()) text += ' ';
        text.append(option.key).append("=").append(option.value);
    }
    return text;
}

bool applyRuleOptions(VariantSpec& variant, std::string_view text) {
    VariantSpec changed = variant;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        const auto option = text.substr(0, end);
        const auto equals = option.find('=');
        if (equals == std::string_view::npos) return false;
        if (!setRuleOption(changed, option.substr(0, equals), option.substr(equals + 1))) return false;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    variant = std::move(changed);
    return true;
}

} // namespace komadai::core
