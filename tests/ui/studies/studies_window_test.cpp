// The window of studies, as the user works with it.
#include "tests/ui/dialogs.h"
#include "tests/ui/library/stored_games.h"
#include "tests/ui/own_settings.h"
#include "tests/ui/studies/refused_texts.h"
#include "ui/library/game_preview.h"
#include "ui/studies/add_to_study_dialog.h"
#include "ui/studies/studies.h"
#include "ui/studies/studies_window.h"
#include "ui/widgets/notice_bar.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>

#include <string>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class StudiesWindowTest : public QObject {
    Q_OBJECT

private:
    core::VariantSet m_variants = core::VariantSet::builtin();

    /// The window with a library of three games: 1, 2 and 3.
    struct Shown {
        StoredGames games;
        Studies studies;
        std::unique_ptr<StudiesWindow> window;

        explicit Shown(const core::VariantSet& variants) : studies(games.service()) {
            games.add({{.first = "Ada", .moves = {"e3e4", "e6e5"}}, {.first = "Bea"}, {.first = "Cid"}});
            window = std::make_unique<StudiesWindow>(variants, studies);
        }
        /// A study with a game, a text and another game; the window shows it.
        core::StudyId showStudy(const std::string& name = "Study") {
            const std::vector<core::ChapterContent> chapters{
                {"One", "Notes on one", core::GameId{1}, core::NodeId::fromNumber(1)},
                {"Two", "Only text", {}, {}},
                {"Three", "", core::GameId{3}, {}}};
            core::StudyId study = 0;
            games.run([&](core::Library& library) {
                study = core::StudyStore(library).add({name, "Author", "Introduction"}, chapters, {});
            });
            window->QWidget::show();
            window->show(study);
            if (!QTest::qWaitFor([&] { return window->study() == study && list().count() == 3; }))
                qFatal("the study is not shown");
            return study;
        }
        ChapterList& list() const { return *window->findChild<ChapterList*>(); }
        QListWidget& studyList() const { return *window->findChild<QListWidget*>("studyList"); }
        QLineEdit& line(const char* name) const { return *window->findChild<QLineEdit*>(name); }
        QPlainTextEdit& text(const char* name) const { return *window->findChild<QPlainTextEdit*>(name); }
        NoticeBar& notice() const { return *window->findChild<NoticeBar*>(); }
        void click(const char* button) const { window->findChild<QPushButton*>(button)->click(); }
        /// "One Two Three", as they are stored.
        QString stored(core::StudyId study) {
            QStringList titles;
            games.run([&](core::Library& library) {
                for (const core::Chapter& chapter : core::StudyStore(library).chapters(study))
                    titles += QString::fromStdString(chapter.content.title);
            });
            return titles.join(' ');
        }
        /// The same, as they are listed.
        QString listed() const {
            QStringList titles;
            for (const ListedChapter& chapter : list().chapters())
                titles += QString::fromStdString(chapter.chapter.content.title);
            return titles.join(' ');
        }
        /// The stored notes on the first chapter.
        QString notesOn(core::StudyId study) {
            std::string notes;
            games.run([&](core::Library& library) {
                notes = core::StudyStore(library).chapters(study).front().content.notes;
            });
            return QString::fromStdString(notes);
        }
        void refuseChanges(bool refuse) { refuseTexts(games.path("library.sqlite").toStdString(), refuse); }
        QString noticeText() const { return notice().findChild<QLabel*>()->text(); }
        std::optional<core::Study> study(core::StudyId id) {
            std::optional<core::Study> study;
            games.run([&](core::Library& library) { study = core::StudyStore(library).study(id); });
            return study;
        }
    };

