#include "ui/window_layout.h"

#include "ui/board_only.h"
#include "ui/game/game_view.h"
#include "ui/panel_layouts.h"
#include "ui/preferences/preferences.h"
#include "ui/window_actions.h"

#include <QDataStream>
#include <QIODevice>
#include <QMainWindow>

namespace komadai::ui {
namespace {

const Preference<QByteArray> Geometry(QStringLiteral("window/geometry"), {}, bytesFormat());
const Preference<QByteArray> State(QStringLiteral("window/state"), {},
                                   bytesFormat()); ///< of docks and toolbar

} // namespace

WindowLayout::WindowLayout(QMainWindow& window, const WindowActions& actions, const BoardOnly& boardOnly)
    : QObject(&window), m_window(window), m_actions(actions), m_boardOnly(boardOnly) {
    m_actions.panelLayouts().follow({named({}),
                                     [this] { return named(preferences().get(preference::BoardSplit)); },
                                     [this](const QByteArray& layout) { show(layout); }});
}

void WindowLayout::restore() {
    m_window.restoreGeometry(preferences().get(Geometry));
    m_window.restoreState(preferences().get(State));
}

void WindowLayout::store() const {
    preferences().set(Geometry, m_window.saveGeometry());
    preferences().set(State, m_boardOnly.windowState());
}

QByteArray WindowLayout::named(const QByteArray& split) const {
    QByteArray layout;
    QDataStream stream(&layout, QIODevice::WriteOnly);
    stream << m_boardOnly.windowState() << split;
    return layout;
}

void WindowLayout::show(const QByteArray& layout) {
    QByteArray state, split;
    QDataStream stream(layout);
    stream >> state >> split;
    m_actions.boardOnly->setChecked(false);
    m_window.restoreState(state);
    preferences().set(preference::BoardSplit, split);
    emit chosen();
}

} // namespace komadai::ui
