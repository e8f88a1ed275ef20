// The words of a line of UCI or USI.
#pragma once

#include "core/base/number.h"

#include <algorithm>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core::protocol {

/// Reads a line word by word. `line` outlives it.
class Words {
public:
    explicit Words(std::string_view line) {
        std::size_t at = 0;
        while ((at = line.find_first_not_of(" \t\r\n", at)) != std::string_view::npos) {
            const auto end = std::min(line.find_first_of(" \t\r\n", at), line.size());
            m_words.push_back(line.substr(at, end - at));
            at = end;
        }
    }

    std::optional<std::string_view> next() {
        if (m_at == m_words.size()) return std::nullopt;
        return m_words[m_at++];
    }
    std::optional<std::string_view> peek() const {
        if (m_at == m_words.size()) return std::nullopt;
        return m_words[m_at];
    }
    /// The words up to `end`, or all remaining ones, joined with single spaces; skips `end` itself.
    std::string until(std::string_view end) {
        std::string text;
        for (auto word = next(); word && *word != end; word = next())
            text.append(text.empty() ? "" : " ").append(*word);
        return text;
    }
    /// All remaining words with the spaces between them, which may be part of a value such as a path.
    std::string rest() {
        if (m_at == m_words.size()) return {};
        const char* begin = m_words[m_at].data();
        m_at = m_words.size();
        return {begin, m_words.back().data() + m_words.back().size()};
    }
    /// Skips the next word and returns it as a number; none if it is not a number.
    template <std::integral Number>
    std::optional<Number> nextNumber() {
        const auto word = next();
        return word ? numberFrom<Number>(*word) : std::nullopt;
    }

private:
    std::vector<std::string_view> m_words;
    std::size_t m_at = 0;
};

} // namespace komadai::core::protocol
