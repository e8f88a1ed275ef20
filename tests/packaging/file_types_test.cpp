// The types of files that desktops know after the installation (komadai.xml and komadai.desktop.in in packaging/linux).
#include "core/store/library.h"

#include <QDir>
#include <QFile>
#include <QMimeDatabase>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace {

class FileTypesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void namesHaveTypes_data();
    void namesHaveTypes();
    void contentsHaveTypes_data();
    void contentsHaveTypes();
    void librariesHaveAType();
    void theDesktopOpensAllTypes();

private:
    QTemporaryDir m_data;
};

/// A database of types in a folder of its own: those of the system, and ours. Qt compares magic within one folder only.
void FileTypesTest::initTestCase() {
    if (QStandardPaths::findExecutable(QStringLiteral("update-mime-database")).isEmpty())
        QSKIP("update-mime-database is not installed");
    const QString mime = m_data.filePath(QStringLiteral("mime"));
    QVERIFY(QDir().mkpath(mime + QStringLiteral("/packages")));
    QVERIFY(QFile::copy(QStringLiteral(KOMADAI_LINUX "/komadai.xml"),
                        mime + QStringLiteral("/packages/komadai.xml")));
    const QString common = QStringLiteral("/usr/share/mime/packages/freedesktop.org.xml");
    if (!QFile::copy(common, mime + QStringLiteral("/packages/freedesktop.org.xml")))
        QSKIP("shared-mime-info is not installed");
    QProcess update;
    update.setProcessChannelMode(QProcess::ForwardedChannels);
    update.start(QStringLiteral("update-mime-database"), {mime});
    QVERIFY(update.waitForFinished());
    QCOMPARE(update.exitCode(), 0);
    qputenv("XDG_DATA_HOME", m_data.path().toLocal8Bit());
    qputenv("XDG_DATA_DIRS", m_data.path().toLocal8Bit());
}

void FileTypesTest::namesHaveTypes_data() {
    QTest::addColumn<QString>("type");
    for (const auto& [suffix, type] : std::initializer_list<std::pair<const char*, const char*>>{
             {"pgn", "application/vnd.chess-pgn"},
             {"kif", "application/x-shogi-kif"},
             {"kifu", "application/x-shogi-kif"},
             {"ki2", "application/x-shogi-ki2"},
             {"csa", "application/x-shogi-csa"},
             {"jkf", "application/x-shogi-jkf"},
             {"usen", "application/x-shogi-usen"},
             {"sfen", "application/x-shogi-sfen"},
             {"usi", "application/x-shogi-usi"},
             {"psn", "application/x-shogi-psn"},
             {"komadai.json", "application/x-komadai-game+json"}})
        QTest::newRow(suffix) << QString::fromLatin1(type);
}

void FileTypesTest::namesHaveTypes() {
    QFETCH(QString, type);
    const QString file = QStringLiteral("game.") + QString::fromLatin1(QTest::currentDataTag());
    QCOMPARE(QMimeDatabase().mimeTypeForFile(file, QMimeDatabase::MatchExtension).name(), type);
}

void FileTypesTest::contentsHaveTypes_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("type");
    QTest::newRow("KIF") << QByteArray("# KIF version=2.0 encoding=UTF-8\n")
                         << QStringLiteral("application/x-shogi-kif");
    QTest::newRow("CSA") << QByteArray("V2.2\nN+A\n") << QStringLiteral("application/x-shogi-csa");
    QTest::newRow("our JSON") << QByteArray(R"({"format":"komadai-game","version":1})")
                              << QStringLiteral("application/x-komadai-game+json");
}

void FileTypesTest::contentsHaveTypes() {
    QFETCH(QByteArray, content);
    QFETCH(QString, type);
    QCOMPARE(QMimeDatabase().mimeTypeForData(content).name(), type);
}

void FileTypesTest::librariesHaveAType() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("games"));
    { const komadai::core::Library library(file.toStdString()); }
    QFile content(file);
    QVERIFY(content.open(QFile::ReadOnly));
    QCOMPARE(content.read(100).sliced(68, 4), QByteArray("Kmdi"));
    QCOMPARE(QMimeDatabase().mimeTypeForFile(file).name(), QStringLiteral("application/x-komadai-library"));
}

void FileTypesTest::theDesktopOpensAllTypes() {
    QFile types(QStringLiteral(KOMADAI_LINUX "/komadai.xml")), entry(QStringLiteral(KOMADAI_DESKTOP_ENTRY));
    QVERIFY(types.open(QFile::ReadOnly) && entry.open(QFile::ReadOnly));
    const QByteArray opened = entry.readAll();
    int count = 0;
    for (const QByteArray& line : types.readAll().split('\n')) {
        if (!line.contains("<mime-type type=\"")) continue;
        const QByteArray type = line.split('"')[1];
        QVERIFY2(opened.contains(type + ';'), type.constData());
        ++count;
    }
    QCOMPARE(count, 11);
}

} // namespace

QTEST_GUILESS_MAIN(FileTypesTest)
#include "file_types_test.moc"
