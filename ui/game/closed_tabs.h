// The tabs that were closed last, so that they can be opened again.
#pragma once

#include "core/rules/game.h"
#include "ui/game/tab_storage.h"
#include "ui/library/library_service.h"

#include <QObject>

#include <functional>
#include <vector>

namespace komadai::core {
class VariantSet;
}

namespace komadai::ui {

class GameTabs;
class GameView;

/// Remembers what was open in closed tabs until another library is opened. A game of the library is read again, since it may
/// have been changed meanwhile; any other record comes back as it was. GUI thread.
class ClosedTabs : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t MostKept = 20;

    /// `newTab` makes a tab for a game with this start. All must outlive the object.
    ClosedTabs(GameTabs& tabs, LibraryService& library, const core::VariantSet& variants,
               std::function<GameView&(const core::Game& start)> newTab, QObject* parent = nullptr);

    /// Remembers a tab that is about to be closed, unless nothing has happened in it.
    void note(const GameView& view);
    bool isEmpty() const { return m_closed.empty(); }
    /// Opens the tab that was closed last. If its game is open in another tab, that one comes to the front. Does nothing if
    /// there is no closed tab.
    void reopenLast();

signals:
    /// The answer of isEmpty() may have changed.
    void changed();
    /// The library does not have the game any more, or the game cannot be read.
    void notReopened();

private:
    bool bringToFront(core::GameId game);
    void show(StoredTab tab);
    void forget();

    GameTabs& m_tabs;
    LibraryService& m_library;
    const core::VariantSet& m_variants;
    std::function<GameView&(const core::Game& start)> m_newTab;
    std::vector<StoredTab> m_closed; ///< the last one was closed last
    LibraryRequest m_reading;
};

} // namespace komadai::ui
