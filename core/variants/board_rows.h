// The rows of a board as text, the first field of SFEN and FEN.
#pragma once

#include "core/base/parse_error.h"
#include "core/base/result.h"
#include "core/variants/variant_spec.h"

#include <string>
#include <string_view>

namespace komadai::core::board_rows {

/// Reads rows, farthest first, divided by `/`. A row holds pieces and gaps as numbers; pieces are upper case for the
/// first player and lower case for the second, with `+` before promoted ones: `1k2+r`.
///
/// Where pieces have codes of several letters, or the text has dots, the entries of a row are divided by dots:
/// `CH.1.+ma`. Such a row has one text: two gaps side by side and leading zeros are errors.
///
/// Otherwise the hands of FEN may follow in brackets; `[]` and `[-]` are empty hands.
///
/// Only `size`, `pieces` and `drops` of the variant are used; the board has at least one square. Offsets of errors count from the start of `text`.
Result<Setup, ParseError> parse(std::string_view text, const VariantSpec& variant);

/// Reads the pieces of both hands, `2Pp`; a number stands before the letter that it counts. `-` is two empty hands.
/// Returns the setup with the hands filled. Offsets of errors count from the start of `text`.
Result<Setup, ParseError> parseHands(std::string_view text, Setup setup, const VariantSpec& variant);

/// The rows without hands, with dots only where pieces have codes of several letters.
std::string format(const Setup& setup, const VariantSpec& variant);

/// The letters of a piece, lower case for the second player.
std::string formatPiece(Piece piece, const VariantSpec& variant);

} // namespace komadai::core::board_rows
