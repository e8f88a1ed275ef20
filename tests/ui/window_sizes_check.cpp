// Nothing is clipped and nothing lies over something else, in any window at any size that it allows. Run with several
// scale factors and languages.
#include "tests/ui/window_check.h"
#include "ui/board/board_view.h"
#include "ui/widgets/dialog_content.h"
#include "ui/widgets/dock_content.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/window_size.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLayout>
#include <QScreen>
#include <QTest>

using namespace komadai::ui;

namespace {

QString nameOf(const QWidget& widget) {
    QString name = widget.metaObject()->className();
    if (!widget.objectName().isEmpty()) name += ' ' + widget.objectName();
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) name += " “" + label->text() + "”";
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        name += " “" + button->text() + "”";
    return name;
}

/// What the widget needs to show all of its text, or to be of use at all.
QSize neededBy(const QWidget& widget) {
    if (qobject_cast<const ElidedLabel*>(&widget)) return widget.minimumSizeHint(); // dots and a tool tip
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label && label->wordWrap())
        return {0, label->text().isEmpty() ? 0 : label->heightForWidth(label->width())};
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return label->text().isEmpty() ? QSize() : label->sizeHint();
    if (qobject_cast<const QAbstractButton*>(&widget)) return widget.sizeHint();
    const bool isSmallBoard = qobject_cast<const BoardView*>(&widget) && !widget.minimumSize().isEmpty();
    return isSmallBoard ? widget.minimumSize() : widget.minimumSizeHint();
}

bool contains(const QLayout& layout, const QWidget& widget) {
    for (int i = 0; i < layout.count(); ++i) {
        auto* item = layout.itemAt(i);
        if (item->widget() == &widget || (item->layout() && contains(*item->layout(), widget))) return true;
    }
    return false;
}

/// Whether layouts place it, rather than the inside of a scrolling view, a dock's title or the like.
bool isLaidOut(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    if (widget.objectName().startsWith(QStringLiteral("qt_"))) return false;
    return parent && parent->layout() && contains(*parent->layout(), widget);
}

/// The content of a dialog or of a dock is checked, too: it is never smaller than its least size.
bool isScrolled(const QWidget& widget) {
    for (const QWidget* up = widget.parentWidget(); up; up = up->parentWidget())
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(up->parentWidget());
            area && area->viewport() == up && !dynamic_cast<const DialogContent*>(area) &&
            !dynamic_cast<const DockContent*>(area))
            return true;
    return false;
}

/// Qt puts a dock whose tab is behind that of another one outside the window.
bool isBehindTab(const QWidget& widget) {
    return qobject_cast<const QDockWidget*>(&widget) &&
           !widget.parentWidget()->rect().intersects(widget.geometry());
}

/// Whatever cannot be read, or is partly hidden by its neighbour or its parent.
QStringList flawsOf(const QWidget& window) {
    QStringList flaws;
    QList<QWidget*> shown;
    for (auto* widget : window.findChildren<QWidget*>())
        if (widget->isVisible() && widget->window() == &window && isLaidOut(*widget) &&
            !isScrolled(*widget) && !isBehindTab(*widget))
            shown << widget;
    for (const auto* widget : shown) {
        const QSize needed = neededBy(*widget);
        if (needed.width() > widget->width() || needed.height() > widget->height())
            flaws << QStringLiteral("%1 has %2x%3 and needs %4x%5")
                         .arg(nameOf(*widget))
                         .arg(widget->width())
                         .arg(widget->height())
                         .arg(needed.width())
                         .arg(needed.height());
        if (!widget->parentWidget()->rect().contains(widget->geometry()))
            flaws << QStringLiteral("%1 sticks out of %2")
                         .arg(nameOf(*widget), nameOf(*widget->parentWidget()));
        for (const auto* other : shown)
            if (other > widget && other->parentWidget() == widget->parentWidget() &&
                other->geometry().intersects(widget->geometry()))
                flaws << QStringLiteral("%1 lies over %2").arg(nameOf(*widget), nameOf(*other));
    }
    return flaws;
}

/// The smallest screen for which windows are made; larger where text is longer or larger than usual.
QSize served() {
    const bool isUsual = qEnvironmentVariable("KOMADAI_LANGUAGE") != QStringLiteral("longer") &&
                         !qEnvironmentVariableIsSet("KOMADAI_TEXT_PERCENT");
    return isUsual ? QSize(800, 600) : QSize(1280, 720);
}

/// How large the least size of the window may be. In the runs on a small screen, dialogs must fit on it.
QSize largestLeast(const QWidget& window) {
    if (!qEnvironmentVariableIsSet("KOMADAI_SMALL_SCREEN") || !qobject_cast<const QDialog*>(&window))
        return served();
    return {window.screen()->availableSize().width(), roomOnScreen(window).height()};
}

} // namespace

/// As it opens, at its least size, at that of a small and of a usual screen, and at that of a very large one.
void komadai::ui::test::check(QWidget& window) {
    const bool opens = !window.isVisible();
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QCoreApplication::processEvents(); // docks that have just come ask for their room
    const QSize least = window.minimumSize().expandedTo(window.minimumSizeHint());
    const QSize largest = largestLeast(window);
    QVERIFY2(least.width() <= largest.width() && least.height() <= largest.height(),
             qPrintable(QStringLiteral("the window needs %1x%2").arg(least.width()).arg(least.height())));
    const QSize room = window.screen()->availableSize().expandedTo(largest);
    const QSize opened = window.size();
    if (opens)
        QVERIFY2(opened.width() <= room.width() && opened.height() <= room.height(),
                 qPrintable(QStringLiteral("it opens at %1x%2").arg(opened.width()).arg(opened.height())));
    // Only the layouts are judged, and very large windows at a large scale factor have many pixels to paint.
    window.setUpdatesEnabled(false);
    for (const QSize size : {least, served(), QSize(1920, 1080), QSize(3840, 2160)}) {
        window.resize(size);
        QCoreApplication::processEvents();
        // A timer may just have changed a text: layouts answer before they are judged.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        const auto flaws = flawsOf(window);
        QVERIFY2(flaws.isEmpty(), qPrintable(QStringLiteral("at %1x%2: %3")
                                                 .arg(window.width())
                                                 .arg(window.height())
                                                 .arg(flaws.join(QStringLiteral("; ")))));
    }
    window.resize(opened);
    window.setUpdatesEnabled(true);
}

bool komadai::ui::test::differsByVariant() { return true; }

int komadai::ui::test::run(QObject& test, int argc, char** argv) { return QTest::qExec(&test, argc, argv); }
