// How far a lead in material counts while the kings stand in impasse.
#pragma once

#include "core/rules/game.h"

#include <optional>

namespace komadai::core {

/// Whether both kings stand in their promotion zones, in a game with drops whose rules let players agree on impasse.
bool canEndInImpasse(const Game& game);

/// The greatest lead in material that counts in a search of the game's position, in centipawns; none where every lead counts.
///
/// When both kings have reached their promotion zones, each stands behind a wall of promoted pieces that cannot step back. A
/// side that is far ahead wins only if it gives pieces to open the wall. It would not do so while each of these pieces counts
/// in full: it would shuffle with pieces in hand until the players agree on impasse. So after `PliesToLimit` plies of impasse a
/// lead counts only up to `MostLead`. Beyond that, what is given to open the wall costs nothing, and mobility, threats and
/// danger to the kings decide. Only games with drops, whose rules let players agree on impasse, have this limit.
std::optional<int> leadLimit(const Game& game);

namespace lead {

constexpr int PliesToLimit = 20;
constexpr int MostLead = 1500;

} // namespace lead

} // namespace komadai::core
