// A player that is asked for moves and answers later.
#pragma once

#include "core/clock/game_clock.h"
#include "core/record/game_record.h"
#include "core/rules/game.h"
#include "core/search/engine.h"
#include "ui/engine/engine_failure.h"

#include <QObject>

#include <memory>
#include <optional>

namespace komadai::ui {

/// The clock of a game, and when it was read.
struct ClockReading {
    core::GameClock clock{};
    core::Instant at{};
};

/// The players of a game that are not human, as seen from the GUI thread. One question at a time.
class MoveChooser : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Another game begins, with these players.
    virtual void beginGame(const std::array<core::Player, core::SideCount>& players) = 0;
    /// Says that this player will soon have to choose moves in a game of the variant. An engine can get ready until then.
    virtual void prepare(const core::Player& player, const std::shared_ptr<const core::Variant>& variant) = 0;
    /// Asks a player for a move in the game's position; one of the signals answers, unless `cancel` or another
    /// question comes first. A player whose clock runs is told its remaining time and keeps to it. Precondition: the
    /// game is not over, and the player is not human.
    virtual void requestMove(const core::Game& game, const core::Player& player,
                             const ClockReading& reading) = 0;
    /// Whether `ponder` will be called. Engines are told, since they divide their time otherwise if they may think on the opponent's time.
    /// At first it will not.
    virtual void setPondering(bool /*isWanted*/) {}
    /// Lets a player think on the opponent's time, until `cancel` or another question. The opponent is to move in `game`, and the
    /// player has made the last move. Nothing answers: if the opponent plays the reply that the player expects, `requestMove` goes on with
    /// the same search. Does nothing if the player cannot think then, expects no reply, or if other engines need the cores.
    virtual void ponder(const core::Game& /*game*/, const core::Player& /*player*/,
                        const ClockReading& /*reading*/) {}
    /// Whether the player that was asked has not begun to think, because it still starts up: its clock stands still until
    /// `gotReady`.
    virtual bool isGettingReady() const { return false; }
    /// The player that is thinking answers at once, with the best move found so far.
    virtual void moveNow() = 0;
    /// Drops the question, if there is one. A player that thinks on the opponent's time stops.
    virtual void cancel() = 0;

signals:
    void gotReady();
    /// `score` is from the view of the side to move; none if the player gives none.
    void moveChosen(const komadai::core::Move& move, std::optional<komadai::core::Score> score);
    /// The player moves as an opening book says.
    void bookMoveChosen(const komadai::core::Move& move);
    void resigned();
    /// The player declares, which ends the game by the rules: game.mayDeclare().
    void declared();
    void failed(const komadai::ui::EngineFailure& failure);
};

} // namespace komadai::ui
