#include "ui/widgets/tab_order.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QDockWidget>
#include <QFocusEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLayout>
#include <QMainWindow>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTextBrowser>
#include <QToolBar>
#include <QWidget>

#include <algorithm>
#include <array>
#include <tuple>
#include <vector>

namespace komadai::ui {
namespace {

bool isStop(const QWidget& widget, const QWidget& window) {
    return (widget.focusPolicy() & Qt::TabFocus) && !widget.focusProxy() && widget.isVisibleTo(&window) &&
           widget.isEnabled();
}

/// Lists the controls of a window in the order of its layouts.
class TabStops {
public:
    explicit TabStops(QWidget& window) : m_window(window) { add(&window); }

    const std::vector<QWidget*>& widgets() const { return m_widgets; }

private:
    void add(QWidget* widget) {
        if (!widget) return;
        if (isStop(*widget, m_window)) m_widgets.push_back(widget);
        if (auto* tabs = qobject_cast<QTabWidget*>(widget)) return addPages(*tabs);
        if (auto* window = qobject_cast<QMainWindow*>(widget)) return addParts(*window);
        if (auto* dock = qobject_cast<QDockWidget*>(widget)) return add(dock->widget());
        if (auto* splitter = qobject_cast<QSplitter*>(widget)) {
            for (int i = 0; i < splitter->count(); ++i)
                add(splitter->widget(i));
            return;
        }
        if (auto* area = qobject_cast<QScrollArea*>(widget)) return add(area->widget());
        if (qobject_cast<QAbstractScrollArea*>(widget) && !qobject_cast<QStackedWidget*>(widget)) return;
        if (widget->layout()) add(*widget->layout());
    }

    void addPages(QTabWidget& tabs) {
        add(tabs.cornerWidget(Qt::TopLeftCorner));
        add(tabs.tabBar());
        add(tabs.cornerWidget(Qt::TopRightCorner));
        add(tabs.currentWidget());
    }

    void addParts(QMainWindow& window) {
        addDocks(window, {Qt::TopDockWidgetArea, Qt::LeftDockWidgetArea});
        add(window.centralWidget());
        addDocks(window, {Qt::RightDockWidgetArea, Qt::BottomDockWidgetArea});
        for (auto* tabs : window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
            if (window.rect().intersects(tabs->geometry())) add(tabs); // of docks
        if (auto* bar = window.findChild<QStatusBar*>(QString(), Qt::FindDirectChildrenOnly)) add(bar);
    }

    void addDocks(QMainWindow& window, std::array<Qt::DockWidgetArea, 2> areas) {
        for (const auto area : areas) {
            auto docks = window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
            docks.removeIf([&](QDockWidget* dock) {
                const bool isBehindTab = !window.rect().intersects(dock->geometry());
                return dock->isFloating() || isBehindTab || window.dockWidgetArea(dock) != area;
            });
            std::stable_sort(docks.begin(), docks.end(),
                             [](const QDockWidget* one, const QDockWidget* other) {
                                 return std::tuple(one->y(), one->x()) < std::tuple(other->y(), other->x());
                             });
            for (auto* dock : docks)
                add(dock);
        }
    }

    void add(const QLayout& layout) {
        std::vector<int> order(static_cast<std::size_t>(layout.count()));
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = static_cast<int>(i);
        if (const auto* grid = qobject_cast<const QGridLayout*>(&layout)) sortByCells(order, *grid);
        for (const int index : order) {
            QLayoutItem* item = layout.itemAt(index);
            if (item->widget()) add(item->widget());
            if (item->layout()) add(*item->layout());
        }
    }

    static void sortByCells(std::vector<int>& order, const QGridLayout& grid) {
        const auto cell = [&](int index) {
            int row = 0, column = 0, rows = 0, columns = 0;
            grid.getItemPosition(index, &row, &column, &rows, &columns);
            return std::tuple(row, column);
        };
        std::stable_sort(order.begin(), order.end(),
                         [&](int one, int other) { return cell(one) < cell(other); });
    }

    QWidget& m_window;
    std::vector<QWidget*> m_widgets;
};

/// Whether it uses the key itself, at least now and then: for its text, its cells or its links.
bool usesTab(const QWidget& widget) {
    const QVariant changesFocus = widget.property("tabChangesFocus"); // of texts
    const bool isWritten = changesFocus.isValid() && !changesFocus.toBool();
    return isWritten || widget.property("tabKeyNavigation").toBool() ||
           qobject_cast<const QTextBrowser*>(&widget);
}

/// Scrolls the areas around a control until it is in sight.
void scrollTo(QWidget& widget) {
    for (QWidget* up = widget.parentWidget(); up; up = up->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(up); area && area->widget())
            area->ensureWidgetVisible(&widget);
}

bool isByKeyboard(Qt::FocusReason reason) {
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
           reason == Qt::ShortcutFocusReason;
}

/// Answers the Tab key of all windows, and brings the control with the focus into sight.
class TabOrder : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::FocusIn && isByKeyboard(static_cast<QFocusEvent*>(event)->reason()))
            if (auto* widget = qobject_cast<QWidget*>(watched)) scrollTo(*widget);
        if (event->type() != QEvent::KeyPress || watched != QApplication::focusWidget()) return false;
        const auto& press = *static_cast<QKeyEvent*>(event);
        if (press.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
        if (press.key() == Qt::Key_Tab) return passFocus(*static_cast<QWidget*>(watched), true);
        return press.key() == Qt::Key_Backtab && passFocus(*static_cast<QWidget*>(watched), false);
    }

private:
    /// False where Qt has to answer the key.
    static bool passFocus(QWidget& widget, bool forward) {
        QWidget& window = *widget.window();
        const TabStops stops(window);
        const auto& all = stops.widgets();
        const auto here = std::find(all.begin(), all.end(), &widget);
        if (here == all.end()) return false;
        const auto index = static_cast<std::size_t>(here - all.begin());
        QWidget* next = all[(index + (forward ? 1 : all.size() - 1)) % all.size()];
        if (usesTab(widget)) {
            QWidget::setTabOrder(forward ? &widget : next, forward ? next : &widget);
            return false;
        }
        window.setAttribute(Qt::WA_KeyboardFocusChange); // styles show the focus from now on
        next->setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        return true;
    }
};

} // namespace

void orderTabsByLayouts(QCoreApplication& application) {
    const auto name = QStringLiteral("tabOrder");
    if (application.findChild<QObject*>(name, Qt::FindDirectChildrenOnly)) return;
    auto* order = new TabOrder(&application);
    order->setObjectName(name);
    application.installEventFilter(order);
}

} // namespace komadai::ui
