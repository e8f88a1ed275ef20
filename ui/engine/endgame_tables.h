// Endgame tables for the built-in engine of the window.
#pragma once

#include "core/endgames/endgame_cache.h"
#include "ui/preferences/preferences.h"

#include <memory>

namespace komadai::ui {

namespace preference {

/// Whether the built-in engine uses endgame tables.
inline const Preference<bool> EndgameTables(QStringLiteral("engine/endgameTables"), true, boolFormat());

} // namespace preference

/// The tables, or null where the user does not want them. GUI thread.
inline std::shared_ptr<core::EndgameCache>
wantedEndgames(const std::shared_ptr<core::EndgameCache>& endgames) {
    return preferences().get(preference::EndgameTables) ? endgames : nullptr;
}

} // namespace komadai::ui
