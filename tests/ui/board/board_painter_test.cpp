#include "tests/ui/positions.h"
#include "ui/board/board_diagram.h"
#include "ui/board/board_painter.h"
#include "ui/board/coordinates_painter.h"
#include "ui/board/drawing_painter.h"
#include "ui/board/scene_changes.h"

#include <QBuffer>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <QtTest>

#include <array>
#include <cmath>
#include <optional>

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

/// A board without pieces, on a screen of so many pixels a logical one.
QImage boardOf(const core::VariantSpec& spec, const BoardLayout& layout, double ratio,
               std::optional<Notation> coordinates = Notation::Western) {
    const BoardTheme theme = BoardTheme::wooden();
    const auto pieces = makePieceSet(spec, usualLook(spec));
    QImage image(QSize(700, 700) * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(theme.background);
    QPainter painter(&image);
    BoardPainter(layout, theme, *pieces, coordinates).paintBoard(painter, spec);
    return image;
}

std::vector<QColor> pixelsOf(const QImage& image, QPoint start, QPoint step, int count) {
    std::vector<QColor> pixels;
    for (int i = 0; i < count; ++i)
        pixels.push_back(image.pixelColor(start + step * i));
    return pixels;
}

/// How thick each line is that one comes across. Nothing else may be there but squares.
std::vector<std::size_t> linesIn(const std::vector<QColor>& pixels) {
    const BoardTheme theme = BoardTheme::wooden();
    std::vector<std::size_t> lines;
    bool isInLine = false;
    for (const QColor& pixel : pixels) {
        const bool isLine = pixel == theme.line;
        if (!isLine && pixel != theme.lightSquare && pixel != theme.darkSquare) return {};
        if (isLine && !isInLine) lines.push_back(0);
        if (isLine) ++lines.back();
        isInLine = isLine;
    }
    return lines;
}

QRegion changesBetween(const BoardLayout& layout, const BoardScene& before, const BoardScene& after) {
    return SceneChanges(layout).between(before, after);
}

int areaOf(const QRegion& region) {
    int area = 0;
    for (const QRect& rect : region)
        area += rect.width() * rect.height();
    return area;
}

} // namespace

