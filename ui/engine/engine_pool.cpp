#include "ui/engine/engine_pool.h"

#include "core/endgames/endgame_cache.h"
#include "core/search/network/learned_networks.h"
#include "ui/engine/computer_analyst.h"
#include "ui/engine/external_analyst.h"
#include "ui/engine/mate_finder.h"
#include "ui/engine/opponents.h"

#include <QThread>

#include <algorithm>

namespace komadai::ui {

EnginePool::EnginePool(const EngineStore& store, QObject* parent, int cores)
    : QObject(parent), m_store(store), m_knowledge{std::make_shared<core::EndgameCache>(),
                                                   std::make_shared<core::LearnedNetworks>()},
      m_budget(std::make_shared<CoreBudget>(cores)) {}

EnginePool::~EnginePool() = default;

void EnginePool::openEndgames(const QString& folder) { m_knowledge.endgames->open(folder.toStdString()); }

std::unique_ptr<MoveChooser> EnginePool::makeOpponents() {
    auto opponents = std::make_unique<Opponents>(m_store, m_budget);
    opponents->useBooks(m_books);
    opponents->use(m_knowledge);
    return opponents;
}

std::unique_ptr<MoveChooser> EnginePool::makeAdvisers() {
    auto advisers = std::make_unique<Opponents>(m_store, m_budget);
    advisers->use(m_knowledge);
    return advisers;
}

std::unique_ptr<Analyst> EnginePool::makeAnalyst(const std::optional<QString>& externalEngine) {
    if (externalEngine) return std::make_unique<ExternalAnalyst>(m_store, *externalEngine, m_budget);
    auto analyst = std::make_unique<ComputerAnalyst>(m_budget);
    analyst->use(m_knowledge);
    return analyst;
}

std::unique_ptr<MateFinder> EnginePool::makeMateFinder() { return std::make_unique<MateFinder>(m_budget); }

int EnginePool::coresOfMachine() { return std::max(QThread::idealThreadCount(), 1); }

} // namespace komadai::ui
