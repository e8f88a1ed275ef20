// Reminds the user that a game goes on elsewhere than on the board.
#pragma once

#include <QObject>
#include <QTimer>

namespace komadai::ui {

class NoticeBar;
class OpenGame;

/// Uses a bar for one notice: the board shows an earlier position or a variation while the game goes on. A notice that was
/// dismissed comes back only with something new.
class PlaceReminder : public QObject {
    Q_OBJECT
public:
    /// Both must outlive the object, except that the bar may go in the destructor of its parent.
    PlaceReminder(OpenGame& game, NoticeBar& bar, QObject* parent = nullptr);

    /// Shows the notice or takes it back. Not at once: the document may only pass through this place, and what lies under a
    /// mouse button that is held down must not move.
    void checkLater();

signals:
    /// The user wants to see the last position of the game.
    void backWanted();

private:
    /// What the board shows while a game goes on: its last position, an earlier one, or a variation. `Game` is also the value
    /// while no game goes on. In the order of urgency: a user who was told of one is told of those behind it as well.
    enum class Place { Game, EarlierPosition, Variation };

    void check();
    Place place() const;
    QString text() const;

    OpenGame& m_game;
    NoticeBar& m_bar;
    Place m_told = Place::Game; ///< that the user was told of since the board left the game
    QTimer m_timer;
};

} // namespace komadai::ui
