// The rows of a board as text, the first field of SFEN and FEN.
#pragma once

#include "core/base/parse_error.h"
#include "core/base/result.h"
#include "core/variants/variant_spec.h"

#include <string>
#include <string_view>

namespace komadai::core::board_rows {

/// Reads rows, the farthest first, separated by `/`. A row consists of pieces and of numbers for gaps. Pieces are in
/// upper case for the first player and in lower case for the second, with `+` before promoted ones: `1k2+r`.
///
/// If pieces have codes of several letters, or if the text has dots, the entries of a row are separated by dots:
/// `CH.1.+ma`. Such a row can be written in one way only: adjacent gaps and leading zeros are errors.
///
/// In other texts the hands of FEN may follow in brackets; `[]` and `[-]` are empty hands.
///
/// Only `size`, `pieces` and `drops` of the variant are used; the board has at least one square. Offsets of errors
/// count from the start of `text`.
Result<Setup, ParseError> parse(std::string_view text, const VariantSpec& variant);

/// Reads the pieces in both hands, `2Pp`; a number is written before the letter that it counts. `-` means that both
/// hands are empty.
/// Returns the setup with the hands filled. Offsets of errors count from the start of `text`.
Result<Setup, ParseError> parseHands(std::string_view text, Setup setup, const VariantSpec& variant);

/// The rows without hands. They have dots only if pieces have codes of several letters.
std::string format(const Setup& setup, const VariantSpec& variant);

/// The letters of a piece, in lower case for the second player.
std::string formatPiece(Piece piece, const VariantSpec& variant);

} // namespace komadai::core::board_rows
