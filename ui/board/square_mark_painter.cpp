#include "ui/board/square_mark_painter.h"

#include "ui/board/mark_shapes.h"
#include "ui/board/pixel_grid.h"
#include "ui/mixed_colour.h"

#include <algorithm>
#include <cmath>

namespace komadai::ui {

void SquareMarkPainter::paintBeneathPieces(QPainter& painter, const BoardScene& scene) const {
    const auto inner = [&](const QRect& square) { return PixelGrid(painter).insideOf(square); };
    for (const core::Shelter& shelter : scene.shelters)
        paintReach(painter, shelter);
    if (scene.lastMove) {
        paintLastMove(painter, scene.lastMove->move);
        for (const FateMark& mark : scene.lastMove->traces)
            paintTrace(painter, mark);
    }
    const auto mover = scene.position.sideToMove();
    if (const auto king = scene.position.royalSquare(mover); king && scene.position.isInCheck(mover))
        paintCheck(painter, inner(m_layout.squareRect(*king)));
    if (scene.selection)
        if (const auto* square = std::get_if<core::Square>(&*scene.selection))
            paintSelected(painter, inner(m_layout.squareRect(*square)));
    if (scene.course) paintCourse(painter, core::courseOf(*scene.course));
}

/// Lays the colour of the last move over a square, inside its lines, and gives what it filled.
QRectF SquareMarkPainter::tintSquare(QPainter& painter, core::Square square) const {
    const QRectF inside = PixelGrid(painter).insideOf(m_layout.squareRect(square));
    painter.fillRect(inside, withAlpha(m_theme.lastMove, 52));
    return inside;
}

void SquareMarkPainter::paintLastMove(QPainter& painter, const core::Move& move) const {
    const double width = std::max(1.5, m_layout.squareSize() * 0.045);
    auto mark = [&](core::Square square) {
        paintFrame(painter, tintSquare(painter, square), squarePen(m_theme.lastMove, width));
    };
    const auto course = core::courseOf(move);
    if (course.from && *course.from != course.to()) mark(*course.from);
    if (const auto* board = std::get_if<core::BoardMove>(&move))
        paintLeg(painter, centreOf(board->from), centreOf(board->to), m_theme.lastMove);
    else if (course.from)
        paintCourse(painter, course);
    mark(course.to());
}

void SquareMarkPainter::paintFrame(QPainter& painter, const QRectF& rect, const QPen& pen) const {
    const double halo = m_theme.markHalo.alpha() > 0 ? haloWidth(pen.widthF()) : 0;
    const double inset = pen.widthF() / 2 + halo;
    QPainterPath frame;
    frame.addRect(rect.adjusted(inset, inset, -inset, -inset));
    strokeOnHalo(painter, frame, pen, m_theme.markHalo);
}

/// A filled square with an edge that stands out from those beside it.
void SquareMarkPainter::paintSelected(QPainter& painter, const QRectF& rect) const {
    painter.fillRect(rect, m_theme.selected);
    paintFrame(painter, rect, squarePen(m_theme.selectedEdge, std::max(2.0, m_layout.squareSize() * 0.065)));
}

/// What the last move burnt leaves ashes with a flame; other pieces that it changed stand on squares of its colour.
void SquareMarkPainter::paintTrace(QPainter& painter, const FateMark& mark) const {
    if (mark.fate != Fate::Removed) {
        tintSquare(painter, mark.square);
        return;
    }
    const QRectF square = m_layout.squareRect(mark.square);
    const double unit = square.width();
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 70));
    painter.drawEllipse(square.center() + QPointF(0, 0.24) * unit, unit * 0.34, unit * 0.12);
    painter.setPen(QPen(m_theme.captureHalo, std::max(1.0, unit * 0.03)));
    painter.setBrush(withAlpha(m_theme.fire, 190));
    painter.drawPath(flameShape(square.center(), unit * 0.28));
}

void SquareMarkPainter::paintReach(QPainter& painter, const core::Shelter& shelter) const {
    const double width = std::max(1.5, m_layout.squareSize() * 0.05);
    const QRectF reach = m_layout.reachRect(shelter.source, shelter.range);
    painter.fillRect(reach, withAlpha(m_theme.net, 40));
    QPainterPath edge;
    edge.addRect(reach.adjusted(width, width, -width, -width));
    strokeOnHalo(painter, edge, QPen(m_theme.net, width, Qt::DashLine, Qt::FlatCap, Qt::MiterJoin),
                 m_theme.markHalo);
}

