#include "ui/game/tab_updates.h"

#include "ui/document/game_document.h"
#include "ui/game/game_tabs.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/game/recorder.h"
#include "ui/library/library_service.h"

namespace komadai::ui {

TabUpdates::TabUpdates(GameTabs& tabs, LibraryService& library, QObject* parent)
    : QObject(parent), m_tabs(tabs), m_library(library) {
    connect(&library, &LibraryService::gameRemoved, this, &TabUpdates::onRemoved);
    connect(&library, &LibraryService::gameAdded, this, &TabUpdates::onAdded);
    connect(&library, &LibraryService::leaving, this, &TabUpdates::leaveLibrary);
}

void TabUpdates::leaveLibrary() {
    m_deleted.clear();
    m_later.clear();
    for (GameView* view : m_tabs.views())
        view->notice().dropOutdated();
}

void TabUpdates::onRemoved(core::GameId game) {
    for (GameView* view : m_tabs.views())
        if (view->game().recorder().game() == game) showDeletion(*view, game);
}

/// Restored, by the user or by a change.
void TabUpdates::onAdded(core::GameId game) {
    if (m_deleted.erase(game) == 0) return;
    for (GameView* view : m_tabs.views()) {
        view->notice().dropOutdated();
        if (view->game().recorder().game() != game) continue;
        view->setDeletedGame(std::nullopt);
        renameIn(*view, game, m_later);
        view->remind();
    }
    if (m_deleted.empty()) m_later.clear();
}

void TabUpdates::showDeletion(GameView& view, core::GameId game) {
    m_deleted.insert(game);
    view.setDeletedGame(game);
    const auto restore = [this, game] {
        m_library.write(
            LibraryService::Priority::Edit,
            [game](core::Library& library) {
                library.restoreGame(game);
                return true;
            },
            this, [](bool) {}, [](const core::StorageError&) {}); // it stays deleted, as it was
    };
    view.notice().showNotice(
        [] { return tr("This game was deleted from the library. If you change it, it comes back."); },
        {{[] { return tr("Re&store"); }, restore}},
        [this, &view, game] { return m_deleted.contains(game) && view.game().recorder().game() == game; });
}

void TabUpdates::rename(const std::vector<core::PlayerRename>& renames) {
    for (GameView* view : m_tabs.views())
        if (const auto game = view->game().recorder().game(); game && !m_deleted.contains(*game))
            renameIn(*view, *game, renames);
    if (!m_deleted.empty()) m_later.insert(m_later.end(), renames.begin(), renames.end());
}

/// An engine that is to go on keeps its name until the end of the game: it says which engine plays.
void TabUpdates::renameIn(GameView& view, core::GameId game, const std::vector<core::PlayerRename>& renames) {
    GameDocument& document = view.game().document();
    core::RecordHeader header = document.header();
    bool mustWait = false;
    for (const core::PlayerRename& rename : renames)
        for (const auto side : core::Sides) {
            core::Player& player = header.players[static_cast<std::size_t>(core::indexOf(side))];
            if (!rename.concerns(game, side) || player.name != rename.from) continue;
            if (player.engineTime && !document.outcome())
                mustWait = true;
            else
                player.name = rename.to;
        }
    document.setHeader(header);
    if (!mustWait) return;
    const auto renameAtLast = [&view, game, renames] {
        if (view.game().recorder().game() == game) renameIn(view, game, renames);
    };
    connect(&view.game().play(), &Play::gameEnded, &view, renameAtLast, Qt::SingleShotConnection);
}

} // namespace komadai::ui
