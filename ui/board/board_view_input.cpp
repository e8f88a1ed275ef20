// What mouse and keyboard do on the board.
#include "ui/board/board_view.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace komadai::ui {
namespace {

constexpr int WheelStep = 120; ///< eighths of a degree, one notch of a usual mouse

template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};

/// How much of a move being entered is on the board.
SeenPart seenOf(const std::optional<BoardScene>& scene, std::optional<QPointF> droppedAt) {
    if (!scene || !scene->course) return {0, 0, droppedAt};
    return {scene->course->steps, scene->course->taken, droppedAt};
}

std::optional<BoardLayout::Direction> directionOf(int key) {
    switch (key) {
    case Qt::Key_Left: return BoardLayout::Direction::Left;
    case Qt::Key_Right: return BoardLayout::Direction::Right;
    case Qt::Key_Up: return BoardLayout::Direction::Up;
    case Qt::Key_Down: return BoardLayout::Direction::Down;
    default: return std::nullopt;
    }
}

bool isPressKey(int key) { return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter; }
bool isNumberKey(int key) { return key >= Qt::Key_1 && key <= Qt::Key_9; }

} // namespace

// --- what the user enters

void BoardView::answer(const MoveEntry::Answer& answer, std::optional<QPointF> droppedAt) {
    const SeenPart seen = seenOf(m_shown, droppedAt);
    m_choiceByKeys.reset();
    updatePreview();
    updateCursor();
    showChanges();
    emit entryChanged();
    std::visit(Overloaded{[](MoveEntry::Nothing) {}, [](const MoveEntry::Selected&) {},
                          [](const MoveEntry::Ambiguous&) {}, [&](MoveEntry::Continued) { showCourse(seen); },
                          [this](MoveEntry::Deselected) { emit selectionCancelled(); },
                          [&](const MoveEntry::Chosen& chosen) {
                              m_entered = Entered{chosen.move, seen};
                              emit moveChosen(chosen.move);
                              m_entered.reset();
                          },
                          [this](MoveEntry::Refused refused) { emit moveRefused(refused.reason); }},
               answer);
}

/// Animates what has been added to a move of several steps.
void BoardView::showCourse(const SeenPart& seen) {
    if (!m_entry.course()) return;
    const core::KoMove course = m_entry.course()->move();
    const bool isLonger = course.steps > seen.steps || course.taken > seen.taken;
    if (!isLonger) return;
    dropStages();
    addStage(*m_position, std::nullopt, motionOf(course, *m_position, {}, layout(), seen));
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    finishAnimation();
    const QPointF point = event->position();
    if (event->button() == Qt::RightButton) {
        if (m_entry.selection()) return stepBack();
        m_arrowFrom = layout().placeAt(point);
    }
    if (event->button() == Qt::MiddleButton) m_pan = Pan{point, m_offset};
    if (event->button() != Qt::LeftButton) return updateCursor();
    setPlayedByKeys(false);
    setArrows(ArrowKind::Own, {});
    if (!m_entry.choices().empty()) return answerChoice(point);
    const auto place = layout().placeAt(point);
    if (place) emit placePressed(*place);
    const auto result = m_entry.press(place);
    if (place && m_entry.selection() == place && m_entry.choices().empty()) beginDrag(point, *place);
    if (!m_entry.selection() && std::holds_alternative<MoveEntry::Nothing>(result))
        m_pan = Pan{point, m_offset};
    answer(result);
}

void BoardView::answerChoice(const QPointF& point) {
    for (const auto& move : m_entry.choices())
        if (choiceRect(move).contains(point.toPoint())) return answer(m_entry.choose(move));
    stepBack();
}

void BoardView::stepBack() {
    m_drag.reset();
    answer(m_entry.stepBack());
}

