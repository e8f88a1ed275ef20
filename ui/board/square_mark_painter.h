// Paints marks on squares: moves, targets, consequences, cursors.
#pragma once

#include "core/rules/move_course.h"
#include "ui/board/board_layout.h"
#include "ui/board/board_scene.h"
#include "ui/board/board_theme.h"

#include <QPainter>

namespace komadai::ui {

/// Holds references; made for one painting.
class SquareMarkPainter {
public:
    SquareMarkPainter(const BoardLayout& layout, const BoardTheme& theme)
        : m_layout(layout), m_theme(theme) {}

    /// Last move with its traces, reach of fogs, check, selection and the move being entered; all lie beneath the pieces.
    void paintBeneathPieces(QPainter& painter, const BoardScene& scene) const;
    /// Dots for steps, rings round captures, crosshairs on shots.
    void paintTargets(QPainter& painter, const BoardScene& scene) const;
    /// A flame on a removed piece, a net over a held one, a wedge up or down on one that turns over.
    void paintFate(QPainter& painter, const FateMark& mark) const;
    /// A net over a piece that may not move; its writing can be read.
    void paintHold(QPainter& painter, core::Square held) const;
    /// A line from a net to the piece that it holds.
    void paintTether(QPainter& painter, const core::Hold& hold) const;
    /// A frame in the corners, a shape that no other mark has.
    void paintKeyCursor(QPainter& painter, const QRectF& rect) const;
    /// A frame round the square or slot to which mouse or keyboard points.
    void paintPointed(QPainter& painter, const QRectF& rect) const;
    void paintCrosshair(QPainter& painter, const QRectF& square) const;
    /// A frame along the inner edge of a rectangle.
    void paintFrame(QPainter& painter, const QRectF& rect, const QPen& pen) const;
    /// Beneath a piece that was picked up.
    void paintSelected(QPainter& painter, const QRectF& rect) const;

private:
    QRectF tintSquare(QPainter& painter, core::Square square) const;
    void paintLastMove(QPainter& painter, const core::Move& move) const;
    void paintTrace(QPainter& painter, const FateMark& mark) const;
    void paintReach(QPainter& painter, const core::Shelter& shelter) const;
    void paintWedge(QPainter& painter, const QRect& square, bool turnsUp) const;
    void paintCourse(QPainter& painter, const core::MoveCourse& course) const;
    void paintLeg(QPainter& painter, const QPointF& from, const QPointF& to, const QColor& colour) const;
    void paintCheck(QPainter& painter, const QRectF& square) const;
    void paintRing(QPainter& painter, const QRectF& square) const;
    QPointF centreOf(core::Square square) const { return QRectF(m_layout.squareRect(square)).center(); }

    const BoardLayout& m_layout;
    const BoardTheme& m_theme;
};

} // namespace komadai::ui
