// Studies in the main window.
#include "core/notation/stored_record.h"
#include "core/search/engine.h"
#include "core/store/study_store.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/games.h"
#include "tests/ui/library/stored_games.h"
#include "tests/ui/library_answers.h"
#include "tests/ui/own_settings.h"
#include "tests/ui/studies/refused_texts.h"
#include "ui/document/game_document.h"
#include "ui/game/game_tabs.h"
#include "ui/game/game_view.h"
#include "ui/game/recorder.h"
#include "ui/library/game_columns.h"
#include "ui/library/games_panel.h"
#include "ui/library/games_table.h"
#include "ui/main_window.h"
#include "ui/preferences/preferences.h"
#include "ui/studies/add_to_study_dialog.h"
#include "ui/studies/chapter_bar.h"
#include "ui/studies/studies_window.h"
#include "ui/variants/user_variants.h"

#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUrl>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

/// In place of the programs of the desktop.
class OpenedFiles : public QObject {
    Q_OBJECT
public:
    OpenedFiles() { QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "open"); }
    ~OpenedFiles() override { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }
    const QStringList& paths() const { return m_paths; }

public slots:
    void open(const QUrl& url) { m_paths += url.toLocalFile(); }

private:
    QStringList m_paths;
};

class StudyCommandsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<UserVariants> m_variants;
    std::unique_ptr<MainWindow> m_window;

    std::filesystem::path file() const { return m_folder->filePath("library.sqlite").toStdString(); }
    void open(const core::Game& start = euroShogiGame()) {
        m_window = std::make_unique<MainWindow>(*m_variants, start);
        m_window->show();
        m_window->openLibrary(file());
        waitForLibrary(*m_window);
    }
    /// The tabs of the last time come back.
    void openWithTabs() {
        m_window = std::make_unique<MainWindow>(*m_variants, std::nullopt);
        m_window->show();
        m_window->openLibrary(file());
        waitForLibrary(*m_window);
    }
    void restart() {
        m_window.reset();
        openWithTabs();
    }
    void verifyThatTheGameComesWithoutItsChapter() {
        QTRY_COMPARE(view().game().recorder().game(), core::GameId(1));
        QTest::qWait(300); // the chapter would be read
        QVERIFY(!bar().isVisible());
    }
    QAction& action(const char* name) const { return *m_window->findChild<QAction*>(QLatin1String(name)); }
    GameView& view() const { return m_window->view(); }
    ChapterBar& bar() const { return *m_window->findChild<ChapterBar*>(); }
    QString barTitle() const { return bar().findChild<QLabel*>("chapterBarTitle")->text(); }
    QString barNotes() const { return bar().findChild<QPlainTextEdit*>("chapterBarNotes")->toPlainText(); }
    QString message() const { return m_window->statusBar()->currentMessage(); }
    int tabs() const { return m_window->findChild<GameTabs*>()->count(); }
    StudiesWindow& studies() const { return *m_window->findChild<StudiesWindow*>(); }

    /// A game of EuroShogi with these moves.
    static core::GameRecord recordOf(std::initializer_list<const char*> moves) {
        core::GameTree tree(startPosition());
        addLine(tree, core::GameTree::root(), moves);
        return {core::headerOf(euroShogiGame(), {}, std::chrono::sys_seconds(std::chrono::seconds(9))),
                std::move(tree)};
    }
    /// "Study": a game at its second node, a text, and another game.
    void addStudy() const {
        core::Library library(file());
        const auto first = library.addRecord(recordOf({"e3e4", "e6e5", "d3d4"}));
        const auto second = library.addRecord(recordOf({"d3d4", "d6d5"}));
        const std::vector<core::ChapterContent> chapters{
            {"One", "Notes on one", first, core::NodeId::fromNumber(2)},
            {"Two", "Only text", {}, {}},
            {"Three", "", second, core::NodeId::root()}};
        core::StudyStore(library).add({"Study"}, chapters, {});
    }
    std::vector<core::Chapter> stored(core::StudyId study = 1) const {
        core::Library library(file());
        return core::StudyStore(library).chapters(study);
    }
    void openFirstChapter() {
        action("studies").trigger();
        auto& list = *studies().findChild<ChapterList*>();
        QTRY_COMPARE(list.count(), 3);
        studies().findChild<QPushButton*>("openChapter")->click();
        QTRY_COMPARE(barTitle(), QString("Study, 1 of 3: One"));
    }

