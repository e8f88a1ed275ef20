// The single rules about the end of a game, in terms that do not depend on the type of the position. Their order is the
// matter of end_of_game.h.
#pragma once

#include "core/rules/move.h"
#include "core/rules/outcome.h"
#include "core/variants/variant_spec.h"

#include <algorithm>

namespace komadai::core {

/// Whether a move is progress, which restarts the count of the move limit. `moved` is the kind before any promotion.
inline bool isProgress(const MoveLimitRule& rule, const PlainMove& move, PieceType moved, bool captures) {
    if (std::holds_alternative<Drop>(move)) return rule.dropIsProgress;
    return captures ||
           std::find(rule.progressKinds.begin(), rule.progressKinds.end(), moved) != rule.progressKinds.end();
}
inline bool isProgress(const PathMove& move) { return move.takesOrPromotes(); }

/// How the game ends when `mover` has no legal move.
inline Outcome outcomeWithoutMoves(const EndRules& rules, Side mover, bool inCheck) {
    if (inCheck) return {opponent(mover), EndReason::Checkmate};
    switch (rules.stalemate) {
    case StalemateRule::Loss: return {opponent(mover), EndReason::Stalemate};
    case StalemateRule::Win: return {mover, EndReason::Stalemate};
    case StalemateRule::Draw: break;
    }
    return {std::nullopt, EndReason::Stalemate};
}

/// That the present position has occurred before.
struct Repetition {
    bool moverChecks = false;    ///< the side to move has given check with all its moves since the first time
    bool opponentChecks = false; ///< so has the other side
    /// The position has not occurred as often as the rule demands. Only the history of a search reports such a
    /// repetition: one since its root is enough for it, as the cycle could go on.
    bool isForeseen = false;
    friend bool operator==(const Repetition&, const Repetition&) = default;
};

/// How a game ends, or, in a search only, how it is expected to end.
struct GameEnd {
    Outcome outcome;
    /// See Repetition::isForeseen. The game itself goes on.
    bool isForeseen = false;
    friend bool operator==(const GameEnd&, const GameEnd&) = default;
};

/// How a game ends by the repetition of a position in which `mover` is to move. Without a repetition rule it is a draw, which
/// only matters to a search that foresees a cycle.
inline Outcome outcomeOfRepetition(const RepetitionRule& rule, Side mover, const Repetition& repetition) {
    const Outcome draw{std::nullopt, EndReason::Repetition};
    if (rule.fold == 0) return draw;
    if (rule.perpetualCheckLoses && repetition.moverChecks != repetition.opponentChecks)
        return {repetition.moverChecks ? opponent(mover) : mover, EndReason::PerpetualCheck};
    const Side judged = rule.sideJudged(mover);
    switch (rule.value) {
    case RepetitionValue::Loss: return {opponent(judged), EndReason::Repetition};
    case RepetitionValue::Win: return {judged, EndReason::Repetition};
    case RepetitionValue::Draw: break;
    }
    return draw;
}

/// How a game ends in which a side has nothing but its king; none where it goes on. `own` and `others` count
/// the pieces of the mover and of the opponent besides the kings, on the board and in hand. `canCapture` is
/// asked only where the mover might take the last piece. Kings alone play on if `kingsMayWin`: by campmate.
/// Precondition: the game has kings, and the mover a legal move.
template <class CanCapture>
std::optional<Outcome> outcomeOfBareKing(const EndRules& rules, Side mover, int own, int others,
                                         bool kingsMayWin, CanCapture&& canCapture) {
    if (own > 0 && others > 0) return std::nullopt;
    if (own == 0 && others == 0)
        return kingsMayWin ? std::nullopt : std::optional(Outcome{std::nullopt, EndReason::OnlyKings});
    const BareKingRule rule = rules.bareKing;
    if (rule == BareKingRule::None) return std::nullopt;
    if (own == 0 && others == 1 && canCapture()) return std::nullopt;
    if (rule == BareKingRule::Draw) return Outcome{std::nullopt, EndReason::BareKing};
    return Outcome{own == 0 ? opponent(mover) : mover, EndReason::BareKing};
}

/// Finds out whether the pieces besides the kings are too few for any mate; see EndRules::minors. It does not
/// matter where the game can be won without a mate.
class MaterialCheck {
public:
    explicit MaterialCheck(const VariantSpec& variant) : m_variant(variant) {
        const EndRules& rules = variant.ends;
        m_insufficient = !rules.minors.empty() && rules.stalemate == StalemateRule::Draw &&
                         rules.bareKing != BareKingRule::Win && !rules.campPiece;
    }

    /// Whether the pieces added so far are too few for a mate.
    bool isInsufficient() const { return m_insufficient; }

    /// Adds a piece on the board.
    void add(PieceType type, Square square) {
        if (m_variant.piece(type).royal) return;
        const auto& minors = m_variant.ends.minors;
        const bool isMinor = std::find(minors.begin(), minors.end(), type) != minors.end();
        const int colour = (m_variant.size.fileOf(square) + m_variant.size.rankOf(square)) % 2;
        const bool isBound = m_variant.piece(type).isColourBound();
        const bool isFirst = m_pieces++ == 0;
        if (isFirst) m_colour = colour;
        m_allBound = m_allBound && isBound && colour == m_colour;
        m_insufficient = m_insufficient && isMinor && (isFirst || m_allBound);
    }

private:
    const VariantSpec& m_variant;
    bool m_insufficient;
    bool m_allBound = true; ///< to `m_colour`
    int m_colour = 0;
    int m_pieces = 0;
};

} // namespace komadai::core
