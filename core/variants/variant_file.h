// Files of variants in any supported format.
#pragma once

#include "core/variants/variants_ini.h"

namespace komadai::core {

enum class VariantFormat : std::uint8_t {
    Ini,     ///< variants_ini.h
    Diagram, ///< diagram.h
};

/// A text that readers can trust: UTF-8 without a byte order mark and without zero bytes. Invalid bytes are replaced by
/// `?`; the first one of each line is reported as a problem.
struct CleanText {
    std::string text;
    VariantProblems problems;
};
CleanText cleaned(std::string_view bytes);

/// The format of a text: a diagram if it contains `files=` and no section, otherwise an ini file.
VariantFormat formatOf(std::string_view text);

/// Whether a line of the text begins a section.
bool hasSection(std::string_view text);

/// Whether the reader must supply the id of a variant: for a diagram, or for an ini file with keys before its first
/// section.
bool needsId(std::string_view text);

/// An id made from any text, such as the name of a file: its letters and digits, in lower case; "variant" if it has
/// none.
std::string idFrom(std::string_view text);

/// Whether a text can be the id of a variant: lower-case letters, digits, `-` and `_`, with a letter or digit first.
bool isId(std::string_view text);

} // namespace komadai::core
