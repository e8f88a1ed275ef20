// The analysis in the window: its keys, its arrows, its lines in the record, the bar and the graph.
#include "tests/ui/dialogs.h"
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/analysis/analysis.h"
#include "ui/analysis/evaluation_bar.h"
#include "ui/analysis/evaluation_graph.h"
#include "ui/analysis/lines_table.h"
#include "ui/board/board_view.h"
#include "ui/document/game_document.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/main_window.h"
#include "ui/preferences/preferences.h"
#include "ui/variants/user_variants.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QSettings>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class AnalysisWindowTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<UserVariants> m_variants;
    std::unique_ptr<MainWindow> m_window;

    void open(const core::Game& start) {
        m_window = std::make_unique<MainWindow>(*m_variants, start);
        m_window->resize(1000, 740);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        board().setAnimated(false);
        m_window->openLibrary(m_folder->filePath("library.sqlite").toStdString());
        QTRY_VERIFY(game().movableSide());
    }
    OpenGame& game() const { return m_window->view().game(); }
    GameDocument& document() const { return game().document(); }
    Analysis& analysis() const { return game().analysis(); }
    BoardView& board() const { return m_window->view().board(); }
    LinesTable& table() const { return *m_window->findChild<LinesTable*>("analysisLines"); }
    EvaluationBar& bar() const { return *m_window->view().findChild<EvaluationBar*>("evaluationBar"); }
    QAction& command(const char* name) const { return *m_window->findChild<QAction*>(QLatin1String(name)); }
    QString message() const { return m_window->statusBar()->currentMessage(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(m_window.get(), key, modifiers);
    }
    /// Until there are so many lines, which then stay as they are.
    void analyse(int lines = 1) const {
        analysis().setLines(lines);
        command("analyse").setChecked(true);
        const auto isFound = [&] {
            const auto& found = analysis().found();
            return static_cast<int>(found.size()) == lines && found.front().depth >= 4 &&
                   found.front().line.size() >= 3;
        };
        QTRY_VERIFY(isFound());
        command("analyse").setChecked(false);
    }
    std::vector<BoardArrow> arrows(ArrowKind kind) const {
        std::vector<BoardArrow> found;
        for (const BoardArrow& arrow : board().arrows())
            if (arrow.kind == kind) found.push_back(arrow);
        return found;
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

    void theEvaluationBarStandsAtTheBoard() {
        open(euroShogiGame());
        QVERIFY(!bar().isVisible());
        command("analyse").setChecked(true);
        QVERIFY(bar().isVisible());
        const QRect squares =
            board().squareRect(core::Square::at(0)).united(board().squareRect(core::Square::at(63)));
        const QRect shown = bar().geometry().translated(-board().pos());
        QVERIFY(shown.right() < squares.left() && shown.right() > squares.left() - 60);
        QVERIFY(shown.top() < squares.top() && shown.bottom() > squares.bottom());
        for (int i = 0; i < 3; ++i)
            board().zoomIn();
        QVERIFY(bar().geometry().left() < board().geometry().left() + 60);
        QVERIFY(board().geometry().contains(bar().geometry()));
    }

    void theBestMovesAreArrowsThinnerByRank() {
        open(euroShogiGame());
        analysis().setLines(3);
        press(Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE(arrows(ArrowKind::Analysis).size(), 3U);
        const auto shown = arrows(ArrowKind::Analysis);
        QCOMPARE(shown[0].rank, 3); // the best one is painted last
        QCOMPARE(shown[2].rank, 1);
    }
    void threatsHaveTheirKeyAndTheirArrow() {
        open(euroShogiGame("4k3/8/8/8/3r4/8/3R4/4K3[] w - - 0 1"));
        press(Qt::Key_X);
        QVERIFY(command("analyse").isChecked());
        QTRY_COMPARE(arrows(ArrowKind::Threat).size(), 1U);
        QVERIFY(arrows(ArrowKind::Analysis).empty());
        press(Qt::Key_X);
        QTRY_COMPARE(arrows(ArrowKind::Analysis).size(), 1U);
        QVERIFY(arrows(ArrowKind::Threat).empty());
    }

    void aClickOnAMoveMakesAVariation() {
        open(euroShogiGame());
        analyse();
        const auto line = analysis().found().front().line;
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, table().moveRect({{0, 1}, 1}).center());
        QCOMPARE(document().ply(), 2);
        QCOMPARE(document().lastMove(), std::optional(line[1]));
    }
    void aLineIsInsertedWithItsEvaluation() {
        open(euroShogiGame());
        analyse();
        const auto best = analysis().found().front();
        press(Qt::Key_Return, Qt::ControlModifier);
        const auto child = document().tree().child(core::NodeId::root(), best.line.front());
        QVERIFY(child);
        QCOMPARE(document().tree().movesTo(document().tree().lineEnd(*child)).size(), best.line.size());
        const auto& evaluations = document().tree().annotations(*child).evaluations;
        QCOMPARE(evaluations.size(), 1U);
        QCOMPARE(evaluations.front().engine, std::string("Komadai"));
        QCOMPARE(evaluations.front().score.centipawns(), -best.score.centipawns());
        QCOMPARE(document().ply(), 0);
    }
    void allLinesAreInserted() {
        open(euroShogiGame());
        analyse(3);
        press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(document().tree().childCount(core::NodeId::root()), 3);
    }
    void anInsertedLineStaysWhenTheGameGoesOn() {
        open(euroShogiGame());
        QVERIFY(game().play().isRunning()); // two people
        analyse();
        const auto inserted = analysis().found().front().line.front();
        command("insertLine").trigger();
        const auto other = uciMove("h3h4", document().position());
        QVERIFY(inserted != other);
        QTRY_VERIFY(game().movableSide()); // once the line is stored
        QVERIFY(!game().enterMove(other));
        QTRY_COMPARE(document().lastMove(), std::optional(other));
        QVERIFY(document().tree().isMainLine(document().current()));
        QVERIFY(document().tree().child(core::NodeId::root(), inserted));
    }

    void theBarIsBesideTheBoardDuringTheAnalysis() {
        open(euroShogiGame("1nbgkgn1/6b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[] w - - 0 1"));
        QVERIFY(!bar().isVisible());
        press(Qt::Key_L);
        QVERIFY(bar().isVisible());
        QTRY_VERIFY(bar().chance().value_or(0) > 0.5);
        press(Qt::Key_Z);
        QVERIFY(!bar().isVisible());
        press(Qt::Key_Z);
        QVERIFY(bar().isVisible());
        press(Qt::Key_L);
        QVERIFY(!bar().isVisible());
    }
    void theGraphHasItsKeyAndGoesToPositions() {
        open(euroShogiGame());
        document().addMove(core::NodeId::root(), uciMove("e3e4", document().position()));
        core::Evaluation evaluation;
        evaluation.score = core::Score::centipawns(-40);
        document().keepEvaluation(document().current(), evaluation);
        press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        auto& graph = *m_window->findChild<EvaluationGraph*>();
        QVERIFY(graph.isVisible());
        QTRY_COMPARE(graph.valueAt(1), std::optional(0.4));
        QTest::mouseClick(graph.findChild<QWidget*>("evaluationPlot"), Qt::LeftButton, {}, graph.pointOf(0));
        QCOMPARE(document().ply(), 0);
    }
    void theMateSearchOpensThePanel() {
        open(euroShogiGame("k7/8/1G1p4/8/8/8/8/4K2R[] w - - 0 1"));
        auto* dock = m_window->findChild<QDockWidget*>("analysisDock");
        QVERIFY(!dock->isVisible());
        press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(dock->isVisible());
        QTRY_VERIFY(analysis().mateAnswer());
        QCOMPARE(analysis().mateAnswer()->result.line.size(), 1U);
        QCOMPARE(arrows(ArrowKind::Analysis),
                 std::vector{arrowOf(analysis().mateAnswer()->result.line.front(), document().position(),
                                     ArrowKind::Analysis)});
    }
    void theMateIsAnArrowAgainWhenTheLockedPositionIsShownAgain() {
        open(euroShogiGame("k7/8/1G1p4/8/8/8/8/4K2R[] w - - 0 1"));
        press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(analysis().mateAnswer());
        analysis().setLocked(true);
        document().addMove(core::NodeId::root(), uciMove("e1e2", document().position()));
        QCOMPARE(document().ply(), 1);
        QVERIFY(arrows(ArrowKind::Analysis).empty());
        document().goToPly(0);
        QCOMPARE(arrows(ArrowKind::Analysis).size(), 1U);
    }
    void theBetterMoveIsAnArrowWhereAMistakeWasPlayed() {
        open(euroShogiGame());
        const core::AnyPosition start = document().position();
        core::Evaluation evaluation;
        evaluation.line = {uciMove("d3d4", start)};
        document().keepEvaluation(core::NodeId::root(), evaluation);
        QTRY_VERIFY(game().movableSide()); // it is stored
        QVERIFY(!game().enterMove(uciMove("e3e4", start)));
        QTRY_COMPARE(document().ply(), 1);
        document().toggleGlyph(document().current(), core::Glyph::Mistake);
        QVERIFY(arrows(ArrowKind::Better).empty()); // the game goes on
        QTRY_VERIFY(game().play().resigningSide());
        game().play().resign();
        const auto better = arrowOf(evaluation.line.front(), start, ArrowKind::Better);
        QCOMPARE(arrows(ArrowKind::Better), std::vector{better});
        press(Qt::Key_A); // best moves as arrows
        QVERIFY(arrows(ArrowKind::Better).empty());
        press(Qt::Key_A);
        QCOMPARE(arrows(ArrowKind::Better), std::vector{better});
        document().goToPly(0);
        QVERIFY(arrows(ArrowKind::Better).empty());
    }
    void closingThePanelFreesTheCores() {
        open(euroShogiGame());
        press(Qt::Key_L);
        QTRY_VERIFY(!analysis().found().empty());
        m_window->findChild<QDockWidget*>("analysisDock")->close();
        QVERIFY(!analysis().isOn());
        const auto found = analysis().found().front().nodes;
        QTest::qWait(200);
        QCOMPARE(analysis().found().front().nodes, found);
    }
};

int main(int argc, char** argv) {
    return komadai::ui::test::runWithOwnSettings<QApplication, AnalysisWindowTest>(argc, argv);
}
#include "analysis_window_test.moc"
