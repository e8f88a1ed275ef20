#include "core/rules/effects/move_consequences.h"

namespace komadai::core {

MoveConsequences consequencesOf(const EffectsPosition& position, const PathMove& move) {
    MoveConsequences result;
    const VariantSpec& spec = position.spec();
    const Piece mover = *position.pieceAt(move.from);
    if (move.promotes) result.becomes = spec.piece(mover.type).promotesTo;
    EffectsPosition after = position;
    after.make(move);

    const auto arrived = after.pieceAt(move.to());
    result.moverIsRemoved = !arrived;
    if (!arrived)
        result.removed.push_back(move.to());
    else if (arrived->type != result.becomes.value_or(mover.type))
        result.reverted.push_back(move.to());
    for (int i = 0; i < spec.size.squares(); ++i) {
        const Square square = Square::at(i);
        const auto was = position.pieceAt(square);
        if (!was || square == move.from || square == move.to() || move.takes(square)) continue;
        const auto is = after.pieceAt(square);
        if (!is)
            result.removed.push_back(square);
        else if (is->type != was->type)
            (spec.piece(is->type).promotedFrom ? result.promoted : result.reverted).push_back(square);
    }

    EffectsPosition passed = position;
    passed.makeNull();
    after.occupied(after.sideToMove()).forEach([&](Square square) {
        if (after.isHeld(square) && !passed.isHeld(square)) result.held.push_back(square);
    });
    return result;
}

MoveConsequences consequencesOf(const AnyPosition& position, const Move& move) {
    const EffectsPosition* effects = position.effects();
    return effects ? consequencesOf(*effects, std::get<PathMove>(move)) : MoveConsequences{};
}

} // namespace komadai::core
