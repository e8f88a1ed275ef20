#include "ui/engine/engine_process.h"

#include "core/protocol/error_lines.h"
#include "matches/process_guard.h"
#include "ui/engine/engine_log.h"
#include "ui/engine/engine_trials.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <csignal>
#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include <unistd.h>

namespace komadai::ui {
namespace {

using std::chrono::milliseconds;
namespace protocol = core::protocol;

constexpr int LastQuitMs = 300;         ///< for engines to end by themselves when the program ends
constexpr int KillMs = 1000;            ///< for the system to end what is killed
constexpr qint64 LongestLine = 1 << 20; ///< bytes

core::Instant now() { return std::chrono::floor<milliseconds>(std::chrono::steady_clock::now()); }

/// The engine leads a process group of its own, so that what it started ends with it. Even of an engine that has ended by
/// itself others may be left; their group keeps its number.
void killGroup(pid_t group) {
    if (group > 0) ::kill(-group, SIGKILL);
}

protocol::ConversationSettings settingsOf(const EngineProfile& profile, protocol::EngineTimeouts timeouts) {
    protocol::ConversationSettings settings;
    settings.protocol = profile.protocol;
    settings.options.assign(profile.values.begin(), profile.values.end());
    settings.timeouts = timeouts;
    settings.timeouts.startUp = profile.startUpTime;
    return settings;
}

} // namespace

/// The processes, files and timer of a conversation. Lives until the last process has ended, which may be after the
/// EngineProcess; whatever still runs when the program ends is killed.
class ProcessKeeper : public QObject {
public:
    using Listener = std::function<void(const protocol::EngineEvent&)>;

    ProcessKeeper(const EngineProfile& profile, protocol::EngineTimeouts timeouts, Listener listener)
        : QObject(QCoreApplication::instance()), m_profile(profile),
          m_conversation(settingsOf(profile, timeouts)), m_listener(std::move(listener)) {
        m_timer.setSingleShot(true);
        m_timer.setTimerType(Qt::PreciseTimer);
        connect(&m_timer, &QTimer::timeout, this, [this] { run([this] { m_conversation.wake(now()); }); });
        m_errorTimer.setSingleShot(true);
        connect(&m_errorTimer, &QTimer::timeout, this, [this] {
            for (const auto& [id, process] : m_processes)
                logDueErrors(id);
        });
    }
    ~ProcessKeeper() override {
        QElapsedTimer timer;
        timer.start();
        for (const auto& [id, process] : m_processes) {
            process->disconnect(this);
            const auto left = std::max<qint64>(LastQuitMs - timer.elapsed(), 0);
            if (process->state() != QProcess::NotRunning) process->waitForFinished(static_cast<int>(left));
            endGroup(id);
            if (process->state() != QProcess::NotRunning) process->waitForFinished(KillMs);
        }
        if (m_folder) ProcessGuard::instance().release(std::filesystem::path(m_folder->path().toStdString()));
    }

    protocol::EngineConversation& conversation() { return m_conversation; }

    /// Lets the conversation take something in, does what it wants, and passes on what is to be heard.
    void run(const std::function<void()>& input) {
        input();
        if (std::exchange(m_isRunning, true)) return; // the call further up goes on
        act();
        m_isRunning = false;
        setTimer();
        tellEvents();
        if (m_isTelling) return; // perhaps on behalf of a process that has ended since
        for (QProcess* process : std::exchange(m_ended, {}))
            process->deleteLater();
        if (!m_listener && m_conversation.isOver()) deleteLater();
    }

    /// Ends the engine, and this with it. Nothing more is heard.
    void retire() {
        m_listener = {};
        run([this] { m_conversation.quit(now()); });
    }

private:
    /// Passes events on in their order, even if a listener immediately gives the next command.
    void tellEvents() {
        for (auto& event : m_conversation.takeEvents())
            m_heard.push_back(std::move(event));
        if (std::exchange(m_isTelling, true)) return;
        while (!m_heard.empty()) {
            const auto event = std::move(m_heard.front());
            m_heard.pop_front();
            if (m_listener) m_listener(event);
        }
        m_isTelling = false;
    }

