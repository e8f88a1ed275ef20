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
class GameQuestions;
class GamesPanel;
class Hint;
class KeyMap;
class LibraryDesk;
class LibraryService;
class MobilityWindow;
class MoveLine;
class MoveListPanel;
class NoticeBar;
class Opponents;
class PieceCardShower;
class PlayerCard;
class PositionEditor;
class RuleBook;
class SoundPlayer;
class UserVariants;
class WindowActions;
struct NewGameChoice;
struct PositionsAtHand;

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// Shows `start`, or a new game as the user played last. `variants` must outlive the window.
    MainWindow(UserVariants& variants, std::optional<core::Game> start, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Offers a first game once the library is open, to those who have neither settings nor stored games.
    void welcomeNewUser();
    /// Opens the library and offers games to continue. See LibraryDesk::open.
    void openLibrary(const std::filesystem::path& path);
    /// Whether the desktop wants less motion.
    void setMotionReduced(bool isReduced);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void createMenus();
    void createAnalysisDock();
    void createLayout();
    void connectSession();
    void connectActions();
    void connectLibrary();
    void connectBoard();
    void restoreSettings();
    void saveSettings() const;

    void showLine();
    void showView(int fromPly, int toPly);
    /// Words all again that is not worded where it is made.
    /// At the foot of the window, for some seconds.
    void showMessage(const QString& text);
    void sayAnew();
    void refresh();
    QString stateText() const;
    /// Why no move can be made, and what is to be done about it.
    QString refusalText(core::Refusal refusal) const;
    QString playingKeysText() const;
    /// What is to be chosen, or how far a move of several steps is entered and what ends it; else empty.
    QString entryText() const;
    void setFlipped(bool flipped);
    /// Between two humans, if they want it: turns the board to the one who is to move.
    void flipToMover();
    void showBestMove();
    void offerBestMove();
    /// Offers the looks of pieces that suit the variant, and shows the one the user last chose for it.
    void showLook();
    void showNotation();
    void chooseLook(PieceLook look);

    /// Offers the variant with this id, or the one that was played last.
    void askNewGame(const std::string& variant = {});
    /// What the user chooses in the New Game dialog, which remembers it; none where it is cancelled.
    std::optional<NewGameChoice> chooseGame(const NewGameChoice& choice, PositionsAtHand atHand,
                                            QWidget* parent);
    /// Who is to play on from the position in the editor.
    void askToPlay(const core::Game& edited);
    void startGame(const core::Game& start, const Players& players, const core::TimeControls& clocks);
    /// The same game once more, with the players and their clocks on the other sides.
    void playAgain();
    void showHint(const core::Move& move);
    void manageEngines();
    void copyPosition();
    /// Plays from the position on the clipboard, or opens the editor if it breaks rules.
    void pastePosition();
    void showEditor(const std::shared_ptr<const core::Variant>& variant, const core::Setup& setup);
    /// Begins a game in place of the one on the screen, and says where that is if it was not finished.
    void replaceGame(const core::Game& start, const Players& players, const core::TimeControls& clocks);
    void playFrom(const core::Game& start);
    void importVariant();
    void manageVariants();
    void showRules();
    void showMobility();
    /// Lists the keys, and lets those who want to change them.
    void showKeys();
    void showSettings(bool keysFirst = false);
    void showAbout();

    void reportBrokenVariants();
    void startFirstGame(const std::shared_ptr<const core::Variant>& variant);
    /// Shows a stored game, and plays on in it at once if `toContinue`.
    void showStoredGame(const core::StoredGame& stored, const core::Game& line, bool toContinue);
    /// Precondition: the session's canContinue().
    void offerToContinue();

    UserVariants& m_variants;
    LibraryService* m_library;
    EngineStore m_engines;
    Opponents* m_opponents;
    GameSession* m_session;
    LibraryDesk* m_desk = nullptr;
    GameQuestions* m_questions = nullptr;
    bool m_startsEmpty; ///< no position was asked for, so a game may be offered
    WindowActions* m_actions = nullptr;
    KeyMap* m_keys = nullptr; ///< of the actions
    BoardView* m_board = nullptr;
    MoveLine* m_moveLine = nullptr;
    PieceCardShower* m_pieceCard = nullptr;
    MoveListPanel* m_moves = nullptr;
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
    QString m_refusal; ///< that was shown last
    QLabel* m_entry = nullptr;
};

} // namespace komadai::ui
