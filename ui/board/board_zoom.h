// Which part of the board is seen.
#pragma once

#include <QPointF>
#include <QRect>
#include <QSize>

namespace komadai::ui {

/// A board that is `factor` times as large as the widget, seen through it. Pure geometry.
class BoardZoom {
public:
    static constexpr double Largest = 8;
    static constexpr double Step = 1.25;

    /// 1: the whole board fits.
    double factor() const { return m_factor; }
    bool isZoomed() const { return m_factor > 1; }
    /// Position of the enlarged area in the widget; never positive.
    QPointF offset() const { return m_offset; }
    /// The area in which the board is laid out, in a widget of this size.
    QRect areaIn(const QSize& widget) const { return {m_offset.toPoint(), widget * m_factor}; }

    void setFactor(double factor) { m_factor = factor; }
    /// Moves the area, but not beyond the edges of the widget.
    void moveTo(const QPointF& offset, const QSize& widget);
    /// The offset at which `part` is seen with `clear` pixels around it.
    QPointF offsetThatReveals(const QRect& part, const QSize& widget, int clear) const;

private:
    double m_factor = 1;
    QPointF m_offset;
};

} // namespace komadai::ui
