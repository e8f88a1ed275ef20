// Who plays on from a position of a game.
#pragma once

#include "core/rules/game.h"
#include "ui/new_game/new_game_dialog.h"

#include <QDialog>

namespace komadai::ui {

class PlayersForm;

/// Asks for players and clocks of a game that begins with the moves of another one.
class PlayFromHereDialog : public QDialog {
    Q_OBJECT
public:
    /// `start` has the moves up to the position; it is not over. `last` is the last choice in the New Game dialog: its opponent and
    /// its clocks are offered again, and the human is to move. The store must outlive the dialog.
    PlayFromHereDialog(const EngineStore& engines, const core::Game& start, const NewGameChoice& last,
                       QWidget* parent = nullptr);

    Players players() const;
    core::TimeControls clocks() const;
    /// Offers the same opponent and the same clocks the next time, in the New Game dialog too.
    void remember() const;

signals:
    /// The user wants to see the opening books of the computer.
    void booksWanted();

private:
    NewGameChoice m_last;
    PlayersForm* m_form;
};

} // namespace komadai::ui
