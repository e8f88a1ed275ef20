#include "ui/engine/external_analyst.h"

#include "ui/engine/engine_trials.h"

namespace komadai::ui {

ExternalAnalyst::ExternalAnalyst(const EngineStore& store, QString name, std::shared_ptr<CoreBudget> budget,
                                 QObject* parent)
    : Analyst(parent), m_store(store), m_name(std::move(name)), m_claim(std::move(budget), [this] {
          if (m_engine) m_engine->setThreads(m_claim.cores());
      }) {}

ExternalAnalyst::~ExternalAnalyst() = default;

void ExternalAnalyst::analyse(const core::Game& game, int lines, const std::vector<core::Move>& moves) {
    auto* engine = this->engine();
    if (!engine) {
        cancel();
        emit failed({EngineProblem::NotThere, m_name, {}});
        return;
    }
    if (const auto failure = failedTrial(engine->profile(), game.spec())) {
        cancel();
        emit failed(*failure);
        return;
    }
    m_claim.begin(CoreClaim::Rank::Analyst, threadsOf(engine->profile()));
    engine->setThreads(m_claim.cores());
    engine->analyse(game, lines, moves);
}

void ExternalAnalyst::cancel() {
    m_claim.end();
    if (m_engine) m_engine->cancel();
}

EngineProcess* ExternalAnalyst::engine() {
    const EngineProfile* profile = m_store.find(m_name);
    if (!profile) return nullptr;
    if (!m_engine || m_engine->profile() != *profile) {
        retireLater(m_engine);
        m_engine = std::make_unique<EngineProcess>(*profile);
        connect(m_engine.get(), &EngineProcess::informed, this, &Analyst::informed);
        connect(m_engine.get(), &EngineProcess::analysisEnded, this, [this] {
            m_claim.end();
            emit ended();
        });
        connect(m_engine.get(), &EngineProcess::failed, this, [this](const EngineFailure& failure) {
            m_claim.end();
            emit failed(failure);
        });
    }
    return m_engine.get();
}

} // namespace komadai::ui
