// Positions to begin the games of a match with: varied, and fair to both sides.
#pragma once

#include "core/rules/game.h"

#include <cstdint>
#include <functional>
#include <stop_token>

namespace komadai::core::match {

struct OpeningWish {
    int count = 1;               ///< how many positions, at least 1
    int plies = 6;               ///< random moves from the start, at least 1
    int balance = 50;            ///< by how many centipawns the score may differ from 0, at least 0
    std::uint64_t nodes = 20000; ///< for the search that scores a position, at least 1
    std::uint64_t seed = 1;
};

/// Called for each opening as it is found, with the position alone, without the moves that led there.
using OpeningListener = std::function<void(const Game&)>;

/// Plays random legal moves from the game's position, each as likely as any other, and keeps the positions
/// that a search says are balanced and not yet a forced win; each position once, no game that is over. The
/// same program gives the same openings for the same start and wish, in the same order. Returns how many were
/// found: fewer than wished for if a thousand lines in a row gave none, or if `stop` was requested.
int findOpenings(const Game& start, const OpeningWish& wish, const OpeningListener& listener,
                 const std::stop_token& stop = {});

} // namespace komadai::core::match
