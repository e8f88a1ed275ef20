// Every control has a name for screen readers, Tab reaches all of them in the order of reading, and one sees where it is.
#include "tests/ui/window_check.h"
#include "ui/board/board_surface.h"
#include "ui/widgets/focus_ring.h"
#include "ui/widgets/tab_order.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QButtonGroup>
#include <QDockWidget>
#include <QLineEdit>
#include <QRadioButton>
#include <QTabBar>
#include <QTest>
#include <QTextBrowser>
#include <QToolBar>

#include <algorithm>

using namespace komadai::ui;

namespace {

QString described(const QWidget& widget) {
    QString text = widget.metaObject()->className();
    if (!widget.objectName().isEmpty()) text += ' ' + widget.objectName();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        text += " “" + button->text() + "”";
    if (widget.parentWidget()) text += QString(" in ") + widget.parentWidget()->metaObject()->className();
    return text;
}

bool isControl(QAccessibleInterface& part) {
    return part.state().focusable || part.role() == QAccessible::Button ||
           part.role() == QAccessible::CheckBox || part.role() == QAccessible::RadioButton;
}

/// Rows and squares are named by what they hold.
bool hasOwnParts(const QObject* object) {
    return qobject_cast<const QAbstractItemView*>(object) || qobject_cast<const BoardSurface*>(object) ||
           qobject_cast<const QTabBar*>(object);
}

/// The button in a line edit that clears it, which is no stop: a key does the same.
bool isClearButton(const QWidget* widget) {
    return widget && qobject_cast<const QLineEdit*>(widget->parentWidget()) &&
           qobject_cast<const QAbstractButton*>(widget);
}

void addNameless(QAccessibleInterface& part, const QWidget& window, QStringList& flaws) {
    const auto* widget = qobject_cast<QWidget*>(part.object());
    if (part.state().invisible || (widget && (!widget->isVisible() || widget->window() != &window))) return;
    const auto* tabs = qobject_cast<const QTabBar*>(widget); // named by the tab in front
    if (isClearButton(widget) || (tabs && tabs->count() == 0)) return;
    const bool isWindow = widget == &window;
    if (!isWindow && isControl(part) && part.text(QAccessible::Name).trimmed().isEmpty())
        flaws << QStringLiteral("%1 has no name").arg(widget ? described(*widget) : QString("a part"));
    if (hasOwnParts(part.object())) return;
    for (int i = 0; i < part.childCount(); ++i)
        if (auto* child = part.child(i)) addNameless(*child, window, flaws);
}

/// Whether its commands are in the menus or on keys of their own.
bool isShortCut(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    return qobject_cast<const QToolBar*>(parent) || qobject_cast<const QDockWidget*>(parent) ||
           qobject_cast<const QTabBar*>(parent) || qobject_cast<const QLineEdit*>(parent) ||
           widget.objectName().startsWith(QStringLiteral("qt_"));
}

/// Of the radio buttons of a group, the arrow keys reach the others.
bool isReachedByArrows(const QWidget& widget) {
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return button && button->isCheckable() &&
           (button->autoExclusive() || (button->group() && button->group()->exclusive()));
}

bool isUsed(const QWidget& widget, const QWidget& window) {
    return widget.isVisible() && widget.isEnabled() && widget.window() == &window &&
           !widget.size().isEmpty() && !widget.visibleRegion().isEmpty();
}

bool isTextWithLinks(const QWidget& widget) { return qobject_cast<const QTextBrowser*>(&widget) != nullptr; }

/// The widgets that Tab comes to, from the first one until it is back there.
QList<QWidget*> tabStops(QWidget& window) {
    constexpr int Most = 2000; // the links of a text are stops of their own
    QList<QWidget*> stops;
    for (int i = 0; i < Most; ++i) {
        QWidget* from = window.focusWidget() ? window.focusWidget() : &window;
        QTest::keyClick(from, Qt::Key_Tab);
        QWidget* to = window.focusWidget();
        if (to == from && isTextWithLinks(*to)) continue;
        if (!to || stops.contains(to)) break;
        stops << to;
    }
    return stops;
}

QRect rectIn(const QWidget& window, const QWidget& widget) {
    return {widget.mapTo(&window, QPoint(0, 0)), widget.size()};
}

/// What is wrong where Tab goes from one control to the other, early or late; empty if nothing is.
QString flawBetween(const QWidget& window, const QWidget& early, const QWidget& late) {
    const QRect one = rectIn(window, early);
    const QRect other = rectIn(window, late);
    const bool isBelow =
        one.top() > other.bottom() && one.left() <= other.right() && other.left() <= one.right();
    const int shared = std::min(one.bottom(), other.bottom()) - std::max(one.top(), other.top());
    const bool isInRow = 2 * shared > std::max(one.height(), other.height());
    const bool isMirrored = window.layoutDirection() == Qt::RightToLeft;
    const bool isBehind = isInRow && (isMirrored ? one.right() < other.left() : one.left() > other.right());
    if (!isBelow && !isBehind) return {};
    return QStringLiteral("Tab comes to %1 before %2").arg(described(early), described(late));
}

QStringList flawsOfOrder(const QWidget& window, const QList<QWidget*>& stops) {
    QStringList flaws;
    for (qsizetype i = 0; i < stops.size(); ++i)
        for (qsizetype j = i + 1; j < stops.size(); ++j)
            if (const QString flaw = flawBetween(window, *stops[i], *stops[j]); !flaw.isEmpty())
                flaws << flaw;
    return flaws;
}

QStringList unreached(const QWidget& window, const QList<QWidget*>& stops) {
    QStringList flaws;
    for (auto* widget : window.findChildren<QWidget*>()) {
        if (!isUsed(*widget, window) || stops.contains(widget) || isShortCut(*widget)) continue;
        const bool wantsFocus = (widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy();
        const bool isButton = qobject_cast<QAbstractButton*>(widget) != nullptr;
        if ((wantsFocus || isButton) && !isReachedByArrows(*widget))
            flaws << QStringLiteral("Tab does not come to %1").arg(described(*widget));
    }
    return flaws;
}

/// Tab goes round and round; what is wrong from the stop with which one best begins.
QStringList leastFlaws(const QWidget& window, QList<QWidget*> stops) {
    QStringList least = flawsOfOrder(window, stops);
    for (qsizetype turn = 1; turn < stops.size() && !least.empty(); ++turn) {
        std::rotate(stops.begin(), stops.begin() + 1, stops.end());
        if (const auto flaws = flawsOfOrder(window, stops); flaws.size() < least.size()) least = flaws;
    }
    return least;
}

/// Whether one sees that the control has the focus.
bool showsFocus(QWidget& window, QWidget& stop) {
    const QRect place = rectIn(window, stop).adjusted(-3, -3, 3, 3);
    stop.clearFocus();
    stop.setFocus(Qt::TabFocusReason);
    const QImage with = window.grab(place).toImage();
    stop.clearFocus();
    return window.grab(place).toImage() != with;
}

QStringList unseen(QWidget& window, const QList<QWidget*>& stops) {
    QStringList flaws;
    window.setAttribute(Qt::WA_KeyboardFocusChange);
    for (auto* stop : stops)
        if (!showsFocus(window, *stop))
            flaws << QStringLiteral("the focus is not seen on %1").arg(described(*stop));
    return flaws;
}

} // namespace

void komadai::ui::test::check(QWidget& window) {
    orderTabsByLayouts(*qApp);
    showFocusRings(*qApp);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QCoreApplication::processEvents();
    QStringList flaws;
    addNameless(*QAccessible::queryAccessibleInterface(&window), window, flaws);
    const auto stops = tabStops(window);
    flaws << unreached(window, stops);
    flaws << leastFlaws(window, stops);
    flaws << unseen(window, stops);
    flaws.removeDuplicates();
    QVERIFY2(flaws.isEmpty(), qPrintable(flaws.join(QStringLiteral("\n   "))));
}

bool komadai::ui::test::differsByVariant() { return true; }

int komadai::ui::test::run(QObject& test, int argc, char** argv) { return QTest::qExec(&test, argc, argv); }
