#include "ui/board/wedge_wood.h"

#include <QLinearGradient>
#include <QPolygonF>

#include <cmath>

namespace komadai::ui {
namespace {

/// A five-sided wedge in a box of 100 x 100, pointing up.
QPolygonF wedge() { return {{50, 7}, {77, 21}, {88, 92}, {12, 92}, {23, 21}}; }

} // namespace

const WedgeColours& WedgeColours::of(bool isDark) {
    static const WedgeColours Light{QColor(0xFE, 0xF4, 0xDD), QColor(0xEE, 0xD7, 0xA9),
                                    QColor(0x5A, 0x3C, 0x20), QColor(0x2B, 0x1B, 0x12),
                                    QColor(0xB0, 0x1E, 0x16)};
    static const WedgeColours Dark{QColor(0x5E, 0x3F, 0x2F), QColor(0x38, 0x22, 0x18),
                                   QColor(0x1B, 0x0F, 0x09), QColor(0xFB, 0xEC, 0xD0),
                                   QColor(0xFF, 0xA8, 0x64)};
    return isDark ? Dark : Light;
}

void paintWedge(QPainter& painter, const QRectF& square, const QTransform& outlineBox,
                const WedgeColours& colours) {
    const double scale = std::abs(outlineBox.m22());
    const QPolygonF outline = outlineBox.map(wedge());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0, 0, 0, 30), scale * 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(QColor(0, 0, 0, 40));
    painter.drawPolygon(outline.translated(scale * 2, scale * 3));
    QLinearGradient wood(square.topLeft(), square.bottomLeft());
    wood.setColorAt(0, colours.upper);
    wood.setColorAt(1, colours.lower);
    painter.setBrush(wood);
    painter.setPen(QPen(colours.edge, scale * 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(outline);
}

} // namespace komadai::ui
