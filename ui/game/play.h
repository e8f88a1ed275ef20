// The game that is being played in a document.
#pragma once

#include "core/clock/game_clock.h"
#include "core/record/game_tree.h"
#include "core/rules/game.h"
#include "ui/engine/engine_failure.h"
#include "ui/game/computer_policy.h"
#include "ui/game/time_warnings.h"
#include "ui/players.h"

#include <QObject>
#include <QTimer>

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace komadai::ui {

class GameDocument;
class MoveChooser;
class Recorder;

/// Clocks, the computer and offers of the game that is played in a document. The game is the line of the document from
/// the start to `tip`; whatever node is shown, and whatever variations there are, the game goes on at its tip. The clock
/// begins to run with the first move, and stands still while the game waits for anything but a move. The next move can be
/// made when the recorder has stored the last one. GUI thread.
class Play : public QObject {
    Q_OBJECT
public:
    /// All must outlive the object. `computer` plays for everyone who is not human.
    Play(GameDocument& document, MoveChooser& computer, Recorder& recorder, QObject* parent = nullptr);
    ~Play() override;

    /// Whether the game is being played or was played to its end here. False for a record that is only studied.
    bool isActive() const { return m_isActive; }
    /// Whether it is being played and not over.
    bool isRunning() const { return m_isActive && !m_game.isOver(); }
    /// Start, moves, and end of the game.
    const core::Game& game() const { return m_game; }
    const core::VariantSpec& spec() const { return m_game.spec(); }
    /// The node after the last move of the game.
    core::NodeId tip() const { return m_tip; }
    const Players& players() const { return m_players; }
    const core::Player& player(core::Side side) const {
        return m_players[static_cast<std::size_t>(core::indexOf(side))];
    }

    /// The side for which the user may make the next move of the game: the one to move, unless that is the computer, the
    /// game is over, paused or not being played, or the last move is not stored yet.
    std::optional<core::Side> movableSide() const;
    /// The side of the human in a game against the computer, as long as the game goes on; none in other games. The human can make a
    /// premove while `movableSide` is none.
    std::optional<core::Side> premovableSide() const;
    bool isComputerThinking() const { return m_isThinking; }
    /// Whether the engine that is to move still starts up. The clock stands still meanwhile.
    bool isComputerGettingReady() const;
    const core::GameClock& clock() const { return m_clock; }
    /// The clock as it stood at a node; the present one for the tip and while it runs, for then it is needed.
    core::GameClock clockAt(core::NodeId node) const;
    /// The time that the clock goes by.
    core::Instant now() const { return m_now(); }
    bool isPaused() const { return m_isPaused; }
    bool canPause() const { return isRunning() && !m_isPaused; }
    /// Whether it is the turn of an engine that has failed; the game waits for `retryPlayer`, `replacePlayer`
    /// or another action of the user.
    bool isWaitingForPlayer() const { return m_isStuck; }
    bool canTakeBack() const { return pliesAfterTakeBack().has_value(); }
    bool canRedo() const;
    /// The side for which the user acts: the human one, or the one to move between two humans.
    std::optional<core::Side> resigningSide() const;
    /// Of two humans the other one may resign, too, except in the shogi family: there a player resigns in place of a move.
    bool mayResign(core::Side side) const;
    bool mayOfferImpasse() const;
    /// Whether the user may declare for the side to move. // nyugyoku sengen
    bool mayDeclare() const { return movableSide() && m_game.mayDeclare(); }
    bool mayOfferDraw() const { return resigningSide().has_value(); }
    /// Whether the game will be paused again after the computer's move.
    bool isStepping() const { return m_isStepping; }
    /// Whether the computer can make one move of a paused game, which is paused again after it.
    bool canStep() const { return m_isPaused && !isHuman(m_game.position().sideToMove()); }
    bool mayAdjudicate() const { return isSettled() && !m_game.isOver(); }
    /// Whether the document shows a game that was not finished, or not begun, and is not being played.
    bool canContinue() const { return !m_isActive && !m_game.isOver(); }
    /// Whether that is so and the computer or an engine makes the next move.
    bool computerMayGoOn() const { return canContinue() && !isHuman(m_game.position().sideToMove()); }

    /// Begins a game at the end of the document's line. `clock` has as many turns as that line.
    void start(const Players& players, const core::GameClock& clock);
    /// The document's record is not being played: the game is the line to the node that was played last. Called whenever
    /// the document gets another record.
    void stop();
    /// Begins the game, or plays on in it. Precondition: canContinue().
    void continueGame();

    /// Precondition: movableSide(). Returns why the move cannot be made.
    std::optional<core::Refusal> playMove(const core::Move& move);
    /// Back to the user's last decision; one ply between humans. Precondition: canTakeBack().
    void takeBack();
    /// Precondition: canRedo().
    void redo();
    /// Precondition: mayResign(side).
    void resign(core::Side side);
    /// The side that resigningSide() names. Precondition: there is one.
    void resign() { resign(*resigningSide()); }
    /// Precondition: mayOfferImpasse(). The computer answers at once; between humans `impasseOffered` asks.
    void offerImpasse();
    /// The answer to `impasseOffered`.
    void acceptImpasse();
    /// Precondition: mayDeclare().
    void declare();
    /// Precondition: mayOfferDraw(). The computer answers at once; between humans `drawOffered` asks.
    void offerDraw();
    /// The answer to `drawOffered`.
    void acceptDraw();
    /// Decides how the game ends; none is a draw. Precondition: mayAdjudicate().
    void adjudicate(std::optional<core::Side> winner);
    /// Stops the clock and the computer until `resume`, or until the game goes another way. Precondition: canPause().
    void pause();
    /// Precondition: isPaused() or isStepping().
    void resume();
    /// Lets the computer answer at once. Precondition: isComputerThinking().
    void moveNow();
    /// Precondition: canStep().
    void step();
    /// Asks the engine that has failed once more. Precondition: isWaitingForPlayer().
    void retryPlayer();
    /// Lets another player go on for the engine that has failed. Precondition: isWaitingForPlayer().
    void replacePlayer(const core::Player& player);

    /// How long the player to move has thought about the move.
    std::chrono::milliseconds turnTime() const;
    /// Restores the time that the player to move had used when the game was closed. Precondition: canContinue().
    void setTurnTime(std::chrono::milliseconds used);
    void setPolicy(const ComputerPolicy& policy);
    /// For tests, which have a time of their own.
    void setTimeSource(std::function<core::Instant()> now) { m_now = std::move(now); }

signals:
    /// A move was made in the game; the tip is the node after it.
    void movePlayed();
    /// The computer has made a move of an opening book.
    void bookMovePlayed();
    /// The computer or an engine has made a move against a human.
    void computerReplied();
    /// Whose turn it is, whether the computer thinks, what was taken back, how the game ended.
    void stateChanged();
    /// A player proposes impasse and the user is to answer for the other one.
    void impasseOffered(komadai::core::Side by);
    void impasseDeclined();
    /// The same for a draw by agreement.
    void drawOffered(komadai::core::Side by);
    void drawDeclined();
    /// The engine of the side to move has failed: isWaitingForPlayer().
    void playerFailed(const komadai::ui::EngineFailure& failure);
    /// A game that was being played is over.
    void gameEnded();
    /// A human has only so many seconds left; once for each of TimeWarnings::LowTimes, with periods once in a turn.
    void lowTime(komadai::core::Side side, int seconds);
    /// A human has so many seconds left of a period, or of a time without periods and increment. For each of the last seconds
    /// up to TimeWarnings::CountedTime, except where `lowTime` tells it.
    void secondCounted(komadai::core::Side side, int seconds);

public slots:
    /// Looks at the clock: ends the game where the flag has fallen. Called whenever that may be.
    void checkClock();

private:
    bool isHuman(core::Side side) const { return player(side).isHuman(); }
    bool isSettled() const;
    std::optional<int> pliesAfterTakeBack() const;
    /// The first of the moves that were taken back behind this one.
    std::optional<core::NodeId> nextTakenBack(core::NodeId tip) const;
    /// Whoever has edited the record may have changed how far the game was played, or how it ended.
    void onRecordEdited();
    void reset(const Players& players, const core::GameClock& clock, bool isActive);
    void prepareComputers();
    bool shouldClockRun() const;
    void updateClock();
    void scheduleClockCheck();
    bool endIfFlagFell(core::Instant at);
    bool addMove(const core::Move& move);
    void moveTip(core::NodeId tip);
    void endBy(const std::function<void()>& end);
    void onComputerMove(const core::Move& move, std::optional<core::Score> score);
    void onBookMove(const core::Move& move);
    void playComputerMove(const core::Move& move, std::optional<core::Score> score);
    /// Waits until the computer has thought for as long as its pace demands.
    void answerInTime(std::function<void()> answer);
    void answerNow();
    std::chrono::milliseconds untilPace() const;
    void noteEvaluation(const core::Move& move, core::Score score);
    void onComputerResigned();
    void onComputerDeclared();
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
    void stopPondering();
    bool hasPonderingPlayers() const;
    bool shouldPonder() const;
    /// Lets the computer think if it is its turn.
    void advance();

    GameDocument& m_document;
    MoveChooser& m_computer;
    Recorder& m_recorder;
    bool m_isActive = false;
    core::Game m_game;
    core::NodeId m_tip;
    std::optional<core::NodeId>
        m_takenFrom; ///< the last of the moves that were taken back, see GameDocument::takenBack; none if there are none
    bool m_isTelling = false; ///< the document what has been played
    Players m_players;
    bool m_isThinking = false;
    bool m_isPondering = false; ///< the computer may think although a human is to move
    bool m_isStuck = false;     ///< the engine to move has failed
    std::array<std::vector<core::Score>, core::SideCount>
        m_scores;              ///< the computer's scores of its moves since the last take-back, by side
    int m_lastProposalPly = 0; ///< of the computer's last proposal of impasse
    ComputerPolicy m_policy;
    core::GameClock m_clock; ///< as many turns as the game has plies
    std::function<core::Instant()> m_now;
    QTimer m_clockCheck;
    TimeWarnings m_warnings;
    bool m_isPaused = false;
    bool m_isStepping = false;      ///< the game will be paused after the next move
    core::Instant m_asked{};        ///< when the computer was asked for a move
    std::function<void()> m_answer; ///< of the computer, while it waits for its pace
    QTimer m_pace;
};

} // namespace komadai::ui
