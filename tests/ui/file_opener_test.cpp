// Files that are opened in the window: games, positions, libraries, and files with mistakes.
#include "tests/ui/dialogs.h"
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/document/game_document.h"
#include "ui/file_opener.h"
#include "ui/files/game_file.h"
#include "ui/game/game_tabs.h"
#include "ui/game/game_view.h"
#include "ui/game/recorder.h"
#include "ui/main_window.h"
#include "ui/record/comment_editor.h"
#include "ui/record/header_dialog.h"
#include "ui/record/move_list_panel.h"
#include "ui/variants/import_variant_dialog.h"
#include "ui/variants/user_variants.h"

#include "core/store/study_store.h"

#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QSettings>
#include <QTemporaryDir>
#include <QUrl>

#include <sys/stat.h>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class FileOpenerTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<UserVariants> m_variants;
    std::unique_ptr<MainWindow> m_window;

    static constexpr const char* ShortGame =
        "V2.2\nN+Anna\nN-Berta\nPI\n+\n+7776FU\nT3\n-3334FU\nT4\n%TORYO\n";

    static constexpr const char* StudyText = "[StudyName \"Openings\"]\n[ChapterName \"One\"]\n[White "
                                             "\"Anna\"]\n[Variant \"euroshogi\"]\n\n1. e4 *\n\n"
                                             "[StudyName \"Openings\"]\n[ChapterName \"Two\"]\n[White "
                                             "\"Berta\"]\n[Variant \"euroshogi\"]\n\n1. d4 *\n";

    QString write(const char* name, const QByteArray& text) const {
        const QString path = m_folder->filePath(QString::fromLatin1(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("cannot write");
        return path;
    }
    /// Changes game.csa, which has the short game, as another program does.
    void addMoveToFile() const {
        QTest::qWait(20); // for the time of the change
        write("game.csa", QByteArray(ShortGame).replace("%TORYO", "+2726FU\nT1\n%TORYO"));
    }
    std::filesystem::path library() const { return m_folder->filePath("library.sqlite").toStdString(); }
    std::vector<core::Study> studies() const {
        core::Library opened(library());
        return core::StudyStore(opened).studies();
    }
    GameTabs& tabs() const { return *m_window->findChild<GameTabs*>(); }
    GameDocument& document() const { return m_window->view().game().document(); }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QSettings().clear();
        m_variants = std::make_unique<UserVariants>(variants(), m_folder->filePath("variants"));
        m_window = std::make_unique<MainWindow>(*m_variants, std::nullopt);
        m_window->show();
        m_window->openLibrary(library());
    }
    void cleanup() {
        m_window.reset();
        m_folder.reset();
    }

    void aGameOpensOnTheEmptyBoard() {
        m_window->openFiles({write("game.csa", ShortGame)});
        QTRY_COMPARE(document().tree().size(), std::size_t{3});
        QCOMPARE(tabs().count(), 1);
        QCOMPARE(document().spec().id, std::string("shogi"));
        QCOMPARE(document().header().players[0].name, std::string("Anna"));
        QCOMPARE(document().ply(), 0);
        QVERIFY((document().outcome() == core::Outcome{core::Side::Second, core::EndReason::Resignation}));
    }
    void aFileThatIsWantedTwiceHasOneTab() {
        const QString game = write("game.csa", ShortGame), other = write("other.csa", ShortGame);
        m_window->openFiles({game, game, other});
        QTRY_COMPARE(tabs().count(), 2);
    }
    void aFileThatIsOpenComesToTheFront() {
        const QString games = write("games.csa", QByteArray(ShortGame) + "/\n" + ShortGame);
        m_window->openFiles({games});
        QTRY_COMPARE(tabs().count(), 2);
        tabs().setCurrentIndex(0);
        m_window->openFiles({games, write("other.csa", ShortGame)});
        QTRY_COMPARE(tabs().count(), 3);
        QCOMPARE(m_window->view().game().file().name(), QString("other.csa"));
    }
    void aFileThatAnotherProgramHasChangedIsReadAgainInItsTab() {
        const QString game = write("game.csa", ShortGame);
        m_window->openFiles({game});
        QTRY_COMPARE(document().tree().size(), std::size_t{3});
        addMoveToFile();
        m_window->openFiles({game});
        QTRY_COMPARE(document().tree().size(), std::size_t{4});
        QCOMPARE(tabs().count(), 1);
    }
    void aCommentThatIsBeingTypedKeepsItsTab() {
        const QString game = write("game.csa", ShortGame);
        m_window->openFiles({game});
        QTRY_COMPARE(document().tree().size(), std::size_t{3});
        m_window->view().moves().editComment(CommentPlace::After);
        QTest::keyClicks(m_window->view().findChild<CommentEditor*>(), "quiet");
        addMoveToFile();
        m_window->openFiles({game, write("other.csa", ShortGame)});
        QTRY_COMPARE(tabs().count(), 2);
        const core::GameTree& tree = tabs().view(0).game().document().tree();
        QCOMPARE(tree.annotations(core::NodeId::root()).after, std::string("quiet"));
        QCOMPARE(tree.size(), std::size_t{3});
    }
    void aGameOfTheLibraryStaysThoughItsFileHasChanged() {
        const QString game = write("game.csa", ShortGame);
        m_window->openFiles({game});
        QTRY_COMPARE(document().tree().size(), std::size_t{3});
        actionIn(*m_window, "Add This Game").trigger();
        QTRY_VERIFY(m_window->view().game().recorder().game());
        QVERIFY(!m_window->view().game().file().isChanged());
        addMoveToFile();
        m_window->openFiles({game, write("other.csa", ShortGame)});
        QTRY_COMPARE(tabs().count(), 2);
        QCOMPARE(tabs().view(0).game().document().tree().size(), std::size_t{3});
    }
    void aTabWithChangesOfItsOwnStaysAsItIs() {
        const QString game = write("game.csa", ShortGame);
        m_window->openFiles({game});
        QTRY_COMPARE(document().tree().size(), std::size_t{3});
        document().toggleGlyph(*document().tree().firstChild(core::NodeId::root()), core::Glyph::Good);
        QTRY_VERIFY(m_window->view().game().file().isChanged());
        addMoveToFile();
        m_window->openFiles({game, write("other.csa", ShortGame)});
        QTRY_COMPARE(tabs().count(), 2);
        QCOMPARE(tabs().view(0).game().document().tree().size(), std::size_t{3});
    }
    void filesOpenInTheirOrder() {
        QByteArray longGame = "V2.2\nPI\n+\n";
        for (int i = 0; i < 60; ++i)
            longGame += "+5958OU\n-5152OU\n+5859OU\n-5251OU\n";
        m_window->openFiles({write("a.csa", longGame), write("b.csa", ShortGame), write("c.csa", ShortGame)});
        QTRY_COMPARE(tabs().count(), 3);
        QStringList names;
        for (const GameView* view : tabs().views())
            names += view->game().file().name();
        QCOMPARE(names, QStringList({"a.csa", "b.csa", "c.csa"}));
    }
    void aFileWaitsWhileADialogIsOpen() {
        withNextDialog<HeaderDialog>([this](HeaderDialog& dialog) {
            m_window->openFiles({write("game.csa", ShortGame)});
            QTest::qWait(400);
            const bool waits = document().tree().size() == 1;
            dialog.accept();
            QVERIFY(waits);
        });
        actionIn(*m_window, "Game Details…").trigger();
        QTRY_COMPARE(document().tree().size(), std::size_t{3});
        QCOMPARE(document().header().players[0].name, std::string("Anna"));
    }
    void eachGameOfAFileHasATab() {
        m_window->openFiles({write("games.csa", QByteArray(ShortGame) + "/\n" + ShortGame)});
        QTRY_COMPARE(tabs().count(), 2);
        for (const GameView* view : tabs().views())
            QCOMPARE(view->game().document().tree().size(), std::size_t{3});
    }
    void gamesWithoutMovesHaveTabsOfTheirOwn() {
        const auto game = [](const QByteArray& start) {
            return "[Variant \"EuroShogi\"]\n[SetUp \"1\"]\n[FEN \"" + start + "\"]\n\n*\n\n";
        };
        m_window->openFiles({write("two.pgn", game("k6p/7R/8/8/8/8/8/K5R1[] w - - 0 1") +
                                                  game("k6p/7R/8/8/8/8/7P/K5R1[] w - - 0 1"))});
        QTRY_COMPARE(tabs().count(), 2);
        QVERIFY(
            !(tabs().view(0).game().document().position() == tabs().view(1).game().document().position()));
    }
    void severalFilesOpenAtOnce() {
        m_window->openFiles(
            {write("one.csa", ShortGame), write("two.usi", "position startpos moves 7g7f\n")});
        QTRY_COMPARE(tabs().count(), 2);
    }
    void aGameComesToTheLibraryWithItsFirstChange() {
        m_window->openFiles({write("game.csa", ShortGame)});
        QTRY_COMPARE(document().tree().size(), std::size_t{3});
        QVERIFY(core::Library(library()).games().empty());
        document().toggleGlyph(*document().tree().firstChild(core::NodeId::root()), core::Glyph::Good);
        QTRY_COMPARE(core::Library(library()).games().size(), std::size_t{1});
        QCOMPARE(core::Library(library()).games().front().header.players[1].name, std::string("Berta"));
    }
    void manyGamesAreOfferedToTheLibrary() {
        QByteArray text = ShortGame;
        for (std::size_t i = 0; i < FileOpener::MostTabs; ++i)
            text += QByteArray("/\n") +
                    QByteArray(ShortGame).replace("Anna", "Anna" + QByteArray::number(int(i)));
        QString question;
        answerNextBox("Import", &question);
        m_window->openFiles({write("games.csa", text)});
        QTRY_COMPARE(core::Library(library()).games().size(), FileOpener::MostTabs + 1);
        QCOMPARE(question, QString("games.csa has more than 10 games. Import them?"));
        QCOMPARE(tabs().count(), 1);
    }
    void aStudyIsOfferedToTheLibrary() {
        const QString path = write("study.pgn", StudyText);
        QString question;
        answerNextBox("Import", &question);
        m_window->openFiles({path});
        QTRY_COMPARE(studies().size(), std::size_t{1});
        QCOMPARE(question, QString("study.pgn has chapters of a study. Import the study into your library?"));
        QCOMPARE(studies().front().texts.name, std::string("Openings"));
        QCOMPARE(tabs().count(), 1);
    }
    void theGamesOfAStudyCanBeOpenedAsGames() {
        answerNextBox("Open as Games");
        m_window->openFiles({write("study.pgn", StudyText)});
        QTRY_COMPARE(tabs().count(), 2);
        QVERIFY(studies().empty());
    }
    void aBadMoveIsNamedAndTheMovesBeforeItAreShown() {
        QString message;
        answerNextBox("OK", &message);
        m_window->openFiles({write("game.csa", "PI\n+\n+7776FU\n-5555FU\n+2726FU\n")});
        QTRY_COMPARE(message, QString("Not everything in game.csa could be read."));
        QTRY_COMPARE(document().tree().size(), std::size_t{2});
    }
    void aPositionOpensAsBefore() {
        m_window->openFiles({write("position.fen", "7k/8/8/3pP3/8/8/3R4/K7[PN] w - - 0 1\n")});
        QTRY_COMPARE(document().position().hand(core::Side::First).count(kind("N")), 1);
    }
    void aFileOfVariantsIsOfferedForImport() {
        const QString path = write("mine.ini", "[mine:shogi]\nvariantName = Mine\n");
        withNextDialog<ImportVariantDialog>([](ImportVariantDialog& dialog) { dialog.accept(); });
        m_window->openFiles({path});
        QTRY_VERIFY(m_variants->all().find("mine"));
    }
    void aFileOfNoKnownKindIsNamed() {
        QString message;
        answerNextBox("OK", &message);
        m_window->openFiles({write("notes.txt", "Good morning\n")});
        QTRY_COMPARE(message, QString("No game could be read from notes.txt."));
        answerNextBox("OK", &message);
        m_window->openFiles({write("notes.json", "[1, 2]\n")});
        QTRY_COMPARE(message, QString("No game could be read from notes.json."));
    }
    void aGameWithoutMovesKeepsItsPlayers() {
        m_window->openFiles({write("game.csa", "N+Anna\nN-Berta\nPI\n+\n")});
        QTRY_COMPARE(document().header().players[0].name, std::string("Anna"));
        QCOMPARE(document().spec().id, std::string("shogi"));
    }
    void anotherLibraryIsOpened() {
        const auto other = m_folder->filePath("other.sqlite");
        core::Library(other.toStdString())
            .addRecord({core::RecordHeader(document().header()), core::GameTree(document().tree().start())});
        m_window->openFiles({other});
        QTRY_VERIFY(QFile::exists(other + "-wal"));
    }
    void aFileThatIsMissingIsNamed() {
        QString message;
        answerNextBox("OK", &message);
        m_window->openFiles({m_folder->filePath("none.csa")});
        QTRY_VERIFY(message.contains("none.csa cannot be read"));
    }
    void aPipeIsRefusedAndKeepsNoOtherFileWaiting() {
        const QString pipe = m_folder->filePath("pipe.csa");
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), S_IRUSR | S_IWUSR), 0);
        QString message;
        answerNextBox("OK", &message);
        m_window->openFiles({pipe, write("game.csa", ShortGame)});
        QTRY_COMPARE(document().tree().size(), std::size_t{3});
        QVERIFY(message.contains("pipe.csa cannot be read: it is not a regular file."));
    }
    void filesAreDroppedOnTheWindow() {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(write("game.csa", ShortGame))});
        QDragEnterEvent enter({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &drop);
        QTRY_COMPARE(document().tree().size(), std::size_t{3});
        data.setUrls({QUrl("https://example.org/game.csa")});
        QDragEnterEvent foreign({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, {});
        foreign.ignore();
        QApplication::sendEvent(m_window.get(), &foreign);
        QVERIFY(!foreign.isAccepted());
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, FileOpenerTest>(argc, argv); }
#include "file_opener_test.moc"