    void act() {
        for (auto actions = m_conversation.takeActions(); !actions.empty();
             actions = m_conversation.takeActions())
            for (const auto& action : actions)
                std::visit([this](const auto& a) { carryOut(a); }, action);
    }

    void carryOut(const protocol::StartProcess& start) {
        const auto id = start.process;
        auto* process = new QProcess(this);
        m_processes[id] = process;
        m_logged[id] = engineLog().begin(m_profile.name);
        process->setProgram(m_profile.program);
        process->setArguments(m_profile.arguments);
        process->setWorkingDirectory(m_profile.workingFolder());
        process->setChildProcessModifier([] { ::setpgid(0, 0); });
        connect(process, &QProcess::started, this, [this, id, process] {
            m_groups[id] = static_cast<pid_t>(process->processId());
            ProcessGuard::instance().watch(m_groups[id]);
        });
        connect(process, &QProcess::readyReadStandardOutput, this, [this, id] { read(id); });
        connect(process, &QProcess::readyReadStandardError, this, [this, id] { readErrors(id); });
        connect(process, &QProcess::errorOccurred, this, [this, id](QProcess::ProcessError error) {
            if (error == QProcess::FailedToStart) onStartFailed(id);
        });
        connect(process, &QProcess::finished, this,
                [this, id](int status, QProcess::ExitStatus exit) { onFinished(id, status, exit); });
        process->start();
    }
    void carryOut(const protocol::WriteLine& line) {
        auto* process = processOf(line.process);
        if (!process) return;
        const QByteArray text = QByteArray::fromStdString(line.line + '\n');
        log(line.process, EngineLogEntry::Kind::Sent, text);
        process->write(text);
    }
    void carryOut(const protocol::CloseInput& close) {
        if (auto* process = processOf(close.process)) process->closeWriteChannel();
    }
    void carryOut(const protocol::KillProcess& kill) {
        if (const auto group = m_groups.find(kill.process); group != m_groups.end()) killGroup(group->second);
    }
    /// Each variant has a file of its own, as an engine may not read a section a second time.
    void carryOut(const protocol::WriteFile& file) {
        if (!m_folder) {
            m_folder = std::make_unique<QTemporaryDir>();
            ProcessGuard::instance().watch(std::filesystem::path(m_folder->path().toStdString()));
        }
        QFile rules(m_folder->filePath(QStringLiteral("rules%1.ini").arg(++m_files)));
        const QByteArray content = QByteArray::fromStdString(file.content);
        if (!m_folder->isValid())
            m_conversation.fileFailed(m_folder->errorString().toStdString(), now());
        else if (!rules.open(QIODevice::WriteOnly) || rules.write(content) != content.size() ||
                 !rules.flush())
            m_conversation.fileFailed(rules.errorString().toStdString(), now());
        else
            m_conversation.fileWritten(rules.fileName().toStdString(), now());
    }

    /// Null once its end has been reported.
    QProcess* processOf(protocol::ProcessId id) const {
        const auto process = m_processes.find(id);
        return process == m_processes.end() ? nullptr : process->second;
    }

    /// A listener may run an event loop of its own, in which the process ends.
    void read(protocol::ProcessId id) {
        for (auto* process = processOf(id); process && process->canReadLine(); process = processOf(id))
            receive(id, process->readLine());
        auto* process = processOf(id);
        if (process && process->bytesAvailable() > LongestLine) receive(id, process->readAll());
    }
    /// For the log only.
    void readErrors(protocol::ProcessId id) {
        const QByteArray text = processOf(id)->readAllStandardError();
        m_errors[id].add({text.constData(), static_cast<std::size_t>(text.size())});
        logDueErrors(id);
    }
    void logDueErrors(protocol::ProcessId id) {
        protocol::ErrorLines& errors = m_errors[id];
        logErrors(id, errors.take(now()));
        if (const auto at = errors.nextAt(); at && !m_errorTimer.isActive())
            m_errorTimer.start(std::max(*at - now(), milliseconds(0)));
    }
    void logErrors(protocol::ProcessId id, const std::vector<protocol::ErrorLine>& lines) {
        for (const auto& [text, leftOut] : lines) {
            if (leftOut > 0) log(id, EngineLogEntry::Kind::ErrorsLeftOut, QByteArray::number(leftOut));
            log(id, EngineLogEntry::Kind::PrintedError, QByteArray::fromStdString(text));
        }
    }
    void receive(protocol::ProcessId id, const QByteArray& line) {
        log(id, EngineLogEntry::Kind::Received, line);
        run([&] {
            m_conversation.receive(id, {line.constData(), static_cast<std::size_t>(line.size())}, now());
        });
    }

