#include "ui/analysis/analysis.h"

#include "ui/document/game_document.h"
#include "ui/engine/engine_pool.h"

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr auto BuiltInName = "Komadai";
/// What is found with less is not worth keeping.
constexpr int LeastDepthKept = 4;

} // namespace

Analysis::Analysis(GameDocument& document, EnginePool& engines, QObject* parent)
    : QObject(parent), m_document(document), m_engines(engines) {
    connect(&document, &GameDocument::currentChanged, this, &Analysis::restart);
    connect(&document, &GameDocument::recordReset, this, [this] {
        m_found.clear(); // of another record
        m_engine.reset();
        m_analyst.reset();
        restart();
    });
}

Analysis::~Analysis() = default;

void Analysis::setOn(bool on) {
    if (on == m_isOn) return;
    m_isOn = on;
    m_failure.reset();
    if (on) return restart();
    keepBestLine();
    if (m_analyst) m_analyst->cancel();
    setBestMove(std::nullopt);
    emit stopped();
}

void Analysis::setEngine(const std::optional<QString>& name) {
    m_engine = name;
    m_analyst.reset();
    restart();
}

void Analysis::setLines(int lines) {
    if (lines == m_lines) return;
    m_lines = lines;
    restart();
}

void Analysis::restart() {
    keepBestLine();
    if (m_analyst) m_analyst->cancel();
    m_found.clear();
    m_latest = 0;
    m_isOver = false;
    m_node = m_document.current();
    setBestMove(std::nullopt);
    if (m_isOn) {
        const core::Game game = m_document.gameAt(m_node);
        m_isOver = game.isOver();
        if (!m_isOver) {
            if (!m_analyst) makeAnalyst();
            m_analyst->analyse(game, m_lines);
        }
    }
    emit restarted();
}

/// Looking at the start of a game that has no moves yet does not make it a game to be stored.
void Analysis::keepBestLine() {
    if (m_found.empty() || m_found.front().depth < LeastDepthKept || m_found.front().line.empty() ||
        m_document.tree().size() == 1 || !m_document.tree().contains(m_node))
        return;
    const core::SearchInfo& best = m_found.front();
    core::Evaluation evaluation;
    evaluation.score = best.score;
    evaluation.depth = best.depth;
    evaluation.nodes = best.nodes;
    evaluation.engine = m_engine ? m_engine->toStdString() : BuiltInName;
    evaluation.line = best.line;
    m_document.keepEvaluation(m_node, evaluation);
}

void Analysis::makeAnalyst() {
    m_analyst = m_engines.makeAnalyst(m_engine);
    connect(m_analyst.get(), &Analyst::informed, this, &Analysis::onInformed);
    connect(m_analyst.get(), &Analyst::failed, this, &Analysis::onFailed);
}

void Analysis::setBestMove(const std::optional<core::Move>& move) {
    if (move == m_bestMove) return;
    m_bestMove = move;
    emit bestMoveChanged();
}

void Analysis::onInformed(const core::SearchInfo& info) {
    if (info.rank > m_lines) return;
    m_latest = static_cast<std::size_t>(info.rank - 1);
    m_found.resize(std::max(m_found.size(), m_latest + 1));
    m_found[m_latest] = info;
    emit lineFound(info);
    if (info.rank == 1 && !info.line.empty()) setBestMove(info.line.front());
}

void Analysis::onFailed(const EngineFailure& failure) {
    m_isOn = false;
    m_failure = failure;
    m_found.clear();
    setBestMove(std::nullopt);
    emit restarted();
}

} // namespace komadai::ui
