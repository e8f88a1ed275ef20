#include "core/search/network/effects_accumulators.h"

#include "core/search/network/position_inputs.h"

#include <algorithm>

namespace komadai::core {

EffectsAccumulators::EffectsAccumulators(const Network& network, const EffectsPosition& root, int mostPlies)
    : m_network(network), m_neurons(static_cast<std::size_t>(network.shape().neurons)),
      m_sums(static_cast<std::size_t>(mostPlies + 1) * SideCount * m_neurons) {
    for (const Side side : Sides) {
        const auto to = sums(0, side);
        network.begin(to);
        forEachInput(network.inputs(), root, {side, 0, false}, [&](int input) { network.add(to, input); });
    }
}

void EffectsAccumulators::push(const BoardChanges& changes) {
    ++m_ply;
    for (const Side side : Sides) {
        const auto to = sums(m_ply, side);
        std::ranges::copy(sums(m_ply - 1, side), to.begin());
        changes.forEach([&](const BoardChanges::Change& change) {
            if (change.before != EmptyCell) m_network.remove(to, inputOf(side, change.before, change.square));
            if (change.after != EmptyCell) m_network.add(to, inputOf(side, change.after, change.square));
        });
    }
}

int EffectsAccumulators::evaluate(const EffectsPosition& position) const {
    const Side mover = position.sideToMove();
    const int pieces = position.occupied(Side::First).count() + position.occupied(Side::Second).count();
    const int phase = m_network.inputs().phaseOf(pieces, m_network.shape().phases);
    return m_network.evaluate(sums(m_ply, mover), sums(m_ply, opponent(mover)), phase);
}

} // namespace komadai::core
