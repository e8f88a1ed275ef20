// Known words that resemble a mistyped one.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// The number of edits that turn one word into another: a letter added, removed or replaced, or two adjacent letters
/// swapped. The letters A to Z are compared without case. Source: optimal string alignment distance.
std::size_t editDistance(std::string_view a, std::string_view b);

/// The one or two known words that resemble `word` most, the nearest first; none if no word is similar. A word
/// resembles another one if at most a third of its letters differ, or if it is the beginning or the end of the other.
/// Words of more than 64 bytes resemble nothing.
std::vector<std::string> nearestWords(std::string_view word, const std::vector<std::string_view>& known);

/// All of `words`, with those first that resemble `word` most.
std::vector<std::string> byDistance(std::string_view word, const std::vector<std::string_view>& words);

} // namespace komadai::core
