#include "ui/record/move_popup.h"

#include "ui/board/board_popup.h"
#include "ui/document/game_document.h"
#include "ui/notation/notation.h"

#include <QEvent>
#include <QMouseEvent>
#include <QWidget>

#include <utility>

namespace komadai::ui {
namespace {

/// Whether the user turns to something else.
bool endsPointing(QEvent::Type type) {
    return type == QEvent::Leave || type == QEvent::Hide || type == QEvent::MouseButtonPress ||
           type == QEvent::Wheel || type == QEvent::WindowDeactivate;
}

} // namespace

MovePopup::MovePopup(GameDocument& document, QWidget* owner)
    : QObject(owner), m_document(document), m_board(new BoardPopup(owner)) {
    m_board->setObjectName(QStringLiteral("moveBoard"));
    m_delay.setSingleShot(true);
    m_delay.setInterval(DelayMs);
    connect(&m_delay, &QTimer::timeout, this, &MovePopup::showBoard);
    connect(&document, &GameDocument::recordReset, this, &MovePopup::cancel);
    connect(&document, &GameDocument::edited, this, &MovePopup::cancel);
    connect(&document, &GameDocument::currentChanged, this, &MovePopup::cancel);
}

void MovePopup::follow(QWidget& viewport, NodeAt nodeAt) {
    viewport.setMouseTracking(true);
    viewport.installEventFilter(this);
    m_lists.push_back({&viewport, std::move(nodeAt)});
}

void MovePopup::setEnabled(bool enabled) {
    m_isEnabled = enabled;
    if (!enabled) cancel();
}

void MovePopup::setFlipped(bool flipped) {
    m_board->setFlipped(flipped);
    m_board->update();
}

bool MovePopup::eventFilter(QObject* watched, QEvent* event) {
    if (endsPointing(event->type())) cancel();
    if (event->type() == QEvent::MouseMove)
        for (const List& list : m_lists)
            if (list.viewport == watched) pointAt(list, *static_cast<QMouseEvent*>(event));
    return QObject::eventFilter(watched, event);
}

void MovePopup::pointAt(const List& list, const QMouseEvent& event) {
    const QPoint point = event.position().toPoint();
    const auto node = event.buttons() == Qt::NoButton ? list.nodeAt(point) : std::nullopt;
    if (node == m_node) return;
    const bool wasShown = m_board->isVisible();
    m_node = node;
    const QWidget& area = *list.viewport->parentWidget(); // with the numbers of the moves
    m_row = QRect(area.mapToGlobal(QPoint()).x(), list.viewport->mapToGlobal(point).y(), area.width(), 1);
    m_delay.stop();
    if (!canShow())
        m_board->hide();
    else if (wasShown)
        showBoard();
    else
        m_delay.start();
}

bool MovePopup::canShow() const {
    return m_isEnabled && m_node && *m_node != core::NodeId::root() && *m_node != m_document.current() &&
           m_document.tree().contains(*m_node);
}

void MovePopup::showBoard() {
    if (!canShow()) return;
    const core::GameTree& tree = m_document.tree();
    const core::Move move = tree.move(*m_node);
    const core::AnyPosition before = tree.position(*tree.parent(*m_node));
    m_board->showBeside(m_row, before.after(move), move, moveText(move, before, std::nullopt));
}

void MovePopup::cancel() {
    m_node.reset();
    m_delay.stop();
    m_board->hide();
}

} // namespace komadai::ui
