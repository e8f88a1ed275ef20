// An external engine as an analyst.
#pragma once

#include "ui/engine/analyst.h"
#include "ui/engine/core_budget.h"
#include "ui/engine/engine_process.h"
#include "ui/engine/engine_store.h"

#include <memory>

namespace komadai::ui {

/// Starts the engine with the first question, and again if its profile has changed since the last one. An engine that has failed in a
/// trial of the variant fails at once: it would be started and tried for each position.
class ExternalAnalyst : public Analyst {
    Q_OBJECT
public:
    /// `name` is that of the engine in the store, which must outlive this.
    ExternalAnalyst(const EngineStore& store, QString name, std::shared_ptr<CoreBudget> budget,
                    QObject* parent = nullptr);
    ~ExternalAnalyst() override;

    using Analyst::analyse;
    void analyse(const core::Game& game, int lines, const std::vector<core::Move>& moves) override;
    void cancel() override;

private:
    /// Null where the store has no such engine.
    EngineProcess* engine();

    const EngineStore& m_store;
    QString m_name;
    CoreClaim m_claim;
    std::unique_ptr<EngineProcess> m_engine; ///< null before the first question
};

} // namespace komadai::ui
