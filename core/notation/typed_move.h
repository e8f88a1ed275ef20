// A move as a person types it.
#pragma once

#include "core/base/parse_error.h"
#include "core/base/result.h"
#include "core/rules/any_position.h"

#include <string_view>
#include <variant>

namespace komadai::core {

/// A text in the manner of Hodges or of Japanese records that fits no legal move, or fits only with its origin.
struct NoMoveReadsSo {
    friend bool operator==(NoMoveReadsSo, NoMoveReadsSo) = default;
};

/// Why a typed text is no move that can be played.
using TypedMoveProblem = std::variant<ParseError, NoMoveReadsSo, Refusal>;

/// Reads a legal move in any notation of move_text.h, whatever coordinates the variant has on its edge; the mark
/// of a drop may be `@` or `*`. Also as Japanese records have it where the game has such names: ▲７六歩, or 76歩.
/// Blanks are left out.
Result<Move, TypedMoveProblem> parseTypedMove(std::string_view text, const AnyPosition& position);

} // namespace komadai::core
