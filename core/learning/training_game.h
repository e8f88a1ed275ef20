// Games that the engine played against itself, for networks to learn from.
#pragma once

#include "core/board/side.h"
#include "core/rules/move.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace komadai::core::learning {

/// A game of the engine against itself from the start of a variant.
struct TrainingGame {
    std::uint64_t seed = 0;    ///< it was played with this; no other game of the same data has it
    std::vector<Move> opening; ///< random moves, without scores
    std::vector<Move> moves;   ///< the moves after those
    /// Centipawns from the first player's view, one for each of `moves`: what a search found before that move.
    std::vector<int> scores;
    std::optional<Side> winner; ///< none after a draw, and where the game was broken off

    friend bool operator==(const TrainingGame&, const TrainingGame&) = default;
};

/// Scores of wins and losses that a search has proved, and the largest scores, are stored as this.
constexpr int LargestScore = 10000;

} // namespace komadai::core::learning
