// Measures whether games can be played as before while others are imported: the real window without a display, first alone and
// then during an import. For each move that is entered, how long the GUI thread is blocked: in wall time, which the other
// threads share, and in CPU time of the thread; and how long it takes until the move is stored and the next one can be made. The peer is the same window without an import.
//     import_bench FILE   imports this file of games of any format
#include "core/rules/variant_set.h"
#include "tests/ui/cpu_time.h"
#include "ui/document/game_document.h"
#include "ui/game/game_view.h"
#include "ui/imports/game_import.h"
#include "ui/main_window.h"
#include "ui/variants/user_variants.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <fmt/core.h>

#include <algorithm>
#include <functional>
#include <random>
#include <vector>

using namespace komadai;
using namespace komadai::ui;
using test::threadCpuMs;

namespace {

constexpr int Moves = 200;
constexpr int PauseMs = 40; ///< between two moves
constexpr int LongestWaitMs = 5000;

void print(const char* name, std::vector<double> times) {
    std::sort(times.begin(), times.end());
    fmt::print("  {:<28} median {:7.2f}   99 % {:7.2f}   most {:7.2f} ms\n", name, times[times.size() / 2],
               times[times.size() * 99 / 100], times.back());
}

/// How long the GUI thread is blocked at the longest.
class Blocked {
public:
    void during(const std::function<void()>& act) {
        const double start = threadCpuMs();
        QElapsedTimer timer;
        timer.start();
        act();
        wall = std::max(wall, static_cast<double>(timer.nsecsElapsed()) / 1e6);
        cpu = std::max(cpu, threadCpuMs() - start);
    }
    double wall = 0, cpu = 0;
};

void wait(int ms, Blocked& blocked) {
    QElapsedTimer since;
    since.start();
    while (since.elapsed() < ms)
        blocked.during([] { QApplication::processEvents(QEventLoop::AllEvents, 1); });
}

/// Plays moves at random, and measures the longest turn of the event loop for each.
void play(GameView& view, const char* name) {
    std::vector<double> wall, cpu, stored;
    std::mt19937 random(1);
    view.startGame(core::Game(core::AnyPosition::startOf(core::VariantSet::builtin().find("shogi"))), {}, {});
    for (int i = 0; i < Moves; ++i) {
        const auto moves = view.game().document().position().legalMoves();
        if (moves.empty()) break;
        Blocked blocked;
        QElapsedTimer sinceMove;
        sinceMove.start();
        blocked.during([&] { view.game().enterMove(moves[random() % moves.size()]); });
        while (!view.game().movableSide() && sinceMove.elapsed() < LongestWaitMs)
            wait(1, blocked);
        stored.push_back(static_cast<double>(sinceMove.nsecsElapsed()) / 1e6);
        wait(PauseMs, blocked);
        wall.push_back(blocked.wall);
        cpu.push_back(blocked.cpu);
    }
    fmt::print("{}, {} moves\n", name, wall.size());
    print("blocked, wall time", std::move(wall));
    print("blocked, CPU time", std::move(cpu));
    print("until the next can be made", std::move(stored));
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        fmt::print(stderr, "usage: import_bench FILE\n");
        return 2;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    const QTemporaryDir folder;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
    QApplication app(argc, argv);
    UserVariants variants(core::VariantSet::builtin(), folder.filePath(QStringLiteral("variants")));
    MainWindow window(variants, std::nullopt);
    window.openLibrary(folder.filePath(QStringLiteral("games.komadai")).toStdString());
    window.resize(1100, 760);
    window.show();
    Blocked atStart;
    wait(1000, atStart); // until the library is open
    play(window.view(), "alone");
    auto* library = window.findChild<LibraryService*>();
    GameImport import(*library, core::VariantSet::builtin(), {.paths = {QString::fromLocal8Bit(argv[1])}});
    bool isRunning = true;
    QObject::connect(&import, &GameImport::finished, [&] { isRunning = false; });
    import.start();
    play(window.view(), "during an import");
    fmt::print("  {} games were added{}\n", import.progress().added,
               isRunning ? "" : "; the import ended before the moves");
    return isRunning ? 0 : 1;
}
