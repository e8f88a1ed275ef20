// Who plays a side, whether it is their turn, and what time they have left.
#pragma once

#include "core/board/side.h"
#include "core/clock/game_clock.h"

#include <QFrame>
#include <QTimer>

class QLabel;

namespace komadai::ui {

class ElidedLabel;
class GameDocument;
class Play;
class TakenPiecesRow;

class PlayerCard : public QFrame {
    Q_OBJECT
public:
    /// Document and play must outlive the card.
    PlayerCard(const GameDocument& document, const Play& play, core::Side side, QWidget* parent = nullptr);

    /// Shows the other player.
    void setSide(core::Side side);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    void showSign();
    void showTaken();
    void refreshClock();
    QString stateText() const;
    /// Colours the clock: the one that runs stands out, and the more so the less is left. When the game is no longer played, only a clock
    /// that has run out stands out.
    void colourClock(const core::GameClock& clock);

    core::GameClock clock() const;
    bool isToMove() const;

    const GameDocument& m_document;
    const Play& m_play;
    core::Side m_side;
    QLabel* m_sign; ///< a disc, or a piece of shogi, in the colour of the side
    ElidedLabel* m_name;
    QLabel* m_state;
    QLabel* m_clock;
    QLabel* m_reserve;
    TakenPiecesRow* m_taken;
    QTimer m_tick; ///< while the clock runs; the time itself is that of the play
};

} // namespace komadai::ui
