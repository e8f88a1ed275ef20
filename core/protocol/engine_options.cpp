#include "core/protocol/engine_options.h"

#include "core/base/ascii.h"
#include "core/base/number.h"

#include <algorithm>

namespace komadai::core::protocol {
namespace {

bool isInRange(const EngineOption& option, std::string_view value) {
    const auto number = numberFrom<std::int64_t>(value);
    return number && (!option.min || *number >= *option.min) && (!option.max || *number <= *option.max);
}

} // namespace

bool isSameName(std::string_view a, std::string_view b) { return ascii::lowerCase(a) == ascii::lowerCase(b); }

bool takes(const EngineOption& option, const std::string& value) {
    switch (option.type) {
    case OptionType::Check: return value == "true" || value == "false";
    case OptionType::Spin: return isInRange(option, value);
    case OptionType::Combo:
        return std::any_of(option.choices.begin(), option.choices.end(),
                           [&](const auto& choice) { return isSameName(choice, value); });
    case OptionType::Button: return value.empty();
    case OptionType::String:
    case OptionType::FileName: return true;
    }
    return false;
}

std::int64_t nearest(const EngineOption& option, std::int64_t number) {
    return std::max(std::min(number, option.max.value_or(number)), option.min.value_or(1));
}

void EngineOptions::declare(const EngineOption& option) {
    const auto known = std::find_if(m_declared.begin(), m_declared.end(),
                                    [&](const auto& one) { return isSameName(one.name, option.name); });
    if (known == m_declared.end())
        m_declared.push_back(option);
    else
        *known = option;
}

void EngineOptions::addReservedOfUsi() {
    if (!find({"USI_Hash", "Hash"})) m_declared.push_back({"USI_Hash", OptionType::Spin, "256", 1, {}, {}});
    if (!find({"USI_Ponder", "Ponder"}))
        m_declared.push_back({"USI_Ponder", OptionType::Check, "true", {}, {}, {}});
}

const EngineOption* EngineOptions::find(std::initializer_list<std::string_view> names) const {
    const auto option = std::find_if(m_declared.begin(), m_declared.end(), [&](const auto& known) {
        return std::any_of(names.begin(), names.end(),
                           [&](std::string_view name) { return isSameName(known.name, name); });
    });
    return option == m_declared.end() ? nullptr : &*option;
}

const std::string* EngineOptions::chosenValue(std::string_view name) const {
    const auto chosen = std::find_if(m_chosen.begin(), m_chosen.end(),
                                     [&](const auto& value) { return isSameName(value.first, name); });
    return chosen == m_chosen.end() ? nullptr : &chosen->second;
}

std::optional<std::int64_t> EngineOptions::numberOf(const EngineOption& option) const {
    const std::string* chosen = chosenValue(option.name);
    return numberFrom<std::int64_t>(chosen ? *chosen : option.defaultValue);
}

} // namespace komadai::core::protocol