    void onStartFailed(protocol::ProcessId id) {
        const QByteArray reason = processOf(id)->errorString().toUtf8();
        log(id, EngineLogEntry::Kind::NotStarted, reason);
        forget(id);
        run([&] { m_conversation.startFailed(id, reason.toStdString(), now()); });
    }
    void onFinished(protocol::ProcessId id, int status, QProcess::ExitStatus exit) {
        read(id); // its last words
        readErrors(id);
        logErrors(id, m_errors[id].takeRest());
        // Qt reports the number of the signal as the exit code.
        const bool isCrash = exit == QProcess::CrashExit;
        log(id, isCrash ? EngineLogEntry::Kind::Crashed : EngineLogEntry::Kind::Ended,
            QByteArray::number(status));
        forget(id);
        const auto end = isCrash ? protocol::ProcessEnd{status, 0} : protocol::ProcessEnd{{}, status};
        run([&] { m_conversation.processEnded(id, end, now()); });
    }
    void endGroup(protocol::ProcessId id) {
        const auto group = m_groups.find(id);
        if (group == m_groups.end()) return;
        killGroup(group->second);
        ProcessGuard::instance().release(group->second);
        m_groups.erase(group);
    }
    void forget(protocol::ProcessId id) {
        endGroup(id);
        auto* process = processOf(id);
        process->disconnect(this);
        m_ended.push_back(process);
        m_processes.erase(id);
        m_errors.erase(id);
    }

    void log(protocol::ProcessId id, EngineLogEntry::Kind kind, const QByteArray& text) {
        engineLog().add(m_logged[id], kind, text);
    }

    void setTimer() {
        if (const auto at = m_conversation.wakeAt())
            m_timer.start(std::max(*at - now(), milliseconds(0)));
        else
            m_timer.stop();
    }

