// Static evaluation of positions.
#pragma once

#include "core/rules/position.h"
#include "core/search/evaluation_cache.h"
#include "core/search/evaluation_weights.h"
#include "core/search/network/network.h"
#include "core/search/score_scale.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <vector>

namespace komadai::core {

/// The evaluation of one variant on one class of board. Immutable, any thread.
template <class Geometry>
class Evaluator {
public:
    using Bits = typename Geometry::Bits;

    explicit Evaluator(const VariantSpec& variant, std::shared_ptr<const Network> network = nullptr)
        : Evaluator(variant, EvaluationWeights::of(variant), std::move(network)) {}
    /// `network` is one of this variant, or null.
    Evaluator(const VariantSpec& variant, EvaluationWeights weights,
              std::shared_ptr<const Network> network = nullptr);

    const EvaluationWeights& weights() const { return m_weights; }
    const Network* network() const { return m_network.get(); }

    /// Material and piece-square values, also relative to the kings, from the first player's view. This part is updated
    /// incrementally.
    int material(const Position<Geometry>& position) const;
    /// The material after a move of `side` that led to `position`; `before` is the value before the move.
    int materialAfter(int before, const Position<Geometry>& position, const PlainMove& move, Side side,
                      const typename Position<Geometry>::Undo& undo) const;
    /// The gain by capturing a piece: the enemy's loss and, where captures go to the hand, the value in hand.
    int captureGain(PieceType victim) const {
        return m_captureGain[static_cast<std::size_t>(core::indexOf(victim))];
    }

    /// The evaluation from the view of the side to move. `material` is that of the position. `learned` returns what the network
    /// says of the position, from the view of the side to move; it is called only if there is a network.
    template <class Learned>
    int evaluate(const Position<Geometry>& position, int material, EvaluationCache& cache,
                 const Learned& learned) const;
    /// The same without a network.
    int evaluate(const Position<Geometry>& position, int material, EvaluationCache& cache) const {
        return evaluate(position, material, cache, [] { return 0; });
    }
    /// Lazy evaluation: the material from the view of the side to move, where it is so far outside the window that the other terms
    /// will hardly matter. None elsewhere.
    std::optional<int> roughly(const Position<Geometry>& position, int material, int alpha, int beta) const {
        const int score = std::clamp(position.sideToMove() == Side::First ? material : -material,
                                     -scale::MaxEvaluation, scale::MaxEvaluation);
        const bool isFar = score + LazyMargin <= alpha || score - LazyMargin >= beta;
        const auto isAlone = [&](Side side) { return position.occupied(side).count() == 1; };
        return isFar && !isAlone(Side::First) && !isAlone(Side::Second) ? std::optional(score) : std::nullopt;
    }

    /// Passes every term of the score to `sink`: as `add(side, number, count)` in favour of `side`, or as
    /// `addDanger(side, number, count)` for danger to the king of `side`. Numbers are those of the layout.
    template <class Sink>
    void addTerms(const Position<Geometry>& position, Sink& sink) const {
        addMaterial(position, sink);
        addRest(position, sink);
        sink.add(position.sideToMove(), m_weights.layout.tempo(), 1);
    }

private:
    class Sum;
    /// The attacks of a side.
    struct Reach {
        static constexpr std::size_t Classes = 8;

        Bits all, besidesKing, twice;
        Bits checks;                         ///< squares where a piece other than the king would give check
        std::array<Bits, Classes> byClass{}; ///< by the classes of the attackers
    };

    /// The rest of the evaluation is hardly ever larger than this, in centipawns.
    static constexpr int LazyMargin = 900;

