#include "ui/engine/engine_process.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <csignal>
#include <utility>

#include <unistd.h>

namespace komadai::ui {
namespace {

using core::protocol::Protocol;
using std::chrono::milliseconds;
namespace protocol = core::protocol;

constexpr milliseconds QuitTime{1000};    ///< for an engine to end by itself
constexpr int LastQuitMs = 300;           ///< likewise, when the program ends
constexpr int KillMs = 1000;              ///< for the system to end what is killed
constexpr qint64 GreetingBytes = 1 << 20; ///< at most, with all options
constexpr qint64 FloodBytes = 16 << 20;   ///< written without having been told anything
constexpr qint64 LongestLine = 1 << 20;

/// The engine leads a process group of its own, so that what it started ends with it.
void killGroup(const QProcess& process) {
    if (const auto id = static_cast<pid_t>(process.processId()); id > 0) ::kill(-id, SIGKILL);
}

/// Sees an engine to its end, without anybody waiting but the end of the program.
class Retirement : public QObject {
public:
    explicit Retirement(QProcess* process) : QObject(QCoreApplication::instance()), m_process(process) {
        process->disconnect();
        process->setParent(this);
        connect(process, &QProcess::finished, this, &QObject::deleteLater);
        connect(process, &QProcess::readyReadStandardOutput, process, [process] { process->readAll(); });
        QTimer::singleShot(QuitTime, this, [process] { killGroup(*process); });
    }
    ~Retirement() override {
        if (m_process->state() == QProcess::NotRunning || m_process->waitForFinished(LastQuitMs)) return;
        killGroup(*m_process);
        m_process->waitForFinished(KillMs);
    }

private:
    QProcess* m_process; ///< a child of this
};

} // namespace

EngineProcess::EngineProcess(EngineProfile profile, QObject* parent)
    : QObject(parent), m_profile(std::move(profile)) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &EngineProcess::onTimeout);
}

EngineProcess::~EngineProcess() { retire(); }

void EngineProcess::start() {
    m_sinceStart.start();
    if (m_profile.protocol)
        launch(*m_profile.protocol, m_profile.startUpTime);
    else
        launch(Protocol::Uci, m_profile.startUpTime / 2);
}

milliseconds EngineProcess::timeLeft() const {
    return std::max(m_profile.startUpTime - milliseconds(m_sinceStart.elapsed()), milliseconds(1));
}

/// Whether the greeting in UCI has said nothing of an engine of which the protocol is not known.
bool EngineProcess::mayBeUsi() const {
    return !m_isGreeted && !m_awaitsReady && !m_profile.protocol && m_protocol == Protocol::Uci;
}

void EngineProcess::launch(Protocol protocol, milliseconds patience) {
    retire();
    m_protocol = protocol;
    m_isAskedTwice = false;
    m_awaitsReady = false;
    m_isDeclared = false;
    m_ownName.clear();
    m_options.clear();
    m_process = new QProcess(this);
    m_process->setProgram(m_profile.program);
    m_process->setArguments(m_profile.arguments);
    m_process->setWorkingDirectory(m_profile.folder.isEmpty() ? QFileInfo(m_profile.program).absolutePath()
                                                              : m_profile.folder);
    m_process->setStandardErrorFile(QProcess::nullDevice());
    m_process->setChildProcessModifier([] { ::setpgid(0, 0); });
    connect(m_process, &QProcess::readyReadStandardOutput, this, &EngineProcess::read);
    connect(m_process, &QProcess::errorOccurred, this, &EngineProcess::onError);
    connect(m_process, &QProcess::finished, this, &EngineProcess::onFinished);
    m_process->start();
    if (!m_process) return; // it could not be started
    send(protocol::UseProtocol{protocol});
    expect(patience, EngineProblem::DoesNotGreet);
}

void EngineProcess::send(const protocol::Command& command) {
    if (!m_process) return;
    m_unansweredBytes = 0;
    m_process->write(QByteArray::fromStdString(protocol::format(command, m_protocol) + '\n'));
}

