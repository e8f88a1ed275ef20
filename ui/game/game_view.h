// One open game on the screen: board, hands, players and moves.
#pragma once

#include "core/rules/refusal.h"
#include "ui/analysis/found_line.h"
#include "ui/board/board_drawing.h"
#include "ui/board/board_scene.h"
#include "ui/game/open_game.h"
#include "ui/preferences/preference.h"
#include "ui/widgets/notice_bar.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <memory>
#include <optional>

class QAction;
class QLabel;
class QMenu;
class QSplitter;

namespace komadai::ui {

namespace preference {

/// How the window is divided between the board and the moves; empty: as usual.
extern const Preference<QByteArray> BoardSplit;

} // namespace preference

class Autoplay;
class BoardView;
class Commentary;
class EvaluationBar;
class BoardLine;
class GameQuestions;
class Hint;
class MoveLine;
class MoveListPanel;
class PieceCardShower;
class PlaceReminder;
class PlayerCard;
class SoundPlayer;

/// Commands of the window that a view names in its texts, or shows as buttons.
struct GameViewActions {
    QList<QAction*> steps; ///< first, previous, next, last
    QMenu* moveMenu;       ///< for a move that is clicked with the right button
    const QAction* last;
    const QAction* pause;
    const QAction* pieceCard;
};

/// The sides of the players in a rematch.
enum class RematchSides { Swapped, Same };

/// Shows an open game and passes the user's gestures on to it. What it has to say at the foot of the window, and which
/// commands make sense, is told by signals: several views share one window.
class GameView : public QWidget {
    Q_OBJECT
public:
    /// The actions must outlive the view.
    GameView(std::unique_ptr<OpenGame> game, GameViewActions actions, EnginePool& engines,
             SoundPlayer& sounds, QWidget* parent = nullptr);
    ~GameView() override;

    OpenGame& game() { return *m_game; }
    const OpenGame& game() const { return *m_game; }
    BoardView& board() { return *m_board; }
    MoveListPanel& moves() { return *m_moves; }
    Autoplay& autoplay() { return *m_autoplay; }
    MoveLine& moveLine() { return *m_moveLine; }
    BoardLine& line() { return *m_line; }
    PieceCardShower& pieceCard() { return *m_pieceCard; }
    GameQuestions& questions() { return *m_questions; }
    NoticeBar& notice() { return *m_notice; }
    /// About the variants, whatever is played.
    NoticeBar& variantNotice() { return *m_variantNotice; }

    /// Begins a game in place of the one shown. The human sits at the near edge.
    void startGame(const core::Game& start, const Players& players, const core::TimeControls& clocks);
    /// Shows a game before its first move. A human who has that may make it; the computer waits until the user starts the
    /// game.
    void prepareGame(const core::Game& start, const Players& players, const core::TimeControls& clocks);
    /// Shows a stored game, and plays on in it at once if `toContinue` and it is not over. So does a position that was set up if all moves
    /// played from it were taken back. `lastTakenBack`: see GameDocument.
    void show(core::GameRecord record, std::optional<core::GameId> id, bool toContinue,
              std::optional<core::NodeId> lastTakenBack = std::nullopt);
    /// The same game once more. Players keep their clocks when they change sides.
    void playAgain(RematchSides sides);

    /// Says again that the game is paused, or not finished, where another notice had taken the place of this one and is gone.
    void remind();

    /// Whether a game in which an engine moves first waits for the user to start it.
    bool canStart() const;
    NoticeBar::Choice startChoice();

    bool isFlipped() const;
    void setFlipped(bool flipped);
    /// Hides the list of moves. The players with their clocks stay beside the board while a game is being played, and so does
    /// a notice until it is gone; otherwise the board has all of the view.
    void setBoardOnly(bool boardOnly);
    void lookForHint();
    void playBestMove();
    /// Makes a move that the user has chosen elsewhere than on the board, or says why it cannot be made. Precondition: the
    /// move is legal in the position shown.
    void enterMove(const core::Move& move);
    /// Shows the last position of the game that is being played.
    void goBackToGame();
    /// Puts into the record what is not in it yet: a comment that is being typed and, if the library has the game, the last lines of
    /// the analysis.
    void completeRecord();
    /// This game was deleted from the library while a tab had it; none: it was restored.
    void setDeletedGame(std::optional<core::GameId> game) { m_deletedGame = game; }
    /// Shows the position after the first `plies` moves of a line, which are added as a variation.
    void playLine(const FoundLine& line, int plies);
    /// Adds lines of an engine with their evaluations as variations.
    void insertLines(const std::vector<FoundLine>& lines);
    /// Shows a move of the position shown by an arrow; none removes it.
    void pointOut(const std::optional<core::Move>& move);

