#include "ui/board/arrow_painter.h"

#include "ui/board/mark_shapes.h"
#include "ui/mixed_colour.h"

#include <algorithm>
#include <cmath>

namespace komadai::ui {

namespace {

/// Arrows that are drawn in outline differ by their lines.
Qt::PenStyle styleOf(ArrowKind kind) {
    switch (kind) {
    case ArrowKind::Hint:
    case ArrowKind::Better:
    case ArrowKind::Analysis: return Qt::SolidLine;
    case ArrowKind::Threat: return Qt::DashLine;
    case ArrowKind::Repertoire: return Qt::DotLine;
    case ArrowKind::Variation: return Qt::DashDotDotLine; // of its rings; its arrows are filled
    case ArrowKind::Premove: return Qt::DashDotLine;      // it has no rings
    }
    return Qt::SolidLine;
}

constexpr double ThinnerByRank = 0.5; ///< the second arrow has 1 / 1.5 of the thickness of the first

bool isFilled(ArrowKind kind) {
    return kind == ArrowKind::Hint || kind == ArrowKind::Better || kind == ArrowKind::Variation;
}

/// Arrows that are filled differ in it.
double thicknessOf(ArrowKind kind) {
    if (kind == ArrowKind::Variation) return 0.5;
    return kind == ArrowKind::Better ? 0.75 : 1;
}

} // namespace

QColor ArrowPainter::colourOf(ArrowKind kind) const {
    switch (kind) {
    case ArrowKind::Hint: return m_theme.hintArrow;
    case ArrowKind::Analysis: return m_theme.analysisArrow;
    case ArrowKind::Threat: return m_theme.shot;
    case ArrowKind::Repertoire: return m_theme.repertoireArrow;
    case ArrowKind::Variation: return m_theme.variationArrow;
    case ArrowKind::Better: return m_theme.betterArrow;
    case ArrowKind::Premove: return m_theme.selectedEdge;
    }
    return {};
}

void ArrowPainter::paint(QPainter& painter, const BoardArrow& arrow) const {
    const double unit = m_layout.squareSize();
    const bool isOutline = !isFilled(arrow.kind);
    const QColor colour = colourOf(arrow.kind);
    const double thickness = thicknessOf(arrow.kind) / (1 + ThinnerByRank * (arrow.rank - 1));
    const auto centre = [&](std::size_t i) { return QRectF(m_layout.rectOf(arrow.places[i])).center(); };
    if (arrow.places.size() == 1) {
        const Qt::PenStyle style = arrow.kind == ArrowKind::Analysis ? Qt::DashDotLine : styleOf(arrow.kind);
        QPainterPath circle;
        circle.addEllipse(around(centre(0), unit * 0.43));
        if (arrow.kind == ArrowKind::Better) circle.addEllipse(around(centre(0), unit * 0.33));
        strokeOnHalo(painter, circle, QPen(colour, unit * 0.08 * thickness, style), m_theme.markHalo);
        return;
    }
    const double width = std::max(1.5, unit * 0.045);
    for (std::size_t leg = 0; leg + 1 < arrow.places.size(); ++leg) {
        const QPainterPath shape = arrowShape(centre(leg), centre(leg + 1), unit * 0.18 * thickness,
                                              unit * 0.46 * std::sqrt(thickness), unit * 0.1);
        painter.fillPath(shape, isOutline ? withAlpha(colour, 40) : colour);
        if (isOutline)
            strokeOnHalo(painter, shape, QPen(colour, width, styleOf(arrow.kind)), m_theme.markHalo);
        else
            painter.strokePath(shape, QPen(m_theme.edgeOf(colour.darker(170)), width));
    }
}

} // namespace komadai::ui