void BoardView::beginDrag(const QPointF& point, const Place& place) {
    core::Piece piece;
    if (const auto* course = m_entry.course())
        piece = course->piece();
    else if (const auto* square = std::get_if<core::Square>(&place))
        piece = m_position->pieceAt(*square).value_or(piece);
    else
        piece = {std::get<HandPlace>(place).type, std::get<HandPlace>(place).side};
    m_drag = Drag{point, point, piece, place, false};
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    m_hover = event->position();
    if (m_drag && event->buttons().testFlag(Qt::LeftButton)) {
        const QPointF way = *m_hover - m_drag->start;
        if (!m_drag->moving && way.manhattanLength() >= QApplication::startDragDistance()) {
            finishAnimation();
            m_drag->moving = true;
        }
        m_drag->at = *m_hover;
        showChanges();
    }
    if (m_arrowFrom) showChanges();
    updatePreview();
    if (m_pan) panTo(m_pan->offset + *m_hover - m_pan->start);
    if (!m_entry.choices().empty()) showChanges();
    updateCursor();
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton) m_pan.reset();
    updateCursor();
    if (event->button() == Qt::RightButton)
        if (const auto from = std::exchange(m_arrowFrom, std::nullopt))
            if (const auto to = layout().placeAt(event->position())) toggleOwnArrow(*from, *to);
    if (event->button() != Qt::LeftButton || !m_drag) return;
    const Drag drag = *m_drag;
    m_drag.reset();
    const auto result = m_entry.release(layout().placeAt(event->position()), drag.moving);
    answer(result, drag.moving ? std::optional(drag.at) : std::nullopt);
}

void BoardView::leaveEvent(QEvent* event) {
    m_hover.reset();
    updatePreview();
    if (!m_entry.choices().empty()) showChanges();
    QWidget::leaveEvent(event);
}

void BoardView::updateCursor() {
    auto shape = Qt::ArrowCursor;
    if ((m_drag && m_drag->moving) || (m_pan && m_zoom > 1))
        shape = Qt::ClosedHandCursor;
    else if (m_hover) {
        const auto place = layout().placeAt(*m_hover);
        if (place && m_entry.choices().empty() && m_entry.canPick(*place)) shape = Qt::PointingHandCursor;
    }
    if (cursor().shape() != shape) setCursor(shape);
}

/// The wheel alone goes through the game; with Ctrl it zooms, with Shift or sideways it moves a zoomed board.
void BoardView::wheelEvent(QWheelEvent* event) {
    event->accept();
    const QPoint turn = event->angleDelta();
    const bool shifts = event->modifiers().testFlag(Qt::ShiftModifier);
    if (shifts || turn.x() != 0)
        return panTo(m_offset + QPointF(shifts ? QPoint(turn.x(), turn.y()) : turn) / 2);
    m_wheelRest += turn.y();
    const int notches = m_wheelRest / WheelStep;
    m_wheelRest -= notches * WheelStep;
    if (notches == 0) return;
    if (event->modifiers().testFlag(Qt::ControlModifier))
        setZoom(m_zoom * std::pow(ZoomStep, notches), event->position());
    else
        emit wheelStepped(-notches);
}

// --- the keyboard

void BoardView::setPlayedByKeys(bool played) {
    if (played == m_playedByKeys || (played && !m_position)) return;
    m_playedByKeys = played;
    if (played && !m_keyCursor) m_keyCursor = firstKeyCursor();
    showChanges();
    emit playedByKeysChanged(played);
    announceFocus();
}

void BoardView::setKeyCursor(const Place& place) {
    m_keyCursor = place;
    setPlayedByKeys(true);
    reveal(layout().rectOf(place));
    updatePreview();
    showChanges();
    announceFocus();
}

/// Where something happened last, else the mover's king, else the middle.
Place BoardView::firstKeyCursor() const {
    if (const auto selection = m_entry.selection()) return *selection;
    if (m_lastMove) return core::destinationOf(*m_lastMove);
    const auto size = m_position->spec().size;
    return m_position->royalSquare(m_position->sideToMove())
        .value_or(size.square(size.files / 2, size.ranks / 2));
}

void BoardView::pressKeyCursor() {
    if (!m_keyCursor || !m_position) return;
    finishAnimation();
    emit placePressed(*m_keyCursor);
    auto result = m_entry.press(m_keyCursor);
    if (std::holds_alternative<MoveEntry::Nothing>(result)) result = m_entry.release(m_keyCursor, false);
    answer(result);
    if (!m_entry.choices().empty())
        highlightChoice(0);
    else if (!std::holds_alternative<MoveEntry::Chosen>(result))
        announceFocus();
}

