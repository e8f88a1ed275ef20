#include "ui/board/board_mouse.h"

#include "ui/board/board_view.h"

#include <QApplication>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>
#include <cstdlib>
#include <utility>

namespace komadai::ui {
namespace {

constexpr int WheelStep = 120; ///< eighths of a degree, one notch of a usual mouse

} // namespace

void BoardMouse::press(const QMouseEvent& event) {
    const bool wasFlipped = m_view.isFlipped();
    m_hasMoved = false;
    m_view.finishAnimation();
    if (m_view.isFlipped() != wasFlipped)
        return; // the board turns after each move: another square lies there now
    if (event.button() == Qt::MiddleButton) m_pan = Pan{event.position(), m_view.m_zoom.offset()};
    if (event.button() == Qt::RightButton) return pressRight(event);
    if (event.button() == Qt::LeftButton) return pressLeft(event.position());
    updateCursor();
}

void BoardMouse::pressAgain(const QMouseEvent& event) {
    if (event.button() == Qt::LeftButton && m_hasMoved) return;
    press(event);
}

/// Cancels first; draws only where nothing is selected.
void BoardMouse::pressRight(const QMouseEvent& event) {
    if (m_view.m_entry.selection()) return m_view.stepBack();
    if (m_view.m_premove) return m_view.cancelPremove();
    if (const auto square = m_view.layout().squareAt(event.position()))
        m_drawing = Drawing{*square, drawingColourFor(event.modifiers())};
    updateCursor();
}

void BoardMouse::pressLeft(const QPointF& point) {
    auto& entry = m_view.m_entry;
    m_view.setPlayedByKeys(false);
    if (!entry.choices().empty()) {
        if (const auto move = m_view.choices().at(point)) return answer(entry.choose(*move));
        return m_view.stepBack();
    }
    const auto place = m_view.layout().placeAt(point);
    if (place) emit m_view.placePressed(*place);
    if (m_view.takesBackPremove(place)) return;
    const auto result = entry.press(place);
    if (place && entry.selection() == place && entry.choices().empty()) beginDrag(point, *place);
    if (!entry.selection() && std::holds_alternative<MoveEntry::Nothing>(result))
        m_pan = Pan{point, m_view.m_zoom.offset()};
    answer(result);
}

void BoardMouse::answer(const MoveEntry::Answer& answer) {
    m_hasMoved = std::holds_alternative<MoveEntry::Chosen>(answer) ||
                 std::holds_alternative<MoveEntry::Prepared>(answer);
    m_view.answer(answer);
}

void BoardMouse::beginDrag(const QPointF& point, const Place& place) {
    core::Piece piece;
    if (const auto* course = m_view.m_entry.course())
        piece = course->piece();
    else if (const auto* square = std::get_if<core::Square>(&place))
        piece = m_view.m_position->pieceAt(*square).value_or(piece);
    else
        piece = {std::get<HandPlace>(place).type, std::get<HandPlace>(place).side};
    m_drag = Drag{point, point, piece, place, false};
}

void BoardMouse::move(const QMouseEvent& event) {
    m_hover = event.position();
    dropUnheld(event.buttons());
    if (m_drag && event.buttons().testFlag(Qt::LeftButton)) {
        const QPointF way = *m_hover - m_drag->start;
        if (!m_drag->moving && way.manhattanLength() >= QApplication::startDragDistance()) {
            m_view.finishAnimation();
            m_drag->moving = true;
        }
        m_drag->at = *m_hover;
        m_view.showChanges();
    }
    if (m_drawing) m_view.showChanges();
    m_view.updatePreview();
    if (m_pan) m_view.panTo(m_pan->offset + *m_hover - m_pan->start);
    if (!m_view.m_entry.choices().empty()) m_view.showChanges();
    updateCursor();
}

void BoardMouse::release(const QMouseEvent& event) {
    if (event.button() == Qt::LeftButton || event.button() == Qt::MiddleButton) m_pan.reset();
    updateCursor();
    if (event.button() == Qt::RightButton) {
        const auto drawing = drawingTo(event.position());
        m_drawing.reset();
        m_view.showChanges();
        if (drawing) emit m_view.drawingToggled(*drawing);
    }
    if (event.button() != Qt::LeftButton || !m_drag) return;
    const Drag drag = *std::exchange(m_drag, std::nullopt);
    const auto result = m_view.m_entry.release(m_view.layout().placeAt(event.position()), drag.moving);
    m_view.answer(result, drag.moving ? std::optional(drag.at) : std::nullopt);
}

/// The release of a button went elsewhere where a window or another tab came to the front while it was held down.
void BoardMouse::dropUnheld(Qt::MouseButtons held) {
    const bool hasDragOrDrawing = m_drag || m_drawing;
    if (!held.testFlag(Qt::LeftButton)) dropDrag();
    if (!held.testFlag(Qt::RightButton)) dropDrawing();
    if (!(held & (Qt::LeftButton | Qt::MiddleButton))) m_pan.reset();
    if (hasDragOrDrawing && !m_drag && !m_drawing) m_view.showChanges();
}

void BoardMouse::dropAll() {
    dropUnheld(Qt::NoButton);
    updateCursor();
}

void BoardMouse::leave() {
    m_hover.reset();
    m_view.updatePreview();
    if (!m_view.m_entry.choices().empty()) m_view.showChanges();
}

/// The drawing under way if it ended there; none beside the squares.
std::optional<BoardDrawing> BoardMouse::drawingTo(const QPointF& point) const {
    const auto to = m_drawing ? m_view.layout().squareAt(point) : std::nullopt;
    if (!to) return std::nullopt;
    return BoardDrawing{m_drawing->from, *to, m_drawing->colour};
}

void BoardMouse::addTo(BoardScene& scene) const {
    if (const auto drawing = m_hover ? drawingTo(*m_hover) : std::nullopt; drawing && !drawing->isCircle())
        scene.drawings.push_back(*drawing);
    if (!m_drag || !m_drag->moving) return;
    if (const auto* square = std::get_if<core::Square>(&m_drag->origin))
        scene.hidden.push_back(*square);
    else
        scene.taken = std::get<HandPlace>(m_drag->origin);
    scene.carried = m_view.layout().placed(m_drag->piece);
    scene.carriedAt = m_drag->at;
}

void BoardMouse::updateCursor() {
    auto shape = Qt::ArrowCursor;
    if ((m_drag && m_drag->moving) || (m_pan && m_view.m_zoom.isZoomed()))
        shape = Qt::ClosedHandCursor;
    else if (m_hover) {
        const auto place = m_view.layout().placeAt(*m_hover);
        if (place && m_view.m_entry.choices().empty() && m_view.m_entry.canPick(*place))
            shape = Qt::PointingHandCursor;
    }
    if (m_view.cursor().shape() != shape) m_view.setCursor(shape);
}

/// The wheel alone steps through the game; with Ctrl it zooms, with Shift or sideways it moves a zoomed board.
void BoardMouse::wheel(QWheelEvent& event) {
    event.accept();
    const QPoint turn = event.angleDelta();
    const bool shifts = event.modifiers().testFlag(Qt::ShiftModifier);
    // Fingers on a touchpad never go quite straight.
    const bool isSideways = std::abs(turn.x()) > std::abs(turn.y());
    if (shifts || isSideways)
        return m_view.panTo(m_view.m_zoom.offset() + QPointF(shifts ? QPoint(turn.x(), turn.y()) : turn) / 2);
    m_wheelRest += turn.y();
    const int notches = m_wheelRest / WheelStep;
    m_wheelRest -= notches * WheelStep;
    if (notches == 0) return;
    if (event.modifiers().testFlag(Qt::ControlModifier))
        m_view.setZoom(m_view.zoom() * std::pow(BoardZoom::Step, notches), event.position());
    else
        emit m_view.wheelStepped(-notches);
}

} // namespace komadai::ui
