// Engines as reviews need them: one position after another, each within the limits of the plan.
#pragma once

#include "core/review/game_review.h"
#include "ui/engine/engine_failure.h"

#include <QObject>

#include <chrono>
#include <memory>

namespace komadai::ui {

class EnginePool;

/// Evaluates positions, one at a time. Before each one the engine forgets all others. GUI thread.
class PositionReviewer : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// `evaluated` or `failed` answers, unless `cancel` or another question comes first. Precondition: the position has a
    /// legal move.
    virtual void evaluate(const core::Game& game, const core::ReviewPlan& plan) = 0;
    /// Drops the question, if there is one, and frees the CPU.
    virtual void cancel() = 0;

signals:
    void evaluated(const komadai::core::Evaluation& evaluation);
    void failed(const komadai::ui::EngineFailure& failure);
};

/// How long an external engine may take until it has found a line at all.
constexpr std::chrono::seconds ReviewPatience{60};

/// The engine of the plan. The store of the pool must outlive it.
std::unique_ptr<PositionReviewer> makeReviewer(EnginePool& engines, const core::ReviewPlan& plan,
                                               std::chrono::milliseconds patience = ReviewPatience);

} // namespace komadai::ui
