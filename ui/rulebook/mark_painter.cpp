#include "ui/rulebook/mark_painter.h"

#include "ui/board/mark_shapes.h"
#include "ui/mixed_colour.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace komadai::ui {
double MarkPainter::thick() const { return std::max(1.4, m_unit * 0.085); }

QColor MarkPainter::colourOf(Mark mark) const {
    if (mark == Mark::Shot) return m_theme.shot;
    return mark == Mark::Hold ? m_theme.lastMove : withAlpha(m_theme.target, 255);
}

void MarkPainter::paintSpot(const QPointF& centre, Mark mark, int steps) const {
    const QColor dark = withAlpha(m_theme.target, 255);
    const double radius = m_unit * 0.21;
    switch (mark) {
    case Mark::MoveOnly:
        m_painter.setBrush(m_theme.lightSquare);
        m_painter.setPen(QPen(dark, thick()));
        m_painter.drawEllipse(centre, radius, radius);
        break;
    case Mark::CaptureOnly: paintCross(centre, dark); break;
    case Mark::LaterStep: paintNumber(centre, steps); break;
    case Mark::Burns: paintFlame(centre); break;
    case Mark::Shot: paintCrosshair(centre); break;
    case Mark::Removed: paintCross(centre); break;
    default:
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(dark);
        m_painter.drawEllipse(centre, radius, radius);
    }
}

void MarkPainter::paintLine(const QPointF& from, const QPointF& to, Mark mark, int range) const {
    const QPointF way = unitVector(to - from);
    const QPointF start = from + way * m_unit * 0.52;
    const QPointF tip = to + way * m_unit * 0.3;
    const QColor colour = colourOf(mark);
    QPen pen(colour, thick(), Qt::SolidLine, Qt::FlatCap);
    if (mark == Mark::SlideMoveOnly || mark == Mark::Hop) pen.setStyle(Qt::DashLine);
    if (mark == Mark::Shot) pen.setStyle(Qt::DotLine);
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawLine(start, mark == Mark::Slide ? tip - way * m_unit * 0.2 : to);
    switch (mark) {
    case Mark::Shot: paintCrosshair(to); break;
    case Mark::Hold: paintBar(to, way, colour); break;
    case Mark::SlideCaptureOnly: paintCross(to, colour); break;
    case Mark::SlideMoveOnly:
        m_painter.setPen(QPen(colour, thick()));
        m_painter.setBrush(m_theme.lightSquare);
        m_painter.drawEllipse(to, m_unit * 0.17, m_unit * 0.17);
        break;
    default: paintArrowhead(tip, way, colour);
    }
    if (range > 0) paintRange(to, range);
}

void MarkPainter::paintArrow(const QPointF& from, const QPointF& to) const {
    const QPointF way = unitVector(to - from);
    m_painter.setPen(QPen(m_theme.lastMove, thick() * 1.5, Qt::SolidLine, Qt::RoundCap));
    m_painter.drawLine(from + way * m_unit * 0.3, to - way * m_unit * 0.25);
    paintArrowhead(to, way, m_theme.lastMove);
}

void MarkPainter::paintArrowhead(const QPointF& tip, const QPointF& way, const QColor& colour) const {
    const QPointF back = tip - way * m_unit * 0.34;
    const QPointF aside = QPointF(-way.y(), way.x()) * m_unit * 0.2;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    m_painter.drawPolygon(QPolygonF{tip, back + aside, back - aside});
}

void MarkPainter::paintCross(const QPointF& centre) const {
    const QPainterPath cross = crossShape(centre, m_unit * 0.28);
    m_painter.strokePath(cross, QPen(m_theme.captureHalo, thick() * 2.4, Qt::SolidLine, Qt::RoundCap));
    m_painter.strokePath(cross, QPen(m_theme.check, thick() * 1.4, Qt::SolidLine, Qt::RoundCap));
}

void MarkPainter::paintCross(const QPointF& centre, const QColor& colour) const {
    m_painter.strokePath(crossShape(centre, m_unit * 0.19),
                         QPen(colour, thick() * 1.3, Qt::SolidLine, Qt::RoundCap));
}

void MarkPainter::paintCrosshair(const QPointF& centre) const {
    const double radius = m_unit * 0.2;
    m_painter.strokePath(crosshairShape(centre, radius, radius * 0.4, radius * 1.6),
                         QPen(m_theme.shot, thick() * 0.8));
}

