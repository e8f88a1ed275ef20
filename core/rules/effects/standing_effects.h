// What pieces do to others from where they stand, for those who explain a position.
#pragma once

#include "core/rules/any_position.h"
#include "core/rules/effects/effects_position.h"

#include <vector>

namespace komadai::core {

/// A net and the enemy that it holds: the first piece on one of its lines. That piece may not move while the net stands there.
struct Hold {
    Square net;
    Square held;
    friend bool operator==(const Hold&, const Hold&) = default;
};

/// A piece near which most enemies may not shoot.
struct Shelter {
    Square source;
    int range = 0; ///< king steps from there to the farthest squares from which no one may shoot
    friend bool operator==(const Shelter&, const Shelter&) = default;
};

/// Of both sides, each list in the order of the squares from which the effects come.
struct StandingEffects {
    std::vector<Hold> holds;
    std::vector<Shelter> shelters;
    friend bool operator==(const StandingEffects&, const StandingEffects&) = default;
};

StandingEffects standingEffectsOf(const EffectsPosition& position);
/// The same for a position of any game. There are none in games without special effects.
StandingEffects standingEffectsOf(const AnyPosition& position);

/// Whether a kind shoots, and may not do so within the range of an enemy's shelter.
bool isSilencedByShelter(const AnyPosition& position, PieceType type);

} // namespace komadai::core
