// Plays many training games with several threads.
#pragma once

#include "core/learning/game_maker.h"
#include "core/learning/training_file.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace komadai::core::learning {

/// Which games are played.
struct GameRun {
    std::shared_ptr<const Variant> variant;
    std::shared_ptr<const Network> network; ///< with which they are played; null: none
    GamePlan plan{};
    std::uint64_t seed = 1; ///< games of one seed are numbered from 0
    int threads = 1;
};

/// What has been played so far. Called for each game, by one thread at a time.
using GameRunListener = std::function<void(std::size_t gamesOfFile, std::size_t newPositions)>;

/// Adds so many games to the file, the first ones of the seed that it does not have yet; fewer after a stop request. Which they are does
/// not depend on the number of threads, only their order does. Returns the system's error, if there is one.
std::optional<TrainingFileError> playGames(TrainingFile& file, const GameRun& run, std::uint64_t newGames,
                                           const GameRunListener& listener, const WorkGate& gate);
/// The same, but adds those of the first `games` games of the seed that the file does not have.
std::optional<TrainingFileError> playFirstGames(TrainingFile& file, const GameRun& run, std::uint64_t games,
                                                const GameRunListener& listener, const WorkGate& gate);

} // namespace komadai::core::learning
