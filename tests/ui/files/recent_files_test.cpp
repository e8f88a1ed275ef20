// The list of files that were opened last.
#include "tests/ui/own_settings.h"
#include "ui/files/recent_files.h"

#include <QDir>
#include <QSettings>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class RecentFilesTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QSettings().clear(); }

    void theLatestIsFirst() {
        addRecentFile("/games/one.kif");
        addRecentFile("/games/two.kif");
        QCOMPARE(recentFiles(), (QStringList{"/games/two.kif", "/games/one.kif"}));
    }
    void aFileStandsInTheListOnce() {
        for (const auto* name : {"/one.kif", "/two.kif", "/one.kif"})
            addRecentFile(name);
        QCOMPARE(recentFiles(), (QStringList{"/one.kif", "/two.kif"}));
    }
    void theOldestLeavesAFullList() {
        for (int i = 0; i <= MostRecentFiles; ++i)
            addRecentFile(QStringLiteral("/%1.kif").arg(i));
        QCOMPARE(recentFiles().size(), qsizetype{MostRecentFiles});
        QCOMPARE(recentFiles().front(), QString("/%1.kif").arg(MostRecentFiles));
        QCOMPARE(recentFiles().back(), QString("/1.kif"));
    }
    void filesLeaveTheListOneByOneOrAllAtOnce() {
        for (const auto* name : {"/one.kif", "/two.kif", "/three.kif"})
            addRecentFile(name);
        removeRecentFile("/two.kif");
        QCOMPARE(recentFiles(), (QStringList{"/three.kif", "/one.kif"}));
        clearRecentFiles();
        QVERIFY(recentFiles().isEmpty());
    }
    void pathsAreAbsolute() {
        addRecentFile("game.kif");
        QCOMPARE(recentFiles(), QStringList{QDir::current().filePath("game.kif")});
    }
    void whatIsNoPathInTheSettingsIsIgnored() {
        QSettings settings;
        settings.setValue("recentFiles/size", 2);
        settings.setValue("recentFiles/1/path", "nonsense");
        settings.setValue("recentFiles/2/path", "/game.kif");
        QCOMPARE(recentFiles(), QStringList{"/game.kif"});
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QCoreApplication, RecentFilesTest>(argc, argv); }
#include "recent_files_test.moc"
