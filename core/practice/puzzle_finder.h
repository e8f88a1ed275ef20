// Finds puzzles in games.
#pragma once

#include "core/practice/puzzle.h"
#include "core/review/game_review.h"
#include "core/search/engine.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace komadai::core {

/// What makes a puzzle, and how thoroughly it is verified. The result depends only on the plan and the position or game: every search
/// has a node limit and begins with a cleared engine of one thread.
struct PuzzlePlan {
    std::uint64_t nodes = 20'000;        ///< of the quick search that finds candidates, above 0
    std::uint64_t verifyNodes = 200'000; ///< of each search that verifies one, above 0
    /// The chance to win that the best move must be worth more than the second best, above 0 up to 1.
    double margin = 0.2;
    int mostSolverMoves = MostSolverMoves; ///< 1 to MostSolverMoves
    int fromPly = 1;                       ///< the first move of a game at which a puzzle can begin, from 1
    int mostOfGame = 3;              ///< puzzles from one game, at least 1; the most difficult ones are kept
    int apart = 6;                   ///< plies between two puzzles of a game, at least 1
    std::vector<PuzzleKind> kinds{}; ///< that are wanted; empty: all. Others are not even verified
    bool keepsTrivial = false;       ///< also recaptures
};

/// The puzzle that begins in a position; none if no move is clearly the best, or on a stop request.
///
/// A move is the only good one if the second best is worth `plan.margin` less chance to win (see WinChance), or if it is part of a
/// forced win and no other move wins as quickly. The quick search has to find this, and then the longer one with the same best
/// move. The line goes on with the opponent's best reply while the solver's next move is the only good one too; in a forced win the
/// last move, which ends the game, may be one of several.
///
/// Positions with a single legal move make no puzzle, nor do those in which even the best move leaves a poor chance. Neither do
/// recaptures unless `plan.keepsTrivial`: the best move takes the piece with which the opponent has just captured. The moves of the
/// game are used for nothing else.
///
/// `engine` is cleared and set to one thread. Precondition: the game is not over.
std::optional<Puzzle> findPuzzle(Engine& engine, const Game& game, const PuzzlePlan& plan,
                                 const std::stop_token& stop = {});

/// Called after each position of a game, `done` of `total` being finished.
using PuzzleProgress = std::function<void(std::size_t done, std::size_t total)>;

/// The puzzles of a game's main line, in the order of the game, with the nodes at which they begin as their source.
///
/// Evaluations in the record (see storedEvaluations) save searches. A position is passed over if they say that it is decided, with
/// a chance beyond DecidedChance for either side but no forced win; or if neither the move before it nor the one after it loses
/// as much as MistakeLoss: then several moves are good, or the only good one was easy to see. Positions that are not evaluated are
/// searched. On a stop request the ones that were found until then.
std::vector<Puzzle> findPuzzles(Engine& engine, const GameTree& tree, const PuzzlePlan& plan,
                                const std::stop_token& stop = {}, const PuzzleProgress& progress = {});

constexpr double DecidedChance = 0.97;

/// The faults of one side as puzzles, in the order of the game. `evaluations` are those of a review (see storedEvaluations).
///
/// Every move that a search of `plan.verifyNodes` finds to lose less than InaccuracyLoss, compared with the best one, solves the
/// puzzle; where the best one wins by force, every move that does so too, and no other. The solution is the move that the review calls
/// better, if it is one of these, and else the best one. A fault is left out if this search thinks that the move played is good, or
/// that more than MostGoodMoves are. All other faults are taken: `mostOfGame`, `apart`, `kinds` and `margin` are not used. `engine` is
/// cleared and set to one thread.
/// `end`  where the game ended, see reviewOf
std::vector<Puzzle> puzzlesOfMistakes(Engine& engine, const GameTree& tree, const Evaluations& evaluations,
                                      Side side, const PuzzlePlan& plan, const std::stop_token& stop = {},
                                      const PuzzleProgress& progress = {},
                                      std::optional<NodeId> end = std::nullopt);
constexpr int MostGoodMoves = 6;

/// What a search thinks of a puzzle.
struct PuzzleCheck {
    enum class Verdict : std::uint8_t {
        Sound,
        CannotBePlayed, ///< see canBePlayed
        /// Another move than the solver's is the best. Of a mistake: a move that solves it loses too much.
        NotBest,
        NotUnique,       ///< another move is almost as good
        NotAMate,        ///< the kind is a mate, but no forced win is found
        WrongMateLength, ///< a forced win is found, but not in `mateMoves`
        Unfinished,      ///< by a stop request, or because the nodes are too few for a search of one ply
    };
    Verdict verdict{};
    /// Of `line`: the solver's move with the problem, an even number; 0 if the whole puzzle is to blame.
    std::size_t index = 0;
    /// The search's own move there, if that is the problem; none of a mistake if that move solves it.
    std::optional<Move> better{};
};

/// Verifies a puzzle again: every move of the solver must be the only good one, as in findPuzzle, by a search of `nodes` with
/// `margin` (smaller than the one it was found with, since longer searches differ a little). Of a mistake only that the accepted
/// moves lose less than MistakeLoss, and the one played loses more than they do. `engine` is cleared and set to one thread.
PuzzleCheck checkPuzzle(Engine& engine, const Puzzle& puzzle, std::uint64_t nodes, double margin,
                        const std::stop_token& stop = {});

} // namespace komadai::core
