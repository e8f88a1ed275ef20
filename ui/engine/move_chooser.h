// Somebody who is asked for moves and answers later.
#pragma once

#include "core/rules/game.h"
#include "core/search/engine.h"

#include <QObject>

namespace komadai::ui {

/// The computer as a player, seen from the GUI thread. One question at a time.
class MoveChooser : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Asks for a move in the game's position; `moveChosen` answers, unless `cancel` or another question
    /// comes first. `level` is 1..10. Precondition: the game is not over.
    virtual void requestMove(const core::Game& game, int level) = 0;
    /// Drops the question, if there is one.
    virtual void cancel() = 0;

signals:
    /// `score` is from the view of the side that moves.
    void moveChosen(const komadai::core::Move& move, komadai::core::Score score);
};

} // namespace komadai::ui
