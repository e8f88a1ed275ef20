// Rules about the end of a game that both games and the search ask, in terms of what each of them knows.
#pragma once

#include "core/rules/move.h"
#include "core/rules/outcome.h"
#include "core/variants/variant_spec.h"

#include <algorithm>

namespace komadai::core {

/// Whether a move begins the count of the move limit anew. `moved` is the kind that moves, before any
/// promotion.
inline bool isProgress(const MoveLimitRule& rule, const PlainMove& move, PieceType moved, bool captures) {
    if (std::holds_alternative<Drop>(move)) return rule.dropIsProgress;
    return captures ||
           std::find(rule.progressKinds.begin(), rule.progressKinds.end(), moved) != rule.progressKinds.end();
}

/// How a game ends in which `mover` has no legal move.
inline Outcome outcomeWithoutMoves(const EndRules& rules, Side mover, bool inCheck) {
    if (inCheck) return {opponent(mover), EndReason::Checkmate};
    switch (rules.stalemate) {
    case StalemateRule::Loss: return {opponent(mover), EndReason::Stalemate};
    case StalemateRule::Win: return {mover, EndReason::Stalemate};
    case StalemateRule::Draw: break;
    }
    return {std::nullopt, EndReason::Stalemate};
}

/// How a game ends in which a side has nothing but its king; none where it goes on. `own` and `others` count
/// the pieces of the mover and of the opponent besides the kings, on the board and in hand. `canCapture` is
/// asked only where the mover might take the last piece. Kings alone play on where one of them can still win by
/// campmate. Precondition: each side has a king, and the mover a
/// legal move.
template <class CanCapture>
std::optional<Outcome> outcomeOfBareKing(const EndRules& rules, Side mover, int own, int others,
                                         CanCapture&& canCapture) {
    if (own > 0 && others > 0) return std::nullopt;
    if (own == 0 && others == 0)
        return rules.campPiece ? std::nullopt : std::optional(Outcome{std::nullopt, EndReason::OnlyKings});
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

    /// Whether the pieces added so far are too few.
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
