// Scores as the search computes with them.
#pragma once

#include "core/search/engine.h"

#include <algorithm>

namespace komadai::core::scale {

/// Plain integers, in centipawns, from the view of the side to move. A game won in n plies is `Win - n`.
constexpr int Infinite = 32000;
constexpr int Win = 31000;
constexpr int MaxPly = 120; ///< how deep a line can get
constexpr int SlowestWin = Win - 2 * MaxPly;
/// The cycle in which the opponent gives perpetual check has been entered; he can still leave it.
constexpr int ForbiddenCycle = 20000;
/// No evaluation is larger.
constexpr int MaxEvaluation = 15000;

constexpr int winIn(int plies) { return Win - plies; }
constexpr int lossIn(int plies) { return plies - Win; }
constexpr bool isWin(int score) { return score >= SlowestWin; }
constexpr bool isLoss(int score) { return score <= -SlowestWin; }
constexpr bool isDecided(int score) { return isWin(score) || isLoss(score); }

constexpr Score toScore(int score) {
    if (isWin(score)) return Score::mateIn(Win - score);
    if (isLoss(score)) return Score::mateIn(-(Win + score));
    return Score::centipawns(score);
}

/// Tables are shared by lines of different lengths: they count the plies of a win from the position, not from
/// the root.
constexpr int fromRootToPosition(int score, int ply) {
    return isWin(score) ? score + ply : isLoss(score) ? score - ply : score;
}
constexpr int fromPositionToRoot(int score, int ply) {
    return isWin(score) ? score - ply : isLoss(score) ? score + ply : score;
}

} // namespace komadai::core::scale
