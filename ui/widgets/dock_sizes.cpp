#include "ui/widgets/dock_sizes.h"

#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QResizeEvent>
#include <QScopedValueRollback>

namespace komadai::ui {

DockSizes::DockSizes(QMainWindow& window, QObject* parent)
    : QObject(parent), m_window(window), m_windowSize(window.size()) {
    window.installEventFilter(this);
}

void DockSizes::follow(QDockWidget& dock) {
    dock.installEventFilter(this);
    connect(&dock, &QDockWidget::dockLocationChanged, this, [this, &dock] { m_lengthBefore.remove(&dock); });
    connect(&dock, &QObject::destroyed, this, [this, &dock] { m_lengthBefore.remove(&dock); });
}

/// The layout of the window gets its events before this filter: docks change first, and then the window reports its new size.
bool DockSizes::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        if (auto* dock = qobject_cast<QDockWidget*>(watched)) {
            onDockResized(*dock, *static_cast<const QResizeEvent*>(event));
        } else if (watched == &m_window) {
            m_windowSize = m_window.size();
            restore();
        }
    }
    return QObject::eventFilter(watched, event);
}

bool DockSizes::isBesideCentre(QDockWidget& dock) const {
    const auto area = m_window.dockWidgetArea(&dock);
    return area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
}

/// Of the two sides of a dock, the one that its area has room for.
int DockSizes::lengthIn(QDockWidget& dock, const QSize& size) const {
    return isBesideCentre(dock) ? size.width() : size.height();
}

void DockSizes::onDockResized(QDockWidget& dock, const QResizeEvent& event) {
    if (m_isRestoring || !event.oldSize().isValid() || !dock.isVisible() || dock.isFloating()) return;
    const int before = lengthIn(dock, event.oldSize());
    const int now = lengthIn(dock, event.size());
    if (before == now) return;
    if (m_windowSize == m_window.size())
        m_lengthBefore.remove(&dock); // the user has moved the separator
    else if (now < before && !m_lengthBefore.contains(&dock))
        m_lengthBefore.insert(&dock, before);
}

void DockSizes::restore() {
    if (m_isRestoring || m_lengthBefore.isEmpty()) return;
    const QScopedValueRollback guard(m_isRestoring, true);
    const auto wanted = m_lengthBefore;
    for (auto each = wanted.begin(); each != wanted.end(); ++each) {
        QDockWidget* dock = each.key();
        const bool isShown = !dock->isHidden() && !dock->isFloating();
        if (isShown && lengthIn(*dock, dock->size()) < each.value())
            m_window.resizeDocks({dock}, {each.value()},
                                 isBesideCentre(*dock) ? Qt::Horizontal : Qt::Vertical);
    }
    m_window.layout()->activate();
    using Each = QHash<QDockWidget*, int>::iterator;
    m_lengthBefore.removeIf(
        [this](const Each& each) { return lengthIn(*each.key(), each.key()->size()) >= each.value(); });
}

} // namespace komadai::ui
