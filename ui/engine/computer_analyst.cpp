#include "ui/engine/computer_analyst.h"

namespace komadai::ui {

void AnalysisWorker::analyse(quint64 id, const core::Game& game, int lines, const std::stop_token& stop) {
    if (stop.stop_requested()) return;
    m_engine.search(
        game, {}, stop, [this, id](const core::SearchInfo& info) { emit informed(id, info); }, lines);
}

ComputerAnalyst::ComputerAnalyst(QObject* parent) : Analyst(parent), m_worker(new AnalysisWorker) {
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &AnalysisWorker::informed, this, [this](quint64 id, const core::SearchInfo& info) {
        if (id == m_currentId) emit Analyst::informed(info);
    });
    m_thread.setObjectName(QStringLiteral("analysis"));
    m_thread.start();
}

ComputerAnalyst::~ComputerAnalyst() {
    cancel();
    m_thread.quit();
    m_thread.wait();
}

void ComputerAnalyst::analyse(const core::Game& game, int lines) {
    cancel();
    m_stop = std::stop_source();
    const auto ask = [worker = m_worker, id = ++m_currentId, game, lines, stop = m_stop.get_token()] {
        worker->analyse(id, game, lines, stop);
    };
    QMetaObject::invokeMethod(m_worker, ask, Qt::QueuedConnection);
}

void ComputerAnalyst::cancel() {
    m_stop.request_stop();
    ++m_currentId;
}

} // namespace komadai::ui
