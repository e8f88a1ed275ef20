// Somebody who is asked for moves and answers later.
#pragma once

#include "core/clock/game_clock.h"
#include "core/record/game_record.h"
#include "core/rules/game.h"
#include "core/search/engine.h"
#include "ui/engine/engine_failure.h"

#include <QObject>

namespace komadai::ui {

/// The clock of a game, and when it was looked at.
struct ClockReading {
    core::GameClock clock{};
    core::Instant at{};
};

/// Whoever plays and is no human, seen from the GUI thread. One question at a time.
class MoveChooser : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Another game is on the screen, and these play it.
    virtual void beginGame(const std::array<core::Player, core::SideCount>& players) = 0;
    /// A player will be asked for moves before long: what takes time to start may be started.
    virtual void prepare(const core::Player& player) = 0;
    /// Asks a player for a move in the game's position; one of the signals answers, unless `cancel` or another
    /// question comes first. A player whose clock runs is told what it has left, and minds it. Precondition: the
    /// game is not over, and the player is no human.
    virtual void requestMove(const core::Game& game, const core::Player& player,
                             const ClockReading& reading) = 0;
    /// Lets the player that is asked answer at once, with the best move that it has found.
    virtual void moveNow() = 0;
    /// Drops the question, if there is one.
    virtual void cancel() = 0;

signals:
    /// `score` is from the view of the side that moves.
    void moveChosen(const komadai::core::Move& move, komadai::core::Score score);
    void resigned();
    void failed(const komadai::ui::EngineFailure& failure);
};

} // namespace komadai::ui
