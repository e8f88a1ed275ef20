// Texts from outside within messages.
#pragma once

#include <string>
#include <string_view>

namespace komadai::core {

/// A text of a user, a file or an engine as it can stand in a message: valid UTF-8, in which nothing is hidden. A byte that is
/// not UTF-8 becomes "<0xE9>". A control character, a line break, or a mark that changes the direction of the text becomes
/// "<U+202E>".
/// `except`  characters that stay as they are, for example "\n" in a message of several lines.
std::string visibleText(std::string_view text, std::string_view except = {});

/// Whether `visibleText` leaves a text as it is.
bool isVisible(std::string_view text);

} // namespace komadai::core
