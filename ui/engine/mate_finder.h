// The search for a mate by consecutive checks, on a thread of its own.
#pragma once

#include "core/rules/game.h"
#include "core/search/mate_search.h"
#include "ui/engine/core_budget.h"

#include <QObject>
#include <QThread>

#include <chrono>
#include <memory>
#include <stop_token>
#include <vector>

namespace komadai::ui {

/// What a search for a mate has found.
struct MateAnswer {
    core::MateResult result;
    /// Whether another first move was found that mates too; only known where there is a mate.
    bool hasOtherSolution = false;
    /// Whether all other first moves were decided.
    bool isOtherDecided = false;
};

/// One question at a time. GUI thread.
class MateFinder : public QObject {
    Q_OBJECT
public:
    static constexpr std::chrono::seconds UsualTime{30}; ///< for the mate; other solutions get a third of it

    explicit MateFinder(std::shared_ptr<CoreBudget> budget = std::make_shared<CoreBudget>(1),
                        QObject* parent = nullptr);
    /// Stops the search and waits for the thread, which takes 20 ms at most.
    ~MateFinder() override;

    /// `found` answers, unless `cancel` or another question comes first. Preconditions as for core::searchMate.
    void look(const core::Game& game, std::chrono::milliseconds time = UsualTime);
    void cancel();
    bool isLooking() const { return m_claim.isThinking(); }

signals:
    void found(const komadai::ui::MateAnswer& answer);

private:
    QThread m_thread;
    QObject* m_worker;       ///< lives on the thread
    quint64 m_currentId = 0; ///< of the question
    std::stop_source m_stop;
    CoreClaim m_claim;
};

} // namespace komadai::ui
