#include "ui/practice/move_steps.h"

#include "ui/board/board_view.h"

#include <utility>

namespace komadai::ui {

MoveSteps::MoveSteps(BoardView& board, QObject* parent) : QObject(parent), m_board(board) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &MoveSteps::playNext);
}

void MoveSteps::play(std::deque<Step> steps, std::chrono::milliseconds pause) {
    m_steps = std::move(steps);
    if (isPlaying()) m_timer.start(pause);
}

void MoveSteps::stop() {
    m_steps.clear();
    m_timer.stop();
}

void MoveSteps::playNext() {
    if (m_steps.empty()) return;
    const Step step = m_steps.front();
    m_steps.pop_front();
    m_board.playMove(step.after, step.move);
    if (isPlaying()) m_timer.start();
    emit stepped(step.move);
    if (!isPlaying()) emit finished();
}

} // namespace komadai::ui
