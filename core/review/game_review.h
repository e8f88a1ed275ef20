// The review of a whole game: which positions to evaluate, the judgement of the moves, and its notes in the record.
#pragma once

#include "core/record/game_tree.h"
#include "core/review/move_review.h"
#include "core/search/engine.h"

#include <array>
#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// Which moves of a game to review, and how thoroughly.
struct ReviewPlan {
    std::string engine; ///< name of an external engine; empty: the built-in one
    std::optional<std::chrono::milliseconds> moveTime{}; ///< for each position
    std::optional<int> depth{};                          ///< plies
    std::optional<std::uint64_t> nodes{};
    /// With one thread, no `moveTime` and the same endgame tables, equal reviews have equal results.
    int threads = 1;
    std::optional<Side> side{}; ///< the side whose moves are reviewed; none: both
    int fromPly = 1;            ///< the first move to review
    friend bool operator==(const ReviewPlan&, const ReviewPlan&) = default;
};

/// A plan as text to be stored, such as `nodes=100000 threads=1 from=1`.
std::string formatReviewPlan(const ReviewPlan& plan);
/// Reads that text; none if it is not a plan.
std::optional<ReviewPlan> parseReviewPlan(std::string_view text);

/// Evaluations by one engine, by node.
using Evaluations = std::map<NodeId, Evaluation>;

/// The positions of the reviewed line that must be evaluated, in the order of the game. Empty if there is no move to review.
/// `end`  where the game ended: the last position of the reviewed line, see playedEnd. None: the line is the main line. The same holds
/// for all functions below. Precondition: the tree contains the node.
std::vector<NodeId> nodesToReview(const GameTree& tree, const ReviewPlan& plan,
                                  std::optional<NodeId> end = std::nullopt);

/// The evaluation of a position where the game is over and the record or the reviewed line ends: it needs no search. None for other
/// positions.
std::optional<Evaluation> evaluationWithoutSearch(const GameTree& tree, NodeId node,
                                                  std::optional<NodeId> end = std::nullopt);
/// The game up to a node, ready for a search, even where the record goes on after the end of the game.
Game gameForReview(const GameTree& tree, NodeId node);

/// The name of the built-in engine in evaluations.
inline constexpr std::string_view BuiltinEngineName = "Komadai";

/// Evaluates a position with the built-in engine. Clears the engine first, so the result does not depend on earlier searches. None on
/// a stop request. Precondition: the position has a legal move.
std::optional<Evaluation> evaluateForReview(Engine& engine, const Game& game, const ReviewPlan& plan,
                                            const std::stop_token& stop);

/// Evaluates all positions of the plan that are not yet in `evaluations`, and adds them. Calls `done` after each position. Returns
/// false on a stop request. Precondition: the plan names no external engine.
bool evaluateGame(Engine& engine, const GameTree& tree, const ReviewPlan& plan, Evaluations& evaluations,
                  const std::stop_token& stop,
                  const std::function<void(NodeId node, std::size_t done, std::size_t total)>& done = {},
                  std::optional<NodeId> end = std::nullopt);

/// How one side has played.
struct SideReview {
    int moves = 0;                          ///< the number of reviewed moves
    bool isMeaningful = false;              ///< enough moves for the averages below, see reviewOf
    double accuracy = 100;                  ///< 0 to 100
    double averageLoss = 0;                 ///< of winning chance, 0 to 1
    double averageCentipawnLoss = 0;        ///< see MoveReview::centipawnLoss
    std::array<int, VerdictCount> counts{}; ///< by numberOf(Verdict)
};

struct GameReview {
    std::vector<MoveReview> moves;             ///< in the order of the game
    std::array<SideReview, SideCount> sides{}; ///< by indexOf(Side)
    std::vector<std::size_t> turningPoints;    ///< indexes of `moves`
    std::optional<NodeId> end{};               ///< of the reviewed line, as it was given to reviewOf
};

/// The accuracy of one move, 0 to 100. `loss` is the winning chance that the move loses, 0 to 1; without a loss, the accuracy is 100.
/// Source: Lichess (lila, modules/analyse, AccuracyPercent.scala): 103.1668 * exp(-4.354 * loss) - 3.1669, and 1 for the
/// uncertainty of the analysis.
double accuracyOf(double loss);

/// Reviews the moves of the reviewed line that are part of the plan. The positions before and after the move must be evaluated; other moves
/// are left out.
///
/// The accuracy of a side is the average of two means over its moves: the harmonic mean, and the mean weighted by how much the
/// winning chance varies around the move (source: as accuracyOf).
/// A turning point is a fault that changes who is better. A side is better if its chance is at least TurningChance. Either the side
/// that made the fault was better before and is not after, or the other side was not better before and is after.
/// The averages of a side are meaningful if at least half of its moves of the plan are reviewed. A review from a later move on
/// does not leave its plan in the record; so half of the moves since the first reviewed one are enough, too, if they are at least
/// EnoughMoves.
GameReview reviewOf(const GameTree& tree, const Evaluations& evaluations, const ReviewPlan& plan = {},
                    std::optional<NodeId> end = std::nullopt);
constexpr double TurningChance = 0.65;
constexpr int EnoughMoves = 10;

/// The evaluations in the record. If they are by several engines, only those by the engine that evaluated the most positions of the
/// reviewed line. From them, `reviewOf` restores a review that was noted in the record earlier.
Evaluations storedEvaluations(const GameTree& tree, std::optional<NodeId> end = std::nullopt);

/// Which parts of a review are noted in the record, in addition to the evaluations.
struct ReviewNotes {
    bool glyphs = true;
    int variationPlies = 8; ///< length of the engine's better line, added at each fault; 0: no variations
    /// The comment on a fault, UTF-8; empty for none. `before` is the position before the move.
    std::function<std::string(const MoveReview& review, const AnyPosition& before)> comment{};
    /// All comments that an earlier review may have written on the same fault, in any language and notation. Without this function
    /// only `comment` is recognized.
    std::function<std::vector<std::string>(const MoveReview& review, const AnyPosition& before)>
        formerComments{};
};

/// The review as one undoable edit of the tree; empty if there is nothing to note. Moves that were deleted or changed since the review
/// are skipped. The user's comments stay, and so do the user's glyphs that judge a move. No comment is added twice. Glyphs and comments
/// of an earlier review of the same moves are replaced: they are recognized by the evaluations in the record.
TreeEdit editOf(const GameTree& tree, const Evaluations& evaluations, const GameReview& review,
                const ReviewNotes& notes);

} // namespace komadai::core
