// The opening explorer and the search for positions in the main window.
#include "tests/ui/dialogs.h"
#include "tests/ui/explorer/stored_games.h"
#include "tests/ui/library_answers.h"
#include "tests/ui/own_settings.h"
#include "ui/board/board_view.h"
#include "ui/document/game_document.h"
#include "ui/explorer/explorer_panel.h"
#include "ui/explorer/position_finder.h"
#include "ui/game/board_line.h"
#include "ui/game/game_tabs.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/game/recorder.h"
#include "ui/library/filter_field.h"
#include "ui/main_window.h"
#include "ui/variants/user_variants.h"

#include <QApplication>
#include <QLabel>
#include <QSettings>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTreeWidget>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class ExplorerWindowTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<UserVariants> m_variants;
    std::unique_ptr<MainWindow> m_window;

    std::vector<core::GameId> open(const std::vector<TestGame>& games) {
        const auto path = m_folder->filePath("library.sqlite").toStdString();
        auto ids = store(path, games);
        m_variants = std::make_unique<UserVariants>(variants(), m_folder->filePath("variants"));
        m_window = std::make_unique<MainWindow>(*m_variants, euroShogiGame());
        m_window->show();
        m_window->openLibrary(path);
        waitForLibrary(*m_window);
        return ids;
    }
    GameView& view() const { return m_window->view(); }
    GameDocument& document() const { return view().game().document(); }
    GameTabs& tabs() const { return *m_window->findChild<GameTabs*>(); }
    QTreeWidget& moves() const { return *m_window->findChild<QTreeWidget*>("explorerMoves"); }
    void showExplorer() {
        m_window->findChild<QAction*>("explorer")->trigger();
        QTRY_VERIFY(moves().topLevelItemCount() > 0);
    }
    void clickMove(int row) {
        QTest::mouseClick(moves().viewport(), Qt::LeftButton, {},
                          moves().visualItemRect(moves().topLevelItem(row)).center());
    }
    void play(std::string_view move) {
        QTRY_VERIFY(view().game().movableSide());
        QVERIFY(!view().game().enterMove(uciMove(move, document().position())));
    }
    PositionFinder& finder() const { return *m_window->findChild<PositionFinder*>(); }
    QTableView& places() const { return *finder().findChild<QTableView*>("foundPlaces"); }
    void openPlace(int row) {
        QTRY_VERIFY(places().model()->rowCount() > row);
        emit places().activated(places().model()->index(row, 0)); // as a double click does
    }

