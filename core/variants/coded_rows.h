// The board field of position text where pieces have codes of several letters.
#pragma once

#include "core/base/parse_error.h"
#include "core/base/result.h"
#include "core/variants/variant_spec.h"

#include <string>
#include <string_view>

namespace komadai::core::coded_rows {

/// Reads rows of entries, farthest first, divided by `/`; entries are divided by `.` and are gaps as numbers
/// or codes, upper case for the first player and lower case for the second, with `+` before promoted pieces.
/// Strict: every position has one text, so two gaps side by side or a leading zero are errors. Only `size`
/// and `pieces` of the variant are used. Offsets of errors count from the start of `text`.
Result<Setup, ParseError> parse(std::string_view text, const VariantSpec& variant);

std::string format(const Setup& setup, const VariantSpec& variant);

/// The code of a piece, lower case for the second player.
std::string formatPiece(Piece piece, const VariantSpec& variant);

} // namespace komadai::core::coded_rows
