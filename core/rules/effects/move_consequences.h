// The consequences of a move in a game with special effects.
#pragma once

#include "core/rules/any_position.h"
#include "core/rules/effects/effects_position.h"

#include <optional>
#include <vector>

namespace komadai::core {

/// The effects of a move besides its own course. Squares are those before the move; the mover has its destination.
struct MoveConsequences {
    std::vector<Square> removed; ///< burnt or quenched pieces of either side, without captures of the move
    bool moverIsRemoved = false; ///< its destination is among them
    std::vector<Square> held;    ///< enemies that a net newly holds
    std::vector<Square> promoted, reverted;
    std::optional<PieceType> becomes; ///< the kind that the mover promotes to

    friend bool operator==(const MoveConsequences&, const MoveConsequences&) = default;
};

/// Precondition: position.isLegal(move).
MoveConsequences consequencesOf(const EffectsPosition& position, const PathMove& move);

/// The same for a move of any game. There are no consequences in games without special effects.
/// Precondition: position.isLegal(move).
MoveConsequences consequencesOf(const AnyPosition& position, const Move& move);

} // namespace komadai::core
