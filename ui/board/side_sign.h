// The small sign of a side, beside names and moves.
#pragma once

#include "core/board/side.h"

class QPainter;
class QPalette;
class QRectF;

namespace komadai::core {
struct VariantSpec;
}

namespace komadai::ui {

/// A disc in the colour of the side; in the shogi family a piece. See isDark. It fills the box with its outline,
/// which is `lineWidth` pixels wide.
void paintSideSign(QPainter& painter, const QRectF& box, const core::VariantSpec& spec, core::Side side,
                   const QPalette& palette, double lineWidth);

} // namespace komadai::ui
