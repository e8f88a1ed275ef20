// The position after a pass, to see what the opponent threatens.
#pragma once

#include "core/base/result.h"
#include "core/rules/any_position.h"

namespace komadai::core {

/// Why passing has no meaning in a position.
enum class PassRefusal {
    InCheck,  ///< the side to move must answer the check
    NoMove,   ///< one of the sides has no legal move, so the game is over
    BadSetup, ///< the rules do not allow the position with the other side to move
};

/// The same position with the other side to move. Not a legal move in any variant: it shows what the opponent would do.
Result<AnyPosition, PassRefusal> afterPass(const AnyPosition& position);

} // namespace komadai::core
