#include "ui/widgets/window_place.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>
#include <array>

namespace komadai::ui {
namespace {

int areaOf(const QRect& rect) { return rect.isValid() ? rect.width() * rect.height() : 0; }

/// The nearest number to `value` at which a length still fits between two ends; the first end if it never does.
int fitted(int value, int length, int first, int last) {
    return std::max(first, std::min(value, last - length + 1));
}

} // namespace

QRect placeBeside(const QSize& window, const QRect& watched, const QRect& screen) {
    const int y = fitted(watched.top(), window.height(), screen.top(), screen.bottom());
    const auto at = [&](int x) {
        return QRect(QPoint(fitted(x, window.width(), screen.left(), screen.right()), y), window);
    };
    const std::array<QRect, 2> places{at(watched.right() + 1), at(watched.left() - window.width())};
    return *std::min_element(places.begin(), places.end(), [&](const QRect& a, const QRect& b) {
        return areaOf(a.intersected(watched)) < areaOf(b.intersected(watched));
    });
}

void placeBeside(QWidget& window, const QWidget& watched) {
    const QWidget& owner = *watched.window();
    const QSize frame = owner.frameGeometry().size() - owner.geometry().size();
    const QRect seen(watched.mapToGlobal(QPoint()), watched.size());
    window.move(placeBeside(window.size() + frame, seen, watched.screen()->availableGeometry()).topLeft());
}

} // namespace komadai::ui
