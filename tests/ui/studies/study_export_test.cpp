// Whole studies as files.
#include "core/notation/stored_record.h"
#include "tests/ui/library/stored_games.h"
#include "tests/ui/own_settings.h"
#include "ui/imports/game_import.h"
#include "ui/imports/import_report_text.h"
#include "ui/studies/study_export.h"
#include "ui/studies/study_report.h"

#include <QApplication>
#include <QFile>
#include <QSignalSpy>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class StudyExportTest : public QObject {
    Q_OBJECT

private:
    core::VariantSet m_variants = core::VariantSet::builtin();

    /// Two EuroShogi games, a text, and a position of Ko Shogi.
    core::StudyId addStudy(StoredGames& games) {
        games.add({{.first = "Ada", .moves = {"e3e4", "e6e5", "d3d4"}}, {.first = "Bea", .moves = {"e3e4"}}});
        core::StudyId study = 0;
        games.run([&](core::Library& library) {
            const auto ko = core::AnyPosition::startOf(m_variants.find("koshogi"));
            const auto position =
                library.addRecord({core::headerOf(core::Game(ko), {}, {}), core::GameTree(ko)});
            const std::vector<core::ChapterContent> chapters{
                {"First", "Notes on <first>", core::GameId{1}, core::NodeId::fromNumber(1)},
                {"Second", "", core::GameId{2}, core::NodeId::root()},
                {"A text", "Nothing but text", {}, {}},
                {"Large board", "", position, {}}};
            study =
                core::StudyStore(library).add({"Study & more", "Author", "The introduction"}, chapters, {});
        });
        return study;
    }
    StudyExportReport exported(StoredGames& games, core::StudyId study, const QString& path) {
        StudyExport work(games.service(), m_variants);
        QSignalSpy finished(&work, &StudyExport::finished);
        work.start(study, path);
        if (finished.isEmpty() && !finished.wait(60000)) qFatal("no answer");
        return finished[0][0].value<StudyExportReport>();
    }
    static QByteArray bytesOf(const QString& path) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) qFatal("no file");
        return file.readAll();
    }
    /// Imports a file and returns the titles of the chapters.
    QStringList imported(StoredGames& into, const QString& path, QString* said = nullptr) {
        GameImport import(into.service(), m_variants, {.paths = {path}});
        QSignalSpy finished(&import, &GameImport::finished);
        import.start();
        if (finished.isEmpty() && !finished.wait(60000)) qFatal("no answer");
        if (said) *said = outcomeOf(finished[0][0].value<ImportReport>());
        QStringList titles;
        into.run([&](core::Library& library) {
            const core::StudyStore store(library);
            for (const core::Study& study : store.studies())
                for (const core::Chapter& chapter : store.chapters(study.id))
                    titles += QString::fromStdString(chapter.content.title);
        });
        return titles;
    }