void EngineProcess::expect(milliseconds patience, EngineProblem problem) {
    m_expected = problem;
    m_timer.start(patience);
}

void EngineProcess::read() {
    while (m_process && m_process->canReadLine()) {
        const QByteArray line = m_process->readLine();
        m_unansweredBytes += line.size();
        if (m_unansweredBytes > (m_isGreeted ? FloodBytes : GreetingBytes))
            return fail(EngineProblem::Floods);
        const auto answer =
            protocol::parseAnswer({line.constData(), static_cast<std::size_t>(line.size())}, m_protocol);
        if (answer) take(*answer);
    }
    if (m_process && m_process->bytesAvailable() > LongestLine) fail(EngineProblem::Floods);
}

void EngineProcess::take(const protocol::Answer& answer) {
    if (m_isGreeted)
        emit answered(answer);
    else
        takeGreeting(answer);
}

/// An engine that was slow and speaks both protocols would speak USI then, where squares of larger boards have no name: it
/// is asked back to UCI.
void EngineProcess::takeGreeting(const protocol::Answer& answer) {
    if (const auto* name = std::get_if<protocol::EngineName>(&answer)) {
        m_ownName = QString::fromStdString(name->name);
    } else if (const auto* option = std::get_if<protocol::EngineOption>(&answer)) {
        if (std::exchange(m_isDeclared, false)) m_options.clear(); // by the other protocol
        const bool isKnown = std::any_of(m_options.begin(), m_options.end(),
                                         [option](const auto& known) { return known.name == option->name; });
        if (!isKnown) m_options.push_back(*option);
    } else if (const auto* ok = std::get_if<protocol::ProtocolOk>(&answer)) {
        if (!m_isAskedTwice && ok->protocol != m_protocol) return;
        m_protocol = ok->protocol;
        m_isDeclared = true;
        if (m_isAskedTwice && ok->protocol == Protocol::Uci && !std::exchange(m_awaitsReady, true)) {
            send(protocol::UseProtocol{Protocol::Uci});
            send(protocol::IsReady{}); // all greetings come before the answer
        }
        m_isGreeted = !m_awaitsReady;
    } else if (std::holds_alternative<protocol::ReadyOk>(answer)) {
        m_isGreeted = m_awaitsReady;
    }
    if (!m_isGreeted) return;
    settle();
    emit greeted();
}

/// To the same process, which may still be starting up.
void EngineProcess::greetInUsi() {
    m_isAskedTwice = true;
    send(protocol::UseProtocol{Protocol::Usi});
    expect(timeLeft(), EngineProblem::DoesNotGreet);
}

void EngineProcess::onError(QProcess::ProcessError error) {
    if (error == QProcess::FailedToStart) fail(EngineProblem::CannotStart, m_process->errorString());
}

void EngineProcess::onFinished(int status, QProcess::ExitStatus exit) {
    read(); // its last words
    if (!m_process) return;
    if (mayBeUsi())
        launch(Protocol::Usi, timeLeft()); // it may have ended because it was greeted in UCI
    else if (exit == QProcess::CrashExit)
        fail(EngineProblem::Crashed);
    else
        fail(EngineProblem::Ended, QString::number(status));
}

void EngineProcess::onTimeout() {
    if (mayBeUsi() && !m_isAskedTwice)
        greetInUsi();
    else
        fail(m_expected);
}

void EngineProcess::fail(EngineProblem problem, const QString& detail) {
    retire();
    emit failed({problem, m_profile.name, detail});
}

void EngineProcess::retire() {
    m_timer.stop();
    if (!m_process) return;
    if (m_process->state() == QProcess::NotRunning) {
        m_process->disconnect(this);
        m_process->deleteLater();
    } else {
        m_process->write(QByteArray::fromStdString(protocol::format(protocol::Quit{}, m_protocol) + '\n'));
        m_process->closeWriteChannel();
        new Retirement(m_process);
    }
    m_process = nullptr;
}

} // namespace komadai::ui
