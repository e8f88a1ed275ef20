// The mouse on the board: clicks, drags, drawings, panning and the wheel.
#pragma once

#include "ui/board/board_drawing.h"
#include "ui/board/board_scene.h"

#include <QPointF>

#include <optional>

class QMouseEvent;
class QWheelEvent;

namespace komadai::ui {

class BoardView;

/// Turns the events of the mouse into gestures on one board, and shows what is under way. The left button picks up pieces
/// and drags them, or drags a zoomed board about where there is nothing to pick up. The right button cancels a selection or a
/// premove; without both it draws. The middle button drags a zoomed board.
class BoardMouse {
public:
    /// The view owns the mouse.
    explicit BoardMouse(BoardView& view) : m_view(view) {}

    void press(const QMouseEvent& event);
    /// The second press of a double click. It does nothing where the first one has made the move.
    void pressAgain(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    void leave();
    void wheel(QWheelEvent& event);

    std::optional<QPointF> hover() const { return m_hover; }
    /// Gives up a piece that is being dragged.
    void dropDrag() { m_drag.reset(); }
    /// Gives up a drawing that is under way.
    void dropDrawing() { m_drawing.reset(); }
    /// Gives up everything that is under way: another widget may get the release of the button.
    void dropAll();
    /// Adds the dragged piece and the drawing under way.
    void addTo(BoardScene& scene) const;
    void updateCursor();

private:
    /// A press that may become a drag, and the drag itself.
    struct Drag {
        QPointF start; ///< where the button went down
        QPointF at;    ///< the centre of the piece
        core::Piece piece;
        Place origin;
        bool moving = false; ///< past the distance at which a drag starts
    };
    /// The board being dragged about.
    struct Pan {
        QPointF start, offset; ///< of the mouse and of the board when the button went down
    };
    /// A drawing being made with the right button.
    struct Drawing {
        core::Square from;
        DrawingColour colour{};
    };

    void pressLeft(const QPointF& point);
    void pressRight(const QMouseEvent& event);
    void beginDrag(const QPointF& point, const Place& place);
    /// Reports what a press has entered.
    void answer(const MoveEntry::Answer& answer);
    /// Gives up what is under way with buttons that are no longer held down.
    void dropUnheld(Qt::MouseButtons held);
    std::optional<BoardDrawing> drawingTo(const QPointF& point) const;

    BoardView& m_view;
    std::optional<Drag> m_drag;
    std::optional<Pan> m_pan;
    std::optional<Drawing> m_drawing;
    std::optional<QPointF> m_hover; ///< position of the mouse
    bool m_hasMoved = false;        ///< whether the last press of the left button has made a move
    int m_wheelRest = 0;            ///< eighths of a degree not yet turned into plies
};

} // namespace komadai::ui
