#include "ui/engine/engine_log.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThread>

#include <algorithm>

namespace komadai::ui {
namespace {

bool endsProcess(EngineLogEntry::Kind kind) {
    return kind == EngineLogEntry::Kind::NotStarted || kind == EngineLogEntry::Kind::Ended ||
           kind == EngineLogEntry::Kind::Crashed;
}

qsizetype lengthOfLine(const QByteArray& text) {
    qsizetype length = text.size();
    while (length > 0 && (text[length - 1] == '\n' || text[length - 1] == '\r'))
        --length;
    return length;
}

} // namespace

int EngineLog::begin(const QString& engine) {
    Q_ASSERT(thread() == QThread::currentThread());
    if (m_processes.size() >= MostProcesses) forgetOldProcess();
    m_processes[++m_lastProcess].engine = engine;
    add(m_lastProcess, EngineLogEntry::Kind::Started, {});
    return m_lastProcess;
}

/// The oldest one that has ended, or else the oldest one.
void EngineLog::forgetOldProcess() {
    const auto over = std::find_if(m_processes.begin(), m_processes.end(),
                                   [](const auto& process) { return process.second.isOver; });
    m_processes.erase(over == m_processes.end() ? m_processes.begin() : over);
}

void EngineLog::add(int process, EngineLogEntry::Kind kind, const QByteArray& text) {
    Q_ASSERT(thread() == QThread::currentThread());
    const auto found = m_processes.find(process);
    if (found == m_processes.end()) return;
    Process& speaker = found->second;
    const qsizetype length = lengthOfLine(text);
    const qsizetype kept = std::min(length, LongestLine);
    const EngineLogEntry entry{++m_lastEntry, process,         speaker.engine, QDateTime::currentDateTime(),
                               kind,          text.left(kept), length - kept};
    speaker.entries.push_back(entry);
    speaker.bytes += kept;
    while (speaker.entries.size() > LinesPerProcess || speaker.bytes > BytesPerProcess) {
        speaker.bytes -= speaker.entries.front().text.size();
        speaker.entries.pop_front();
    }
    if (endsProcess(kind)) speaker.isOver = true;
    emit added(entry);
}

void EngineLog::clear() {
    std::erase_if(m_processes, [](const auto& process) { return process.second.isOver; });
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