/// The path of a move, crosses where it took something on its way, and the lines of its shots.
void SquareMarkPainter::paintCourse(QPainter& painter, const core::MoveCourse& course) const {
    const double unit = m_layout.squareSize();
    const double width = std::max(2.0, unit * 0.09);
    QPolygonF path{centreOf(*course.from)};
    for (const auto square : course.path)
        path += centreOf(square);
    painter.setBrush(Qt::NoBrush);
    if (!course.path.empty()) {
        for (qsizetype leg = 0; leg + 1 < path.size(); ++leg)
            paintLeg(painter, path[leg], path[leg + 1], m_theme.lastMove);
        QPainterPath start;
        start.addEllipse(path.front(), unit * 0.18, unit * 0.18);
        strokeOnHalo(painter, start,
                     QPen(m_theme.lastMove, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin),
                     m_theme.markHalo);
    }
    for (const auto& victim : course.victims) {
        const QPointF centre = centreOf(victim.square);
        if (victim.byShot) {
            QPainterPath shot(path[victim.step]);
            shot.lineTo(centre);
            strokeOnHalo(painter, shot, QPen(m_theme.shot, width * 0.7, Qt::DotLine, Qt::RoundCap),
                         m_theme.markHalo);
        }
        if (victim.square == course.to()) continue;
        const QColor& colour = victim.byShot ? m_theme.shot : m_theme.lastMove;
        strokeOnHalo(painter, crossShape(centre, unit * 0.2),
                     QPen(colour, width, Qt::SolidLine, Qt::RoundCap), m_theme.markHalo);
    }
}

/// A step of a move, under the pieces and up to the edge of the one that it leads to.
void SquareMarkPainter::paintLeg(QPainter& painter, const QPointF& from, const QPointF& to,
                                 const QColor& colour) const {
    const double unit = m_layout.squareSize();
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (length <= 0) return;
    const QPointF tip = to - way * (unit * 0.46 / length);
    painter.setPen(QPen(m_theme.edgeOf(colour), std::max(1.0, unit * 0.02)));
    painter.setBrush(withAlpha(colour, 150));
    painter.drawPath(arrowShape(from, tip, unit * 0.12, unit * 0.34, 0));
}

/// A king in check stands on a filled square with rays, so that it differs from a selected one without colour.
void SquareMarkPainter::paintCheck(QPainter& painter, const QRectF& square) const {
    painter.fillRect(square, m_theme.check);
    if (m_theme.markHalo.alpha() > 0) {
        const double width = std::max(1.5, square.width() * 0.045);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(squarePen(m_theme.markHalo, width));
        painter.drawRect(square.adjusted(width / 2, width / 2, -width / 2, -width / 2));
    }
    const QPointF centre = square.center();
    const double unit = square.width();
    painter.setPen(QPen(m_theme.captureHalo, std::max(1.5, unit * 0.05), Qt::SolidLine, Qt::FlatCap));
    for (const QPointF way : {QPointF(1, 1), QPointF(1, -1), QPointF(-1, 1), QPointF(-1, -1)})
        painter.drawLine(centre + way * unit * 0.33, centre + way * unit * 0.46);
}

/// Dots for steps, rings round what can be captured, crosshairs on what can be shot.
void SquareMarkPainter::paintTargets(QPainter& painter, const BoardScene& scene) const {
    const double radius = std::max(3.6, m_layout.squareSize() * 0.135);
    for (const Target& target : scene.targets) {
        const QRectF rect = m_layout.squareRect(target.square);
        switch (target.kind) {
        case TargetKind::Step:
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme.target);
            painter.drawEllipse(rect.center() + QPointF(0.5, 0.5), radius, radius);
            break;
        case TargetKind::Capture: paintRing(painter, rect); break;
        case TargetKind::Shot: paintCrosshair(painter, rect); break;
        }
    }
}

void SquareMarkPainter::paintRing(QPainter& painter, const QRectF& square) const {
    const double unit = square.width();
    const double width = unit * 0.075;
    const double inset = width / 2 + unit * 0.015;
    const QRectF ring = square.adjusted(inset + 1, inset + 1, -inset, -inset);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(squarePen(m_theme.captureHalo, width * 1.6)); // pieces may be as dark as the ring
    painter.drawEllipse(ring);
    painter.setPen(squarePen(m_theme.capture, width));
    painter.drawEllipse(ring);
}

