// Sentences with names to be filled in.
#pragma once

#include <fmt/format.h>

#include <string>

namespace komadai {

/// Fills the names in a text; one that a translator misspelt leaves the text as it is.
template <class... Arguments>
std::string fill(const std::string& text, const Arguments&... arguments) {
    try {
        return fmt::vformat(text, fmt::make_format_args(arguments...));
    } catch (const fmt::format_error&) {
        return text;
    }
}

} // namespace komadai
