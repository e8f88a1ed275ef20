// Where a move goes and what it takes, in one form for moves of every kind.
#pragma once

#include "core/rules/any_position.h"

#include <cassert>
#include <optional>
#include <vector>

namespace komadai::core {

/// The course of a move: its start, the squares it lands on and its captures. Later consequences, such as fires, are no
/// part of it; see MoveConsequences.
struct MoveCourse {
    /// A captured piece: its square, after how many steps, by a shot or by landing.
    using Victim = PathMove::Victim;

    std::optional<Square> from;       ///< none for a drop
    std::optional<PieceType> dropped; ///< for a drop: the kind as it stands on the board
    std::vector<Square> path;         ///< the squares landed on, in order; empty where the piece only shoots
    std::vector<Victim> victims;      ///< in the order of capture
    std::optional<PieceType> promotion; ///< the kind that the piece becomes

    /// Where the piece stands after the move.
    Square to() const { return path.empty() ? *from : path.back(); }
    /// Where the piece stands after so many steps. Precondition: it is on the board then.
    Square squareAfter(std::size_t steps) const {
        assert(steps <= path.size() && (steps > 0 || from));
        return steps == 0 ? *from : path[steps - 1];
    }
};

/// The course of a move in the position before it. The move may also be the beginning of a legal one.
/// Precondition: the moving piece is in the position.
MoveCourse courseOf(const Move& move, const AnyPosition& before);

/// What the move itself tells of its course. Unknown without the position, and left out: what a BoardMove captures, and
/// the promotion of a PathMove.
MoveCourse courseOf(const Move& move);

/// What stands on the destination after the move, before any other consequence.
/// Precondition: the moving piece is in the position.
Piece pieceAfter(const Move& move, const AnyPosition& before);

} // namespace komadai::core
