// Sharp lines: rounding to whole pixels of the device.
#pragma once

#include <QColor>
#include <QPainter>
#include <QTransform>

namespace komadai::ui {

/// Rounds to whole device pixels. All painters of a board round alike, so an edge of the board and an edge of a mark that
/// belong together fall on the same pixels.
class PixelGrid {
public:
    explicit PixelGrid(const QPainter& painter);

    /// Thickness of a line, in device pixels.
    double line() const { return m_line; }
    QPointF onDevice(const QPointF& point) const;
    QRectF onDevice(const QRectF& rect) const {
        return {onDevice(rect.topLeft()), onDevice(rect.bottomRight())};
    }
    QRectF fromDevice(const QRectF& rect) const { return m_toDevice.inverted().mapRect(rect); }
    /// A square without the lines at its left and upper edges.
    QRectF insideOf(const QRectF& square) const {
        return fromDevice(onDevice(square).adjusted(m_line, m_line, 0, 0));
    }

private:
    QTransform m_toDevice;
    QPointF m_origin;
    double m_line;
};

/// Draws sharp lines of equal thickness on any device.
class LinePainter {
public:
    /// `width` counts thinnest lines; further ones lie to the right or below.
    LinePainter(QPainter& painter, const QColor& colour, int width = 1)
        : m_painter(painter), m_colour(colour), m_width(width), m_grid(painter) {}

    void paintVertical(double x, double top, double bottom) const;
    void paintHorizontal(double y, double left, double right) const;
    /// Round the outside of a rectangle.
    void paintOutline(const QRectF& rect) const;

private:
    void fill(const QRectF& device) const { m_painter.fillRect(m_grid.fromDevice(device), m_colour); }

    QPainter& m_painter;
    QColor m_colour;
    int m_width;
    PixelGrid m_grid;
};

} // namespace komadai::ui