private slots:
    void init() {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
    }
    void cleanup() {
        m_window.reset();
        m_variants.reset();
        m_folder.reset();
    }

    void aClickInTheExplorerPlaysInTheGame() {
        open({{{"e3e4", "e6e5"}}});
        showExplorer();
        clickMove(0);
        QCOMPARE(view().game().play().game().plyCount(), 1);
        QTRY_VERIFY(moves().topLevelItemCount() > 0 && document().ply() == 1);
        QTRY_COMPARE(moves().topLevelItem(0)->text(1), QString("1"));
    }

    void aClickAtAnEarlierPositionMakesAVariation() {
        open({{{"d3d4"}}});
        play("e3e4");
        play("e6e5");
        document().goToPly(0);
        showExplorer();
        clickMove(0);
        QCOMPARE(document().tree().size(), std::size_t{4});
        QVERIFY(!document().tree().isMainLine(document().current()));
        QCOMPARE(view().game().play().game().plyCount(), 2);
    }

    void aMoveThatIsNotForTheUserIsRefused() {
        open({{{"e3e4", "e6e5"}}});
        core::TimeControls clocks;
        clocks.fill({std::chrono::minutes(10), {}, {}, 0});
        view().startGame(euroShogiGame(), {}, clocks);
        play("e3e4");
        showExplorer();
        actionIn(*m_window, "Pause").trigger();
        QVERIFY(!view().game().movableSide());
        clickMove(0);
        QCOMPARE(document().tree().size(), std::size_t{2});
        QCOMPARE(m_window->view().line().message(), QString("You cannot make a move in this position now."));
    }

    void theFirstMoveThatNoOtherGameMadeIsShown() {
        open({{{"e3e4", "e6e5", "d3d4"}}, {{"e3e4", "e6e5", "c3c4"}}});
        auto& command = actionIn(*m_window, "Go to the First New Move");
        QVERIFY(!command.isEnabled());
        for (const auto* move : {"e3e4", "e6e5", "f3f4", "d6d5"})
            play(move);
        document().goToPly(0);
        command.trigger();
        QTRY_COMPARE(document().ply(), 3);
        QCOMPARE(m_window->statusBar()->currentMessage(),
                 QString("This move is new: 2 other game(s) reached the position before it."));
    }

    void theSearchForTheNewMoveEndsWithAnotherTab() {
        open({{{"e3e4", "e6e5"}}});
        for (const auto* move : {"e3e4", "d6d5"})
            play(move);
        document().goToPly(0);
        GameDocument& asked = document();
        {
            const BusyReader reader(*m_window->findChild<LibraryService*>());
            actionIn(*m_window, "Go to the First New Move").trigger();
            actionIn(*m_window, "New Tab").trigger();
        }
        QCOMPARE(tabs().count(), 2);
        waitForLibrary(*m_window);
        QCOMPARE(asked.ply(), 0);
        QCOMPARE(m_window->statusBar()->currentMessage(), QString());
    }

    void aLineWithoutANewMoveIsSaidToHaveNone() {
        open({{{"e3e4", "e6e5"}}});
        play("e3e4");
        QTRY_VERIFY(view().game().recorder().game());
        actionIn(*m_window, "Go to the First New Move").trigger();
        QTRY_COMPARE(m_window->statusBar()->currentMessage(),
                     QString("No move of this line is new: 1 other game(s) reached its last position."));
        QCOMPARE(document().ply(), 1);
    }

    void whereNoOtherGameBeginsLikeThisThatIsSaid() {
        open({});
        play("e3e4");
        QTRY_VERIFY(view().game().recorder().game());
        actionIn(*m_window, "Go to the First New Move").trigger();
        QTRY_COMPARE(m_window->statusBar()->currentMessage(),
                     QString("No other game in the library has this start position."));
    }

    void theMoveUnderTheMouseIsAnArrow() {
        open({{{"e3e4"}}});
        showExplorer();
        auto& panel = *m_window->findChild<ExplorerPanel*>();
        emit panel.moveHovered(uciMove("e3e4", document().position()));
        QCOMPARE(view().board().arrows(), std::vector{arrowOf(uciMove("e3e4", document().position()),
                                                              document().position(), ArrowKind::Hint)});
        emit panel.hoverEnded();
        QVERIFY(view().board().arrows().empty());
    }

    void aFoundPlaceOpensInATabAtItsPly() {
        const auto ids = open({{{"e3e4", "e6e5", "d3d4"}}});
        play("e3e4");
        actionIn(*m_window, "Find Position…").trigger();
        finder().findPosition({});
        openPlace(0);
        QTRY_COMPARE(view().game().recorder().game(), std::optional(ids[0]));
        QCOMPARE(tabs().count(), 2);
        QCOMPARE(document().ply(), 1);
        QCOMPARE(document().linePlies(), 3);
    }

    void aPlaceInAGameThatIsOpenIsShownInItsTab() {
        const auto ids = open({{{"e3e4", "e6e5", "d3d4"}}});
        play("e3e4");
        actionIn(*m_window, "Find Position…").trigger();
        finder().findPosition({});
        openPlace(0);
        QTRY_COMPARE(view().game().recorder().game(), std::optional(ids[0]));
        document().goToPly(3);
        tabs().setCurrentIndex(0);
        openPlace(0);
        QCOMPARE(tabs().count(), 2);
        QCOMPARE(view().game().recorder().game(), std::optional(ids[0]));
        QCOMPARE(document().ply(), 1);
    }

    void theExplorerShowsTheGamesThatReachedThePosition() {
        open({{{"e3e4"}, {}, "1990", {"Ann", "Bob"}}, {{"e3e4"}, {}, "1990", {"Eve", "Bob"}}});
        showExplorer();
        m_window->findChild<ExplorerPanel*>()->findChild<FilterField*>()->setFilterText("player:eve");
        buttonIn(*m_window->findChild<ExplorerPanel*>(), "Show Games…").click();
        QTRY_COMPARE(places().model()->rowCount(), 1);
        QCOMPARE(places().model()->index(0, 0).data().toString(), QString("Eve – Bob"));
    }

    void thePanelThatIsAskedForComesToTheFront() {
        open({{{"e3e4"}}});
        actionIn(*m_window, "Games").trigger();
        auto& games = *m_window->findChild<QTableView*>("gamesTable");
        QTRY_VERIFY(!games.visibleRegion().isEmpty());
        showExplorer();
        QTRY_VERIFY(games.visibleRegion().isEmpty());
        QVERIFY(!moves().visibleRegion().isEmpty());
    }

    void theKeyOfAPanelBehindAnotherBringsItToTheFront() {
        open({{{"e3e4"}}});
        auto& showGames = *m_window->findChild<QAction*>("games");
        auto& games = *m_window->findChild<QTableView*>("gamesTable");
        showGames.trigger();
        QTRY_VERIFY(!games.visibleRegion().isEmpty());
        showExplorer();
        QTRY_VERIFY(games.visibleRegion().isEmpty());
        QVERIFY(!showGames.isChecked());
        showGames.trigger();
        QTRY_VERIFY(!games.visibleRegion().isEmpty());
        QVERIFY(showGames.isChecked());
        showGames.trigger(); // hides it, where it is seen
        QTRY_VERIFY(!moves().visibleRegion().isEmpty());
        QVERIFY(!games.isVisible());
    }

    void keysDoNotGoToAPanelBehindAnother() {
        open({{{"e3e4"}}});
        m_window->findChild<QAction*>("games")->trigger();
        auto& games = *m_window->findChild<QTableView*>("gamesTable");
        m_window->activateWindow();
        QTRY_VERIFY(games.isVisible());
        games.setFocus();
        showExplorer();
        QTRY_COMPARE(m_window->focusWidget(), &view().board());
    }

    void theExplorerBehindAnotherPanelCountsNothing() {
        open({{{"e3e4", "e6e5"}}});
        showExplorer();
        QTRY_COMPARE(moves().topLevelItemCount(), 2);
        m_window->findChild<QAction*>("games")->trigger();
        play("e3e4");
        play("d6d5");
        waitForLibrary(*m_window);
        auto& status = *m_window->findChild<QLabel*>("explorerStatus");
        QCOMPARE(status.text(), QString()); // no question is under way, and none was answered
        m_window->findChild<QAction*>("explorer")->trigger();
        QTRY_COMPARE(status.text(), QString("No game in the library continues from this position."));
    }

    void theExplorerFollowsTheTabInFront() {
        open({{{"e3e4", "e6e5"}}, {{"d3d4"}}});
        showExplorer();
        QTRY_COMPARE(moves().topLevelItemCount(), 3);
        actionIn(*m_window, "New Tab").trigger();
        play("e3e4");
        QTRY_COMPARE(moves().topLevelItemCount(), 2);
        tabs().setCurrentIndex(0);
        QTRY_COMPARE(moves().topLevelItemCount(), 3);
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, ExplorerWindowTest>(argc, argv); }

#include "explorer_window_test.moc"
