// The board field of SFEN and FEN: rows of pieces, and FEN's hands in brackets.
#pragma once

#include "core/base/parse_error.h"
#include "core/base/result.h"
#include "core/variants/variant_spec.h"

#include <string>
#include <string_view>

namespace komadai::core::placement {

/// Reads rows of pieces, farthest first, divided by `/`, with numbers for gaps and `+` before promoted
/// pieces; upper case is the first player's. FEN's hands may follow in brackets, `[]` and `[-]` being empty
/// ones. Only `size`, `pieces` and `drops` of the variant are used. Offsets of errors count from the start of
/// `text`.
Result<Setup, ParseError> parse(std::string_view text, const VariantSpec& variant);

/// Reads the pieces of both hands, `2Pp`; numbers stand before the letter they count. `-` is two empty hands.
/// Returns the setup with the hands filled. Offsets of errors count from the start of `text`.
Result<Setup, ParseError> parseHands(std::string_view text, Setup setup, const VariantSpec& variant);

/// The rows without hands.
std::string formatRows(const Setup& setup, const VariantSpec& variant);

/// The letters of a piece, lower case for the second player.
std::string formatPiece(Piece piece, const VariantSpec& variant);

} // namespace komadai::core::placement
