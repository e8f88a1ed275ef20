// The tabs that were closed last, so that they can be opened again.
#pragma once

#include "core/rules/game.h"
#include "core/store/study_store.h"
#include "ui/game/tab_storage.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace komadai::core {
class VariantSet;
}

namespace komadai::ui {

class GameTabs;
class GameView;
class LibraryService;

/// Remembers what was open in closed tabs until another library is opened. A game of the library is read again, since it may
/// have been changed meanwhile; any other record comes back as it was. A tab is forgotten when it is open again. GUI thread.
class ClosedTabs : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t MostKept = 20;

    /// `newTab` makes a tab for a game with this start. All must outlive the object.
    ClosedTabs(GameTabs& tabs, LibraryService& library, const core::VariantSet& variants,
               std::function<GameView&(const core::Game& start)> newTab, QObject* parent = nullptr);

    /// Remembers a tab that is about to be closed, unless nothing has happened in it. `chapter`: of a study, which the tab shows.
    void note(const GameView& view, std::optional<core::ChapterId> chapter = {});
    /// Whether there is no tab that could be opened again.
    bool isEmpty() const;
    /// Opens the tab that was closed last. If its game is open in another tab, that one comes to the front: a game of the library, or one
    /// of a file, unless the closed tab has changes that the file lacks. A tab whose game is gone, or cannot be read, stays behind the
    /// other ones, as the game may be restored. Does nothing if there is no closed tab.
    void reopenLast();

signals:
    /// The answer of isEmpty() may have changed.
    void changed();
    /// The library does not have the game any more, or the game cannot be read.
    void notReopened();
    /// This tab, which has just come back or to the front, showed a chapter of a study when it was closed.
    void chapterReopened(komadai::ui::GameView* view, komadai::core::ChapterId chapter);

private:
    struct Closed {
        StoredTab tab;
        std::optional<core::ChapterId> chapter;
        int number = 0; ///< unlike those of all others
        bool isBeingRead = false;
    };
    using Place = std::vector<Closed>::iterator;

    /// The end if it is forgotten.
    Place find(int number);
    void read(Closed& closed);
    void onRead(int number, const std::optional<StoredTab>& read);
    void onFailed(int number);
    /// Shows the tab and forgets that it was closed.
    void show(Place place);
    GameView* viewOf(const StoredTab& tab) const;
    GameView& showInNewTab(StoredTab tab);
    void forget();

    GameTabs& m_tabs;
    LibraryService& m_library;
    const core::VariantSet& m_variants;
    std::function<GameView&(const core::Game& start)> m_newTab;
    std::vector<Closed> m_closed; ///< the last one is the next to be opened
    int m_lastNumber = 0;
};

} // namespace komadai::ui
