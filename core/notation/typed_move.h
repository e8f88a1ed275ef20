// A move as a person types it.
#pragma once

#include "core/base/parse_error.h"
#include "core/base/result.h"
#include "core/rules/any_position.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace komadai::core {

/// A text in the manner of Hodges or of Japanese records that fits no legal move.
struct NoMoveReadsSo {
    friend bool operator==(NoMoveReadsSo, NoMoveReadsSo) = default;
};
/// One that lacks what tells several legal moves apart: the origin, or whether the piece promotes.
struct SeveralMovesReadSo {
    std::vector<std::string> moves; ///< in full, UTF-8; two at least, in the order of the legal moves
    friend bool operator==(const SeveralMovesReadSo&, const SeveralMovesReadSo&) = default;
};

/// Why a typed text is no move that can be played.
using TypedMoveProblem = std::variant<ParseError, NoMoveReadsSo, SeveralMovesReadSo, Refusal>;

/// Reads a legal move in any notation of move_text.h, whatever coordinates the variant has on its edge; the mark
/// of a drop may be `@` or `*`. Also as Japanese records have it where the game has such names: ▲７六歩, or 76歩.
/// Blanks are left out. What tells no legal moves apart may be left out too, such as a promotion that is forced.
Result<Move, TypedMoveProblem> parseTypedMove(std::string_view text, const AnyPosition& position);

} // namespace komadai::core
