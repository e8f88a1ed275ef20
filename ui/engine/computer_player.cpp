#include "ui/engine/computer_player.h"

#include <QRandomGenerator>

namespace komadai::ui {

void EngineWorker::chooseMove(const MoveRequest& request) {
    if (request.stop.stop_requested()) return;
    if (!m_engine) m_engine.emplace();
    emit answered({request.id, m_engine->play(request.game, request.level, request.seed, request.stop)});
}

ComputerPlayer::ComputerPlayer(QObject* parent) : MoveChooser(parent), m_worker(new EngineWorker) {
    qRegisterMetaType<komadai::ui::MoveAnswer>();
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &EngineWorker::answered, this, &ComputerPlayer::onAnswered);
    m_thread.setObjectName(QStringLiteral("engine"));
    m_thread.start();
}

ComputerPlayer::~ComputerPlayer() {
    cancel();
    m_thread.quit();
    m_thread.wait();
}

void ComputerPlayer::requestMove(const core::Game& game, const core::Player& player) {
    cancel();
    m_stop = std::stop_source();
    const MoveRequest request{++m_currentId, game, *player.computerLevel,
                              QRandomGenerator::global()->generate64(), m_stop.get_token()};
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, request] { worker->chooseMove(request); }, Qt::QueuedConnection);
}

void ComputerPlayer::cancel() {
    m_stop.request_stop();
    ++m_currentId;
}

void ComputerPlayer::onAnswered(const MoveAnswer& answer) {
    if (answer.id != m_currentId || !answer.result.move) return;
    emit moveChosen(*answer.result.move, answer.result.score);
}

} // namespace komadai::ui
