// The wood of a wedge.
#pragma once

#include <QColor>
#include <QPainter>
#include <QTransform>

namespace komadai::ui {

/// The colours of a wedge and of the writing on it.
struct WedgeColours {
    QColor upper, lower, edge, letter, promoted;

    static const WedgeColours& of(bool isDark);
};

/// Paints a five-sided wedge without writing. `outlineBox` maps a box of 100 x 100, in which the wedge points up, to the
/// widget; `square` is where it stands.
void paintWedge(QPainter& painter, const QRectF& square, const QTransform& outlineBox,
                const WedgeColours& colours);

} // namespace komadai::ui
