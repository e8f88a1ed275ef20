#include "core/search/evaluation.h"

#include "core/search/score_scale.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace komadai::core {
namespace {

/// How likely the next square of a slide is empty on a board in play.
constexpr double OpenLine = 0.7;

/// How many squares a movement reaches from a square, each counted by how likely the way there is open.
double reachFrom(const BoardSize& size, Square from, const Movement& movement) {
    double reach = 0;
    double open = 1;
    int file = size.fileOf(from);
    int rank = size.rankOf(from);
    for (int step = 1; movement.range == Movement::Unlimited || step <= movement.range; ++step) {
        file += movement.right;
        rank -= movement.forward;
        if (!size.contains(file, rank)) break;
        reach += open;
        open *= OpenLine;
    }
    return reach;
}

/// A movement that only takes is worth a little more than one that only goes to empty squares.
double usefulness(const Movement& movement) {
    if (movement.quiet && movement.capture) return 1;
    return movement.capture ? 0.6 : 0.4;
}

/// Squares reached, averaged over the empty board.
double mobilityOf(const std::vector<Movement>& movements, const BoardSize& size) {
    double total = 0;
    for (int index = 0; index < size.squares(); ++index)
        for (const Movement& movement : movements)
            total += usefulness(movement) * reachFrom(size, Square::at(index), movement);
    return total / std::max(size.squares(), 1);
}

/// What several steps and shots add. A further step is worth less than the first, and a shot less than a
/// capture that moves.
double mobilityOf(const PieceEffects& effects, const BoardSize& size) {
    double mobility = 0;
    if (const auto& multi = effects.multiStep)
        mobility += mobilityOf(multi->steps, size) * (1 + 0.75 * (multi->most - 1));
    if (const auto& shooting = effects.shooting) {
        double reach = 0;
        double open = 1;
        for (int distance = 1; distance <= shooting->range; ++distance) {
            reach += open;
            if (!shooting->overPieces) open *= OpenLine;
        }
        mobility += 8 * 0.5 * reach * shooting->shots;
    }
    return mobility;
}

/// Fitted to the usual values of the pieces of chess: more moves are worth more than their sum, a little.
int valueOfMobility(double mobility) {
    return std::max(static_cast<int>(std::lround(54 * mobility + 0.95 * mobility * mobility)), 20);
}

} // namespace

EvaluationWeights EvaluationWeights::of(const VariantSpec& variant) {
    EvaluationWeights weights;
    std::vector<int> moves; // the worth of the moves of each kind alone
    for (std::size_t i = 0; i < variant.pieces.size(); ++i) {
        const PieceSpec& piece = variant.pieces[i];
        double mobility = mobilityOf(piece.movements, variant.size);
        if (variant.effects) mobility += mobilityOf(variant.effects->pieces[i], variant.size);
        moves.push_back(piece.value.value_or(valueOfMobility(mobility)));
        const int perSquare = std::clamp(static_cast<int>(30 / std::max(mobility, 1.0)), 2, 6);
        weights.kinds.push_back({0, 0, piece.royal ? 0 : perSquare, 0, 0});
    }
    const double nearness =
        variant.promotion.zoneRanks / static_cast<double>(std::max(variant.size.ranks, 1));
    for (std::size_t i = 0; i < variant.pieces.size(); ++i) {
        const PieceSpec& piece = variant.pieces[i];
        Kind& kind = weights.kinds[i];
        if (piece.royal && !piece.promotedFrom) continue; // one is always there
        kind.board = moves[i];
        std::vector<PieceType> promotions = piece.promotionChoices;
        if (piece.promotesTo) promotions.push_back(*piece.promotesTo);
        if (!promotions.empty()) {
            for (const PieceType promoted : promotions)
                kind.promotion =
                    std::max(kind.promotion, moves[static_cast<std::size_t>(indexOf(promoted))] - moves[i]);
            if (!piece.value) kind.board += static_cast<int>(std::lround(kind.promotion * nearness * 2 / 3));
        }
        kind.hand = kind.board + kind.board / 10 + 5;
        kind.kingAttack = std::clamp(kind.board / 50, 1, 12);
    }
    return weights;
}

template <class Geometry>
Evaluation<Geometry>::Evaluation(const VariantSpec& variant)
    : m_weights(EvaluationWeights::of(variant)), m_size(variant.size), m_hasHands(variant.drops.allowed),
      m_placed(static_cast<std::size_t>(SideCount * m_size.squares()) * variant.pieces.size()) {
    const int before = std::max(m_size.ranks - variant.promotion.zoneRanks, 1); // ranks outside the zone
    for (std::size_t i = 0; i < variant.pieces.size(); ++i) {
        const PieceType type = pieceTypeAt(static_cast<int>(i));
        const auto& worth = kind(type);
        const PieceType heldAs = variant.piece(type).heldAs(type);
        m_heldAs.push_back(heldAs);
        m_captureGain.push_back(worth.board + (m_hasHands ? kind(heldAs).hand : 0));
        if (m_hasHands && heldAs == type && !variant.piece(type).royal) m_droppable.push_back(type);
        for (int index = 0; index < m_size.squares(); ++index) {
            const Square square = Square::at(index);
            const int toEdge = m_size.rankOf(square); // for the first player
            const int toZone = std::max(toEdge - variant.promotion.zoneRanks + 1, 0);
            const int bonus = worth.promotion * m_weights.nearPromotion * (before - std::max(toZone - 1, 0)) /
                              (100 * before);
            m_placed[indexOf({type, Side::First}, square)] = worth.board + bonus;
            m_placed[indexOf({type, Side::Second}, Square::at(m_size.squares() - 1 - index))] =
                -worth.board - bonus;
        }
    }
    for (int index = 0; index < m_size.squares(); ++index) {
        const Square centre = Square::at(index);
        Bits zone;
        for (int files = -1; files <= 1; ++files)
            for (int ranks = -1; ranks <= 1; ++ranks)
                if (const int file = m_size.fileOf(centre) + files, rank = m_size.rankOf(centre) + ranks;
                    m_size.contains(file, rank))
                    zone.insert(m_size.square(file, rank));
        m_zones.push_back(zone);
    }
}

