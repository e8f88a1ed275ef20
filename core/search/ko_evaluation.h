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

    /// Material and where it stands, as the first player sees it: the part that `change` updates.
    int placed(const KoPosition& position) const;
    /// By how much a move changed it.
    int change(const KoChanges& changes) const;

    /// The whole, as the side to move sees it. `placed` is that of the position.
    int evaluate(const KoPosition& position, int placed) const;
    int evaluate(const KoPosition& position) const { return evaluate(position, placed(position)); }

private:
    int placed(Piece piece, Square square) const {
        return m_placed[static_cast<std::size_t>((2 * indexOf(piece.type) + indexOf(piece.side)) * m_squares +
                                                 square.index())];
    }
    int commandOf(const KoPosition& position, Side side) const;

    EvaluationWeights m_weights;
    int m_squares;
    std::vector<int> m_promotionGain; ///< by kind
    std::vector<int> m_placed;        ///< [2 * kind + side][square]
};

} // namespace komadai::core