void BoardView::enterMove(const core::Move& move) {
    finishAnimation();
    m_entry.cancel();
    showChanges();
    answer(MoveEntry::Chosen{move});
}

void BoardView::pickFromHand(int number) {
    const auto& kinds = layout().handKinds();
    if (number > static_cast<int>(kinds.size())) return;
    const HandPlace hand{m_position->sideToMove(), kinds[static_cast<std::size_t>(number) - 1]};
    setKeyCursor(hand);
    if (m_position->hand(hand.side).count(hand.type) == 0)
        return answer(MoveEntry::Refused{core::Refusal::NotInHand});
    if (m_entry.selection() != Place(hand)) pressKeyCursor();
}

void BoardView::highlightChoice(int choice) {
    const auto& choices = m_entry.choices();
    m_choiceByKeys = std::clamp(choice, 0, static_cast<int>(choices.size()) - 1);
    showChanges();
    const auto& move = choices[static_cast<std::size_t>(*m_choiceByKeys)];
    announce(tr("Choice %1 of %2: %3").arg(*m_choiceByKeys + 1).arg(choices.size()).arg(choiceText(move)));
}

bool BoardView::answerChoiceByKey(int key) {
    const auto& choices = m_entry.choices();
    if (const auto direction = directionOf(key)) {
        const bool isBack =
            *direction == BoardLayout::Direction::Left || *direction == BoardLayout::Direction::Up;
        highlightChoice(m_choiceByKeys ? *m_choiceByKeys + (isBack ? -1 : 1) : 0);
        return true;
    }
    std::optional<int> chosen;
    if (isPressKey(key)) chosen = m_choiceByKeys;
    if (isNumberKey(key)) chosen = key - Qt::Key_1;
    if (chosen && *chosen < static_cast<int>(choices.size()))
        answer(m_entry.choose(choices[static_cast<std::size_t>(*chosen)]));
    return isPressKey(key) || isNumberKey(key);
}

bool BoardView::playByKey(int key) {
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (isEnter && m_entry.course()) {
        answer(m_entry.end());
        if (!m_entry.choices().empty()) highlightChoice(0);
        return true;
    }
    if (!m_playedByKeys) return false;
    if (const auto direction = directionOf(key)) {
        if (const auto next = layout().neighbour(*m_keyCursor, *direction)) setKeyCursor(*next);
    } else if (isPressKey(key)) {
        pressKeyCursor();
    } else if (isNumberKey(key)) {
        pickFromHand(key - Qt::Key_0);
    } else {
        return false;
    }
    return true;
}

bool BoardView::isPlayingKey(int key) { return directionOf(key) || isPressKey(key) || isNumberKey(key); }

/// Whether a key is for the board, not for the window's shortcuts.
bool BoardView::wantsKey(const QKeyEvent& event) const {
    const int key = event.key();
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) return false;
    if (key == Qt::Key_Escape) return m_playedByKeys || m_entry.selection();
    if (m_entry.course() && isPressKey(key)) return true;
    return (m_playedByKeys || !m_entry.choices().empty()) && isPlayingKey(key);
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    if (!m_position || !wantsKey(*event)) return QWidget::keyPressEvent(event);
    const int key = event->key();
    if (key == Qt::Key_Escape) {
        if (m_entry.selection()) return stepBack();
        return setPlayedByKeys(false);
    }
    const bool isTaken = m_entry.choices().empty() ? playByKey(key) : answerChoiceByKey(key);
    if (!isTaken) QWidget::keyPressEvent(event);
}

void BoardView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    m_wasReachedByTab = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    announceFocus();
}

/// A widget that is hidden hands the focus on as the Tab key does, though nobody has asked for the keyboard to play.
void BoardView::onFocusChanged(const QWidget* from, const QWidget* to) {
    if (to == this && m_wasReachedByTab && (!from || from->isVisible())) setPlayedByKeys(true);
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    const bool comesBack = event->reason() == Qt::ActiveWindowFocusReason ||
                           event->reason() == Qt::PopupFocusReason ||
                           event->reason() == Qt::MenuBarFocusReason;
    if (!comesBack) setPlayedByKeys(false);
}

} // namespace komadai::ui
