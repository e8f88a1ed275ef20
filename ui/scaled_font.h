// Fonts in other sizes.
#pragma once

#include <QFont>

#include <algorithm>
#include <cmath>

namespace komadai::ui {

/// The font in `scale` times the size of `other`, which is in points or in pixels.
inline QFont sizedLike(QFont font, const QFont& other, double scale) {
    if (other.pixelSize() > 0)
        font.setPixelSize(std::max(1, static_cast<int>(std::lround(other.pixelSize() * scale))));
    else
        font.setPointSizeF(other.pointSizeF() * scale);
    return font;
}

/// The font in `scale` times its size, which is in points or in pixels.
inline QFont scaledFont(const QFont& font, double scale) { return sizedLike(font, font, scale); }

} // namespace komadai::ui
