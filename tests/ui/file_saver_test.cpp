// Saving games in files, and the marks of changes that a file lacks.
#include "tests/ui/dialogs.h"
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/document/game_document.h"
#include "ui/files/game_file.h"
#include "ui/files/recent_files.h"
#include "ui/files/record_formats.h"
#include "ui/game/game_tabs.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/game/recorder.h"
#include "ui/main_window.h"
#include "ui/preferences/preferences.h"
#include "ui/record/comment_editor.h"
#include "ui/variants/user_variants.h"

#include "core/notation/text_encoding.h"

#include <QDate>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QSettings>
#include <QStatusBar>
#include <QTemporaryDir>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class FileSaverTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<UserVariants> m_variants;
    std::unique_ptr<MainWindow> m_window;

    static constexpr const char* Game = "V2.2\nN+Anna\nN-Berta\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n";

    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    QString write(const char* name, const QByteArray& text) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("cannot write");
        return path(name);
    }
    QByteArray bytes(const char* name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Decoded.
    QString text(const char* name) const {
        return QString::fromStdString(core::decodeText(bytes(name).toStdString()).text);
    }
    QAction& action(const QString& text) const { return actionIn(*m_window, text); }
    GameTabs& tabs() const { return *m_window->findChild<GameTabs*>(); }
    GameDocument& document() const { return m_window->view().game().document(); }
    const core::GameTree& tree() const { return document().tree(); }
    const GameFile& file() const { return m_window->view().game().file(); }
    QString message() const { return m_window->statusBar()->currentMessage(); }
    core::NodeId firstMove() const { return *tree().firstChild(core::NodeId::root()); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier) const {
        m_window->activateWindow(); // after a dialog too
        QTRY_VERIFY(m_window->isActiveWindow());
        QTest::keyClick(m_window.get(), key, modifiers);
    }
    void open(const QString& path) const {
        m_window->openFiles({path});
        QTRY_VERIFY(file().origin() && file().origin()->path == path);
    }
    void comment(const char* text) const {
        core::Annotations notes = tree().annotations(firstMove());
        notes.after = text;
        document().annotate(firstMove(), notes);
    }
    /// For which CSA has no place.
    void addVariation() const {
        document().addMove(core::NodeId::root(), tree().start().legalMoves().back());
    }
    static void choose(QFileDialog& dialog, const QString& path) {
        typeName(dialog, path);
        static_cast<QDialog&>(dialog).accept();
    }
    /// Answers the next dialog for a name.
    static void chooseNext(const QString& path) {
        withNextDialog<QFileDialog>([path](QFileDialog& dialog) { choose(dialog, path); });
    }
    /// That the next dialog for a name proposes.
    QString proposedFile() const {
        QString proposed;
        withNextDialog<QFileDialog>([&](QFileDialog& dialog) {
            proposed = dialog.selectedFiles().front();
            dialog.reject();
        });
        press(Qt::Key_S);
        return proposed;
    }
    static QString today() { return QDate::currentDate().toString(Qt::ISODate); }
    void saveAs(const QString& path) const {
        chooseNext(path);
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QSettings().clear();
        m_variants = std::make_unique<UserVariants>(variants(), m_folder->filePath("variants"));
        m_window = std::make_unique<MainWindow>(*m_variants, std::nullopt);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_window->openLibrary(m_folder->filePath("library.sqlite").toStdString());
    }
    void cleanup() {
        m_window.reset();
        m_folder.reset();
    }

    // --- the title

    void theTitleNamesTheFile() {
        open(write("game.kifu", "手合割：平手\n先手：Anna\n後手：Berta\n   1 ７六歩(77)\n"));
        QCOMPARE(m_window->windowTitle(), QString("game.kifu[*] – Shogi: Anna – Berta"));
        QVERIFY(!m_window->isWindowModified());
    }
    void changesAreMarkedUntilTheyAreUndone() {
        open(write("game.csa", Game));
        comment("good");
        QVERIFY(m_window->isWindowModified());
        QVERIFY(tabs().tabText(0).endsWith('*'));
        QVERIFY(tabs().tabToolTip(0).contains("The file does not have the latest changes."));
        press(Qt::Key_Z);
        QVERIFY(!m_window->isWindowModified());
        QVERIFY(!tabs().tabText(0).endsWith('*'));
    }
    void movesThatAreTakenBackOrRedoneAreChanges() {
        m_window->view().startGame(euroShogiGame(), twoHumans(), {});
        Play& play = m_window->view().game().play();
        for (const char* text : {"e3e4", "e6e5"}) {
            QTRY_VERIFY(play.movableSide());
            QVERIFY(!play.playMove(uciMove(text, play.game().position())));
        }
        QTRY_VERIFY(play.canTakeBack());
        saveAs(path("game.json"));
        QVERIFY(file().origin() && !m_window->isWindowModified());
        play.takeBack();
        QVERIFY(m_window->isWindowModified());
        play.redo();
        QVERIFY(!m_window->isWindowModified());
        QTRY_VERIFY(play.canTakeBack());
        play.takeBack();
        press(Qt::Key_S);
        QVERIFY(!m_window->isWindowModified());
        play.redo();
        QVERIFY(m_window->isWindowModified());
    }
    void detailsOfTheGameAreChangesToo() {
        open(write("game.csa", Game));
        auto header = document().header();
        header.event = "Club evening";
        document().setHeader(header);
        QVERIFY(m_window->isWindowModified());
    }
    void whatAnEngineFindsOutIsNoChange() {
        open(write("game.csa", Game));
        core::Evaluation evaluation;
        evaluation.engine = "X";
        evaluation.depth = 5;
        document().keepEvaluation(firstMove(), evaluation);
        QVERIFY(!tree().annotations(firstMove()).evaluations.empty());
        QVERIFY(!m_window->isWindowModified());
    }
    void gamesOfNoFileHaveNoMark() {
        document().addMove(core::NodeId::root(), document().position().legalMoves().front());
        QVERIFY(!m_window->isWindowModified());
        QVERIFY(!m_window->windowTitle().contains("[*]"));
    }

    // --- save

    void ctrlSWritesTheFileBack() {
        open(write("game.pgn", "[Event \"Cup\"]\n[Variant \"euroshogi\"]\n\n1. Pe4 Pe5 *\n"));
        comment("good");
        press(Qt::Key_S);
        QVERIFY(text("game.pgn").contains("{good}"));
        QVERIFY(text("game.pgn").contains("[Event \"Cup\"]"));
        QCOMPARE(message(), QString("game.pgn was saved."));
        QVERIFY(!m_window->isWindowModified());
    }
    void whatTheFormatLosesIsSaidBefore() {
        open(write("game.csa", Game));
        addVariation();
        QString question, reasons;
        withNextDialog<QMessageBox>([&](QMessageBox& box) {
            question = box.text();
            reasons = box.informativeText();
            buttonIn(box, "Cancel").click();
        });
        press(Qt::Key_S);
        QCOMPARE(question, QString("The format CSA cannot keep all of this game."));
        QCOMPARE(reasons, QString("•\u00a0This format has no variations."));
        QCOMPARE(bytes("game.csa"), QByteArray(Game));
        QVERIFY(m_window->isWindowModified());
    }
    void smallLossesAreSaidAfterSavingAndOnlyOnce() {
        open(write("game.csa", Game));
        document().toggleGlyph(firstMove(), core::Glyph::Good);
        press(Qt::Key_S);
        QCOMPARE(message(), QString("game.csa was saved. Not in the file: symbols such as “!?”."));
        document().toggleGlyph(firstMove(), core::Glyph::Blunder);
        press(Qt::Key_S);
        QCOMPARE(message(), QString("game.csa was saved."));
    }
    void whatAFileOfThisFormatNeverHasIsNotSaid() {
        open(write("game.csa", Game));
        auto header = document().header();
        header.startedAt = std::chrono::sys_seconds(std::chrono::seconds(1'000'000'000));
        header.players[1].computerLevel = 5;
        document().setHeader(header);
        press(Qt::Key_S);
        QCOMPARE(message(), QString("game.csa was saved."));
    }
    void whatHappensDuringTheQuestionIsSavedToo() {
        open(write("game.csa", Game));
        addVariation();
        withNextDialog<QMessageBox>([&](QMessageBox& box) {
            auto header = document().header();
            header.players[0].name = "Carla";
            document().setHeader(header);
            buttonIn(box, "Save").click();
        });
        press(Qt::Key_S);
        QVERIFY2(text("game.csa").contains("N+Carla"), qPrintable(text("game.csa")));
        QVERIFY(!file().isChanged());
    }
    void aCommentThatIsBeingTypedIsAChange() {
        open(write("game.csa", Game));
        document().goToPly(1);
        m_window->findChild<QAction*>("comment")->trigger();
        QTest::keyClicks(m_window->findChild<CommentEditor*>(), "abc");
        QString question;
        answerNextBox("Cancel", &question);
        QVERIFY(!m_window->close());
        QVERIFY(file().isChanged());
    }
    void whatTheUserHasAgreedToIsNotAskedAgain() {
        open(write("game.csa", Game));
        addVariation();
        answerNextBox("Save");
        press(Qt::Key_S);
        QVERIFY(!m_window->isWindowModified());
        comment("good");
        press(Qt::Key_S); // no question
        QVERIFY(!m_window->isWindowModified());
    }
    void aGameOfSeveralIsSavedInItsPlace() {
        const QByteArray both = QByteArray(Game) + "/\n" + Game;
        m_window->openFiles({write("games.csa", both)});
        QTRY_COMPARE(tabs().count(), 2);
        tabs().setCurrentIndex(1);
        comment("second");
        press(Qt::Key_S);
        QVERIFY(bytes("games.csa").startsWith(QByteArray(Game) + "/\n"));
        QVERIFY(text("games.csa").contains("second"));
        QVERIFY(!m_window->isWindowModified());
        tabs().setCurrentIndex(0);
        comment("first");
        press(Qt::Key_S); // the change by the other tab is no question
        QVERIFY(text("games.csa").contains("first"));
        QVERIFY(text("games.csa").contains("second"));
        QCOMPARE(message(), QString("games.csa was saved."));
    }
    void aGameOfSeveralThatCannotBeReplacedAloneIsSavedElsewhere() {
        const QByteArray both = "[Variant \"euroshogi\"] 1. Pe4 * [Variant \"euroshogi\"] 1. Pe4 Pe5 *\n";
        m_window->openFiles({write("games.pgn", both)});
        QTRY_COMPARE(tabs().count(), 2);
        comment("good");
        QString why;
        withNextDialog<QMessageBox>([&](QMessageBox& box) {
            why = box.text();
            chooseNext(path("one.pgn"));
            buttonIn(box, "Save As…").click();
        });
        press(Qt::Key_S);
        QCOMPARE(why, QString("games.pgn contains several games. This game cannot be saved there without "
                              "changing the others."));
        QTRY_VERIFY(!bytes("one.pgn").isEmpty());
        QCOMPARE(bytes("games.pgn"), both);
        QCOMPARE(file().name(), QString("one.pgn"));
    }
    void aFileWithSeveralGamesThatAnotherProgramHasChangedIsNotTouched() {
        const QByteArray both = QByteArray(Game) + "/\n" + Game;
        m_window->openFiles({write("games.csa", both)});
        QTRY_COMPARE(tabs().count(), 2);
        comment("good");
        QFile changed(path("games.csa"));
        QVERIFY(changed.open(QIODevice::ReadWrite));
        QVERIFY(
            changed.setFileTime(QDateTime::currentDateTime().addSecs(60), QFileDevice::FileModificationTime));
        changed.close();
        QString why;
        answerNextBox("Cancel", &why);
        press(Qt::Key_S);
        QCOMPARE(why, QString("games.csa contains several games. Another program has changed it since it was "
                              "opened here."));
        QCOMPARE(bytes("games.csa"), both);
    }
    void aFileThatCouldNotBeReadAsAWholeIsNotReplaced() {
        const QByteArray bad = "PI\n+\n+7776FU\n-5555FU\n";
        answerNextBox("OK");
        open(write("game.csa", bad));
        QTRY_VERIFY(!QApplication::activeModalWidget());
        QString why;
        answerNextBox("Cancel", &why);
        press(Qt::Key_S);
        QVERIFY(why.startsWith("A part of game.csa could not be read."));
        QCOMPARE(bytes("game.csa"), bad);
    }
    void changesOfAnotherProgramAreNotReplacedUnasked() {
        open(write("game.csa", Game));
        const QByteArray other = QByteArray(Game) + "' other\n";
        write("game.csa", other);
        QFile changed(path("game.csa"));
        QVERIFY(changed.open(QIODevice::ReadWrite));
        QVERIFY(
            changed.setFileTime(QDateTime::currentDateTime().addSecs(60), QFileDevice::FileModificationTime));
        changed.close();
        QString question;
        answerNextBox("Cancel", &question);
        press(Qt::Key_S);
        QCOMPARE(question, QString("Another program has changed game.csa since it was opened here."));
        QCOMPARE(bytes("game.csa"), other);
        answerNextBox("Replace");
        press(Qt::Key_S);
        QVERIFY(bytes("game.csa") != other);
    }
    void aFileThatCannotBeWrittenStaysAsItWas() {
        QVERIFY(QDir(m_folder->path()).mkdir("folder"));
        const QByteArray before = "[Variant \"euroshogi\"]\n\n1. Pe4 *\n";
        open(write("folder/game.pgn", before));
        document().addMove(tree().mainLineEnd(), tree().position(tree().mainLineEnd()).legalMoves().front());
        QTRY_VERIFY(m_window->view().game().recorder().game());
        QVERIFY(QFile::rename(path("folder"), path("gone")));
        QString problem, kept;
        withNextDialog<QMessageBox>([&](QMessageBox& box) {
            problem = box.text();
            kept = box.informativeText();
            box.accept();
        });
        press(Qt::Key_S);
        QCOMPARE(problem, QString("game.pgn could not be saved: there is no folder %1.")
                              .arg(QDir::toNativeSeparators(path("folder"))));
        QCOMPARE(kept, QString("The game itself is in your library, with all changes."));
        QVERIFY(m_window->isWindowModified());
        QCOMPARE(bytes("gone/game.pgn"), before);
    }

    // --- save as

    void aGameOfNoFileIsSavedUnderAName() {
        open(write("game.csa", Game));
        tabs().current().game().file().forget();
        chooseNext(path("new.csa"));
        press(Qt::Key_S);
        QVERIFY(text("new.csa").contains("+7776FU"));
        QCOMPARE(file().name(), QString("new.csa"));
        QVERIFY(m_window->windowTitle().startsWith("new.csa[*]"));
    }
    void theEndingOfTheNameSaysTheFormat() {
        open(write("game.csa", Game));
        saveAs(path("game.pgn"));
        QVERIFY(text("game.pgn").contains("[Variant \"shogi\"]"));
        QCOMPARE(bytes("game.csa"), QByteArray(Game));
    }
    void aNameWithoutEndingGetsThatOfTheFormat() {
        open(write("game.csa", Game));
        withNextDialog<QFileDialog>([this](QFileDialog& dialog) {
            QCOMPARE(QFileInfo(dialog.selectedFiles().front()).fileName(), QString("game.csa"));
            dialog.selectNameFilter("PGN (*.pgn)");
            emit dialog.filterSelected("PGN (*.pgn)");
            QCOMPARE(QFileInfo(dialog.selectedFiles().front()).fileName(), QString("game.pgn"));
            choose(dialog, path("other"));
        });
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(text("other.pgn").contains("[Variant"));
    }
    void aGameThatIsNowInAFileGivesWayToARematch() {
        open(write("game.csa", Game));
        tabs().current().game().file().forget(); // as of a pasted game
        QVERIFY(!action("Rematch, Sides Swapped").isEnabled());
        saveAs(path("other.csa"));
        QVERIFY(action("Rematch, Sides Swapped").isEnabled());
    }
    void onlyFormatsThatCanHaveTheGameAreOffered() {
        open(write("game.pgn", "[Variant \"euroshogi\"]\n\n1. Pe4 *\n"));
        QStringList filters;
        withNextDialog<QFileDialog>([&](QFileDialog& dialog) {
            filters = dialog.nameFilters();
            dialog.reject();
        });
        action("Save As…").trigger();
        QVERIFY(filters.contains("PGN (*.pgn)"));
        QVERIFY(!filters.contains("CSA (*.csa)"));
    }
    void theFolderAndTheFormatAreRemembered() {
        open(write("game.csa", Game));
        QVERIFY(QDir(m_folder->path()).mkdir("records"));
        saveAs(path("records/game.kifu"));
        tabs().current().game().file().forget();
        const QString proposed = proposedFile();
        QCOMPARE(QFileInfo(proposed).absolutePath(), path("records"));
        QCOMPARE(QFileInfo(proposed).fileName(), QString("Anna – Berta (Shogi).kif"));
    }
    void theFolderAndTheFormatOfAFailedSaveAreNotRemembered() {
        open(write("game.csa", Game));
        QVERIFY(QDir(m_folder->path()).mkdir("records"));
        saveAs(path("records/game.kifu"));
        withNextDialog<QFileDialog>([this](QFileDialog& dialog) {
            withNextDialog<QMessageBox>([](QMessageBox& box) { box.accept(); });
            choose(dialog, path("missing/game.pgn"));
        });
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        tabs().current().game().file().forget();
        const QString proposed = proposedFile();
        QCOMPARE(QFileInfo(proposed).absolutePath(), path("records"));
        QCOMPARE(QFileInfo(proposed).suffix(), QString("kif"));
    }
    void theNextMoveTakesAwayThatTheFileWasSaved() {
        m_window->view().startGame(euroShogiGame(), {}, {});
        saveAs(path("game.pgn"));
        QCOMPARE(message(), QString("game.pgn was saved."));
        document().playMove(core::NodeId::root(), document().position().legalMoves().front(), {});
        QCOMPARE(message(), QString());
    }
    void theProposedNameHasTheDayThePlayersAndTheVariant() {
        m_window->view().startGame(euroShogiGame(), {core::Player{{}, "Anna"}, core::Player{3, {}}}, {});
        QCOMPARE(QFileInfo(proposedFile()).completeBaseName(),
                 today() + QStringLiteral(" Anna – Computer 3 (EuroShogi)"));
    }
    void withoutKnownPlayersTheVariantIsTheName() {
        m_window->view().startGame(euroShogiGame(), {}, {});
        QCOMPARE(QFileInfo(proposedFile()).completeBaseName(), today() + QStringLiteral(" EuroShogi"));
    }
    void aPositionThatWasSetUpIsNamedSo() {
        m_window->view().startGame(euroShogiGame("7k/8/8/3pP3/8/8/3R4/K7[PN] w - - 0 1"), {}, {});
        QCOMPARE(QFileInfo(proposedFile()).completeBaseName(),
                 today() + QStringLiteral(" Position (EuroShogi)"));
    }
    void theProposedNameHasOnlyCharactersThatFileSystemsTakeAndIsNotLong() {
        const std::string longName = "Anna/Berta: " + std::string(100, 'x');
        m_window->view().startGame(euroShogiGame(), {core::Player{{}, longName}, core::Player{3, {}}}, {});
        QCOMPARE(QFileInfo(proposedFile()).completeBaseName(),
                 today() + QStringLiteral(" Anna Berta xxxxxxxxxxxx – Computer 3 (EuroShogi)"));
    }
    void theSecondGameOfADayIsNotProposedInPlaceOfTheFirst() {
        preferences().set(preference::FilesFolder, m_folder->path());
        m_window->view().startGame(euroShogiGame(), {core::Player{{}, "Anna"}, core::Player{3, {}}}, {});
        const QString first = proposedFile();
        QFile file(first);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        QCOMPARE(QFileInfo(proposedFile()).completeBaseName(),
                 QFileInfo(first).completeBaseName() + QStringLiteral(" 2"));
    }
    void kifIsInShiftJisAndKifuInUtf8() {
        open(write("game.csa", Game));
        saveAs(path("game.kif"));
        QVERIFY(core::decodeText(bytes("game.kif").toStdString()).encoding == core::TextEncoding::ShiftJis);
        saveAs(path("game.kifu"));
        QVERIFY(bytes("game.kifu").contains("７六歩"));
    }
    void textThatShiftJisLacksIsSavedInUtf8() {
        open(write("game.csa", Game));
        comment("☗");
        saveAs(path("game.kif"));
        QVERIFY(bytes("game.kif").contains("☗"));
        QVERIFY(message().contains("in UTF-8"));
    }
    void aFileKeepsItsEncoding() {
        open(write("game.kif", "手合割：平手\n先手：Anna\n   1 ７六歩(77)\n"));
        comment("good");
        press(Qt::Key_S);
        QVERIFY(bytes("game.kif").contains("７六歩"));
    }

    // --- leaving

    void aTabWithChangesAsksBeforeItCloses() {
        open(write("one.csa", Game));
        open(write("two.csa", Game));
        document().addMove(core::NodeId::root(), tree().start().legalMoves().back());
        QTRY_VERIFY(m_window->view().game().recorder().game());
        QString question;
        answerNextBox("Cancel", &question);
        press(Qt::Key_W);
        QCOMPARE(question, QString("Save the changes to two.csa?"));
        QCOMPARE(tabs().count(), 2);
        answerNextBox("Don't Save"); // the library keeps the changes
        press(Qt::Key_W);
        QCOMPARE(tabs().count(), 1);
        QCOMPARE(bytes("two.csa"), QByteArray(Game));
    }
    void savingIsAnAnswerToo() {
        open(write("one.csa", Game));
        open(write("two.pgn", "[Variant \"euroshogi\"]\n\n1. Pe4 *\n"));
        comment("good");
        answerNextBox("Save");
        press(Qt::Key_W);
        QCOMPARE(tabs().count(), 1);
        QVERIFY(text("two.pgn").contains("{good}"));
    }
    void theProgramAsksBeforeItEnds() {
        open(write("game.csa", Game));
        comment("good");
        QTRY_VERIFY(m_window->view().game().recorder().game());
        answerNextBox("Cancel");
        QVERIFY(!m_window->close());
        answerNextBox("Don't Save");
        QVERIFY(m_window->close());
    }
    void theQuestionLeavesTheTabInFront() {
        open(write("game.csa", Game));
        comment("good");
        QTRY_VERIFY(m_window->view().game().recorder().game());
        action("New Tab").trigger();
        const GameView* front = &m_window->view();
        answerNextBox("Don't Save");
        QVERIFY(m_window->close());
        QVERIFY(&m_window->view() == front);
    }
    void aNewGameLeavesChangesInTheirTab() {
        open(write("game.csa", Game));
        comment("good");
        m_window->openFiles({write("position.fen", "7k/8/8/3pP3/8/8/3R4/K7[PN] w - - 0 1\n")});
        QTRY_COMPARE(tabs().count(), 2);
        QVERIFY(tabs().view(0).game().file().isChanged());
    }
    void aFileThatIsOpenComesToTheFront() {
        open(write("one.csa", Game));
        open(write("two.csa", Game));
        m_window->openFiles({path("one.csa")});
        QCOMPARE(tabs().count(), 2);
        QCOMPARE(tabs().currentIndex(), 0);
    }

    // --- recent files

    void openedAndSavedFilesAreListed() {
        open(write("one & two.csa", Game));
        saveAs(path("three.csa"));
        QMenu& menu = *action("Open Recent").menu();
        emit menu.aboutToShow();
        QCOMPARE(recentFiles(), (QStringList{path("three.csa"), path("one & two.csa")}));
        QCOMPARE(menu.actions().size(), 4); // with a line and Clear List
        QVERIFY(menu.actions()[0]->text().startsWith("&1  "));
        QVERIFY(menu.actions()[1]->text().endsWith("one && two.csa"));
        menu.actions()[1]->trigger();
        QTRY_COMPARE(file().name(), QString("one & two.csa"));
    }
    void aFileThatIsGoneLeavesTheList() {
        addRecentFile(path("gone.csa"));
        QMenu& menu = *action("Open Recent").menu();
        emit menu.aboutToShow();
        QString text;
        answerNextBox("OK", &text);
        menu.actions()[0]->trigger();
        QVERIFY(text.contains("gone.csa does not exist any more."));
        QVERIFY(recentFiles().isEmpty());
        emit menu.aboutToShow();
        QCOMPARE(menu.actions().size(), 1);
        QCOMPARE(menu.actions()[0]->text(), QString("No recent files"));
    }
    void theListIsCleared() {
        addRecentFile(path("game.csa"));
        QMenu& menu = *action("Open Recent").menu();
        emit menu.aboutToShow();
        actionIn(menu, "Clear List").trigger();
        QVERIFY(recentFiles().isEmpty());
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, FileSaverTest>(argc, argv); }
#include "file_saver_test.moc"
