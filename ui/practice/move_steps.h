// Moves that are shown on a board, one after another.
#pragma once

#include "core/rules/any_position.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <deque>

namespace komadai::ui {

class BoardView;

/// Plays moves on a board with a pause before each. GUI thread.
class MoveSteps : public QObject {
    Q_OBJECT
public:
    struct Step {
        core::AnyPosition after;
        core::Move move;
    };
    static constexpr std::chrono::milliseconds UsualPause{700};

    /// The board must outlive the object.
    explicit MoveSteps(BoardView& board, QObject* parent = nullptr);

    /// Replaces the steps that are still to come.
    void play(std::deque<Step> steps, std::chrono::milliseconds pause = UsualPause);
    void stop();
    bool isPlaying() const { return !m_steps.empty(); }

signals:
    void stepped(const komadai::core::Move& move);
    /// After the last step.
    void finished();

private:
    void playNext();

    BoardView& m_board;
    std::deque<Step> m_steps;
    QTimer m_timer;
};

} // namespace komadai::ui
