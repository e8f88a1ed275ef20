// Moves and squares as text.
#pragma once

#include "core/base/parse_error.h"
#include "core/base/result.h"
#include "core/rules/any_position.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace komadai::core {

/// The name of a square: `e2`, or `7g` in shogi coordinates.
std::string formatSquare(Square square, BoardSize size, Coordinates coordinates);

/// The name of a file or rank alone, as at the edge of the board.
std::string formatFile(int file, BoardSize size, Coordinates coordinates);
std::string formatRank(int rank, BoardSize size, Coordinates coordinates);

/// Reads the name of a square at offset `at` and moves `at` behind it. Returns none and leaves `at` as it was if there is no
/// square of the board. Numbers have no leading zeros.
std::optional<Square> parseSquare(std::string_view text, std::size_t& at, BoardSize size,
                                  Coordinates coordinates);

/// Moves as UCI engines write them, in the dialect of Fairy-Stockfish: `e2e3`, `b5b6+`, `a7a8m`, `P@e4`. `+P@e4` drops a
/// promoted face; with `b5b6-` a promoted piece turns back. A variant may have other coordinates, here and in USI
/// (VariantSpec::moveCoordinates). For moves with special effects see effects_text.h.
namespace uci {

/// Reads a move of the side to move, which need not be legal. Errors name the offset in bytes.
Result<Move, ParseError> parse(std::string_view text, const AnyPosition& position);
/// Precondition: `move` starts on a square that holds a piece, or is a drop.
std::string format(const Move& move, const AnyPosition& position);

} // namespace uci

/// Moves as USI engines write them: `7g7f`, `8c8b+`, `P*5e`.
namespace usi {

Result<Move, ParseError> parse(std::string_view text, const AnyPosition& position);
std::string format(const Move& move, const AnyPosition& position);

} // namespace usi

/// Moves for people, in the notation of George Hodges: the piece; `-` for a move, `x` for a capture or `*` for a drop; the
/// destination in the variant's own coordinates; `+` for a promotion, `-` for turning back, `=` if the player declined
/// either, `=N` for a choice: `P-d4`, `Bxc8+`, `N*e5`.
/// The origin follows the piece if another piece of this kind could move to the same square: `Gc1-d2`.
namespace hodges {

/// Precondition: the move is legal.
std::string format(const Move& move, const AnyPosition& position);

} // namespace hodges

} // namespace komadai::core
