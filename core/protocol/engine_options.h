// The options of an engine, and the values that the user has chosen for them.
#pragma once

#include "core/protocol/engine_answer.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace komadai::core::protocol {

/// Whether two names are the same; case does not matter.
bool isSameName(std::string_view a, std::string_view b);
/// Whether an engine takes a value for its option.
bool takes(const EngineOption& option, const std::string& value);
/// The number nearest to this one that the option takes. An option without a minimum takes numbers from 1.
std::int64_t nearest(const EngineOption& option, std::int64_t number);

/// Options as the engine declares them, and values by the user.
class EngineOptions {
public:
    /// Names and values. They need not be options of the engine.
    using Values = std::vector<std::pair<std::string, std::string>>;
    explicit EngineOptions(Values chosen) : m_chosen(std::move(chosen)) {}

    // --- the options that the engine declares

    const std::vector<EngineOption>& declared() const { return m_declared; }
    void clearDeclared() { m_declared.clear(); }
    /// Adds an option. An option that is declared again replaces the former one.
    void declare(const EngineOption& option);
    /// In USI an engine has these options even if it does not list them, as the client always sends them. The defaults are
    /// those that engines use where the client is silent.
    void addReservedOfUsi();
    /// The first declared option with one of these names; null if there is none. Valid until the next change.
    const EngineOption* find(std::initializer_list<std::string_view> names) const;

    // --- the values that the user has chosen

    const Values& chosen() const { return m_chosen; }
    /// Null if the user has not chosen a value for an option of this name.
    const std::string* chosenValue(std::string_view name) const;
    bool isChosen(std::string_view name) const { return chosenValue(name) != nullptr; }
    /// The number that the engine has for an option by the user's choice or by itself; none if it is not known.
    std::optional<std::int64_t> numberOf(const EngineOption& option) const;

private:
    std::vector<EngineOption> m_declared;
    Values m_chosen;
};

} // namespace komadai::core::protocol
