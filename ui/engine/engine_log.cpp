#include "ui/engine/engine_log.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThread>

#include <algorithm>

namespace komadai::ui {
namespace {

qsizetype lengthOfLine(const QByteArray& text) {
    qsizetype length = text.size();
    while (length > 0 && (text[length - 1] == '\n' || text[length - 1] == '\r'))
        --length;
    return length;
}

} // namespace

bool EngineLog::endsProcess(EngineLogEntry::Kind kind) {
    return kind == EngineLogEntry::Kind::NotStarted || kind == EngineLogEntry::Kind::Ended ||
           kind == EngineLogEntry::Kind::Crashed;
}

int EngineLog::begin(const QString& engine, EngineLogEntry::Purpose purpose, const QDateTime& at) {
    Q_ASSERT(thread() == QThread::currentThread());
    Process& process = m_processes[++m_lastProcess];
    process.engine = engine;
    process.purpose = purpose;
    add(m_lastProcess, EngineLogEntry::Kind::Started, {}, at);
    return m_lastProcess;
}

/// The one that ended first, if there are too many.
void EngineLog::forgetOldProcess(EngineLogEntry::Purpose purpose) {
    const auto isOver = [purpose](const auto& process) {
        return process.second.purpose == purpose && process.second.end;
    };
    if (std::count_if(m_processes.begin(), m_processes.end(), isOver) <= MostEnded) return;
    m_processes.erase(
        std::min_element(m_processes.begin(), m_processes.end(), [&](const auto& one, const auto& other) {
            if (!isOver(one) || !isOver(other)) return isOver(one);
            return *one.second.end < *other.second.end;
        }));
}

void EngineLog::add(int process, EngineLogEntry::Kind kind, const QByteArray& text, const QDateTime& at) {
    Q_ASSERT(thread() == QThread::currentThread());
    const auto found = m_processes.find(process);
    if (found == m_processes.end()) return;
    Process& speaker = found->second;
    const qsizetype length = lengthOfLine(text);
    const qsizetype kept = std::min(length, LongestLine);
    const EngineLogEntry entry{++m_lastEntry, process,         speaker.engine, at,
                               kind,          text.left(kept), length - kept,  speaker.purpose};
    speaker.entries.push_back(entry);
    speaker.bytes += kept;
    while (speaker.entries.size() > LinesPerProcess || speaker.bytes > BytesPerProcess) {
        speaker.bytes -= speaker.entries.front().text.size();
        speaker.entries.pop_front();
    }
    if (endsProcess(kind)) {
        speaker.end = entry.number;
        forgetOldProcess(entry.purpose);
    }
    emit added(entry);
}

void EngineLog::clear() {
    std::erase_if(m_processes, [](const auto& process) { return process.second.end.has_value(); });
    for (auto& [number, process] : m_processes) {
        process.entries.clear();
        process.bytes = 0;
    }
}

std::vector<EngineLogEntry> EngineLog::entries() const {
    std::vector<EngineLogEntry> all;
    for (const auto& [number, process] : m_processes)
        all.insert(all.end(), process.entries.begin(), process.entries.end());
    std::sort(all.begin(), all.end(),
              [](const EngineLogEntry& a, const EngineLogEntry& b) { return a.number < b.number; });
    return all;
}

EngineLog& engineLog() {
    static QPointer<EngineLog> one;
    if (!one) one = new EngineLog(QCoreApplication::instance());
    return *one;
}

} // namespace komadai::ui
