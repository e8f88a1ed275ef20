// Reads moves in the notation of George Hodges, in all its spellings.
#pragma once

#include "core/notation/san.h"

#include <string>
#include <string_view>

namespace komadai::core::hodges {

/// Reads a legal move: `P-7f`, `S72x83+`, `G45b`, `P*5e`. The origin may be missing, a file, a rank or a square, and longer than
/// needed; squares of shogi may be two digits. Instead of `*` a drop may have `@` or `'`, and instead of `+` a promotion `^`.
/// T, H and D are the promoted pawn, bishop and rook where no other piece has these letters. Without a mark a move promotes
/// only if it must. Everything that san::parse takes is read too; it decides what `plus` means.
Result<Move, TypedMoveProblem> parse(std::string_view text, const AnyPosition& position, san::PlusMark plus);

/// As hodges::format, but without blanks, since a blank ends a move in a file. Precondition: the move is legal.
std::string formatInOneWord(const Move& move, const AnyPosition& position);

/// Likewise, and always with the origin: `P7g-7f`. Precondition: the move is legal.
std::string formatWithOrigin(const Move& move, const AnyPosition& position);

} // namespace komadai::core::hodges
