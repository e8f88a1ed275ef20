// A small picture of a position, in the look that the user has chosen.
#pragma once

#include "core/rules/any_position.h"

#include <QPixmap>

class QPalette;

namespace komadai::ui {

/// The position in a square with sides of `size` logical pixels, without a background.
/// `ratio`  of the screen's pixels to those of the window
QPixmap positionPicture(const core::AnyPosition& position, int size, const QPalette& palette, qreal ratio);

} // namespace komadai::ui
