#include "ui/board/side_sign.h"

#include "ui/board/piece_set.h"
#include "ui/mixed_colour.h"

#include <QPainter>
#include <QPalette>
#include <QPolygonF>
#include <QTransform>

namespace komadai::ui {
namespace {

/// Stands out from the ground in light and dark palettes.
QColor ringColour(const QPalette& palette) {
    return mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText), 0.6);
}

/// Pieces of shogi, with kanji or without.
bool isPlayedWithWedges(const core::VariantSpec& spec) {
    return spec.coordinates == core::Coordinates::Shogi && spec.pieceStyle == core::PieceStyle::Letters;
}

/// The outline of a piece of shogi, in a box from (0, 0) to (1, 1).
QPolygonF pieceOfShogi() { return {{0.5, 0.02}, {0.82, 0.22}, {0.96, 0.97}, {0.04, 0.97}, {0.18, 0.22}}; }

} // namespace

void paintSideSign(QPainter& painter, const QRectF& box, const core::VariantSpec& spec, core::Side side,
                   const QPalette& palette, double lineWidth) {
    painter.setPen(QPen(ringColour(palette), lineWidth));
    painter.setBrush(isDark(spec, side) ? QColor(0x2b, 0x28, 0x25) : QColor(0xf7, 0xf1, 0xe1));
    const double half = lineWidth / 2;
    const QRectF shape = box.adjusted(half, half, -half, -half);
    if (isPlayedWithWedges(spec))
        painter.drawPolygon(
            QTransform(shape.width(), 0, 0, shape.height(), shape.x(), shape.y()).map(pieceOfShogi()));
    else
        painter.drawEllipse(shape);
}

} // namespace komadai::ui
