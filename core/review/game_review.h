// The review of a whole game: what is evaluated, what comes of it, and how it is noted in the record.
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

/// What is reviewed of a game, and how thoroughly.
struct ReviewPlan {
    std::string engine; ///< name of an external engine; empty: the built-in one
    std::optional<std::chrono::milliseconds> moveTime{}; ///< for each position
    std::optional<int> depth{};                          ///< plies
    std::optional<std::uint64_t> nodes{};
    int threads =
        1; ///< with one thread, without `moveTime` and with the same endgame tables, the result is always the same
    std::optional<Side> side{}; ///< whose moves; none: both
    int fromPly = 1;            ///< the first move
    friend bool operator==(const ReviewPlan&, const ReviewPlan&) = default;
};

/// A plan as text, `nodes=100000 threads=1 from=1`, for storing it.
std::string formatReviewPlan(const ReviewPlan& plan);
/// Reads that text; none where it is not a plan.
std::optional<ReviewPlan> parseReviewPlan(std::string_view text);

/// Evaluations by one engine, by node.
using Evaluations = std::map<NodeId, Evaluation>;

/// The positions of the main line that must be evaluated, in the order of the game. Empty if there is no move to review.
std::vector<NodeId> nodesToReview(const GameTree& tree, const ReviewPlan& plan);

/// The evaluation of a position that needs no search: the game is over there, and the record ends. Otherwise none.
std::optional<Evaluation> evaluationWithoutSearch(const GameTree& tree, NodeId node);
/// The game up to a node, ready for a search, even where the record goes on after the end of the game.
Game gameForReview(const GameTree& tree, NodeId node);

/// The name of the built-in engine in evaluations.
inline constexpr std::string_view BuiltinEngineName = "Komadai";

/// Evaluates a position by the built-in engine, which forgets everything before: the result does not depend on earlier
/// searches. None on a stop request. Precondition: the position has a legal move.
std::optional<Evaluation> evaluateForReview(Engine& engine, const Game& game, const ReviewPlan& plan,
                                            const std::stop_token& stop);

/// Evaluates all positions of the plan that `evaluations` lacks, and adds them. `done` is called after each one. Returns false
/// on a stop request. The plan must name no external engine.
bool evaluateGame(Engine& engine, const GameTree& tree, const ReviewPlan& plan, Evaluations& evaluations,
                  const std::stop_token& stop,
                  const std::function<void(NodeId node, std::size_t done, std::size_t total)>& done = {});

/// How one side has played.
struct SideReview {
    int moves = 0;                          ///< that were reviewed
    double accuracy = 100;                  ///< 0 to 100
    double averageLoss = 0;                 ///< of winning chance, 0 to 1
    double averageCentipawnLoss = 0;        ///< see MoveReview::centipawnLoss
    std::array<int, VerdictCount> counts{}; ///< by numberOf(Verdict)
};

struct GameReview {
    std::vector<MoveReview> moves;             ///< in the order of the game
    std::array<SideReview, SideCount> sides{}; ///< by indexOf(Side)
    std::vector<std::size_t> turningPoints;    ///< indexes of `moves`
};

/// The accuracy of one move, 0 to 100, by its loss of winning chance from 0 to 1; 100 without a loss.
/// Source: Lichess (lila, modules/analyse, AccuracyPercent.scala): 103.1668 * exp(-4.354 * loss) - 3.1669, and 1 for the
/// uncertainty of the analysis.
double accuracyOf(double loss);

/// Reviews the moves of the main line whose positions before and after are evaluated. Moves that the plan leaves out are left
/// out.
///
/// The accuracy of a side is the mean of two means of the accuracies of its moves: the harmonic mean, and the mean weighted
/// by how much the winning chance varies around the move (source: as accuracyOf).
/// A turning point is a fault by which the game changes hands: one side was better (a chance of at least TurningChance),
/// and after the fault it is not, or the other side is.
GameReview reviewOf(const GameTree& tree, const Evaluations& evaluations, const ReviewPlan& plan = {});
constexpr double TurningChance = 0.65;

/// The evaluations in the record by the engine that has evaluated most positions of the main line. From them, `reviewOf` makes
/// a review that was noted in the record once again.
Evaluations storedEvaluations(const GameTree& tree);

/// What of a review is noted in the record, besides the evaluations.
struct ReviewNotes {
    bool glyphs = true;
    int variationPlies = 8; ///< of the engine's line instead of a fault; 0: no variations
    /// The comment on a fault, UTF-8; empty for none. `before` is the position before the move.
    std::function<std::string(const MoveReview& review, const AnyPosition& before)> comment{};
};

/// The review as one undoable edit of the tree. Nodes that are gone, or whose move is another one, are left out. Comments that
/// are there already stay, and none is added twice; a glyph that judges the move stays, too. But the glyphs and comments of an
/// earlier review, as its evaluations in the record show it, are replaced. The edit is empty if there is
/// nothing to note.
TreeEdit editOf(const GameTree& tree, const Evaluations& evaluations, const GameReview& review,
                const ReviewNotes& notes);

} // namespace komadai::core