    EngineProfile m_profile;
    protocol::EngineConversation m_conversation;
    Listener m_listener;                                          ///< empty once the engine is being ended
    std::map<protocol::ProcessId, QProcess*> m_processes;         ///< children of this
    std::vector<QProcess*> m_ended;                               ///< children of this, to be deleted
    std::map<protocol::ProcessId, pid_t> m_groups;                ///< of those that have started
    std::map<protocol::ProcessId, int> m_logged;                  ///< their numbers in the log
    std::map<protocol::ProcessId, protocol::ErrorLines> m_errors; ///< that are not logged yet
    std::unique_ptr<QTemporaryDir> m_folder; ///< of files that the engine is told to read
    int m_files = 0;                         ///< in the folder
    QTimer m_timer;
    QTimer m_errorTimer;                       ///< for `m_errors` that wait
    std::deque<protocol::EngineEvent> m_heard; ///< not yet told
    bool m_isRunning = false;
    bool m_isTelling = false;
};

EngineProcess::EngineProcess(EngineProfile profile, protocol::EngineTimeouts timeouts, QObject* parent)
    : QObject(parent), m_profile(std::move(profile)),
      m_keeper(new ProcessKeeper(m_profile, timeouts,
                                 [this](const protocol::EngineEvent& event) { tell(event); })) {}

// NOLINTNEXTLINE(bugprone-exception-escape): see the header
EngineProcess::~EngineProcess() { m_keeper->retire(); }

void EngineProcess::start() {
    m_keeper->run([this] { m_keeper->conversation().start(now()); });
}

void EngineProcess::getReady(const std::shared_ptr<const core::Variant>& variant) {
    m_keeper->run([&] { m_keeper->conversation().getReady(variant, now()); });
}

bool EngineProcess::isGettingReady() const { return m_keeper->conversation().isQuestionWaiting(); }

void EngineProcess::beginGame() { m_keeper->conversation().beginGame(); }

void EngineProcess::requestMove(const core::Game& game, milliseconds time) {
    protocol::Go go;
    go.limits.moveTime = time;
    m_keeper->run([&] { m_keeper->conversation().ask({game, go, {}, {}, {}}, now()); });
}

void EngineProcess::requestMove(const core::Game& game, const ClockReading& reading) {
    m_keeper->run([&] { m_keeper->conversation().ask({game, {}, reading.clock, reading.at, {}}, now()); });
}

void EngineProcess::setPondering(bool isWanted) { m_keeper->conversation().setPondering(isWanted); }

bool EngineProcess::canPonder() const { return m_keeper->conversation().canPonder(); }

void EngineProcess::ponder(const core::Game& game, milliseconds time) {
    protocol::Go go;
    go.limits.moveTime = time;
    m_keeper->run([&] { m_keeper->conversation().ponder({game, go, {}, {}, {}}, now()); });
}

void EngineProcess::ponder(const core::Game& game, const ClockReading& reading) {
    m_keeper->run([&] { m_keeper->conversation().ponder({game, {}, reading.clock, reading.at, {}}, now()); });
}

bool EngineProcess::isPondering() const { return m_keeper->conversation().isPondering(); }

void EngineProcess::ponderHit(const std::optional<ClockReading>& reading) {
    m_keeper->run([&] {
        if (reading)
            m_keeper->conversation().ponderHit(reading->clock, reading->at, now());
        else
            m_keeper->conversation().ponderHit({}, {}, now());
    });
}

void EngineProcess::analyse(const core::Game& game, int lines, const std::vector<core::Move>& moves) {
    m_keeper->run([&] { m_keeper->conversation().analyse(game, lines, now(), moves); });
}

void EngineProcess::press(const QString& option) {
    m_keeper->run([&] { m_keeper->conversation().press(option.toStdString(), now()); });
}

void EngineProcess::setThreads(int threads) {
    m_keeper->run([&] { m_keeper->conversation().setThreads(threads, now()); });
}

void EngineProcess::moveNow() {
    m_keeper->run([this] { m_keeper->conversation().moveNow(now()); });
}

void EngineProcess::cancel() {
    m_keeper->run([this] { m_keeper->conversation().cancel(now()); });
}

protocol::Protocol EngineProcess::protocol() const { return m_keeper->conversation().protocol(); }

const std::vector<protocol::EngineOption>& EngineProcess::options() const {
    return m_keeper->conversation().options();
}

QString EngineProcess::ownName() const { return QString::fromStdString(m_keeper->conversation().name()); }

void EngineProcess::tell(const protocol::EngineEvent& event) {
    if (std::holds_alternative<protocol::Greeted>(event))
        emit greeted();
    else if (std::holds_alternative<protocol::Ready>(event))
        emit ready();
    else if (std::holds_alternative<protocol::ButtonPressed>(event))
        emit pressed();
    else if (std::holds_alternative<protocol::Asked>(event))
        emit asked();
    else if (std::holds_alternative<protocol::AnalysisEnded>(event))
        emit analysisEnded();
    else if (const auto* info = std::get_if<core::SearchInfo>(&event))
        emit informed(*info);
    else if (const auto* trial = std::get_if<protocol::TrialEnded>(&event))
        noteTrial(m_profile, trial->variant->spec(), trial->fault);
    else if (const auto* answer = std::get_if<protocol::MoveAnswer>(&event))
        tellAnswer(*answer);
    else if (const auto* fault = std::get_if<protocol::EngineFault>(&event))
        emit failed({fault->problem, m_profile.name, QString::fromStdString(fault->detail)});
}

void EngineProcess::tellAnswer(const protocol::MoveAnswer& answer) {
    m_expectedReply = answer.reply;
    if (answer.move)
        emit moveFound(*answer.move, answer.score);
    else if (answer.isResignation())
        emit resigned();
    else if (answer.isDeclaration())
        emit declared();
    else
        emit failed({answer.problem.value_or(EngineProblem::NoMove), m_profile.name,
                     QString::fromStdString(answer.said.move)});
}

void retireLater(std::unique_ptr<EngineProcess>& engine) {
    if (!engine) return;
    engine->disconnect();
    engine.release()->deleteLater();
}

} // namespace komadai::ui
