// What the drawings of pieces show, from the data of the variants.
#include "tests/ui/games.h"
#include "ui/rulebook/move_diagram.h"

#include <algorithm>
#include <tuple>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

using Line = MoveDiagram::Line;
using Spot = MoveDiagram::Spot;

MoveDiagram diagramOf(const char* variant, std::string_view letters) {
    const auto& spec = variants().find(variant)->spec();
    return MoveDiagram::of(spec, spec.pieceByLetters(letters).value());
}

/// The places with a mark, from the far left to the near right.
std::vector<std::pair<int, int>> spotsOf(const MoveDiagram& diagram, Mark mark) {
    std::vector<std::pair<int, int>> spots;
    for (const Spot& spot : diagram.spots)
        if (spot.mark == mark) spots.emplace_back(-spot.forward, spot.right);
    std::sort(spots.begin(), spots.end());
    return spots;
}

int linesOf(const MoveDiagram& diagram, Mark mark) {
    return static_cast<int>(std::count_if(diagram.lines.begin(), diagram.lines.end(),
                                          [&](const Line& line) { return line.mark == mark; }));
}

} // namespace

class MoveDiagramTest : public QObject {
    Q_OBJECT

private slots:
    void aKnightOfEuroShogiLeapsAheadAndStepsAside() {
        const auto knight = diagramOf("euroshogi", "N");
        QCOMPARE(spotsOf(knight, Mark::Move),
                 (std::vector<std::pair<int, int>>{{-2, -1}, {-2, 1}, {0, -1}, {0, 1}}));
        QVERIFY(knight.lines.empty());
        QCOMPARE(knight.reach, 2);
    }
    void aDragonSlidesStraightAndStepsDiagonally() {
        const auto dragon = diagramOf("shogi", "+R");
        QCOMPARE(linesOf(dragon, Mark::Slide), 4);
        QCOMPARE(spotsOf(dragon, Mark::Move),
                 (std::vector<std::pair<int, int>>{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}));
    }
    void aStepOnTheWayOfASlideIsNotMarkedTwice() {
        const auto brigade = diagramOf("koshogi", "+ST"); // sRK
        QCOMPARE(linesOf(brigade, Mark::Slide), 2);
        QCOMPARE(spotsOf(brigade, Mark::Move).size(), std::size_t(6));
    }
    void aPawnOfGreatShatranjMovesAndCapturesOnDifferentSquares() {
        const auto pawn = diagramOf("greatshatranj", "P");
        QCOMPARE(spotsOf(pawn, Mark::MoveOnly), (std::vector<std::pair<int, int>>{{-1, 0}}));
        QCOMPARE(spotsOf(pawn, Mark::CaptureOnly), (std::vector<std::pair<int, int>>{{-1, -1}, {-1, 1}}));
    }
    void aLimitedSlideTellsItsRange() {
        for (const Line& line : diagramOf("koshogi", "CH").lines)
            QCOMPARE(line.range, 5);
    }
    void squaresOfASecondStepAreNumbered() {
        const auto wrestler = diagramOf("koshogi", "SW");
        QCOMPARE(spotsOf(wrestler, Mark::Move).size(), std::size_t(8));
        QCOMPARE(spotsOf(wrestler, Mark::LaterStep).size(), std::size_t(16));
    }
    void theThunderclapMakesFiveStepsNoFewer() {
        const auto thunder = diagramOf("koshogi", "+DR");
        QCOMPARE(thunder.spots.size(), std::size_t(36));
        for (const Spot& spot : thunder.spots)
            QCOMPARE(spot.steps, 5);
        QCOMPARE(thunder.reach, 5);
    }
    void cavalryKeepsItsMainDirection() {
        QCOMPARE(spotsOf(diagramOf("koshogi", "CV"), Mark::LaterStep).size(), std::size_t(12));
        QCOMPARE(spotsOf(diagramOf("koshogi", "+CV"), Mark::LaterStep).size(), std::size_t(32));
    }
    void shotsNetsAndFlamesAreShown() {
        const auto cannon = diagramOf("koshogi", "FC");
        QCOMPARE(linesOf(cannon, Mark::Shot), 8);
        QCOMPARE(cannon.lines.front().range, 7);
        QCOMPARE(linesOf(diagramOf("koshogi", "+AG"), Mark::Hold), 4);
        QCOMPARE(spotsOf(diagramOf("koshogi", "+EN"), Mark::Burns).size(), std::size_t(8));
    }
    void everyPieceOfEveryVariantHasAMark() {
        for (const auto& variant : variants().all())
            for (std::size_t i = 0; i < variant->spec().pieces.size(); ++i)
                QVERIFY(!MoveDiagram::of(variant->spec(), core::pieceTypeAt(static_cast<int>(i)))
                             .marks()
                             .empty());
    }
};

QTEST_MAIN(MoveDiagramTest)
#include "move_diagram_test.moc"
