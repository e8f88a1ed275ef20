// Rules about the end of a game, asked of a position on one class of board.
#pragma once

#include "core/rules/endings.h"
#include "core/rules/position.h"

#include <algorithm>
#include <vector>

namespace komadai::core {

/// Whether the pieces are too few for any mate; see MaterialCheck.
template <class Geometry>
bool isMaterialInsufficient(const Position<Geometry>& position) {
    MaterialCheck check(position.variant());
    auto pieces = position.occupied(Side::First) | position.occupied(Side::Second);
    while (pieces && check.isInsufficient()) {
        const Square square = pieces.takeLowest();
        check.add(position.pieceAt(square)->type, square);
    }
    return check.isInsufficient() && position.hand(Side::First).isEmpty() &&
           position.hand(Side::Second).isEmpty();
}

/// Whether the side to move can take something.
template <class Geometry>
bool canCapture(const Position<Geometry>& position) {
    std::vector<PlainMove> moves;
    position.addTacticalMoves(moves);
    return std::any_of(moves.begin(), moves.end(), [&position](const PlainMove& move) {
        return position.pieceAt(destinationOf(move)).has_value();
    });
}

} // namespace komadai::core
