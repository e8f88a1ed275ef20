#include "ui/tab_menu.h"

#include "ui/game/game_tabs.h"
#include "ui/game/game_view.h"
#include "ui/window_actions.h"

#include <QMenu>

#include <utility>

namespace komadai::ui {
namespace {

/// The tabs behind this one; all others if `isOnBothSides`.
std::vector<GameView*> otherTabs(const GameTabs& tabs, const GameView& view, bool isOnBothSides) {
    std::vector<GameView*> others;
    bool isBehind = isOnBothSides;
    for (GameView* other : tabs.views())
        if (other == &view)
            isBehind = true;
        else if (isBehind)
            others.push_back(other);
    return others;
}

} // namespace

TabMenu::TabMenu(GameTabs& tabs, const WindowActions& actions, CloseTabs closeTabs, QObject* parent)
    : QObject(parent), m_tabs(tabs), m_actions(actions), m_closeTabs(std::move(closeTabs)) {
    connect(&tabs, &GameTabs::menuWanted, this, &TabMenu::open);
}

/// Tabs can come and go while the menu is open.
void TabMenu::open(GameView* view, const QPoint& at) {
    const QPointer<GameView> tab(view);
    auto* menu = new QMenu(&m_tabs);
    menu->setObjectName(QStringLiteral("tabMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addCommand(*menu, *m_actions.header, m_actions.header->text(), tab);
    addCommand(*menu, *m_actions.saveAs, m_actions.saveAs->text(), tab);
    addCommand(*menu, *m_actions.copyGame, tr("Copy Ga&me"), tab);
    menu->addSeparator();
    auto* close = menu->addAction(m_actions.closeTab->text());
    close->setEnabled(m_tabs.count() > 1);
    connect(close, &QAction::triggered, this, [this, tab] {
        if (tab) m_closeTabs({tab.data()}, nullptr);
    });
    const auto addOthers = [&](const QString& text, bool isOnBothSides) {
        auto* action = menu->addAction(text);
        action->setEnabled(!otherTabs(m_tabs, *view, isOnBothSides).empty());
        connect(action, &QAction::triggered, this, [this, tab, isOnBothSides] {
            if (tab) m_closeTabs(otherTabs(m_tabs, *tab, isOnBothSides), tab);
        });
    };
    addOthers(tr("Close &Other Tabs"), true);
    addOthers(tr("Close Tabs to the &Right"), false);
    menu->addSeparator();
    menu->addAction(m_actions.reopenTab);
    menu->popup(at);
}

void TabMenu::addCommand(QMenu& menu, QAction& command, const QString& text, const QPointer<GameView>& view) {
    connect(menu.addAction(text), &QAction::triggered, this, [this, &command, view] {
        if (!view) return;
        m_tabs.setCurrentWidget(view);
        command.trigger();
    });
}

} // namespace komadai::ui
