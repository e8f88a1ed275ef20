// Opening the games of the library in tabs.
#pragma once

#include "core/record/game_record.h"
#include "core/rules/game.h"
#include "core/store/library.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

class QWidget;

namespace komadai::ui {

class GameTabs;
class GameView;
class LibraryController;

/// A game that is open already comes to the front. Another one is read first, and is shown when that is done.
class StoredGameTabs : public QObject {
    Q_OBJECT
public:
    /// Gives a tab for a game with this start.
    using TabFor = std::function<GameView&(const core::Game& start)>;
    using IsChapter = std::function<bool(const GameView& view)>;

    /// `newTab`     makes a tab
    /// `freeTab`    gives the tab in front where nothing would be lost, or else a new one
    /// `isChapter`  whether a tab shows a chapter of a study
    /// All must outlive the object; the window owns it.
    StoredGameTabs(QWidget& window, GameTabs& tabs, LibraryController& library, TabFor newTab, TabFor freeTab,
                   IsChapter isChapter);

    /// Opens a game in place of the one in front. A game that is being played stays in its tab, and so does one with changes that its
    /// file lacks.
    void open(core::GameId game);
    /// Opens a game at its start. It takes the place of a game of the library in front, or of an idle board; otherwise it gets a new
    /// tab. A chapter of a study stays in its tab, and so does a game that stays in its tab in `open`. A game that is open already comes to
    /// the front as it is. The board gets the focus.
    void openInstead(core::GameId game);
    /// The game from which a step to the next one in a list begins: the one in front, or one that could not be opened in its place.
    std::optional<core::GameId> stepsFrom() const;
    /// Opens each game in a tab of its own.
    void openAll(const std::vector<core::GameId>& games);
    /// Opens a game at a node. A game in front stays in its tab.
    void openAt(core::GameId game, core::NodeId node);
    /// Opens the game of a chapter, at a node or at its end. It takes the place of the game in front if `replacesFront`, unless that
    /// one stays in its tab as above; otherwise it has a tab of its own.
    void openChapter(core::GameId game, const std::optional<core::NodeId>& node, bool replacesFront);
    /// False if the game is not open.
    bool bringToFront(core::GameId game);

private:
    /// Brings a game to the front, at a node if its tree has that. False if the game is not open.
    bool showOpen(core::GameId game, const std::optional<core::NodeId>& node);
    void show(const core::GameRecord& record, core::GameId id,
              const std::optional<core::NodeId>& lastTakenBack, bool toContinue,
              const std::optional<core::NodeId>& node);
    /// Forgets where the game was to be shown.
    void forget(core::GameId game);
    void noteNotRead(core::GameId game);
    void focusBoard();

    QWidget& m_window;
    GameTabs& m_tabs;
    LibraryController& m_library;
    TabFor m_newTab, m_freeTab;
    IsChapter m_isChapter;
    std::set<core::GameId> m_inOwnTab;                  ///< games that are being read, and go into new tabs
    std::map<core::GameId, QPointer<GameView>> m_inTab; ///< those that take the place of a view
    std::optional<core::GameId> m_steppedTo;            ///< a game that openInstead reads
    /// The last game that openInstead could not read, and the one that was in front then.
    struct Unread {
        core::GameId game = 0;
        std::optional<core::GameId> front;
    };
    std::optional<Unread> m_unread;
};

} // namespace komadai::ui
