// Imports as the user sees them: the question, the bar with the progress, and the report.
#include "tests/ui/dialogs.h"
#include "tests/ui/games.h"
#include "tests/ui/imports/game_files.h"
#include "tests/ui/imports/gate.h"
#include "tests/ui/own_settings.h"
#include "ui/file_opener.h"
#include "ui/game/game_tabs.h"
#include "ui/imports/import_bar.h"
#include "ui/imports/import_report_dialog.h"
#include "ui/library/library_controller.h"
#include "ui/main_window.h"
#include "ui/variants/user_variants.h"

#include "core/store/library.h"

#include <QCheckBox>
#include <QDir>
#include <QDockWidget>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSettings>
#include <QUrl>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;
using core::RecordFormat;

class ImportCommandsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<UserVariants> m_variants;
    std::unique_ptr<MainWindow> m_window;

    QString path(const QString& name) const { return m_folder->filePath(name); }
    std::size_t storedGames() const {
        return core::Library(path("library.sqlite").toStdString()).games().size();
    }
    ImportBar& bar() const { return *m_window->findChild<ImportBar*>(); }
    ImportReportDialog* report() const { return m_window->findChild<ImportReportDialog*>(); }
    QString pgn(const QString& name, const std::vector<core::GameRecord>& games) const {
        return writeFile(path(name), textOf(games, RecordFormat::Pgn));
    }

    /// Chooses a file of the folder as the library to add; `answer` is called when it is chosen.
    void addLibrary(const QString& name, const std::function<void()>& answer) const {
        QTRY_VERIFY(m_window->findChild<LibraryController*>()->openPath());
        withNextDialog<QFileDialog>([this, name, answer](QFileDialog& dialog) {
            typeName(dialog, path(name));
            answer();
            static_cast<QDialog&>(dialog).accept();
        });
        actionIn(*m_window, "Add Another Library…").trigger();
    }
    /// Agrees to add the library, and closes the box that then says why it cannot be added.
    static void answerAndCloseRefusal(QString& sentence) {
        withNextDialog<QMessageBox>([&sentence](QMessageBox& box) {
            buttonIn(box, "Add").click();
            answerNextBox("OK", &sentence);
        });
    }
    /// One import reads behind the gate; another one, of three games, waits for its end.
    void importWithAnotherWaiting(const Gate& gate) {
        answerNextBox("Import");
        m_window->openFiles({gate.path()});
        QTRY_VERIFY(bar().isVisible());
        answerNextBox("Import");
        m_window->openFiles(
            {writeZip(path("kept.zip"), {{"a.pgn", textOf(gamesOf("Anna", 3), RecordFormat::Pgn)}})});
        QTRY_VERIFY(bar().findChild<QLabel*>("importText")->text().endsWith("Imports waiting: 1."));
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QSettings().clear();
        m_variants = std::make_unique<UserVariants>(variants(), path("variants"));
        m_window = std::make_unique<MainWindow>(*m_variants, std::nullopt);
        m_window->show();
        m_window->openLibrary(path("library.sqlite").toStdString());
    }
    void cleanup() {
        m_window.reset();
        m_folder.reset();
    }

    void filesAreChosenInADialog() {
        const QString file = pgn("games.pgn", gamesOf("Anna", 3));
        QString question;
        withNextDialog<QFileDialog>([&](QFileDialog& dialog) {
            typeName(dialog, file);
            answerNextBox("Import", &question);
            static_cast<QDialog&>(dialog).accept();
        });
        actionIn(*m_window, "Import Games…").trigger();
        QTRY_VERIFY(report());
        QCOMPARE(question, QString("Import the games of “games.pgn”?"));
        QCOMPARE(storedGames(), std::size_t{3});
    }
    void aFolderIsChosenInADialog() {
        QVERIFY(QDir(m_folder->path()).mkpath("games"));
        pgn("games/games.pgn", gamesOf("Anna", 3));
        withNextDialog<QFileDialog>([&](QFileDialog& dialog) {
            typeName(dialog, path("games"));
            answerNextBox("Import");
            static_cast<QDialog&>(dialog).accept();
        });
        actionIn(*m_window, "Import Folder…").trigger();
        QTRY_VERIFY(report());
        QCOMPARE(storedGames(), std::size_t{3});
    }
    void aFolderThatIsDroppedIsImported() {
        QVERIFY(QDir(m_folder->path()).mkpath("games"));
        pgn("games/games.pgn", gamesOf("Anna", 3));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path("games"))});
        QDragEnterEvent enter({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        answerNextBox("Import");
        QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &drop);
        QTRY_VERIFY(report());
        QCOMPARE(storedGames(), std::size_t{3});
    }
    void anArchiveThatIsOpenedIsImported() {
        answerNextBox("Import");
        m_window->openFiles(
            {writeZip(path("kept.zip"), {{"a.pgn", textOf(gamesOf("Anna", 3), RecordFormat::Pgn)}})});
        QTRY_VERIFY(report());
        QCOMPARE(storedGames(), std::size_t{3});
    }
    void moreFilesThanTabsAreImported() {
        QStringList files;
        for (std::size_t i = 0; i <= FileOpener::MostTabs; ++i)
            files += pgn(QString("%1.pgn").arg(i), {gameOf("Anna " + std::to_string(i))});
        QString question;
        answerNextBox("Import", &question);
        m_window->openFiles(files);
        QTRY_VERIFY(report());
        QCOMPARE(question, QString("Import the games of 11 files and folders?"));
        QCOMPARE(storedGames(), std::size_t{11});
        QCOMPARE(m_window->findChild<GameTabs*>()->count(), 1);
    }
    void nothingIsImportedWithoutTheConsentOfTheUser() {
        answerNextBox("Cancel");
        m_window->openFiles(
            {writeZip(path("kept.zip"), {{"a.pgn", textOf(gamesOf("Anna", 3), RecordFormat::Pgn)}})});
        QTRY_VERIFY(!QApplication::activeModalWidget());
        QVERIFY(!bar().isVisible());
        QCOMPARE(storedGames(), std::size_t{0});
    }
    void knownGamesAreAddedIfTheBoxIsChecked() {
        const QString file =
            writeZip(path("kept.zip"), {{"a.pgn", textOf(gamesOf("Anna", 3), RecordFormat::Pgn)}});
        for (int i = 0; i < 2; ++i) {
            withNextDialog<QMessageBox>([i](QMessageBox& box) {
                QVERIFY(!box.checkBox()->isChecked());
                box.checkBox()->setChecked(i == 1);
                buttonIn(box, "Import").click();
            });
            m_window->openFiles({file});
            QTRY_VERIFY(report());
            delete report();
        }
        QCOMPARE(storedGames(), std::size_t{6});
    }
    void theBarShowsTheProgressAndCancels() {
        QVERIFY(QDir(m_folder->path()).mkpath("games"));
        pgn("games/a.pgn", gamesOf("Anna", 32));
        Gate gate(path("z.zip")); // is read after the folder
        answerNextBox("Import");
        m_window->openFiles({path("games"), gate.path()});
        QTRY_VERIFY(bar().isVisible());
        auto* text = bar().findChild<QLabel*>("importText");
        QTRY_COMPARE(text->text(),
                     QString("Importing games. Files: 1 of 2. Games read: 32, added: 32, already there: 0."));
        bar().findChild<QAbstractButton*>("cancelImport")->click();
        QCOMPARE(text->text(), QString("The import is being stopped…"));
        gate.open();
        QTRY_VERIFY(report());
        QVERIFY(!bar().isVisible());
        QVERIFY(report()->findChild<QLabel*>("outcome")->text().startsWith(
            "The import was cancelled. 32 game(s)"));
    }
    void anImportThatIsWantedMeanwhileComesNext() {
        Gate gate(path("slow.zip"));
        importWithAnotherWaiting(gate);
        QCOMPARE(storedGames(), std::size_t{0});
        gate.open();
        QTRY_COMPARE(m_window->findChildren<ImportReportDialog*>().size(), qsizetype{2});
        QCOMPARE(storedGames(), std::size_t{3});
    }
    void anotherLibraryGetsNoGamesOfTheImportsBefore() {
        Gate gate(path("slow.zip"));
        importWithAnotherWaiting(gate);
        answerNextBox("Cancel");
        m_window->openLibrary(path("other.sqlite").toStdString());
        QVERIFY(bar().isVisible());
        answerNextBox("End the Import");
        gate.open();
        m_window->openLibrary(path("other.sqlite").toStdString());
        QTRY_VERIFY(QFile::exists(path("other.sqlite")));
        QVERIFY(!bar().isVisible());
        QTest::qWait(300);
        QVERIFY(core::Library(path("other.sqlite").toStdString()).games().empty());
    }
    void theProgramAsksBeforeItEndsAnImport() {
        Gate gate(path("slow.zip"));
        answerNextBox("Import");
        m_window->openFiles({gate.path()});
        QTRY_VERIFY(bar().isVisible());
        QString question;
        answerNextBox("Cancel", &question);
        QVERIFY(!m_window->close());
        QCOMPARE(question, QString("Games are still being imported."));
        answerNextBox("End the Import");
        QVERIFY(m_window->close());
    }
    void aLibraryIsAddedWithAllThatIsInIt() {
        core::Library(path("other.sqlite").toStdString()).addRecords(gamesOf("Anna", 3));
        QString question;
        addLibrary("other.sqlite", [&question] { answerNextBox("Add", &question); });
        QTRY_VERIFY(report());
        QCOMPARE(question, QString("Add the library “other.sqlite”?"));
        QCOMPARE(storedGames(), std::size_t{3});
        const QString text = report()->findChild<QLabel*>("outcome")->text();
        QVERIFY2(text.startsWith("3 game(s) were added to the library."), qPrintable(text));
        report()->findChild<QAbstractButton*>("showGames")->click();
        QVERIFY(m_window->findChild<QDockWidget*>("gamesDock")->isVisible());
    }
    void whatIsThereAlreadyIsNotAddedTwice() {
        core::Library(path("other.sqlite").toStdString()).addRecords(gamesOf("Anna", 3));
        for (int i = 0; i < 2; ++i) {
            addLibrary("other.sqlite", [] { answerNextBox("Add"); });
            QTRY_VERIFY(report());
            if (i == 0) delete report();
        }
        QCOMPARE(storedGames(), std::size_t{3});
        QVERIFY(report()->findChild<QLabel*>("outcome")->text().startsWith("No games were added."));
    }
    void theOtherLibraryStaysAsItIs() {
        core::Library(path("other.sqlite").toStdString()).addRecords(gamesOf("Anna", 3));
        const auto bytes = [this] {
            QFile file(path("other.sqlite"));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray before = bytes();
        addLibrary("other.sqlite", [] { answerNextBox("Add"); });
        QTRY_VERIFY(report());
        QVERIFY(bytes() == before);
    }
    void theOpenLibraryIsNotAddedToItself() {
        QString sentence;
        addLibrary("library.sqlite", [&sentence] { answerNextBox("OK", &sentence); });
        QTRY_COMPARE(sentence, QString("This library is already open. Choose another one."));
        QVERIFY(!bar().isVisible());
    }
    void aFileThatIsNoLibraryIsRefusedInOneSentence() {
        writeFile(path("other.sqlite"), QByteArray(5000, 'x'));
        QString sentence;
        addLibrary("other.sqlite", [&sentence] { answerAndCloseRefusal(sentence); });
        QTRY_VERIFY(!sentence.isEmpty());
        QVERIFY2(sentence.endsWith("other.sqlite is not a library of games; it was left as it is."),
                 qPrintable(sentence));
        QVERIFY(!report());
        QVERIFY(!bar().isVisible());
    }
    void aLibraryOfALaterVersionIsRefused() {
        { const core::Library made(path("other.sqlite").toStdString()); }
        QFile file(path("other.sqlite"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek(60)); // user_version, see the header of an SQLite file
        QCOMPARE(file.write(QByteArray::fromHex("000003e7")), qint64{4});
        file.close();
        QString sentence;
        addLibrary("other.sqlite", [&sentence] { answerAndCloseRefusal(sentence); });
        QTRY_VERIFY(!sentence.isEmpty());
        QVERIFY2(sentence.contains("was written by a newer version"), qPrintable(sentence));
        QCOMPARE(storedGames(), std::size_t{0});
    }
    void theReportIsSaved() {
        answerNextBox("Import");
        m_window->openFiles({writeZip(path("kept.zip"), {{"bad.csa", "PI\n+\n+7776FU\n-5555FU\n"}})});
        QTRY_VERIFY(report());
        QVERIFY(report()->findChild<QPlainTextEdit*>("problems")->toPlainText().contains("“-5555FU”"));
        withNextDialog<QFileDialog>([&](QFileDialog& dialog) {
            typeName(dialog, path("report.txt"));
            static_cast<QDialog&>(dialog).accept();
        });
        report()->findChild<QAbstractButton*>("saveReport")->click();
        QFile file(path("report.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("Games added: 1"));
        QVERIFY(text.contains("line 4"));
    }
    void theReportShowsTheGames() {
        answerNextBox("Import");
        m_window->openFiles(
            {writeZip(path("kept.zip"), {{"a.pgn", textOf(gamesOf("Anna", 3), RecordFormat::Pgn)}})});
        QTRY_VERIFY(report());
        report()->findChild<QAbstractButton*>("showGames")->click();
        QVERIFY(m_window->findChild<QDockWidget*>("gamesDock")->isVisible());
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, ImportCommandsTest>(argc, argv); }
#include "import_commands_test.moc"
