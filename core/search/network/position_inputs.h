// The inputs of a position, for each class of board.
#pragma once

#include "core/rules/effects/effects_position.h"
#include "core/rules/position.h"
#include "core/search/network/network_inputs.h"

#include <algorithm>

namespace komadai::core {

/// Passes every input of the position, as `view` sees it, to `visit`.
template <class Geometry, class Visit>
void forEachInput(const NetworkInputs& inputs, const Position<Geometry>& position,
                  const NetworkInputs::View& view, const Visit& visit) {
    const int kinds = std::min<int>(Hand::Kinds, static_cast<int>(position.variant().pieces.size()));
    for (const Side owner : Sides) {
        position.occupied(owner).forEach(
            [&](Square square) { visit(inputs.ofPiece(view, *position.pieceAt(square), square)); });
        const Hand& hand = position.hand(owner);
        if (hand.isEmpty()) continue;
        for (int kind = 0; kind < kinds; ++kind) {
            const PieceType type = pieceTypeAt(kind);
            for (int number = 1; number <= hand.count(type); ++number)
                if (const auto input = inputs.ofHand(view, owner, type, number)) visit(*input);
        }
    }
}

/// The same for a position with special effects, which has nothing in hand.
template <class Visit>
void forEachInput(const NetworkInputs& inputs, const EffectsPosition& position,
                  const NetworkInputs::View& view, const Visit& visit) {
    for (const Side owner : Sides)
        position.occupied(owner).forEach(
            [&](Square square) { visit(inputs.ofPiece(view, *position.pieceAt(square), square)); });
}

} // namespace komadai::core
