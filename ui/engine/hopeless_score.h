// Scores of lost games.
#pragma once

#include "core/search/engine.h"
#include "core/variants/variant_spec.h"

namespace komadai::ui {

/// Whether a player with this score has lost: it is mated by force, or it is so far behind that no piece makes up for
/// it. If nobody can be mated in the game, only a forced loss counts.
inline bool isHopeless(core::Score score, const core::VariantSpec& variant) {
    constexpr int HopelessCentipawns = -1500;
    if (score.isMate()) return score.isLoss();
    return variant.hasRoyals() && score.centipawns() <= HopelessCentipawns;
}

} // namespace komadai::ui
