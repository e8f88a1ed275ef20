#include "ui/engine/computer_analyst.h"

#include <new>
#include <utility>

namespace komadai::ui {

void AnalysisWorker::analyse(quint64 id, const core::Game& game, int lines, const core::Limits& limits,
                             const SearchResources& resources, const EngineKnowledge& knowledge,
                             const std::stop_token& stop) {
    if (!stop.stop_requested()) {
        makeEngine(resources.hashMegabytes);
        m_engine->setThreads(resources.threads);
        knowledge.lendTo(*m_engine);
        m_engine->search(
            game, limits, stop, [this, id](const core::SearchInfo& info) { emit informed(id, info); }, lines);
    }
    emit finished(id);
}

/// The old table goes before the new one comes: there need not be memory for both. The usual size takes the place of one that the system
/// refuses.
void AnalysisWorker::makeEngine(int hashMegabytes) {
    if (m_engine && m_hashMegabytes == hashMegabytes) return;
    m_engine.reset();
    m_hashMegabytes = hashMegabytes;
    try {
        m_engine.emplace(hashMegabytes);
    } catch (const std::bad_alloc&) {
        m_engine.emplace(AnalysisMemory::Usual);
    }
}

ComputerAnalyst::ComputerAnalyst(std::shared_ptr<CoreBudget> budget, QObject* parent)
    : Analyst(parent), m_worker(new AnalysisWorker),
      m_claim(std::move(budget), [this] { onShareChanged(); }) {
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &AnalysisWorker::informed, this, &ComputerAnalyst::onInformed);
    connect(m_worker, &AnalysisWorker::finished, this, &ComputerAnalyst::onFinished);
    preferences().whenChanged(preference::AnalysisCores, this, [this] {
        if (!m_question) return;
        claimCores();
        search();
    });
    preferences().whenChanged(preference::AnalysisHash, this, [this] {
        if (m_question) search();
    });
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
    claimCores();
    search();
}

void ComputerAnalyst::cancel() {
    m_question.reset();
    m_stop.request_stop();
    ++m_currentId;
    m_claim.end();
}

void ComputerAnalyst::claimCores() { m_claim.begin(CoreClaim::Rank::Analyst, chosenAnalysisCores()); }

/// Begins a search for the question with the present share of cores.
void ComputerAnalyst::search() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_before = m_deepest;
    const auto ask = [worker = m_worker, id = ++m_currentId, question = *m_question,
                      resources = SearchResources{m_claim.cores(), chosenAnalysisMemory()},
                      stop = m_stop.get_token(), knowledge = m_knowledge.wanted()] {
        core::Limits limits;
        limits.moves = question.moves;
        worker->analyse(id, question.game, question.lines, limits, resources, knowledge, stop);
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
    emit ended();
}

void ComputerAnalyst::onShareChanged() {
    if (m_question) search();
}

} // namespace komadai::ui
