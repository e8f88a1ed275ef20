// The commands of practice in the main window.
#include "core/notation/stored_record.h"
#include "core/store/practice_store.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/analysis/analysis.h"
#include "ui/board/board_view.h"
#include "ui/document/game_document.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/game/recorder.h"
#include "ui/library/games_panel.h"
#include "ui/main_window.h"
#include "ui/practice/find_puzzles_dialog.h"
#include "ui/practice/practice_statistics.h"
#include "ui/practice/practice_window.h"
#include "ui/practice/puzzle_search.h"
#include "ui/practice_commands.h"
#include "ui/review/review_service.h"
#include "ui/variants/user_variants.h"
#include "ui/widgets/notice_bar.h"

#include <QAction>
#include <QApplication>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class PracticeCommandsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<UserVariants> m_variants;
    std::unique_ptr<MainWindow> m_window;

    void open(const core::Game& start) {
        m_window = std::make_unique<MainWindow>(*m_variants, start);
        m_window->show();
        m_window->openLibrary(m_folder->filePath("library.sqlite").toStdString());
        QTRY_VERIFY(m_window->view().game().movableSide());
    }
    void trigger(const char* action) const {
        m_window->findChild<QAction*>(QLatin1String(action))->trigger();
    }
    /// A stored game of a human against the computer. The human could mate, but lets the computer mate. `isReviewed`: an engine has
    /// said so.
    core::GameId addLostGame(bool isReviewed = false) const {
        const auto start = positionFrom("k7/7R/8/8/8/1gg5/8/K5R1[] w - - 0 1");
        core::GameTree tree(start);
        const core::NodeId node = tree.add(core::NodeId::root(), uciMove("h7h6+", start));
        tree.add(node, uciMove("b3b2", tree.position(node)));
        const auto evaluate = [&tree](core::NodeId of, std::string_view best) {
            core::Evaluation evaluation;
            evaluation.score = core::Score::mateIn(1);
            evaluation.engine = core::BuiltinEngineName;
            evaluation.line = {uciMove(best, tree.position(of))};
            tree.keepEvaluation(of, evaluation);
        };
        if (isReviewed) {
            evaluate(core::NodeId::root(), "g1g8+");
            evaluate(node, "b3b2");
        }
        Players players;
        players[1].computerLevel = 3;
        core::Library library(m_folder->filePath("library.sqlite").toStdString());
        return library.addRecord(
            {core::headerOf(core::Game(start), players, std::chrono::sys_seconds{}), std::move(tree)});
    }
    PracticeWindow& practice() const { return *m_window->findChild<PracticeWindow*>(); }
    QString message() const { return m_window->statusBar()->currentMessage(); }

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

    void problemsOfTheGameInFrontComeAtFirst() {
        open(core::Game(core::AnyPosition::startOf(koshogi())));
        trigger("findMove");
        QTRY_VERIFY(practice().session().state() == PracticeSession::State::Solving);
        QCOMPARE(practice().session().puzzle().puzzle.variant().id, std::string("koshogi"));
    }
    void escapeClosesTheWindow() {
        open(euroShogiGame());
        trigger("findMove");
        QTRY_VERIFY(practice().session().state() == PracticeSession::State::Solving);
        QTest::keyClick(&practice(), Qt::Key_Escape);
        QVERIFY(!practice().isVisible());
    }
    void aProblemIsAnalysedWithItsSolution() {
        open(euroShogiGame());
        trigger("findMove");
        QTRY_VERIFY(practice().session().state() == PracticeSession::State::Solving);
        const core::Puzzle puzzle = practice().session().puzzle().puzzle;
        practice().findChild<QPushButton*>("practiceAnalyse")->click();
        const GameDocument& document = m_window->view().game().document();
        QCOMPARE(document.tree().start(), puzzle.position);
        QCOMPARE(document.ply(), 0);
        QCOMPARE(document.line().moves(), puzzle.line);
        QVERIFY(m_window->view().game().analysis().isOn());
    }
    void theGameOfASolvedProblemIsOpenedWhereItStands() {
        const core::GameId game = addLostGame();
        const auto start = positionFrom("k7/7R/8/8/8/1gg5/8/K5R1[] w - - 0 1");
        core::Puzzle puzzle{start, {uciMove("g1g8+", start)}};
        puzzle.kind = core::PuzzleKind::OwnMistake;
        puzzle.played = uciMove("h7h6+", start);
        puzzle.source.game = game;
        puzzle.source.node = core::NodeId::root();
        {
            core::Library library(m_folder->filePath("library.sqlite").toStdString());
            core::PracticeStore(library).add(std::vector{puzzle});
        }
        QSettings().setValue("practice/kinds", "mistakes");
        open(euroShogiGame());
        trigger("findMove");
        QTRY_VERIFY(practice().session().state() == PracticeSession::State::Solving);
        auto& button = *practice().findChild<QPushButton*>("practiceGame");
        QVERIFY2(button.isVisible() && !button.isEnabled(), "the game would give the solution away");
        QTRY_VERIFY(practice().board().movable() != MovableSides::none());
        practice().board().enterMove(puzzle.line.front());
        QTRY_VERIFY(button.isEnabled());
        button.click();
        QTRY_VERIFY(m_window->view().game().recorder().game() == game);
        QVERIFY(m_window->view().game().document().position() == start);
    }
    void aProblemOfNoGameHasNone() {
        open(euroShogiGame());
        trigger("findMove");
        QTRY_VERIFY(practice().session().state() == PracticeSession::State::Solving);
        QVERIFY(!practice().findChild<QPushButton*>("practiceGame")->isVisible());
    }
    void theProgramAsksBeforeItForgetsGamesThatWaitForASearch() {
        const std::vector<core::GameId> games{addLostGame(), addLostGame(), addLostGame()};
        open(euroShogiGame());
        withNextDialog<FindPuzzlesDialog>([](FindPuzzlesDialog& dialog) { dialog.accept(); });
        m_window->findChild<PracticeCommands*>()->findPuzzles(games);
        answerNextBox("Cancel");
        QVERIFY(!m_window->close());
        answerNextBox("End the Search");
        QVERIFY(m_window->close());
    }
    void afterACancelledSearchNobodyWaitsForTheNextOne() {
        const core::GameId game = addLostGame();
        open(euroShogiGame());
        auto& commands = *m_window->findChild<PracticeCommands*>();
        withNextDialog<FindPuzzlesDialog>([](FindPuzzlesDialog& dialog) { dialog.accept(); });
        commands.findPuzzles(std::vector{game});
        m_window->findChild<QPushButton*>("cancelPuzzleSearch")->click();
        QVERIFY(!commands.search().progress());

        PuzzleWish slow;
        slow.plan.nodes = slow.plan.verifyNodes = 1'000'000'000;
        commands.search().add({game}, slow);
        QVERIFY(commands.mayEnd()); // without a box
        commands.search().cancel();

        const QSignalSpy finished(&commands.search(), &PuzzleSearch::finished);
        const QSignalSpy said(&commands, &PracticeCommands::messageShown);
        commands.collectMistakes(game);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20000);
        QVERIFY(said.empty());
    }
    void statisticsAreShown() {
        open(euroShogiGame());
        trigger("practiceStatistics");
        QVERIFY(m_window->findChild<PracticeStatistics*>()->isVisible());
    }
    void theGameInFrontIsSearched() {
        open(euroShogiGame("k6p/7R/8/8/8/8/8/K5R1[] w - - 0 1"));
        m_window->view().enterMove(uciMove("g1g2", m_window->view().game().document().position()));
        QTRY_VERIFY(m_window->view().game().play().resigningSide());
        m_window->view().game().play().resign();
        withNextDialog<FindPuzzlesDialog>([](FindPuzzlesDialog& dialog) { dialog.accept(); });
        trigger("findProblems");
        QTRY_COMPARE_WITH_TIMEOUT(message(), QString("1 new puzzle(s) found."), 60000);
    }
    void puzzlesThatWereFoundAreOfferedForPractice() {
        const core::GameId game = addLostGame();
        open(euroShogiGame());
        withNextDialog<FindPuzzlesDialog>([](FindPuzzlesDialog& dialog) { dialog.accept(); });
        m_window->findChild<PracticeCommands*>()->findPuzzles(std::vector{game});
        auto& notice = m_window->view().variantNotice();
        QTRY_VERIFY_WITH_TIMEOUT(notice.isVisible(), 60000);
        buttonIn(notice, "Practise").click();
        QVERIFY(practice().isVisible());
        QTRY_VERIFY(practice().session().state() == PracticeSession::State::Solving);
        QVERIFY2(practice().session().puzzle().puzzle.source.game == game,
                 "puzzles that come with the program do not come first");
    }
    void allListedGamesAreSearched() {
        addLostGame();
        addLostGame();
        open(euroShogiGame());
        trigger("games");
        auto& panel = *m_window->findChild<GamesPanel*>();
        auto& search = *panel.findChild<QAction*>("findPuzzlesInListed");
        QTRY_VERIFY(search.isEnabled());
        int asked = 0;
        connect(&panel, &GamesPanel::puzzlesWanted, this,
                [&asked](const std::vector<core::GameId>& games) { asked = static_cast<int>(games.size()); });
        withNextDialog<FindPuzzlesDialog>([](FindPuzzlesDialog& dialog) { dialog.reject(); });
        search.trigger();
        QVERIFY2(asked >= 2, qPrintable(QString::number(asked)));
    }
    void theUsersFaultsInAReviewedGameBecomeProblemsByThemselves() {
        open(euroShogiGame());
        core::ReviewPlan plan;
        plan.nodes = 10'000;
        m_window->findChild<ReviewService*>()->add({addLostGame()}, plan);
        const auto mistakes = [this] {
            core::Library library(m_folder->filePath("library.sqlite").toStdString());
            return core::PracticeStore(library).counts({{}, {core::PuzzleKind::OwnMistake}, {}}, {}).all();
        };
        QTRY_COMPARE_WITH_TIMEOUT(mistakes(), 1, 60000);
    }
    void theMistakesOfAReviewedGameArePractised() {
        const core::GameId game = addLostGame(true);
        open(euroShogiGame());
        emit m_window->findChild<GamesPanel*>()->gameChosen(game);
        QTRY_VERIFY(m_window->view().game().recorder().game() == game);
        m_window->findChild<QPushButton*>("practiseMistakes")->click();
        QVERIFY(practice().isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(practice().session().state() == PracticeSession::State::Solving, 60000);
        const core::Puzzle& puzzle = practice().session().puzzle().puzzle;
        QVERIFY(puzzle.source.game == game);
        QVERIFY(puzzle.kind == core::PuzzleKind::OwnMistake);
        QVERIFY(puzzle.played);
    }
    void aGameThatIsPlayedIsNotSearched() {
        open(euroShogiGame());
        m_window->view().enterMove(uciMove("a3a4", m_window->view().game().document().position()));
        QTRY_VERIFY(m_window->view().game().isBeingPlayed());
        trigger("findProblems");
        QVERIFY2(message().startsWith("This game is still being played."), qPrintable(message()));
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, PracticeCommandsTest>(argc, argv); }
#include "practice_commands_test.moc"
