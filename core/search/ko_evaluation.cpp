#include "core/search/ko_evaluation.h"

#include "core/search/score_scale.h"

#include <algorithm>
#include <cstdlib>

namespace komadai::core {
namespace {

/// Half a pawn or so for the way from the own edge to the enemy's.
constexpr int PerRank = 3;
/// For standing near the middle file.
constexpr int PerFileFromEdge = 1;
/// A side that has only one way left to be commanded lives dangerously.
constexpr int LastCommand = -600;

} // namespace

KoEvaluation::KoEvaluation(const KoTables& tables)
    : m_weights(EvaluationWeights::of(tables.spec())), m_squares(tables.squareCount) {
    const VariantSpec& spec = tables.spec();
    const BoardSize size = spec.size;
    m_placed.resize(2 * spec.pieces.size() * static_cast<std::size_t>(m_squares));
    for (std::size_t i = 0; i < spec.pieces.size(); ++i) {
        const PieceType type = pieceTypeAt(static_cast<int>(i));
        const auto promoted = spec.piece(type).promotesTo;
        m_promotionGain.push_back(promoted ? worth(*promoted) - worth(type) : 0);
        for (int index = 0; index < m_squares; ++index) {
            const int ranks = size.ranks - 1 - size.rankOf(Square::at(index));
            const int file = size.fileOf(Square::at(index));
            const int nearness = m_promotionGain[i] > 0 ? m_promotionGain[i] * ranks / (8 * size.ranks) : 0;
            const int value = worth(type) + nearness + PerRank * ranks +
                              PerFileFromEdge * std::min(file, size.files - 1 - file);
            const std::size_t first = 2 * i * static_cast<std::size_t>(m_squares);
            m_placed[first + static_cast<std::size_t>(index)] = value;
            m_placed[first + static_cast<std::size_t>(2 * m_squares - 1 - index)] = -value;
        }
    }
}

int KoEvaluation::commandOf(const KoPosition& position, Side side) const {
    const auto& alternatives = position.tables()->command().alternatives;
    const auto ways = std::count_if(alternatives.begin(), alternatives.end(), [&](const auto& alternative) {
        return position.isCommandedBy(side, alternative);
    });
    return ways == 1 ? LastCommand : 0;
}

int KoEvaluation::placed(const KoPosition& position) const {
    int total = 0;
    for (const Side side : Sides)
        position.occupied(side).forEach(
            [&](Square square) { total += placed(*position.pieceAt(square), square); });
    return total;
}

int KoEvaluation::change(const KoChanges& changes) const {
    int total = 0;
    changes.forEach([&](const KoChanges::Change& change) {
        if (change.before != EmptyCell) total -= placed(pieceOf(change.before), change.square);
        if (change.after != EmptyCell) total += placed(pieceOf(change.after), change.square);
    });
    return total;
}

int KoEvaluation::evaluate(const KoPosition& position, int placed) const {
    const int total = placed + commandOf(position, Side::First) - commandOf(position, Side::Second);
    const int own = position.sideToMove() == Side::First ? total : -total;
    return std::clamp(own + m_weights.at(m_weights.layout.tempo()), -scale::MaxEvaluation,
                      scale::MaxEvaluation);
}

} // namespace komadai::core
