// The scores that the search computes with.
#pragma once

#include "core/rules/endings.h"
#include "core/search/engine.h"

#include <algorithm>

namespace komadai::core::scale {

/// Scores are integers in centipawns, from the view of the side to move. A win in n plies is `Win - n`.
constexpr int Infinite = 32000;
constexpr int Win = 31000;
constexpr int MaxPly = 120; ///< maximum length of a line
constexpr int SlowestWin = Win - 2 * MaxPly;
/// A foreseen repetition by which the rules make the opponent lose; the opponent can still leave the cycle.
constexpr int ForbiddenCycle = 20000;
/// A win that endgame tables know to be longer than a line can be; the longer, the less.
constexpr int LongWin = 30000;
/// The maximum of an evaluation.
constexpr int MaxEvaluation = 15000;

constexpr int winIn(int plies) { return Win - plies; }
constexpr int lossIn(int plies) { return plies - Win; }
constexpr bool isWin(int score) { return score >= SlowestWin; }
constexpr bool isLoss(int score) { return score <= -SlowestWin; }
constexpr bool isDecided(int score) { return isWin(score) || isLoss(score); }

/// The score of a win that endgame tables know.
constexpr int winByTable(int plies) {
    return plies <= 2 * MaxPly ? winIn(plies) : std::max(LongWin - plies, ForbiddenCycle + 1);
}

/// The score of an end of the game for the side to move, `ply` plies below the root.
constexpr int scoreOfEnd(const GameEnd& end, Side mover, int ply) {
    if (!end.outcome.winner) return 0;
    const int win = end.isForeseen ? ForbiddenCycle - ply : winIn(ply);
    return *end.outcome.winner == mover ? win : -win;
}

constexpr Score toScore(int score) {
    if (isWin(score)) return Score::mateIn(Win - score);
    if (isLoss(score)) return Score::mateIn(-(Win + score));
    return Score::centipawns(score);
}

/// The transposition table counts the plies to a win from the position, not from the root, because lines of different lengths
/// share it.
constexpr int fromRootToPosition(int score, int ply) {
    return isWin(score) ? score + ply : isLoss(score) ? score - ply : score;
}
constexpr int fromPositionToRoot(int score, int ply) {
    return isWin(score) ? score - ply : isLoss(score) ? score + ply : score;
}

} // namespace komadai::core::scale
