#include "ui/matches/match_log.h"

#include "matches/match.h"

#include <QMetaObject>
#include <QTimer>

#include <algorithm>
#include <deque>
#include <iterator>
#include <map>
#include <mutex>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace komadai::ui {
namespace {

using LogKind = EngineLogEntry::Kind;

QByteArray bytesOf(std::string_view text) { return {text.data(), static_cast<qsizetype>(text.size())}; }

} // namespace

/// What was said since the log was told last.
class MatchLogQueue : public std::enable_shared_from_this<MatchLogQueue> {
public:
    explicit MatchLogQueue(EngineLog& log) : m_log(log) {}

    int begin(const std::string& engine) {
        const std::lock_guard lock(m_mutex);
        add(++m_lastProcess, LogKind::Started, QByteArray::fromStdString(engine));
        return m_lastProcess;
    }
    void note(int process, LogKind kind, const QByteArray& text) {
        const std::lock_guard lock(m_mutex);
        add(process, kind, text);
    }

private:
    struct Line {
        quint64 number; ///< in the order in which they were said
        int process;
        LogKind kind;
        QDateTime at;
        QByteArray text; ///< of a start: the name of the engine
    };
    struct Lines {
        std::optional<Line> start;
        std::deque<Line> others;
        qsizetype bytes = 0;
    };

    /// Within the lock.
    void add(int process, LogKind kind, const QByteArray& text) {
        Line line{++m_lastLine, process, kind, QDateTime::currentDateTime(), text};
        Lines& lines = m_waiting[process];
        if (kind == LogKind::Started) {
            lines.start = std::move(line);
        } else {
            lines.bytes += text.size();
            lines.others.push_back(std::move(line));
            while (lines.others.size() > 1 && (lines.others.size() > EngineLog::LinesPerProcess ||
                                               lines.bytes > EngineLog::BytesPerProcess)) {
                lines.bytes -= lines.others.front().text.size();
                lines.others.pop_front();
            }
        }
        if (std::exchange(m_isDue, true)) return;
        QMetaObject::invokeMethod(
            &m_log,
            [queue = shared_from_this()] {
                QTimer::singleShot(MatchLog::Pause, &queue->m_log, [queue] { queue->tell(); });
            },
            Qt::QueuedConnection);
    }

    /// GUI thread.
    void tell() {
        std::map<int, Lines> waiting;
        {
            const std::lock_guard lock(m_mutex);
            m_isDue = false;
            waiting.swap(m_waiting);
        }
        std::vector<Line> lines;
        for (auto& [process, said] : waiting) {
            if (said.start) lines.push_back(std::move(*said.start));
            std::move(said.others.begin(), said.others.end(), std::back_inserter(lines));
        }
        std::sort(lines.begin(), lines.end(),
                  [](const Line& one, const Line& other) { return one.number < other.number; });
        for (const Line& line : lines)
            tell(line);
    }
    void tell(const Line& line) {
        if (line.kind == LogKind::Started) {
            m_numbers[line.process] =
                m_log.begin(QString::fromUtf8(line.text), EngineLogEntry::Purpose::Match, line.at);
            return;
        }
        m_log.add(m_numbers[line.process], line.kind, line.text, line.at);
        if (EngineLog::endsProcess(line.kind)) m_numbers.erase(line.process);
    }

    EngineLog& m_log;
    std::mutex m_mutex;             ///< for the next four members
    std::map<int, Lines> m_waiting; ///< by process
    int m_lastProcess = 0;
    quint64 m_lastLine = 0;
    bool m_isDue = false;
    std::map<int, int> m_numbers; ///< of processes in the log; GUI thread only
};

MatchLog::MatchLog(EngineLog& log) : m_queue(std::make_shared<MatchLogQueue>(log)) {}

MatchLog::~MatchLog() = default;

int MatchLog::begin(const std::string& engine) { return m_queue->begin(engine); }

void MatchLog::startFailed(int process, std::string_view reason) {
    m_queue->note(process, LogKind::NotStarted, bytesOf(reason));
}

void MatchLog::sent(int process, std::string_view line) {
    m_queue->note(process, LogKind::Sent, bytesOf(line));
}

void MatchLog::received(int process, std::string_view line) {
    m_queue->note(process, LogKind::Received, bytesOf(line));
}

void MatchLog::printedError(int process, const core::protocol::ErrorLine& line) {
    if (line.leftOut > 0) m_queue->note(process, LogKind::ErrorsLeftOut, QByteArray::number(line.leftOut));
    m_queue->note(process, LogKind::PrintedError, bytesOf(line.text));
}

void MatchLog::ended(int process, const core::protocol::ProcessEnd& end) {
    if (end.signal)
        m_queue->note(process, LogKind::Crashed, QByteArray::number(*end.signal));
    else
        m_queue->note(process, LogKind::Ended, QByteArray::number(end.status));
}

void logEngines(MatchPlan& plan, EngineLog& log) {
    const auto transcript = std::make_shared<MatchLog>(log);
    for (PlayerSetup* player : {&plan.a, &plan.b})
        if (auto* engine = std::get_if<EngineSetup>(player)) engine->transcript = transcript;
}

} // namespace komadai::ui