private slots:
    void init() { QSettings().clear(); }

    void jsonAndPgnAreImportedAsStudies() {
        StoredGames games;
        const auto study = addStudy(games);
        for (const char* name : {"study.json", "study.pgn"}) {
            const QString path = games.path(name);
            const auto report = exported(games, study, path);
            QVERIFY(report.isDone());
            QCOMPARE(report.chapters, 4);
            QVERIFY(report.problems.empty());
            StoredGames other;
            QString said;
            QCOMPARE(imported(other, path, &said), QStringList({"First", "Second", "A text", "Large board"}));
            QVERIFY2(said.contains("3 game(s) were added to the library. 1 study/studies were added."),
                     qPrintable(said));
        }
    }
    void aWebPageHasAllTextsAndADiagramForEachPosition() {
        StoredGames games;
        const auto study = addStudy(games);
        const QString path = games.path("study.html");
        QVERIFY(exported(games, study, path).isDone());
        const QString page = QString::fromUtf8(bytesOf(path));
        qsizetype at = 0;
        for (const char* text :
             {"<h1>Study &amp; more</h1>", "Author", "The introduction", "<h2>1. First</h2>",
              "Notes on &lt;first&gt;", "Ada – Bob", "The chapter opens here", "<h2>2. Second</h2>",
              "<h2>3. A text</h2>", "Nothing but text", "<h2>4. Large board</h2>", "Ko Shogi", "Start"}) {
            const auto found = page.indexOf(QString::fromUtf8(text), at);
            QVERIFY2(found >= 0, text);
            at = found;
        }
        QCOMPARE(page.count("<figure>"), 4); // where it opens, two ends, and the position
    }
    void aPdfIsWritten() {
        StoredGames games;
        const auto study = addStudy(games);
        const QString path = games.path("study.pdf");
        QVERIFY(exported(games, study, path).isDone());
        QVERIFY(bytesOf(path).startsWith("%PDF"));
    }
    void pagesAreMadeALittleAtATimeAndCanBeCancelled() {
        StoredGames games;
        const auto study = addStudy(games);
        for (const char* name : {"study.pdf", "study.html"}) {
            const QString path = games.path(name);
            StudyExport work(games.service(), m_variants);
            QSignalSpy finished(&work, &StudyExport::finished), cancelled(&work, &StudyExport::cancelled);
            QSignalSpy progressed(&work, &StudyExport::progressed);
            connect(&work, &StudyExport::progressed, &work, &StudyExport::cancel);
            work.start(study, path);
            QTRY_COMPARE(cancelled.size(), 1);
            QTest::qWait(50);
            QCOMPARE(progressed.size(), 1);
            QVERIFY(finished.isEmpty());
            QVERIFY(!QFile::exists(path));
        }
    }
    void progressOfPagesNeverGoesBack() {
        StoredGames games;
        const auto study = addStudy(games);
        StudyExport work(games.service(), m_variants);
        QSignalSpy finished(&work, &StudyExport::finished), progressed(&work, &StudyExport::progressed);
        work.start(study, games.path("study.pdf"));
        QTRY_COMPARE(finished.size(), 1);
        int last = 0;
        for (const auto& step : progressed) {
            QVERIFY(step[0].toInt() >= last && step[0].toInt() <= step[1].toInt());
            last = step[0].toInt();
        }
    }
    void gamesOfAStudyCanBeCancelledToo() {
        StoredGames games;
        const auto study = addStudy(games);
        BusyReader reader(games.service());
        StudyExport work(games.service(), m_variants);
        QSignalSpy finished(&work, &StudyExport::finished), cancelled(&work, &StudyExport::cancelled);
        work.start(study, games.path("study.json"));
        work.cancel();
        work.cancel(); // does nothing more
        QCOMPARE(cancelled.size(), 1);
        reader.release();
        QTest::qWait(50);
        QVERIFY(finished.isEmpty());
        QVERIFY(!QFile::exists(games.path("study.json")));
    }
    void aChapterWithoutItsGameIsSaidToBe() {
        StoredGames games;
        const auto study = addStudy(games);
        games.run([](core::Library& library) { library.deleteGame(2, {}); });
        for (const char* name : {"study.json", "study.html"}) {
            const auto report = exported(games, study, games.path(name));
            QVERIFY(report.isDone());
            QCOMPARE(report.problems.size(), std::size_t(1));
            QCOMPARE(report.problems[0].title, std::string("Second"));
        }
        QVERIFY(bytesOf(games.path("study.html")).contains("The game of this chapter is missing."));
    }
    void aFileThatCannotBeWrittenIsReported() {
        StoredGames games;
        const auto study = addStudy(games);
        for (const char* name : {"no folder/study.json", "no folder/study.pdf"}) {
            const auto report = exported(games, study, games.path(name));
            QVERIFY(!report.isDone());
            QVERIFY(!report.fileError.isEmpty());
        }
    }
    void aStudyThatIsGoneIsReported() {
        StoredGames games;
        games.add({}); // so that the library is open
        QVERIFY(exported(games, 99, games.path("study.json")).isMissing);
        QVERIFY(exported(games, 99, games.path("study.html")).isMissing);
    }
    void anotherLibraryEndsTheExport() {
        StoredGames games;
        const auto study = addStudy(games);
        BusyReader reader(games.service());
        StudyExport work(games.service(), m_variants);
        QSignalSpy finished(&work, &StudyExport::finished);
        work.start(study, games.path("study.json"));
        QSignalSpy opened(&games.service(), &LibraryService::opened);
        games.service().open(games.path("other.sqlite").toStdString());
        QVERIFY(opened.wait());
        reader.release();
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(!finished[0][0].value<StudyExportReport>().isDone());
        QTest::qWait(50);
        QCOMPARE(finished.size(), 1);
    }
    void theFormatFollowsFromTheEnding() {
        QCOMPARE(studyFormatOf("a.PGN"), StudyFormat::Pgn);
        QCOMPARE(studyFormatOf("a.htm"), StudyFormat::Html);
        QVERIFY(!studyFormatOf("a.kif"));
        QVERIFY(!studyFormatOf("a"));
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, StudyExportTest>(argc, argv); }
#include "study_export_test.moc"