void SquareMarkPainter::paintCrosshair(QPainter& painter, const QRectF& square) const {
    const double unit = square.width();
    const QPainterPath cross =
        crosshairShape(square.center() + QPointF(0.5, 0.5), unit * 0.37, unit * 0.24, unit * 0.5);
    painter.setBrush(Qt::NoBrush);
    const double width = std::max(1.6, unit * 0.07);
    painter.strokePath(cross, squarePen(m_theme.captureHalo, width * 2));
    painter.strokePath(cross, squarePen(m_theme.shot, width));
}

void SquareMarkPainter::paintPointed(QPainter& painter, const QRectF& rect) const {
    paintFrame(painter, rect.adjusted(1, 1, 0, 0),
               squarePen(m_theme.lastMove, std::max(2.0, m_layout.squareSize() * 0.05)));
}

void SquareMarkPainter::paintKeyCursor(QPainter& painter, const QRectF& rect) const {
    const double width = std::max(2.0, rect.width() * 0.06);
    const double arm = rect.width() * 0.3;
    const QRectF frame = rect.adjusted(width, width, -width, -width);
    QPainterPath corners;
    for (const bool right : {false, true})
        for (const bool lower : {false, true}) {
            const QPointF corner(right ? frame.right() : frame.left(), lower ? frame.bottom() : frame.top());
            corners.moveTo(corner + QPointF(right ? -arm : arm, 0));
            corners.lineTo(corner);
            corners.lineTo(corner + QPointF(0, lower ? -arm : arm));
        }
    painter.strokePath(corners,
                       QPen(m_theme.keyCursorHalo, width * 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.strokePath(corners, QPen(m_theme.keyCursor, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
}

void SquareMarkPainter::paintHold(QPainter& painter, core::Square held) const {
    const QRectF square = m_layout.squareRect(held);
    const double unit = square.width();
    const double width = std::max(1.0, unit * 0.04);
    QPainterPath rim, middle;
    rim.addRect(square);
    middle.addEllipse(around(square.center(), unit * 0.34));
    painter.save();
    painter.setClipPath(rim - middle, Qt::IntersectClip);
    const QPainterPath net = netShape(square.center(), unit);
    painter.strokePath(net, QPen(m_theme.captureHalo, width * 2));
    painter.strokePath(net, QPen(m_theme.net, width));
    painter.restore();
}

void SquareMarkPainter::paintTether(QPainter& painter, const core::Hold& hold) const {
    const double unit = m_layout.squareSize();
    const QPointF way = unitVector(centreOf(hold.held) - centreOf(hold.net)) * unit * 0.42;
    const QPointF from = centreOf(hold.net) + way, to = centreOf(hold.held) - way;
    const double width = std::max(2.0, unit * 0.08);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, wide] :
         {std::pair{m_theme.captureHalo, width * 2}, std::pair{m_theme.net, width}}) {
        painter.setPen(QPen(colour, wide, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(from, to);
        painter.drawEllipse(centreOf(hold.net), unit * 0.44, unit * 0.44);
    }
}

/// A flame on what is removed, a net over what is held, a wedge up or down on what turns over.
void SquareMarkPainter::paintFate(QPainter& painter, const FateMark& mark) const {
    const QRect square = m_layout.squareRect(mark.square);
    const double unit = square.width();
    switch (mark.fate) {
    case Fate::Removed:
        painter.setPen(QPen(m_theme.captureHalo, std::max(1.3, unit * 0.05)));
        painter.setBrush(m_theme.fire);
        painter.drawPath(flameShape(QRectF(square).center() + QPointF(-0.24, -0.18) * unit, unit * 0.28));
        break;
    case Fate::Held: paintHold(painter, mark.square); break;
    case Fate::Promoted: paintWedge(painter, square, true); break;
    case Fate::Reverted: paintWedge(painter, square, false); break;
    }
}

void SquareMarkPainter::paintWedge(QPainter& painter, const QRect& square, bool turnsUp) const {
    const double unit = square.width();
    const double way = turnsUp ? -1 : 1;
    const QPointF middle = QRectF(square).center() + QPointF(unit * 0.3, unit * 0.3 * way);
    const double arm = unit * 0.16;
    painter.setPen(QPen(m_theme.captureHalo, std::max(1.3, unit * 0.05)));
    painter.setBrush(turnsUp ? m_theme.choiceEdge : m_theme.lastMove);
    painter.drawPolygon(QPolygonF{middle + QPointF(-arm, -arm * way / 2),
                                  middle + QPointF(arm, -arm * way / 2), middle + QPointF(0, arm * way)});
}

} // namespace komadai::ui
