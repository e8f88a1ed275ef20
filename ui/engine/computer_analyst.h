// The built-in engine as an analyst, on a thread of its own.
#pragma once

#include "ui/engine/analyst.h"

#include <QThread>

#include <stop_token>

namespace komadai::ui {

/// Lives on the worker thread and owns the engine; emits copies, each with the number of its question.
class AnalysisWorker : public QObject {
    Q_OBJECT
public:
    void analyse(quint64 id, const core::Game& game, int lines, const std::stop_token& stop);

signals:
    void informed(quint64 id, const komadai::core::SearchInfo& info);

private:
    core::Engine m_engine;
};

class ComputerAnalyst : public Analyst {
    Q_OBJECT
public:
    explicit ComputerAnalyst(QObject* parent = nullptr);
    /// Stops the search and waits for the thread, which takes as long as the engine needs to stop.
    ~ComputerAnalyst() override;

    void analyse(const core::Game& game, int lines) override;
    void cancel() override;

private:
    QThread m_thread;
    AnalysisWorker* m_worker; ///< deleted on its thread when that ends
    quint64 m_currentId = 0;
    std::stop_source m_stop;
};

} // namespace komadai::ui
