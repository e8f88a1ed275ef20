// Both players of a game.
#pragma once

#include "core/record/game_record.h"

#include <array>

namespace komadai::ui {

using Players = std::array<core::Player, core::SideCount>; ///< by indexOf(Side)

/// Two humans without names.
inline Players twoHumans() { return {}; }

} // namespace komadai::ui
