// Files of variants, whichever way they are written.
#pragma once

#include "core/variants/variants_ini.h"

namespace komadai::core {

enum class VariantFormat : std::uint8_t {
    Ini,     ///< variants_ini.h
    Diagram, ///< diagram.h
};

/// A text that readers can trust: UTF-8 without a byte order mark and without 0. Bytes that are none of this have
/// become `?`, and the first of each line is a problem.
struct CleanText {
    std::string text;
    VariantProblems problems;
};
CleanText cleaned(std::string_view bytes);

/// How a text is written: as a diagram if it says `files=` and has no section.
VariantFormat formatOf(std::string_view text);

/// Whether a line opens a section.
bool hasSection(std::string_view text);

/// Whether the text leaves the id of a variant to the reader: a diagram, or an ini file with keys before its
/// first section.
bool needsId(std::string_view text);

/// An id made of any text, such as the name of a file: its letters and digits, in lower case; "variant" where it has
/// none.
std::string idFrom(std::string_view text);

/// Whether a text can be the id of a variant: lower-case letters, digits, `-` and `_`, with a letter or digit first.
bool isId(std::string_view text);

} // namespace komadai::core
