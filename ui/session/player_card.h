// Who plays a side, and whether it is their turn.
#pragma once

#include "core/board/side.h"

#include <QFrame>

class QLabel;

namespace komadai::ui {

class GameSession;

class PlayerCard : public QFrame {
    Q_OBJECT
public:
    /// The session must outlive the card.
    PlayerCard(const GameSession& session, core::Side side, QWidget* parent = nullptr);

    /// Shows the other player.
    void setSide(core::Side side);

private:
    void refresh();

    const GameSession& m_session;
    core::Side m_side;
    QLabel* m_disc;
    QLabel* m_name;
    QLabel* m_state;
};

} // namespace komadai::ui
