// The menu of a tab.
#pragma once

#include <QObject>
#include <QPointer>

#include <functional>
#include <vector>

class QAction;
class QMenu;
class QPoint;

namespace komadai::ui {

class GameTabs;
class GameView;
class WindowActions;

/// Opens where the tabs want it. A command about the game brings its tab to the front; closing leaves the tab in front where it is.
class TabMenu : public QObject {
    Q_OBJECT
public:
    /// Closes these tabs. `kept` is the one that stays open and has the menu; null if that one is closed.
    using CloseTabs = std::function<void(const std::vector<GameView*>& closing, GameView* kept)>;

    /// Tabs and actions must outlive the object.
    TabMenu(GameTabs& tabs, const WindowActions& actions, CloseTabs closeTabs, QObject* parent = nullptr);

private:
    void open(GameView* view, const QPoint& at);
    /// Adds a command of the window, for the game of the tab.
    void addCommand(QMenu& menu, QAction& command, const QString& text, const QPointer<GameView>& view);

    GameTabs& m_tabs;
    const WindowActions& m_actions;
    CloseTabs m_closeTabs;
};

} // namespace komadai::ui
