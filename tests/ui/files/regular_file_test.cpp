// Files that a user has named: what is opened and what is refused.
#include "tests/ui/own_settings.h"
#include "ui/files/regular_file.h"

#include <QFile>
#include <QTemporaryDir>

#include <sys/stat.h>

using namespace komadai::ui;
using namespace komadai::ui::test;

class RegularFileTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    static QString errorOf(const QString& path) {
        QFile file(path);
        const QString error = openRegularFile(file);
        if (file.isOpen() != error.isEmpty()) qFatal("a file that is not open needs a reason");
        return error;
    }
    QString write(const QString& name) const {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write");
        return file.fileName();
    }

private slots:
    void aFileIsOpened() { QCOMPARE(errorOf(write("game.kif")), QString()); }
    void aLinkToAFileIsOpened() {
        const QString link = m_folder.filePath("link.kif");
        QVERIFY(QFile::link(write("linked.kif"), link));
        QCOMPARE(errorOf(link), QString());
    }
    void aPipeIsRefusedWithoutWaitingForItsOtherEnd() {
        const QString pipe = m_folder.filePath("pipe.kif");
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), S_IRUSR | S_IWUSR), 0);
        QCOMPARE(errorOf(pipe), QString("it is not a regular file"));
    }
    void aDeviceWithoutAnEndIsRefused() {
        QCOMPARE(errorOf("/dev/zero"), QString("it is not a regular file"));
    }
    void aFolderIsRefused() { QCOMPARE(errorOf(m_folder.path()), QString("it is not a regular file")); }
    void theSystemSaysWhyAFileIsNotOpened() {
        QFile file(m_folder.filePath("none.kif"));
        const QString error = openRegularFile(file);
        QVERIFY(!error.isEmpty());
        QCOMPARE(error, file.errorString());
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QCoreApplication, RegularFileTest>(argc, argv); }
#include "regular_file_test.moc"