class BoardPainterTest : public QObject {
    Q_OBJECT

private slots:
    void ranksAreNamedInTheNotationOfMoves() {
        for (const auto& [id, haveBoth] :
             {std::pair{"shogi", true}, {"koshogi", false}, {"euroshogi", false}}) {
            const auto& spec = variants().find(id)->spec();
            const BoardLayout layout(QRect(0, 0, 700, 700), {spec.size, {}}, false);
            const auto labels = [&](Notation notation, const QRect& edge) {
                return boardOf(spec, layout, 1, notation).copy(edge);
            };
            const auto ranks = layout.rankLabelRect(0, BoardLayout::RankEdge::Right);
            const auto files = layout.fileLabelRect(0, BoardLayout::FileEdge::Top);
            QCOMPARE(labels(Notation::Japanese, ranks) != labels(Notation::Western, ranks), haveBoth);
            QCOMPARE(labels(Notation::Japanese, files), labels(Notation::Western, files));
        }
    }
    void aBoardTooSmallForReadableNamesHasNone_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("pixels");
        QTest::addColumn<bool>("areNamed");
        QTest::newRow("one figure, tiny") << "euroshogi" << 9 << false;
        QTest::newRow("one figure, small") << "euroshogi" << 16 << true;
        QTest::newRow("two figures, tiny") << "koshogi" << 9 << false;
        QTest::newRow("two figures, small") << "koshogi" << 20 << true;
        QTest::newRow("two figures, usual") << "koshogi" << 32 << true;
    }
    void aBoardTooSmallForReadableNamesHasNone() {
        QFETCH(QString, id);
        QFETCH(int, pixels);
        const auto& spec = variants().find(id.toStdString())->spec();
        const BoardShape shape{spec.size, {}};
        const BoardLayout layout(QRect(QPoint(), BoardLayout::sizeFor(shape, pixels)), shape, false);
        QCOMPARE(layout.squareSize(), pixels);
        QTEST(boardOf(spec, layout, 1) != boardOf(spec, layout, 1, std::nullopt), "areNamed");
    }
    void filesAndRanksOutOfSightAreNamedAtTheEdgeOfWhatIsSeen() {
        for (const char* id : {"euroshogi", "koshogi"}) {
            const auto& spec = variants().find(id)->spec();
            const bool isShogi = spec.coordinates == core::Coordinates::Shogi;
            const BoardLayout layout(QRect(0, 0, 700, 700), BoardShape::of(spec), false);
            // what is painted of the names where so much of the board is seen, as [left, right, top, bottom]
            const auto painted = [&](const QRect& seen) {
                QImage image(700, 700, QImage::Format_ARGB32_Premultiplied);
                image.fill(Qt::transparent);
                QPainter painter(&image);
                const BoardTheme theme = BoardTheme::wooden();
                CoordinatesPainter(layout, theme, Notation::Western).paintInStrips(painter, spec, seen);
                const auto isPainted = [&](QPoint at) { return image.pixelColor(at).alpha() > 0; };
                const QPoint middle = seen.center();
                return std::array{isPainted({seen.left() + 2, middle.y()}),
                                  isPainted({seen.right() - 2, middle.y()}),
                                  isPainted({middle.x(), seen.top() + 2}),
                                  isPainted({middle.x(), seen.bottom() - 2}), isPainted(middle)};
            };
            const QRect middle = layout.boardRect().adjusted(100, 100, -100, -100);
            QCOMPARE(painted(middle), (std::array{!isShogi, isShogi, isShogi, !isShogi, false}));
            QCOMPARE(painted(layout.frameRect()), (std::array{false, false, false, false, false}));
        }
    }
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
        moved.lastMove = core::Move(core::BoardMove{square("d1"), square("d2"), std::nullopt});
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
    void linesAreAlikeAndSharpOnEveryScreen_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<double>("ratio");
        for (const char* variant : {"euroshogi", "greatshatranj", "shogi", "koshogi"})
            for (const double ratio : {1.0, 1.25, 1.5, 1.75, 2.0})
                QTest::addRow("%s at %g", variant, ratio) << QString(variant) << ratio;
    }
    void linesAreAlikeAndSharpOnEveryScreen() {
        QFETCH(QString, variant);
        QFETCH(double, ratio);
        const auto spec = core::VariantSet::builtin().find(variant.toStdString())->spec();
        const bool hasPoints = spec.pieceStyle == core::PieceStyle::Stones;
        const std::size_t thickness = static_cast<std::size_t>(std::max(1L, std::lround(ratio)));
        for (const QSize size : {QSize(601, 557), QSize(480, 480)}) {
            const BoardLayout layout(QRect(QPoint(), size), BoardShape::of(spec), false);
            const QImage image = boardOf(spec, layout, ratio);
            const QPointF between = QRectF(layout.squareRect(core::Square::at(0))).center() +
                                    QPointF(1, 1) * layout.squareSize() * 0.33; // where no line goes
            const QPoint there = (between * ratio).toPoint();
            const QRectF board = layout.boardRect();
            const auto across = pixelsOf(image, QPoint((board.left() * ratio) + 2, there.y()), {1, 0},
                                         static_cast<int>(board.width() * ratio) - 4);
            const auto down = pixelsOf(image, QPoint(there.x(), (board.top() * ratio) + 2), {0, 1},
                                       static_cast<int>(board.height() * ratio) - 4);
            const int outer = hasPoints ? 0 : -1; // the edge of the board is no line of it
            QCOMPARE(linesIn(across),
                     std::vector(static_cast<std::size_t>(spec.size.files + outer), thickness));
            QCOMPARE(linesIn(down),
                     std::vector(static_cast<std::size_t>(spec.size.ranks + outer), thickness));
        }
    }
    void dotsShowWhereAZoneBeginsButNotForTheLastRankOfAChessboard() {
        const auto hasDots = [](const char* variant) {
            const auto chosen = core::VariantSet::builtin().find(variant);
            const auto& spec = chosen->spec();
            const BoardLayout layout(QRect(0, 0, 601, 557), BoardShape::of(spec), false);
            const QImage image = boardOf(spec, layout, 1);
            const int file = static_cast<int>(std::lround(spec.size.files / 3.0));
            const int rank = spec.promotion.zoneRanks;
            const QPoint corner = layout.boardRect().topLeft() + QPoint(file, rank) * layout.squareSize();
            return image.pixelColor(corner) == BoardTheme::wooden().frameEdge;
        };
        QVERIFY(hasDots("shogi"));
        QVERIFY(hasDots("euroshogi"));
        QVERIFY(!hasDots("greatshatranj"));
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
    void stepsCapturesAndShotsAreMarkedByShape() {
        BoardTheme theme = BoardTheme::wooden();
        theme.target = theme.capture = theme.shot = Qt::black; // whoever sees no colours
        theme.captureHalo = theme.lightSquare = theme.darkSquare = Qt::white;
        const auto spec = euroshogi()->spec();
        const auto pieces = makePieceSet(spec, PieceLook::Letters);
        const BoardLayout layout(QRect(0, 0, 640, 640), BoardShape::of(spec), false);
        BoardScene scene{.position = fewPieces()};
        scene.targets = {{square("b4"), TargetKind::Step},
                         {square("d4"), TargetKind::Capture},
                         {square("f4"), TargetKind::Shot}};
        QImage image(640, 640, QImage::Format_RGB32);
        QPainter painter(&image);
        BoardPainter(layout, theme, *pieces).paint(painter, scene);
        // Whether there is ink at a part of the square's width to the right of its middle, and to the lower right.
        const auto isMarked = [&](const char* name, double right, double down) {
            const QRect square = layout.squareRect(ui::square(name));
            const QPointF at = QRectF(square).center() + QPointF(right, down) * square.width();
            return qGray(image.pixel(at.toPoint())) < 128;
        };
        QVERIFY(isMarked("b4", 0, 0) && !isMarked("b4", 0.33, 0.33) && !isMarked("b4", 0.3, 0));
        QVERIFY(!isMarked("d4", 0, 0) && isMarked("d4", 0.32, 0.32) && !isMarked("d4", 0.3, 0));
        QVERIFY(!isMarked("f4", 0, 0) && !isMarked("f4", 0.32, 0.32) && isMarked("f4", 0.3, 0));
    }
    void theLastMoveIsMarkedOnBothItsSquaresAndBetween() {
        DiagramOptions moved;
        moved.lastMove = core::Move(core::BoardMove{square("d1"), square("d3"), std::nullopt});
        const auto position = positionFrom("7k/8/8/8/8/3R4/8/K7[] b - - 0 1");
        const auto before = diagramOf(position), after = diagramOf(position, moved);
        const BoardLayout layout(after.rect(), BoardShape::of(euroshogi()->spec()), false);
        const auto changed = [&](const char* name) {
            const QRect square = layout.squareRect(ui::square(name)).adjusted(2, 2, -2, -2);
            return before.copy(square) != after.copy(square);
        };
        for (const char* marked : {"d1", "d2", "d3"})
            QVERIFY2(changed(marked), marked);
        for (const char* unmarked : {"c1", "d4", "e3", "c2"})
            QVERIFY2(!changed(unmarked), unmarked);
    }
    void aFrameOfAMoveRepaintsOnlyWhatMoves() {
        const auto before = fewPieces();
        const auto move = uciMove("d2d5", before);
        const BoardLayout layout(QRect(0, 0, 640, 640), BoardShape::of(before.spec()), false);
        auto motion = motionOf(move, before, {}, layout).value();
        const auto sceneAt = [&](double progress) {
            motion.setProgress(progress);
            BoardScene scene{.position = before.after(move), .lastMove = move};
            scene.hidden = motion.hidden;
            scene.taken = motion.taken;
            scene.glides = motion.glides;
            return scene;
        };
        const QRegion changes = changesBetween(layout, sceneAt(0.5), sceneAt(0.55));
        const int square = layout.squareSize();
        QVERIFY(!changes.isEmpty());
        QVERIFY(areaOf(changes) < 12 * square * square); // two pieces, where they were and where they are
    }
    void aFrameOfAShotRepaintsOnlyAPartOfItsWay() {
        const auto position = koPosition({"G19s", "g1a"});
        const BoardLayout layout(QRect(0, 0, 760, 760), BoardShape::of(position.spec()), false);
        const auto centreOf = [&](const char* name) {
            return QRectF(layout.squareRect(point(name))).center();
        };
        const auto sceneAt = [&](double progress) {
            BoardScene scene{.position = position};
            scene.flares = {{Flare::Kind::Shot, centreOf("18r"), centreOf("2b"), 0, 1, progress}};
            return scene;
        };
        const QRegion changes = changesBetween(layout, sceneAt(0.5), sceneAt(0.53));
        QVERIFY(changes.contains(layout.squareRect(point("10j")).center()));
        for (const char* end : {"18r", "2b"})
            QVERIFY(!changes.intersects(layout.squareRect(point(end))));
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

    /// Painted in one colour, so that only the style is left.
    void theColoursOfDrawingsDifferInStyleToo_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("size");
        QTest::newRow("8 x 8") << 8 << 480;
        QTest::newRow("19 x 19, small") << 19 << 480;
    }
    void theColoursOfDrawingsDifferInStyleToo() {
        QFETCH(int, side);
        QFETCH(int, size);
        const core::BoardSize board{side, side};
        const BoardLayout layout(QRect(0, 0, size, size), BoardShape{board, {}}, false);
        BoardTheme theme = BoardTheme::wooden();
        theme.drawings.fill({Qt::black, Qt::white});
        for (const bool isCircle : {true, false}) {
            std::vector<QImage> pictures;
            for (const auto colour :
                 {DrawingColour::Green, DrawingColour::Red, DrawingColour::Blue, DrawingColour::Yellow}) {
                QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
                image.fill(theme.lightSquare);
                QPainter painter(&image);
                painter.setRenderHint(QPainter::Antialiasing);
                const auto from = board.square(1, 1), to = isCircle ? from : board.square(4, 3);
                DrawingPainter(layout, theme).paint(painter, {from, to, colour});
                pictures.push_back(image);
            }
            const auto differing = [](const QImage& a, const QImage& b) {
                int pixels = 0;
                for (int y = 0; y < a.height(); ++y)
                    for (int x = 0; x < a.width(); ++x)
                        if (std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 60) ++pixels;
                return pixels;
            };
            for (std::size_t i = 0; i < pictures.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(differing(pictures[i], pictures[j]) > 15);
        }
    }
};

QTEST_MAIN(BoardPainterTest)
#include "board_painter_test.moc"
