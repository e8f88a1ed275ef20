// A picture of how pieces can look.
#pragma once

#include "ui/board/piece_set.h"

#include <QIcon>
#include <QSize>

namespace komadai::ui {

inline constexpr QSize LookPictureSize{200, 40};

/// A few pieces of both sides in a row, a promoted one among them.
/// `ratio`  of the screen's pixels to those of the window
QIcon lookPicture(const core::VariantSpec& spec, PieceLook look, qreal ratio);

} // namespace komadai::ui
