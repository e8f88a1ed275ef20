// The window: builds the views, and connects them to the session and the library.
#pragma once

#include "core/rules/variant_set.h"
#include "ui/board/piece_set.h"
#include "ui/engine/engine_store.h"
#include "ui/session/game_session.h"

#include <QMainWindow>

#include <filesystem>

class QLabel;

namespace komadai::ui {

class AnalysisPanel;
class BoardView;
class GamesPanel;
class Hint;
class LibraryService;
class MobilityWindow;
class MoveLine;
class NoticeBar;
class Opponents;
class PlayerCard;
class PositionEditor;
class RuleBook;
class SoundPlayer;
class UserVariants;

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// Shows `start`, or a new game as the user played last. `variants` must outlive the window.
    MainWindow(UserVariants& variants, std::optional<core::Game> start, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Offers a first game once the library is open, to those who have neither settings nor stored games.
    void welcomeNewUser();
    /// Opens the library and offers games to continue. If it cannot be opened the user may choose another; if
    /// they choose none the program ends with status 1.
    void openLibrary(const std::filesystem::path& path);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Actions {
        QAction *newGame, *takeBack, *redo, *resign, *impasse, *copyPosition, *pastePosition, *editor;
        QAction *openLibrary, *importVariant, *manageVariants, *engines, *analyse, *quit;
        QAction *first, *previous, *next, *last, *backTen, *forwardTen;
        QAction *flip, *animate, *games, *fullScreen;
        QAction *mobility, *rules, *settings, *about;
        QAction *rematch, *hint, *moveNow, *pause, *offerDraw, *adjudicate;
        QAction *playByKeys, *typeMove;
        QAction *autoFlip, *analysisArrow, *zoomIn, *zoomOut, *zoomToFit;
    };

    QAction* addAction(const QString& text, const QString& icon, const QList<QKeySequence>& keys,
                       std::function<void()> triggered);
    void createActions();
    void createPlayActions();
    void createMenus();
    void createLookActions(QMenu& menu);
    void createAnalysisDock();
    void createLayout();
    void connectSession();
    void connectBoard();
    void restoreSettings();
    void saveSettings() const;
    void themeIcons();

    void showLine();
    void showView(int fromPly, int toPly);
    void refresh();
    QString stateText() const;
    /// What is to be chosen, or how far a move of several steps is entered and what ends it; else empty.
    QString entryText() const;
    void setFlipped(bool flipped);
    /// Between two humans, if they want it: turns the board to the one who is to move.
    void flipToMover();
    void showBestMove();
    /// Offers the looks of pieces that suit the variant, and shows the one the user last chose for it.
    void showLook();
    void chooseLook(PieceLook look);

    /// Offers the variant with this id, or the one that was played last.
    void askNewGame(const std::string& variant = {});
    void startGame(core::Game start, const Players& players, const core::TimeControls& clocks);
    /// The same game once more, with the players and their clocks on the other sides.
    void playAgain();
    void askResign();
    void askImpasse(core::Side by);
    void askDraw(core::Side by);
    /// Whether the game still is where it is now, for an offer that lapses with the next move.
    std::function<bool()> untilNextMove() const;
    void askHowToEnd();
    /// Pauses the game or lets it go on.
    void togglePause();
    void showHint(const core::Move& move);
    /// Says how the game has ended, and offers another.
    void onGameEnded();
    QString sideName(core::Side side) const;
    void manageEngines();
    /// Says how the engine has failed, and offers to go on.
    void onPlayerFailed(const EngineFailure& failure);
    void copyPosition();
    /// Plays from the position on the clipboard, or opens the editor if it breaks rules.
    void pastePosition();
    void showEditor(const std::shared_ptr<const core::Variant>& variant, const core::Setup& setup);
    void playFrom(const core::Game& start, const Players& players, const core::TimeControls& clocks = {});
    /// False if the user named none.
    bool askLibrary();
    void importVariant();
    void manageVariants();
    void showRules();
    void showMobility();
    void showSettings();
    void showAbout();

    void reportBrokenVariants();
    void onLibraryOpened();
    void onLibraryFailed(const core::StorageError& error);
    void onStoringFailed(const core::StorageError& error);
    void offerFirstGame();
    void offerUnfinished(const std::vector<core::GameSummary>& games);
    /// Shows a stored game, and plays on in it at once if `toContinue`.
    void openGame(core::GameId game, bool toContinue);
    void showStoredGame(const core::StoredGame& stored, bool toContinue);

    UserVariants& m_variants;
    LibraryService* m_library;
    EngineStore m_engines;
    Opponents* m_opponents;
    GameSession* m_session;
    bool m_startsEmpty;      ///< no position was asked for, so an unfinished game may be offered
    bool m_welcomes = false; ///< this may be the first start
    Actions m_actions{};
    std::vector<std::pair<PieceLook, QAction*>> m_looks;
    std::vector<std::pair<QAction*, QString>> m_icons;
    BoardView* m_board = nullptr;
    MoveLine* m_moveLine = nullptr;
    NoticeBar* m_notice = nullptr;        ///< about the game
    NoticeBar* m_variantNotice = nullptr; ///< about the variants, whatever is played
    PlayerCard* m_farPlayer = nullptr;
    PlayerCard* m_nearPlayer = nullptr;
    GamesPanel* m_gamesPanel = nullptr;
    Hint* m_hint = nullptr;
    RuleBook* m_ruleBook = nullptr;       ///< once it was asked for
    MobilityWindow* m_mobility = nullptr; ///< likewise
    PositionEditor* m_editor = nullptr;   ///< likewise
    AnalysisPanel* m_analysis = nullptr;
    SoundPlayer* m_sounds = nullptr;
    QLabel* m_state = nullptr;
    QLabel* m_entry = nullptr;
};

} // namespace komadai::ui
