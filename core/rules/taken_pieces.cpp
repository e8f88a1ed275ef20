#include "core/rules/taken_pieces.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

namespace komadai::core {
namespace {

/// By indexOf(PieceType), without promotion.
std::vector<int> countKinds(const AnyPosition& position, Side side) {
    const VariantSpec& spec = position.spec();
    std::vector<int> counts(spec.pieces.size(), 0);
    for (int i = 0; i < spec.size.squares(); ++i) {
        const auto piece = position.pieceAt(Square::at(i));
        if (!piece || piece->side != side) continue;
        const PieceType kind = spec.piece(piece->type).promotedFrom.value_or(piece->type);
        ++counts[static_cast<std::size_t>(indexOf(kind))];
    }
    return counts;
}

} // namespace

std::vector<std::pair<PieceType, int>> lostPieces(const AnyPosition& start, const AnyPosition& now,
                                                  Side side) {
    const VariantSpec& spec = now.spec();
    assert(!spec.drops.allowed);
    std::vector<int> lost = countKinds(start, side);
    const std::vector<int> left = countKinds(now, side);
    int promoted = 0; // pieces that are there in addition: others have become them
    for (std::size_t kind = 0; kind < lost.size(); ++kind) {
        lost[kind] -= left[kind];
        promoted -= std::min(lost[kind], 0);
    }
    std::vector<std::pair<PieceType, int>> result;
    for (std::size_t kind = 0; kind < lost.size(); ++kind) {
        const PieceType type = pieceTypeAt(static_cast<int>(kind));
        if (!spec.piece(type).promotionChoices.empty()) {
            const int became = std::min(promoted, std::max(lost[kind], 0));
            promoted -= became;
            lost[kind] -= became;
        }
        if (lost[kind] > 0) result.emplace_back(type, lost[kind]);
    }
    return result;
}

} // namespace komadai::core
