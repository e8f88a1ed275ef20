#include "ui/board/mark_shapes.h"

#include <algorithm>
#include <cmath>

namespace komadai::ui {

QPen squarePen(const QColor& colour, double width) {
    return QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
}

double haloWidth(double lineWidth) { return std::max(1.0, lineWidth * 0.4); }

void strokeOnHalo(QPainter& painter, const QPainterPath& path, const QPen& pen, const QColor& halo) {
    if (halo.alpha() > 0)
        painter.strokePath(path, QPen(halo, pen.widthF() + 2 * haloWidth(pen.widthF()), Qt::SolidLine,
                                      pen.capStyle(), pen.joinStyle()));
    painter.strokePath(path, pen);
}

QFont labelFont(const QPainter& painter, double pixels) {
    QFont font = painter.font();
    font.setPixelSize(std::max(7, static_cast<int>(std::lround(pixels))));
    font.setBold(true);
    return font;
}

QPointF unitVector(const QPointF& way) { return way / std::hypot(way.x(), way.y()); }

QRectF around(const QPointF& centre, double radius) {
    return {centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)};
}

QPainterPath arrowShape(const QPointF& from, const QPointF& to, double shaft, double head, double gap) {
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    QPainterPath path;
    if (length <= 0) return path;
    const QPointF along = way / length;
    const QPointF across(-along.y(), along.x());
    const QPointF start = from + along * gap;
    const QPointF neck = to - along * std::min(head, length - gap);
    path.moveTo(start + across * shaft / 2);
    path.lineTo(neck + across * shaft / 2);
    path.lineTo(neck + across * head / 2);
    path.lineTo(to);
    path.lineTo(neck - across * head / 2);
    path.lineTo(neck - across * shaft / 2);
    path.lineTo(start - across * shaft / 2);
    path.closeSubpath();
    return path;
}

QPainterPath flameShape(const QPointF& centre, double radius) {
    const auto at = [&](double x, double y) { return centre + QPointF(x, y) * radius; };
    QPainterPath path(at(0, 1));
    path.cubicTo(at(-0.95, 0.95), at(-0.9, 0.05), at(-0.35, -0.3));
    path.cubicTo(at(-0.4, 0.05), at(-0.2, 0.15), at(-0.1, 0.1));
    path.cubicTo(at(-0.2, -0.4), at(0.05, -0.8), at(0.3, -1));
    path.cubicTo(at(0.2, -0.5), at(0.85, -0.2), at(0.75, 0.35));
    path.cubicTo(at(0.7, 0.8), at(0.4, 1), at(0, 1));
    return path;
}

QPainterPath crossShape(const QPointF& centre, double arm) {
    QPainterPath path;
    for (const QPointF way : {QPointF(arm, arm), QPointF(arm, -arm)}) {
        path.moveTo(centre - way);
        path.lineTo(centre + way);
    }
    return path;
}

QPainterPath crosshairShape(const QPointF& centre, double radius, double begin, double end) {
    QPainterPath path;
    path.addEllipse(centre, radius, radius);
    for (const QPointF way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)}) {
        path.moveTo(centre + way * begin);
        path.lineTo(centre + way * end);
    }
    return path;
}

QPainterPath netShape(const QPointF& centre, double size) {
    QPainterPath net;
    for (int line = -2; line <= 2; ++line) {
        const double shift = line * size * 0.2, reach = size * 0.46 - std::abs(shift) / 2;
        net.moveTo(centre + QPointF(shift / 2 - reach, shift / 2 + reach));
        net.lineTo(centre + QPointF(shift / 2 + reach, shift / 2 - reach));
        net.moveTo(centre + QPointF(shift / 2 - reach, -shift / 2 - reach));
        net.lineTo(centre + QPointF(shift / 2 + reach, -shift / 2 + reach));
    }
    return net;
}

} // namespace komadai::ui
