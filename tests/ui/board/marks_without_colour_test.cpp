// What is told by colours on a board is told by shapes too: all marks drawn in one colour.
#include "tests/ui/positions.h"
#include "ui/board/board_painter.h"

#include <QtTest>

#include <functional>
#include <vector>

using namespace komadai;
using namespace komadai::ui;

namespace {

constexpr int Side = 400;

/// A theme in which all marks have one colour.
BoardTheme withoutColour() {
    BoardTheme theme = BoardTheme::highContrast();
    for (const auto mark :
         {&BoardTheme::selected, &BoardTheme::selectedEdge, &BoardTheme::target, &BoardTheme::capture,
          &BoardTheme::shot, &BoardTheme::lastMove, &BoardTheme::check, &BoardTheme::keyCursor,
          &BoardTheme::hintArrow, &BoardTheme::analysisArrow, &BoardTheme::repertoireArrow,
          &BoardTheme::variationArrow, &BoardTheme::betterArrow, &BoardTheme::fire, &BoardTheme::net,
          &BoardTheme::choiceEdge})
        theme.*mark = Qt::black;
    theme.darkSquare = theme.lightSquare = Qt::lightGray;
    for (auto& drawing : theme.drawings)
        drawing = {Qt::black, Qt::white};
    return theme;
}

/// Kings on a1 and h8, a pawn on d5. The first king is in check from h1 where `inCheck` is true.
core::AnyPosition position(bool inCheck) {
    return positionFrom(inCheck ? "7k/8/8/3p4/8/8/8/K6r[] w - - 0 1" : "7k/8/8/3p4/8/8/8/K7[] w - - 0 1");
}

QImage pictureOf(const BoardScene& scene) {
    const auto& spec = scene.position.spec();
    const BoardLayout layout(QRect(0, 0, Side, Side), {spec.size, {}}, false);
    const BoardTheme theme = withoutColour();
    const auto pieces = makePieceSet(spec, PieceLook::Figures);
    QImage image(Side, Side, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    BoardPainter(layout, theme, *pieces, Notation::Western).paint(painter, scene);
    return image;
}

/// The number of pixels that clearly differ in lightness.
int differenceOf(const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < Side; ++y)
        for (int x = 0; x < Side; ++x)
            count += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 40 ? 1 : 0;
    return count;
}

struct NamedPicture {
    QString name;
    QImage picture;
};

} // namespace

class MarksWithoutColourTest : public QObject {
    Q_OBJECT

private:
    static constexpr int Enough = 60; ///< pixels; a square has 44 x 44

    static void verifyThatAllDiffer(const std::vector<NamedPicture>& pictures) {
        for (std::size_t i = 0; i < pictures.size(); ++i)
            for (std::size_t k = i + 1; k < pictures.size(); ++k) {
                const int found = differenceOf(pictures[i].picture, pictures[k].picture);
                QVERIFY2(found >= Enough, qPrintable(QString("%1 and %2 differ in %3 pixels")
                                                         .arg(pictures[i].name, pictures[k].name)
                                                         .arg(found)));
            }
    }
    static NamedPicture picture(const char* name, const std::function<void(BoardScene&)>& mark) {
        BoardScene scene{.position = position(false)};
        mark(scene);
        return {name, pictureOf(scene)};
    }

private slots:
    void marksOfSquaresDiffer() {
        const auto target = [](TargetKind kind) {
            return [kind](BoardScene& scene) { scene.targets = {{square("d4"), kind}}; };
        };
        const auto fate = [](Fate fate) {
            return [fate](BoardScene& scene) { scene.fates = {{square("d4"), fate}}; };
        };
        verifyThatAllDiffer({
            picture("nothing", [](BoardScene&) {}),
            picture("selected", [](BoardScene& scene) { scene.selection = Place(square("d4")); }),
            picture("cursor", [](BoardScene& scene) { scene.keyCursor = Place(square("d4")); }),
            picture("target", target(TargetKind::Step)),
            picture("capture", target(TargetKind::Capture)),
            picture("shot", target(TargetKind::Shot)),
            picture("removed", fate(Fate::Removed)),
            picture("held", fate(Fate::Held)),
            picture("promoted", fate(Fate::Promoted)),
            picture("reverted", fate(Fate::Reverted)),
        });
    }
    void aSelectedKingDiffersFromOneInCheck() {
        const BoardScene neither{.position = position(false)}, check{.position = position(true)};
        BoardScene selected = neither;
        selected.selection = Place(square("a1"));
        const auto ofKing = [](const BoardScene& scene) {
            return pictureOf(scene).copy(0, Side - 80, 80, 80).scaled(Side, Side);
        };
        verifyThatAllDiffer(
            {{"neither", ofKing(neither)}, {"selected", ofKing(selected)}, {"check", ofKing(check)}});
    }
    void theLastMoveDiffersFromAHintOfIt() {
        const core::Move move = core::BoardMove{square("d5"), square("d4"), std::nullopt};
        const auto arrow = [](ArrowKind kind) {
            return [kind](BoardScene& scene) { scene.arrows = {{{square("d5"), square("d3")}, kind}}; };
        };
        verifyThatAllDiffer(
            {picture("last move", [&](BoardScene& scene) { scene.lastMove = ShownMove(move); }),
             picture("hint", arrow(ArrowKind::Hint))});
    }
    void arrowsOfEachKindDiffer() {
        const auto arrow = [](ArrowKind kind) {
            return [kind](BoardScene& scene) { scene.arrows = {{{square("b2"), square("g7")}, kind}}; };
        };
        verifyThatAllDiffer(
            {picture("hint", arrow(ArrowKind::Hint)), picture("analysis", arrow(ArrowKind::Analysis)),
             picture("threat", arrow(ArrowKind::Threat)), picture("repertoire", arrow(ArrowKind::Repertoire)),
             picture("variation", arrow(ArrowKind::Variation)), picture("better", arrow(ArrowKind::Better)),
             picture("premove", arrow(ArrowKind::Premove))});
    }
    void ringsOfEachKindDiffer() {
        const auto ring = [](ArrowKind kind) {
            return [kind](BoardScene& scene) { scene.arrows = {{{square("d4")}, kind}}; };
        };
        verifyThatAllDiffer(
            {picture("hint", ring(ArrowKind::Hint)), picture("analysis", ring(ArrowKind::Analysis)),
             picture("threat", ring(ArrowKind::Threat)), picture("repertoire", ring(ArrowKind::Repertoire)),
             picture("variation", ring(ArrowKind::Variation)), picture("better", ring(ArrowKind::Better))});
    }
    void drawingsOfEachColourDiffer() {
        std::vector<NamedPicture> pictures;
        for (const auto colour :
             {DrawingColour::Green, DrawingColour::Red, DrawingColour::Blue, DrawingColour::Yellow})
            pictures.push_back(picture("drawing", [colour](BoardScene& scene) {
                scene.drawings = {{square("b2"), square("g7"), colour}};
            }));
        verifyThatAllDiffer(pictures);
    }
};

QTEST_MAIN(MarksWithoutColourTest)
#include "marks_without_colour_test.moc"
