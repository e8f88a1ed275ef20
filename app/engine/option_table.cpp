#include "app/engine/option_table.h"

#include "core/base/ascii.h"
#include "core/base/number.h"

#include <algorithm>

namespace komadai {
namespace {

using core::protocol::OptionType;

bool isSameName(std::string_view a, std::string_view b) {
    return core::ascii::lowerCase(a) == core::ascii::lowerCase(b);
}

} // namespace

void OptionTable::addSpin(std::string name, int value, int least, int most, std::function<void(int)> set) {
    add({std::move(name), OptionType::Spin, std::to_string(value), least, most, {}},
        [least, most, set = std::move(set)](const std::string& text) {
            const auto number = core::numberFrom<int>(text);
            if (number) set(std::clamp(*number, least, most));
            return number.has_value();
        });
}

void OptionTable::addCheck(std::string name, bool value, std::function<void(bool)> set) {
    add({std::move(name), OptionType::Check, value ? "true" : "false", {}, {}, {}},
        [set = std::move(set)](const std::string& text) {
            const bool isCheck = text == "true" || text == "false";
            if (isCheck) set(text == "true");
            return isCheck;
        });
}

void OptionTable::addString(std::string name, std::function<void(const std::string&)> set) {
    add({std::move(name), OptionType::String, {}, {}, {}, {}},
        [set = std::move(set)](const std::string& text) {
            set(text == "<empty>" ? std::string() : text);
            return true;
        });
}

void OptionTable::addButton(std::string name, std::function<void()> press) {
    add({std::move(name), OptionType::Button, {}, {}, {}, {}},
        [press = std::move(press)](const std::string&) {
            press();
            return true;
        });
}

void OptionTable::addCombo(std::string name, std::string value, std::vector<std::string> choices,
                           std::function<void(const std::string&)> set) {
    add({std::move(name), OptionType::Combo, std::move(value), {}, {}, std::move(choices)},
        [set = std::move(set)](const std::string& text) {
            set(text);
            return true;
        });
}

const core::protocol::EngineOption& OptionTable::setChoices(std::string_view name,
                                                            std::vector<std::string> choices) {
    auto& option = m_options.at(find(name));
    option.choices = std::move(choices);
    return option;
}

bool OptionTable::set(std::string_view name, const std::string& value) const {
    const std::size_t place = find(name);
    return place < m_setters.size() && m_setters[place](value);
}

std::size_t OptionTable::find(std::string_view name) const {
    const auto found = std::find_if(m_options.begin(), m_options.end(),
                                    [name](const auto& option) { return isSameName(option.name, name); });
    return static_cast<std::size_t>(found - m_options.begin());
}

void OptionTable::add(core::protocol::EngineOption option, Setter setter) {
    m_options.push_back(std::move(option));
    m_setters.push_back(std::move(setter));
}

} // namespace komadai
