// The entry of a move of several steps by a player.
#pragma once

#include "core/rules/effects/effects_position.h"

#include <optional>
#include <vector>

namespace komadai::core {

/// The part of a move that has been entered so far: steps and shots of one piece, added one by one. Any legal path can be
/// entered, not only the shortest one.
class PathMoveEntry {
public:
    enum class Kind : std::uint8_t {
        Step,    ///< to an empty square
        Capture, ///< to a square whose piece is taken by landing there
        Shot,    ///< at a piece, from where the mover stands
    };
    /// A step or shot that can be added.
    struct Continuation {
        Square square;
        Kind kind{};
        friend bool operator==(const Continuation&, const Continuation&) = default;
    };
    /// Whether the move can be played in its present state.
    enum class Ending : std::uint8_t { NotYet, WithoutPromotion, MayPromote, MustPromote };

    /// Begins without steps and shots. Precondition: a piece stands on `from`.
    PathMoveEntry(EffectsPosition position, Square from);

    const EffectsPosition& position() const { return m_position; }
    Piece piece() const { return m_piece; }
    /// Where the piece stands after the steps entered so far.
    Square square() const { return m_move.to(); }
    bool isEmpty() const { return m_move.steps == 0 && m_move.taken == 0; }
    int steps() const { return m_move.steps; }
    /// The maximum number of steps of a move that begins like this.
    int mostSteps() const;

    /// All continuations that lead to a legal move, ordered by square; a capture comes before a shot.
    std::vector<Continuation> continuations() const;
    /// Why the square is neither a step nor a shot; none where it is one.
    std::optional<Refusal> whyRefused(Square square) const;
    /// Precondition: it is one of `continuations`.
    void add(const Continuation& continuation);
    /// Takes the last addition back. Precondition: !isEmpty().
    void takeBack();

    Ending ending() const;
    /// The move as entered. It is legal if `ending` allows it.
    PathMove move(bool promotes = false) const;

private:
    /// The move with one more step or shot; none if it would have too many.
    std::optional<PathMove> with(Square square, bool byShot) const;
    std::optional<PathMove> withStep(const PathMove& move, Square square) const;
    bool isEnemy(Square square) const;
    /// Whether some legal move begins like this.
    bool leadsOn(const PathMove& move) const;
    std::optional<Refusal> whyRefusedAsBeginning(const PathMove& move) const;

    EffectsPosition m_position;
    Piece m_piece;
    PathMove m_move; ///< without promotion
};

} // namespace komadai::core
