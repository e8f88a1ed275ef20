// Measures the analysis in the window, without a display: how soon the first line of a position is shown, how long a step to
// the next position blocks the GUI thread, and how long the evaluation graph takes. The graph is drawn beside a peer: a plain
// line of as many points by the same library. Times are wall times; blocking is also given as CPU time of the GUI thread,
// which does not depend on what else the machine does.
#include "core/record/game_record.h"
#include "core/rules/variant_set.h"
#include "tests/ui/cpu_time.h"
#include "ui/analysis/analysis.h"
#include "ui/analysis/analysis_panel.h"
#include "ui/analysis/evaluation_graph.h"
#include "ui/document/game_document.h"
#include "ui/engine/engine_pool.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>

#include <fmt/core.h>

#include <algorithm>
#include <functional>
#include <random>
#include <vector>

#define foreach(variable, container) for (variable : container)
#include <qcustomplot.h>
#undef foreach

using namespace komadai;
using namespace komadai::ui;
using test::threadCpuMs;

namespace {

constexpr int Plies = 100;
constexpr int GraphPlies = 500;
constexpr int Rounds = 50;
constexpr int StepPauseMs = 60;

struct Times {
    std::vector<double> all;
    double median() {
        std::nth_element(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2), all.end());
        return all[all.size() / 2];
    }
    double most() const { return *std::max_element(all.begin(), all.end()); }
};

void print(const char* name, Times times) {
    fmt::print("{:<44} median {:8.2f} ms   most {:8.2f} ms\n", name, times.median(), times.most());
}

core::GameRecord randomGame(const char* id, int plies) {
    const auto start = core::AnyPosition::startOf(core::VariantSet::builtin().find(id));
    core::GameRecord record{{}, core::GameTree(start)};
    std::mt19937 random(1);
    core::Game game(start);
    core::NodeId node;
    while (game.plyCount() < plies && !game.isOver()) {
        const auto moves = game.position().legalMoves();
        const core::Move move = moves[random() % moves.size()];
        game.play(move);
        node = record.tree.add(node, move, {std::chrono::seconds(random() % 30), std::nullopt});
        core::Evaluation evaluation;
        evaluation.score = core::Score::centipawns(static_cast<int>(random() % 400) - 200);
        evaluation.engine = "bench";
        record.tree.keepEvaluation(node, evaluation);
    }
    record.tree.clearHistory();
    return record;
}

/// What the window has for the analysis of one game.
struct Bench {
    explicit Bench(core::GameRecord record)
        : document(std::move(record)), pool(store), analysis(document, pool) {
        for (QAction** action : {&actions.analyse, &actions.lock, &actions.threats, &actions.findMate,
                                 &actions.insertLine, &actions.insertLines})
            *action = new QAction(&owner);
        for (QAction* action : {actions.analyse, actions.lock, actions.threats})
            action->setCheckable(true);
        panel = std::make_unique<AnalysisPanel>(store, actions);
        panel->resize(900, 200);
        panel->setAnalysis(&analysis);
        panel->show();
        document.goToPly(0);
    }

    EngineStore store;
    GameDocument document;
    EnginePool pool;
    Analysis analysis;
    QObject owner;
    AnalysisActions actions{};
    std::unique_ptr<AnalysisPanel> panel;
};

void measureSteps(const char* id, int lines) {
    Bench bench(randomGame(id, Plies));
    bench.analysis.setLines(lines);
    bench.actions.analyse->setChecked(true);
    QElapsedTimer sinceStep;
    bool isAwaited = false;
    Times first, blocked, blockedCpu;
    QObject::connect(&bench.analysis, &Analysis::lineFound, [&] {
        if (std::exchange(isAwaited, false))
            first.all.push_back(static_cast<double>(sinceStep.nsecsElapsed()) / 1e6);
    });
    const auto during = [&](const std::function<void()>& act) {
        const double cpu = threadCpuMs();
        QElapsedTimer timer;
        timer.start();
        act();
        blocked.all.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        blockedCpu.all.push_back(threadCpuMs() - cpu);
    };
    for (int ply = 1; ply <= bench.document.linePlies(); ++ply) {
        sinceStep.start();
        isAwaited = true;
        during([&] { bench.document.goToPly(ply); });
        while (sinceStep.elapsed() < StepPauseMs)
            during([] { QApplication::processEvents(QEventLoop::AllEvents, 1); });
    }
    fmt::print("{}, {} line(s), {} plies\n", id, lines, bench.document.linePlies());
    print("  to the first line", first);
    print("  GUI thread blocked, wall time", blocked);
    print("  GUI thread blocked, CPU time", blockedCpu);
}

Times timesOf(const std::function<void()>& act) {
    Times times;
    for (int i = 0; i < Rounds; ++i) {
        const double start = threadCpuMs();
        act();
        times.all.push_back(threadCpuMs() - start);
    }
    return times;
}

void measureGraph() {
    Bench bench(randomGame("koshogi", GraphPlies));
    EvaluationGraph graph(*bench.actions.analyse);
    graph.resize(1000, 300);
    graph.setAnalysis(&bench.analysis);
    graph.show();
    QApplication::processEvents();
    fmt::print("graph of {} plies, CPU time\n", bench.document.linePlies());
    print("  evaluation graph", timesOf([&] { graph.replot(); }));
    QCustomPlot peer;
    peer.resize(1000, 300);
    peer.addGraph();
    QVector<double> x, y;
    for (int i = 0; i <= bench.document.linePlies(); ++i) {
        x << i;
        y << i % 40;
    }
    print("  plain line of QCustomPlot", timesOf([&] {
              peer.graph(0)->setData(x, y, true);
              peer.rescaleAxes();
              peer.replot();
          }));
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    for (const char* id : {"euroshogi", "shogi", "koshogi"})
        for (const int lines : {1, 5})
            measureSteps(id, lines);
    measureGraph();
}
