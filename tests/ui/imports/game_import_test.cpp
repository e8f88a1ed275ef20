// Imports: what is added, what is left out, how they end, and that a game that is being played does not wait for them.
#include "ui/imports/game_import.h"

#include "core/store/library_search.h"
#include "tests/ui/imports/game_files.h"
#include "tests/ui/imports/gate.h"
#include "tests/ui/own_settings.h"
#include "ui/imports/import_report_text.h"

#include <QDir>
#include <QSignalSpy>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;
using core::RecordFormat;

class GameImportTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryService> m_service;
    std::optional<ImportReport> m_report;

    QString path(const QString& name) const { return m_folder->filePath(name); }
    std::filesystem::path library() const { return path("library.sqlite").toStdString(); }
    std::unique_ptr<GameImport> start(ImportWish wish) {
        m_report.reset();
        auto import = std::make_unique<GameImport>(*m_service, variants(), std::move(wish));
        connect(import.get(), &GameImport::finished, this,
                [this](const ImportReport& report) { m_report = report; });
        import->start();
        return import;
    }
    ImportReport import(ImportWish wish) {
        const auto running = start(std::move(wish));
        if (!QTest::qWaitFor([this] { return m_report.has_value(); })) qFatal("the import does not end");
        return *m_report;
    }
    ImportReport import(const QStringList& paths) { return import(ImportWish{.paths = paths}); }
    std::size_t storedGames() const { return core::Library(library()).games().size(); }
    QString pgn(const QString& name, const std::vector<core::GameRecord>& games) const {
        return writeFile(path(name), textOf(games, RecordFormat::Pgn));
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_service = std::make_unique<LibraryService>();
        QSignalSpy opened(m_service.get(), &LibraryService::opened);
        m_service->open(library());
        QVERIFY(opened.wait());
    }
    void cleanup() { m_service.reset(); }

    // --- what is added

    void theGamesOfAFileAreAdded() {
        const auto report = import({pgn("games.pgn", gamesOf("Anna", 40))});
        QCOMPARE(report.summary, (core::ImportSummary{.files = 1, .games = 40, .added = 40}));
        QCOMPARE(storedGames(), std::size_t{40});
        QVERIFY(!report.isCancelled && !report.error);
    }
    void aFolderIsReadWithTheFoldersInIt() {
        QVERIFY(QDir(m_folder->path()).mkpath("games/deep"));
        pgn("games/a.pgn", gamesOf("Anna", 3));
        writeFile(path("games/deep/b.csa"), textOf(gamesOf("Berta", 2), RecordFormat::Csa));
        writeFile(path("games/deep/c.kif"), textOf({gameOf("Clara")}, RecordFormat::Kif));
        const auto report = import({path("games")});
        QCOMPARE(report.summary.files, std::int64_t{3});
        QCOMPARE(report.summary.added, std::int64_t{6});
    }
    void anArchiveIsUnpacked() {
        const auto report =
            import({writeZip(path("kept.zip"), {{"a.pgn", textOf(gamesOf("Anna", 3), RecordFormat::Pgn)},
                                                {"b.csa", textOf(gamesOf("Berta", 2), RecordFormat::Csa)}})});
        QCOMPARE(report.summary.files, std::int64_t{2});
        QCOMPARE(report.summary.added, std::int64_t{5});
    }
    void gamesThatAreInNoFileAreAdded() {
        const auto report = import({.games = gamesOf("Anna", 12), .name = "Clipboard"});
        QCOMPARE(report.summary.games, std::int64_t{12});
        QCOMPARE(storedGames(), std::size_t{12});
        QCOMPARE(report.sources, QStringList("Clipboard"));
    }
    void theAddedGamesAreFoundByTheLabelOfTheReport() {
        import({pgn("old.pgn", gamesOf("Old", 1))});
        const auto report = import({pgn("new.pgn", gamesOf("New", 2))});
        QVERIFY(!report.label.isEmpty());
        core::Library library(this->library());
        const core::LibrarySearch search(library);
        QCOMPARE(search.count(
                     core::parseFilter("player:new label:=\"" + report.label.toStdString() + '"').value()),
                 std::int64_t{2});
    }

    // --- what the library has already

    void whatIsImportedTwiceIsLeftOut() {
        const QString file = pgn("games.pgn", gamesOf("Anna", 5));
        import({file});
        const auto report = import({file});
        QCOMPARE(report.summary.added, std::int64_t{0});
        QCOMPARE(report.summary.known, std::int64_t{5});
        QVERIFY(report.label.isEmpty());
        QCOMPARE(storedGames(), std::size_t{5});
        QCOMPARE(outcomeOf(report),
                 QString("No games were added. 5 game(s) were left out, because the library "
                         "already has them."));
    }
    void aGameThatTwoFilesHaveIsAddedOnce() {
        const auto report = import({pgn("a.pgn", gamesOf("Anna", 5)), pgn("b.pgn", gamesOf("Anna", 6))});
        QCOMPARE(report.summary.added, std::int64_t{6});
        QCOMPARE(report.summary.known, std::int64_t{5});
    }
    void knownGamesAreAddedWhereTheUserWantsThat() {
        const QString file = pgn("games.pgn", gamesOf("Anna", 5));
        import({file});
        const auto report = import({.paths = {file}, .keepsKnown = true});
        QCOMPARE(report.summary.added, std::int64_t{5});
        QCOMPARE(storedGames(), std::size_t{10});
    }

    // --- problems

    void aProblemIsNamedWithFileGameAndLine() {
        const QString file = writeFile(path("bad.csa"), "PI\n+\n+7776FU\n-5555FU\n+2726FU\n");
        const auto report = import({file});
        QCOMPARE(report.summary.added, std::int64_t{1});
        QCOMPARE(report.summary.incomplete, std::int64_t{1});
        QCOMPARE(
            problemsOf(report),
            QStringList(
                file +
                ", game 1, line 4: “-5555FU” cannot be read as a move; the moves after it were left out."));
    }
    void aFileThatIsMissingIsAProblemAndTheOthersAreRead() {
        const auto report = import({path("none.pgn"), pgn("games.pgn", gamesOf("Anna", 2))});
        QCOMPARE(report.summary.added, std::int64_t{2});
        QCOMPARE(report.summary.problems, std::int64_t{1});
        QCOMPARE(problemsOf(report), QStringList(path("none.pgn") + " cannot be read."));
    }
    void theTextOfTheReportHasSourcesCountsAndProblems() {
        const QString file = pgn("games.pgn", gamesOf("Anna", 2));
        const QString text = textOf(import({path("none.pgn"), file}));
        for (const QString& part :
             {file, QString("2 game(s) were added to the library."), QString("Files read: 1"),
              QString("Games added: 2"), QString("Problems: 1"), path("none.pgn") + " cannot be read."})
            QVERIFY2(text.contains(part), qPrintable(text));
    }

    // --- while a game is being played

    void aMoveIsStoredWhileGamesAreImported() {
        Gate gate(path("gate"));
        const auto import = start(
            {.paths = {pgn("a.pgn", gamesOf("Anna", 300)), gate.path(), pgn("z.pgn", gamesOf("Zoe", 3))}});
        QTRY_VERIFY(import->progress().added > 0);
        bool isStored = false;
        m_service->run([](core::Library& library) { return library.addRecord(gameOf("Player")); }, this,
                       [&](core::GameId) { isStored = true; }, [](const core::StorageError&) {});
        QTRY_VERIFY(isStored);
        QVERIFY(!m_report); // the import goes on
        gate.open();
        QTRY_VERIFY(m_report);
        QCOMPARE(m_report->summary.added, std::int64_t{303});
    }
    void progressComesBeforeTheReport() {
        Gate gate(path("gate"));
        const auto import = start({.paths = {pgn("a.pgn", gamesOf("Anna", 50)), gate.path()}});
        QSignalSpy progressed(import.get(), &GameImport::progressed);
        QTRY_VERIFY(import->progress().files == 1 && import->progress().totalFiles == 2);
        QTRY_VERIFY(progressed.count() > 0);
        QVERIFY(!m_report);
        gate.open();
        QTRY_VERIFY(m_report);
    }

    // --- ends

    void cancelKeepsWhatWasAddedAndSaysSo() {
        Gate gate(path("gate"));
        const auto import = start(
            {.paths = {pgn("a.pgn", gamesOf("Anna", 32)), gate.path(), pgn("z.pgn", gamesOf("Zoe", 3))}});
        QTRY_COMPARE(import->progress().added, std::int64_t{32});
        import->cancel();
        gate.open();
        QTRY_VERIFY(m_report);
        QVERIFY(m_report->isCancelled);
        QCOMPARE(m_report->summary.added, std::int64_t{32});
        QCOMPARE(storedGames(), std::size_t{32});
        QCOMPARE(outcomeOf(*m_report),
                 QString("The import was cancelled. 32 game(s) were added to the library. You can repeat the "
                         "import. It leaves out the games that were already added."));
    }
    void anImportThatWasCancelledIsCompletedByRepeatingIt() {
        {
            Gate gate(path("gate"));
            const auto import = start(
                {.paths = {pgn("a.pgn", gamesOf("Anna", 32)), gate.path(), pgn("z.pgn", gamesOf("Zoe", 3))}});
            QTRY_COMPARE(import->progress().added, std::int64_t{32});
            import->cancel();
            gate.open();
            QTRY_VERIFY(m_report);
        }
        const auto report = import({path("a.pgn"), path("z.pgn")});
        QCOMPARE(report.summary.known, std::int64_t{32});
        QCOMPARE(report.summary.added, std::int64_t{3});
        QCOMPARE(storedGames(), std::size_t{35});
    }
    void aStudyThatWasNotReadToItsEndLeavesNothing() {
        auto chapters = gamesOf("Anna", 40);
        for (core::GameRecord& chapter : chapters)
            chapter.header.tags = {{"StudyName", "Openings"}};
        const QString study = pgn("study.pgn", chapters);
        {
            Gate gate(path("gate"));
            const auto import = start({.paths = {study, gate.path()}});
            QTRY_COMPARE(import->progress().files, std::int64_t{1});
            QCOMPARE(storedGames(), std::size_t{0}); // another chapter may follow
            import->cancel();
            gate.open();
            QTRY_VERIFY(m_report);
        }
        QCOMPARE(m_report->summary.studies, std::int64_t{0});
        QCOMPARE(storedGames(), std::size_t{0});
        const auto report = import({study});
        QCOMPARE(report.summary.studies, std::int64_t{1});
        QCOMPARE(report.summary.added, std::int64_t{40});
        core::Library library(this->library());
        QCOMPARE(core::StudyStore(library).studies().front().chapters, 40);
        const core::LibrarySearch search(library);
        QCOMPARE(search.count(core::parseFilter("label:=\"" + report.label.toStdString() + '"').value()),
                 std::int64_t{40});
    }
    void anotherLibraryEndsTheImport() {
        Gate gate(path("gate"));
        const auto import = start(
            {.paths = {pgn("a.pgn", gamesOf("Anna", 32)), gate.path(), pgn("z.pgn", gamesOf("Zoe", 3))}});
        QTRY_COMPARE(import->progress().added, std::int64_t{32});
        const auto other = path("other.sqlite").toStdString();
        QSignalSpy opened(m_service.get(), &LibraryService::opened);
        m_service->open(other);
        QVERIFY(opened.wait());
        gate.open();
        QTRY_VERIFY(m_report);
        QVERIFY(m_report->error);
        QVERIFY(
            outcomeOf(*m_report).startsWith("The import was stopped, because another library was opened."));
        QCOMPARE(storedGames(), std::size_t{32});
        QVERIFY(core::Library(other).games().empty());
    }
    void theProgramCanEndWhileGamesAreImported() {
        auto import = start({.paths = {pgn("a.pgn", gamesOf("Anna", 5000))}});
        QTRY_VERIFY(import->progress().added > 0);
        m_service.reset();
        import.reset();
        QVERIFY(!m_report);
        QVERIFY(storedGames() > 0);
        QVERIFY(storedGames() < 5000);
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QCoreApplication, GameImportTest>(argc, argv); }
#include "game_import_test.moc"
