// The options of an engine: what it offers and what setting one does, in one place.
#pragma once

#include "core/protocol/engine_answer.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai {

/// Options in the order in which they are announced. Each is declared with what setting it does, so that the two
/// cannot disagree.
class OptionTable {
public:
    /// `set` gets numbers between `least` and `most`; others are brought there.
    void addSpin(std::string name, int value, int least, int most, std::function<void(int)> set);
    void addCheck(std::string name, bool value, std::function<void(bool)> set);
    void addString(std::string name, std::function<void(const std::string&)> set);
    void addButton(std::string name, std::function<void()> press);
    /// `set` gets any text: it is for the caller to say what is wrong with one that is no choice.
    void addCombo(std::string name, std::string value, std::vector<std::string> choices,
                  std::function<void(const std::string&)> set);

    /// Offers other choices, and returns the option as it is to be announced now. Precondition: it is there.
    const core::protocol::EngineOption& setChoices(std::string_view name, std::vector<std::string> choices);

    /// What is to be announced.
    const std::vector<core::protocol::EngineOption>& all() const { return m_options; }

    /// Sets the option of that name, without regard to case. False if there is none, or the value is not of its
    /// type. No value, and the protocols' `<empty>`, are the empty text.
    bool set(std::string_view name, const std::string& value) const;

private:
    /// Its place; past the end where there is none.
    std::size_t find(std::string_view name) const;

    /// False if the text will not do.
    using Setter = std::function<bool(const std::string&)>;

    void add(core::protocol::EngineOption option, Setter setter);

    std::vector<core::protocol::EngineOption> m_options;
    std::vector<Setter> m_setters; ///< one for each option
};

} // namespace komadai
