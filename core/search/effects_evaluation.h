// Static evaluation of positions with special effects.
#pragma once

#include "core/rules/effects/effects_position.h"
#include "core/search/effects_weights.h"
#include "core/search/network/network.h"
#include "core/search/score_scale.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace komadai::core {

/// Counts material, advancement, long-range effects and command. Immutable, any thread.
class EffectsEvaluator {
public:
    explicit EffectsEvaluator(const EffectsTables& tables, std::shared_ptr<const Network> network = nullptr)
        : EffectsEvaluator(tables, EffectsWeights::of(tables.spec()), std::move(network)) {}
    /// `network` is one of this variant, or null.
    EffectsEvaluator(const EffectsTables& tables, EffectsWeights weights,
                     std::shared_ptr<const Network> network = nullptr);

    /// Whose output is added to the evaluation by those who search; null: none.
    const Network* network() const { return m_network.get(); }

    /// What a piece is worth on the board, in centipawns.
    int worth(PieceType type) const { return m_weights.board(type); }
    /// The values for the gains of moves.
    const TacticalFilter::Worths& worths() const { return m_worths; }

    /// The value of a piece on each square, by index, for the first player.
    const int* placed(CellCode code) const {
        return &m_placed[static_cast<std::size_t>((code - 2) * m_size.squares())];
    }

    /// Material and piece-square values from the first player's view. `change` updates this part.
    int placed(const EffectsPosition& position) const;
    /// The change of `placed` by a move.
    int change(const BoardChanges& changes) const;

    /// The evaluation from the view of the side to move. `placed` is that of the position. Lazy evaluation: long-range
    /// effects are skipped where the score is so far outside the window that they will hardly matter.
    int evaluate(const EffectsPosition& position, int placed, int alpha, int beta) const;
    /// The same without a network.
    int evaluate(const EffectsPosition& position) const {
        return evaluate(position, placed(position), -scale::Infinite, scale::Infinite);
    }

    /// Passes every term of the score to `sink` as `add(side, number, count)`; the term counts in favour of `side`. Numbers
    /// are those of the layout.
    template <class Sink>
    void addTerms(const EffectsPosition& position, Sink& sink) const {
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
    /// The number of ranks that a piece is ahead of the start rank of its kind.
    int advanceOf(Piece piece, Square square) const {
        const int rank = m_size.rankOf(square);
        const int behind = piece.side == Side::First ? m_size.ranks - 1 - rank : rank;
        return behind - m_homeRank[static_cast<std::size_t>(indexOf(piece.type))];
    }
    int filesFromEdge(Square square) const {
        const int file = m_size.fileOf(square);
        return std::min(file, m_size.files - 1 - file);
    }
    /// Adds the terms for command and for having the move.
    template <class Sink>
    void addCommand(const EffectsPosition& position, Sink& sink) const {
        for (const Side side : Sides)
            if (position.countCommands(side) == 1) sink.add(side, m_weights.layout.lastCommand(), 1);
        sink.add(position.sideToMove(), m_weights.layout.tempo(), 1);
    }
    /// Adds the terms for long-range effects.
    template <class Sink>
    void addFromAfar(const EffectsPosition& position, Sink& sink) const {
        const auto& layout = m_weights.layout;
        for (const Side side : Sides) {
            sink.add(side, layout.held(), position.countHeld(side));
            sink.add(side, layout.silenced(), position.countSilenced(side));
            sink.add(side, layout.inSight(), position.countInSight(side));
            sink.add(side, layout.leaning(), position.countLeaning(side));
        }
    }

    EffectsWeights m_weights;
    std::shared_ptr<const Network> m_network;
    BoardSize m_size;
    /// By kind: the ranks behind it at the start. Promoted kinds have the number of their other face.
    std::vector<int> m_homeRank;
    std::vector<int> m_placed; ///< [code - 2][square]
    TacticalFilter::Worths m_worths;
};

} // namespace komadai::core
