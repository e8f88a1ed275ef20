// Positions as text: SFEN and FEN. If pieces have codes of several letters, all of these functions read and write SFEN;
// other programs do not know such positions.
#pragma once

#include "core/base/parse_error.h"
#include "core/base/result.h"
#include "core/board/setup.h"
#include "core/variants/variant_spec.h"

#include <string>
#include <string_view>

namespace komadai::core {

class AnyPosition;

namespace sfen {

/// Reads `board side hands [ply]`. Side `b` is the first player; hands are `2Pp` or `-`. Fields are separated by single
/// spaces. A position with codes of several letters can be written in one way only: the ply is required, and hands are `-`.
/// See board_rows.h for the rows. Returns the unchecked setup, or the first problem with its offset in bytes. Source: the
/// description of the "position" command in the USI protocol.
Result<Setup, ParseError> parse(std::string_view text, const VariantSpec& variant);

/// The canonical text of a setup. `parse` reads the same setup from it, except for the count of quiet plies.
std::string format(const Setup& setup, const VariantSpec& variant);
std::string format(const AnyPosition& position);

} // namespace sfen

namespace fen {

/// Reads `board[hands] side ...`. Side `w` is the first player; hands are in brackets. After the side, all endings that
/// programs write are accepted: `- - 0 1`, `- 0 1`, `0 1`, `- 1` and none. The last number is the number of the full move; a
/// number before it counts quiet plies.
Result<Setup, ParseError> parse(std::string_view text, const VariantSpec& variant);

/// `board[hands] side - - quiet move`, with hands only if the variant has drops.
std::string format(const Setup& setup, const VariantSpec& variant);

} // namespace fen

/// Reads SFEN or FEN. A text is FEN if brackets follow its board, if its third field is missing or a number, if its fourth and
/// last field is `-`, or if it has more than four fields. Otherwise it is SFEN.
Result<Setup, ParseError> parsePosition(std::string_view text, const VariantSpec& variant);

} // namespace komadai::core
