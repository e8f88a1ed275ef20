// The stored games: search field, table and preview.
#pragma once

#include "core/store/library_search.h"
#include "ui/language/retranslated.h"
#include "ui/library/library_service.h"
#include "ui/preferences/preference.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QAction;
class QKeySequence;
class QLabel;
class QMenu;
class QPushButton;
class QSplitter;
class QToolButton;

namespace komadai::core {
class VariantSet;
}

namespace komadai::ui {

class ElidedLabel;
class FilterField;
class GameEdits;
class GameList;
class GamePreview;
class GameRemoval;
class GamesModel;
class GamesTable;
class NoticeBar;
class SavedSearchMenu;

namespace preference {

/// Whether the panel of games has a preview.
extern const Preference<bool> GamePreview;

} // namespace preference

class GamesPanel : public QWidget {
    Q_OBJECT
public:
    static constexpr int MostOpened = 10; ///< games at once

    /// Both must outlive the panel.
    GamesPanel(const core::VariantSet& variants, LibraryService& library, QWidget* parent = nullptr);

    /// Reads the whole list; a hidden panel reads it when it is shown. Changes that this program writes to the library appear
    /// without this call.
    void refresh();
    /// Puts the cursor into the search field.
    void find();
    /// A panel that is shown, but lies behind another one, does not follow the library. In front without this call.
    void setInFront(bool isInFront);
    /// Shows the games that a filter accepts, not only duplicates among them.
    void showFilter(const QString& filter);
    /// Puts the cursor of the table on a game. If the search leaves the game out, the whole list is shown. `notShown` follows if the
    /// library does not list the game.
    void showGame(core::GameId game);
    /// Looks for the game in the row after (`step` 1) or before (-1) that of a game, also while the panel is hidden. `stepped` or
    /// `notStepped` follows. If the game is not in the table, or none is given, the step leads to the row with the cursor (1), or to the
    /// one before it (-1).
    void stepFrom(std::optional<core::GameId> game, int step);

signals:
    /// Players of stored games have other names now.
    void playersRenamed(const std::vector<komadai::core::PlayerRename>& renames);
    /// The user opens this game.
    void gameChosen(komadai::core::GameId game);
    /// The game that `stepFrom` has found. The cursor of the table is on it, unless several games are selected.
    void stepped(komadai::core::GameId game);
    /// There is no such game; `reason` is a sentence.
    void notStepped(const QString& reason);
    /// `showGame` has not found the game; `reason` is a sentence.
    void notShown(const QString& reason);
    /// The user opens these games, each in a tab of its own.
    void gamesChosen(const std::vector<komadai::core::GameId>& games);
    /// The user wants these games as text on the clipboard.
    void copyWanted(const std::vector<komadai::core::GameId>& games);
    /// The user wants these games in a file. The command is offered while this signal is connected.
    void exportWanted(const std::vector<komadai::core::GameId>& games);
    /// The user wants an opening book of these games.
    void bookWanted(const std::vector<komadai::core::GameId>& games);
    /// The user wants the results of this player, or, if it is empty, of the player who moves first; in the games that `filter` accepts.
    void statisticsWanted(const QString& player, const QString& filter);
    /// The user wants these games reviewed by an engine. The command is offered while this signal is connected.
    void reviewWanted(const std::vector<komadai::core::GameId>& games);
    /// The user wants problems to practise from these games. The command is offered while this signal is connected.
    void puzzlesWanted(const std::vector<komadai::core::GameId>& games);
    /// The user wants these games in a study. The command is offered while this signal is connected.
    void studyWanted(const std::vector<komadai::core::GameId>& games);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QAction* makeAction(Text text, const QKeySequence& key, const std::function<void()>& act);
    void createSelectionActions();
    void createListActions();
    void connectParts();
    QWidget* makeSearchRow();
    QWidget* makeBottomRow();
    void fillMoreMenu(QMenu& menu);
    void showContextMenu(const QPoint& at);

    void leaveLibrary();
    void showQuery();
    /// Shows the number of games, the table or the message in its place, and which commands are possible.
    void onListChanged();
    void onSelectionChanged();
    void showProblem(const core::StorageError& error);
    /// The message shown while the table is empty.
    QString message() const;
    QString countText() const;
    QString listedText() const;
    void takeStep(std::optional<core::GameId> from, int step);
    /// False if the table does not have the game.
    bool putCursorOn(core::GameId game);
    bool hasRoomForPreview() const;
    QString previewText() const;
    void arrange();

    void openSelected();
    void openSelectedInTabs();
    void openInTabs(std::vector<core::GameId> games);
    using GamesSignal = void (GamesPanel::*)(const std::vector<core::GameId>&);
    /// Emits the signal with the selected games, if there are any.
    void emitSelected(GamesSignal signal);
    void removeGames(const std::vector<core::GameId>& games);
    void undo();
    QString undoText() const;
    void showUndo();
    void removeDuplicates();
    void addCondition();
    void showLabels();
    void showDeleted();
    void mergePlayers();
    /// The names of the players of the selected games that are in memory, each once.
    std::vector<std::string> selectedPlayers() const;

    const core::VariantSet& m_variants;
    LibraryService& m_library;
    GamesModel* m_model;
    GameList* m_list;
    GameEdits* m_edits;
    GameRemoval* m_removal;
    FilterField* m_filter;
    QLabel* m_filterProblem;
    SavedSearchMenu* m_saved;
    NoticeBar* m_notice;
    QSplitter* m_splitter;
    GamesTable* m_table;
    GamePreview* m_preview;
    QLabel* m_message;
    ElidedLabel* m_count;
    QPushButton* m_removeDuplicates;
    QPushButton* m_leaveDuplicates;
    QPushButton* m_export;
    QPushButton* m_open;
    QAction *m_openAction, *m_openInTabAction, *m_copyAction, *m_starAction, *m_labelAction, *m_removeAction,
        *m_undoAction, *m_exportAction;
    QAction *m_bookAction, *m_listedBookAction; ///< of the selected games, and of all listed games
    QAction *m_reviewAction, *m_puzzlesAction, *m_studyAction;
    QAction *m_listedPuzzlesAction, *m_listedStatisticsAction; ///< of all listed games
    QAction *m_mergeAction, *m_deletedAction, *m_duplicatesAction, *m_previewAction;
    bool m_isInFront = true;
    LibraryRequest m_labels;                     ///< for a dialog or menu that is to open
    std::optional<core::StorageError> m_problem; ///< why the list could not be read
};

} // namespace komadai::ui
