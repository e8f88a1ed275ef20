// The marks in drawings of moves.
#pragma once

#include "ui/board/board_theme.h"
#include "ui/board/piece_set.h"

#include <QPainter>
#include <QRectF>

namespace komadai::ui {

/// The meaning of a mark in a drawing; each has its own shape. The marks on the game board show what can be done now and
/// have the same shapes where they mean the same: a crosshair is a shot, a flame burns.
enum class Mark {
    Move,             ///< moves or captures
    MoveOnly,         ///< moves to an empty square
    CaptureOnly,      ///< captures
    LaterStep,        ///< reached by several steps of one move
    Slide,            ///< any number of empty squares in this direction
    SlideMoveOnly,    ///< slides without capturing
    SlideCaptureOnly, ///< slides only to capture
    Hop,              ///< slides over exactly one piece
    Shot,             ///< captures from a distance, after a move
    Hold,             ///< keeps the first enemy in its line from moving
    Burns,            ///< removes the piece there
    Removed,          ///< a piece that is removed, or a square that cannot be used
};

/// Paints marks on squares of `unit` pixels. Holds references; made for one painting.
class MarkPainter {
public:
    MarkPainter(QPainter& painter, double unit, const BoardTheme& theme)
        : m_painter(painter), m_unit(unit), m_theme(theme) {}

    /// `steps` are the number in the mark of a later step.
    void paintSpot(const QPointF& centre, Mark mark, int steps = 2) const;
    /// A line between the centres of two squares, of which it leaves the first one free. `range`: a number at its
    /// end, 0 for none.
    void paintLine(const QPointF& from, const QPointF& to, Mark mark, int range = 0) const;
    void paintArrow(const QPointF& from, const QPointF& to) const;
    /// A small flame in the corner of a square with a piece.
    void paintFlameBesidePiece(const QPointF& centre) const;

private:
    double thick() const;
    QColor colourOf(Mark mark) const;
    void paintArrowhead(const QPointF& tip, const QPointF& way, const QColor& colour) const;
    void paintCross(const QPointF& centre, const QColor& colour) const;
    void paintBar(const QPointF& centre, const QPointF& way, const QColor& colour) const;
    void paintNumber(const QPointF& centre, int steps) const;
    void paintRange(const QPointF& centre, int range) const;
    void paintText(const QRectF& area, int number) const;
    void paintFlame(const QPointF& centre) const;
    void paintCrosshair(const QPointF& centre) const;
    void paintCross(const QPointF& centre) const;

    QPainter& m_painter;
    const double m_unit;
    const BoardTheme& m_theme;
};

/// Paints one mark as an entry of a legend.
void paintMark(QPainter& painter, const QRectF& area, Mark mark, const BoardTheme& theme);

/// Paints squares, or lines where the variant has them, in the look of its board but without a frame. `unit` is
/// the size of a square.
void paintGrid(QPainter& painter, const QPoint& corner, core::BoardSize size, int unit,
               const core::VariantSpec& spec, const BoardTheme& theme);

} // namespace komadai::ui
