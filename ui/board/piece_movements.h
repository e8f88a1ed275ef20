// How far pieces move, for looks that show it.
#pragma once

#include "core/variants/variant_spec.h"

#include <vector>

namespace komadai::ui {

/// A way that a piece can go, as its owner sees the board.
struct MoveHint {
    int right = 0, forward = 0; ///< the step
    bool isLong = false;        ///< it can be repeated
};

/// The ways of a piece that no other one of them goes through, without passages through other pieces.
std::vector<MoveHint> moveHints(const core::PieceSpec& piece);

/// A rough measure of how much a piece moves: one for each step or leap, three for each long way. A pawn of shogi has 1.
int mobilityOf(const core::PieceSpec& piece);

/// How large a real piece of this kind is beside the king: 1 for royal pieces, less for those that move less. A promoted
/// piece is as large as what it was.
double sizeGrade(const core::VariantSpec& spec, core::PieceType type);

} // namespace komadai::ui
