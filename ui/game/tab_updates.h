// What happens to stored games elsewhere, while they are open in tabs.
#pragma once

#include "core/store/library.h"

#include <QObject>

#include <set>
#include <vector>

namespace komadai::ui {

class GameTabs;
class GameView;
class LibraryService;

/// Tells tabs that their game was deleted, and gives them names that were changed in the table of games. A tab whose game was
/// deleted stays as it is; the first change of the game restores it, see core::Library::update. GUI thread.
class TabUpdates : public QObject {
    Q_OBJECT
public:
    /// Both must outlive the object.
    TabUpdates(GameTabs& tabs, LibraryService& library, QObject* parent = nullptr);

    void rename(const std::vector<core::PlayerRename>& renames);

private:
    void leaveLibrary();
    static void renameIn(GameView& view, core::GameId game, const std::vector<core::PlayerRename>& renames);
    void onRemoved(core::GameId game);
    void onAdded(core::GameId game);
    void showDeletion(GameView& view, core::GameId game);

    GameTabs& m_tabs;
    LibraryService& m_library;
    std::set<core::GameId> m_deleted; ///< games in tabs
    /// Since the first of them was deleted. Its tab gets the names when it is restored: as a change, they would restore it.
    std::vector<core::PlayerRename> m_later;
};

} // namespace komadai::ui
