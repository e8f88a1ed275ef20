// An engine of others as a process.
#pragma once

#include "core/protocol/engine_answer.h"
#include "ui/engine/engine_failure.h"
#include "ui/engine/engine_store.h"

#include <QElapsedTimer>
#include <QObject>
#include <QProcess>
#include <QTimer>

#include <memory>

namespace komadai::ui {

/// Starts an engine, greets it in the protocol that it speaks, and passes commands and answers on. GUI thread;
/// nothing here waits. Once it has failed, the engine is being ended and nothing more is heard of it. Who
/// listens may delete this later, not at once.
class EngineProcess : public QObject {
    Q_OBJECT
public:
    explicit EngineProcess(EngineProfile profile, QObject* parent = nullptr);
    /// Asks the engine to quit; what has not ended after a while is killed.
    ~EngineProcess() override;

    /// `greeted` or `failed` answers. A protocol that is not known is found out: the engine is greeted in UCI, after
    /// half of the time for starting up also in USI, and has all of it for either. One that ends when it is greeted
    /// in UCI is started anew for USI.
    void start();

    core::protocol::Protocol protocol() const { return m_protocol; }
    const std::vector<core::protocol::EngineOption>& options() const { return m_options; }
    /// What it calls itself; empty if it does not say.
    const QString& ownName() const { return m_ownName; }

    /// Precondition: greeted.
    void send(const core::protocol::Command& command);
    /// From now on the engine has so much time until `settle` is called, or has failed with this problem.
    void expect(std::chrono::milliseconds patience, EngineProblem problem);
    void settle() { m_timer.stop(); }

signals:
    void greeted();
    void answered(const komadai::core::protocol::Answer& answer);
    void failed(const komadai::ui::EngineFailure& failure);

private:
    void launch(core::protocol::Protocol protocol, std::chrono::milliseconds patience);
    void read();
    void take(const core::protocol::Answer& answer);
    void takeGreeting(const core::protocol::Answer& answer);
    void greetInUsi();
    std::chrono::milliseconds timeLeft() const;
    bool mayBeUsi() const;
    void onError(QProcess::ProcessError error);
    void onFinished(int status, QProcess::ExitStatus exit);
    void onTimeout();
    void fail(EngineProblem problem, const QString& detail = {});
    void retire();

    EngineProfile m_profile;
    QProcess* m_process = nullptr; ///< null where none runs
    core::protocol::Protocol m_protocol = core::protocol::Protocol::Uci;
    bool m_isGreeted = false;
    QElapsedTimer m_sinceStart;
    bool m_isAskedTwice = false; ///< in UCI and USI
    bool m_awaitsReady = false;  ///< has greeted in UCI, and may yet in USI
    bool m_isDeclared = false;   ///< the options are those of a whole greeting
    QString m_ownName;
    std::vector<core::protocol::EngineOption> m_options;
    qint64 m_unansweredBytes = 0; ///< that it has written since it was last told something
    QTimer m_timer;
    EngineProblem m_expected{}; ///< the problem once the timer has run out
};

} // namespace komadai::ui
