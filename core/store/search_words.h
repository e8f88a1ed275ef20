// Texts in pieces for full-text search. Used inside core/store only.
#pragma once

#include <string>
#include <string_view>

namespace komadai::core::store {

/// The pieces of a text with blanks between them, as the full-text tables contain them: words; and for Japanese and Chinese,
/// which do not divide words by blanks, every two characters that follow one another, and the last one alone. So every part
/// of a Japanese text can be found, which FTS5 cannot do by itself for fewer than three characters. Full-width letters
/// become the usual ones.
std::string searchWords(std::string_view text);

/// A full-text query for the texts that contain all words of a text; the beginning of a word is enough. Empty if there is
/// no word.
std::string matchQuery(std::string_view text);

/// Whether a text contains all words of `words`, which has at least one, as matchQuery asks for them. Only the letters of ASCII are equal in
/// both cases.
bool hasWords(std::string_view text, std::string_view words);

} // namespace komadai::core::store
