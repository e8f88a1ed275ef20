// Somebody who is asked for moves and answers later.
#pragma once

#include "core/record/game_record.h"
#include "core/rules/game.h"
#include "core/search/engine.h"
#include "ui/engine/engine_failure.h"

#include <QObject>

namespace komadai::ui {

/// Whoever plays and is no human, seen from the GUI thread. One question at a time.
class MoveChooser : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Another game is on the screen, and these play it.
    virtual void beginGame(const std::array<core::Player, core::SideCount>& players) = 0;
    /// Asks a player for a move in the game's position; one of the signals answers, unless `cancel` or another
    /// question comes first. Precondition: the game is not over, and the player is no human.
    virtual void requestMove(const core::Game& game, const core::Player& player) = 0;
    /// Drops the question, if there is one.
    virtual void cancel() = 0;

signals:
    /// `score` is from the view of the side that moves.
    void moveChosen(const komadai::core::Move& move, komadai::core::Score score);
    void resigned();
    void failed(const komadai::ui::EngineFailure& failure);
};

} // namespace komadai::ui