void MarkPainter::paintBar(const QPointF& centre, const QPointF& way, const QColor& colour) const {
    const QPointF aside = QPointF(-way.y(), way.x()) * m_unit * 0.3;
    m_painter.setPen(QPen(colour, thick() * 1.5, Qt::SolidLine, Qt::RoundCap));
    m_painter.drawLine(centre - aside, centre + aside);
}

void MarkPainter::paintNumber(const QPointF& centre, int steps) const {
    const QRectF disc = around(centre, m_unit * 0.29);
    m_painter.setPen(QPen(withAlpha(m_theme.target, 255), thick() * 0.7));
    m_painter.setBrush(m_theme.choice);
    m_painter.drawEllipse(disc);
    m_painter.setPen(m_theme.choice.lightness() < 128 ? m_theme.capture : withAlpha(m_theme.target, 255));
    paintText(disc, steps);
}

void MarkPainter::paintRange(const QPointF& centre, int range) const {
    const QRectF badge = around(centre + QPointF(m_unit, m_unit) * 0.27, m_unit * 0.23);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.badge);
    m_painter.drawEllipse(badge);
    m_painter.setPen(m_theme.badgeText);
    paintText(badge, range);
}

void MarkPainter::paintText(const QRectF& area, int number) const {
    m_painter.setFont(labelFont(m_painter, area.height() * 0.78));
    m_painter.drawText(area, Qt::AlignCenter, QString::number(number));
}

void MarkPainter::paintFlame(const QPointF& centre) const {
    m_painter.fillRect(around(centre, m_unit * 0.46), withAlpha(m_theme.fire, 60));
    m_painter.setPen(QPen(m_theme.captureHalo, thick() * 0.6));
    m_painter.setBrush(m_theme.fire);
    m_painter.drawPath(flameShape(centre, m_unit * 0.36));
}

void MarkPainter::paintFlameBesidePiece(const QPointF& centre) const {
    m_painter.setPen(QPen(m_theme.captureHalo, thick() * 0.6));
    m_painter.setBrush(m_theme.fire);
    m_painter.drawPath(flameShape(centre + QPointF(-0.24, -0.18) * m_unit, m_unit * 0.28));
}

void paintMark(QPainter& painter, const QRectF& area, Mark mark, const BoardTheme& theme) {
    constexpr std::array Lines{Mark::Slide, Mark::SlideMoveOnly, Mark::SlideCaptureOnly,
                               Mark::Hop,   Mark::Shot,          Mark::Hold};
    const double unit = std::min(area.width(), area.height());
    painter.save();
    painter.setClipRect(area);
    painter.fillRect(area, theme.lightSquare);
    painter.setRenderHint(QPainter::Antialiasing);
    const MarkPainter marks(painter, unit, theme);
    if (std::find(Lines.begin(), Lines.end(), mark) == Lines.end())
        marks.paintSpot(area.center(), mark);
    else
        marks.paintLine(area.center() - QPointF(unit, 0), area.center() + QPointF(unit * 0.12, 0), mark);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(area.adjusted(0, 0, -1, -1));
    painter.restore();
}

void paintGrid(QPainter& painter, const QPoint& corner, core::BoardSize size, int unit,
               const core::VariantSpec& spec, const BoardTheme& theme) {
    const QRect board(corner, QSize(size.files * unit, size.ranks * unit));
    const bool onLines = spec.pieceStyle == core::PieceStyle::Stones;
    const bool chequered = spec.coordinates == core::Coordinates::Algebraic && !onLines;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(board, theme.lightSquare);
    for (int rank = 0; chequered && rank < size.ranks; ++rank)
        for (int file = (size.ranks - 1 - rank) % 2; file < size.files; file += 2)
            painter.fillRect(QRect(corner + QPoint(file, rank) * unit, QSize(unit, unit)), theme.darkSquare);
    const int shift = onLines ? unit / 2 : 0;
    const int first = onLines ? 0 : 1;
    for (int file = first; file < size.files; ++file)
        painter.fillRect(board.left() + file * unit + shift, board.top(), 1, board.height(), theme.line);
    for (int rank = first; rank < size.ranks; ++rank)
        painter.fillRect(board.left(), board.top() + rank * unit + shift, board.width(), 1, theme.line);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.frameEdge, 1));
    painter.drawRect(board.adjusted(0, 0, -1, -1));
    painter.restore();
}

} // namespace komadai::ui