    /// Shared by both sides to move, although a network knows whose turn it is: a position after a null move is then taken for as good as
    /// before it. With keys of their own, EuroShogi lost 47 Elo (240 games, 40 ms a move).
    static std::uint64_t cacheKey(const Position<Geometry>& position) {
        return position.key() ^ (position.sideToMove() == Side::Second ? MoveTables<Geometry>::SecondToMoveKey
                                                                       : std::uint64_t{0});
    }
    /// The terms other than material and tempo, from the first player's view.
    int rest(const Position<Geometry>& position) const;
    /// The value that a piece other than a king adds to the material.
    int placed(const Position<Geometry>& position, Piece piece, Square square) const;
    int held(Side side, PieceType type) const {
        return side == Side::First ? m_weights.hand(type) : -m_weights.hand(type);
    }
    std::size_t indexOf(Piece piece, Square square) const {
        return static_cast<std::size_t>(
            (2 * core::indexOf(piece.type) + core::indexOf(piece.side)) * m_size.squares() + square.index());
    }
    /// The square from the view of the piece's side.
    int rankOf(Side side, Square square) const {
        const int rank = m_size.rankOf(square);
        return side == Side::First ? rank : m_size.ranks - 1 - rank;
    }
    int fileOf(Square square) const {
        const int file = m_size.fileOf(square);
        return std::min(file, m_size.files - 1 - file);
    }
    /// The relations of all squares to a king, from the view of `side`.
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
    void addThreats(const Position<Geometry>& position, Side side, const Reach& own, const Reach& enemy,
                    Sink& sink) const;
    template <class Sink>
    void addChase(const Position<Geometry>& position, Side bare, Sink& sink) const;
    template <class Sink>
    void addRace(const Position<Geometry>& position, Side side, const Reach& enemy, Sink& sink) const;
    void divideIntoClasses(const VariantSpec& variant);
    void layOutRaces(const VariantSpec& variant);
    void layOutZones();
    Bits zoneOf(const Position<Geometry>& position, Side side) const;

    /// A square of a piece that wins by reaching its camp.
    struct RaceSquare {
        int moves;   ///< moves to the camp on the empty board; more than the longest race if it is too far
        Bits nearer; ///< the destinations from which the way is one move shorter
    };

