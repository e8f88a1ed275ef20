// The game on the screen: the one state that all views observe.
#pragma once

#include "core/clock/game_clock.h"
#include "core/record/game_record.h"
#include "core/rules/game.h"
#include "core/search/engine.h"
#include "core/store/library.h"
#include "ui/engine/engine_failure.h"
#include "ui/session/computer_manners.h"

#include <QObject>
#include <QTimer>

#include <array>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace komadai::ui {

class LibraryService;
class MoveChooser;

using Players = std::array<core::Player, core::SideCount>;

/// A game being played or a stored one being looked at. Turns gestures into moves, asks the computer for its
/// own, and keeps every move in the library before the next one can be made. Owns the clock: it begins to run
/// with the first move, and stands still while the game waits for anything but a move. GUI thread.
class GameSession : public QObject {
    Q_OBJECT
public:
    enum class Mode { Playing, Reviewing };
    static constexpr std::array LowTimes{std::chrono::seconds(10), std::chrono::seconds(5)};

    /// Both must outlive the session. `computer` plays for all who are no humans.
    GameSession(core::Game start, MoveChooser& computer, LibraryService& library, QObject* parent = nullptr);
    ~GameSession() override;

    // --- what is on the screen

    Mode mode() const { return m_mode; }
    const core::Game& game() const { return m_game; }
    const core::VariantSpec& spec() const { return m_game.spec(); }
    const Players& players() const { return m_players; }
    const core::Player& player(core::Side side) const {
        return m_players[static_cast<std::size_t>(core::indexOf(side))];
    }
    /// The ply after which the board is shown: 0 for the start, plyCount() for the present.
    int viewedPly() const { return m_viewedPly; }
    const core::AnyPosition& viewedPosition() const { return m_game.positionAt(m_viewedPly); }
    /// The move that led to the viewed position.
    std::optional<core::Move> viewedMove() const;
    bool isAtEnd() const { return m_viewedPly == m_game.plyCount(); }

    /// The side that the user may move now: the one to move, unless that is the computer, the game is over or
    /// only looked at, an earlier position is shown, or the last move is not stored yet.
    std::optional<core::Side> movableSide() const;
    bool isComputerThinking() const { return m_isThinking; }
    const core::GameClock& clock() const { return m_clock; }
    /// The clock as it stood at the viewed position; the present one while it runs, for then it is needed.
    core::GameClock viewedClock() const;
    /// The time that the clock goes by.
    core::Instant now() const { return m_now(); }
    bool isPaused() const { return m_isPaused; }
    /// Whether the game is stored as it is played.
    bool isKept() const { return m_isKept; }
    bool canPause() const { return m_mode == Mode::Playing && !m_game.isOver() && !m_isPaused; }
    /// Whether it is the turn of an engine that has failed; the game waits for `retryPlayer`, `replacePlayer`
    /// or whatever else the user does.
    bool isWaitingForPlayer() const { return m_isStuck; }
    bool canTakeBack() const { return plyAfterTakeBack().has_value(); }
    bool canRedo() const { return m_mode == Mode::Playing && !m_undone.empty(); }
    /// The side that would resign: the human one, or the one to move between two humans.
    std::optional<core::Side> resigningSide() const;
    bool mayOfferImpasse() const;
    bool mayOfferDraw() const { return resigningSide().has_value(); }
    bool mayAdjudicate() const { return isSettled() && !m_game.isOver(); }
    /// Whether a stored game on the screen could be played on.
    bool canContinue() const { return m_mode == Mode::Reviewing && !m_game.isOver(); }

    // --- what the user does

    /// Ends whatever is on the screen (it stays in the library) and begins a game. It is stored with its
    /// first move.
    void startGame(core::Game start, const Players& players, const core::TimeControls& clocks = {});
    /// Shows a stored game. `line` is all its plies played again, those taken back too.
    void review(const core::StoredGame& stored, core::Game line);
    /// Plays on in the stored game that is shown. Precondition: canContinue().
    void continueGame();

    /// Precondition: movableSide(). Returns why the move cannot be made.
    std::optional<core::Refusal> playMove(const core::Move& move);
    /// Back to the user's last decision; one ply between humans. Precondition: canTakeBack().
    void takeBack();
    /// Precondition: canRedo().
    void redo();
    /// Precondition: resigningSide().
    void resign();
    /// Precondition: mayOfferImpasse(). The computer answers at once; between humans `impasseOffered` asks.
    void offerImpasse();
    /// The answer to `impasseOffered`.
    void acceptImpasse();
    /// Precondition: mayOfferDraw(). The computer answers at once; between humans `drawOffered` asks.
    void offerDraw();
    /// The answer to `drawOffered`.
    void acceptDraw();
    /// Decides how the game ends; none is a draw. Precondition: mayAdjudicate().
    void adjudicate(std::optional<core::Side> winner);
    /// Stops the clock and whoever thinks, until `resume` or until the game goes another way.
    /// Precondition: canPause().
    void pause();
    /// Precondition: isPaused().
    void resume();
    /// Lets the computer answer at once. Precondition: isComputerThinking().
    void moveNow();
    void goToPly(int ply);
    /// Asks the engine that has failed once more. Precondition: isWaitingForPlayer().
    void retryPlayer();
    /// Lets somebody else play on for the engine that has failed. Precondition: isWaitingForPlayer().
    void replacePlayer(const core::Player& player);

