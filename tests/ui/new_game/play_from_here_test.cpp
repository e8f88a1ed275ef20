// A game that begins at a node of another one.
#include "tests/ui/dialogs.h"
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/board/board_view.h"
#include "ui/document/game_document.h"
#include "ui/game/game_tabs.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/main_window.h"
#include "ui/new_game/play_from_here_dialog.h"
#include "ui/variants/user_variants.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSlider>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace komadai;
using namespace std::chrono_literals;
using namespace komadai::ui;
using namespace komadai::ui::test;

class PlayFromHereTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<UserVariants> m_variants;
    std::unique_ptr<MainWindow> m_window;
    EngineStore m_engines;

    void open(const core::Game& start) {
        m_window = std::make_unique<MainWindow>(*m_variants, start);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_window->openLibrary(m_folder->filePath("library.sqlite").toStdString());
        QTRY_VERIFY(m_window->view().game().movableSide());
    }
    GameTabs& tabs() const { return *m_window->findChild<GameTabs*>(); }
    GameDocument& document() const { return m_window->view().game().document(); }
    /// Of EuroShogi.
    static core::Game gameOf(std::initializer_list<std::string_view> moves) {
        core::Game game = euroShogiGame();
        for (const auto move : moves)
            game.play(uciMove(move, game.position()));
        return game;
    }
    void enter(std::string_view move) const {
        QTRY_VERIFY(m_window->view().game().movableSide());
        m_window->view().enterMove(uciMove(move, document().position()));
    }
    /// Accepts the dialog after `choose`.
    void playFromHere(const std::function<void(PlayFromHereDialog&)>& choose) const {
        withNextDialog<PlayFromHereDialog>([choose](PlayFromHereDialog& dialog) {
            choose(dialog);
            dialog.accept();
        });
        m_window->findChild<QAction*>("playFromHere")->trigger();
    }
    static QComboBox& kind(PlayFromHereDialog& dialog, int side) {
        return *dialog.findChild<QComboBox*>(QStringLiteral("player%1").arg(side));
    }
    static void chooseHumans(PlayFromHereDialog& dialog) {
        kind(dialog, 1).setCurrentIndex(0);
        kind(dialog, 2).setCurrentIndex(0);
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

    // --- the dialog

    void aClockWithoutTimeIsNotPlayedWith() {
        NewGameChoice last = NewGameChoice::usual("euroshogi");
        last.clocks = {core::TimeControl{5min}, core::TimeControl{5min}};
        const PlayFromHereDialog dialog(m_engines, gameOf({}), last);
        const auto& play = *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(play.isEnabled());
        dialog.findChild<QSpinBox*>("minutes")->setValue(0);
        QVERIFY(!play.isEnabled());
    }
    void theHumanIsToMove() {
        const auto last = NewGameChoice::usual("euroshogi");
        const PlayFromHereDialog first(m_engines, gameOf({}), last);
        QVERIFY(first.players()[0].isHuman() && !first.players()[1].isHuman());
        const PlayFromHereDialog second(m_engines, gameOf({"a3a4"}), last);
        QVERIFY(!second.players()[0].isHuman() && second.players()[1].isHuman());
    }
    void theOpponentIsTheOneOfTheLastNewGame() {
        auto last = NewGameChoice::usual("euroshogi");
        last.players[1].computerLevel = 7;
        const PlayFromHereDialog dialog(m_engines, gameOf({"a3a4"}), last);
        QCOMPARE(dialog.players()[0].computerLevel, std::optional(7));
    }
    void afterTwoHumansTheComputerIsOffered() {
        auto last = NewGameChoice::usual("euroshogi");
        last.players = {};
        const PlayFromHereDialog dialog(m_engines, gameOf({}), last);
        QVERIFY(dialog.players()[1].computerLevel);
    }
    void theOpponentIsRememberedForTheNextNewGame() {
        auto last = NewGameChoice::usual("euroshogi");
        last.remember();
        PlayFromHereDialog dialog(m_engines, gameOf({"a3a4"}), last);
        dialog.findChild<QSlider*>("level1")->setValue(9);
        dialog.remember();
        const auto remembered = NewGameChoice::remembered(variants());
        QVERIFY(remembered.players[0].isHuman());
        QCOMPARE(remembered.players[1].computerLevel, std::optional(9));
    }
    void theHumanKeepsTheNameOnEachSide() {
        auto last = NewGameChoice::usual("euroshogi");
        last.players[0].name = "Anna";
        last.remember();
        PlayFromHereDialog dialog(m_engines, gameOf({"a3a4"}), last);
        QVERIFY(dialog.players()[0].name.empty());
        QCOMPARE(dialog.players()[1].name, std::string("Anna"));
        dialog.remember();
        QCOMPARE(NewGameChoice::remembered(variants()).players[0].name, std::string("Anna"));
    }
    void anEngineIsNoNameForAHuman() {
        auto last = NewGameChoice::usual("euroshogi");
        last.players.fill({{}, "Cube", std::chrono::milliseconds(1000)});
        const PlayFromHereDialog dialog(m_engines, gameOf({}), last);
        QVERIFY(dialog.players()[0].isHuman());
        QVERIFY(dialog.players()[0].name.empty());
    }
    void sidesAreNotRandom() {
        auto last = NewGameChoice::usual("euroshogi");
        last.hasRandomSides = true;
        const PlayFromHereDialog dialog(m_engines, gameOf({}), last);
        QVERIFY(dialog.findChild<QCheckBox*>("randomSides")->isHidden());
        dialog.remember();
        QVERIFY(NewGameChoice::remembered(variants()).hasRandomSides);
    }
    void itSaysWhereTheGameBegins() {
        const PlayFromHereDialog dialog(m_engines, gameOf({"a3a4"}), NewGameChoice::usual("euroshogi"));
        const QString text = dialog.findChild<QLabel*>("startText")->text();
        QVERIFY2(text.contains("1 move") && text.contains("Black is to move"), qPrintable(text));
    }

    // --- the game

    void theGameIsPlayedInANewTabWithTheMovesUpToThere() {
        open(euroShogiGame());
        for (const auto move : {"a3a4", "a6a5", "b3b4"})
            enter(move);
        QTRY_COMPARE(document().ply(), 3);
        document().goToPly(2);
        playFromHere(chooseHumans);
        QTRY_COMPARE(tabs().count(), 2);
        QCOMPARE(m_window->view().game().play().game().moves(), gameOf({"a3a4", "a6a5"}).moves());
        QVERIFY(m_window->view().game().play().isRunning());
        enter("c3c4");
        QTRY_COMPARE(document().ply(), 3);
    }
    void theOtherGameStaysAsItWas() {
        open(euroShogiGame());
        enter("a3a4");
        QTRY_COMPARE(document().ply(), 1);
        const GameView& before = m_window->view();
        document().goToPly(0);
        playFromHere(chooseHumans);
        QTRY_COMPARE(tabs().count(), 2);
        QCOMPARE(before.game().play().game().moves(), gameOf({"a3a4"}).moves());
        QVERIFY(before.game().play().isRunning());
    }
    void theComputerMovesFirstWhereItIsItsTurn() {
        open(euroShogiGame());
        enter("a3a4");
        QTRY_COMPARE(document().ply(), 1);
        playFromHere([](PlayFromHereDialog& dialog) {
            kind(dialog, 1).setCurrentIndex(0);
            kind(dialog, 2).setCurrentIndex(1);
            dialog.findChild<QSlider*>("level2")->setValue(1);
        });
        QTRY_COMPARE_WITH_TIMEOUT(document().ply(), 2, 20000);
        QVERIFY(!m_window->view().isFlipped());
    }
    void nothingIsPlayedWhereTheGameIsOver() {
        open(euroShogiGame("k6p/7R/8/8/8/8/8/K5R1[] w - - 0 1"));
        const QAction& action = *m_window->findChild<QAction*>("playFromHere");
        QVERIFY(action.isEnabled());
        enter("g1g8+");
        QTRY_VERIFY(m_window->view().game().play().game().isOver());
        QTRY_VERIFY(!action.isEnabled());
    }
    void theCommandIsInTheMenuOfMoves() {
        open(euroShogiGame());
        QAction* action = m_window->findChild<QAction*>("playFromHere");
        QCOMPARE(action->shortcut(), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_P));
        const auto menus = action->associatedObjects();
        QCOMPARE(std::count_if(menus.begin(), menus.end(),
                               [](QObject* object) { return qobject_cast<QMenu*>(object); }),
                 2);
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, PlayFromHereTest>(argc, argv); }
#include "play_from_here_test.moc"
