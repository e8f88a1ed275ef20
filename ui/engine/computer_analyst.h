// The built-in engine as an analyst, on a thread of its own.
#pragma once

#include "ui/engine/analysis_settings.h"
#include "ui/engine/analyst.h"
#include "ui/engine/core_budget.h"
#include "ui/engine/engine_knowledge.h"

#include <QThread>

#include <memory>
#include <stop_token>

namespace komadai::ui {

/// How much of the machine a search uses.
struct SearchResources {
    int threads = 1;
    int hashMegabytes = AnalysisMemory::Usual;
};

/// Lives on the worker thread and owns the engine. Emits copies, each with the id of its question.
class AnalysisWorker : public QObject {
    Q_OBJECT
public:
    void analyse(quint64 id, const core::Game& game, int lines, const core::Limits& limits,
                 const SearchResources& resources, const EngineKnowledge& knowledge,
                 const std::stop_token& stop);

signals:
    void informed(quint64 id, const komadai::core::SearchInfo& info);
    /// The search has ended, by itself or because it was stopped.
    void finished(quint64 id);

private:
    void makeEngine(int hashMegabytes);

    std::optional<core::Engine> m_engine; ///< created with the first question, as its table is large
    int m_hashMegabytes = 0;              ///< that were asked for; 0 before the first question
};

/// Uses as many threads as the user allows and the budget grants. When that number changes, the search starts again with the table that it
/// has filled; when the user chooses another size of the table, it starts again with a new table. Results that are less deep than earlier
/// ones are then not reported.
class ComputerAnalyst : public Analyst {
    Q_OBJECT
public:
    explicit ComputerAnalyst(std::shared_ptr<CoreBudget> budget = std::make_shared<CoreBudget>(1),
                             QObject* parent = nullptr);
    /// Stops the search and waits until the thread has ended: as long as the engine needs to stop.
    ~ComputerAnalyst() override;

    /// Uses this, as far as the user wants it, from the next question on.
    void use(EngineKnowledge knowledge) { m_knowledge = std::move(knowledge); }

    using Analyst::analyse;
    void analyse(const core::Game& game, int lines, const std::vector<core::Move>& moves) override;
    void cancel() override;

private:
    /// The position to analyse, and how.
    struct Question {
        core::Game game;
        int lines;
        std::vector<core::Move> moves; ///< the moves to analyse; empty: all
    };

    void claimCores();
    void search();
    void onInformed(quint64 id, core::SearchInfo info);
    void onFinished(quint64 id);
    void onShareChanged();

    EngineKnowledge m_knowledge;
    QThread m_thread;
    AnalysisWorker* m_worker;           ///< deleted on its thread when that ends
    quint64 m_currentId = 0;            ///< of the search; one question may need several
    std::optional<Question> m_question; ///< none while there is nothing to do
    core::SearchInfo m_deepest; ///< deepest result for the question; nodes and time are of all its searches
    core::SearchInfo m_before;  ///< the value of `m_deepest` when the present search began
    std::stop_source m_stop;
    CoreClaim m_claim; ///< its callback uses all of the above
};

} // namespace komadai::ui
