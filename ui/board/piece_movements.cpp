#include "ui/board/piece_movements.h"

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int LongWay = 3; ///< counts as so many steps

} // namespace

std::vector<MoveHint> moveHints(const core::PieceSpec& piece) {
    std::vector<MoveHint> hints;
    for (const core::Movement& movement : piece.movements) {
        if (!movement.isPlain()) continue;
        const MoveHint hint{movement.right, movement.forward, !movement.isLeap()};
        const auto known = std::find_if(hints.begin(), hints.end(), [&](const MoveHint& other) {
            return other.right == hint.right && other.forward == hint.forward;
        });
        if (known == hints.end())
            hints.push_back(hint);
        else
            known->isLong |= hint.isLong;
    }
    return hints;
}

int mobilityOf(const core::PieceSpec& piece) {
    int mobility = 0;
    for (const MoveHint& hint : moveHints(piece))
        mobility += hint.isLong ? LongWay : 1;
    return mobility;
}

double sizeGrade(const core::VariantSpec& spec, core::PieceType type) {
    const core::PieceSpec& piece = spec.piece(spec.piece(type).heldAs(type));
    if (piece.royal) return 1;
    const int mobility = mobilityOf(piece);
    if (mobility >= 4 * LongWay) return 0.98; // rook and bishop
    if (mobility >= 5) return 0.95;           // generals
    return mobility >= 2 ? 0.91 : 0.87;       // knight and lance; pawn
}

} // namespace komadai::ui
