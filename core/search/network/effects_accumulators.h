// The sums of a network along the line of a search of a game with special effects.
#pragma once

#include "core/rules/effects/effects_position.h"
#include "core/search/network/network.h"

#include <cstddef>
#include <vector>

namespace komadai::core {

/// Keeps the sums of both sides for each ply of a line. A move of such a game changes few squares, so they are brought up to date with
/// each move. There are no kings, so that sides always see the board in the same way.
class EffectsAccumulators {
public:
    /// `network` outlives this. The line begins with `root` and has at most `mostPlies` moves.
    EffectsAccumulators(const Network& network, const EffectsPosition& root, int mostPlies);

    /// A move with these changes was made.
    void push(const BoardChanges& changes);
    /// The last move was unmade.
    void pop() { --m_ply; }
    /// What the network says of the position, in centipawns from the view of the side to move. `position` is the present one.
    int evaluate(const EffectsPosition& position) const;

private:
    std::size_t at(int ply, Side side) const {
        return static_cast<std::size_t>(ply * SideCount + indexOf(side)) * m_neurons;
    }
    Network::Sums sums(int ply, Side side) { return {m_sums.data() + at(ply, side), m_neurons}; }
    Network::ConstSums sums(int ply, Side side) const { return {m_sums.data() + at(ply, side), m_neurons}; }
    int inputOf(Side side, CellCode code, Square square) const {
        return m_network.inputs().ofPiece({side, 0, false}, pieceOf(code), square);
    }

    const Network& m_network;
    std::size_t m_neurons;
    int m_ply = 0;
    std::vector<std::int16_t> m_sums; ///< [(ply * 2 + side) * neurons + neuron]
};

} // namespace komadai::core
