// How good a position with special effects looks without searching.
#pragma once

#include "core/rules/ko/ko_position.h"
#include "core/search/ko_weights.h"
#include "core/search/score_scale.h"

#include <algorithm>
#include <vector>

namespace komadai::core {

/// Material, how far the pieces have come, what they do from afar, and who is left to command. Immutable, any thread.
class KoEvaluation {
public:
    explicit KoEvaluation(const KoTables& tables) : KoEvaluation(tables, KoWeights::of(tables.spec())) {}
    KoEvaluation(const KoTables& tables, KoWeights weights);

    /// What a piece is worth on the board, in centipawns.
    int worth(PieceType type) const { return m_weights.board(type); }
    /// What moves gain.
    const KoDemand::Worths& worths() const { return m_worths; }

    /// What a piece on each square, by index, is worth to the first player.
    const int* placed(CellCode code) const {
        return &m_placed[static_cast<std::size_t>((code - 2) * m_size.squares())];
    }

    /// Material and where it stands, as the first player sees it: the part that `change` updates.
    int placed(const KoPosition& position) const;
    /// By how much a move changed it.
    int change(const KoChanges& changes) const;

    /// The whole, as the side to move sees it. `placed` is that of the position. Where the score is so far from the
    /// window that what pieces do from afar will hardly matter, that is left out.
    int evaluate(const KoPosition& position, int placed, int alpha, int beta) const;
    int evaluate(const KoPosition& position) const {
        return evaluate(position, placed(position), -scale::Infinite, scale::Infinite);
    }

    /// What the score is made of: gives `sink` every term as `add(side, number, count)`, for the side that it
    /// speaks for. The numbers are those of the layout.
    template <class Sink>
    void addTerms(const KoPosition& position, Sink& sink) const {
        const auto& layout = m_weights.layout;
        for (const Side side : Sides)
            position.occupied(side).forEach([&](Square square) {
                const PieceType type = position.pieceAt(square)->type;
                sink.add(side, layout.board(type), 1);
                sink.add(side, layout.advance(type), advanceOf({type, side}, square));
                sink.add(side, layout.centre(), filesFromEdge(square));
            });
        addCommand(position, sink);
        addFromAfar(position, sink);
    }

private:
    /// How many ranks a piece is ahead of where its kind stands at first.
    int advanceOf(Piece piece, Square square) const {
        const int rank = m_size.rankOf(square);
        const int behind = piece.side == Side::First ? m_size.ranks - 1 - rank : rank;
        return behind - m_homeRank[static_cast<std::size_t>(indexOf(piece.type))];
    }
    int filesFromEdge(Square square) const {
        const int file = m_size.fileOf(square);
        return std::min(file, m_size.files - 1 - file);
    }
    /// Who is left to command, and the move.
    template <class Sink>
    void addCommand(const KoPosition& position, Sink& sink) const {
        for (const Side side : Sides)
            if (position.countCommands(side) == 1) sink.add(side, m_weights.layout.lastCommand(), 1);
        sink.add(position.sideToMove(), m_weights.layout.tempo(), 1);
    }
    /// What pieces do to each other without moving.
    template <class Sink>
    void addFromAfar(const KoPosition& position, Sink& sink) const {
        const auto& layout = m_weights.layout;
        for (const Side side : Sides) {
            sink.add(side, layout.held(), position.countHeld(side));
            sink.add(side, layout.silenced(), position.countSilenced(side));
            sink.add(side, layout.inSight(), position.countInSight(side));
            sink.add(side, layout.leaning(), position.countLeaning(side));
        }
    }

    KoWeights m_weights;
    BoardSize m_size;
    std::vector<int>
        m_homeRank; ///< by kind: ranks behind it at the start; a promoted one's is that of the other face
    std::vector<int> m_placed; ///< [code - 2][square]
    KoDemand::Worths m_worths;
};

} // namespace komadai::core
