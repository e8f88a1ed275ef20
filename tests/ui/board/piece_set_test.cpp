#include "tests/ui/board/positions.h"
#include "ui/board/cached_piece_set.h"
#include "ui/board/piece_set.h"
#include "ui/board/piece_symbols.h"

#include <QtTest>

using namespace komadai;
using namespace komadai::ui;

namespace {

constexpr int Size = 64;

template <class Paint>
QImage imageOf(Paint&& paint) {
    QImage image(Size, Size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint(painter, QRectF(0, 0, Size, Size));
    return image;
}

QImage resting(const PieceSet& set, const PlacedPiece& piece) {
    return imageOf([&](QPainter& painter, const QRectF& square) {
        set.paint(painter, square, euroshogi()->spec(), piece);
    });
}

QImage turning(const PieceSet& set, const PlacedPiece& from, const PlacedPiece& to, double progress) {
    return imageOf([&](QPainter& painter, const QRectF& square) {
        set.paintTurning(painter, square, euroshogi()->spec(), from, to, progress);
    });
}

PlacedPiece white(const char* letters) { return {{kind(letters), core::Side::First}, true}; }
PlacedPiece black(const char* letters) { return {{kind(letters), core::Side::Second}, false}; }

double meanLightness(const QImage& image, const QRect& part) {
    double sum = 0;
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x)
            sum += image.pixelColor(x, y).lightness();
    return sum / (part.width() * part.height());
}

bool touchesItsEdge(const QImage& image) {
    for (int i = 0; i < Size; ++i)
        for (const QPoint point : {QPoint(i, 0), QPoint(i, Size - 1), QPoint(0, i), QPoint(Size - 1, i)})
            if (image.pixelColor(point).alpha() > 60) return true;
    return false;
}

/// Largest difference of a colour channel between two pictures.
int difference(const QImage& a, const QImage& b) {
    int largest = 0;
    for (int y = 0; y < Size; ++y)
        for (int x = 0; x < Size; ++x) {
            const auto p = a.pixelColor(x, y), q = b.pixelColor(x, y);
            largest = std::max({largest, std::abs(p.red() - q.red()), std::abs(p.green() - q.green()),
                                std::abs(p.blue() - q.blue()), std::abs(p.alpha() - q.alpha())});
        }
    return largest;
}

} // namespace

class PieceSetTest : public QObject {
    Q_OBJECT

private slots:
    void stylesAreFoundByTheirNames() {
        for (auto style : pieceStyles())
            QVERIFY(pieceStyleNamed(nameOf(style)) == style);
        QVERIFY(!pieceStyleNamed("marbles"));
    }
    void allKindsOfBothSidesLookDifferent_data() { sets(); }
    void allKindsOfBothSidesLookDifferent() {
        std::vector<QImage> seen;
        for (const auto& piece : everyPiece()) {
            const auto image = resting(*set(), piece);
            QVERIFY(std::find(seen.begin(), seen.end(), image) == seen.end());
            seen.push_back(image);
        }
    }
    void piecesStayInsideTheirSquare_data() { sets(); }
    void piecesStayInsideTheirSquare() {
        for (const auto& piece : everyPiece())
            QVERIFY(!touchesItsEdge(resting(*set(), piece)));
    }
    void aTurnBeginsAndEndsWithThePiecesAtRest_data() { sets(); }
    void aTurnBeginsAndEndsWithThePiecesAtRest() {
        const std::pair<PlacedPiece, PlacedPiece> turns[] = {{white("R"), white("+R")},
                                                             {black("N"), black("+N")},
                                                             {white("+B"), black("B")},
                                                             {black("G"), white("G")}};
        for (const auto& [from, to] : turns) {
            QVERIFY(difference(turning(*set(), from, to, 0), resting(*set(), from)) < 16);
            QVERIFY(difference(turning(*set(), from, to, 1), resting(*set(), to)) < 16);
            QVERIFY(turning(*set(), from, to, 0.4) != resting(*set(), from));
        }
    }
    void keptPixmapsLookLikeThePiece_data() { sets(); }
    void keptPixmapsLookLikeThePiece() {
        const CachedPieceSet kept(set());
        for (int again = 0; again < 2; ++again)
            QCOMPARE(resting(kept, white("+R")), resting(*set(), white("+R")));
    }

    void aCubeShowsItsOwnColourAboveAndTowardsTheViewer() {
        const auto cubes = makePieceSet(core::PieceStyle::Cubes);
        const QRect front(24, 54, 16, 2);
        const QRect cornerOnTop(10, 10, 3, 3);
        for (const char* letters : {"P", "+P", "K"}) {
            const auto light = resting(*cubes, white(letters)), dark = resting(*cubes, black(letters));
            QVERIFY(meanLightness(light, cornerOnTop) > meanLightness(dark, cornerOnTop) + 80);
            QVERIFY(meanLightness(light, front) > meanLightness(dark, front) + 60);
        }
    }
    void theRightSideOfACubeIsDarkUntilItIsPromoted() {
        const auto cubes = makePieceSet(core::PieceStyle::Cubes);
        const QRect side(54, 26, 2, 12);
        for (const auto& piece : {white("R"), black("R")})
            QVERIFY(meanLightness(resting(*cubes, piece), side) < 70);
        for (const auto& piece : {white("+R"), black("+R")})
            QVERIFY(meanLightness(resting(*cubes, piece), side) > 90);
    }
    void wedgesPointAwayFromTheirOwner() {
        const auto letters = makePieceSet(core::PieceStyle::Letters);
        QVERIFY(letters->pointsDirection());
        const PlacedPiece up{{kind("P"), core::Side::First}, true},
            down{{kind("P"), core::Side::First}, false};
        QVERIFY(resting(*letters, up) != resting(*letters, down));
    }
    void aKindWithoutADrawingShowsItsLetters() {
        auto spec = euroshogi()->spec();
        spec.pieces[static_cast<std::size_t>(core::indexOf(kind("R")))].name = "Zebra";
        QCOMPARE(symbolOf(spec, kind("R")), lettersOf(spec, kind("R")));
        QVERIFY(symbolOf(spec, kind("B")) != lettersOf(spec, kind("B")));
    }
    void symbolsStayInTheirBox() {
        const QRectF box(0, 0, 100, 100);
        for (const auto& piece : everyPiece())
            QVERIFY(box.contains(symbolOf(euroshogi()->spec(), piece.piece.type).boundingRect()));
    }

private:
    static void sets() {
        QTest::addColumn<QString>("name");
        for (auto style : pieceStyles())
            QTest::newRow(qPrintable(nameOf(style))) << nameOf(style);
    }
    static std::shared_ptr<const PieceSet> set() {
        QFETCH(QString, name);
        return makePieceSet(*pieceStyleNamed(name));
    }
    static std::vector<PlacedPiece> everyPiece() {
        std::vector<PlacedPiece> pieces;
        for (const char* letters : {"K", "R", "B", "G", "N", "P", "+R", "+B", "+N", "+P"}) {
            pieces.push_back(white(letters));
            pieces.push_back(black(letters));
        }
        return pieces;
    }
};

QTEST_MAIN(PieceSetTest)
#include "piece_set_test.moc"
