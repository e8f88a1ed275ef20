// What follows a move of a game whose pieces have special effects.
#pragma once

#include "core/rules/ko/ko_position.h"

#include <optional>
#include <vector>

namespace komadai::core {

/// What a move brings about besides its own course: squares before it, but the mover's is its destination.
struct KoConsequences {
    std::vector<Square> removed; ///< burnt or quenched, of either side; not what the move takes
    bool moverIsRemoved = false; ///< its destination is among them
    std::vector<Square> held;    ///< enemies that a net holds now and did not before
    std::vector<Square> promoted, reverted;
    std::optional<PieceType> becomes; ///< what the mover promotes to

    friend bool operator==(const KoConsequences&, const KoConsequences&) = default;
};

/// Precondition: position.isLegal(move).
KoConsequences consequencesOf(const KoPosition& position, const KoMove& move);

} // namespace komadai::core
