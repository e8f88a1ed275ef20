// How good a position with special effects looks without searching.
#pragma once

#include "core/rules/ko/ko_position.h"
#include "core/search/evaluation_weights.h"

#include <vector>

namespace komadai::core {

/// Material, how far the pieces have come, and who is left to command. Immutable, any thread.
class KoEvaluation {
public:
    explicit KoEvaluation(const KoTables& tables);

    /// What a piece is worth on the board, in centipawns.
    int worth(PieceType type) const { return m_weights.board(type); }
    /// What it gains by promoting.
    int promotionGain(PieceType type) const {
        return m_promotionGain[static_cast<std::size_t>(indexOf(type))];
    }

    /// As the side to move sees it.
    int evaluate(const KoPosition& position) const;

private:
    int commandOf(const KoPosition& position, Side side) const;

    EvaluationWeights m_weights;
    int m_squares;
    std::vector<int> m_promotionGain; ///< by kind
    std::vector<int> m_placed;        ///< [2 * kind + side][square]
};

} // namespace komadai::core
