// What an engine has to say about a move that was played.
#pragma once

#include "core/record/annotations.h"
#include "core/record/tree_edit.h"
#include "core/review/win_chance.h"
#include "core/rules/game.h"
#include "core/rules/outcome.h"

#include <array>
#include <optional>
#include <vector>

namespace komadai::core {

enum class Verdict : std::uint8_t {
    Forced,     ///< the only legal move
    Best,       ///< the engine's own move
    Good,       ///< loses less than InaccuracyLoss
    MissedMate, ///< gives a forced win away, but loses less than BlunderLoss by that
    Inaccuracy,
    Mistake,
    Blunder,
};
constexpr std::size_t VerdictCount = 7;
constexpr std::size_t numberOf(Verdict verdict) { return static_cast<std::size_t>(verdict); }

/// The losses of winning chance from which a move has a verdict.
/// Source: Lichess (lila, modules/tree, Advice.scala) judges moves from a drop of 0.1, 0.2 and 0.3 on a scale from -1 to 1,
/// which is half of that on the scale from 0 to 1.
constexpr double InaccuracyLoss = 0.05;
constexpr double MistakeLoss = 0.10;
constexpr double BlunderLoss = 0.15;

/// The sign of a verdict; none for a move without fault.
std::optional<Glyph> glyphOf(Verdict verdict);

/// Why a move is worse than the engine's. It is found out by playing the engine's lines by the rules of the variant.
struct MoveReason {
    enum class Kind : std::uint8_t {
        MissedWin, ///< the engine's line wins by force, in `moves` if that is known; `end` is how, if the line goes so far
        AllowsWin,     ///< the opponent wins by force; likewise
        AllowsDraw,    ///< the opponent's best line is a draw by `end`
        LeavesEnPrise, ///< the opponent wins `piece` on `square`
        PutsEnPrise,   ///< the same of the piece that moved
        MissedCapture, ///< the engine's line wins `piece` on `square`
    };
    Kind kind{};
    std::optional<int> moves{}; ///< of the winner
    std::optional<EndReason> end{};
    std::optional<PieceType> piece{}; ///< also the kind that reaches the camp, where `end` is Campmate
    std::optional<Square> square{};
    friend bool operator==(const MoveReason&, const MoveReason&) = default;
};

struct MoveReview {
    NodeId node; ///< after the move
    int ply = 0; ///< number of the move in its line, from 1
    Side mover{};
    Move move;
    Evaluation before;       ///< of the position before the move, from the mover's view
    Evaluation after;        ///< of the position after it, from the opponent's view
    double chanceBefore = 0; ///< to win, from 0 to 1, for the mover
    double chanceAfter = 0;
    double loss = 0;       ///< of winning chance, at least 0
    int centipawnLoss = 0; ///< at least 0; scores beyond MostCentipawns, and mates, count as MostCentipawns
    Verdict verdict{};
    std::optional<MoveReason> reason;

    /// Source: Lichess (lila, modules/analyse, AccuracyCP.scala) limits scores to 1000 centipawns.
    static constexpr int MostCentipawns = 1000;

    bool isFault() const { return glyphOf(verdict).has_value(); }
};

/// Judges moves of one variant.
class MoveJudge {
public:
    explicit MoveJudge(const VariantSpec& variant);

    /// Judges a move.
    /// `game`           up to the position before the move; it may be over, if the record goes on all the same.
    /// `before`, `after`  evaluations by the same engine, each from the view of the side to move.
    /// The result has no node. The engine's own move loses nothing, whatever the engine thinks after it: it knew no better.
    /// Precondition: the move is legal.
    MoveReview judge(const Game& game, const Move& move, const Evaluation& before,
                     const Evaluation& after) const;

    const WinChance& winChance() const { return m_chance; }

private:
    std::optional<MoveReason> reasonOf(const Game& game, const MoveReview& review) const;
    /// A reason, and the centipawns that it costs.
    struct Cost {
        int centipawns = 0; ///< 0: there is no such reason
        MoveReason reason;
    };
    Cost lossOfPiece(const Game& game, const MoveReview& review) const;
    Cost missedCapture(const Game& game, const MoveReview& review) const;
    /// What the captures at the beginning of a line win for the side to move, in centipawns.
    int gainOf(const AnyPosition& position, const std::vector<Move>& line) const;
    int gainOf(const AnyPosition& position, const Move& move) const;
    int valueOf(PieceType type) const { return m_values[static_cast<std::size_t>(indexOf(type))]; }

    WinChance m_chance;
    std::vector<int> m_values; ///< by kind, in centipawns
};

/// The evaluation of a position in which the game is over: a lost one is a mate in 0, a won one (possible by stalemate) a
/// mate in 1, since a mate in 0 has no sign.
Evaluation evaluationOfEnd(const Outcome& outcome, Side toMove);

} // namespace komadai::core
