#include "ui/window_places.h"

#include "ui/board/board_view.h"
#include "ui/preferences/preferences.h"

#include <QEvent>
#include <QWidget>
#include <QWindow>

#include <cassert>
#include <chrono>
#include <utility>

namespace komadai::ui {
namespace {

using namespace std::chrono_literals;

Preference<QByteArray> storedPlaceOf(const QWidget& window) {
    assert(!window.objectName().isEmpty());
    return {QStringLiteral("windowPlaces/%1").arg(window.objectName()), {}, bytesFormat()};
}

/// The board of the game in front, in coordinates of the screen; the whole window if there is none.
QRect boardIn(const QWidget& mainWindow) {
    const auto area = [](const QWidget& widget) { return widget.width() * widget.height(); };
    const BoardView* largest = nullptr; // small ones show games of a list
    for (const auto* board : mainWindow.findChildren<BoardView*>())
        if (board->isVisible() && board->window() == &mainWindow &&
            (!largest || area(*board) > area(*largest)))
            largest = board;
    if (!largest) return mainWindow.frameGeometry();
    const QRect seen = largest->boardAndHands().intersected(largest->rect());
    return {largest->mapToGlobal(seen.topLeft()), seen.size()};
}

void place(QWidget& window, const QWidget& mainWindow, WindowUse use) {
    if (window.restoreGeometry(preferences().get(storedPlaceOf(window))))
        fitIntoScreen(window, mainWindow);
    else
        placeBeside(window, use, mainWindow, boardIn(mainWindow));
}

} // namespace

PlaceKeeper::PlaceKeeper(QWidget& window) : QObject(&window), m_window(window), m_key(storedPlaceOf(window)) {
    constexpr auto Rest = 300ms;
    m_rest.setSingleShot(true);
    m_rest.setInterval(Rest);
    connect(&m_rest, &QTimer::timeout, this, &PlaceKeeper::onRest);
    window.installEventFilter(this);
    window.windowHandle()->installEventFilter(this);
    if (window.windowHandle()->isExposed()) onExposed();
}

PlaceKeeper::~PlaceKeeper() {
    if (!m_unstored.isEmpty()) preferences().set(m_key, m_unstored);
}

bool PlaceKeeper::eventFilter(QObject* watched, QEvent* event) {
    const bool isOfWindow = watched == &m_window;
    if (event->type() == QEvent::Expose) onExposed();
    if (isOfWindow && (event->type() == QEvent::Move || event->type() == QEvent::Resize)) onChanged();
    if (isOfWindow && (event->type() == QEvent::Close || event->type() == QEvent::Hide)) remember();
    return QObject::eventFilter(watched, event);
}

void PlaceKeeper::onExposed() {
    if (!std::exchange(m_isSeen, true)) m_rest.start();
}

/// The window has grown because its text became larger, not because the user has resized it.
bool PlaceKeeper::hasGrownByItself() const {
    return m_window.geometry().topLeft() == m_given->topLeft() && m_window.size() != m_given->size() &&
           m_window.size() == m_given->size().expandedTo(m_window.minimumSize());
}

void PlaceKeeper::onChanged() {
    if (isSettled() && m_unstored.isEmpty() && hasGrownByItself()) m_given = m_window.geometry();
    const bool isMoved = isSettled() && m_window.geometry() != *m_given;
    m_unstored = isMoved ? m_window.saveGeometry() : QByteArray();
    if (m_isSeen) m_rest.start();
}

void PlaceKeeper::acceptPlace() {
    m_unstored.clear();
    if (isSettled()) m_given = m_window.geometry();
}

void PlaceKeeper::onRest() {
    if (isSettled())
        remember();
    else
        m_given = m_window.geometry();
}

void PlaceKeeper::remember() {
    if (std::exchange(m_unstored, {}).isEmpty()) return;
    m_given = m_window.geometry();
    preferences().set(m_key, m_window.saveGeometry()); // by now it is known whether it is maximized
}

void bringUp(QWidget& window, const QWidget& mainWindow, WindowUse use) {
    constexpr const char* Placed = "isPlaced";
    const bool isFirst = !window.property(Placed).toBool();
    if (isFirst) place(window, mainWindow, use);
    window.setProperty(Placed, true);
    const bool opensAgain = !isFirst && !window.isVisible();
    if (opensAgain) fitIntoScreen(window, mainWindow); // its text may have become larger
    window.show();
    comeToFront(window);
    if (isFirst) new PlaceKeeper(window);
    if (opensAgain) window.findChild<PlaceKeeper*>(QString(), Qt::FindDirectChildrenOnly)->acceptPlace();
}

} // namespace komadai::ui
