#include "ui/stored_game_tabs.h"

#include "ui/board/board_view.h"
#include "ui/document/game_document.h"
#include "ui/files/game_file.h"
#include "ui/game/game_tabs.h"
#include "ui/game/game_view.h"
#include "ui/game/recorder.h"
#include "ui/library/library_controller.h"
#include "ui/window_places.h"

#include <QApplication>

#include <utility>

namespace komadai::ui {
namespace {

/// These stay in their tabs: a game that is being played, one that the library does not have, a position that was set up, one with
/// changes that its file lacks, and one that an open dialog may be about.
bool mayBeReplaced(const GameView& view) {
    const OpenGame& game = view.game();
    return !game.isBeingPlayed() && !game.hasMovesNowhereElse() && !game.isInFileOnly() &&
           !game.isSetUpInTabOnly() && !QApplication::activeModalWidget();
}

bool isInLibrary(const GameView& view) { return view.game().recorder().game() && !view.game().isUnstored(); }

} // namespace

StoredGameTabs::StoredGameTabs(QWidget& window, GameTabs& tabs, LibraryController& library, TabFor newTab,
                               TabFor freeTab, IsChapter isChapter)
    : QObject(&window), m_window(window), m_tabs(tabs), m_library(library), m_newTab(std::move(newTab)),
      m_freeTab(std::move(freeTab)), m_isChapter(std::move(isChapter)) {
    connect(&m_library, &LibraryController::gameRead, this, &StoredGameTabs::show);
    connect(&m_library, &LibraryController::gameNotRead, this, &StoredGameTabs::noteNotRead);
    connect(&m_library, &LibraryController::opened, this, [this] {
        m_inOwnTab.clear();
        m_inTab.clear();
        m_steppedTo.reset();
        m_unread.reset();
    });
}

bool StoredGameTabs::bringToFront(core::GameId game) {
    GameView* view = m_tabs.viewOf(game);
    if (view) m_tabs.setCurrentWidget(view);
    return view;
}

void StoredGameTabs::open(core::GameId game) {
    m_inOwnTab.erase(game);
    if (!bringToFront(game)) m_library.read(game, false);
}

void StoredGameTabs::openInstead(core::GameId game) {
    m_unread.reset();
    if (m_steppedTo == game) return; // it is being read
    if (bringToFront(game)) return focusBoard();
    m_steppedTo = game;
    GameView& front = m_tabs.current();
    if (isInLibrary(front) && mayBeReplaced(front) && !m_isChapter(front)) m_inTab[game] = &front;
    m_library.read(game, false, core::NodeId::root());
}

std::optional<core::GameId> StoredGameTabs::stepsFrom() const {
    const auto front = m_tabs.current().game().recorder().game();
    return m_unread && m_unread->front == front ? std::optional(m_unread->game) : front;
}

void StoredGameTabs::focusBoard() { m_tabs.current().board().setFocus(Qt::OtherFocusReason); }

void StoredGameTabs::openAll(const std::vector<core::GameId>& games) {
    for (const core::GameId game : games)
        if (!m_tabs.viewOf(game) && m_inOwnTab.insert(game).second) m_library.read(game, false);
}

bool StoredGameTabs::showOpen(core::GameId game, const std::optional<core::NodeId>& node) {
    if (!bringToFront(game)) return false;
    GameDocument& document = m_tabs.current().game().document();
    if (node && document.tree().contains(*node)) document.goTo(*node);
    comeToFront(m_window);
    return true;
}

void StoredGameTabs::openAt(core::GameId game, core::NodeId node) {
    if (!showOpen(game, node)) m_library.read(game, false, node);
}

void StoredGameTabs::openChapter(core::GameId game, const std::optional<core::NodeId>& node,
                                 bool replacesFront) {
    if (bringToFront(game)) {
        GameDocument& document = m_tabs.current().game().document();
        document.goTo(node && document.tree().contains(*node) ? *node : document.playedTo());
        return comeToFront(m_window);
    }
    if (replacesFront && mayBeReplaced(m_tabs.current()))
        m_inTab[game] = &m_tabs.current();
    else if (!node)
        m_inOwnTab.insert(game);
    m_library.read(game, false, node);
}

void StoredGameTabs::show(const core::GameRecord& record, core::GameId id,
                          const std::optional<core::NodeId>& lastTakenBack, bool toContinue,
                          const std::optional<core::NodeId>& node) {
    const bool isOneOfSeveral = m_inOwnTab.erase(id) > 0;
    const bool isStep = m_steppedTo == id;
    if (!toContinue && showOpen(id, node)) return forget(id); // it was asked for twice before it was read
    const core::Game start(record.tree.start());
    GameView& front = m_tabs.current();
    const bool stays = isOneOfSeveral || !mayBeReplaced(front);
    const auto place = m_inTab.extract(id);
    GameView* replaced = place ? place.mapped().data() : nullptr;
    if (replaced && !mayBeReplaced(*replaced))
        replaced = nullptr; // it was another game when this one was asked for
    GameView& shown = replaced ? *replaced
                      : place  ? m_newTab(start)
                      : node   ? m_freeTab(start)
                      : stays  ? m_newTab(start)
                               : front;
    shown.show(record, id, toContinue, lastTakenBack);
    if (isStep) {
        m_steppedTo.reset();
        shown.board().setFocus(Qt::OtherFocusReason);
    }
    if (place) comeToFront(m_window);
    if (!node) return;
    shown.game().document().goTo(*node);
    comeToFront(m_window);
}

void StoredGameTabs::forget(core::GameId game) {
    m_inOwnTab.erase(game);
    m_inTab.erase(game);
    if (m_steppedTo == game) m_steppedTo.reset();
}

void StoredGameTabs::noteNotRead(core::GameId game) {
    if (m_steppedTo == game) m_unread = Unread{game, m_tabs.current().game().recorder().game()};
    forget(game);
}

} // namespace komadai::ui
