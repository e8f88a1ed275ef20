// What is said between the program and its external engines.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QObject>
#include <QString>

#include <deque>
#include <map>
#include <vector>

namespace komadai::ui {

struct EngineLogEntry {
    enum class Kind {
        Sent,     ///< to the engine
        Received, ///< from the engine
        Started,
        NotStarted, ///< `text` is the error message of the system
        Ended,      ///< `text` is the exit status
        Crashed,    ///< `text` is the number of the signal
    };
    quint64 number = 0; ///< counts all entries
    int process = 0;    ///< counts the processes of engines, from 1
    QString engine;     ///< name in the list of engines
    QDateTime time;
    Kind kind{};
    /// Without the end of the line; not always UTF-8. At most EngineLog::LongestLine bytes.
    QByteArray text;
    qsizetype bytesLeftOut = 0; ///< at the end of `text`
};

/// Keeps the last lines of each process, so that the user can see afterwards why an engine has failed. Costs some kilobytes a process, and
/// the time for copying a line. The lines of an engine that has ended are kept until MostProcesses others have started. GUI thread,
/// where all EngineProcess objects live.
class EngineLog : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t LinesPerProcess = 1000;
    static constexpr qsizetype BytesPerProcess = qsizetype{256} * 1024;
    static constexpr qsizetype LongestLine = 4096; ///< bytes
    static constexpr std::size_t MostProcesses = 16;

    using QObject::QObject;

    /// A process of the engine with this name is about to start. Returns the number of the process.
    int begin(const QString& engine);
    /// `text` may end with the end of a line. Entries of a process that was forgotten are ignored.
    void add(int process, EngineLogEntry::Kind kind, const QByteArray& text);
    /// Forgets all entries so far.
    void clear();

    /// The entries that are kept, in the order in which they were added.
    std::vector<EngineLogEntry> entries() const;

signals:
    void added(const komadai::ui::EngineLogEntry& entry);

private:
    struct Process {
        QString engine;
        std::deque<EngineLogEntry> entries{};
        qsizetype bytes = 0; ///< of all texts
        bool isOver = false;
    };
    void forgetOldProcess();

    std::map<int, Process> m_processes; ///< by number
    int m_lastProcess = 0;
    quint64 m_lastEntry = 0;
};

/// The log of the program. The application object owns it, since engines are started in many places. Needs the application object.
EngineLog& engineLog();

} // namespace komadai::ui
