// Limits what a lead in material is worth to the search while the kings stand in impasse.
#pragma once

#include "core/rules/game.h"

#include <optional>

namespace komadai::core {

/// Whether both kings stand in their promotion zones, in a game with drops whose rules let players agree on impasse.
bool canEndInImpasse(const Game& game);

/// The largest lead in material, in centipawns, that the search of this position tells apart; a larger lead counts as this one. None:
/// there is no limit.
///
/// When both kings have reached their promotion zones, each is protected by a wall of promoted pieces that cannot step back. A side
/// that is far ahead can win only if it sacrifices pieces to open the wall. If every piece counted in full, the engine would avoid
/// such sacrifices and shuffle until the players agree on impasse. So after `PliesToLimit` plies of impasse, a lead counts only up to
/// `MostLead`. A sacrifice from a larger lead then costs nothing, and mobility, threats and danger to the kings decide. The limit
/// applies only to games with drops whose rules let players agree on impasse.
std::optional<int> leadLimit(const Game& game);

namespace lead {

constexpr int PliesToLimit = 20;
constexpr int MostLead = 1500;

} // namespace lead

} // namespace komadai::core
