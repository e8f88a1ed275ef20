// How good a position looks without searching.
#pragma once

#include "core/rules/position.h"
#include "core/search/evaluation_weights.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace komadai::core {

/// The evaluation of one variant on one class of board. Immutable, any thread.
template <class Geometry>
class Evaluation {
public:
    using Bits = typename Geometry::Bits;

    explicit Evaluation(const VariantSpec& variant) : Evaluation(variant, EvaluationWeights::of(variant)) {}
    Evaluation(const VariantSpec& variant, EvaluationWeights weights);

    const EvaluationWeights& weights() const { return m_weights; }

    /// Material and its ranks and files, as the first player sees it: the part that `change` updates.
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

    /// What the score is made of: gives `sink` every term as `add(side, number, count)`, for the side that it
    /// speaks for, and `addDanger(side, number, count)`, for the side whose king it endangers. The numbers are
    /// those of the layout.
    template <class Sink>
    void addTerms(const Position<Geometry>& position, Sink& sink) const {
        addMaterial(position, sink);
        addRest(position, sink);
    }

private:
    class Sum;
    struct Reach {
        Bits all, besidesKing; ///< attacked squares
    };

    /// Signed: positive for the first player.
    int placed(Piece piece, Square square) const { return m_placed[indexOf(piece, square)]; }
    int held(Side side, PieceType type) const {
        return side == Side::First ? m_weights.hand(type) : -m_weights.hand(type);
    }
    std::size_t indexOf(Piece piece, Square square) const {
        return static_cast<std::size_t>(
            (2 * core::indexOf(piece.type) + core::indexOf(piece.side)) * m_size.squares() + square.index());
    }
    /// As the piece's side sees the board.
    int rankOf(Side side, Square square) const {
        const int rank = m_size.rankOf(square);
        return side == Side::First ? rank : m_size.ranks - 1 - rank;
    }
    int fileOf(Square square) const {
        const int file = m_size.fileOf(square);
        return std::min(file, m_size.files - 1 - file);
    }
    /// The relations of all squares to a king, as `side` sees the board.
    const std::uint8_t* relationsTo(Square king, Side side) const {
        return m_relations.data() +
               static_cast<std::size_t>((2 * king.index() + core::indexOf(side)) * m_size.squares());
    }

    template <class Sink>
    void addMaterial(const Position<Geometry>& position, Sink& sink) const;
    template <class Sink>
    void addRest(const Position<Geometry>& position, Sink& sink) const;
    template <class Sink>
    Reach addPieces(const Position<Geometry>& position, Side side, const Bits& enemyZone, Sink& sink) const;
    template <class Sink>
    void addDanger(const Position<Geometry>& position, Side side, const Bits& zone, const Reach& own,
                   const Reach& enemy, Sink& sink) const;
    template <class Sink>
    void addChase(const Position<Geometry>& position, Side bare, Sink& sink) const;
    Bits zoneOf(const Position<Geometry>& position, Side side) const;

    EvaluationWeights m_weights;
    BoardSize m_size;
    bool m_hasHands;
    std::vector<PieceType> m_heldAs; ///< by kind
    std::vector<PieceType> m_droppable;
    std::vector<int> m_captureGain;        ///< by kind
    std::vector<int> m_placed;             ///< by indexOf(piece, square)
    std::vector<Bits> m_zones;             ///< by square: the square and its neighbours
    std::vector<std::uint8_t> m_relations; ///< [(2 * king's square + side) * squares + square]
};

// --- terms

template <class Geometry>
template <class Sink>
void Evaluation<Geometry>::addMaterial(const Position<Geometry>& position, Sink& sink) const {
    const auto& layout = m_weights.layout;
    for (const Side side : Sides) {
        position.occupied(side).forEach([&](Square square) {
            const PieceType type = position.pieceAt(square)->type;
            sink.add(side, layout.board(type), 1);
            sink.add(side, layout.rank(type, rankOf(side, square)), 1);
            sink.add(side, layout.file(type, fileOf(square)), 1);
        });
        for (const PieceType type : m_droppable)
            if (const int count = position.hand(side).count(type)) sink.add(side, layout.hand(type), count);
    }
}

