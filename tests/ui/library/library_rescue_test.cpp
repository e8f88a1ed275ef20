// A library whose damage is found while it is open, and the copy of what can still be read.
#include "ui/library/library_rescue.h"

#include "core/notation/stored_record.h"
#include "tests/ui/games.h"
#include "ui/library/library_service.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <QApplication>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace komadai;
using namespace komadai::ui;

class LibraryRescueTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString path() const { return m_folder->filePath("library.sqlite"); }
    QString copy() const { return m_folder->filePath("copy.sqlite"); }

    /// A library that is too large to be checked when it is opened, with a page that is lost.
    void makeDamagedLibrary() {
        const core::Game game = test::euroShogiGame();
        {
            core::Library library(path().toStdString());
            auto header = core::headerOf(game, {}, {});
            library.addGame(header);
            header.event = std::string(3 * core::Library::CheckedBytes, 'x');
            library.addGame(header);
            header.event = {};
            library.addGame(header);
        }
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek(2 * core::Library::CheckedBytes));
        file.write(QByteArray(4096, '\x55'));
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aLargeFileIsCheckedInTheBackgroundAndThenNotWrittenTo() {
        makeDamagedLibrary();
        LibraryService service;
        QSignalSpy damaged(&service, &LibraryService::damaged);
        service.open(path().toStdString());
        QTRY_COMPARE(damaged.count(), 1);
        std::optional<core::DamageEffect> effect;
        service.run([](core::Library& library) { return library.addGame(library.games().front().header); },
                    this, [](core::GameId) { QFAIL("it was written to"); },
                    [&](const core::StorageError& error) { effect = error.effect(); });
        QTRY_VERIFY(effect);
        QVERIFY((*effect == core::DamageEffect{core::DamageEffect::Kind::WritingStopped, 0}));
        QTest::qWait(50);
        QCOMPARE(damaged.count(), 1);
    }

    void aGameThatCannotBeReadIsToldSoonAfterASmallFileIsOpened() {
        const core::Game game = test::euroShogiGame();
        core::GameTree tree(game.position());
        test::addLine(tree, core::NodeId::root(), {"e3e4", "e6e5"});
        {
            core::Library library(path().toStdString());
            for (int i = 0; i < 3; ++i)
                library.addRecord({core::headerOf(game, {}, {}), core::GameTree(tree)});
        }
        LibraryService service;
        QSignalSpy told(&service, &LibraryService::faultsFound);
        service.open(path().toStdString());
        QTest::qWait(300);
        QCOMPARE(told.count(), 0);

        const QString other = m_folder->filePath("other.sqlite");
        QVERIFY(QFile::copy(path(), other));
        SQLite::Database(other.toStdString(), SQLite::OPEN_READWRITE)
            .exec("UPDATE trees SET packed = x'00' WHERE game = 2");
        std::optional<core::LibraryFault> first;
        connect(&service, &LibraryService::faultsFound, this,
                [&first](const core::LibraryFault& fault, int) { first = fault; });
        service.open(other.toStdString());
        QTRY_VERIFY(first);
        QVERIFY((*first == core::LibraryFault{core::LibraryFault::Kind::UnreadableGame, 2}));
    }

    void whatCanBeReadIsInTheCopy() {
        makeDamagedLibrary();
        const core::VariantSet variants = core::VariantSet::builtin();
        QWidget window;
        LibraryRescue rescue(variants, &window);
        QSignalSpy finished(&rescue, &LibraryRescue::finished);
        QSignalSpy wanted(&rescue, &LibraryRescue::copyWanted);
        QString text;
        QTimer answer; // "Open the Copy"
        connect(&answer, &QTimer::timeout, this, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box) return;
            text = box->text();
            box->defaultButton()->click();
        });
        answer.start(20);
        rescue.start(path().toStdString(), copy().toStdString());
        QVERIFY(finished.wait(20000));
        QVERIFY(finished.at(0).at(0).toBool());
        QCOMPARE(wanted.count(), 1);
        QVERIFY2(text.contains("Games in the copy: 3"), qPrintable(text)); // without the event that is lost
        QCOMPARE(core::Library(copy().toStdString()).games().size(), std::size_t(3));
    }

    void aCopyThatCannotBeWrittenIsReported() {
        makeDamagedLibrary();
        const core::VariantSet variants = core::VariantSet::builtin();
        QWidget window;
        LibraryRescue rescue(variants, &window);
        QSignalSpy finished(&rescue, &LibraryRescue::finished);
        QTimer answer;
        connect(&answer, &QTimer::timeout, this, [] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) box->accept();
        });
        answer.start(20);
        rescue.start(path().toStdString(), m_folder->filePath("none/copy.sqlite").toStdString());
        QVERIFY(finished.wait(20000));
        QVERIFY(!finished.at(0).at(0).toBool());
    }
};

QTEST_MAIN(LibraryRescueTest)
#include "library_rescue_test.moc"
