// An engine that analyses positions without playing.
#pragma once

#include "core/rules/game.h"
#include "core/search/engine.h"
#include "ui/engine/engine_failure.h"

#include <QObject>

#include <vector>

namespace komadai::ui {

/// An engine as seen from the GUI thread. One question at a time.
class Analyst : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Analyses the game's position until `cancel` or another question; `informed` reports the best `lines` lines again
    /// and again. Of the moves in the position only `moves` are searched; empty: all. Precondition: the position has a legal
    /// move.
    virtual void analyse(const core::Game& game, int lines, const std::vector<core::Move>& moves) = 0;
    void analyse(const core::Game& game, int lines) { analyse(game, lines, {}); }
    /// Drops the question, if there is one; nothing more is reported about it.
    virtual void cancel() = 0;

signals:
    void informed(const komadai::core::SearchInfo& info);
    /// The engine has ended the search by itself, because it has nothing more to find.
    void ended();
    void failed(const komadai::ui::EngineFailure& failure);
};

} // namespace komadai::ui
