// A board that follows a game of a match.
#pragma once

#include "ui/matches/watched_game.h"

#include <QString>
#include <QTimer>
#include <QWidget>

#include <array>
#include <functional>
#include <memory>
#include <optional>

class QLabel;

namespace komadai::ui {

class BoardView;
class ElidedLabel;

/// Shows the last move as soon as it is made. The wheel goes back and forth in the game.
class MatchBoard : public QWidget {
    Q_OBJECT
public:
    explicit MatchBoard(QWidget* parent = nullptr, Qt::WindowFlags flags = {});

    /// Names of the players, by indexOf(Side), and how the game has ended.
    struct Words {
        std::array<QString, core::SideCount> players;
        QString end;
    };
    /// Follows a game; `words` is asked again and again.
    void watch(std::shared_ptr<const WatchedGame> game, std::function<Words()> words);
    /// The game that is followed; null at first.
    const std::shared_ptr<const WatchedGame>& game() const { return m_game; }
    /// Shows nothing any more.
    void clear();
    /// Words everything anew.
    void say();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void follow();
    void step(int plies);
    void showPly(int ply);
    QString playerText(core::Side side) const;

    std::shared_ptr<const WatchedGame> m_game;
    std::function<Words()> m_words;
    std::optional<core::Game> m_line; ///< as far as it is known here
    int m_ply = 0;                    ///< that is shown
    BoardView* m_board;
    std::array<ElidedLabel*, core::SideCount> m_players{}; ///< by indexOf(Side)
    QLabel* m_state;
    QTimer m_timer;
};

} // namespace komadai::ui
