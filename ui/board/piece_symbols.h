// The symbols on the pieces.
#pragma once

#include "core/variants/variant_spec.h"

#include <QPainterPath>

namespace komadai::ui {

/// The filled outline of the symbol for a kind of piece, in a box from (0, 0) to (100, 100): a drawing for
/// the kinds whose name is well known ("King", "Rook"), else the letters. A promoted kind has the symbol of
/// what it was, smaller and in a circle.
QPainterPath symbolOf(const core::VariantSpec& spec, core::PieceType type);

/// Whether there are drawings of most kinds of a variant; the others are shown by their letters.
bool hasFigures(const core::VariantSpec& spec);

/// The letters of a kind as an outline in such a box, as high as those of the variant's other kinds; of a promoted
/// kind those of what it was.
QPainterPath lettersOf(const core::VariantSpec& spec, core::PieceType type);

} // namespace komadai::ui
