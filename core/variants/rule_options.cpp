#include "core/variants/rule_options.h"

#include "core/variants/key_table.h"

#include <algorithm>
#include <array>

namespace komadai::core {
namespace {

/// A key of variant files whose value players may choose for each game.
struct OptionEntry {
    std::string_view key;
    bool (*fits)(const VariantSpec&);
    bool (*matters)(const VariantSpec&);
};

bool always(const VariantSpec&) { return true; }
bool hasEffects(const VariantSpec& v) { return v.effects != nullptr; }
bool hasNoEffects(const VariantSpec& v) { return !hasEffects(v); }
bool hasMajors(const VariantSpec& v) { return !v.ends.enteringKing.majors.empty(); }
bool endsByRepetition(const VariantSpec& v) { return v.ends.repetition.fold > 0; }

constexpr std::array<OptionEntry, 6> Options{
    OptionEntry{"stalemateValue", always, always},  OptionEntry{"nFoldValue", always, endsByRepetition},
    OptionEntry{"bareKing", hasNoEffects, always},  OptionEntry{"shootWithoutMoving", hasEffects, always},
    OptionEntry{"passiveBurn", hasEffects, always}, OptionEntry{"enteringKing", hasMajors, always}};

} // namespace

std::vector<RuleOption> ruleOptionsOf(const VariantSpec& variant) {
    std::vector<RuleOption> options;
    for (const auto& [key, fits, matters] : Options) {
        if (!fits(variant)) continue;
        const keys::Row& row = *keys::findRow(key);
        auto words = keys::wordsOf(row);
        const auto value = words[keys::wordIn(row, variant)];
        options.push_back({key, std::move(words), value, matters(variant)});
    }
    return options;
}

bool setRuleOption(VariantSpec& variant, std::string_view key, std::string_view value) {
    for (const auto& option : Options) {
        if (option.key != key || !option.fits(variant)) continue;
        const keys::Row& row = *keys::findRow(key);
        const auto words = keys::wordsOf(row);
        const auto word = std::find(words.begin(), words.end(), value);
        if (word == words.end()) return false;
        keys::setWord(row, variant, static_cast<std::size_t>(word - words.begin()));
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

bool areUsualRules(const VariantSpec& usual, std::string_view text) {
    VariantSpec played = usual;
    return applyRuleOptions(played, text) && formatRuleOptions(played) == formatRuleOptions(usual);
}

} // namespace komadai::core
