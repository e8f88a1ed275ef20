// The reply that a player expects to its last move.
#pragma once

#include "core/rules/game.h"
#include "ui/engine/move_chooser.h"

#include <optional>

namespace komadai::ui {

/// Whether both games have the same variant, start and moves.
bool isSameLine(const core::Game& a, const core::Game& b);

/// The clock as it would be if the opponent replied at once. Precondition: the opponent's flag has not fallen.
ClockReading afterReply(const ClockReading& reading);

/// Remembers what a player expects, so that it can think on the opponent's time.
class ExpectedReply {
public:
    /// In the position of `game` the player has chosen `move`, and expects `reply`; none: it has not said so.
    void note(core::Game game, const core::Move& move, const std::optional<core::Move>& reply);
    /// `game` with the expected reply; none if nothing is expected in this game, or if the reply ends it.
    std::optional<core::Game> after(const core::Game& game) const;

private:
    std::optional<core::Game> m_before;   ///< the opponent is to move
    std::optional<core::Game> m_expected; ///< after the reply
};

} // namespace komadai::ui
