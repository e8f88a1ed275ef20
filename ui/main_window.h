// The window: menus, tabs and panels round the open games.
#pragma once

#include "core/record/game_record.h"
#include "core/rules/variant_set.h"
#include "core/store/library.h"
#include "ui/board/piece_set.h"
#include "ui/engine/engine_store.h"

#include <QMainWindow>

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

class QLabel;

namespace komadai::ui {

class BoardOnly;
class BookMaker;
class BookStore;
class ChapterBar;
class ClipboardCommands;
class ClosedTabs;
class EnginePool;
class FileOpener;
class FileSaver;
class GameCommands;
class GameExporter;
class GameImporter;
class GameStarter;
class GameTabs;
class GameView;
class ImportBar;
class KeyMap;
class LibraryController;
class LibraryService;
class MatchBar;
class MatchCommands;
class PracticeCommands;
class RepertoireCommands;
class PuzzleSearchBar;
class RecordCommands;
class ReviewCommands;
class ReviewBar;
class SoundPlayer;
class StoredGameTabs;
class StudyCommands;
class TeachingBar;
class TeachingCommands;
class TabStorage;
class TabUpdates;
class ToolWindows;
class UserVariants;
class VariantCommands;
class VariantUpdates;
class WindowActions;
class WindowLayout;
class WindowPanels;
struct FileOrigin;
struct StoredTab;
enum class RematchSides;

/// Builds menus and panels, and binds the commands to the game in front. Each game has a view of its own, in a tab.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// Shows `start`, or a new game as the user played last. `variants` must outlive the window.
    MainWindow(UserVariants& variants, std::optional<core::Game> start, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Offers a first game once the library is open, to those who have neither settings nor stored games.
    void welcomeNewUser();
    /// Opens the library, brings the tabs of the last time back, and offers games to continue.
    void openLibrary(const std::filesystem::path& path);

    /// Uses the opening books of this folder, which need not exist. Until then there are none.
    void openBooks(const QString& folder);

    /// Uses the endgame tables of this folder, which need not exist. Until then there are none.
    void openEndgames(const QString& folder);

    /// Uses the learned networks of this folder, which need not exist, and those beside imported variants. Until then there are none.
    void openNetworks(const QString& folder);

    /// Opens files of any kind: records, positions, libraries.
    void openFiles(const QStringList& paths);

    GameView& view() const;

signals:
    /// This library is open now, in place of the one before.
    void libraryOpened(const std::filesystem::path& path);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool event(QEvent* event) override;

private:
    void createMenus();
    void connectPanels();
    void createTools();
    void createTabs();
    void createStatusBar();
    void connectTabs();
    void connectView(GameView& view);
    void connectActions();
    void connectLibrary();
    void connectStoredTabs();
    void connectReviews();
    void connectMatches();
    void connectTeaching();
    void connectStudies();
    void connectVariants();
    void connectPractice();
    void connectGamesPanel();
    void offerStoredGames();
    void connectFiles();
    void fitLeastSize();

    void onViewChanged();
    /// Enables what can be done in the game in front.
    void refresh();
    /// In the status bar; with the board only, below the board.
    void showMessage(const QString& text);
    void showSaved(const QString& text);
    void forgetSaved();
    void showBoardOnly(bool boardOnly);
    void showStateText();
    void retranslate();
    void showTitle();
    void onPlayedByKeysChanged(bool played);
    /// Offers the looks of pieces that suit the variant, and shows the one the user last chose for it.
    void showLook();

    /// A new view with a game that nobody has begun to play.
    GameView& addTab(const core::Game& start);
    /// Asks before a game that is being played is closed. Returns whether the tab was closed.
    bool closeTab(GameView& closing);
    /// Closes one tab after another, until the user wants to keep one. See TabMenu::CloseTabs.
    void closeTabs(const std::vector<GameView*>& closing, GameView* kept);

    /// Whether imports, matches and the search for puzzles may end. Asks about each that is under way.
    bool mayEndWork();
    /// Ends matches and the search for puzzles.
    void endWork();
    /// Closes the games of the library that is open, since another one is to be opened. Asks first if one is being played;
    /// false if the user wants to stay.
    bool leaveLibrary();
    void showStoredTabs(const std::vector<StoredTab>& tabs);

    /// Begins the game of the view once more, unless the user wants to save it first and does not.
    void playAgain(GameView& view, RematchSides sides);
    /// Whether all these tabs may close, as far as their files are concerned.
    bool mayLeave(const std::vector<GameView*>& views);
    void manageEngines();
    void showBooks(QWidget* parent);
    /// Plays from a position that was opened or pasted, or opens the editor if it breaks rules.
    void readPosition(const QString& text);
    void onVariantsChanged();
    /// Goes to the position after these moves in the game in front, or opens a tab where that has no such line.
    void showMoves(const core::AnyPosition& first, const std::vector<core::Move>& moves);
    /// Lists the keys, and lets those who want to change them.
    void showKeys();
    void showSettings(bool keysFirst = false);
    void showAbout();

    /// Makes the computer's learning wait for the games.
    void noteClocks();
    /// `origin` is null for a game that is in no file.
    void showRecord(const core::GameRecord& record, const FileOrigin* origin);
    /// Shows the tab with the game of this file; false where there is none.
    bool bringToFront(const QString& path);
    void takeRecordOfFile(const core::GameRecord& record, const FileOrigin* origin);
    /// The tab in front where nothing would be lost with it and which shows no chapter, or else a new one.
    GameView& freeTab(const core::Game& start);

    UserVariants& m_variants;
    LibraryService* m_library;
    EngineStore m_engines;
    BookStore* m_books;
    EnginePool* m_pool;
    SoundPlayer* m_sounds;
    LibraryController* m_libraryController = nullptr;
    FileOpener* m_files = nullptr;
    FileSaver* m_saver = nullptr;
    GameExporter* m_exporter = nullptr;
    BookMaker* m_bookMaker = nullptr;
    GameImporter* m_importer = nullptr;
    ImportBar* m_importBar = nullptr;
    ClipboardCommands* m_clipboard = nullptr;
    ReviewCommands* m_reviews = nullptr;
    MatchCommands* m_matches = nullptr;
    MatchBar* m_matchBar = nullptr;
    TeachingCommands* m_teaching = nullptr;
    TeachingBar* m_teachingBar = nullptr;
    PracticeCommands* m_practice = nullptr;
    StudyCommands* m_studies = nullptr;
    ChapterBar* m_chapterBar = nullptr;
    bool m_startsEmpty; ///< no position or game was asked for, so one may be offered
    WindowActions* m_actions = nullptr;
    BoardOnly* m_boardOnly = nullptr;
    int m_settingsPage = 0; ///< that was shown last
    QString m_saved; ///< what was said last about a file that was saved; empty once the game has gone on
    WindowLayout* m_windowLayout = nullptr;
    GameCommands* m_gameCommands = nullptr;
    RecordCommands* m_recordCommands = nullptr;
    RepertoireCommands* m_repertoire = nullptr;
    KeyMap* m_keys = nullptr; ///< of the actions
    GameTabs* m_tabs = nullptr;
    TabStorage* m_tabStorage = nullptr;
    ClosedTabs* m_closedTabs = nullptr;
    TabUpdates* m_tabUpdates = nullptr;
    VariantUpdates* m_variantUpdates = nullptr;
    VariantCommands* m_variantCommands = nullptr;
    StoredGameTabs* m_storedGames = nullptr;
    ToolWindows* m_tools = nullptr;
    GameStarter* m_starter = nullptr;
    WindowPanels* m_panels = nullptr;
    ReviewBar* m_reviewBar = nullptr;
    PuzzleSearchBar* m_puzzleBar = nullptr;
    QLabel* m_state = nullptr;
};

} // namespace komadai::ui