    /// Whose turn it is, or how the game ended.
    const QString& stateText() const { return m_stateText; }
    /// "Shogi: Anna – Ben". A position that was set up and from which nobody has played is called "Shogi: Position".
    QString title() const;
    /// The same behind the name of the file. `[*]` stands for the mark of changes, see QWidget::windowModified.
    QString titleWithFile() const;
    /// What the keyboard does while it plays.
    QString playingKeysText() const;

signals:
    /// Something about the game has changed that commands depend on.
    void changed();
    void titleChanged();
    void stateTextChanged();
    void rematchWanted();
    void reviewWanted();
    void newGameWanted();
    void playedByKeysChanged(bool played);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void createLayout(const GameViewActions& actions);
    QWidget* makeBoardColumn();
    QWidget* makeSide(const GameViewActions& actions);
    void followPreferences();
    void connectBoard();
    void connectDocument();
    void connectPlay();
    void connectAnalysis();
    void createHelpers(EnginePool& engines, SoundPlayer& sounds);
    void showRecord();
    void showNode(core::NodeId from, core::NodeId to);
    void refresh();
    /// Between two humans, if the user wants it: turns the board to the one who is to move.
    void flipToMover();
    /// Shows the pieces as the user wants them in this variant.
    void showLook();
    /// Arrows, circles and the sign of the node that is shown.
    void showNotes();
    void onDrawingToggled(const BoardDrawing& drawing);
    void followSplit();
    void showSplit(const QByteArray& split);
    void showUsualSplit();
    /// Shows or hides what stands beside the board, as the mode demands.
    void showSide();
    void showEntryText();
    /// Beneath the board, for some seconds, and to screen readers.
    void say(const QString& message);
    /// The same until another position is shown.
    void sayHint(const QString& message);
    void showHint(const core::Move& move);
    void onMoveChosen(const core::Move& move);
    std::optional<core::Side> premovableSide() const;
    /// Plays a premove once it is the user's turn, and cancels it when the game has gone another way.
    void followPremove();
    void playPremove();
    void onMoveRefused(core::Refusal refusal);
    void offerToContinue();
    void offerToStart();
    bool isTurnOfTheOnlyHuman() const;
    QString currentStateText() const;
    QString shownStateText() const;
    QString refusalText(core::Refusal refusal) const;

    std::unique_ptr<OpenGame> m_game;
    GameViewActions m_actions;
    BoardView* m_board = nullptr;
    EvaluationBar* m_bar = nullptr;
    BoardLine* m_line = nullptr;
    MoveLine* m_moveLine = nullptr;
    PieceCardShower* m_pieceCard = nullptr;
    QSplitter* m_splitter = nullptr; ///< between board and side
    QWidget* m_side = nullptr;       ///< everything beside the board
    MoveListPanel* m_moves = nullptr;
    NoticeBar* m_notice = nullptr;
    NoticeBar* m_variantNotice = nullptr;
    NoticeBar* m_placeNotice = nullptr; ///< a question in `m_notice` must not give way to it
    PlayerCard* m_farPlayer = nullptr;
    PlayerCard* m_nearPlayer = nullptr;
    PlaceReminder* m_placeReminder = nullptr;
    GameQuestions* m_questions = nullptr;
    Hint* m_hint = nullptr;
    Commentary* m_commentary = nullptr;
    QLabel* m_comments = nullptr; ///< of `m_commentary`
    Autoplay* m_autoplay = nullptr;
    std::optional<core::GameId> m_deletedGame; ///< see setDeletedGame
    QString m_stateText;
    core::NodeId m_premoveTip;  ///< the tip of the game when the premove was made
    QString m_refusal;          ///< that was shown last
    QString m_hintText;         ///< likewise
    bool m_isBoardOnly = false; ///< see setBoardOnly
};

} // namespace komadai::ui
