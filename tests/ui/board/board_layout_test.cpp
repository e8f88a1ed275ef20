#include "ui/board/board_layout.h"

#include "core/rules/variant_set.h"

#include <QtTest>

using namespace komadai;
using namespace komadai::ui;

Q_DECLARE_METATYPE(komadai::core::BoardSize)

namespace {

BoardShape shapeOf(core::BoardSize size, int kinds) {
    BoardShape shape{size, {}};
    for (int i = 0; i < kinds; ++i)
        shape.handKinds.push_back(core::pieceTypeAt(i));
    return shape;
}

/// Every square and slot, near side first.
std::vector<QRect> placesOf(const BoardLayout& layout, const BoardShape& shape) {
    std::vector<QRect> rects;
    for (int i = 0; i < shape.size.squares(); ++i)
        rects.push_back(layout.squareRect(core::Square::at(i)));
    for (auto side : core::Sides)
        for (auto type : shape.handKinds)
            rects.push_back(layout.handRect(side, type));
    return rects;
}

} // namespace

class BoardLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void everythingLiesInsideTheArea_data() { layouts(); }
    void everythingLiesInsideTheArea() {
        for (const auto& rect : placesOf(layout(false), shape())) {
            QVERIFY(!rect.isEmpty());
            QVERIFY(area().contains(rect));
        }
        QVERIFY(area().contains(layout(false).frameRect()));
        if (kinds() > 0) QVERIFY(area().contains(layout(false).standRect(core::Side::Second)));
    }

    void noTwoPlacesOverlap_data() { layouts(); }
    void noTwoPlacesOverlap() {
        const auto rects = placesOf(layout(false), shape());
        for (std::size_t a = 0; a < rects.size(); ++a)
            for (std::size_t b = a + 1; b < rects.size(); ++b)
                if (rects[a].intersects(rects[b])) QFAIL("two places overlap");
    }

    void standsDoNotOverlapTheFrame_data() { layouts(); }
    void standsDoNotOverlapTheFrame() {
        for (auto side : core::Sides)
            QVERIFY(!layout(false).standRect(side).intersects(layout(false).frameRect()));
    }

    void aPointInASquareLeadsBackToIt_data() { layouts(); }
    void aPointInASquareLeadsBackToIt() {
        for (bool flipped : {false, true}) {
            const auto now = layout(flipped);
            for (int i = 0; i < shape().size.squares(); ++i) {
                const auto rect = now.squareRect(core::Square::at(i));
                for (const auto& point : {rect.topLeft(), rect.center(), rect.bottomRight()})
                    QVERIFY(now.placeAt(point) == Place(core::Square::at(i)));
            }
        }
    }

    void aPointInASlotLeadsBackToIt_data() { layouts(); }
    void aPointInASlotLeadsBackToIt() {
        for (bool flipped : {false, true})
            for (auto side : core::Sides)
                for (auto type : shape().handKinds) {
                    const auto now = layout(flipped);
                    QVERIFY(now.placeAt(now.handRect(side, type).center()) == Place(HandPlace{side, type}));
                }
    }

    void aFlipTurnsEverythingByHalfATurn_data() { layouts(); }
    void aFlipTurnsEverythingByHalfATurn() {
        const auto straight = layout(false), flipped = layout(true);
        const auto& size = shape().size;
        for (int i = 0; i < size.squares(); ++i)
            QCOMPARE(flipped.squareRect(core::Square::at(i)),
                     straight.squareRect(core::Square::at(size.squares() - 1 - i)));
        for (auto side : core::Sides)
            for (auto type : shape().handKinds)
                QCOMPARE(flipped.handRect(side, type), straight.handRect(core::opponent(side), type));
    }

    void squaresAreSquareAndFillTheBoard_data() { layouts(); }
    void squaresAreSquareAndFillTheBoard() {
        const auto now = layout(false);
        QCOMPARE(now.boardRect().width(), now.squareSize() * shape().size.files);
        QCOMPARE(now.boardRect().height(), now.squareSize() * shape().size.ranks);
        QCOMPARE(now.squareRect(core::Square::at(0)).topLeft(), now.boardRect().topLeft());
        QCOMPARE(now.squareRect(core::Square::at(0)).size(), QSize(now.squareSize(), now.squareSize()));
    }

    void theNearStandIsAtTheLowerRight() {
        for (const QSize size : {QSize(900, 700), QSize(400, 800)}) {
            const BoardLayout layout(QRect(QPoint(), size), shapeOf({8, 8}, 5), false);
            const auto nearStand = layout.standRect(core::Side::First);
            const auto farStand = layout.standRect(core::Side::Second);
            QVERIFY(nearStand.right() >= layout.frameRect().right() &&
                    nearStand.bottom() >= layout.frameRect().bottom());
            QVERIFY(farStand.left() <= layout.frameRect().left() &&
                    farStand.top() <= layout.frameRect().top());
        }
    }

    void handsGoWhereTheyLeaveTheBoardLarger() {
        const BoardLayout wide(QRect(0, 0, 1000, 600), shapeOf({8, 8}, 5), false);
        const BoardLayout tall(QRect(0, 0, 600, 1000), shapeOf({8, 8}, 5), false);
        QVERIFY(wide.standRect(core::Side::First).left() > wide.frameRect().right());
        QVERIFY(tall.standRect(core::Side::First).top() > tall.frameRect().bottom());
        QCOMPARE(wide.squareSize(),
                 BoardLayout(QRect(0, 0, 5000, 600), shapeOf({8, 8}, 0), false).squareSize());
    }

    void piecesThatAVariantAddsStandAmongTheirLikeInTheHand() {
        const auto order = [](const char* variant) {
            const auto rules = core::VariantSet::builtin().find(variant);
            const auto& spec = rules->spec();
            QString letters;
            for (const auto type : BoardShape::of(spec).handKinds)
                letters += QString::fromStdString(spec.piece(type).letters);
            return letters;
        };
        QCOMPARE(order("shogi"), QString("RBGSNLP"));
        QCOMPARE(order("zoshogi"), QString("RBEGSNLP"));
        QCOMPARE(order("euroshogi"), QString("RBGNP"));
    }
    void theGutterIsAsHighAsTheFrameAndTouchesNothing() {
        for (const QSize size : {QSize(1000, 600), QSize(600, 1000)})
            for (const int kinds : {0, 5})
                for (const bool flipped : {false, true}) {
                    const BoardLayout layout(QRect(QPoint(), size), shapeOf({8, 8}, kinds), flipped, 40);
                    const QRect gutter = layout.gutterRect(), frame = layout.frameRect();
                    QCOMPARE(gutter.size(), QSize(40, frame.height()));
                    QCOMPARE(gutter.topRight() + QPoint(1, 0), frame.topLeft());
                    QVERIFY(gutter.left() >= 0);
                    for (auto side : core::Sides)
                        QVERIFY(!layout.standRect(side).intersects(gutter));
                }
    }
    void aGutterLeavesTheBoardInTheMiddle() {
        const QRect area(0, 0, 1000, 600);
        QCOMPARE(BoardLayout(area, shapeOf({8, 8}, 5), false, 40).frameRect(),
                 BoardLayout(area, shapeOf({8, 8}, 5), false).frameRect());
    }

    void labelsLieOnTheFrameBesideTheirSquares() {
        const BoardLayout layout(QRect(0, 0, 900, 700), shapeOf({8, 8}, 5), true);
        const auto a1 = layout.squareRect(core::BoardSize{8, 8}.square(0, 7));
        const auto file = layout.fileLabelRect(0, BoardLayout::FileEdge::Bottom);
        const auto rank = layout.rankLabelRect(7, BoardLayout::RankEdge::Left);
        QCOMPARE(file.center().x(), a1.center().x());
        QCOMPARE(rank.center().y(), a1.center().y());
        QVERIFY(layout.frameRect().contains(file) && !layout.boardRect().intersects(file));
        QVERIFY(layout.frameRect().contains(rank) && !layout.boardRect().intersects(rank));
    }

    void pointsBesideBoardAndHandsAreNoPlace() {
        const BoardLayout layout(QRect(0, 0, 900, 700), shapeOf({8, 8}, 5), false);
        QVERIFY(!layout.placeAt(layout.frameRect().topLeft()));
        QVERIFY(!layout.placeAt({0, 0}));
        QVERIFY(!layout.placeAt({-50, 300}));
    }

    void aVariantWithoutDropsHasNoStands() {
        const BoardLayout layout(QRect(0, 0, 500, 500), shapeOf({19, 19}, 0), false);
        QVERIFY(layout.standRect(core::Side::First).isEmpty());
        QVERIFY(layout.handRect(core::Side::First, core::pieceTypeAt(0)).isEmpty());
    }

    void theNeighbourOfASquareIsTheNextAsItIsSeen() {
        using Direction = BoardLayout::Direction;
        const core::BoardSize size{8, 8};
        const auto c3 = size.square(2, 5), d3 = size.square(3, 5), c4 = size.square(2, 4);
        const BoardLayout straight(QRect(0, 0, 900, 700), shapeOf(size, 5), false);
        QVERIFY(straight.neighbour(c3, Direction::Right) == Place(d3));
        QVERIFY(straight.neighbour(c3, Direction::Up) == Place(c4));
        const BoardLayout flipped(QRect(0, 0, 900, 700), shapeOf(size, 5), true);
        QVERIFY(flipped.neighbour(c3, Direction::Left) == Place(d3));
        QVERIFY(flipped.neighbour(c3, Direction::Down) == Place(c4));
    }
    void beyondTheEdgeOfTheBoardLiesTheHand() {
        using Direction = BoardLayout::Direction;
        const core::BoardSize size{8, 8};
        const BoardLayout wide(QRect(0, 0, 1000, 600), shapeOf(size, 5), false);
        const Place first = HandPlace{core::Side::First, core::pieceTypeAt(0)};
        const Place last = HandPlace{core::Side::First, core::pieceTypeAt(4)};
        QVERIFY(wide.neighbour(size.square(7, 0), Direction::Right) == first);
        QVERIFY(wide.neighbour(size.square(7, 7), Direction::Right) == last);
        QVERIFY(wide.neighbour(last, Direction::Left) == Place(size.square(7, 7)));
        QVERIFY(!wide.neighbour(last, Direction::Right) && !wide.neighbour(last, Direction::Down));
        QVERIFY(!wide.neighbour(size.square(7, 7), Direction::Down));
        const BoardLayout tall(QRect(0, 0, 600, 1000), shapeOf(size, 5), false);
        QVERIFY(tall.neighbour(size.square(7, 7), Direction::Down) == last);
    }
    void theNeighboursLeadToEveryPlace_data() { layouts(); }
    void theNeighboursLeadToEveryPlace() {
        using Direction = BoardLayout::Direction;
        for (bool flipped : {false, true}) {
            const auto now = layout(flipped);
            std::vector<Place> reached{now.places().front()};
            for (std::size_t i = 0; i < reached.size(); ++i)
                for (auto direction : {Direction::Left, Direction::Right, Direction::Up, Direction::Down})
                    if (const auto next = now.neighbour(reached[i], direction);
                        next && std::find(reached.begin(), reached.end(), *next) == reached.end())
                        reached.push_back(*next);
            QCOMPARE(reached.size(), now.places().size());
        }
    }

    void sizeForIsTheSizeThatGivesSuchSquares() {
        const auto shape = shapeOf({8, 8}, 5);
        for (int square : {20, 33, 64, 101})
            QCOMPARE(
                BoardLayout(QRect(QPoint(), BoardLayout::sizeFor(shape, square)), shape, false).squareSize(),
                square);
    }