template <class Geometry>
int Evaluation<Geometry>::material(const Position<Geometry>& position) const {
    int total = 0;
    for (const Side side : Sides) {
        position.occupied(side).forEach(
            [&](Square square) { total += placed(*position.pieceAt(square), square); });
        for (const PieceType type : m_droppable)
            total += position.hand(side).count(type) * held(side, type);
    }
    return total;
}

template <class Geometry>
int Evaluation<Geometry>::change(const PlainMove& move, Side side,
                                 const typename Position<Geometry>::Undo& undo) const {
    if (const auto* drop = std::get_if<Drop>(&move))
        return placed({drop->piece, side}, drop->to) - held(side, drop->piece);
    const auto& board = std::get<BoardMove>(move);
    int change = placed({board.promotion.value_or(undo.moved), side}, board.to) -
                 placed({undo.moved, side}, board.from);
    if (undo.captured) {
        change -= placed(*undo.captured, board.to);
        if (m_hasHands)
            change += held(side, m_heldAs[static_cast<std::size_t>(core::indexOf(undo.captured->type))]);
    }
    return change;
}

template <class Geometry>
int Evaluation<Geometry>::evaluate(const Position<Geometry>& position, int material, int alpha,
                                   int beta) const {
    const int roughly = std::clamp(position.sideToMove() == Side::First ? material : -material,
                                   -scale::MaxEvaluation, scale::MaxEvaluation);
    const bool isEnding =
        position.occupied(Side::First).count() == 1 || position.occupied(Side::Second).count() == 1;
    if (!isEnding && (roughly + m_weights.lazyMargin <= alpha || roughly - m_weights.lazyMargin >= beta))
        return roughly;
    const Bits firstZone = zoneOf(position, Side::First);
    const Bits secondZone = zoneOf(position, Side::Second);
    const Reach first = reachOf(position, Side::First, secondZone);
    const Reach second = reachOf(position, Side::Second, firstZone);
    int score = material + first.mobility - second.mobility;
    score -= kingDanger(position, Side::First, firstZone, first, second);
    score += kingDanger(position, Side::Second, secondZone, second, first);
    score -= chaseOf(position, Side::First);
    score += chaseOf(position, Side::Second);
    if (position.sideToMove() == Side::Second) score = -score;
    return std::clamp(score + m_weights.tempo, -scale::MaxEvaluation, scale::MaxEvaluation);
}

template <class Geometry>
auto Evaluation<Geometry>::zoneOf(const Position<Geometry>& position, Side side) const -> Bits {
    const auto king = position.royalSquare(side);
    return king ? m_zones[static_cast<std::size_t>(king->index())] : Bits();
}

template <class Geometry>
auto Evaluation<Geometry>::reachOf(const Position<Geometry>& position, Side side, const Bits& enemyZone) const
    -> Reach {
    Reach reach;
    const Bits& own = position.occupied(side);
    const auto king = position.royalSquare(side);
    own.forEach([&](Square square) {
        const Piece piece{position.pieceAt(square)->type, side};
        const Bits attacks = position.attacksOf(piece, square);
        reach.all |= attacks;
        if (king == square) return;
        const auto& worth = kind(piece.type);
        reach.besidesKing |= attacks;
        reach.mobility += worth.mobility * (attacks - own).count();
        if (attacks & enemyZone) reach.attackOnKing += worth.kingAttack;
    });
    return reach;
}

template <class Geometry>
int Evaluation<Geometry>::kingDanger(const Position<Geometry>& position, Side side, const Bits& zone,
                                     const Reach& own, const Reach& enemy) const {
    int units = enemy.attackOnKing;
    units += m_weights.weakKingSquare * ((zone & enemy.besidesKing) - own.besidesKing).count();
    const Hand& hand = position.hand(opponent(side));
    if (!hand.isEmpty()) {
        int inHand = 0;
        for (const PieceType type : m_droppable)
            inHand += std::min(hand.count(type), 2) * kind(type).kingAttack;
        units += inHand * m_weights.handAttackPercent / 100;
    }
    return std::min(units * units / m_weights.kingDanger, m_weights.mostKingDanger);
}

/// How far a king without pieces has been driven; 0 for one that has some.
template <class Geometry>
int Evaluation<Geometry>::chaseOf(const Position<Geometry>& position, Side bare) const {
    const auto king = position.royalSquare(bare);
    const auto enemy = position.royalSquare(opponent(bare));
    if (!king || !enemy || position.occupied(bare).hasSeveral() || !position.hand(bare).isEmpty()) return 0;
    const int file = m_size.fileOf(*king);
    const int rank = m_size.rankOf(*king);
    const int toEdge = std::min({file, m_size.files - 1 - file}) + std::min({rank, m_size.ranks - 1 - rank});
    const int apart =
        std::max(std::abs(file - m_size.fileOf(*enemy)), std::abs(rank - m_size.rankOf(*enemy)));
    return m_weights.chaseBareKing * (m_size.files + m_size.ranks - toEdge - apart);
}

template class Evaluation<SmallBoard>;
template class Evaluation<MediumBoard>;
template class Evaluation<LargeBoard>;

} // namespace komadai::core
