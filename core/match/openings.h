// Openings for a match: varied positions that are fair to both sides.
#pragma once

#include "core/rules/game.h"

#include <cstdint>
#include <functional>
#include <stop_token>

namespace komadai::core::match {

struct OpeningWish {
    int count = 1;               ///< how many positions, at least 1
    int plies = 6;               ///< random moves from the start, at least 1
    int balance = 50;            ///< maximum distance of the score from 0 in centipawns, at least 0
    std::uint64_t nodes = 20000; ///< for the search that scores a position, at least 1
    std::uint64_t seed = 1;
};

/// Called with the position of each opening as soon as it is found.
using OpeningListener = std::function<void(const Game&)>;

/// Plays uniformly random legal moves from the game's position, and keeps the positions that a search finds balanced. No
/// position occurs twice, is a forced win, or ends the game. Equal calls give the same openings in the same order. Returns
/// their number: fewer than requested if a thousand lines in a row gave none, or on a stop request.
int findOpenings(const Game& start, const OpeningWish& wish, const OpeningListener& listener,
                 const std::stop_token& stop = {});

} // namespace komadai::core::match
