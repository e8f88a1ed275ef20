// A good move for the user who asks for one.
#pragma once

#include "ui/engine/computer_player.h"

#include <memory>

namespace komadai::ui {

/// Looks for the best move in a position for a second. Starts its engine when it is first asked. GUI thread.
class Hint : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// `found` answers, unless `cancel` or another question comes first. Precondition: the game is not over.
    void look(const core::Game& game);
    void cancel();

signals:
    void found(const komadai::core::Move& move);

private:
    std::unique_ptr<ComputerPlayer> m_engine; ///< null until it is asked
};

} // namespace komadai::ui
