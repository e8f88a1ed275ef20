// The graph of evaluations, the bar beside the board, and the evaluations they show.
#include "tests/ui/cpu_time.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/own_game.h"
#include "tests/ui/own_settings.h"
#include "ui/analysis/analysis.h"
#include "ui/analysis/evaluation_bar.h"
#include "ui/analysis/evaluation_graph.h"
#include "ui/analysis/found_line.h"
#include "ui/analysis/score_text.h"
#include "ui/custom_plot.h"
#include "ui/preferences/preferences.h"
#include "ui/scaled_font.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <cmath>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

/// Collects the warnings of Qt and QCustomPlot as long as it lives. One at a time.
class Warnings {
public:
    Warnings() : m_before(qInstallMessageHandler(&Warnings::take)) { texts().clear(); }
    ~Warnings() { qInstallMessageHandler(m_before); }
    Warnings(const Warnings&) = delete;
    Warnings& operator=(const Warnings&) = delete;

    static QStringList& texts() {
        static QStringList all;
        return all;
    }

private:
    static void take(QtMsgType, const QMessageLogContext&, const QString& text) { texts() << text; }

    QtMessageHandler m_before;
};

} // namespace

class EvaluationGraphTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<OwnGame<>> m_own;
    std::unique_ptr<QAction> m_analyse;
    std::unique_ptr<EvaluationGraph> m_graph;
    QPushButton& button() const { return *m_graph->findChild<QPushButton*>("reviewForGraph"); }
    QWidget* plot() const { return m_graph->findChild<QWidget*>("evaluationPlot"); }
    GameDocument& document() { return m_own->document(); }
    core::NodeId play(const char* move) {
        return document().addMove(document().current(), uciMove(move, document().position()));
    }
    void evaluate(core::NodeId node, core::Score score, int depth = 10, const char* engine = "Komadai") {
        core::Evaluation evaluation;
        evaluation.score = score;
        evaluation.depth = depth;
        evaluation.engine = engine;
        document().keepEvaluation(node, evaluation);
    }
    /// Three moves; the positions after the first two are evaluated.
    void playThreeMoves() {
        evaluate(play("e3e4"), core::Score::centipawns(-50)); // Black is to move
        evaluate(play("e6e5"), core::Score::centipawns(120));
        play("d3d4");
        update();
    }
    /// Plays until thirteen pieces are taken, with a capture wherever there is one. All positions are evaluated.
    /// Returns the plies of all captures.
    std::vector<int> playIntoTheEndgame() {
        std::vector<int> captures;
        for (int ply = 1; captures.size() < 13 && ply < 300; ++ply) {
            const core::AnyPosition position = document().position();
            const auto moves = position.legalMoves();
            const auto capture = std::find_if(moves.begin(), moves.end(), [&](const core::Move& move) {
                return position.pieceAt(core::destinationOf(move)).has_value();
            });
            if (capture != moves.end()) captures.push_back(ply);
            const auto node = document().addMove(
                document().current(),
                capture != moves.end() ? *capture : moves[static_cast<std::size_t>(ply * 7) % moves.size()]);
            evaluate(node, core::Score::centipawns(10));
        }
        update();
        return captures;
    }
    /// Where the names of phases stand in the plot.
    std::vector<QRectF> placesOfNames() const {
        auto& plot = *m_graph->findChild<QCustomPlot*>();
        plot.replot();
        std::vector<QRectF> places;
        for (int i = 0; i < plot.itemCount(); ++i)
            if (const auto* name = qobject_cast<QCPItemText*>(plot.item(i)))
                places.push_back(QRectF(name->topLeft->pixelPosition(), name->bottomRight->pixelPosition())
                                     .marginsRemoved(name->padding()));
        return places;
    }
    void update() const { QTRY_COMPARE(static_cast<int>(m_graph->plies().size()), plies()); }
    int plies() const { return m_own->document().linePlies() + 1; }

