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
///             (`fsW`). On diagonal and oblique atoms a pair of a vertical and a horizontal letter is their
///             intersection (`flF` is a corner). On oblique atoms the letter, or the last of a pair, is the
///             direction of the long leg; a doubled letter says the same as a single one.
/// modes       m only to an empty square, c only with a capture.
/// passages    n a lame leap: it goes straight as far as it must and then diagonally, and a piece on that way blocks
///             it. Slides only: p passes over just one piece, of either side, and ends anywhere behind it, up to
///             the next piece; g passes over just one and ends on the next square.
///
/// Each modifier belongs to the next atom. Returns the movements in the order of the text, each once, or the
/// first problem: any other letter is refused with its place.
///
///     WfF     gold: all but diagonally back           mfWcfF  pawn of chess, without its double step
///     fN      shogi's knight: the two forward jumps   fsN     the other two jumps of the forward half
///     flN     of those the one to the left            lfN     of shogi's knight the jump to the left
///     R5      rook of five squares at most            NN      nightrider
///     nN      xiangqi's horse                         nA      xiangqi's elephant
///     mRcpR   xiangqi's cannon                        gQ      grasshopper
///
/// Source: R. Betza, "My Funny Notation", and its customary extensions as variants.ini has them.
Result<std::vector<Movement>, ParseError> parse(std::string_view text);

} // namespace komadai::core::betza
