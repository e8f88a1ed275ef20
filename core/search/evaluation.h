// How good a position looks without searching.
#pragma once

#include "core/rules/position.h"

#include <vector>

namespace komadai::core {

/// What things are worth, in centipawns where nothing else is said; computed from a variant's data alone.
struct EvaluationWeights {
    struct Kind {
        int board = 0;    ///< a piece on the board; 0 for a king
        int hand = 0;     ///< the same piece in hand, ready to go anywhere
        int mobility = 0; ///< each square it attacks that its own side does not hold
        int kingAttack =
            0; ///< units of attack when it attacks a square around the enemy king; see `kingDanger`
        int promotion = 0; ///< what it gains by promoting, as far as that still lies ahead
    };
    std::vector<Kind> kinds; ///< by indexOf(PieceType)

    int tempo = 12; ///< having the move
    int nearPromotion =
        14; ///< percent of the gain for a piece one rank before its zone, none at its own edge
    int weakKingSquare =
        4; ///< units: a square around the king that is attacked and that only the king defends
    int handAttackPercent = 40; ///< a piece in hand attacks the enemy king with this part of its units
    int kingDanger = 4;         ///< a king attacked with u units costs u * u / kingDanger
    int mostKingDanger = 900;
    int lazyMargin = 900; ///< the rest of the evaluation is hardly ever larger than this
    int chaseBareKing =
        10; ///< each square by which a king without pieces is nearer to the edge, or to the enemy king

    /// Values that the variant gives, estimates for the others.
    static EvaluationWeights of(const VariantSpec& variant);
};

/// The evaluation of one variant on one class of board. Immutable, any thread.
template <class Geometry>
class Evaluation {
public:
    using Bits = typename Geometry::Bits;

    explicit Evaluation(const VariantSpec& variant);

    const EvaluationWeights& weights() const { return m_weights; }

    /// Material with promotion nearness, as the first player sees it: the part that `change` updates.
    int material(const Position<Geometry>& position) const;
    /// By how much a move of `side` changes the material, as the first player sees it.
    int change(const PlainMove& move, Side side, const typename Position<Geometry>::Undo& undo) const;
    /// What the mover gains by taking a piece: the enemy's loss and, where captives are kept, his own hand.
    int captureGain(PieceType victim) const {
        return m_captureGain[static_cast<std::size_t>(core::indexOf(victim))];
    }

    /// The whole, as the side to move sees it. `material` is that of the position. Where it alone is so far
    /// from the window that the rest will hardly matter, it is the answer.
    int evaluate(const Position<Geometry>& position, int material, int alpha, int beta) const;

private:
    struct Reach {
        Bits all, besidesKing; ///< attacked squares
        int mobility = 0;
        int attackOnKing = 0; ///< units
    };

    const EvaluationWeights::Kind& kind(PieceType type) const {
        return m_weights.kinds[static_cast<std::size_t>(core::indexOf(type))];
    }
    /// Signed: positive for the first player.
    int placed(Piece piece, Square square) const { return m_placed[indexOf(piece, square)]; }
    int held(Side side, PieceType type) const {
        return side == Side::First ? kind(type).hand : -kind(type).hand;
    }
    std::size_t indexOf(Piece piece, Square square) const {
        return static_cast<std::size_t>(
            (2 * core::indexOf(piece.type) + core::indexOf(piece.side)) * m_size.squares() + square.index());
    }
    Bits zoneOf(const Position<Geometry>& position, Side side) const;
    Reach reachOf(const Position<Geometry>& position, Side side, const Bits& enemyZone) const;
    int kingDanger(const Position<Geometry>& position, Side side, const Bits& zone, const Reach& own,
                   const Reach& enemy) const;
    int chaseOf(const Position<Geometry>& position, Side bare) const;

    EvaluationWeights m_weights;
    BoardSize m_size;
    bool m_hasHands;
    std::vector<PieceType> m_heldAs; ///< by kind
    std::vector<PieceType> m_droppable;
    std::vector<int> m_captureGain; ///< by kind
    std::vector<int> m_placed;      ///< by indexOf(piece, square)
    std::vector<Bits> m_zones;      ///< by square: the square and its neighbours
};

extern template class Evaluation<SmallBoard>;
extern template class Evaluation<MediumBoard>;
extern template class Evaluation<LargeBoard>;

} // namespace komadai::core
