// When and how a game ends. This is the only place that knows the order of the rules: games and all searches ask it.
#pragma once

#include "core/rules/effects/effects_position.h"
#include "core/rules/endings.h"
#include "core/rules/position.h"

#include <algorithm>
#include <concepts>
#include <optional>
#include <type_traits>
#include <vector>

namespace komadai::core {

/// What the rules need to know of the moves that led to a position.
template <class History>
concept PositionHistory = requires(const History& history, const RepetitionRule& rule) {
    /// Plies without progress up to the present position.
    { history.quietPlies() } -> std::convertible_to<int>;
    /// None where the present position does not count as repeated.
    { history.repetition(rule) } -> std::convertible_to<std::optional<Repetition>>;
};

/// The history of a position without earlier moves.
struct NoHistory {
    int quietPlies() const { return 0; }
    std::optional<Repetition> repetition(const RepetitionRule&) const { return std::nullopt; }
};

/// When `endOf` looks for a legal move, which is its most expensive question.
enum class LegalMoveTest : std::uint8_t {
    First, ///< as the rules have it
    /// For a search, which generates the moves of most positions anyway: only where another rule would end the game, or a
    /// side has only its king. Any result is the same as with `First`. Without a result, the position may have no legal move;
    /// then the caller finds that out when it generates moves, and asks outcomeWithoutMoves.
    Late,
};

/// Pieces of a side besides its king, if it has one, on the board and in hand.
template <class Geometry>
int piecesBesidesKing(const Position<Geometry>& position, Side side) {
    const int kings = position.hasRoyal(side) ? 1 : 0;
    return position.occupied(side).count() - kings + position.hand(side).total();
}

/// Whether the pieces are too few for any mate; see MaterialCheck.
template <class Geometry>
bool isMaterialInsufficient(const Position<Geometry>& position) {
    MaterialCheck check(position.variant());
    auto pieces = position.occupied(Side::First) | position.occupied(Side::Second);
    while (pieces && check.isInsufficient()) {
        const Square square = pieces.takeLowest();
        check.add(position.pieceAt(square)->type, square);
    }
    return check.isInsufficient() && position.hand(Side::First).isEmpty() &&
           position.hand(Side::Second).isEmpty();
}

/// Whether the side to move can capture something.
template <class Geometry>
bool canCapture(const Position<Geometry>& position) {
    std::vector<PlainMove> moves;
    position.addTacticalMoves(moves);
    return std::any_of(moves.begin(), moves.end(), [&position](const PlainMove& move) {
        return position.pieceAt(destinationOf(move)).has_value();
    });
}

/// The outcome by a goal of the game: a win by campmate, or by the loss of the enemy's command.
template <class Geometry>
std::optional<Outcome> outcomeOfGoal(const Position<Geometry>& position) {
    const auto winner = position.campWinner();
    return winner ? std::optional(Outcome{winner, EndReason::Campmate}) : std::nullopt;
}
inline std::optional<Outcome> outcomeOfGoal(const EffectsPosition& position) {
    const auto winner = position.commandWinner();
    return winner ? std::optional(Outcome{winner, EndReason::CommandLost}) : std::nullopt;
}

/// How the game ends in a position; none where it goes on. The first of these rules that applies decides: goal of the game, no
/// legal move, bare king, insufficient material, repetition with perpetual check, move limit. So a mate on the hundredth quiet
/// ply is a mate.
template <class TypedPosition, PositionHistory History>
std::optional<GameEnd> endOf(const TypedPosition& position, const History& history,
                             LegalMoveTest test = LegalMoveTest::First) {
    constexpr bool HasKings = !std::is_same_v<TypedPosition, EffectsPosition>;
    const EndRules& rules = position.endRules();
    const Side mover = position.sideToMove();
    const bool isLate = test == LegalMoveTest::Late;
    const auto isStuck = [&] { return !position.hasLegalMove(); };
    const auto stuck = [&] {
        bool inCheck = false;
        if constexpr (HasKings) inCheck = position.isInCheck();
        return GameEnd{outcomeWithoutMoves(rules, mover, inCheck)};
    };
    const auto unlessStuck = [&](EndReason reason) {
        return isLate && isStuck() ? stuck() : GameEnd{{std::nullopt, reason}};
    };

    if (const auto outcome = outcomeOfGoal(position)) return GameEnd{*outcome};
    if (!isLate && isStuck()) return stuck();
    if constexpr (HasKings) {
        const int own = piecesBesidesKing(position, mover);
        const int others = piecesBesidesKing(position, opponent(mover));
        if ((own == 0 || others == 0) && !position.tables().royalKinds.empty()) {
            if (isLate && isStuck()) return stuck();
            const bool kingsMayWin = rules.campPiece && position.variant().piece(*rules.campPiece).royal;
            const auto outcome = outcomeOfBareKing(rules, mover, own, others, kingsMayWin,
                                                   [&] { return canCapture(position); });
            if (outcome) return GameEnd{*outcome};
        }
        if (isMaterialInsufficient(position)) return unlessStuck(EndReason::InsufficientMaterial);
    }
    // A repeated position has a legal move: the one that was played before.
    if (const auto repetition = history.repetition(rules.repetition))
        return GameEnd{outcomeOfRepetition(rules.repetition, mover, *repetition), repetition->isForeseen};
    const int limit = rules.moveLimit.moves;
    if (limit > 0 && history.quietPlies() >= 2 * limit) return unlessStuck(EndReason::MoveLimit);
    return std::nullopt;
}

} // namespace komadai::core
