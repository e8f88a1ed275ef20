#include "core/rules/effects/standing_effects.h"

namespace komadai::core {

StandingEffects standingEffectsOf(const EffectsPosition& position) {
    StandingEffects result;
    for (int i = 0; i < position.spec().size.squares(); ++i) {
        const Square square = Square::at(i);
        for (const Square held : position.heldFrom(square))
            result.holds.push_back({square, held});
        if (const int range = position.shelterAround(square); range > 0)
            result.shelters.push_back({square, range});
    }
    return result;
}

StandingEffects standingEffectsOf(const AnyPosition& position) {
    const EffectsPosition* effects = position.effects();
    return effects ? standingEffectsOf(*effects) : StandingEffects{};
}

bool isSilencedByShelter(const AnyPosition& position, PieceType type) {
    const EffectsPosition* effects = position.effects();
    if (!effects) return false;
    const auto& kind = *effects->tables()->kind(codeOf({type, Side::First})).effects;
    return kind.shooting && !kind.ignoresShelter;
}

} // namespace komadai::core