    void setManners(const ComputerManners& manners) { m_manners = manners; }
    /// For tests, which have a time of their own.
    void setTimeSource(std::function<core::Instant()> now) { m_now = std::move(now); }

signals:
    /// Another game is shown.
    void lineReset();
    /// The board shows another ply of the same line.
    void viewChanged(int fromPly, int toPly);
    /// Moves at the end of the line were taken back or made again. What it changes of the view is told by viewChanged,
    /// while the line still has, or has again, all plies that are passed.
    void lineChanged();
    /// A move was added at the end of the line.
    void moveAdded();
    /// Something else: whose turn it is, whether the computer thinks, how the game ended.
    void stateChanged();
    /// A player proposes impasse and the user is to answer for the other one.
    void impasseOffered(komadai::core::Side by);
    void impasseDeclined();
    /// The engine of the side to move has not come up with a move: isWaitingForPlayer().
    void playerFailed(const komadai::ui::EngineFailure& failure);
    /// The same for a draw by agreement.
    void drawOffered(komadai::core::Side by);
    void drawDeclined();
    /// A game that was being played is over.
    void gameEnded();
    /// A human has only so many seconds left; once for each of LowTimes, with periods once in a turn.
    void lowTime(komadai::core::Side side, int seconds);
    /// Something of this game was written to the library.
    void stored();
    /// A move or result could not be stored. The game waits for `retryStoring` or `playWithoutStoring`.
    void storingFailed(const komadai::core::StorageError& error);

public slots:
    void retryStoring();
    void playWithoutStoring();
    /// Looks at the clock: ends the game where the flag has fallen. Called whenever that may be.
    void checkClock();

private:
    using StoreJob = std::function<void(core::Library&)>;
    /// The stored form of the game on the screen. Touched on the library's thread only, once jobs are under
    /// way.
    struct Kept {
        std::optional<core::GameId> id; ///< none until the first move is stored
    };

    bool isHuman(core::Side side) const { return player(side).isHuman(); }
    bool hasHuman() const { return isHuman(core::Side::First) || isHuman(core::Side::Second); }
    bool isSettled() const { return m_mode == Mode::Playing && m_jobs.empty(); }
    std::optional<int> plyAfterTakeBack() const;
    void show(core::Game game, const Players& players, const core::GameClock& clock, Mode mode);
    void prepareComputers();
    bool shouldClockRun() const;
    void updateClock();
    void scheduleClockCheck();
    void beginTurn();
    int lowTimesReached() const;
    bool endIfFlagFell(core::Instant at);
    /// False where the time was up before.
    bool addMove(const core::Move& move);
    void undoTo(int ply);
    void view(int ply);
    void endBy(const std::function<void()>& end);
    void onComputerMove(const core::Move& move, core::Score score);
    void onComputerResigned();
    void onComputerFailed(const EngineFailure& failure);
    bool computerAcceptsImpasse(core::Side computer) const;
    bool shouldResign(core::Side computer) const;
    std::vector<core::Score>& scoresOf(core::Side side) {
        return m_scores[static_cast<std::size_t>(core::indexOf(side))];
    }
    const std::vector<core::Score>& scoresOf(core::Side side) const {
        return m_scores[static_cast<std::size_t>(core::indexOf(side))];
    }
    void proposeImpasse(core::Side computer);
    void stopThinking();
    /// Lets the computer think if it is its turn.
    void advance();

    void storeMove();
    void storeState();
    void storePlayers();
    void enqueue(std::function<void(core::Library&, core::GameId)> job);
    void runNextJob();

    MoveChooser& m_computer;
    LibraryService& m_library;
    Mode m_mode = Mode::Playing;
    core::Game m_game;
    Players m_players;
    struct Undone {
        core::Move move;
        std::chrono::milliseconds timeUsed;
    };
    std::vector<Undone> m_undone; ///< taken back, the next to redo last
    int m_viewedPly = 0;
    bool m_isThinking = false;
    bool m_isStuck = false; ///< the engine to move has failed
    std::array<std::vector<core::Score>, core::SideCount>
        m_scores;              ///< the computer's views of its moves since the last take-back, by side
    int m_lastProposalPly = 0; ///< of the computer's last proposal of impasse
    ComputerManners m_manners;
    core::GameClock m_clock; ///< as many turns as the game has plies
    std::function<core::Instant()> m_now;
    QTimer m_clockCheck;
    int m_warned = 0;                                  ///< LowTimes that the mover need not hear of any more
    std::array<int, core::SideCount> m_warnedBefore{}; ///< the same in the turns before, by side
    bool m_isPaused = false;
    bool m_isStoringBroken = false; ///< the user has to decide what happens
    std::chrono::milliseconds m_lastMoveTime{};

    std::shared_ptr<Kept> m_kept = std::make_shared<Kept>();
    bool m_isKept = true;        ///< false once the user chose to play without storing
    std::deque<StoreJob> m_jobs; ///< not done yet, the oldest first; that one is under way
};

} // namespace komadai::ui
