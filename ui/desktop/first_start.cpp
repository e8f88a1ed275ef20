#include "ui/desktop/first_start.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QStandardPaths>

#include <unistd.h>

namespace komadai::ui {
namespace {

constexpr quint32 Magic = 0x6b6f6d61;      ///< begins a message
constexpr qint64 LargestMessage = 1 << 20; ///< bytes
constexpr char Answer = '!';
constexpr auto StreamVersion = QDataStream::Qt_6_0;

/// One name for each user and library, in the folder of the session, which other users cannot enter and which ends with the
/// session: a program that is killed leaves its socket there. The folder of a library that does not exist yet may be a link.
QString socketName(const std::filesystem::path& library) {
    const QFileInfo file(QString::fromStdString(library.string()));
    const QString folder = QFileInfo(file.absolutePath()).canonicalFilePath();
    const QString path = (folder.isEmpty() ? file.absolutePath() : folder) + '/' + file.fileName();
    const QByteArray hash = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex();
    const QString name =
        QStringLiteral("komadai-%1-%2").arg(getuid()).arg(QString::fromLatin1(hash.left(24)));
    const QString session = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    constexpr int LongestPath = 100; // of a socket; the system allows 107 bytes
    const QString inSession = session + '/' + name;
    return session.isEmpty() || inSession.toUtf8().size() > LongestPath ? name : inSession;
}

} // namespace

FirstStart::FirstStart(const std::filesystem::path& library, QObject* parent)
    : QObject(parent), m_name(socketName(library)), m_server(new QLocalServer(this)) {
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server, &QLocalServer::newConnection, this, &FirstStart::receive);
}

bool FirstStart::handOver(const QStringList& files) const {
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(PatienceMs)) return false;
    QByteArray message;
    QDataStream stream(&message, QIODevice::WriteOnly);
    stream.setVersion(StreamVersion);
    stream << Magic << files;
    socket.write(message);
    if (!socket.waitForBytesWritten(PatienceMs) || !socket.waitForReadyRead(PatienceMs)) return false;
    char answer = 0;
    return socket.getChar(&answer) && answer == Answer;
}

/// Qt puts a socket with restricted access in the place of one that exists, also of one that is in use.
bool FirstStart::listen() {
    QLocalSocket other;
    other.connectToServer(m_name);
    return !other.waitForConnected(PatienceMs) && m_server->listen(m_name);
}

void FirstStart::follow(const std::filesystem::path& library) {
    const QString name = socketName(library);
    if (name == m_name && m_server->isListening()) return;
    m_server->close();
    m_name = name;
    listen();
}

void FirstStart::receive() {
    while (QLocalSocket* socket = m_server->nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            if (socket->bytesAvailable() > LargestMessage) return socket->abort();
            QDataStream stream(socket);
            stream.setVersion(StreamVersion);
            stream.startTransaction();
            quint32 magic = 0;
            QStringList files;
            stream >> magic >> files;
            if (!stream.commitTransaction()) return; // the rest is still to come
            if (magic != Magic) return socket->abort();
            socket->putChar(Answer);
            socket->flush();
            emit filesReceived(files);
        });
    }
}

} // namespace komadai::ui
