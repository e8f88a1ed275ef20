// A second start of the program hands its files to the first.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <filesystem>

class QLocalServer;

namespace komadai::ui {

/// The program that has a library open. One that is started later with the same library gives its files to it and ends, so that
/// they open in one window. Programs of other users, and those with other libraries, are not disturbed.
class FirstStart : public QObject {
    Q_OBJECT
public:
    /// How long a second start waits for an answer. Then it opens a window of its own.
    static constexpr int PatienceMs = 5000;

    explicit FirstStart(const std::filesystem::path& library, QObject* parent = nullptr);

    /// Gives the files (absolute paths, perhaps none) to the program that was started before with this library. False if there
    /// is none, or it does not answer.
    bool handOver(const QStringList& files) const;
    /// Takes files from later starts from now on. False if that is not possible; everything else works without it.
    bool listen();
    /// The program has opened another library: from now on it takes the files of that one.
    void follow(const std::filesystem::path& library);

signals:
    /// A later start wants these files to be opened, and the window to be seen.
    void filesReceived(const QStringList& files);

private:
    void receive();

    QString m_name; ///< of the socket
    QLocalServer* m_server;
};

} // namespace komadai::ui