template <class Geometry>
template <class Sink>
void Evaluation<Geometry>::addRest(const Position<Geometry>& position, Sink& sink) const {
    const Bits firstZone = zoneOf(position, Side::First);
    const Bits secondZone = zoneOf(position, Side::Second);
    const Reach first = addPieces(position, Side::First, secondZone, sink);
    const Reach second = addPieces(position, Side::Second, firstZone, sink);
    addDanger(position, Side::First, firstZone, first, second, sink);
    addDanger(position, Side::Second, secondZone, second, first, sink);
    addChase(position, Side::First, sink);
    addChase(position, Side::Second, sink);
    sink.add(position.sideToMove(), m_weights.layout.tempo(), 1);
}

template <class Geometry>
template <class Sink>
auto Evaluation<Geometry>::addPieces(const Position<Geometry>& position, Side side, const Bits& enemyZone,
                                     Sink& sink) const -> Reach {
    const auto& layout = m_weights.layout;
    Reach reach;
    const Bits& own = position.occupied(side);
    const auto king = position.royalSquare(side);
    const auto enemyKing = position.royalSquare(opponent(side));
    const std::uint8_t* toKing = king ? relationsTo(*king, side) : nullptr;
    const std::uint8_t* toEnemyKing = enemyKing ? relationsTo(*enemyKing, side) : nullptr;
    own.forEach([&](Square square) {
        const PieceType type = position.pieceAt(square)->type;
        const Bits attacks = position.attacksOf({type, side}, square);
        const auto index = static_cast<std::size_t>(square.index());
        reach.all |= attacks;
        if (toEnemyKing) sink.add(side, layout.byEnemyKing(type, toEnemyKing[index]), 1);
        if (king == square) return;
        if (toKing) sink.add(side, layout.byOwnKing(type, toKing[index]), 1);
        reach.besidesKing |= attacks;
        sink.add(side, layout.mobility(type), (attacks - own).count());
        if (attacks & enemyZone) sink.addDanger(opponent(side), layout.kingAttack(type), 1);
    });
    return reach;
}

/// What endangers the king of `side`.
template <class Geometry>
template <class Sink>
void Evaluation<Geometry>::addDanger(const Position<Geometry>& position, Side side, const Bits& zone,
                                     const Reach& own, const Reach& enemy, Sink& sink) const {
    const auto& layout = m_weights.layout;
    sink.addDanger(side, layout.weakKingSquare(), ((zone & enemy.besidesKing) - own.besidesKing).count());
    const Hand& hand = position.hand(opponent(side));
    if (hand.isEmpty()) return;
    for (const PieceType type : m_droppable)
        if (const int count = hand.count(type))
            sink.addDanger(side, layout.handAttack(type), std::min(count, 2));
}

/// How far a king without pieces has been driven; nothing for one that has some.
template <class Geometry>
template <class Sink>
void Evaluation<Geometry>::addChase(const Position<Geometry>& position, Side bare, Sink& sink) const {
    const auto king = position.royalSquare(bare);
    const auto enemy = position.royalSquare(opponent(bare));
    if (!king || !enemy || position.occupied(bare).hasSeveral() || !position.hand(bare).isEmpty()) return;
    const int file = m_size.fileOf(*king);
    const int rank = m_size.rankOf(*king);
    const int toEdge = std::min({file, m_size.files - 1 - file}) + std::min({rank, m_size.ranks - 1 - rank});
    const int apart =
        std::max(std::abs(file - m_size.fileOf(*enemy)), std::abs(rank - m_size.rankOf(*enemy)));
    sink.add(opponent(bare), m_weights.layout.chase(), m_size.files + m_size.ranks - toEdge - apart);
}

extern template class Evaluation<SmallBoard>;
extern template class Evaluation<MediumBoard>;
extern template class Evaluation<LargeBoard>;

} // namespace komadai::core