private slots:
    void init() {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        m_variants = std::make_unique<UserVariants>(variants(), m_folder->filePath("variants"));
    }
    void cleanup() {
        m_window.reset();
        m_variants.reset();
    }

    void aChapterOpensAtItsPlaceWithItsNotesBesideTheGame() {
        addStudy();
        open();
        QVERIFY(!bar().isVisible());
        openFirstChapter();
        QVERIFY(bar().isVisible());
        QCOMPARE(barNotes(), QString("Notes on one"));
        QCOMPARE(view().game().document().ply(), 2);
        QVERIFY(!studies().isVisible());
    }
    void keysLeadThroughTheChaptersInOneTab() {
        addStudy();
        open();
        openFirstChapter();
        const int before = tabs();
        QVERIFY(!action("previousChapter").isEnabled());
        action("nextChapter").trigger();
        QTRY_COMPARE(barTitle(), QString("Study, 2 of 3: Two"));
        QCOMPARE(barNotes(), QString("Only text"));
        QCOMPARE(view().game().document().ply(), 2); // a text leaves the board as it is
        action("nextChapter").trigger();
        QTRY_COMPARE(barTitle(), QString("Study, 3 of 3: Three"));
        QTRY_COMPARE(view().game().recorder().game(), core::GameId(2));
        QCOMPARE(view().game().document().ply(), 0);
        QCOMPARE(tabs(), before);
        QTRY_VERIFY(!action("nextChapter").isEnabled());
        action("previousChapter").trigger();
        QTRY_COMPARE(barTitle(), QString("Study, 2 of 3: Two"));
    }
    void aChapterThatIsAskedForTwiceAtOnceHasOneTab() {
        addStudy();
        open();
        openFirstChapter();
        action("nextChapter").trigger();
        QTRY_COMPARE(barTitle(), QString("Study, 2 of 3: Two"));
        const int before = tabs();
        action("nextChapter").trigger();
        action("nextChapter").trigger();
        QTRY_COMPARE(view().game().recorder().game(), core::GameId(2));
        QTest::qWait(300); // the second answer
        QCOMPARE(tabs(), before);
        QCOMPARE(barTitle(), QString("Study, 3 of 3: Three"));
    }
    void aGameThatIsOpenAlreadyComesToTheFront() {
        addStudy();
        open();
        openFirstChapter();
        action("newTab").trigger();
        QTRY_VERIFY(!bar().isVisible());
        openFirstChapter();
        QTRY_VERIFY(bar().isVisible());
        QCOMPARE(view().game().recorder().game(), core::GameId(1));
    }
    void theNextGameOfTheTableLeavesTheChapterInItsTab() {
        preferences().set(preference::OrderOfGames, {core::GameOrder::By::Added, false});
        addStudy();
        open();
        openFirstChapter();
        const int before = tabs();
        action("nextGame").trigger();
        QTRY_COMPARE(view().game().recorder().game(), core::GameId(2));
        QCOMPARE(tabs(), before + 1);
        QTRY_VERIFY(!bar().isVisible());
        action("previousTab").trigger();
        QTRY_VERIFY(bar().isVisible());
        QCOMPARE(barTitle(), QString("Study, 1 of 3: One"));
        QCOMPARE(view().game().document().ply(), 2);
    }
    void theNextGameOfTheTableLeavesATextInItsTabToo() {
        preferences().set(preference::OrderOfGames, {core::GameOrder::By::Added, false});
        addStudy();
        open();
        openFirstChapter();
        action("nextChapter").trigger();
        QTRY_COMPARE(barTitle(), QString("Study, 2 of 3: Two"));
        const int before = tabs();
        action("nextGame").trigger();
        QTRY_COMPARE(view().game().recorder().game(), core::GameId(2));
        QCOMPARE(tabs(), before + 1);
        action("previousTab").trigger();
        QTRY_COMPARE(barTitle(), QString("Study, 2 of 3: Two"));
    }
    void theBarBelongsToItsTab() {
        addStudy();
        open();
        openFirstChapter();
        action("newTab").trigger();
        QTRY_VERIFY(!bar().isVisible());
        action("previousTab").trigger();
        QTRY_VERIFY(bar().isVisible());
        bar().findChild<QToolButton*>("closeChapterBar")->click();
        QTRY_VERIFY(!bar().isVisible());
    }
    void aChapterWhoseTabIsReopenedHasItsBarAgain() {
        addStudy();
        open();
        openFirstChapter();
        action("newTab").trigger();
        action("previousTab").trigger();
        action("closeTab").trigger();
        QVERIFY(!bar().isVisible());
        action("reopenTab").trigger();
        QTRY_VERIFY(bar().isVisible());
        QCOMPARE(barTitle(), QString("Study, 1 of 3: One"));
        QCOMPARE(view().game().document().ply(), 2);
        action("nextChapter").trigger();
        QTRY_COMPARE(barTitle(), QString("Study, 2 of 3: Two"));
    }
    void aChapterIsShownAgainAfterARestart() {
        addStudy();
        open();
        openFirstChapter();
        restart();
        QTRY_VERIFY(bar().isVisible());
        QCOMPARE(barTitle(), QString("Study, 1 of 3: One"));
        QCOMPARE(view().game().recorder().game(), core::GameId(1));
        action("nextChapter").trigger();
        QTRY_COMPARE(barTitle(), QString("Study, 2 of 3: Two"));
    }
    void aChapterThatWasHiddenStaysHiddenAfterARestart() {
        addStudy();
        open();
        openFirstChapter();
        bar().findChild<QToolButton*>("closeChapterBar")->click();
        QTRY_VERIFY(!bar().isVisible());
        restart();
        verifyThatTheGameComesWithoutItsChapter();
    }
    void aChapterThatIsGoneIsNotShownAfterARestart() {
        addStudy();
        open();
        openFirstChapter();
        m_window.reset();
        {
            core::Library library(file());
            core::StudyStore(library).removeChapters(std::vector<core::ChapterId>{1}, {});
        }
        openWithTabs();
        verifyThatTheGameComesWithoutItsChapter();
    }
    void aTextComesBackWithItsTabToo() {
        addStudy();
        open();
        action("newTab").trigger();
        openFirstChapter();
        action("nextChapter").trigger();
        QTRY_COMPARE(barTitle(), QString("Study, 2 of 3: Two"));
        action("closeTab").trigger();
        QVERIFY(!bar().isVisible());
        action("reopenTab").trigger();
        QTRY_VERIFY(bar().isVisible());
        QCOMPARE(barTitle(), QString("Study, 2 of 3: Two"));
    }
    void theNextChapterDoesNotComeIntoATabThatWasOpenedMeanwhile() {
        addStudy();
        open();
        openFirstChapter();
        BusyReader busy(*m_window->findChild<LibraryService*>());
        action("nextChapter").trigger(); // a text, which would be shown in the tab in front
        action("newTab").trigger();
        busy.release();
        QTest::qWait(300);
        QVERIFY(!bar().isVisible());
        action("previousTab").trigger();
        QTRY_VERIFY(bar().isVisible());
        QCOMPARE(barTitle(), QString("Study, 1 of 3: One"));
    }
    void aChapterCanOpenAtTheMoveThatIsShown() {
        addStudy();
        open();
        openFirstChapter();
        view().game().document().goToPly(1);
        bar().findChild<QPushButton*>("chapterOpensHere")->click();
        QTRY_COMPARE(stored()[0].content.opensAt, view().game().document().current());
    }
    void aChapterThatIsRemovedLeavesItsTab() {
        addStudy();
        open();
        openFirstChapter();
        action("studies").trigger();
        QTRY_COMPARE(studies().findChild<ChapterList*>()->count(), 3);
        studies().findChild<QPushButton*>("removeChapter")->click();
        QTRY_VERIFY(!bar().isVisible());
    }
    void editingShowsTheChapterAmongTheStudies() {
        addStudy();
        open();
        openFirstChapter();
        bar().findChild<QPushButton*>("editChapter")->click();
        QVERIFY(studies().isVisible());
        QTRY_COMPARE(studies().findChild<QLineEdit*>("chapterTitle")->text(), QString("One"));
        studies().findChild<QPlainTextEdit*>("chapterNotes")->setPlainText("Other notes");
        studies().close();
        QTRY_COMPARE(barNotes(), QString("Other notes"));
    }
    void changesOfTheGameAreThoseOfTheChapter() {
        addStudy();
        open();
        openFirstChapter();
        view().game().document().setBookmark(view().game().document().current(), std::string("here"));
        QTRY_VERIFY(view().game().recorder().isSettled());
        core::Library library(file());
        const auto stored = library.record(1);
        const auto tree = core::readTree(stored->summary.header, stored->tree, euroshogi());
        QCOMPARE(tree.value().annotations(core::NodeId::fromNumber(2)).bookmark, std::string("here"));
    }

    // --- texts that cannot be stored

    void neitherTheProgramNorTheLibraryIsLeftWithUnstoredTextsWithoutAQuestion() {
        addStudy();
        open();
        action("studies").trigger();
        QTRY_COMPARE(studies().findChild<ChapterList*>()->count(), 3);
        refuseTexts(file().string(), true);
        studies().findChild<QPlainTextEdit*>("chapterNotes")->setPlainText("Long notes");
        studies().saveTexts();
        QTRY_VERIFY(studies().hasUnstoredTexts());
        studies().close();
        QString question;
        answerNextBox("Cancel", &question);
        QVERIFY(!m_window->close());
        QCOMPARE(question, QString("Your last changes to the texts of studies are not stored."));
        QVERIFY(studies().isVisible());
        const QString other = m_folder->filePath("other.sqlite");
        answerNextBox("Cancel");
        m_window->openLibrary(other.toStdString());
        QVERIFY(!QFile::exists(other));
        QVERIFY(studies().hasUnstoredTexts());
        answerNextBox("Discard");
        m_window->openLibrary(other.toStdString());
        QTRY_VERIFY(QFile::exists(other));
    }

    // --- adding

    void theGameInFrontIsStoredAndAddedAtTheMoveShown() {
        open();
        view().enterMove(uciMove("e3e4", view().game().document().position()));
        view().enterMove(uciMove("e6e5", view().game().document().position()));
        view().game().document().goToPly(1);
        withNextDialog<AddToStudyDialog>([](AddToStudyDialog& dialog) {
            dialog.findChild<QLineEdit*>("newStudyName")->setText("Mine");
            dialog.findChild<QLineEdit*>("newChapterTitle")->setText("My game");
            dialog.accept();
        });
        action("addGameToStudy").trigger();
        QTRY_COMPARE(message(), QString("1 chapter(s) were added to the study “Mine”."));
        const auto chapters = stored();
        QCOMPARE(chapters.size(), std::size_t(1));
        QCOMPARE(chapters[0].content.title, std::string("My game"));
        QCOMPARE(chapters[0].content.game, view().game().recorder().game());
        QCOMPARE(chapters[0].content.opensAt, view().game().document().current());
    }
    void aGameInWhichOnlyTheComputerHasMovedIsNotAddedYet() {
        open();
        Players players = twoHumans();
        players[0].computerLevel = core::MinLevel;
        view().startGame(euroShogiGame(), players, {});
        QTRY_COMPARE(view().game().document().ply(), 1);
        action("addGameToStudy").trigger();
        QCOMPARE(message(), QString("Only the computer has moved so far. There is no game to add yet."));
    }
    void theGameOfTheCommandIsAddedEvenIfItsTabShowsAnotherOne() {
        addStudy();
        open();
        openFirstChapter();
        BusyReader busy(*m_window->findChild<LibraryService*>());
        action("addGameToStudy").trigger();
        view().game().show(recordOf({"c3c4"}), std::nullopt);
        withNextDialog<AddToStudyDialog>([](AddToStudyDialog& dialog) { dialog.accept(); });
        busy.release();
        QTRY_COMPARE(message(), QString("1 chapter(s) were added to the study “Study”."));
        QCOMPARE(stored().back().content.game, core::GameId{1});
        QCOMPARE(stored().back().content.opensAt, core::NodeId::fromNumber(2));
    }
    void aGameThatIsNeitherStoredNorShownAnyMoreIsNotAdded() {
        addStudy();
        open();
        view().game().show(recordOf({"e3e4", "e6e5"}), std::nullopt);
        BusyReader busy(*m_window->findChild<LibraryService*>());
        action("addGameToStudy").trigger();
        view().game().show(recordOf({"d3d4"}), std::nullopt);
        withNextDialog<AddToStudyDialog>([](AddToStudyDialog& dialog) { dialog.accept(); });
        busy.release();
        QTRY_COMPARE(message(),
                     QString("The game was not added, because its tab was closed or shows another game."));
        QCOMPARE(stored().size(), std::size_t(3));
    }
    void thePositionShownIsAddedAsAGameWithoutMoves() {
        open(core::Game(core::AnyPosition::startOf(koshogi())));
        withNextDialog<AddToStudyDialog>([](AddToStudyDialog& dialog) {
            dialog.findChild<QLineEdit*>("newStudyName")->setText("Ko");
            dialog.accept();
        });
        action("addPositionToStudy").trigger();
        QTRY_COMPARE(message(), QString("1 chapter(s) were added to the study “Ko”."));
        const auto chapters = stored();
        QCOMPARE(chapters[0].content.title, std::string("Ko Shogi"));
        core::Library library(file());
        const auto summary = library.summary(*chapters[0].content.game);
        QCOMPARE(summary->plyCount, 0);
        QCOMPARE(summary->header.variant, std::string("koshogi"));
    }
    void gamesOfTheTableAreAddedTogether() {
        addStudy();
        open();
        action("games").trigger();
        auto& panel = *m_window->findChild<GamesPanel*>();
        auto& table = *panel.findChild<GamesTable*>();
        QTRY_COMPARE(table.model()->rowCount(), 2);
        table.selectAll();
        withNextDialog<AddToStudyDialog>([](AddToStudyDialog& dialog) { dialog.accept(); });
        actionIn(panel, "Add to Study…").trigger();
        QTRY_COMPARE(message(), QString("2 chapter(s) were added to the study “Study”."));
        QCOMPARE(stored().size(), std::size_t(5));
    }

    // --- another library

    void aGameIsAddedToAStudyOfItsOwnLibrary() {
        addStudy();
        const QString other = m_folder->filePath("other.sqlite");
        {
            core::Library library(other.toStdString());
            core::StudyStore(library).add({"Elsewhere"}, {});
        }
        open();
        openFirstChapter();
        const QSignalSpy opened(m_window.get(), &MainWindow::libraryOpened);
        withNextDialog<AddToStudyDialog>([&](AddToStudyDialog& dialog) {
            m_window->openLibrary(other.toStdString());
            QCOMPARE(view().game().recorder().game(), core::GameId(1)); // it waits for the dialog
            dialog.accept();
        });
        action("addGameToStudy").trigger();
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(stored().size(), std::size_t(4));
        core::Library library(other.toStdString());
        QVERIFY(core::StudyStore(library).chapters(1).empty());
    }

    // --- deleting games

    void gamesOfStudiesAreDeletedOnlyAfterAQuestion() {
        addStudy();
        open();
        action("games").trigger();
        auto& panel = *m_window->findChild<GamesPanel*>();
        auto& table = *panel.findChild<GamesTable*>();
        QTRY_COMPARE(table.model()->rowCount(), 2);
        table.selectAll();
        QString asked;
        withNextDialog<QMessageBox>([&](QMessageBox& box) {
            asked = box.text() + ' ' + box.informativeText();
            buttonIn(box, "Cancel").click();
        });
        QTest::keyClick(&table, Qt::Key_Delete);
        QTRY_VERIFY(!asked.isEmpty());
        QVERIFY2(asked.startsWith("Delete 2 game(s)? Studies with these games: “Study”."), qPrintable(asked));
        QCOMPARE(table.model()->rowCount(), 2);
        answerNextBox("Delete");
        QTest::keyClick(&table, Qt::Key_Delete);
        QTRY_COMPARE(table.model()->rowCount(), 0);
        QTRY_COMPARE(stored()[0].game, core::Chapter::Game::Deleted);
        QTest::keyClick(&panel, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(table.model()->rowCount(), 2);
        QCOMPARE(stored()[0].game, core::Chapter::Game::Stored); // the study is whole again
    }
    void aPageThatWasExportedCanBeOpenedAtOnce() {
        addStudy();
        open();
        action("studies").trigger();
        QTRY_COMPARE(studies().findChild<ChapterList*>()->count(), 3);
        OpenedFiles opened;
        const QString page = m_folder->filePath("study.html");
        nameNextFile(page);
        answerNextBox("Open");
        studies().findChild<QPushButton*>("exportStudy")->click();
        QTRY_COMPARE_WITH_TIMEOUT(opened.paths(), QStringList(page), 30000);
        QVERIFY(QFile::exists(page));
    }
    void aPageThatNoProgramOpensIsNamed() {
        addStudy();
        open();
        action("studies").trigger();
        QTRY_COMPARE(studies().findChild<ChapterList*>()->count(), 3);
        nameNextFile(m_folder->filePath("study.html"));
        QString said;
        withNextDialog<QMessageBox>([&said](QMessageBox& box) {
            answerNextBox("OK", &said);
            buttonIn(box, "Open").click();
        });
        studies().findChild<QPushButton*>("exportStudy")->click();
        QTRY_COMPARE_WITH_TIMEOUT(said, QString("No program was found that opens study.html."), 30000);
    }
    void theBarSaysThatTheGameWasDeleted() {
        addStudy();
        open();
        openFirstChapter();
        action("nextChapter").trigger();
        QTRY_COMPARE(barTitle(), QString("Study, 2 of 3: Two"));
        {
            core::Library library(file());
            library.deleteGame(2, {});
        }
        action("nextChapter").trigger();
        QTRY_COMPARE(barTitle(), QString("Study, 3 of 3: Three"));
        QVERIFY(barNotes().startsWith("The game of this chapter was deleted."));
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, StudyCommandsTest>(argc, argv); }
#include "study_commands_test.moc"