private slots:
    void init() { QSettings().clear(); }

    void withoutStudiesTheWindowSaysWhatTheyAre() {
        Shown shown(m_variants);
        shown.window->QWidget::show();
        auto* label = shown.window->findChild<QLabel*>("noStudies");
        QTRY_VERIFY(label->isVisible() && label->text().startsWith("No studies yet."));
        QVERIFY(!shown.window->findChild<QPushButton*>("exportStudy")->isEnabled());
        QVERIFY(!shown.line("studyName").isEnabled());
    }
    void aNewStudyIsNamedAtOnce() {
        Shown shown(m_variants);
        shown.window->QWidget::show();
        shown.window->activateWindow();
        shown.click("addStudy");
        QTRY_COMPARE(shown.line("studyName").selectedText(), QString("New Study"));
        QTest::keyClicks(&shown.line("studyName"), "Endings");
        QTRY_COMPARE(shown.study(1)->texts.name, std::string("Endings"));
        QTRY_COMPARE(shown.studyList().item(0)->text(), QString("Endings (0)"));
    }
    void aNameWithAPercentSignIsShownAsItIs() {
        Shown shown(m_variants);
        shown.showStudy("Wins 90%2");
        QCOMPARE(shown.studyList().item(0)->text(), QString("Wins 90%2 (3)"));
    }
    void aStudyIsShownWithItsTextsAndItsChapters() {
        Shown shown(m_variants);
        shown.showStudy();
        QCOMPARE(shown.line("studyName").text(), QString("Study"));
        QCOMPARE(shown.line("studyAuthor").text(), QString("Author"));
        QCOMPARE(shown.text("studyIntroduction").toPlainText(), QString("Introduction"));
        QCOMPARE(shown.list().item(0)->text(), QString("1. One\n    Ada – Bob, EuroShogi, 2 plies"));
        QCOMPARE(shown.list().item(1)->text(), QString("2. Two\n    Only text"));
        QCOMPARE(shown.list().item(2)->text(), QString("3. Three\n    Cid – Bob, EuroShogi, a position"));
    }
    void theChapterWithTheCursorIsShown() {
        Shown shown(m_variants);
        shown.showStudy();
        QCOMPARE(shown.line("chapterTitle").text(), QString("One"));
        QCOMPARE(shown.text("chapterNotes").toPlainText(), QString("Notes on one"));
        QVERIFY(shown.list().item(0)->isSelected());
        for (const char* button : {"moveChapterDown", "removeChapter"})
            QVERIFY2(shown.window->findChild<QPushButton*>(button)->isEnabled(), button);
        auto* preview = shown.window->findChild<ui::GamePreview*>();
        QTRY_COMPARE(preview->findChild<QLabel*>("previewPlace")->text(), QString("Ply 1 of 2"));
        shown.list().setCurrentRow(1);
        QCOMPARE(shown.text("chapterNotes").toPlainText(), QString("Only text"));
        QVERIFY(!preview->isVisible());
        QVERIFY(!shown.window->findChild<QPushButton*>("openChapter")->isEnabled());
    }
    void thePreviewOfAPositionSpeaksOfNoGame() {
        Shown shown(m_variants);
        const core::Game start = euroShogiGame("7k/8/8/3pP3/8/8/3R4/K7[PN] w - - 0 1");
        const core::GameRecord record{
            core::headerOf(start, {}, std::chrono::sys_seconds(std::chrono::seconds(100))),
            core::GameTree(start.position())};
        core::StudyId study = 0;
        shown.games.run([&](core::Library& library) {
            const std::vector<core::ChapterContent> chapters{
                {"One", "", library.addRecord(record), core::NodeId::root()}};
            study = core::StudyStore(library).add({"Study", "", ""}, chapters, {});
        });
        shown.window->QWidget::show();
        shown.window->show(study);
        const auto* preview = shown.window->findChild<ui::GamePreview*>();
        QTRY_COMPARE(preview->findChild<QLabel*>("previewPlace")->text(), QString("Ply 0 of 0"));
        QCOMPARE(preview->findChild<QLabel*>("previewPlayers")->text(), QString("Position"));
        QCOMPARE(preview->findChild<QLabel*>("previewAbout")->text(), QString("EuroShogi"));
        QCOMPARE(preview->findChild<QLabel*>("previewResult")->text(), QString());
    }
    void aTextThatIsOnlyLookedAtStaysAsItIs() {
        Shown shown(m_variants);
        const std::vector<core::ChapterContent> chapters{{"One", "Attention\u00a0!\r\nEt puis", {}, {}}};
        shown.games.run([&](core::Library& library) {
            core::StudyStore(library).add({"Study", "", "Bien s\u00fbr\u00a0:\r\nvoil\u00e0"}, chapters, {});
        });
        shown.window->QWidget::show();
        shown.window->show(1);
        QTRY_COMPARE(shown.list().count(), 1);
        QTRY_VERIFY(!shown.text("chapterNotes").toPlainText().isEmpty());
        shown.window->close();
        QCOMPARE(shown.study(1)->texts.introduction, std::string("Bien s\u00fbr\u00a0:\r\nvoil\u00e0"));
        shown.games.run([&](core::Library& library) {
            QCOMPARE(core::StudyStore(library).chapters(1).front().content.notes, chapters.front().notes);
        });
    }
    void whatIsWrittenIsStoredByItself() {
        Shown shown(m_variants);
        const auto study = shown.showStudy();
        shown.text("chapterNotes").setPlainText("Other notes");
        QTRY_VERIFY([&] {
            std::string notes;
            shown.games.run([&](core::Library& library) {
                notes = core::StudyStore(library).chapters(study)[0].content.notes;
            });
            return notes == "Other notes";
        }());
        shown.text("studyIntroduction").setPlainText("Two\nlines");
        QTRY_COMPARE(shown.study(study)->texts.introduction, std::string("Two\nlines"));
    }
    void whatIsWrittenIsStoredBeforeAnotherChapterIsShown() {
        Shown shown(m_variants);
        const auto study = shown.showStudy();
        shown.line("chapterTitle").setText("First");
        shown.list().setCurrentRow(2);
        QCOMPARE(shown.line("chapterTitle").text(), QString("Three"));
        QTRY_COMPARE(shown.stored(study), QString("First Two Three"));
    }
    void whatIsWrittenIsStoredBeforeAnotherStudyIsShownFromOutside() {
        Shown shown(m_variants);
        const auto first = shown.showStudy("A");
        const auto second = shown.showStudy("B");
        shown.line("studyAuthor").setText("Other");
        shown.window->show(first);
        QVERIFY(!shown.line("studyAuthor").isEnabled());
        QTRY_COMPARE(shown.line("studyName").text(), QString("A"));
        QTRY_COMPARE(shown.study(second)->texts.author, std::string("Other"));
        QCOMPARE(shown.study(first)->texts.author, std::string("Author"));
    }
    void whatIsWrittenIsStoredWhenTheWindowIsClosed() {
        Shown shown(m_variants);
        const auto study = shown.showStudy();
        shown.line("chapterTitle").setText("First");
        QTest::keyClick(shown.window.get(), Qt::Key_Escape);
        QVERIFY(!shown.window->isVisible());
        QTRY_COMPARE(shown.stored(study), QString("First Two Three"));
    }
    void nothingCanBeWrittenUntilAStudyIsRead() {
        Shown shown(m_variants);
        shown.showStudy("A");
        shown.showStudy("B");
        BusyReader busy(shown.games.service());
        shown.studyList().setCurrentRow(0);
        QVERIFY(shown.text("chapterNotes").toPlainText().isEmpty());
        for (const char* field : {"studyIntroduction", "chapterNotes"})
            QVERIFY(!shown.text(field).isEnabled());
        for (const char* field : {"studyName", "studyAuthor", "chapterTitle"})
            QVERIFY(!shown.line(field).isEnabled());
        QVERIFY(!shown.window->findChild<QPushButton*>("exportStudy")->isEnabled());
        busy.release();
        QTRY_COMPARE(shown.text("chapterNotes").toPlainText(), QString("Notes on one"));
        QVERIFY(shown.text("chapterNotes").isEnabled());
        QVERIFY(shown.line("studyName").isEnabled());
        QCOMPARE(shown.line("studyName").text(), QString("A"));
    }
    void nothingCanBeWrittenAboutADeletedStudy() {
        Shown shown(m_variants);
        shown.showStudy("A");
        shown.showStudy("B");
        BusyReader busy(shown.games.service());
        shown.click("removeStudy");
        QVERIFY(!shown.line("studyName").isEnabled());
        QVERIFY(!shown.text("chapterNotes").isEnabled());
        busy.release();
        QTRY_VERIFY(shown.line("studyName").isEnabled());
        QCOMPARE(shown.line("studyName").text(), QString("A"));
    }
    void whereAChapterIsRemovedTheNextOneIsWrittenAtOnce() {
        Shown shown(m_variants);
        const auto study = shown.showStudy();
        BusyReader busy(shown.games.service());
        shown.click("removeChapter");
        QCOMPARE(shown.listed(), QString("Two Three"));
        QCOMPARE(shown.line("chapterTitle").text(), QString("Two"));
        shown.line("chapterTitle").setText("Second");
        shown.window->saveTexts();
        busy.release();
        QTRY_COMPARE(shown.listed(), QString("Second Three"));
        QCOMPARE(shown.stored(study), QString("Second Three"));
    }
    void aStudyKeepsItsNameWhileTheFieldIsEmpty() {
        Shown shown(m_variants);
        const auto study = shown.showStudy();
        shown.line("studyName").clear();
        shown.line("studyAuthor").setText("Other");
        shown.window->close();
        QTRY_COMPARE(shown.study(study)->texts.author, std::string("Other"));
        QCOMPARE(shown.study(study)->texts.name, std::string("Study"));
    }
    void anEmptyFieldGetsTheNameAgainWhenItIsLeft() {
        Shown shown(m_variants);
        shown.showStudy();
        QLineEdit& name = shown.line("studyName");
        name.clear();
        emit name.editingFinished();
        QCOMPARE(name.text(), QString("Study"));
        name.clear();
        const QSignalSpy exported(shown.window.get(), &StudiesWindow::exportWanted);
        shown.click("exportStudy");
        QCOMPARE(exported.at(0).at(1).toString(), QString("Study"));
    }
    void textsThatAreBeingWrittenSurviveOtherChanges() {
        Shown shown(m_variants);
        shown.showStudy();
        shown.text("chapterNotes").setPlainText("Half a sent");
        shown.games.run(
            [](core::Library& library) { core::StudyStore(library).setChapterTexts(2, "Changed", "", {}); });
        shown.window->refresh();
        QTRY_COMPARE(shown.listed(), QString("One Changed Three"));
        QCOMPARE(shown.text("chapterNotes").toPlainText(), QString("Half a sent"));
    }
    void textsThatCannotBeStoredStayInTheWindow() {
        Shown shown(m_variants);
        const auto study = shown.showStudy();
        shown.refuseChanges(true);
        shown.text("chapterNotes").setPlainText("Long notes");
        shown.line("studyAuthor").setText("Anna");
        shown.window->saveTexts();
        QTRY_VERIFY(shown.noticeText().contains("Your last changes to the texts are not stored."));
        shown.list().setCurrentRow(1);
        QCOMPARE(shown.line("chapterTitle").text(), QString("Two"));
        shown.list().setCurrentRow(0);
        QCOMPARE(shown.text("chapterNotes").toPlainText(), QString("Long notes"));
        // Both the study and the chapter were refused; what is not known to be refused is not tried again.
        QCOMPARE(shown.notesOn(study), QString("Notes on one"));
        shown.refuseChanges(false);
        buttonIn(shown.notice(), "Try Again").click();
        QTRY_COMPARE(shown.notesOn(study), QString("Long notes"));
        QTRY_COMPARE(shown.study(study)->texts.author, std::string("Anna"));
        QTRY_VERIFY(!shown.window->hasUnstoredTexts());
    }
    void theTextsOfAStudyThatCannotBeStoredStayWhileAnotherIsShown() {
        Shown shown(m_variants);
        const auto first = shown.showStudy("A");
        const auto second = shown.showStudy("B");
        shown.refuseChanges(true);
        shown.line("studyAuthor").setText("Anna");
        shown.window->show(first);
        QTRY_COMPARE(shown.line("studyName").text(), QString("A"));
        QTRY_VERIFY(shown.window->hasUnstoredTexts());
        shown.window->show(second);
        QTRY_COMPARE(shown.line("studyName").text(), QString("B"));
        QCOMPARE(shown.line("studyAuthor").text(), QString("Anna"));
        shown.window->show(first);
        QTRY_COMPARE(shown.line("studyName").text(), QString("A"));
        shown.refuseChanges(false);
        buttonIn(shown.notice(), "Try Again").click();
        QTRY_COMPARE(shown.study(second)->texts.author, std::string("Anna"));
        QCOMPARE(shown.study(first)->texts.author, std::string("Author"));
    }
    void everyCommandTriesToStoreTextsAgain_data() {
        QTest::addColumn<QString>("button");
        for (const char* button :
             {"addStudy", "addTextChapter", "removeChapter", "moveChapterUp", "openChapter", "exportStudy"})
            QTest::newRow(button) << QString(button);
    }
    void everyCommandTriesToStoreTextsAgain() {
        QFETCH(QString, button);
        Shown shown(m_variants);
        const auto study = shown.showStudy();
        shown.refuseChanges(true);
        shown.text("chapterNotes").setPlainText("Long notes");
        shown.window->saveTexts();
        QTRY_VERIFY(shown.window->hasUnstoredTexts());
        shown.list().setCurrentRow(2);
        shown.refuseChanges(false);
        shown.click(qPrintable(button));
        QTRY_COMPARE(shown.notesOn(study), QString("Long notes"));
    }
    void theNoticeOfARemovalDoesNotHideThatTextsAreNotStored() {
        Shown shown(m_variants);
        shown.showStudy();
        shown.refuseChanges(true);
        shown.text("chapterNotes").setPlainText("Long notes");
        shown.window->saveTexts();
        QTRY_VERIFY(shown.window->hasUnstoredTexts());
        shown.list().setCurrentRow(1);
        shown.click("removeChapter");
        QTRY_VERIFY(shown.notice().isVisible() && shown.noticeText().contains("are not stored."));
        QTRY_COMPARE(shown.listed(), QString("One Three"));
    }
    void textsThatCouldNotBeStoredAreStoredWithTheNextChange() {
        Shown shown(m_variants);
        const auto study = shown.showStudy();
        shown.refuseChanges(true);
        shown.text("chapterNotes").setPlainText("Long notes");
        shown.window->saveTexts();
        QTRY_VERIFY(shown.notice().isVisible());
        shown.list().setCurrentRow(1);
        shown.refuseChanges(false);
        QTest::keyClicks(&shown.line("chapterTitle"), "!");
        QTRY_COMPARE(shown.stored(study), QString("One Two! Three"));
        QTRY_COMPARE(shown.notesOn(study), QString("Long notes"));
        QTRY_VERIFY(!shown.notice().isVisible());
    }
    void controlAndArrowsMoveChapters() {
        Shown shown(m_variants);
        const auto study = shown.showStudy();
        QTest::keyClick(&shown.list(), Qt::Key_Down, Qt::ControlModifier);
        QTRY_COMPARE(shown.listed(), QString("Two One Three"));
        QCOMPARE(shown.stored(study), QString("Two One Three"));
        QCOMPARE(shown.list().currentRow(), 1);
        QTest::keyClick(&shown.list(), Qt::Key_Down, Qt::ControlModifier);
        QTRY_COMPARE(shown.listed(), QString("Two Three One"));
        QTest::keyClick(&shown.list(), Qt::Key_Down, Qt::ControlModifier);
        QTest::keyClick(&shown.list(), Qt::Key_Up, Qt::ControlModifier);
        QTRY_COMPARE(shown.listed(), QString("Two One Three"));
    }
    void buttonsMoveChapters() {
        Shown shown(m_variants);
        shown.showStudy();
        auto* up = shown.window->findChild<QPushButton*>("moveChapterUp");
        QVERIFY(!up->isEnabled());
        shown.list().setCurrentRow(2);
        QVERIFY(!shown.window->findChild<QPushButton*>("moveChapterDown")->isEnabled());
        up->click();
        QTRY_COMPARE(shown.listed(), QString("One Three Two"));
    }
    void chaptersAreMovedWithTheMouse() {
        Shown shown(m_variants);
        const auto study = shown.showStudy();
        shown.list().setCurrentRow(0);
        const QRect last = shown.list().visualItemRect(shown.list().item(2));
        const QMimeData data;
        const auto drop = [&](const QPoint& at) {
            QDropEvent event(at, Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
            struct Access : ChapterList {
                using ChapterList::dropEvent;
            };
            (shown.list().*(&Access::dropEvent))(&event);
        };
        drop(last.topLeft() + QPoint(5, 1));
        QTRY_COMPARE(shown.listed(), QString("Two One Three"));
        drop(last.bottomLeft() + QPoint(5, 200)); // below all of them
        QTRY_COMPARE(shown.listed(), QString("Two Three One"));
        QCOMPARE(shown.stored(study), QString("Two Three One"));
    }
    void removedChaptersComeBackWithUndo() {
        Shown shown(m_variants);
        shown.showStudy();
        shown.list().setCurrentRow(1);
        QTest::keyClick(&shown.list(), Qt::Key_Delete);
        QTRY_COMPARE(shown.listed(), QString("One Three"));
        QVERIFY(shown.notice().isVisible());
        buttonIn(shown.notice(), "Undo").click();
        QTRY_COMPARE(shown.listed(), QString("One Two Three"));
    }
    void chaptersThatComeBackAreSelected() {
        Shown shown(m_variants);
        shown.showStudy();
        const auto selected = [&] {
            QString titles;
            for (const QListWidgetItem* item : shown.list().selectedItems())
                titles += item->text().section('\n', 0, 0) + ' ';
            return titles;
        };
        shown.list().setCurrentRow(0);
        QTest::keyClick(&shown.list(), Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(selected(), QString("1. One 2. Two "));
        QTest::keyClick(&shown.list(), Qt::Key_Delete);
        QTRY_COMPARE(selected(), QString("1. Three "));
        buttonIn(shown.notice(), "Undo").click();
        QTRY_COMPARE(selected(), QString("1. One 2. Two "));
        QCOMPARE(shown.list().currentRow(), 0);
    }
    void chaptersOfAnotherStudyComeBackInSight() {
        Shown shown(m_variants);
        const auto first = shown.showStudy("A");
        const auto second = shown.showStudy("B");
        shown.list().setCurrentRow(2);
        QTest::keyClick(&shown.list(), Qt::Key_Delete);
        QTRY_COMPARE(shown.stored(second), QString("One Two"));
        shown.window->show(first);
        QTRY_COMPARE(shown.line("studyName").text(), QString("A"));
        QTest::keyClick(shown.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(shown.line("studyName").text(), QString("B"));
        QTRY_COMPARE(shown.list().currentRow(), 2);
    }
    void aDeletedStudyComesBackWithUndo() {
        Shown shown(m_variants);
        shown.showStudy("A");
        const auto second = shown.showStudy("B");
        shown.click("removeStudy");
        QTRY_COMPARE(shown.studyList().count(), 1);
        QTRY_COMPARE(shown.line("studyName").text(), QString("A"));
        QTest::keyClick(shown.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(shown.studyList().count(), 2);
        QTRY_COMPARE(shown.stored(second), QString("One Two Three"));
        QTRY_COMPARE(shown.line("studyName").text(), QString("B"));
    }
    void aTextChapterIsAddedAtTheEnd() {
        Shown shown(m_variants);
        const auto study = shown.showStudy();
        shown.window->activateWindow();
        shown.click("addTextChapter");
        QTRY_COMPARE(shown.list().currentRow(), 3);
        QCOMPARE(shown.list().item(3)->text(), QString("Chapter 4\n    Only text"));
        QTRY_COMPARE(QApplication::focusWidget(), &shown.line("chapterTitle"));
        QTest::keyClicks(&shown.line("chapterTitle"), "Four");
        QTRY_COMPARE(shown.stored(study), QString("One Two Three Four"));
    }
    void aChapterWithAGameIsOpened() {
        Shown shown(m_variants);
        shown.showStudy();
        QSignalSpy opened(shown.window.get(), &StudiesWindow::chapterOpened);
        QTest::keyClick(&shown.list(), Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened[0][0].value<core::ChapterId>(), shown.list().chapters()[0].chapter.id);
        shown.list().setCurrentRow(1);
        QTest::keyClick(&shown.list(), Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
    }
    void aChapterSaysThatItsGameWasDeletedUntilItIsRestored() {
        Shown shown(m_variants);
        shown.showStudy();
        shown.games.run([](core::Library& library) { library.deleteGame(1, {}); });
        QTRY_COMPARE(shown.list().item(0)->text(), QString("1. One\n    Its game was deleted"));
        QVERIFY(!shown.window->findChild<QPushButton*>("openChapter")->isEnabled());
        QCOMPARE(shown.text("chapterNotes").toPlainText(), QString("Notes on one"));
        shown.games.run([](core::Library& library) { library.restoreGame(1); });
        QTRY_COMPARE(shown.list().item(0)->text(), QString("1. One\n    Ada – Bob, EuroShogi, 2 plies"));
    }

    void chaptersOfAnotherLibraryHaveTheirOwnGames() {
        Shown shown(m_variants);
        shown.showStudy();
        auto* place = shown.window->findChild<QLabel*>("previewPlace");
        QTRY_COMPARE(place->text(), QString("Ply 1 of 2"));
        const auto other = shown.games.path("other.sqlite").toStdString();
        {
            core::Library library(other);
            library.addRecord(recordOf({.moves = {"d3d4", "d6d5", "e3e4"}}));
            const std::vector<core::ChapterContent> chapters{
                {"Other", "", core::GameId{1}, core::NodeId::fromNumber(1)}};
            core::StudyStore(library).add({"Study"}, chapters, {});
        }
        shown.games.service().open(other);
        QTRY_COMPARE(shown.listed(), QString("Other"));
        QTRY_COMPARE(place->text(), QString("Ply 1 of 3"));
    }

    void whatIsWrittenLastGoesIntoItsOwnLibrary() {
        Shown shown(m_variants);
        const auto study = shown.showStudy();
        const auto other = shown.games.path("other.sqlite").toStdString();
        {
            core::Library library(other);
            core::StudyStore(library).add({"Other", "Somebody"}, {});
        }
        QTest::keyClicks(&shown.line("studyAuthor"), "!");
        shown.click("removeStudy"); // can be undone
        shown.click("addStudy");
        shown.games.service().open(other);
        QVERIFY(!shown.window->study());
        QVERIFY(!shown.studies.canUndo());
        for (const char* button : {"removeStudy", "addTextChapter", "exportStudy"})
            QVERIFY2(!shown.window->findChild<QPushButton*>(button)->isEnabled(), button);
        QVERIFY(!shown.line("studyAuthor").isEnabled());
        QTRY_COMPARE(shown.line("studyName").text(), QString("Other"));
        QVERIFY(shown.line("studyName").selectedText().isEmpty());
        core::Library library(shown.games.path("library.sqlite").toStdString());
        core::StudyStore(library).restore(study);
        QCOMPARE(core::StudyStore(library).study(study)->texts.author, std::string("Author!"));
        QCOMPARE(shown.study(1)->texts.author, std::string("Somebody"));
    }

    // --- adding

    void gamesBecomeChaptersWithTheirPlayersAsTitles() {
        Shown shown(m_variants);
        const auto study = shown.showStudy();
        shown.studies.addGames({study, {}}, {2, 1}, m_variants);
        QTRY_COMPARE(shown.listed(), QString("One Two Three Bea – Bob Ada – Bob"));
        QCOMPARE(shown.list().chapters()[3].chapter.content.opensAt, core::NodeId::root());
    }
    void aPositionBecomesAGameWithoutMoves() {
        Shown shown(m_variants);
        const auto study = shown.showStudy();
        const auto position = core::AnyPosition::startOf(m_variants.find("koshogi"));
        shown.studies.addPosition({study, {}}, position, "Ko");
        QTRY_COMPARE(shown.listed(), QString("One Two Three Ko"));
        const auto game = shown.list().chapters()[3].chapter.content.game;
        QVERIFY(game);
        QCOMPARE(shown.games.summary(*game).header.variant, std::string("koshogi"));
        QTRY_COMPARE(shown.list().item(3)->text(), QString("4. Ko\n    Ko Shogi, a position"));
    }
    void theDialogOffersTheStudyThatWasChangedLast() {
        const auto at = [](int second) { return std::chrono::sys_seconds(std::chrono::seconds(second)); };
        AddToStudyDialog dialog({{1, {"B"}, at(1), at(3), 0}, {2, {"A"}, at(1), at(2), 0}}, "Title");
        auto* choice = dialog.findChild<QComboBox*>("studyChoice");
        QCOMPARE(choice->count(), 3);
        QCOMPARE(choice->itemText(0), QString("A"));
        QCOMPARE(choice->currentText(), QString("B"));
        QCOMPARE(dialog.target().study, core::StudyId(1));
        QCOMPARE(dialog.title(), QString("Title"));
    }
    void aNewStudyNeedsAName() {
        AddToStudyDialog dialog({}, std::nullopt);
        auto* add = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!add->isEnabled());
        dialog.findChild<QLineEdit*>("newStudyName")->setText(" Endings ");
        QVERIFY(add->isEnabled());
        QVERIFY(!dialog.target().study);
        QCOMPARE(dialog.target().newName, std::string("Endings"));
        QVERIFY(!dialog.findChild<QLineEdit*>("newChapterTitle"));
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, StudiesWindowTest>(argc, argv); }
#include "studies_window_test.moc"
