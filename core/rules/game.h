// A line of play: a start position and the moves from there.
#pragma once

#include "core/rules/any_position.h"
#include "core/rules/declaration.h"
#include "core/rules/endings.h"
#include "core/rules/outcome.h"

#include <optional>
#include <vector>

namespace komadai::core {

/// A game as it is played: all its positions, and whether and why it is over. It is the history (see PositionHistory) by
/// which `endOf` judges repetition, perpetual check and the move limit; positions know nothing of these.
class Game {
public:
    /// `quietPlies` plies without progress have been played before `start`.
    explicit Game(AnyPosition start, int quietPlies = 0);

    const std::shared_ptr<const Variant>& variant() const { return position().variant(); }
    const VariantSpec& spec() const { return position().spec(); }
    /// The position after all moves.
    const AnyPosition& position() const { return m_states.back().position; }
    /// The position after `ply` moves, 0 being the start. Precondition: 0 <= ply <= plyCount().
    const AnyPosition& positionAt(int ply) const { return m_states[static_cast<std::size_t>(ply)].position; }
    const std::vector<Move>& moves() const { return m_moves; }
    int plyCount() const { return static_cast<int>(m_moves.size()); }
    /// Plies without progress up to the present position.
    int quietPlies() const { return m_states.back().quietPlies; }
    int quietPliesAtStart() const { return m_states.front().quietPlies; }
    /// How often the present position has occurred, this time included.
    int occurrences() const;
    /// None where the present position has occurred less often than the rule demands.
    std::optional<Repetition> repetition(const RepetitionRule& rule) const;

    /// None while the game goes on.
    const std::optional<Outcome>& outcome() const { return m_outcome; }
    bool isOver() const { return m_outcome.has_value(); }

    /// Plays a move, or says why it cannot be played and changes nothing.
    std::optional<Refusal> play(const Move& move);
    /// Takes the last move back, with any end of the game that it brought. Precondition: plyCount() > 0.
    void takeBack();

    /// Precondition of these: the game is not over.
    void resign(Side side);
    void loseOnTime(Side side);
    void agreeOnDraw();
    void adjudicate(std::optional<Side> winner);
    /// Whether the rules allow the players to agree on a draw now: both kings stand in their promotion zones.
    bool mayAgreeOnImpasse() const;
    /// For how many plies both kings have stood in their promotion zones; 0 if they do not, or since the last move only.
    int pliesInImpasse() const;
    /// Precondition: mayAgreeOnImpasse().
    void agreeOnImpasse();
    /// What the side to move would count if it declared now; none if the game is over or its rules have no declaration.
    std::optional<Declaration> declaration() const;
    /// Whether a declaration would end the game: a wrong one is not possible here.
    bool mayDeclare() const;
    /// The side to move declares. Precondition: mayDeclare().
    void declare();
    /// Lets a game go on that is over but whose position has legal moves, as in records that went on after a repetition.
    void playOn() {
        m_states.back().wentOn = true;
        m_outcome.reset();
    }
    /// Ends the game as a record says it ended.
    void end(const Outcome& outcome) { m_outcome = outcome; }

private:
    struct State {
        AnyPosition position;
        int quietPlies;
        bool inCheck;        ///< the side to move is
        bool wentOn = false; ///< after the game was over; see playOn
    };

    bool isProgress(const Move& move) const;
    bool areKingsInZones(const AnyPosition& position) const;
    std::optional<Outcome> findOutcome() const;
    bool gaveCheckSince(Side side, std::size_t state) const;

    std::vector<State> m_states; ///< one more than moves
    std::vector<Move> m_moves;
    std::optional<Outcome> m_outcome;
};

} // namespace komadai::core
