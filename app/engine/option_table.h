// The options of the engine: their declarations and what setting each of them does.
#pragma once

#include "core/protocol/engine_answer.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai {

/// The options in the order in which they are announced. Each is declared together with its setter, so that the two
/// cannot disagree.
class OptionTable {
public:
    /// `set` is called with numbers between `least` and `most`; others are clamped.
    void addSpin(std::string name, int value, int least, int most, std::function<void(int)> set);
    void addCheck(std::string name, bool value, std::function<void(bool)> set);
    void addString(std::string name, std::function<void(const std::string&)> set);
    void addButton(std::string name, std::function<void()> press);
    /// `set` is called with any text; the caller must report one that is not among the choices.
    void addCombo(std::string name, std::string value, std::vector<std::string> choices,
                  std::function<void(const std::string&)> set);

    /// Changes the choices and returns the option, which must be announced again. Precondition: the option exists.
    const core::protocol::EngineOption& setChoices(std::string_view name, std::vector<std::string> choices);

    /// The options to announce.
    const std::vector<core::protocol::EngineOption>& all() const { return m_options; }

    /// Sets an option; names are case-insensitive. False if there is no such option or the value does not fit its type. No
    /// value, and the protocols' `<empty>`, mean the empty text.
    bool set(std::string_view name, const std::string& value) const;

private:
    /// Its index; m_options.size() if there is none.
    std::size_t find(std::string_view name) const;

    /// False if the text is not a valid value.
    using Setter = std::function<bool(const std::string&)>;

    void add(core::protocol::EngineOption option, Setter setter);

    std::vector<core::protocol::EngineOption> m_options;
    std::vector<Setter> m_setters; ///< one for each option
};

} // namespace komadai
