#include "ui/engine/computer_analyst.h"

#include <utility>

namespace komadai::ui {

void AnalysisWorker::analyse(quint64 id, const core::Game& game, int lines, const core::Limits& limits,
                             int threads, const EngineKnowledge& knowledge, const std::stop_token& stop) {
    if (!stop.stop_requested()) {
        if (!m_engine) m_engine.emplace();
        m_engine->setThreads(threads);
        knowledge.lendTo(*m_engine);
        m_engine->search(
            game, limits, stop, [this, id](const core::SearchInfo& info) { emit informed(id, info); }, lines);
    }
    emit finished(id);
}

ComputerAnalyst::ComputerAnalyst(std::shared_ptr<CoreBudget> budget, QObject* parent)
    : Analyst(parent), m_worker(new AnalysisWorker),
      m_claim(std::move(budget), [this] { onShareChanged(); }) {
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &AnalysisWorker::informed, this, &ComputerAnalyst::onInformed);
    connect(m_worker, &AnalysisWorker::finished, this, &ComputerAnalyst::onFinished);
    m_thread.setObjectName(QStringLiteral("analysis"));
    m_thread.start();
}

ComputerAnalyst::~ComputerAnalyst() {
    cancel();
    m_thread.quit();
    m_thread.wait();
}

void ComputerAnalyst::analyse(const core::Game& game, int lines, const std::vector<core::Move>& moves) {
    cancel();
    m_question = {game, lines, moves};
    m_deepest = m_before = {};
    m_claim.begin(CoreClaim::Rank::Analyst, core::Engine::MaxThreads);
    search();
}

void ComputerAnalyst::cancel() {
    m_question.reset();
    m_stop.request_stop();
    ++m_currentId;
    m_claim.end();
}

/// Begins a search for the question with the present share of cores.
void ComputerAnalyst::search() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_before = m_deepest;
    const auto ask = [worker = m_worker, id = ++m_currentId, question = *m_question,
                      threads = m_claim.cores(), stop = m_stop.get_token(),
                      knowledge = m_knowledge.wanted()] {
        core::Limits limits;
        limits.moves = question.moves;
        worker->analyse(id, question.game, question.lines, limits, threads, knowledge, stop);
    };
    QMetaObject::invokeMethod(m_worker, ask, Qt::QueuedConnection);
}

void ComputerAnalyst::onInformed(quint64 id, core::SearchInfo info) {
    if (id != m_currentId || info.depth < m_before.depth) return;
    info.nodes += m_before.nodes;
    info.elapsed += m_before.elapsed;
    m_deepest = info;
    emit informed(info);
}

/// A search ends by itself where a forced win or loss leaves nothing to look for.
void ComputerAnalyst::onFinished(quint64 id) {
    if (id != m_currentId) return;
    m_question.reset();
    m_claim.end();
}

void ComputerAnalyst::onShareChanged() {
    if (m_question) search();
}

} // namespace komadai::ui