private slots:
    void init() {
        QSettings().clear();
        m_own = std::make_unique<OwnGame<>>();
        m_analyse = std::make_unique<QAction>();
        m_analyse->setShortcut(QKeySequence("Ctrl+R"));
        m_graph = std::make_unique<EvaluationGraph>(*m_analyse);
        m_graph->resize(600, 240);
        m_graph->setAnalysis(&m_own->game().analysis());
        m_graph->show();
    }
    void cleanup() {
        m_graph.reset();
        m_analyse.reset();
        m_own.reset();
    }

    void whatFollowsTheEndOfTheGameIsDrawnOnlyWhereItIsShown() {
        playThreeMoves();
        document().setHidesTakenBack(false);
        document().setPlayedTo(document().lineNodes()[2]);
        document().setOutcome(core::Outcome{core::Side::First, core::EndReason::Resignation});
        document().goToPly(1);
        QTRY_COMPARE(m_graph->plies().size(), std::size_t{3});
        document().goToPly(3);
        QTRY_COMPARE(m_graph->plies().size(), std::size_t{4});
        QCOMPARE(m_graph->markedPly(), 3);
    }
    void theGraphAsksForRoomBesideTheAnalysis() {
        QDockWidget dock;
        dock.setWidget(new EvaluationGraph(*m_analyse));
        QVERIFY(dock.sizeHint().width() >= 300);
    }
    void aGameWithoutEvaluationsSaysHowToGetThem() {
        auto& label = *m_graph->findChild<QLabel*>("noEvaluations");
        QVERIFY(label.isVisible());
        QVERIFY2(label.text().contains("press Ctrl+R"), qPrintable(label.text()));
        QVERIFY(m_graph->isEmpty());
    }
    void aGameWithoutEvaluationsOffersAReview() {
        QSignalSpy wanted(m_graph.get(), &EvaluationGraph::reviewWanted);
        QTest::mouseClick(&button(), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
    }
    void aReviewThatRunsIsNotOfferedAgain() {
        const auto& label = *m_graph->findChild<QLabel*>("noEvaluations");
        m_graph->setGamesBeforeReview(2);
        QVERIFY2(label.text().contains("after others"), qPrintable(label.text()));
        QVERIFY(!button().isVisible());
        m_graph->setGamesBeforeReview(0);
        QVERIFY2(label.text().contains("is being reviewed"), qPrintable(label.text()));
        m_graph->setGamesBeforeReview(std::nullopt); // cancelled
        QVERIFY(label.text().contains("no evaluations yet"));
        QVERIFY(button().isVisible());
    }

    // Values are those of the first player, whoever is to move.
    void evaluationsOfTheRecordAreDrawn() {
        playThreeMoves();
        QVERIFY(!m_graph->isEmpty());
        QVERIFY(!m_graph->findChild<QLabel*>("noEvaluations")->isVisible());
        QCOMPARE(m_graph->valueAt(1), std::optional(0.5));
        QCOMPARE(m_graph->valueAt(2), std::optional(1.2));
        QCOMPARE(m_graph->valueAt(3), std::optional<double>());
    }
    void faultsAreMarked() {
        playThreeMoves();
        const auto& nodes = document().lineNodes();
        document().toggleGlyph(nodes[1], core::Glyph::Blunder);
        document().toggleGlyph(nodes[2], core::Glyph::Dubious);
        document().toggleGlyph(nodes[3], core::Glyph::Mistake); // without an evaluation
        QTRY_COMPARE(m_graph->plies()[2].fault, std::optional(core::Glyph::Dubious));
        QVERIFY2(m_graph->textAt(1).contains("??"), qPrintable(m_graph->textAt(1)));
        const auto& plot = *m_graph->findChild<QCustomPlot*>();
        const auto marksOf = [&plot](QCPScatterStyle::ScatterShape shape) {
            std::vector<double> places;
            for (int i = 0; i < plot.graphCount(); ++i)
                if (plot.graph(i)->scatterStyle().shape() == shape)
                    for (const QCPGraphData& mark : *plot.graph(i)->data())
                        places.push_back(mark.key);
            return places;
        };
        QCOMPARE(marksOf(QCPScatterStyle::ssTriangleInverted), std::vector<double>{1});
        QCOMPARE(marksOf(QCPScatterStyle::ssCircle), std::vector<double>{2});
    }
    void theyCanBeDrawnAsWinningChances() {
        playThreeMoves();
        preferences().set(preference::ShownScoreUnit, ScoreUnit::WinningChance);
        const double chance = 100 * winChanceFor(document().spec())(50);
        QTRY_VERIFY(qFuzzyCompare(*m_graph->valueAt(1), chance));
        QVERIFY(chance > 50 && chance < 70);
    }
    void theyCanBeDrawnAsCentipawns() {
        playThreeMoves();
        preferences().set(preference::ShownScoreUnit, ScoreUnit::Centipawns);
        QTRY_COMPARE(m_graph->valueAt(1), std::optional(50.0));
        auto& plot = *m_graph->findChild<QCustomPlot*>();
        QVERIFY(plot.axisRect(0)->axis(QCPAxis::atLeft)->range().contains(200));
    }
    void theFirstMovesAreNoWideBlocks() {
        evaluate(core::NodeId::root(), core::Score::centipawns(50));
        update();
        auto& plot = *m_graph->findChild<QCustomPlot*>();
        plot.replot();
        const auto& axis = *plot.axisRect()->axis(QCPAxis::atBottom);
        const double ply = axis.coordToPixel(1) - axis.coordToPixel(0);
        QVERIFY(ply < plot.axisRect()->width() / 15.0);
    }
    void theMouseOverMovesThatAreGoneFindsNothing() {
        playThreeMoves();
        const QPoint last = m_graph->pointOf(3);
        document().remove(document().lineNodes()[1]);
        QMouseEvent move(QEvent::MouseMove, last, plot()->mapToGlobal(last), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(plot(), &move); // before the graph is drawn anew
        QCOMPARE(m_graph->plies().size(), std::size_t{1});
    }
    void aPositionBetweenTwoEvaluationsDoesNotInterruptTheLine() {
        evaluate(play("e3e4"), core::Score::centipawns(-50));
        play("e6e5");
        evaluate(play("d3d4"), core::Score::centipawns(50));
        update();
        const auto* line = m_graph->findChild<QCustomPlot*>()->graph(0);
        QCOMPARE(line->dataCount(), 3); // the start has none, the second move is left out
        QCOMPARE(line->data()->at(1)->key, 1.0);
        QCOMPARE(line->data()->at(2)->key, 3.0);
    }
    void matesAreDrawnAtTheEdge() {
        evaluate(play("e3e4"), core::Score::mateIn(3)); // Black mates
        update();
        QCOMPARE(m_graph->valueAt(1), std::optional(-10.0));
    }
    // EuroShogi begins with 32 pieces: the middle game with the fourth that is taken, the endgame with the thirteenth.
    void theBeginningsOfMiddleGameAndEndgameAreMarked() {
        const auto captures = playIntoTheEndgame();
        QCOMPARE(captures.size(), std::size_t{13});
        QCOMPARE(m_graph->phases().middleGame, std::optional(captures[3]));
        QCOMPARE(m_graph->phases().endgame, std::optional(captures[12]));
    }
    void theNamesOfThePhasesAreApartInANarrowGraph() {
        QCOMPARE(playIntoTheEndgame().size(), std::size_t{13});
        for (const int width : {600, 300, 200, 160}) {
            m_graph->resize(width, 240);
            QTest::qWait(20); // for the layout
            const auto places = placesOfNames();
            QCOMPARE(places.size(), std::size_t{2});
            QVERIFY2(!places[0].intersects(places[1]), qPrintable(QString::number(width)));
            QVERIFY2(places[1].right() <= plot()->width(), qPrintable(QString::number(width)));
        }
    }
    void theTimesHaveOnlyTheLabelsForWhichTheyHaveRoom() {
        using namespace std::chrono_literals;
        core::GameTree tree(startPosition());
        const auto node = tree.add(core::NodeId::root(), uciMove("e3e4", tree.start()), {20ms, {}});
        core::Evaluation evaluation;
        evaluation.engine = "Komadai";
        tree.keepEvaluation(node, evaluation);
        document().reset({document().header(), std::move(tree)});
        update();
        auto& plot = *m_graph->findChild<QCustomPlot*>();
        for (const int height : {400, 160, 100, 80}) {
            m_graph->resize(360, height);
            QTest::qWait(20); // for the layout
            plot.replot();
            const QCPAxis& axis = *plot.axisRect(1)->axis(QCPAxis::atLeft);
            const auto ticks = axis.tickVector();
            for (int i = 1; i < ticks.size(); ++i) {
                if (!axis.range().contains(ticks[i - 1]) || !axis.range().contains(ticks[i])) continue;
                const double distance = axis.coordToPixel(ticks[i - 1]) - axis.coordToPixel(ticks[i]);
                QVERIFY2(distance >= QFontMetrics(axis.tickLabelFont()).height() - 1,
                         qPrintable(QStringLiteral("height %1: %2").arg(height).arg(distance)));
            }
        }
    }
    void thePliesHaveOnlyTheLabelsForWhichTheyHaveRoom() {
        QCOMPARE(playIntoTheEndgame().size(), std::size_t{13});
        auto& plot = *m_graph->findChild<QCustomPlot*>();
        for (const double size : {1.0, 2.0}) {
            m_graph->setFont(scaledFont(QApplication::font(), size));
            for (const int width : {500, 240, 160}) {
                m_graph->resize(width, 240);
                update();
                plot.replot();
                const QCPAxis& axis = *plot.axisRect(0)->axis(QCPAxis::atBottom);
                const QFontMetrics metrics(axis.tickLabelFont());
                const auto ticks = axis.tickVector();
                for (int i = 1; i < ticks.size(); ++i) {
                    const double distance = axis.coordToPixel(ticks[i]) - axis.coordToPixel(ticks[i - 1]);
                    const QString label = QString::number(std::lround(ticks[i]));
                    QVERIFY2(distance > metrics.horizontalAdvance(label),
                             qPrintable(QStringLiteral("%1 at width %2").arg(label).arg(width)));
                }
            }
        }
    }
    void theDeepestEngineIsShown() {
        const auto node = play("e3e4");
        evaluate(node, core::Score::centipawns(-50), 10, "one");
        evaluate(node, core::Score::centipawns(-80), 12, "two");
        evaluate(node, core::Score::centipawns(-10), 8, "three");
        update();
        QCOMPARE(m_graph->valueAt(1), std::optional(0.8));
    }
    void newEvaluationsAreDrawn() {
        const auto node = play("e3e4");
        evaluate(node, core::Score::centipawns(-50));
        update();
        QTRY_COMPARE(m_graph->valueAt(1), std::optional(0.5));
        evaluate(node, core::Score::centipawns(-70), 12);
        QTRY_COMPARE(m_graph->valueAt(1), std::optional(0.7));
    }
    void thePositionThatIsBeingAnalysedIsDrawn() {
        play("e3e4");
        m_own->game().analysis().setOn(true);
        QTRY_VERIFY(!m_graph->isEmpty() && m_graph->valueAt(1).has_value());
    }
    void anotherLineHasItsOwnGraph() {
        playThreeMoves();
        document().goToPly(1);
        evaluate(play("d6d5"), core::Score::centipawns(-300));
        QTRY_COMPARE(m_graph->valueAt(2), std::optional(-3.0));
    }

    void aGraphWithoutWidthOrHeightIsNotDrawn() {
        playThreeMoves();
        const Warnings warnings;
        for (const QSize size : {QSize(300, 0), QSize(0, 200), QSize(0, 0)}) {
            plot()->resize(size);
            QCoreApplication::processEvents();
            m_graph->replot();
            QCOMPARE(Warnings::texts(), QStringList());
        }
        plot()->resize(300, 200);
        QCoreApplication::processEvents();
        QCOMPARE(m_graph->findChild<QCustomPlot*>()->viewport().size(), QSize(300, 200));
    }
    void theCurrentPositionIsMarked() {
        playThreeMoves();
        QCOMPARE(m_graph->markedPly(), 3);
        document().goToPly(1);
        QTRY_COMPARE(m_graph->markedPly(), 1);
    }
    void aClickChoosesAPosition() {
        playThreeMoves();
        QSignalSpy chosen(m_graph.get(), &EvaluationGraph::plyChosen);
        QTest::mouseClick(plot(), Qt::LeftButton, {}, m_graph->pointOf(2));
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toInt(), 2);
    }
    void aPlyIsSaidInWords() {
        playThreeMoves();
        QCOMPARE(m_graph->textAt(0), QString("Start position · not evaluated"));
        QCOMPARE(m_graph->textAt(1), QStringLiteral("1. P‑e4 · Score for White: +0.50"));
        QCOMPARE(m_graph->plyAt(m_graph->pointOf(1)), std::optional(1));
    }

    void aPictureIsWrittenInThreeFormats() {
        playThreeMoves();
        QTemporaryDir folder;
        for (const char* name : {"graph.png", "graph.svg", "graph.pdf"})
            QCOMPARE(m_graph->savePicture(folder.filePath(name)), QString());
        const QImage picture(folder.filePath("graph.png"));
        QCOMPARE(picture.size(), QSize(2400, 960));
        const auto begins = [&folder](const char* name, const char* text) {
            QFile file(folder.filePath(name));
            return file.open(QIODevice::ReadOnly) && file.read(200).contains(text);
        };
        QVERIFY(begins("graph.svg", "<svg"));
        QVERIFY(begins("graph.pdf", "%PDF"));
    }
    void aPictureWhoseNameHasADotGetsItsEnding() {
        playThreeMoves();
        QTemporaryDir folder;
        nameNextFile(folder.filePath("game 1.5"), "PDF document (*.pdf)");
        m_graph->findChild<QToolButton*>("saveGraph")->click();
        QVERIFY(QFile::exists(folder.filePath("game 1.5.pdf")));
    }
    void aFileThatCannotBeWrittenIsReported() {
        playThreeMoves();
        QVERIFY(!m_graph->savePicture("/nowhere/graph.png").isEmpty());
    }

    /// 500 plies in a frame of 60 Hz; CPU time, and the best of several draws, as others use the machine too.
    void fiveHundredPliesAreDrawnWithinAFrame() {
        const std::vector<const char*> moves = {"g2f2", "b7c7", "f2g2", "c7b7"};
        for (int ply = 0; ply < 500; ++ply)
            evaluate(play(moves[static_cast<std::size_t>(ply % 4)]),
                     core::Score::centipawns(ply % 40 * 10 - 200), 10);
        m_graph->resize(1000, 300);
        update();
        double best = 1000;
        for (int i = 0; i < 20; ++i) {
            const double start = threadCpuMs();
            m_graph->replot();
            best = std::min(best, threadCpuMs() - start);
        }
        QVERIFY2(best < 16, qPrintable(QString::number(best)));
    }

    void aTimeThatRoundsToNothingIsNotNamed() {
        using namespace std::chrono_literals;
        core::GameTree tree(startPosition());
        const auto node = tree.add(core::NodeId::root(), uciMove("e3e4", tree.start()), {49ms, {}});
        tree.add(node, uciMove("e6e5", tree.position(node)), {60ms, {}});
        document().reset({document().header(), std::move(tree)});
        update();
        QCOMPARE(m_graph->textAt(1), QStringLiteral("1. P‑e4 · not evaluated"));
        QCOMPARE(m_graph->textAt(2), QStringLiteral("2. P‑e5 · not evaluated · 0.1 s"));
    }

    // --- the bar

    void theBarHasTheColoursOfThePlayersSigns() {
        EvaluationBar bar;
        bar.resize(20, 100);
        const auto isFirstDark = [&bar](const core::AnyPosition& position) {
            bar.setScore(core::Score::centipawns(0), position);
            const QImage image = bar.grab().toImage();
            return image.pixelColor(10, 80).lightness() < image.pixelColor(10, 20).lightness();
        };
        QVERIFY(!isFirstDark(startPosition()));
        QVERIFY(isFirstDark(core::AnyPosition::startOf(variants().find("shogi")))); // ☗
    }
    void theBarShowsTheChanceOfTheFirstPlayer() {
        EvaluationBar bar;
        QVERIFY(!bar.chance());
        bar.setScore(core::Score::centipawns(150), startPosition());
        QVERIFY(*bar.chance() > 0.5);
        QCOMPARE(bar.text(), QString("1.5"));
        QCOMPARE(bar.accessibleName(), QString("Evaluation: Score for White: +1.50"));
        bar.setScore(core::Score::mateIn(-4), startPosition());
        QCOMPARE(*bar.chance(), 0.0);
        QCOMPARE(bar.text(), QString("#2"));
    }

    // --- scores

    void aMatedSideHasNoNumberOfMoves() {
        const ScoreText text(euroshogi()->spec());
        QCOMPARE(text.text(core::Score::mateIn(0), core::Side::Second), QString("+#"));
        QCOMPARE(text.text(core::Score::mateIn(1), core::Side::First), QString("+#1"));
        EvaluationBar bar;
        bar.setScore(core::Score::mateIn(0), startPosition());
        QCOMPARE(bar.text(), QString("#"));
    }
    void aMateOfUnknownLengthHasNoNumberEither() {
        const auto won = core::Score::mateOfUnknownLength(true);
        const ScoreText text(euroshogi()->spec());
        QCOMPARE(text.text(won, core::Side::First), QString("+#?"));
        QCOMPARE(text.text(won, core::Side::Second), QString::fromUtf8("−#?"));
        QCOMPARE(afterBestMove(won), core::Score::mateOfUnknownLength(false));
        EvaluationBar bar;
        bar.setScore(won, startPosition());
        QCOMPARE(*bar.chance(), 1.0);
        QCOMPARE(bar.text(), QString("#?"));
    }
    void aScoreIsTurnedForTheNextPosition() {
        QCOMPARE(afterBestMove(core::Score::centipawns(30)), core::Score::centipawns(-30));
        QCOMPARE(afterBestMove(core::Score::mateIn(1)), core::Score::mateIn(0));
        QCOMPARE(afterBestMove(core::Score::mateIn(3)), core::Score::mateIn(-2));
        QCOMPARE(afterBestMove(core::Score::mateIn(-2)), core::Score::mateIn(1));
    }
    void anInsertedLineEvaluatesThePositionAfterItsFirstMove() {
        FoundLine line;
        line.info.score = core::Score::centipawns(42);
        line.info.depth = 8;
        line.info.line = {uciMove("e3e4", startPosition()), uciMove("d3d4", startPosition())};
        line.engine = "one";
        const auto evaluation = evaluationAfterFirstMove(line);
        QCOMPARE(evaluation.score, core::Score::centipawns(-42));
        QCOMPARE(evaluation.depth, 7);
        QCOMPARE(evaluation.line.size(), 1U);
        QCOMPARE(evaluation.engine, std::string("one"));
    }
};

int main(int argc, char** argv) {
    return komadai::ui::test::runWithOwnSettings<QApplication, EvaluationGraphTest>(argc, argv);
}
#include "evaluation_graph_test.moc"
