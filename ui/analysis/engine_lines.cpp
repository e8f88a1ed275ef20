#include "ui/analysis/engine_lines.h"

#include "ui/engine/engine_pool.h"

#include <algorithm>
#include <utility>

namespace komadai::ui {
namespace {

constexpr auto BuiltInName = "Komadai";
constexpr std::chrono::seconds UsualPatience{10};

} // namespace

EngineLines::EngineLines(EnginePool& pool, std::optional<QString> engine, QObject* parent)
    : QObject(parent), m_pool(pool), m_engine(std::move(engine)) {
    m_patience.setSingleShot(true);
    m_patience.setInterval(UsualPatience);
    connect(&m_patience, &QTimer::timeout, this, &EngineLines::onPatienceOver);
    m_time.setSingleShot(true);
    connect(&m_time, &QTimer::timeout, this, [this] {
        m_analyst->cancel();
        onEnded(SearchEnd::TimeIsUp);
    });
}

EngineLines::~EngineLines() = default;

std::string EngineLines::name() const { return m_engine ? m_engine->toStdString() : BuiltInName; }

void EngineLines::show(std::vector<core::SearchInfo> earlier) {
    m_found = std::move(earlier);
    m_latest = 0;
    m_isEarlier = !m_found.empty();
}

void EngineLines::search(const core::Game& game, int lines, const std::vector<core::Move>& moves) {
    m_failure.reset();
    forgetProgress();
    m_lines = static_cast<std::size_t>(lines);
    if (m_found.size() > m_lines) m_found.resize(m_lines);
    m_latest = 0;
    if (!m_analyst) {
        m_analyst = m_pool.makeAnalyst(m_engine);
        connect(m_analyst.get(), &Analyst::informed, this, &EngineLines::onInformed);
        connect(m_analyst.get(), &Analyst::ended, this, [this] { onEnded(SearchEnd::NothingLeft); });
        connect(m_analyst.get(), &Analyst::failed, this, &EngineLines::onFailed);
    }
    m_patience.start();
    m_analyst->analyse(game, lines, moves);
}

void EngineLines::stop() {
    forgetProgress();
    if (m_analyst) m_analyst->cancel();
}

/// Forgets how far the search was.
void EngineLines::forgetProgress() {
    m_patience.stop();
    m_time.stop();
    m_isLate = m_hasTold = false;
    m_end.reset();
}

void EngineLines::setTimeLimit(std::optional<std::chrono::milliseconds> limit) {
    m_timeLimit = limit;
    m_time.stop();
    if (m_hasTold && limit) m_time.start(*limit);
}

void EngineLines::restart() {
    stop();
    m_failure.reset();
    m_analyst.reset();
}

/// Fewer lines than were asked for are replaced at once: those to come would not fit to them.
bool EngineLines::isShallower(const core::SearchInfo& info) const {
    return m_isEarlier && m_found.size() >= m_lines && info.depth < m_found.front().depth;
}

void EngineLines::onInformed(const core::SearchInfo& info) {
    m_patience.stop();
    if (!std::exchange(m_hasTold, true) && m_timeLimit) m_time.start(*m_timeLimit);
    if (std::exchange(m_isLate, false)) emit troubled();
    const auto rank = static_cast<std::size_t>(info.rank - 1);
    if (info.rank < 1 || rank >= m_lines || isShallower(info)) return;
    if (std::exchange(m_isEarlier, false)) m_found.resize(std::min<std::size_t>(m_found.size(), m_lines));
    m_latest = rank;
    m_found.resize(std::max(m_found.size(), rank + 1));
    m_found[rank] = info;
    emit lineFound(info);
}

/// The analyst may be the sender.
void EngineLines::onFailed(const EngineFailure& failure) {
    forgetProgress();
    m_failure = failure;
    m_found.clear();
    emit troubled();
}

void EngineLines::onEnded(SearchEnd end) {
    const bool hadTold = m_hasTold;
    forgetProgress();
    if (hadTold)
        m_end = end;
    else
        m_isLate = true; // nothing will come any more
    emit ended();
}

void EngineLines::onPatienceOver() {
    m_isLate = true;
    emit troubled();
}

} // namespace komadai::ui
