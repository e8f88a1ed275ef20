// Moves in Standard Algebraic Notation, as records in PGN have them.
#pragma once

#include "core/notation/typed_move.h"

#include <string>
#include <string_view>

namespace komadai::core::san {

/// What a `+` at the end of a move means if the text does not show it otherwise.
enum class PlusMark {
    Check,     ///< as in chess; Fairy-Stockfish writes all variants like this
    Promotion, ///< as Cute Chess writes the variants of shogi, where it marks no checks
};

/// The text of a move as Fairy-Stockfish writes it: `Nbd7`, `Bxc3+`, `P@e4`, `Bb2=H#`. Squares are algebraic. Every piece has
/// its letter; only the pawn of a game like crazyhouse has none. A promoted face has the letter of the unpromoted piece
/// that moves alike, or its usual one (H, D): then different kinds can share a letter. Otherwise it is written with `+`.
/// Pieces with the same letter that could move to the same square, and become the same there, are told apart by file, rank
/// or both, so that every legal move of a position has a text of its own. With special effects, the text is that of effects::formatMove in the
/// variant's own coordinates.
/// Precondition: the move is legal.
std::string format(const Move& move, const AnyPosition& position);

/// Reads a legal move. Marks of capture, check and mate may be missing or wrong, the origin may be longer or shorter than
/// needed, `!` and `?` at the end are ignored. Also accepts everything that parseTypedMove does: UCI, USI and Hodges's
/// notation. Without a mark, a move promotes only if it must.
/// `plus`  decides only where both readings of `+` are possible.
Result<Move, TypedMoveProblem> parse(std::string_view text, const AnyPosition& position,
                                     PlusMark plus = PlusMark::Check);

} // namespace komadai::core::san
