// What the built-in engine of the window knows from files of the user.
#pragma once

#include "ui/preferences/preferences.h"

#include <memory>

namespace komadai::core {
class EndgameCache;
class Engine;
class LearnedNetworks;
} // namespace komadai::core

namespace komadai::ui {

namespace preference {

/// Whether the built-in engine uses endgame tables.
inline const Preference<bool> EndgameTables(QStringLiteral("engine/endgameTables"), true, boolFormat());

} // namespace preference

/// Shared by all engines of the window. Levels below the highest use none of it.
struct EngineKnowledge {
    std::shared_ptr<core::EndgameCache> endgames{};    ///< null: no endgame tables
    std::shared_ptr<core::LearnedNetworks> networks{}; ///< null: only the networks that come with the program

    /// The same, but without endgame tables if the user has turned them off. GUI thread.
    EngineKnowledge wanted() const;
    /// Lets the next searches of the engine use it. On the thread of the engine.
    void lendTo(core::Engine& engine) const;
};

} // namespace komadai::ui
