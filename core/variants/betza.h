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
///             in chess, K is WF. A doubled leap (`WW`, `NN`) repeats without limit. A number after an atom is
///             its longest range (`R5`, `W3`), 0 for no limit.
/// directions  before an atom: f b l r from the owner's view, v = f and b, s = l and r. Several add up (`fsW`).
///             On diagonal and oblique atoms, a pair of a vertical and a horizontal letter is their
///             intersection (`flF` is a corner). On oblique atoms, the letter, or the last letter of a pair, is
///             the direction of the long leg; a doubled letter means the same as a single one.
/// modes       m moves only to an empty square, c only captures.
/// passages    n is a lame leap: the piece goes straight as far as needed, then diagonally, and is blocked by a
///             piece on this way. The others are for slides: p passes over exactly one piece of either side and
///             ends on any square behind it, up to the next piece; g passes over exactly one piece and ends on the
///             next square.
///
/// Each modifier belongs to the next atom. Returns the movements in the order of the text, each once, or the
/// first problem with its place. Any other letter is an error.
///
///     WfF     gold: all but diagonally back           mfWcfF  pawn of chess, without its double step
///     fN      shogi's knight: the two forward jumps   fsN     the other two jumps of the forward half
///     flN     the left one of fsN                     lfN     the left one of shogi's knight
///     R5      rook of at most five squares            NN      nightrider
///     nN      xiangqi's horse                         nA      xiangqi's elephant
///     mRcpR   xiangqi's cannon                        gQ      grasshopper
///
/// Source: R. Betza, "My Funny Notation", with the usual extensions of variants.ini.
Result<std::vector<Movement>, ParseError> parse(std::string_view text);

} // namespace komadai::core::betza
