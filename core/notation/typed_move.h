// Reads a move that a user has typed.
#pragma once

#include "core/base/parse_error.h"
#include "core/base/result.h"
#include "core/rules/any_position.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace komadai::core {

/// The text is written in Hodges's notation or as in Japanese records, but fits no legal move.
struct NoMoveReadsSo {
    friend bool operator==(NoMoveReadsSo, NoMoveReadsSo) = default;
};
/// The text fits several legal moves: the origin or the mark of promotion is missing.
struct SeveralMovesReadSo {
    std::vector<std::string> moves; ///< in full, UTF-8; at least two, in the order of the legal moves
    friend bool operator==(const SeveralMovesReadSo&, const SeveralMovesReadSo&) = default;
};

/// Why a typed text is not a legal move.
using TypedMoveProblem = std::variant<ParseError, NoMoveReadsSo, SeveralMovesReadSo, Refusal>;

/// Reads a legal move in any notation of move_text.h, in any of its coordinates; the mark of a drop may be `@` or `*`. If
/// japanese::canWrite, also as Japanese records write it: ▲７六歩, or 76歩. Blanks are ignored. Parts that are not needed to
/// identify the move may be missing, such as the mark of a forced promotion.
Result<Move, TypedMoveProblem> parseTypedMove(std::string_view text, const AnyPosition& position);

} // namespace komadai::core
