// A later start of the program hands its files to the first one.
#include "ui/desktop/first_start.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>

using namespace komadai::ui;

class FirstStartTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    std::filesystem::path library(const char* name = "library.sqlite") const {
        return m_folder->filePath(name).toStdString();
    }
    /// As a later start does, in a thread of its own, since it waits for the answer.
    static bool handOver(const std::filesystem::path& library, const QStringList& files) {
        std::atomic<int> answer = -1;
        std::thread later([&] { answer = FirstStart(library).handOver(files) ? 1 : 0; });
        while (answer < 0)
            QTest::qWait(5);
        later.join();
        return answer == 1;
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void theFirstStartFindsNobody() { QVERIFY(!handOver(library(), {"/a.kif"})); }
    void theFilesOfALaterStartReachTheFirst() {
        FirstStart first(library());
        QVERIFY(first.listen());
        QSignalSpy received(&first, &FirstStart::filesReceived);
        QVERIFY(handOver(library(), {"/games/a game.kif", QString::fromUtf8("/棋譜/b.kif")}));
        QCOMPARE(received.size(), 1);
        QCOMPARE(received[0][0].toStringList(),
                 QStringList({"/games/a game.kif", QString::fromUtf8("/棋譜/b.kif")}));
        QVERIFY(handOver(library(), {})); // the window is to be seen
        QCOMPARE(received.size(), 2);
    }
    void manyFilesArriveTogether() {
        FirstStart first(library());
        QVERIFY(first.listen());
        QSignalSpy received(&first, &FirstStart::filesReceived);
        QStringList files;
        for (int i = 0; i < 2000; ++i)
            files << QStringLiteral("/games/%1.kif").arg(i, 60);
        QVERIFY(handOver(library(), files));
        QCOMPARE(received[0][0].toStringList(), files);
    }
    void anotherLibraryIsAnotherProgram() {
        FirstStart first(library());
        QVERIFY(first.listen());
        QVERIFY(!handOver(library("other.sqlite"), {"/a.kif"}));
    }
    void aProgramThatOpensAnotherLibraryTakesTheFilesOfThatOne() {
        FirstStart first(library());
        QVERIFY(first.listen());
        first.follow(library("other.sqlite"));
        QVERIFY(!handOver(library(), {}));
        QVERIFY(handOver(library("other.sqlite"), {}));
    }
    void theSameLibraryByALinkIsTheSame() {
        FirstStart first(library());
        QVERIFY(first.listen());
        const QTemporaryDir elsewhere;
        const QString link = elsewhere.filePath("link");
        QVERIFY(QFile::link(m_folder->path(), link));
        QVERIFY(handOver((link + "/library.sqlite").toStdString(), {}));
    }
    void onlyOneListens() {
        FirstStart first(library()), second(library());
        QVERIFY(first.listen());
        QVERIFY(!second.listen());
    }
    void afterItsEndTheNextOneIsTheFirst() {
        { QVERIFY(FirstStart(library()).listen()); }
        FirstStart next(library());
        QVERIFY(!handOver(library(), {}));
        QVERIFY(next.listen());
        QVERIFY(handOver(library(), {}));
    }
};

QTEST_GUILESS_MAIN(FirstStartTest)
#include "first_start_test.moc"
