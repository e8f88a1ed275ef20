#include "ui/widgets/tab_order.h"

#include <QAbstractScrollArea>
#include <QCoreApplication>
#include <QDockWidget>
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
#include <QToolBar>
#include <QWidget>

#include <algorithm>
#include <array>
#include <tuple>
#include <vector>

namespace komadai::ui {
namespace {

/// Lists the widgets of a window in the order of its layouts.
class LayoutOrder {
public:
    explicit LayoutOrder(QWidget& window) { add(&window); }

    const std::vector<QWidget*>& widgets() const { return m_widgets; }

private:
    void add(QWidget* widget) {
        if (!widget) return;
        const auto* proxy = widget->focusProxy(); // the tabs of a QTabWidget, for example
        const bool hasOwnFocus = !proxy || widget->isAncestorOf(proxy);
        if ((widget->focusPolicy() & Qt::TabFocus) && hasOwnFocus) m_widgets.push_back(widget);
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
        add(tabs.cornerWidget(Qt::TopRightCorner));
        for (int i = 0; i < tabs.count(); ++i)
            add(tabs.widget(i));
    }

    void addParts(QMainWindow& window) {
        addDocks(window, {Qt::TopDockWidgetArea, Qt::LeftDockWidgetArea});
        add(window.centralWidget());
        addDocks(window, {Qt::RightDockWidgetArea, Qt::BottomDockWidgetArea});
        if (auto* bar = window.findChild<QStatusBar*>(QString(), Qt::FindDirectChildrenOnly)) add(bar);
    }

    void addDocks(QMainWindow& window, std::array<Qt::DockWidgetArea, 2> areas) {
        for (const auto area : areas) {
            auto docks = window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
            docks.removeIf(
                [&](QDockWidget* dock) { return dock->isFloating() || window.dockWidgetArea(dock) != area; });
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

    std::vector<QWidget*> m_widgets;
};

/// Brings a window into order just before a Tab is answered.
class TabOrder : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::KeyPress || !watched->isWidgetType()) return false;
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Tab || key == Qt::Key_Backtab)
            orderTabsByLayouts(*static_cast<QWidget*>(watched)->window());
        return false;
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

void orderTabsByLayouts(QWidget& window) {
    const LayoutOrder order(window);
    const auto& widgets = order.widgets();
    for (std::size_t i = 1; i < widgets.size(); ++i)
        QWidget::setTabOrder(widgets[i - 1], widgets[i]);
}

} // namespace komadai::ui
