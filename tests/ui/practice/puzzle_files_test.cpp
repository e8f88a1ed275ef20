// Puzzles of the library as files.
#include "ui/practice/puzzle_files.h"

#include "core/practice/puzzle_file.h"
#include "core/store/practice_store.h"
#include "tests/ui/library/stored_games.h"
#include "tests/ui/own_settings.h"

#include <QApplication>
#include <QFile>
#include <QSignalSpy>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class PuzzleFilesTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<StoredGames> m_games;
    std::unique_ptr<PuzzleFiles> m_files;

    /// White mates with the rook.
    static core::Puzzle puzzle() {
        const auto start = positionFrom("k7/7R/8/8/8/1gg5/8/K5R1[] w - - 0 1");
        core::Puzzle puzzle{start, {uciMove("g1g8+", start)}};
        puzzle.kind = core::PuzzleKind::Mate;
        puzzle.mateMoves = 1;
        puzzle.source.text = "Ada - Bob";
        return puzzle;
    }
    static std::string formatted(const std::vector<core::Puzzle>& puzzles) {
        return core::formatPuzzles(puzzles, "test", [](std::string_view id) { return variants().find(id); });
    }
    QString write(const QString& name, const std::string& text) const {
        QFile file(m_games->path(name));
        if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write");
        file.write(text.data(), static_cast<qint64>(text.size()));
        return file.fileName();
    }
    std::string read(const QString& name) const {
        QFile file(m_games->path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }
    PuzzleImportReport import(const QStringList& paths) {
        PuzzleImportReport report;
        bool isDone = false;
        connect(
            m_files.get(), &PuzzleFiles::imported, this,
            [&](const PuzzleImportReport& what) { report = what, isDone = true; }, Qt::SingleShotConnection);
        m_files->importFrom(paths);
        if (!QTest::qWaitFor([&] { return isDone; }, 20000)) qFatal("the import does not end");
        return report;
    }
    int exportTo(const QString& name) {
        QSignalSpy exported(m_files.get(), &PuzzleFiles::exported);
        m_files->exportTo(m_games->path(name));
        if (!QTest::qWaitFor([&] { return !exported.empty(); }, 20000)) qFatal("the export does not end");
        return exported[0][0].toInt();
    }
    void store(const std::vector<core::Puzzle>& puzzles) {
        m_games->run([puzzles](core::Library& library) { core::PracticeStore(library).add(puzzles); });
    }

private slots:
    void init() {
        m_games = std::make_unique<StoredGames>();
        m_files = std::make_unique<PuzzleFiles>(m_games->service(), variants());
    }
    void cleanup() {
        m_files.reset();
        m_games.reset();
    }

    void thePuzzlesOfAFileComeIntoTheLibrary() {
        const auto report = import({write("puzzles.json", formatted({puzzle()}))});
        QCOMPARE(report.added.cards.size(), std::size_t{1});
        QCOMPARE(report.problemCount, 0);
        QCOMPARE(report.added.variant, std::string("euroshogi"));
        QCOMPARE(formatted({m_games->puzzles().at(0).puzzle}), formatted({puzzle()}));
    }
    void thoseThatAreThereAreLeftOut() {
        store({puzzle()});
        const QString file = write("puzzles.json", formatted({puzzle()}));
        const auto report = import({file, file});
        QVERIFY(report.added.cards.empty());
        QCOMPARE(report.known, 2);
        QCOMPARE(m_games->puzzles().size(), std::size_t{1});
    }
    void problemsAreNamedAndTheRestIsTaken() {
        std::string text = formatted({puzzle()});
        text.insert(text.rfind(']'),
                    R"(,{"variant":"nogame","position":"8 b - 1","line":"a1a2","kind":"mate"})");
        const auto report = import({write("puzzles.json", text)});
        QCOMPARE(report.added.cards.size(), std::size_t{1});
        QCOMPARE(report.problemCount, 1);
        QVERIFY2(report.problems[0].contains("puzzles.json") && report.problems[0].contains("nogame"),
                 qPrintable(report.problems[0]));
    }
    void aFileThatCannotBeReadIsNamed() {
        const auto report = import({m_games->path("nothing.json")});
        QVERIFY(report.added.cards.empty());
        QCOMPARE(report.problemCount, 1);
        QVERIFY(report.problems[0].startsWith("nothing.json cannot be read"));
    }
    void whatWasExportedIsRead() {
        store({puzzle()});
        QCOMPARE(exportTo("puzzles.json"), 1);
        const auto file =
            core::readPuzzles(read("puzzles.json"), [](std::string_view id) { return variants().find(id); });
        QVERIFY(file.problems.empty());
        QCOMPARE(file.puzzles.size(), std::size_t{1});
        QVERIFY(file.puzzles[0] == puzzle());
    }
    void puzzlesThatComeWithTheProgramAreNotExported() {
        store(core::builtinPuzzles(variants().find("euroshogi")));
        QCOMPARE(exportTo("puzzles.json"), 0);
        QVERIFY2(!QFile::exists(m_games->path("puzzles.json")), "nothing was written");
        store({puzzle()});
        QCOMPARE(exportTo("puzzles.json"), 1);
    }
    void aPuzzleThatTheUserHasRemovedIsNotExported() {
        store({puzzle()});
        m_games->run([](core::Library& library) {
            core::PracticeStore practice(library);
            practice.remove(practice.puzzles().at(0).card);
        });
        QCOMPARE(exportTo("puzzles.json"), 0);
    }
    void aFileThatCannotBeWrittenIsSaid() {
        store({puzzle()});
        QSignalSpy failed(m_files.get(), &PuzzleFiles::failed);
        m_files->exportTo(m_games->path("no folder/puzzles.json"));
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(failed[0][0].toString().startsWith("puzzles.json could not be saved"));
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, PuzzleFilesTest>(argc, argv); }
#include "puzzle_files_test.moc"
