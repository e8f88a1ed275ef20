#include "ui/board_only.h"

#include <QAction>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>

#include <utility>

namespace komadai::ui {
namespace {

/// The docks or toolbars of a window that are not hidden.
template <class Part>
QList<Part*> partsInUse(const QMainWindow& window) {
    auto parts = window.findChildren<Part*>(QString(), Qt::FindDirectChildrenOnly);
    parts.removeIf([](const Part* part) { return part->isHidden(); });
    return parts;
}

} // namespace

BoardOnly::BoardOnly(QMainWindow& window, QAction& action)
    : QObject(&window), m_window(window), m_action(action) {
    window.installEventFilter(this);
}

void BoardOnly::begin() {
    if (isOn()) return;
    m_before =
        Before{m_window.saveState(), !m_window.menuBar()->isHidden(), !m_window.statusBar()->isHidden()};
    for (auto* dock : partsInUse<QDockWidget>(m_window))
        dock->hide();
    for (auto* bar : partsInUse<QToolBar>(m_window))
        bar->hide();
    m_window.menuBar()->hide();
    m_window.statusBar()->hide();
}

void BoardOnly::end() {
    if (!isOn()) return;
    const Before before = *std::exchange(m_before, std::nullopt);
    const auto opened = partsInUse<QDockWidget>(m_window);
    m_window.menuBar()->setVisible(before.showsMenus);
    m_window.statusBar()->setVisible(before.showsStatusBar);
    m_window.restoreState(before.state);
    for (auto* dock : opened)
        dock->show();
}

QByteArray BoardOnly::windowState() const { return m_before ? m_before->state : m_window.saveState(); }

/// The window gets the keys that none of its parts wanted. A key that is held down, for example to take steps of a move back,
/// does not end the mode.
bool BoardOnly::eventFilter(QObject* watched, QEvent* event) {
    if (!isOn() || event->type() != QEvent::KeyPress) return QObject::eventFilter(watched, event);
    const auto* press = static_cast<QKeyEvent*>(event);
    if (press->key() != Qt::Key_Escape || press->modifiers() != Qt::NoModifier || press->isAutoRepeat())
        return QObject::eventFilter(watched, event);
    m_action.setChecked(false);
    return true;
}

} // namespace komadai::ui
