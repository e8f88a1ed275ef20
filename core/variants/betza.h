// Betza's notation for the moves of pieces.
#pragma once

#include "core/base/parse_error.h"
#include "core/base/result.h"
#include "core/variants/movement.h"

#include <string_view>
#include <vector>

namespace komadai::core::betza {

/// Reads the moves of a piece.
///
/// atoms       W (1,0), F (1,1), D (2,0), N (2,1), A (2,2), H (3,0), C (3,1), Z (3,2), G (3,3); R, B, Q slide as
///             in chess, K is WF. A doubled leap (`WW`, `NN`) repeats it without limit; a number behind an atom is
///             its longest range (`R5`, `W3`), 0 for no limit.
/// directions  before an atom, f b l r from the owner's view, v = f and b, s = l and r; several are added up
///             (`fsW`). On diagonal atoms a pair of a vertical and a horizontal letter is their corner (`flF`). On
///             oblique atoms a direction, single or doubled, is that of the long leg (`fN` and `ffN` are the two
///             jumps of the shogi knight); a vertical letter before `s` is that of the short leg (`fsN`).
/// modes       m only to an empty square, c only with a capture.
///
/// Each modifier belongs to the next atom. Returns the movements in the order of the text, each once, or the
/// first problem. Source: R. Betza, "My Funny Notation", and its customary extensions.
Result<std::vector<Movement>, ParseError> parse(std::string_view text);

} // namespace komadai::core::betza
