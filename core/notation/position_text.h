// Positions as text: SFEN and FEN. Where pieces have codes of several letters there is only SFEN, which all of these
// functions read and write; no other program knows such positions.
#pragma once

#include "core/base/parse_error.h"
#include "core/base/result.h"
#include "core/board/setup.h"
#include "core/variants/variant_spec.h"

#include <string>
#include <string_view>

namespace komadai::core {

namespace sfen {

/// Reads `board side hands [ply]`: side `b` is the first player, hands are `2Pp` or `-`. Fields are divided
/// by single spaces. With codes of several letters a position has only one text: the ply must be there, and hands are
/// `-`. See board_rows.h for the rows. Returns the unchecked setup, or the first problem with its offset in bytes. Source: the
/// USI protocol's description of the "position" command.
Result<Setup, ParseError> parse(std::string_view text, const VariantSpec& variant);

/// The canonical text of a setup; `parse` gives it back, but for the count of quiet plies.
std::string format(const Setup& setup, const VariantSpec& variant);

} // namespace sfen

namespace fen {

/// Reads `board[hands] side ...`: side `w` is the first player, hands stand in brackets. Behind the side the
/// tails seen in the field are read: `- - 0 1`, `- 0 1`, `0 1`, `- 1` and nothing; the last number counts
/// moves of both sides, one before it quiet plies.
Result<Setup, ParseError> parse(std::string_view text, const VariantSpec& variant);

/// `board[hands] side - - quiet move`, hands only where the variant has drops.
std::string format(const Setup& setup, const VariantSpec& variant);

} // namespace fen

/// Reads SFEN or FEN. A text is FEN if its board has brackets behind it, if its third field is missing or a
/// number, or if it has more than four fields; else it is SFEN.
Result<Setup, ParseError> parsePosition(std::string_view text, const VariantSpec& variant);

} // namespace komadai::core
