// Measures the CPU time of frequent events on the board: mouse movement, picking a piece up and putting it back, the keyboard
// cursor, and a frame of an animated move. Painting is done without a display. Time is that of the process.
#include "core/rules/variant_set.h"
#include "tests/ui/cpu_time.h"
#include "ui/board/board_view.h"

#include <QApplication>
#include <QMouseEvent>
#include <QThread>

#include <fmt/core.h>

#include <algorithm>
#include <functional>
#include <vector>

using namespace komadai;
using namespace komadai::ui;
using test::cpuMs;

namespace {

constexpr int Rounds = 100;
constexpr int FrameMs = 8; ///< updates wait for the next frame

/// The median time of a call, including its painting.
double medianOf(const std::function<void(int)>& act) {
    std::vector<double> times;
    for (int i = 0; i < Rounds; ++i) {
        const double start = cpuMs();
        act(i);
        QThread::msleep(FrameMs); // costs no CPU time
        QApplication::processEvents();
        times.push_back(cpuMs() - start);
    }
    std::nth_element(times.begin(), times.begin() + Rounds / 2, times.end());
    return times[Rounds / 2];
}

void moveMouse(BoardView& view, QPoint point) {
    QMouseEvent event(QEvent::MouseMove, point, view.mapToGlobal(point), Qt::NoButton, Qt::NoButton,
                      Qt::NoModifier);
    QApplication::sendEvent(&view, &event);
}

void click(BoardView& view, QPoint point) {
    for (const auto type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
        const bool isPress = type == QEvent::MouseButtonPress;
        QMouseEvent event(type, point, view.mapToGlobal(point), Qt::LeftButton,
                          isPress ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(&view, &event);
    }
}

/// A piece with many moves.
QPoint busiestPiece(const BoardView& view) {
    QPoint best;
    std::size_t most = 0;
    for (const Place& place : view.places()) {
        const auto* square = std::get_if<core::Square>(&place);
        if (!square) continue;
        const auto count = view.position()->legalMovesFrom(*square).size();
        if (count <= most) continue;
        most = count;
        best = view.squareRect(*square).center();
    }
    return best;
}

/// The median time of a frame of an animated move. Each time, the board first shows the marks of the move.
double medianFrame(BoardView& view, const core::Move& move) {
    const auto before = *view.position();
    const auto after = before.after(move);
    std::vector<double> times;
    while (times.size() < Rounds) {
        view.setPosition(before);
        view.playMove(after, move);
        QApplication::processEvents();
        while (view.isAnimating()) {
            const double start = cpuMs();
            QThread::msleep(2 * FrameMs);
            QApplication::processEvents();
            times.push_back(cpuMs() - start);
        }
    }
    std::nth_element(times.begin(), times.begin() + Rounds / 2, times.end());
    return times[Rounds / 2];
}

void measure(const char* id) {
    BoardView view;
    view.resize(1000, 900);
    view.setMovable(MovableSides::both());
    view.setPosition(core::AnyPosition::startOf(core::VariantSet::builtin().find(id)));
    view.show();
    QApplication::processEvents();
    const auto size = view.position()->spec().size;
    const QPoint piece = busiestPiece(view);
    const double all = medianOf([&](int) { view.update(); });
    const double hover = medianOf(
        [&](int i) { moveMouse(view, view.squareRect(core::Square::at(i % size.squares())).center()); });
    const double select = medianOf([&](int) { click(view, piece); });
    const double cursor = medianOf([&](int i) { view.setKeyCursor(core::Square::at(i % size.squares())); });
    view.setPlayedByKeys(false);
    const double frame = medianFrame(view, view.position()->legalMoves().front());
    fmt::print("{:<14} {:>2} x {:<2}  hover {:6.3f}  select {:6.3f}  key {:6.3f}  animated move {:6.3f}  "
               "whole board {:6.3f} ms\n",
               id, size.files, size.ranks, hover, select, cursor, frame, all);
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    for (const char* id : {"euroshogi", "koshogi"})
        measure(id);
    return 0;
}
