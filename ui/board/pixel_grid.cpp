#include "ui/board/pixel_grid.h"

#include <algorithm>
#include <cmath>

namespace komadai::ui {

PixelGrid::PixelGrid(const QPainter& painter)
    : m_toDevice(painter.deviceTransform()), m_origin(m_toDevice.map(QPointF())),
      m_line(std::max(1.0, std::round(m_toDevice.m11()))) {}

QPointF PixelGrid::onDevice(const QPointF& point) const {
    const QPointF way = m_toDevice.map(point) - m_origin;
    return {std::round(m_origin.x()) + std::round(way.x()), std::round(m_origin.y()) + std::round(way.y())};
}

void LinePainter::paintVertical(double x, double top, double bottom) const {
    const QPointF start = m_grid.onDevice(QPointF(x, top)), end = m_grid.onDevice(QPointF(x, bottom));
    fill({start, QSizeF(m_width * m_grid.line(), end.y() - start.y())});
}

void LinePainter::paintHorizontal(double y, double left, double right) const {
    const QPointF start = m_grid.onDevice(QPointF(left, y)), end = m_grid.onDevice(QPointF(right, y));
    fill({start, QSizeF(end.x() - start.x(), m_width * m_grid.line())});
}

void LinePainter::paintOutline(const QRectF& rect) const {
    const double line = m_grid.line();
    const QRectF inner = m_grid.onDevice(rect), outer = inner.adjusted(-line, -line, line, line);
    fill({outer.topLeft(), QPointF(outer.right(), inner.top())});
    fill({QPointF(outer.left(), inner.bottom()), outer.bottomRight()});
    fill({QPointF(outer.left(), inner.top()), inner.bottomLeft()});
    fill({inner.topRight(), QPointF(outer.right(), inner.bottom())});
}

} // namespace komadai::ui
