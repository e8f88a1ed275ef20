#include "ui/window_places.h"

#include "ui/board/board_view.h"
#include "ui/preferences/preferences.h"
#include "ui/widgets/window_place.h"

#include <QEvent>
#include <QObject>
#include <QTimer>
#include <QWidget>

#include <cassert>
#include <chrono>
#include <optional>

namespace komadai::ui {
namespace {

using namespace std::chrono_literals;

Preference<QByteArray> storedPlaceOf(const QWidget& window) {
    assert(!window.objectName().isEmpty());
    return {QStringLiteral("windowPlaces/%1").arg(window.objectName()), {}, bytesFormat()};
}

/// Remembers where the user puts a window. Belongs to the window, which has just been shown.
class PlaceKeeper : public QObject {
public:
    explicit PlaceKeeper(QWidget& window) : QObject(&window), m_window(window) {
        constexpr auto SettleTime = 1s; // of the desktop, which may move the window or give it another size
        QTimer::singleShot(SettleTime, this, [this] { m_given = m_window.geometry(); });
        constexpr auto Pause = 300ms; // while the user drags
        m_due.setSingleShot(true);
        m_due.setInterval(Pause);
        connect(&m_due, &QTimer::timeout, this, &PlaceKeeper::remember);
        window.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Move || event->type() == QEvent::Resize) m_due.start();
        return QObject::eventFilter(watched, event);
    }

private:
    void remember() {
        if (!m_given || !m_window.isVisible() || m_window.geometry() == *m_given) return;
        m_given = m_window.geometry();
        preferences().set(storedPlaceOf(m_window), m_window.saveGeometry());
    }

    QWidget& m_window;
    std::optional<QRect> m_given; ///< none until the window has settled
    QTimer m_due;
};

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

void place(QWidget& window, const QWidget& mainWindow) {
    if (!window.restoreGeometry(preferences().get(storedPlaceOf(window))))
        placeBeside(window, mainWindow, boardIn(mainWindow));
}

} // namespace

void bringUp(QWidget& window, const QWidget& mainWindow) {
    constexpr const char* Placed = "isPlaced";
    const bool isFirst = !window.property(Placed).toBool();
    if (isFirst) place(window, mainWindow);
    window.setProperty(Placed, true);
    window.show();
    window.raise();
    window.activateWindow();
    if (isFirst) new PlaceKeeper(window);
}

} // namespace komadai::ui
