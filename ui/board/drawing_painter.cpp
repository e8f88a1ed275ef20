#include "ui/board/drawing_painter.h"

#include "ui/board/mark_shapes.h"

#include <algorithm>
#include <cmath>

namespace komadai::ui {
namespace {

constexpr double CircleRadius = 0.43; ///< lengths in squares
constexpr double ArrowGap = 0.28;     ///< between the centre of the first square and the arrow
constexpr double HeadLength = 0.4;
constexpr double HeadWidth = 0.44;
constexpr double Opacity = 0.9;

/// The pen of a colour's line style.
QPen styledPen(DrawingColour colour, const QColor& line, double width) {
    QPen pen(line, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    switch (colour) {
    case DrawingColour::Green:
    case DrawingColour::Blue: break;
    case DrawingColour::Red: pen.setDashPattern({2.2, 1.2}); break;
    case DrawingColour::Yellow:
        pen.setCapStyle(Qt::RoundCap);
        pen.setDashPattern({0.01, 1.7});
        break;
    }
    return pen;
}

} // namespace

double DrawingPainter::lineWidth() const { return std::max(3.0, m_layout.squareSize() * 0.1); }

void DrawingPainter::paint(QPainter& painter, const BoardDrawing& drawing) const {
    const double unit = m_layout.squareSize();
    const auto& colours = m_theme.drawing(drawing.colour);
    painter.save();
    painter.setOpacity(painter.opacity() * Opacity);
    painter.setBrush(Qt::NoBrush);
    QPainterPath line;
    if (drawing.isCircle()) {
        line.addEllipse(centreOf(drawing.to), unit * CircleRadius, unit * CircleRadius);
        paintLine(painter, line, drawing);
    } else {
        const QPointF from = centreOf(drawing.from), to = centreOf(drawing.to);
        const QPointF way = unitVector(to - from), aside(-way.y(), way.x());
        const QPointF neck = to - way * unit * HeadLength;
        line.moveTo(from + way * unit * ArrowGap);
        line.lineTo(neck);
        paintLine(painter, line, drawing);
        painter.setPen(QPen(colours.halo, lineWidth() * 0.4, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter.setBrush(colours.line);
        painter.drawPolygon(
            QPolygonF{to, neck + aside * unit * HeadWidth / 2, neck - aside * unit * HeadWidth / 2});
    }
    painter.restore();
}

void DrawingPainter::paintLine(QPainter& painter, const QPainterPath& line,
                               const BoardDrawing& drawing) const {
    const auto& colours = m_theme.drawing(drawing.colour);
    const double width = lineWidth();
    painter.strokePath(line, QPen(colours.halo, width * 1.5, Qt::SolidLine, Qt::FlatCap));
    painter.strokePath(line, styledPen(drawing.colour, colours.line, width));
    if (drawing.colour == DrawingColour::Blue)
        painter.strokePath(line, QPen(colours.halo, width * 0.36, Qt::SolidLine, Qt::FlatCap));
}

void DrawingPainter::paintGlyph(QPainter& painter, const GlyphMark& mark) const {
    const QRectF square = m_layout.squareRect(mark.square);
    if (square.isEmpty()) return;
    const double height = std::max(13.0, square.height() * 0.36);
    painter.save();
    painter.setFont(labelFont(painter, height * 0.76));
    const double width = std::max(height, painter.fontMetrics().horizontalAdvance(mark.text) + height * 0.45);
    const QRectF badge(square.right() - width + 1, square.top(), width, height);
    painter.setPen(QPen(m_theme.badgeText, std::max(1.0, height * 0.08)));
    painter.setBrush(m_theme.badge);
    painter.drawRoundedRect(badge, height / 2, height / 2);
    painter.setPen(m_theme.badgeText);
    painter.drawText(badge, Qt::AlignCenter, mark.text);
    painter.restore();
}

} // namespace komadai::ui
