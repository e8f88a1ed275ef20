#include "ui/widgets/window_place.h"

#include <QGuiApplication>
#include <QLayout>
#include <QScreen>
#include <QWidget>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>
#include <vector>

namespace komadai::ui {
namespace {

int areaOf(const QRect& rect) { return rect.isValid() ? rect.width() * rect.height() : 0; }

/// The nearest number to `value` at which a length still fits between two ends; the first end if it never does.
int fitted(int value, int length, int first, int last) {
    return std::max(first, std::min(value, last - length + 1));
}

/// Places at the four sides of a rectangle, on a screen with this free area. The better of two equal sides comes first.
std::array<QRect, 4> placesAround(const QRect& rect, const WindowSizes& window, const QRect& screen,
                                  Qt::LayoutDirection direction) {
    const auto sized = [&](int width, int height) {
        return window.wanted.boundedTo({width, height}).expandedTo(window.least);
    };
    const auto at = [&](int x, int y, const QSize& size) {
        return QRect({fitted(x, size.width(), screen.left(), screen.right()),
                      fitted(y, size.height(), screen.top(), screen.bottom())},
                     size);
    };
    const QSize onRight = sized(screen.right() - rect.right(), screen.height());
    const QSize onLeft = sized(rect.left() - screen.left(), screen.height());
    const QSize below = sized(screen.width(), screen.bottom() - rect.bottom());
    const QSize above = sized(screen.width(), rect.top() - screen.top());
    std::array<QRect, 4> places{
        at(rect.right() + 1, rect.top(), onRight), at(rect.left() - onLeft.width(), rect.top(), onLeft),
        at(rect.left(), rect.bottom() + 1, below), at(rect.left(), rect.top() - above.height(), above)};
    if (direction == Qt::RightToLeft) std::swap(places[0], places[1]);
    return places;
}

QRect placeInMiddle(const WindowSizes& window, const QRect& screen) {
    QRect place(QPoint(), window.wanted.boundedTo(screen.size()).expandedTo(window.least));
    place.moveCenter(screen.center());
    return place;
}

/// The best place for a window that may have all sizes between the two.
QRect bestPlace(const WindowSizes& window, const QRect& watched, const QRect& owner,
                const QList<QRect>& screens, Qt::LayoutDirection direction) {
    struct Candidate {
        QRect place;
        bool isElsewhere; ///< on another screen
    };
    std::vector<Candidate> candidates;
    for (const QRect& rect : {watched, owner})
        for (const QRect& place : placesAround(rect, window, screens.front(), direction))
            candidates.push_back({place, false});
    for (qsizetype i = 1; i < screens.size(); ++i)
        candidates.push_back({placeInMiddle(window, screens[i]), true});
    const auto cost = [&](const Candidate& candidate) {
        const QRect& place = candidate.place;
        return std::tuple(areaOf(place.intersected(watched)), candidate.isElsewhere, -areaOf(place),
                          areaOf(place.intersected(owner)));
    };
    return std::min_element(
               candidates.begin(), candidates.end(),
               [&](const Candidate& one, const Candidate& other) { return cost(one) < cost(other); })
        ->place;
}

/// What the desktop draws round a window, as far as it is known from another one.
QSize frameOf(const QWidget& window) { return window.frameGeometry().size() - window.geometry().size(); }

} // namespace

QRect placeOnScreen(const QRect& place, const QSize& least, const QRect& screen) {
    const QSize size = place.size().boundedTo(screen.size()).expandedTo(least);
    return {QPoint(fitted(place.left(), size.width(), screen.left(), screen.right()),
                   fitted(place.top(), size.height(), screen.top(), screen.bottom())),
            size};
}

void fitIntoScreen(QWidget& window, const QWidget& owner) {
    if (window.isMaximized() || window.isFullScreen()) return;
    if (auto* layout = window.layout()) layout->activate(); // its least size is known only then
    // Before it is shown, a window knows neither its frame nor its screen.
    const QSize frame = frameOf(owner);
    const QPoint corner = owner.geometry().topLeft() - owner.frameGeometry().topLeft();
    const QScreen* screen = QGuiApplication::screenAt(window.geometry().center());
    if (!screen) screen = owner.screen();
    const QRect place(window.geometry().topLeft() - corner, window.size() + frame);
    const QRect fit = placeOnScreen(place, window.minimumSize() + frame, screen->availableGeometry());
    if (fit == place) return;
    window.resize(fit.size() - frame);
    window.move(fit.topLeft());
}

void comeToFront(QWidget& window) {
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.raise();
    window.activateWindow();
}

QRect placeBeside(const WindowSizes& window, WindowUse use, const QRect& watched, const QRect& owner,
                  const QList<QRect>& screens, Qt::LayoutDirection direction) {
    const QRect best = bestPlace(window, watched, owner, screens, direction);
    if (use == WindowUse::WithBoard || !best.intersects(watched)) return best;
    const QSize size = window.wanted.boundedTo(screens.front().size()).expandedTo(window.least);
    return bestPlace({size, size}, watched, owner, screens, direction);
}

void placeBeside(QWidget& window, WindowUse use, const QWidget& owner, const QRect& watched) {
    const QSize frame = frameOf(owner);
    const QSize least = window.minimumSize().expandedTo(window.minimumSizeHint());
    QList<QRect> screens{owner.screen()->availableGeometry()};
    const auto all = owner.screen()->virtualSiblings();
    for (const QScreen* screen : all)
        if (screen != owner.screen()) screens << screen->availableGeometry();
    const QRect place = placeBeside({least + frame, window.size() + frame}, use, watched,
                                    owner.frameGeometry(), screens, owner.layoutDirection());
    window.resize(place.size() - frame);
    window.move(place.topLeft());
}

} // namespace komadai::ui
