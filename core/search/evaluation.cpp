#include "core/search/evaluation.h"

#include "core/search/score_scale.h"

#include <array>

namespace komadai::core {
namespace {

/// The rest of the evaluation is hardly ever larger than this, in centipawns.
constexpr int LazyMargin = 900;

} // namespace

/// Adds the terms up.
template <class Geometry>
class Evaluation<Geometry>::Sum {
public:
    explicit Sum(const EvaluationWeights& weights) : m_values(weights.values.data()) {}

    void add(Side side, int number, int count) {
        const int value = m_values[number] * count;
        m_score += side == Side::First ? value : -value;
    }
    void addDanger(Side side, int number, int count) {
        m_danger[static_cast<std::size_t>(core::indexOf(side))] += m_values[number] * count;
    }
    /// As the first player sees it.
    int score() const { return m_score - cost(m_danger[0]) + cost(m_danger[1]); }

private:
    static int cost(int eighths) {
        const int units = std::max(eighths, 0);
        return std::min(units * units / (4 * 8 * 8), EvaluationWeights::MostDanger);
    }

    const int* m_values;
    int m_score = 0;
    std::array<int, SideCount> m_danger{};
};

template <class Geometry>
Evaluation<Geometry>::Evaluation(const VariantSpec& variant, EvaluationWeights weights)
    : m_weights(std::move(weights)), m_size(variant.size), m_hasHands(variant.drops.allowed),
      m_placed(static_cast<std::size_t>(SideCount * m_size.squares()) * variant.pieces.size()) {
    const auto& layout = m_weights.layout;
    for (std::size_t i = 0; i < variant.pieces.size(); ++i) {
        const PieceType type = pieceTypeAt(static_cast<int>(i));
        const PieceType heldAs = variant.piece(type).heldAs(type);
        m_heldAs.push_back(heldAs);
        m_captureGain.push_back(m_weights.board(type) + (m_hasHands ? m_weights.hand(heldAs) : 0));
        if (m_hasHands && heldAs == type && !variant.piece(type).royal) m_droppable.push_back(type);
        for (int index = 0; index < m_size.squares(); ++index) {
            const Square square = Square::at(index);
            for (const Side side : Sides) {
                const int value = m_weights.board(type) +
                                  m_weights.at(layout.rank(type, rankOf(side, square))) +
                                  m_weights.at(layout.file(type, fileOf(square)));
                m_placed[indexOf({type, side}, square)] = side == Side::First ? value : -value;
            }
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
        for (const Side side : Sides)
            for (int other = 0; other < m_size.squares(); ++other) {
                const Square square = Square::at(other);
                m_relations.push_back(
                    static_cast<std::uint8_t>(KingRelation::of(m_size.fileOf(square) - m_size.fileOf(centre),
                                                               rankOf(side, centre) - rankOf(side, square))));
            }
    }
}

template <class Geometry>
int Evaluation<Geometry>::material(const Position<Geometry>& position) const {
    Sum sum(m_weights);
    addMaterial(position, sum);
    return sum.score();
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
    if (!isEnding && (roughly + LazyMargin <= alpha || roughly - LazyMargin >= beta)) return roughly;
    Sum sum(m_weights);
    addRest(position, sum);
    const int score = material + sum.score();
    return std::clamp(position.sideToMove() == Side::First ? score : -score, -scale::MaxEvaluation,
                      scale::MaxEvaluation);
}

template <class Geometry>
auto Evaluation<Geometry>::zoneOf(const Position<Geometry>& position, Side side) const -> Bits {
    const auto king = position.royalSquare(side);
    return king ? m_zones[static_cast<std::size_t>(king->index())] : Bits();
}

template class Evaluation<SmallBoard>;
template class Evaluation<MediumBoard>;
template class Evaluation<LargeBoard>;

} // namespace komadai::core
