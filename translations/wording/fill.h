// Sentences with names to be filled in.
#pragma once

#include "core/base/visible_text.h"

#include <fmt/format.h>

#include <string>

namespace komadai {

/// Fills the names in a text; one that a translator misspelt leaves the text as it is. What is filled in can come from
/// users and files, so it is made visible.
template <class... Arguments>
std::string fill(const std::string& text, const Arguments&... arguments) {
    try {
        return core::visibleText(fmt::vformat(text, fmt::make_format_args(arguments...)), text + '\n');
    } catch (const fmt::format_error&) {
        return text;
    }
}

} // namespace komadai
