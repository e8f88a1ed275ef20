// A file at which an import waits.
#pragma once

#include <QByteArray>
#include <QString>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace komadai::ui::test {

/// A named pipe that nobody writes to: who opens it waits until the test opens the gate. It is no file of games.
class Gate {
public:
    explicit Gate(const QString& path) : m_path(path.toLocal8Bit()) {
        if (mkfifo(m_path.constData(), 0600) != 0) qFatal("cannot make a pipe");
    }
    ~Gate() { open(); }
    Gate(const Gate&) = delete;
    Gate& operator=(const Gate&) = delete;

    QString path() const { return QString::fromLocal8Bit(m_path); }
    /// Lets an import go on that waits here, or that comes here later.
    void open() {
        const int pipe = ::open(m_path.constData(), O_RDWR | O_NONBLOCK);
        if (pipe < 0) return; // it is open
        unlink(m_path.constData());
        close(pipe);
    }

private:
    QByteArray m_path;
};

} // namespace komadai::ui::test
