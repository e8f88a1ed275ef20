// Arrangements of pieces on a board.
#pragma once

#include "core/rules/any_position.h"

#include <optional>
#include <vector>

namespace komadai::core {

/// Pieces on squares, whatever stands elsewhere.
struct PiecePattern {
    struct Cell {
        Square square;
        std::optional<Piece> piece{}; ///< none: the square must be empty
        friend bool operator==(const Cell&, const Cell&) = default;
    };
    std::vector<Cell> cells;
    std::optional<Side> sideToMove{};
    /// Whether the position also holds the pattern turned by half a turn with the sides exchanged.
    bool alsoTurned = false;
    /// Whether left and right may be exchanged.
    bool alsoMirrored = false;

    bool matches(const AnyPosition& position) const;
};

/// The pattern in all forms that it allows: as it is, turned, mirrored, both.
std::vector<PiecePattern> formsOf(const PiecePattern& pattern, BoardSize size);
/// Whether a position holds one of the forms, exactly as it is.
bool matchesAny(const std::vector<PiecePattern>& forms, const AnyPosition& position);

/// The position with left and right exchanged. None where the game does not allow it: where the pieces could not move in it
/// as they do in the other.
std::optional<AnyPosition> mirrorImageOf(const AnyPosition& position);

} // namespace komadai::core
