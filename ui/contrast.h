// Whether colours can be told apart.
#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

namespace komadai::ui {

/// The contrast of two opaque colours: 1 for equal ones to 21 for black on white. Texts need 4.5, marks 3.
/// Source: Web Content Accessibility Guidelines 2.1, "contrast ratio" and "relative luminance".
inline double contrast(const QColor& a, const QColor& b) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    const auto luminance = [&](const QColor& colour) {
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
               0.0722 * linear(colour.blueF());
    };
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

/// Black or white, whichever is the more readable on the ground. Its contrast is at least 4.5 on any ground.
inline QColor writingOn(const QColor& ground) {
    return contrast(Qt::white, ground) > contrast(Qt::black, ground) ? Qt::white : Qt::black;
}

} // namespace komadai::ui
