// What is said between the program and its external engines.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QObject>
#include <QString>

#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <vector>

namespace komadai::ui {

struct EngineLogEntry {
    enum class Kind {
        Sent,          ///< to the engine
        Received,      ///< from the engine
        PrintedError,  ///< by the engine, on its standard error
        ErrorsLeftOut, ///< lines of a flood on its standard error; `text` is their number
        Started,
        NotStarted, ///< `text` is the error message of the system
        Ended,      ///< `text` is the exit status
        Crashed,    ///< `text` is the number of the signal
    };
    /// What the engine was started for.
    enum class Purpose {
        Play,  ///< against it, to analyse with it, or to test it
        Match, ///< of engines
    };
    quint64 number = 0; ///< counts all entries
    int process = 0;    ///< counts the processes of engines, from 1
    QString engine;     ///< name in the list of engines
    QDateTime time;
    Kind kind{};
    /// Without the end of the line; not always UTF-8. At most EngineLog::LongestLine bytes.
    QByteArray text;
    qsizetype bytesLeftOut = 0; ///< at the end of `text`
    Purpose purpose = Purpose::Play;
};

/// Keeps the last lines of each process, so that the user can see afterwards why an engine has failed. Costs some kilobytes a process, and
/// the time for copying a line. The lines of an engine that has ended are kept until MostEnded others for the same purpose have ended,
/// so that the many of a match do not push out the one that the user plays against. GUI thread, where all EngineProcess objects live.
class EngineLog : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t LinesPerProcess = 1000;
    static constexpr qsizetype BytesPerProcess = qsizetype{256} * 1024;
    static constexpr qsizetype LongestLine = 4096;  ///< bytes
    static constexpr std::ptrdiff_t MostEnded = 16; ///< for each purpose; those that run come on top

    using QObject::QObject;

    /// Whether it is the last entry of a process.
    static bool endsProcess(EngineLogEntry::Kind kind);

    /// A process of the engine with this name is about to start. Returns the number of the process.
    int begin(const QString& engine, EngineLogEntry::Purpose purpose = EngineLogEntry::Purpose::Play,
              const QDateTime& at = QDateTime::currentDateTime());
    /// `text` may end with the end of a line. Entries of a process that was forgotten are ignored.
    void add(int process, EngineLogEntry::Kind kind, const QByteArray& text,
             const QDateTime& at = QDateTime::currentDateTime());
    /// Forgets all entries so far.
    void clear();

    /// The entries that are kept, in the order in which they were added.
    std::vector<EngineLogEntry> entries() const;

signals:
    void added(const komadai::ui::EngineLogEntry& entry);

private:
    struct Process {
        QString engine;
        EngineLogEntry::Purpose purpose{};
        std::deque<EngineLogEntry> entries{};
        qsizetype bytes = 0;          ///< of all texts
        std::optional<quint64> end{}; ///< the number of its last entry; none while it runs
    };
    void forgetOldProcess(EngineLogEntry::Purpose purpose);

    std::map<int, Process> m_processes; ///< by number
    int m_lastProcess = 0;
    quint64 m_lastEntry = 0;
};

/// The log of the program. The application object owns it, since engines are started in many places. Needs the application object.
EngineLog& engineLog();

} // namespace komadai::ui
