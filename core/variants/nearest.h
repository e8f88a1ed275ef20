// Known words that resemble a mistyped one.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// Edits that turn one word into another: a letter added, left out or replaced, or two neighbours swapped. The case
/// of letters A to Z does not count. Source: optimal string alignment distance.
std::size_t editDistance(std::string_view a, std::string_view b);

/// The one or two known words that resemble `word` most, the nearest first; none where nothing is similar. A word
/// resembles another if at most a third of its letters differ, or if it is the beginning or the end of it.
/// Words of more than 64 bytes resemble nothing.
std::vector<std::string> nearestWords(std::string_view word, const std::vector<std::string_view>& known);

/// All of `words`, those that resemble `word` most first.
std::vector<std::string> byDistance(std::string_view word, const std::vector<std::string_view>& words);

} // namespace komadai::core
