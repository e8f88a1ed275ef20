// Plays the games that networks learn from.
#pragma once

#include "core/learning/training_game.h"
#include "core/rules/variant.h"
#include "core/search/engine.h"

namespace komadai::core::learning {

/// How games are played.
struct GamePlan {
    std::uint64_t nodes = 1000; ///< for each move
    int fewestRandomPlies = 4;  ///< random moves at the beginning
    int mostRandomPlies = 11;
    int balance = 600; ///< largest lead after them in centipawns; other openings are drawn again
};

/// Plays one game. The result depends on its arguments only. Returns nothing on a stop request. `engine` has at least 16
/// megabytes of table and one thread, and is cleared first.
std::optional<TrainingGame> makeGame(const std::shared_ptr<const Variant>& variant, const GamePlan& plan,
                                     std::uint64_t seed, Engine& engine, const std::stop_token& stop);

} // namespace komadai::core::learning
