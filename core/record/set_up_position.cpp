#include "core/record/set_up_position.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace komadai::core {

bool isUsualStart(const AnyPosition& position) {
    const VariantSpec& spec = position.spec();
    if (position == AnyPosition::startOf(position.variant())) return true;
    return std::any_of(spec.handicaps.begin(), spec.handicaps.end(), [&](const Handicap& handicap) {
        const auto start = AnyPosition::fromSetup(spec.startWith(handicap), position.variant());
        return start && start.value() == position;
    });
}

bool isMerePosition(const RecordHeader& header, const AnyPosition& start) {
    return header.players == decltype(header.players){} && !isUsualStart(start);
}

void giveRest(Setup& setup, Side side, const VariantSpec& spec) {
    std::array<int, MaxPieceTypes> missing{}; // by index of the plain face
    const auto count = [&](const Setup& counted, int by) {
        for (const auto& piece : counted.board)
            if (piece)
                missing[static_cast<std::size_t>(indexOf(spec.piece(piece->type).heldAs(piece->type)))] += by;
        for (std::size_t i = 0; i < spec.pieces.size(); ++i)
            for (const Hand& hand : counted.hands)
                missing[i] += by * hand.count(pieceTypeAt(static_cast<int>(i)));
    };
    count(spec.start, 1);
    count(setup, -1);
    for (std::size_t i = 0; i < spec.pieces.size(); ++i) {
        const PieceType type = pieceTypeAt(static_cast<int>(i));
        const bool isHeld = spec.mayDrop(type) && !spec.pieces[i].promotedFrom;
        if (isHeld && missing[i] > 0) setup.hand(side).add(type, missing[i]);
    }
}

} // namespace komadai::core
