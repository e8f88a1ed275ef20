// Colours made from others.
#pragma once

#include <QColor>

namespace komadai::ui {

/// The colour `part` of the way from `a` to `b`, 0 to 1.
inline QColor mixed(const QColor& a, const QColor& b, double part) {
    const auto mix = [part](float x, float y) { return static_cast<float>(x + (y - x) * part); };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()));
}

/// The same colour, as opaque as `alpha` says, 0 to 255.
inline QColor withAlpha(QColor colour, int alpha) {
    colour.setAlpha(alpha);
    return colour;
}

} // namespace komadai::ui
