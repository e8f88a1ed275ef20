#include "tests/ui/board/positions.h"
#include "ui/board/board_painter.h"

#include <QBuffer>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <QtTest>

using namespace komadai;
using namespace komadai::ui;

namespace {

QImage diagramOf(const core::AnyPosition& position, const DiagramOptions& options = {}) {
    QImage image(diagramSize(position.spec(), 400), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintDiagram(painter, image.rect(), position, options);
    return image;
}

} // namespace

class BoardPainterTest : public QObject {
    Q_OBJECT

private slots:
    void aDiagramIsAsLargeAsAskedAndNoLarger() {
        for (int longest : {200, 400, 1001}) {
            const auto size = diagramSize(startPosition().spec(), longest);
            QVERIFY(std::max(size.width(), size.height()) <= longest);
            QVERIFY(std::max(size.width(), size.height()) > longest - 20);
        }
    }
    void aDiagramFillsItsWholeArea() {
        const auto image = diagramOf(startPosition());
        QCOMPARE(image.pixelColor(0, 0), BoardTheme::wooden().background);
        QCOMPARE(image.pixelColor(image.width() - 1, image.height() - 1), BoardTheme::wooden().background);
    }
    void theOptionsOfADiagramShow() {
        const auto position = fewPieces();
        const auto plain = diagramOf(position);
        DiagramOptions flipped, moved, letters;
        flipped.flipped = true;
        moved.lastMove = core::BoardMove{square("d1"), square("d2"), std::nullopt};
        letters.look = PieceLook::Letters;
        for (const auto& options : {flipped, moved, letters})
            QVERIFY(diagramOf(position, options) != plain);
    }
    void aDiagramCanBeWrittenAsSvg() {
        QBuffer file;
        file.open(QIODevice::WriteOnly);
        const auto size = diagramSize(startPosition().spec(), 400);
        QSvgGenerator svg;
        svg.setOutputDevice(&file);
        svg.setSize(size);
        svg.setViewBox(QRect(QPoint(), size));
        QPainter painter(&svg);
        paintDiagram(painter, QRect(QPoint(), size), startPosition());
        painter.end();
        QSvgRenderer renderer(file.data());
        QVERIFY(renderer.isValid());
        QVERIFY(!file.data().contains("<image"));
    }
    void theLinesOfAGoBoardGoThroughItsPoints() {
        const auto image = diagramOf(koPosition({"G19s", "g1a"}));
        const BoardLayout layout(image.rect(), BoardShape::of(koshogi()->spec()), false);
        const auto colourAt = [&](QPoint pixel) { return image.pixelColor(pixel); };
        const QRect inside = layout.squareRect(point("12h"));
        QCOMPARE(colourAt(inside.center()), BoardTheme::wooden().line);
        QCOMPARE(colourAt(inside.topLeft() + QPoint(1, 1)), BoardTheme::wooden().lightSquare);
        const QRect corner = layout.squareRect(point("1s"));
        QCOMPARE(colourAt(corner.center() - QPoint(3, 0)), BoardTheme::wooden().line);
        QCOMPARE(colourAt(corner.center() + QPoint(3, 0)), BoardTheme::wooden().lightSquare);
        const QRect star = layout.squareRect(point("16d"));
        QCOMPARE(colourAt(star.center()), BoardTheme::wooden().frameEdge);
    }
    void dashesOnAGoBoardShowWhereTheZonesBegin() {
        const auto image = diagramOf(koPosition({"G19s", "g1a"}));
        const BoardLayout layout(image.rect(), BoardShape::of(koshogi()->spec()), false);
        const auto marksAbove = [&](std::string_view name) { // along the upper edge of two squares
            const QRect square = layout.squareRect(point(name));
            int marks = 0;
            for (int x = square.left() - square.width(); x < square.right(); ++x)
                marks += image.pixelColor(x, square.top()) == BoardTheme::wooden().frameEdge ? 1 : 0;
            return marks;
        };
        for (const char* border : {"12g", "12n"}) // the zones are the farthest six ranks
            QVERIFY2(marksAbove(border) > layout.squareSize() / 2, border);
        for (const char* inside : {"12f", "12h", "12m", "12o"})
            QCOMPARE(marksAbove(inside), 0);
    }
    void aKingInCheckStandsOnRedWithRays() {
        const auto image = diagramOf(positionFrom("3r3k/8/8/8/8/8/8/3K4[] w - - 0 1"));
        const BoardLayout layout(image.rect(), BoardShape::of(euroshogi()->spec()), false);
        const QRect d1 = layout.squareRect(square("d1"));
        const QPoint nextToRay(1, -d1.height() * 3 / 10), onRay(d1.width() / 10, -d1.height() / 10);
        const auto red = BoardTheme::wooden().check;
        QCOMPARE(image.pixelColor(d1.bottomLeft() + nextToRay), red);
        QVERIFY(image.pixelColor(d1.bottomLeft() + onRay) != red);
    }
};

QTEST_MAIN(BoardPainterTest)
#include "board_painter_test.moc"