private:
    static void layouts() {
        QTest::addColumn<core::BoardSize>("size");
        QTest::addColumn<int>("kinds");
        QTest::addColumn<QSize>("area");
        struct Board {
            core::BoardSize size;
            int kinds;
        };
        for (const Board board :
             {Board{{8, 8}, 5}, {{9, 9}, 7}, {{10, 8}, 0}, {{19, 19}, 0}, {{5, 6}, 11}, {{3, 12}, 4}})
            for (const QSize area :
                 {QSize(320, 320), QSize(360, 300), QSize(801, 603), QSize(400, 900), QSize(1400, 1000)})
                QTest::addRow("%dx%d, %d kinds, in %dx%d", board.size.files, board.size.ranks, board.kinds,
                              area.width(), area.height())
                    << board.size << board.kinds << area;
    }
    static int kinds() {
        QFETCH(int, kinds);
        return kinds;
    }
    static BoardShape shape() {
        QFETCH(core::BoardSize, size);
        return shapeOf(size, kinds());
    }
    static QRect area() {
        QFETCH(QSize, area);
        return QRect(QPoint(7, 11), area);
    }
    static BoardLayout layout(bool flipped) { return BoardLayout(area(), shape(), flipped); }
};

QTEST_MAIN(BoardLayoutTest)
#include "board_layout_test.moc"
