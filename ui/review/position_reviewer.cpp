#include "ui/review/position_reviewer.h"

#include "ui/engine/core_budget.h"
#include "ui/engine/engine_pool.h"
#include "ui/engine/engine_process.h"
#include "ui/engine/engine_trials.h"

#include <QThread>
#include <QTimer>

#include <optional>
#include <stop_token>
#include <utility>

namespace komadai::ui {
namespace {

/// The built-in engine, on a thread of its own.
class ComputerReviewer : public PositionReviewer {
public:
    ComputerReviewer(std::shared_ptr<CoreBudget> budget, EngineKnowledge knowledge)
        : m_knowledge(std::move(knowledge)), m_claim(std::move(budget)) {
        m_worker->moveToThread(&m_thread);
        QObject::connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
        m_thread.setObjectName(QStringLiteral("review"));
        m_thread.start();
    }
    ~ComputerReviewer() override {
        ComputerReviewer::cancel();
        m_thread.quit();
        m_thread.wait();
    }

    void evaluate(const core::Game& game, const core::ReviewPlan& plan) override {
        cancel();
        m_stop = std::stop_source();
        m_claim.begin(CoreClaim::Rank::Analyst, plan.threads);
        const auto search = [this, id = m_id, game, plan, stop = m_stop.get_token(),
                             knowledge = m_knowledge.wanted()] {
            if (!m_engine) m_engine.emplace();
            knowledge.lendTo(*m_engine);
            auto evaluation = core::evaluateForReview(*m_engine, game, plan, stop);
            if (evaluation)
                QMetaObject::invokeMethod(
                    this, [this, id, found = std::move(*evaluation)] { answer(id, found); },
                    Qt::QueuedConnection);
        };
        QMetaObject::invokeMethod(m_worker, search, Qt::QueuedConnection);
    }
    void cancel() override {
        m_stop.request_stop();
        ++m_id;
        m_claim.end();
    }

private:
    void answer(quint64 id, const core::Evaluation& evaluation) {
        if (id != m_id) return; // of an abandoned question
        m_claim.end();
        emit evaluated(evaluation);
    }

    const EngineKnowledge m_knowledge;
    QThread m_thread;
    QObject* m_worker = new QObject;      ///< stands for the thread
    std::optional<core::Engine> m_engine; ///< worker's thread only; created with the first question
    std::stop_source m_stop;
    quint64 m_id = 0; ///< of the question
    CoreClaim m_claim;
};

/// An external engine, which is stopped when it has reached the limits.
class ExternalReviewer : public PositionReviewer {
public:
    ExternalReviewer(const EngineStore& store, QString name, std::shared_ptr<CoreBudget> budget,
                     std::chrono::milliseconds patience)
        : m_store(store), m_name(std::move(name)), m_claim(std::move(budget)) {
        for (QTimer* timer : {&m_time, &m_patience}) {
            timer->setSingleShot(true);
            connect(timer, &QTimer::timeout, this, [this] { finish(); });
        }
        m_patience.setInterval(patience);
    }

    void evaluate(const core::Game& game, const core::ReviewPlan& plan) override {
        cancel();
        const EngineProfile* profile = m_store.find(m_name);
        if (!profile) return failLater({EngineProblem::NotThere, m_name, {}});
        if (const auto failure = knownFailure(*profile, game.spec())) return failLater(*failure);
        if (!m_process || m_process->profile() != *profile) start(*profile);
        m_plan = plan;
        m_evaluation = {};
        m_isAsking = true;
        m_patience.start();
        m_claim.begin(CoreClaim::Rank::Analyst, plan.threads);
        m_process->beginGame(); // so that it clears its table
        m_process->setThreads(plan.threads);
        m_process->analyse(game, 1);
    }
    void cancel() override {
        ++m_id;
        m_time.stop();
        m_patience.stop();
        m_claim.end();
        if (std::exchange(m_isAsking, false)) m_process->cancel();
    }

private:
    /// Answers the question without the engine.
    void failLater(const EngineFailure& failure) {
        const auto answer = [this, id = m_id, failure] {
            if (id == m_id) emit failed(failure);
        };
        QMetaObject::invokeMethod(this, answer, Qt::QueuedConnection);
    }

    void start(const EngineProfile& profile) {
        retireLater(m_process);
        m_process = std::make_unique<EngineProcess>(profile);
        connect(m_process.get(), &EngineProcess::informed, this,
                [this](const core::SearchInfo& info) { note(info); });
        connect(m_process.get(), &EngineProcess::analysisEnded, this, [this] { finish(); });
        connect(m_process.get(), &EngineProcess::failed, this, [this](const EngineFailure& failure) {
            m_time.stop();
            m_patience.stop();
            m_claim.end();
            if (std::exchange(m_isAsking, false)) emit failed(failure);
        });
    }

    /// The time counts from the first line: until then the engine may be starting.
    void note(const core::SearchInfo& info) {
        if (!m_isAsking || info.rank != 1) return;
        m_patience.stop();
        if (m_plan.moveTime && !m_time.isActive()) m_time.start(*m_plan.moveTime);
        m_evaluation.score = info.score;
        m_evaluation.depth = info.depth;
        m_evaluation.nodes = info.nodes;
        m_evaluation.line = info.line;
        if ((m_plan.depth && info.depth >= *m_plan.depth) || (m_plan.nodes && info.nodes >= *m_plan.nodes))
            finish();
    }

    /// An engine that ends without a line has failed.
    void finish() {
        if (!m_isAsking) return;
        cancel();
        if (m_evaluation.line.empty()) {
            emit failed({EngineProblem::NoMove, m_name, {}});
            return;
        }
        m_evaluation.engine = m_name.toStdString();
        emit evaluated(m_evaluation);
    }

    const EngineStore& m_store;
    QString m_name;
    core::ReviewPlan m_plan;
    core::Evaluation m_evaluation; ///< so far
    bool m_isAsking = false;
    quint64 m_id = 0; ///< of the question
    QTimer m_time;
    QTimer m_patience; ///< until the first line
    CoreClaim m_claim;
    std::unique_ptr<EngineProcess> m_process; ///< null before the first question
};

} // namespace

std::unique_ptr<PositionReviewer> makeReviewer(EnginePool& engines, const core::ReviewPlan& plan,
                                               std::chrono::milliseconds patience) {
    if (plan.engine.empty()) return std::make_unique<ComputerReviewer>(engines.budget(), engines.knowledge());
    return std::make_unique<ExternalReviewer>(engines.store(), QString::fromStdString(plan.engine),
                                              engines.budget(), patience);
}

} // namespace komadai::ui
