// Copying positions, games, lines and pictures, and pasting or dropping whatever comes from elsewhere.
#include "tests/ui/dialogs.h"
#include "tests/ui/games.h"
#include "tests/ui/orthodox_letters.h"
#include "tests/ui/own_settings.h"
#include "ui/document/game_document.h"
#include "ui/game/game_tabs.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/game/recorder.h"
#include "ui/library/games_panel.h"
#include "ui/main_window.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/notation/notation.h"
#include "ui/preferences/preferences.h"
#include "ui/variants/user_variants.h"
#include "ui/wording.h"

#include "core/notation/position_text.h"
#include "core/notation/stored_record.h"
#include "core/search/engine.h"

#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QUrl>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class ClipboardCommandsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<UserVariants> m_variants;
    std::unique_ptr<MainWindow> m_window;

    static constexpr const char* ShortGame = "PI\n+\n+7776FU\n-3334FU\n+2726FU\n%TORYO\n";
    static constexpr const char* OtherGame = "PI\n+\n+7776FU\n-8384FU\n+6978KI\n";
    /// Of EuroShogi.
    static constexpr const char* SetUp = "k6p/7R/8/8/8/8/8/K5R1[] w - - 0 1";
    static constexpr const char* OtherSetUp = "k6p/7R/8/8/8/8/7P/K5R1[] w - - 0 1";

    void open(std::optional<core::Game> start = std::nullopt) {
        m_window = std::make_unique<MainWindow>(*m_variants, std::move(start));
        m_window->resize(1000, 740);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_window->openLibrary(m_folder->filePath("library.sqlite").toStdString());
    }
    QAction& action(const QString& text) const { return actionIn(*m_window, text); }
    QAction& formatAction(const char* name) const {
        return *m_window->findChild<QAction*>(QStringLiteral("copyGameAs-") + name);
    }
    void openFormats() const { emit action("Copy Game As").menu()->aboutToShow(); }
    GameTabs& tabs() const { return *m_window->findChild<GameTabs*>(); }
    GameDocument& document() const { return m_window->view().game().document(); }
    const core::GameTree& tree() const { return document().tree(); }
    QString message() const { return m_window->statusBar()->currentMessage(); }
    QLabel& notice() const { return *m_window->view().notice().findChild<QLabel*>(); }
    static QString copied() { return QApplication::clipboard()->text(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers) const {
        m_window->activateWindow(); // after a dialog too
        QTRY_VERIFY(m_window->isActiveWindow());
        QTest::keyClick(m_window.get(), key, modifiers);
    }
    void paste(const QString& text) const {
        QApplication::clipboard()->setText(text);
        press(Qt::Key_V, Qt::ControlModifier);
    }
    /// Whether the window takes a text of another program that is dropped there.
    bool drop(const QString& text) const {
        QMimeData data;
        data.setText(text);
        return drop(data);
    }
    bool drop(const QMimeData& data) const {
        const Qt::DropActions possible = Qt::CopyAction | Qt::MoveAction;
        QDragEnterEvent enter({100, 100}, possible, &data, Qt::LeftButton,
                              Qt::ShiftModifier); // proposes to move
        enter.ignore();
        QApplication::sendEvent(m_window.get(), &enter);
        QDropEvent event(QPointF(100, 100), possible, &data, Qt::LeftButton, Qt::ShiftModifier);
        event.ignore();
        QApplication::sendEvent(m_window.get(), &event);
        // The other program would delete a text that is moved.
        return enter.isAccepted() && event.isAccepted() && event.dropAction() == Qt::CopyAction;
    }
    /// Shows a game that is not being played.
    void showGame(const char* text = ShortGame) {
        open();
        paste(text);
        QTRY_VERIFY(tree().size() > 1);
        QVERIFY(!m_window->view().game().play().isRunning());
    }
    /// Of two humans, so that it has no move yet.
    void startNewGame() const {
        withNextDialog<NewGameDialog>([](NewGameDialog& dialog) {
            dialog.findChild<QComboBox*>("player2")->setCurrentText("Human");
            dialog.accept();
        });
        action("New Game…").trigger();
    }
    QStringList buttonsOf(const QMessageBox& box) const {
        QStringList texts;
        for (const auto* button : box.buttons())
            texts += button->text().remove('&');
        texts.sort();
        return texts;
    }
    std::size_t lines() const {
        std::size_t ends = 0;
        for (const core::NodeId node : tree().subtree())
            ends += tree().childCount(node) == 0 ? 1 : 0;
        return ends;
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QSettings().clear();
        QApplication::clipboard()->clear();
        m_variants = std::make_unique<UserVariants>(variants(), m_folder->filePath("variants"));
    }
    void cleanup() {
        m_window.reset();
        m_folder.reset();
    }

    // --- copying

    void aPositionIsCopiedAsFenToo() {
        open(euroShogiGame());
        action("FEN").trigger();
        QCOMPARE(copied(), QString("1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[] w - - 0 1"));
        QCOMPARE(message(), QString("Position copied."));
    }
    void positionsThatOtherProgramsDoNotKnowHaveNoFen() {
        open(core::Game(core::AnyPosition::startOf(variants().find("koshogi"))));
        emit action("Copy Position As").menu()->aboutToShow();
        QVERIFY(!action("FEN").isVisible());
    }
    void positionsAreOfferedInFormatsOfPositionsOnly() {
        open(euroShogiGame());
        emit action("Copy Position As").menu()->aboutToShow();
        const auto isOffered = [this](const char* name) {
            return m_window->findChild<QAction*>(QStringLiteral("copyPositionAs-") + name)->isVisible();
        };
        QVERIFY(isOffered("sfen"));
        QVERIFY(!isOffered("pgn") && !isOffered("usi"));
        m_window->findChild<QAction*>("copyPositionAs-sfen")->trigger();
        QCOMPARE(copied(), QString("1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1 b - 1"));
    }
    void aGameOfShogiIsCopiedAsKif() {
        showGame();
        press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(copied().contains(QString::fromUtf8("７六歩")));
        QVERIFY(message().startsWith("Game copied as KIF."));
    }
    void otherGamesAreCopiedAsPgn() {
        open(euroShogiGame());
        press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(copied().contains("[Variant \"euroshogi\"]"));
        QCOMPARE(message(), QString("Game copied as PGN."));
    }
    void theChosenFormatIsRememberedForTheVariant() {
        showGame();
        formatAction("csa").trigger();
        QVERIFY(copied().contains("+7776FU"));
        press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(copied().contains("+7776FU"));
        openFormats();
        QVERIFY(formatAction("csa").isChecked() && !formatAction("kif").isChecked());
        open(euroShogiGame());
        action("Copy Game").trigger();
        QVERIFY(copied().contains("[Variant"));
    }
    void onlyFormatsThatCanHaveTheGameAreOffered() {
        open(euroShogiGame());
        openFormats();
        QVERIFY(formatAction("pgn").isVisible() && !formatAction("csa").isVisible());
    }
    void formatsWithoutMovesAreForGamesWithoutMoves() {
        open(core::Game(core::AnyPosition::startOf(variants().find("shogi"))));
        openFormats();
        QVERIFY(formatAction("sfen").isVisible());
        showGame();
        openFormats();
        QVERIFY(!formatAction("sfen").isVisible());
    }
    void whatTheFormatLosesIsSaid() {
        showGame();
        document().toggleGlyph(*tree().firstChild(core::NodeId::root()), core::Glyph::Good);
        formatAction("csa").trigger();
        QVERIFY(message().contains("This format has no symbols such as “!?”."));
    }
    void theLineUpToHereIsCopiedInTheNotationThatIsSeen() {
        showGame();
        QVERIFY(!action("Copy Line").isEnabled());
        document().goToPly(2);
        preferences().set(preference::MoveNotation, Notation::Western);
        action("Copy Line").trigger();
        QCOMPARE(copied(), QString("1. P-7f P-3d"));
        QCOMPARE(message(), QString("Line copied."));
        preferences().set(preference::MoveNotation, Notation::Japanese);
        action("Copy Line").trigger();
        QCOMPARE(copied(), QString::fromUtf8("▲７六歩 △３四歩"));
    }
    void whatIsCopiedHasEnglishLettersOfPiecesInEveryLanguage() {
        core::Game game = euroShogiGame();
        for (const char* move : {"e3e4", "d6d5"})
            game.play(uciMove(move, game.position()));
        open(game);
        document().goToPly(2);
        const auto copies = [this] {
            QStringList texts;
            for (const char* format : {"pgn", "json", "hodges"}) {
                formatAction(format).trigger();
                texts << copied();
            }
            action("Copy Line").trigger();
            return texts << copied();
        };
        const QStringList english = copies();
        QCOMPARE(english.last(), QString("1. P-e4 P-d5"));
        const OrthodoxLetters german;
        QCOMPARE(copies(), english);
    }
    void aPictureIsPixelsAndVectors() {
        open(euroShogiGame());
        action("Copy Picture").trigger();
        const QMimeData& data = *QApplication::clipboard()->mimeData();
        const auto image = qvariant_cast<QImage>(data.imageData());
        QVERIFY(image.width() > 500 && image.height() > 500);
        QVERIFY(data.data("image/svg+xml").contains("<svg"));
        QCOMPARE(message(), QString("Picture copied."));
    }
    void thePictureIsTurnedAsTheBoardIs() {
        open(euroShogiGame());
        const auto picture = [this] {
            action("Copy Picture").trigger();
            return qvariant_cast<QImage>(QApplication::clipboard()->mimeData()->imageData());
        };
        const QImage before = picture();
        action("Flip Board").trigger();
        QVERIFY(picture() != before);
        action("Flip Board").trigger();
        QCOMPARE(picture(), before);
    }

    // --- games

    void aGameOpensOnTheEmptyBoard() {
        showGame();
        QCOMPARE(tabs().count(), 1);
        QCOMPARE(tree().size(), std::size_t{4});
        QCOMPARE(document().ply(), 0);
        QVERIFY(document().outcome());
    }
    void aGameFromAnotherPlaceOpensInATab() {
        showGame();
        paste("[Variant \"euroshogi\"]\n\n1. Pe4 Pe5 *\n");
        QTRY_COMPARE(tabs().count(), 2);
        QCOMPARE(document().spec().id, std::string("euroshogi"));
    }
    void aGameFromTheSameStartIsMergedThere() {
        showGame();
        document().goToPly(2);
        QString question;
        withNextDialog<QMessageBox>([&](QMessageBox& box) {
            question = box.text();
            QCOMPARE(buttonsOf(box), (QStringList{"Cancel", "Merge at the Start", "New Game"}));
            buttonIn(box, "Merge at the Start").click();
        });
        paste(OtherGame);
        QTRY_VERIFY(message().startsWith("2 move") && message().endsWith("added."));
        QVERIFY(question.startsWith("The text is a game of Shogi"));
        QCOMPARE(lines(), std::size_t{2});
        QCOMPARE(tabs().count(), 1);
        QCOMPARE(document().ply(), 2); // the line that is shown stays
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(lines(), std::size_t{1});
        QVERIFY(!document().canUndo());
    }
    void severalGamesAreMergedInOneStep() {
        showGame();
        answerNextBox("Merge at the Start");
        paste(QString(OtherGame) + "/\nPI\n+\n+2726FU\n");
        QTRY_COMPARE(lines(), std::size_t{3});
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(lines(), std::size_t{1});
    }
    void aGameFromThePositionThatIsShownIsMergedHere() {
        showGame();
        document().goToPly(1);
        withNextDialog<QMessageBox>([&](QMessageBox& box) {
            QCOMPARE(buttonsOf(box), (QStringList{"Cancel", "Merge Here", "New Game"}));
            buttonIn(box, "Merge Here").click();
        });
        paste("position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 1 moves 8c8d");
        QTRY_COMPARE(lines(), std::size_t{2});
        QCOMPARE(tree().childCount(document().current()), 2);
    }
    void theUserMayWantATabAllTheSame() {
        showGame();
        answerNextBox("New Game");
        paste(OtherGame);
        QTRY_COMPARE(tabs().count(), 2);
        QCOMPARE(lines(), std::size_t{1});
    }
    void aGameThatIsThereAlreadyAddsNothing() {
        showGame();
        answerNextBox("Merge at the Start");
        paste(ShortGame);
        QTRY_COMPARE(message(), QString("The game has all of these moves already."));
        QVERIFY(!document().canUndo());
    }
    void aGameThatIsPlayedGetsNoMovesAtItsEnd() {
        open(euroShogiGame());
        QTRY_VERIFY(m_window->view().game().movableSide());
        QVERIFY(!m_window->view().game().enterMove(uciMove("e3e4", document().position())));
        document().goToPly(0);
        paste("1. Pe4 Pe5 *"); // goes on from the end
        QTRY_COMPARE(tabs().count(), 2);
        tabs().setCurrentIndex(0);
        answerNextBox("Merge at the Start");
        paste("1. Pd4 Pe5 *"); // leaves the game before its end
        QTRY_COMPARE(lines(), std::size_t{2});
        QVERIFY(tree().isMainLine(m_window->view().game().play().tip()));
    }

    // --- moves alone

    void movesAloneAreMergedHere() {
        showGame();
        document().goToPly(1);
        QString question;
        withNextDialog<QMessageBox>([&](QMessageBox& box) {
            question = box.text();
            QCOMPARE(buttonsOf(box), (QStringList{"Cancel", "Merge Here", "New Game"}));
            buttonIn(box, "Merge Here").click();
        });
        paste("8c8d 2g2f");
        QTRY_VERIFY(message().startsWith("2 move") && message().endsWith("added."));
        QVERIFY(question.startsWith("The text is a line of 2 move"));
        QCOMPARE(tree().childCount(document().current()), 2);
    }
    void movesAloneAreReadWithNumbersAndNotes() {
        showGame();
        answerNextBox("Merge at the Start");
        paste("1. P-2f {at once} P-8d (1... P-3d)");
        QTRY_COMPARE(lines(), std::size_t{3});
        const auto first = tree().children(core::NodeId::root());
        QCOMPARE(tree().annotations(first[1]).after, std::string("at once"));
    }
    void theGamesSelectedInTheTableAreCopiedTogether() {
        showGame();
        action("Add This Game").trigger();
        QTRY_VERIFY(m_window->view().game().recorder().game());
        m_window->findChild<QAction*>("games")->trigger();
        auto& table = *m_window->findChild<QTableView*>("gamesTable");
        core::Library(m_folder->filePath("library.sqlite").toStdString())
            .addRecord({core::headerOf(euroShogiGame(), {}, {}), core::GameTree(startPosition())});
        m_window->findChild<GamesPanel*>()->refresh();
        QTRY_COMPARE(table.model()->rowCount(), 2);
        table.selectAll();
        QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
        QTRY_VERIFY(message().startsWith("2 game"));
        QVERIFY(copied().contains("[Variant \"euroshogi\"]") && copied().contains("[Variant \"shogi\"]"));
    }
    void aPastedGameCanBeAddedToTheLibrary() {
        showGame();
        auto& add = action("Add This Game");
        QVERIFY(add.isEnabled());
        add.trigger();
        QTRY_VERIFY(m_window->view().game().recorder().game());
        QTRY_VERIFY(!add.isEnabled());
        core::Library library(m_folder->filePath("library.sqlite").toStdString());
        QCOMPARE(library.games().size(), std::size_t{1});
        QCOMPARE(library.games().front().plyCount, 3);
    }
    void aNewGameLeavesAPastedGameInItsTab() {
        showGame();
        QVERIFY(!action("Rematch, Sides Swapped").isEnabled());
        startNewGame();
        QCOMPARE(tabs().count(), 2);
        QCOMPARE(tabs().view(0).game().document().tree().size(), std::size_t{4});
        QCOMPARE(tree().size(), std::size_t{1});
    }
    void aStoredGameThatIsOpenedLeavesAPastedGameInItsTab() {
        showGame();
        const auto stored =
            core::Library(m_folder->filePath("library.sqlite").toStdString())
                .addRecord({core::headerOf(euroShogiGame(), {}, {}), core::GameTree(startPosition())});
        emit m_window->findChild<GamesPanel*>()->gameChosen(stored);
        QTRY_COMPARE(tabs().count(), 2);
        QCOMPARE(tabs().view(0).game().document().tree().size(), std::size_t{4});
    }
    void aPastedGameInTheLibraryGivesWayToANewGame() {
        showGame();
        action("Add This Game").trigger();
        QTRY_VERIFY(m_window->view().game().recorder().game());
        startNewGame();
        QCOMPARE(tabs().count(), 1);
        QCOMPARE(tree().size(), std::size_t{1});
    }

    // --- positions that were set up

    void aPastedPositionStaysWhenAnotherIsPasted() {
        open(euroShogiGame());
        paste(SetUp);
        QCOMPARE(tabs().count(), 1);
        const core::AnyPosition first = document().position();
        paste(OtherSetUp);
        QCOMPARE(tabs().count(), 2);
        QVERIFY(tabs().view(0).game().document().position() == first);
        paste(OtherSetUp); // it is in front already
        QCOMPARE(tabs().count(), 2);
    }
    void movesThatWereTakenBackAreNotCopied() {
        open(euroShogiGame());
        Play& play = m_window->view().game().play();
        for (const char* text : {"e3e4", "e6e5"}) {
            QTRY_VERIFY(play.movableSide());
            QVERIFY(!play.playMove(uciMove(text, play.game().position())));
        }
        QTRY_VERIFY(play.canTakeBack());
        play.takeBack();
        action("Copy Game").trigger();
        QVERIFY2(copied().contains("e4") && !copied().contains("e5"), qPrintable(copied()));
        QVERIFY(play.canRedo());
    }
    void aNewGameLeavesAPastedPositionInItsTab() {
        open(euroShogiGame());
        paste(SetUp);
        startNewGame();
        QCOMPARE(tabs().count(), 2);
    }
    void aPositionFromWhichOnlyTheComputerHasMovedStaysInItsTab() {
        open(euroShogiGame());
        paste("1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGB2[] w - - 0 1");
        const core::AnyPosition start = document().position();
        QVERIFY(!(start == startPosition()));
        Players players = twoHumans();
        players[static_cast<std::size_t>(core::indexOf(start.sideToMove()))].computerLevel = core::MinLevel;
        m_window->view().startGame(core::Game(start), players, {});
        QTRY_COMPARE(tree().size(), std::size_t{2});
        startNewGame();
        QCOMPARE(tabs().count(), 2);
        QCOMPARE(tabs().view(0).game().document().tree().size(), std::size_t{2});
        QVERIFY(tabs().view(0).game().document().tree().start() == start);
    }
    void aStoredGameThatIsOpenedLeavesAPastedPositionInItsTab() {
        open(euroShogiGame());
        paste(SetUp);
        const auto stored =
            core::Library(m_folder->filePath("library.sqlite").toStdString())
                .addRecord({core::headerOf(euroShogiGame(), {}, {}), core::GameTree(startPosition())});
        emit m_window->findChild<GamesPanel*>()->gameChosen(stored);
        QTRY_COMPARE(tabs().count(), 2);
    }
    void theStartOfAHandicapGameGivesWay() {
        const auto shogi = variants().find("shogi");
        const core::AnyPosition start =
            core::AnyPosition::fromSetup(shogi->spec().startWith(shogi->spec().handicaps.front()), shogi)
                .value();
        open(core::Game(core::AnyPosition::startOf(shogi)));
        paste(QString::fromStdString(core::sfen::format(start)));
        QVERIFY(document().position() == start);
        paste("4k4/9/9/9/9/9/9/9/4K3G b - 1");
        QVERIFY(!(document().position() == start));
        QCOMPARE(tabs().count(), 1);
    }

    void rulesThatDoNotFitTheFormatAreSaidForVariantsOfTheUserToo() {
        QVERIFY(!m_variants->add("[mine:shogi]\nvariantName = Mine\n", "mine"));
        const auto changed = core::withRuleOptions(m_variants->all().find("mine"), "stalemateValue=draw");
        QVERIFY(changed);
        core::Game game(core::AnyPosition::startOf(changed));
        open(game);
        formatAction("usi").trigger();
        const auto words = wording().sentence(core::Loss::RuleOptions);
        QVERIFY2(message().contains(QString::fromStdString(words)), qPrintable(message()));
    }

    void aCopiedLineCanBePasted() {
        for (const Notation notation : {Notation::Western, Notation::Japanese}) {
            preferences().set(preference::MoveNotation, notation);
            showGame();
            document().goToPly(3);
            action("Copy Line").trigger();
            const QString line = copied();
            open();
            paste(OtherGame);
            QTRY_VERIFY(tree().size() > 1);
            answerNextBox("Merge at the Start");
            paste(line);
            QTRY_COMPARE(lines(), std::size_t{2});
        }
    }
    void movesThatAreNotLegalAreNamed() {
        showGame();
        document().goToPly(1);
        QString text;
        withNextDialog<QMessageBox>([&](QMessageBox& box) {
            text = box.informativeText();
            buttonIn(box, "Cancel").click();
        });
        paste("8c8d\n7f7d");
        QTRY_VERIFY(text.contains("Text, line 2: “7f7d” is not a legal move"));
    }

    // --- text that is dropped

    void aGameThatIsDroppedIsOpened() {
        open();
        QVERIFY(drop(ShortGame));
        QTRY_COMPARE(tree().size(), std::size_t{4});
    }
    void aPositionThatIsDroppedIsShown() {
        open(euroShogiGame());
        QVERIFY(drop(SetUp));
        QTRY_VERIFY(!(document().position() == startPosition()));
    }
    void movesThatAreDroppedCanBeMerged() {
        showGame();
        document().goToPly(1);
        answerNextBox("Merge Here");
        QVERIFY(drop("8c8d 2g2f"));
        QTRY_COMPARE(tree().childCount(document().current()), 2);
    }
    void anotherTextThatIsDroppedIsExplained() {
        open(euroShogiGame());
        QVERIFY(drop("Good morning"));
        QTRY_VERIFY(notice().isVisible());
        QVERIFY(notice().text().contains("neither a position nor a game nor moves"));
    }

    void aLinkThatIsDroppedIsRefused() {
        open(euroShogiGame());
        QMimeData data;
        data.setUrls({QUrl("https://example.org/game")});
        data.setText(SetUp);
        QVERIFY(!drop(data));
        QTest::qWait(100); // a text would be taken later
        QVERIFY(document().position() == startPosition());
        QVERIFY(!notice().isVisible());
    }

    // --- files, and what cannot be read

    void theNameOfAFileOpensIt() {
        QFile file(m_folder->filePath("game.csa"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(ShortGame) > 0);
        file.close();
        for (const QString& text : {file.fileName(), QUrl::fromLocalFile(file.fileName()).toString()}) {
            open();
            paste(text);
            QTRY_COMPARE(tree().size(), std::size_t{4});
        }
    }
    void aCopiedFileIsOpened() {
        QFile file(m_folder->filePath("game.csa"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(ShortGame) > 0);
        file.close();
        open();
        auto* data = new QMimeData;
        data->setUrls({QUrl::fromLocalFile(file.fileName())});
        QApplication::clipboard()->setMimeData(data);
        press(Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(tree().size(), std::size_t{4});
    }
    void anotherTextIsExplained() {
        open(euroShogiGame());
        paste("Good morning");
        QTRY_VERIFY(notice().isVisible());
        QVERIFY(notice().text().contains("neither a position nor a game nor moves"));
    }
    void aGameWithoutAVariantIsSaidToBeChess() {
        open(euroShogiGame());
        paste("[White \"Anna\"]\n\n1. e4 e5 *\n");
        QTRY_VERIFY(notice().isVisible());
        QVERIFY2(notice().text().contains(QString::fromUtf8("the variant “chess” is unknown")),
                 qPrintable(notice().text()));
    }
    void aGameWithAMistakeIsReadUpToThere() {
        open();
        QString text;
        withNextDialog<QMessageBox>([&](QMessageBox& box) {
            text = box.informativeText();
            box.accept();
        });
        paste("PI\n+\n+7776FU\n-5555FU\n");
        QTRY_VERIFY(text.contains("Text, game 1, line 4"));
        QCOMPARE(tree().size(), std::size_t{2});
    }
};

int main(int argc, char** argv) {
    return runWithOwnSettings<QApplication, ClipboardCommandsTest>(argc, argv);
}
#include "clipboard_commands_test.moc"