    EvaluationWeights m_weights;
    std::shared_ptr<const Network> m_network;
    BoardSize m_size;
    bool m_hasHands;
    std::vector<PieceType> m_heldAs; ///< by kind
    std::vector<PieceType> m_droppable;
    std::vector<int> m_captureGain;    ///< by kind
    std::vector<std::uint8_t> m_class; ///< by kind: lower for lesser pieces; the king's is the highest
    std::vector<int> m_placed;         ///< by indexOf(piece, square), positive for the first player
    Bits m_board;                      ///< all squares
    std::array<std::vector<RaceSquare>, SideCount> m_races; ///< by square; empty in games without campmate
    std::vector<Bits> m_zones;                              ///< by square: the square and its neighbours
    std::vector<std::uint8_t> m_relations; ///< [(2 * king's square + side) * squares + square]
};

// --- terms

template <class Geometry>
template <class Sink>
void Evaluator<Geometry>::addMaterial(const Position<Geometry>& position, Sink& sink) const {
    const auto& layout = m_weights.layout;
    for (const Side side : Sides) {
        const auto king = position.royalSquare(side);
        const auto enemyKing = position.royalSquare(opponent(side));
        const std::uint8_t* toKing = king ? relationsTo(*king, side) : nullptr;
        const std::uint8_t* toEnemyKing = enemyKing ? relationsTo(*enemyKing, side) : nullptr;
        position.occupied(side).forEach([&](Square square) {
            const PieceType type = position.pieceAt(square)->type;
            const auto index = static_cast<std::size_t>(square.index());
            sink.add(side, layout.board(type), 1);
            sink.add(side, layout.rank(type, rankOf(side, square)), 1);
            sink.add(side, layout.file(type, fileOf(square)), 1);
            if (toEnemyKing) sink.add(side, layout.byEnemyKing(type, toEnemyKing[index]), 1);
            if (toKing && king != square) sink.add(side, layout.byOwnKing(type, toKing[index]), 1);
        });
        for (const PieceType type : m_droppable)
            if (const int count = position.hand(side).count(type)) sink.add(side, layout.hand(type), count);
    }
}

template <class Geometry>
template <class Sink>
void Evaluator<Geometry>::addRest(const Position<Geometry>& position, Sink& sink) const {
    const Bits firstZone = zoneOf(position, Side::First);
    const Bits secondZone = zoneOf(position, Side::Second);
    const Reach first = addPieces(position, Side::First, secondZone, sink);
    const Reach second = addPieces(position, Side::Second, firstZone, sink);
    addDanger(position, Side::First, firstZone, first, second, sink);
    addDanger(position, Side::Second, secondZone, second, first, sink);
    addThreats(position, Side::First, first, second, sink);
    addThreats(position, Side::Second, second, first, sink);
    if (!m_races[0].empty()) {
        addRace(position, Side::First, second, sink);
        addRace(position, Side::Second, first, sink);
    }
    addChase(position, Side::First, sink);
    addChase(position, Side::Second, sink);
}

template <class Geometry>
template <class Sink>
auto Evaluator<Geometry>::addPieces(const Position<Geometry>& position, Side side, const Bits& enemyZone,
                                    Sink& sink) const -> Reach {
    const auto& layout = m_weights.layout;
    const auto& tables = position.tables();
    const Bits own = position.occupied(side);
    const Bits zone = enemyZone;
    const Bits occupied = own | position.occupied(opponent(side));
    const auto king = position.royalSquare(side);
    const auto enemyKing = position.royalSquare(opponent(side));
    Reach reach;
    Bits all, besidesKing, twice, checks; // local variables, so that they stay in registers
    for (std::size_t kind = 0; kind < m_class.size(); ++kind) {
        const PieceType type = pieceTypeAt(static_cast<int>(kind));
        const Bits& pieces = position.ofKind(side, type);
        if (!pieces) continue;
        Bits attacked;
        int mobility = 0;
        int kingAttackers = 0;
        const auto addAttacks = [&](const Bits& attacks) {
            twice |= all & attacks;
            all |= attacks;
            attacked |= attacks;
            mobility += (attacks - own).count();
            kingAttackers += attacks & zone ? 1 : 0;
        };
        if (const auto& moves = tables.kind(side, type); moves.loneLeap) {
            addAttacks((pieces & moves.loneLeap->from).shifted(moves.loneLeap->by));
            kingAttackers = (attacked & zone).count();
        } else if (moves.onlyLeaps) {
            pieces.forEach(
                [&](Square square) { addAttacks(tables.captureLeapsOf(side, moves.leapClass, square)); });
        } else {
            pieces.forEach([&](Square square) { addAttacks(position.attacksOf({type, side}, square)); });
        }
        reach.byClass[m_class[kind]] |= attacked;
        if (king && pieces.contains(*king)) continue;
        besidesKing |= attacked;
        if (enemyKing) checks |= attacked & tables.originsOf({type, side}, *enemyKing, occupied);
        sink.add(side, layout.mobility(type), mobility);
        sink.addDanger(opponent(side), layout.kingAttack(type), kingAttackers);
    }
    reach.all = all;
    reach.besidesKing = besidesKing;
    reach.twice = twice;
    reach.checks = checks - own;
    return reach;
}

/// Adds the dangers to the king of `side`.
template <class Geometry>
template <class Sink>
void Evaluator<Geometry>::addDanger(const Position<Geometry>& position, Side side, const Bits& zone,
                                    const Reach& own, const Reach& enemy, Sink& sink) const {
    const auto& layout = m_weights.layout;
    sink.addDanger(side, layout.weakKingSquare(), ((zone & enemy.besidesKing) - own.besidesKing).count());
    sink.addDanger(side, layout.kingEscape(), (zone - position.occupied(side) - enemy.all).count());
    const Bits checkable = enemy.checks - own.besidesKing;
    sink.addDanger(side, layout.safeCheck(), ((checkable & enemy.twice) | (checkable - own.all)).count());
    const Hand& hand = position.hand(opponent(side));
    if (hand.isEmpty()) return;
    const Bits occupied = position.occupied(Side::First) | position.occupied(Side::Second);
    const Bits loose = m_board - own.besidesKing - occupied;
    const Bits safe = (loose & enemy.all) | (loose - own.all);
    const auto king = position.royalSquare(side);
    for (const PieceType type : m_droppable)
        if (const int count = hand.count(type)) {
            sink.addDanger(side, layout.handAttack(type), std::min(count, 2));
            if (!king) continue;
            const Bits checks = position.tables().originsOf({type, opponent(side)}, *king, occupied);
            sink.addDanger(side, layout.safeDrop(type), std::min((checks & safe).count(), 3));
        }
}

/// Adds the pieces of `side` that can be captured for nothing or by a lesser piece.
template <class Geometry>
template <class Sink>
void Evaluator<Geometry>::addThreats(const Position<Geometry>& position, Side side, const Reach& own,
                                     const Reach& enemy, Sink& sink) const {
    const auto& layout = m_weights.layout;
    const Bits attacked = position.occupied(side) & enemy.all;
    if (!attacked) return;
    const auto king = position.royalSquare(side);
    std::array<Bits, Reach::Classes> byLesser{};
    for (std::size_t i = 1; i < Reach::Classes; ++i)
        byLesser[i] = byLesser[i - 1] | enemy.byClass[i - 1];
    attacked.forEach([&](Square square) {
        if (king == square) return;
        const PieceType type = position.pieceAt(square)->type;
        if (!own.all.contains(square))
            sink.add(side, layout.hanging(type), 1);
        else if (byLesser[m_class[static_cast<std::size_t>(core::indexOf(type))]].contains(square))
            sink.add(side, layout.attackedByLesser(type), 1);
    });
}

/// Adds a piece of `side` that is on its way to its camp and can go on.
template <class Geometry>
template <class Sink>
void Evaluator<Geometry>::addRace(const Position<Geometry>& position, Side side, const Reach& enemy,
                                  Sink& sink) const {
    const auto& squares = m_races[static_cast<std::size_t>(core::indexOf(side))];
    const Bits barred = position.occupied(side) | enemy.all;
    position.ofKind(side, *position.variant().ends.campPiece).forEach([&](Square square) {
        const RaceSquare& from = squares[static_cast<std::size_t>(square.index())];
        if (from.moves <= m_weights.layout.longestRace() && from.nearer - barred)
            sink.add(side, m_weights.layout.race(from.moves), 1);
    });
}

/// Adds how far a bare king has been driven; nothing for a king with pieces.
template <class Geometry>
template <class Sink>
void Evaluator<Geometry>::addChase(const Position<Geometry>& position, Side bare, Sink& sink) const {
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

template <class Geometry>
template <class Learned>
int Evaluator<Geometry>::evaluate(const Position<Geometry>& position, int material, EvaluationCache& cache,
                                  const Learned& learned) const {
    const bool isFirst = position.sideToMove() == Side::First;
    const std::uint64_t key = cacheKey(position);
    auto others = cache.find(key);
    if (!others) {
        const bool needsTerms = !m_network || m_network->shape().basis == NetworkBasis::Evaluation;
        others = needsTerms ? rest(position) : 0;
        if (m_network) *others += isFirst ? learned() : -learned();
        cache.store(key, *others);
    }
    const int score = material + *others;
    const int tempo = m_weights.at(m_weights.layout.tempo());
    return std::clamp((isFirst ? score : -score) + tempo, -scale::MaxEvaluation, scale::MaxEvaluation);
}

extern template class Evaluator<SmallBoard>;
extern template class Evaluator<MediumBoard>;
extern template class Evaluator<LargeBoard>;

} // namespace komadai::core
