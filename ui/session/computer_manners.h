// When the computer gives a game up or agrees to a draw.
#pragma once

#include "core/rules/game.h"
#include "core/search/engine.h"

#include <vector>

namespace komadai::ui {

/// What the computer does of its own accord, as far as the user lets it.
struct ComputerManners {
    bool resigns = true;       ///< games that it has lost
    bool agreesToDraws = true; ///< where nothing is left to play for; impasse too

    static ComputerManners remembered();
    void remember() const;
};

/// Whether a player has lost who saw its last moves so: a forced loss, or a score that no piece makes up for, in
/// several moves one after another. In a game in which nobody can be mated only a forced loss counts.
bool isHopeless(const std::vector<core::Score>& scores, const core::VariantSpec& variant);
/// Whether a single score is as bad as that.
bool isHopeless(core::Score score, const core::VariantSpec& variant);

/// Whether nothing has happened for a while in a game that a player sees so: it is not ahead.
bool isDeadDraw(const std::vector<core::Score>& scores, const core::Game& game);

} // namespace komadai::ui
