// A file at which an import waits.
#pragma once

#include <QByteArray>
#include <QString>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <utility>

namespace komadai::ui::test {

/// A named pipe to which the test could write: who reads it waits until the test opens the gate. It has no games.
class Gate {
public:
    explicit Gate(const QString& path) : m_path(path.toLocal8Bit()) {
        if (mkfifo(m_path.constData(), 0600) != 0) qFatal("cannot make a pipe");
        m_writer = ::open(m_path.constData(), O_RDWR | O_NONBLOCK);
        if (m_writer < 0) qFatal("cannot open a pipe");
    }
    ~Gate() { open(); }
    Gate(const Gate&) = delete;
    Gate& operator=(const Gate&) = delete;

    QString path() const { return QString::fromLocal8Bit(m_path); }
    /// Lets an import go on that waits here, or that comes here later.
    void open() {
        if (m_writer < 0) return; // it is open
        unlink(m_path.constData());
        close(std::exchange(m_writer, -1));
    }

private:
    QByteArray m_path;
    int m_writer = -1;
};

} // namespace komadai::ui::test
