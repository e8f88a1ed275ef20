// The colours of charts.
#pragma once

#include "ui/mixed_colour.h"

#include <QColor>
#include <QPalette>

namespace komadai::ui {

/// Colours that stand out from the base of a palette. Blue and orange look different to all eyes; parts of a chart differ in
/// pattern too.
struct ChartColours {
    QColor first;   ///< blue: of the first side, and of what is good
    QColor second;  ///< orange: of the second side, and of what is bad
    QColor neutral; ///< grey
    QColor line;    ///< of axes and other lines that must be seen
    QColor grid;    ///< faint; nothing is lost without it

    static ChartColours of(const QPalette& palette) {
        const QColor base = palette.color(QPalette::Base), text = palette.color(QPalette::Text);
        const bool isDark = base.lightness() < text.lightness();
        return {isDark ? QColor(0x6a, 0xae, 0xea) : QColor(0x2a, 0x6f, 0xb8),
                isDark ? QColor(0xf0, 0xa0, 0x50) : QColor(0xc4, 0x62, 0x10), mixed(base, text, 0.6),
                mixed(base, text, 0.5), mixed(base, text, 0.15)};
    }
};

} // namespace komadai::ui
