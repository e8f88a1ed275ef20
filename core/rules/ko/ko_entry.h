// A move of several steps while a player enters it.
#pragma once

#include "core/rules/ko/ko_position.h"

#include <optional>
#include <vector>

namespace komadai::core {

/// A move as far as it has been entered: the steps and shots of one piece, each added by itself. Any path that
/// the rules allow can be entered, not only the shortest.
class KoMoveEntry {
public:
    enum class Kind : std::uint8_t {
        Step,    ///< to an empty square
        Capture, ///< to a square whose piece is taken by landing there
        Shot,    ///< at a piece, from where the mover stands
    };
    /// What can be added.
    struct Continuation {
        Square square;
        Kind kind{};
        friend bool operator==(const Continuation&, const Continuation&) = default;
    };
    /// Whether the move can be played as it is.
    enum class Ending : std::uint8_t { NotYet, WithoutPromotion, MayPromote, MustPromote };

    /// Nothing has been entered yet. Precondition: a piece stands on `from`.
    KoMoveEntry(KoPosition position, Square from);

    const KoPosition& position() const { return m_position; }
    Piece piece() const { return m_piece; }
    /// Where the piece stands after what has been entered.
    Square square() const { return m_move.to(); }
    bool isEmpty() const { return m_move.steps == 0 && m_move.taken == 0; }
    int steps() const { return m_move.steps; }
    /// How many steps the move can have, seeing how it began.
    int mostSteps() const;

    /// All that can be added so that a legal move can come of it, by square, a capture before a shot.
    std::vector<Continuation> continuations() const;
    /// Why neither a step nor a shot can lead to a square; none where one can.
    std::optional<Refusal> whyRefused(Square square) const;
    /// Precondition: it is one of `continuations`.
    void add(const Continuation& continuation);
    /// Takes back what was added last. Precondition: !isEmpty().
    void takeBack();

    Ending ending() const;
    /// The move as it was entered. It is legal if `ending` allows it.
    KoMove move(bool promotes = false) const;

private:
    /// The move with a step or a shot more; none if a move cannot have so much of them.
    std::optional<KoMove> with(Square square, bool byShot) const;
    std::optional<KoMove> withStep(const KoMove& move, Square square) const;
    bool isEnemy(Square square) const;
    /// Whether a legal move begins so.
    bool leadsOn(const KoMove& move) const;
    std::optional<Refusal> whyRefusedAsBeginning(const KoMove& move) const;

    KoPosition m_position;
    Piece m_piece;
    KoMove m_move; ///< without promotion
};

} // namespace komadai::core
