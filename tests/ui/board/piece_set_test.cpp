#include "core/variants/variants_ini.h"
#include "tests/ui/positions.h"
#include "ui/board/cached_piece_set.h"
#include "ui/board/piece_drawings.h"
#include "ui/board/piece_marks.h"
#include "ui/board/piece_movements.h"
#include "ui/board/piece_set.h"
#include "ui/board/piece_symbols.h"

#include <QtTest>

#include <cmath>

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
    void looksAreFoundByTheirNames() {
        for (auto look : pieceLooks())
            QVERIFY(pieceLookNamed(nameOf(look)) == look);
        QVERIFY(!pieceLookNamed("marbles"));
    }
    void cubesSuitGamesInWhichPiecesChangeSides() {
        QVERIFY(suits(PieceLook::Cubes, "euroshogi"));
        QVERIFY(suits(PieceLook::Cubes, "shogi"));
        QVERIFY(!suits(PieceLook::Cubes, "greatshatranj"));
        QVERIFY(!suits(PieceLook::Cubes, "koshogi"));
    }
    void figuresSuitGamesWhoseKindsAllHaveADrawing() {
        for (const char* variant : {"greatshatranj", "euroshogi", "zoshogi"})
            QVERIFY(suits(PieceLook::Figures, variant));
        QVERIFY(!suits(PieceLook::Figures, "koshogi"));
    }
    void noTwoFiguresLookAlike() {
        const std::vector<const char*> names{
            "king",           "queen",    "rook",        "bishop",  "general", "knight", "pawn", "minister",
            "high priestess", "elephant", "war machine", "soldier", "lance",   "silver", "gold"};
        // the share of the pixels of either that both have
        const auto likeness = [](const char* one, const char* other) {
            const auto pixels = [](const char* name) {
                QImage image(50, 50, QImage::Format_ARGB32);
                image.fill(Qt::white);
                QPainter painter(&image);
                painter.scale(0.5, 0.5);
                painter.fillPath(drawingOf(name)->stencil, Qt::black);
                return image;
            };
            const QImage a = pixels(one), b = pixels(other);
            int inBoth = 0, inEither = 0;
            for (int y = 0; y < a.height(); ++y)
                for (int x = 0; x < a.width(); ++x) {
                    const bool isInA = qGray(a.pixel(x, y)) < 128, isInB = qGray(b.pixel(x, y)) < 128;
                    inBoth += isInA && isInB ? 1 : 0;
                    inEither += isInA || isInB ? 1 : 0;
                }
            return static_cast<double>(inBoth) / inEither;
        };
        for (std::size_t i = 0; i < names.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY2(likeness(names[i], names[k]) < 0.75,
                         qPrintable(QStringLiteral("%1, %2: %3")
                                        .arg(names[i], names[k])
                                        .arg(likeness(names[i], names[k]))));
    }
    void figuresSuitAnOrthodoxArmy() {
        const auto chess = core::readVariantsIni("[army:chess]\ncastling = false\ndoubleStep = false\n");
        QVERIFY(chess);
        for (const auto& piece : chess.value().front().pieces)
            QVERIFY2(isDrawn(piece.name), piece.name.c_str());
    }
    void aGameOfChessIsPlayedWithFiguresThoughOneKindHasNone() {
        const auto read = core::readVariantsIni("[squirrels:chess]\ncastling = false\ndoubleStep = false\n"
                                                "customPiece1 = s:NAD\nstartFen = "
                                                "rsbqkbsr/pppppppp/8/8/8/8/PPPPPPPP/RSBQKBSR w - - 0 1\n");
        QVERIFY(read);
        const core::VariantSpec& spec = read.value().front();
        QCOMPARE(usualLook(spec), PieceLook::Figures);
        const auto squirrel = *spec.pieceByLetters("S");
        QCOMPARE(symbolOf(spec, squirrel), lettersOf(spec, squirrel));
        QVERIFY(symbolOf(spec, *spec.pieceByLetters("R")) != lettersOf(spec, *spec.pieceByLetters("R")));
    }
    void gamesWithDropsAndWithoutFiguresHaveTheirLetters() {
        for (const char* variant : {"shogi", "koshogi"})
            QCOMPARE(usualLook(variants().find(variant)->spec()), PieceLook::Letters);
    }
    void kanjiSuitTheGamesThatHaveThem() {
        for (const char* variant : {"shogi", "zoshogi", "koshogi"})
            QVERIFY(suits(PieceLook::Kanji, variant));
        QVERIFY(!suits(PieceLook::Kanji, "euroshogi"));
    }
    void kanjiInFullSuitTheGamesThatShortenThem() {
        for (const char* variant : {"shogi", "zoshogi", "minishogi"})
            QVERIFY(suits(PieceLook::FullKanji, variant));
        QVERIFY(!suits(PieceLook::FullKanji, "koshogi"));
    }
    void internationalPiecesSuitTheGamesOfShogi() {
        for (const char* variant : {"shogi", "zoshogi", "minishogi"})
            QVERIFY(suits(PieceLook::International, variant));
        for (const char* variant : {"euroshogi", "koshogi", "greatshatranj"})
            QVERIFY(!suits(PieceLook::International, variant));
    }
    void lettersSuitAllGames() {
        for (const char* variant : {"euroshogi", "shogi", "koshogi", "greatshatranj"})
            QVERIFY(suits(PieceLook::Letters, variant));
    }
    void theUsualLookIsWhatTheGameIsPlayedWith() {
        QVERIFY(usualLook(specOf("euroshogi")) == PieceLook::Cubes);
        QVERIFY(usualLook(specOf("greatshatranj")) == PieceLook::Figures);
        QVERIFY(usualLook(specOf("koshogi")) == PieceLook::Letters);
    }
    void kanjiAreWrittenWhereAFontHasThem() {
        const auto spec = specOf("shogi");
        const auto kanji = PieceMarks::kanjiFor(spec);
        for (const char* letters : {"P", "K", "+P", "+R"}) {
            const auto type = *spec.pieceByLetters(letters);
            QVERIFY(kanji.of(spec, type) != PieceMarks::letters().of(spec, type));
            QVERIFY(QRectF(0, 0, 100, 100).contains(kanji.of(spec, type).boundingRect()));
        }
        QVERIFY(kanji.of(spec, *spec.pieceByLetters("P")) != kanji.of(spec, *spec.pieceByLetters("+P")));
    }
    void lettersStandWhereNoFontHasTheKanji() {
        auto spec = specOf("shogi");
        const auto pawn = *spec.pieceByLetters("P");
        const auto king = *spec.pieceByLetters("K");
        spec.pieces[static_cast<std::size_t>(core::indexOf(pawn))].kanji = "\U0010FFFD"; // nobody has this
        const auto kanji = PieceMarks::kanjiFor(spec);
        QCOMPARE(kanji.of(spec, pawn), PieceMarks::letters().of(spec, pawn));
        QVERIFY(kanji.of(spec, king) != PieceMarks::letters().of(spec, king));
    }
    void severalKanjiStandBelowOneAnother() {
        const auto spec = specOf("koshogi");
        for (const char* letters : {"G", "ML", "+TP"}) {
            const auto box =
                PieceMarks::kanjiFor(spec).of(spec, *spec.pieceByLetters(letters)).boundingRect();
            QVERIFY2(box.height() > 75, letters);
            QVERIFY(QRectF(0, 0, 100, 100).contains(box));
        }
    }
    void threeKanjiStandInTwoRowsAsTheyWouldBeTooLowInThree() {
        const auto spec = specOf("koshogi");
        const auto mark = PieceMarks::kanjiFor(spec).of(spec, *spec.pieceByLetters("FC"));
        const auto partIn = [&](const QRectF& place) {
            QPainterPath area;
            area.addRect(place);
            return !mark.intersected(area).isEmpty();
        };
        QVERIFY(partIn({30, 2, 40, 44}));
        QVERIFY(partIn({4, 54, 40, 44}) && partIn({56, 54, 40, 44}));
        QVERIFY(!partIn({0, 48.5, 100, 3}));
    }
    void kanjiInFullHaveTwoWhereTheyAreOtherwiseShortened() {
        const auto spec = specOf("shogi");
        const auto rook = *spec.pieceByLetters("R");
        const auto full = PieceMarks::fullKanjiFor(spec).of(spec, rook);
        QPainterPath between; // nothing is written where one character ends and the other begins
        between.addRect(0, 49.5, 100, 1);
        QVERIFY(full.intersected(between).isEmpty());
        QVERIFY(!PieceMarks::kanjiFor(spec).of(spec, rook).intersected(between).isEmpty());
    }
    void wedgesWithKanjiInFullAreOfOneWoodAndAreReadByTheirOwner() {
        const auto spec = specOf("shogi");
        const auto set = makePieceSet(spec, PieceLook::FullKanji);
        const auto imageFor = [&](core::Side side, bool up) {
            return imageOf([&](QPainter& painter, const QRectF& square) {
                set->paint(painter, square, spec, {{*spec.pieceByLetters("R"), side}, up});
            });
        };
        QCOMPARE(imageFor(core::Side::First, true), imageFor(core::Side::Second, true));
        const QRect upper(20, 20, 24, 12), lower(20, 32, 24, 12);
        const auto up = imageFor(core::Side::First, true), down = imageFor(core::Side::First, false);
        QVERIFY(inkIn(up, upper) > inkIn(up, lower)); // 飛 has more strokes than 車
        QVERIFY(inkIn(down, upper) < inkIn(down, lower));
    }
    void theSecondPlayersKingIsTheOtherOne() {
        const auto spec = specOf("shogi");
        const auto marks = PieceMarks::fullKanjiFor(spec);
        const auto writing = [&](const char* letters, core::Side side) {
            return marks.of(spec, core::Piece{*spec.pieceByLetters(letters), side});
        };
        QVERIFY(writing("K", core::Side::First) != writing("K", core::Side::Second)); // 玉将 and 王将
        QVERIFY(writing("R", core::Side::First) == writing("R", core::Side::Second));
    }
    void realPiecesAreGradedInSize() {
        const auto spec = specOf("shogi");
        const auto grade = [&](const char* letters) {
            return sizeGrade(spec, *spec.pieceByLetters(letters));
        };
        QCOMPARE(grade("K"), 1.0);
        QVERIFY(grade("R") < grade("K") && grade("R") == grade("B"));
        QVERIFY(grade("G") < grade("R") && grade("G") == grade("S"));
        QVERIFY(grade("N") < grade("G") && grade("N") == grade("L"));
        QVERIFY(grade("P") < grade("N"));
        QCOMPARE(grade("+P"), grade("P"));
    }
    void hintsAreTheWaysOfAPiece() {
        const auto spec = specOf("shogi");
        const auto hints = [&](const char* letters) {
            QStringList texts;
            for (const MoveHint& hint : moveHints(spec.piece(*spec.pieceByLetters(letters))))
                texts << QStringLiteral("%1,%2%3")
                             .arg(hint.right)
                             .arg(hint.forward)
                             .arg(hint.isLong ? "..." : "");
            texts.sort();
            return texts.join(' ');
        };
        QCOMPARE(hints("P"), QString("0,1"));
        QCOMPARE(hints("L"), QString("0,1..."));
        QCOMPARE(hints("N"), QString("-1,2 1,2"));
        QCOMPARE(hints("S"), QString("-1,-1 -1,1 0,1 1,-1 1,1"));
        QCOMPARE(hints("+R"), QString("-1,-1 -1,0... -1,1 0,-1... 0,1... 1,-1 1,0... 1,1"));
    }
    void aTurnedInternationalPieceHasItsMarksOnTheOtherSide() {
        const auto spec = specOf("shogi");
        const auto set = makePieceSet(spec, PieceLook::International);
        const auto gold = *spec.pieceByLetters("G"); // moves forward in three ways, back in one
        const auto imageOfGold = [&](bool up) {
            return imageOf([&](QPainter& painter, const QRectF& square) {
                set->paint(painter, square, spec, {{gold, core::Side::Second}, up}); // of light wood
            });
        };
        const int size = imageOfGold(true).width();
        const auto inkAt = [&](const QImage& image, double x, double y) {
            const int radius = size / 30;
            return inkIn(image, QRect(static_cast<int>(x * size) - radius,
                                      static_cast<int>(y * size) - radius, 2 * radius, 2 * radius));
        };
        const QImage up = imageOfGold(true), down = imageOfGold(false);
        QVERIFY(inkAt(up, 0.28, 0.26) > inkAt(up, 0.18, 0.86));     // forward and to the left, not back
        QVERIFY(inkAt(down, 0.72, 0.74) > inkAt(down, 0.82, 0.14)); // the same for the other player
    }
    void codesOfOneVariantAreEquallyHigh() {
        const auto spec = specOf("koshogi");
        const double top = topOf(spec, "P");
        for (const char* letters : {"G", "AI", "CM", "QM", "ML"})
            QVERIFY2(std::abs(topOf(spec, letters) - top) < 1, letters); // round letters reach farther
    }
    /// The kinds with the same writing differ by shapes: in letters a piece and its promoted face, in kanji a promoted piece
    /// and another kind (chariot unit is a piece and the promoted chariot).
    void promotedPiecesDifferWithoutColour_data() {
        QTest::addColumn<int>("size");
        for (const int size : {18, 24, Size}) // a board of 19 x 19 in a small window, and larger ones
            QTest::addRow("%d pixels", size) << size;
    }
    void promotedPiecesDifferWithoutColour() {
        QFETCH(int, size);
        const auto builtin = core::VariantSet::builtin();
        for (const auto& variant : builtin.all())
            for (const auto look : looksFor(variant->spec()))
                verifyThatPromotedPiecesDiffer(variant->spec(), look, size);
    }
    void writingStaysOnItsStone() {
        const auto spec = specOf("koshogi");
        for (const auto look : looksFor(spec)) {
            const auto stones = makePieceSet(spec, look);
            for (int i = 0; i < static_cast<int>(spec.pieces.size()); ++i) {
                const auto image = imageOf([&](QPainter& painter, const QRectF& square) {
                    stones->paint(painter, square, spec, {{core::pieceTypeAt(i), core::Side::First}, true});
                });
                QVERIFY2(!hasLightBeyond(image, 0.43),
                         spec.pieces[static_cast<std::size_t>(i)].letters.c_str());
            }
        }
    }
    void blackHasTheDarkStones() {
        const auto spec = specOf("koshogi");
        const auto stones = makePieceSet(spec, PieceLook::Letters);
        const auto stoneOf = [&](core::Side side) {
            return imageOf([&](QPainter& painter, const QRectF& square) {
                stones->paint(painter, square, spec, {{*spec.pieceByLetters("P"), side}, true});
            });
        };
        const QRect besideTheLetter(6, 28, 4, 8);
        QVERIFY(meanLightness(stoneOf(core::Side::First), besideTheLetter) < 90);
        QVERIFY(meanLightness(stoneOf(core::Side::Second), besideTheLetter) > 180);
    }
    void promotedStonesAreNamedInRed() {
        const auto spec = specOf("koshogi");
        const auto stones = makePieceSet(spec, PieceLook::Letters);
        for (const auto side : core::Sides) {
            const auto image = imageOf([&](QPainter& painter, const QRectF& square) {
                stones->paint(painter, square, spec, {{*spec.pieceByLetters("+P"), side}, true});
            });
            QVERIFY(hasRed(image));
        }
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
    void noPieceOfAnyGameIsClipped() {
        const auto variants = core::VariantSet::builtin();
        for (const auto& variant : variants.all())
            for (const auto look : looksFor(variant->spec())) {
                const auto pieces = makePieceSet(variant->spec(), look);
                for (int i = 0; i < static_cast<int>(variant->spec().pieces.size()); ++i)
                    for (const auto side : core::Sides) {
                        const PlacedPiece piece{{core::pieceTypeAt(i), side}, side == core::Side::First};
                        const auto image = imageOf([&](QPainter& painter, const QRectF& square) {
                            pieces->paint(painter, square, variant->spec(), piece);
                        });
                        QVERIFY2(!touchesItsEdge(image), qPrintable(nameOf(look)));
                    }
            }
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
        const auto cubes = makePieceSet(euroshogi()->spec(), PieceLook::Cubes);
        const QRect front(24, 54, 16, 2);
        const QRect cornerOnTop(10, 10, 3, 3);
        for (const char* letters : {"P", "+P", "K"}) {
            const auto light = resting(*cubes, white(letters)), dark = resting(*cubes, black(letters));
            QVERIFY(meanLightness(light, cornerOnTop) > meanLightness(dark, cornerOnTop) + 80);
            QVERIFY(meanLightness(light, front) > meanLightness(dark, front) + 60);
        }
    }
    void theRightSideOfACubeIsDarkUntilItIsPromoted() {
        const auto cubes = makePieceSet(euroshogi()->spec(), PieceLook::Cubes);
        const QRect side(54, 26, 2, 12);
        for (const auto& piece : {white("R"), black("R")})
            QVERIFY(meanLightness(resting(*cubes, piece), side) < 70);
        for (const auto& piece : {white("+R"), black("+R")})
            QVERIFY(meanLightness(resting(*cubes, piece), side) > 90);
    }
    void promotedFiguresStandInARedRing() {
        const auto figures = makePieceSet(euroshogi()->spec(), PieceLook::Figures);
        QVERIFY(!hasRed(resting(*figures, white("R"))));
        QVERIFY(hasRed(resting(*figures, white("+R"))));
    }
    void wedgesPointAwayFromTheirOwner() {
        const auto letters = makePieceSet(euroshogi()->spec(), PieceLook::Letters);
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
        for (const char* name : {"letters", "figures", "cubes", "stones"})
            QTest::newRow(name) << QString(name);
    }
    static std::shared_ptr<const PieceSet> set() {
        QFETCH(QString, name);
        if (name != "stones") return makePieceSet(euroshogi()->spec(), *pieceLookNamed(name));
        auto spec = euroshogi()->spec();
        spec.pieceStyle = core::PieceStyle::Stones;
        return makePieceSet(spec, PieceLook::Letters);
    }
    /// Compares black and white pictures, so that neither the colour nor the lightness of an ink tells two pieces apart.
    static void verifyThatPromotedPiecesDiffer(const core::VariantSpec& spec, PieceLook look, int size) {
        const auto set = makePieceSet(spec, look);
        for (const auto side : core::Sides) {
            std::vector<QImage> promoted, plain;
            std::vector<std::string> promotedNames, plainNames;
            for (int i = 0; i < static_cast<int>(spec.pieces.size()); ++i) {
                const auto type = core::pieceTypeAt(i);
                const bool isPromoted = spec.piece(type).promotedFrom.has_value();
                (isPromoted ? promoted : plain).push_back(inBlackAndWhite(*set, spec, {type, side}, size));
                (isPromoted ? promotedNames : plainNames).push_back(spec.piece(type).letters);
            }
            const int enough = size * size / 40;
            for (std::size_t i = 0; i < promoted.size(); ++i)
                for (std::size_t k = 0; k < plain.size(); ++k) {
                    const int found = differingPixels(promoted[i], plain[k]);
                    QVERIFY2(found >= enough,
                             qPrintable(QStringLiteral("%1, %2: %3 and %4 differ in %5 of %6 pixels")
                                            .arg(QString::fromStdString(spec.id), nameOf(look),
                                                 QString::fromStdString(promotedNames[i]),
                                                 QString::fromStdString(plainNames[k]))
                                            .arg(found)
                                            .arg(size * size)));
                }
        }
    }
    static QImage inBlackAndWhite(const PieceSet& set, const core::VariantSpec& spec, core::Piece piece,
                                  int size) {
        QImage image(size, size, QImage::Format_ARGB32);
        image.fill(QColor(0xCE, 0x9E, 0x5A)); // of a wooden board
        QPainter painter(&image);
        set.paint(painter, QRectF(0, 0, size, size), spec, {piece, true});
        painter.end();
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x)
                image.setPixel(x, y, qGray(image.pixel(x, y)) < 128 ? 0xFF000000 : 0xFFFFFFFF);
        return image;
    }
    static int differingPixels(const QImage& a, const QImage& b) {
        int count = 0;
        for (int y = 0; y < a.height(); ++y)
            for (int x = 0; x < a.width(); ++x)
                count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
        return count;
    }
    static core::VariantSpec specOf(const char* id) { return core::VariantSet::builtin().find(id)->spec(); }
    static double topOf(const core::VariantSpec& spec, const char* letters) {
        return lettersOf(spec, *spec.pieceByLetters(letters)).boundingRect().top();
    }
    /// How many pixels are dark, as writing is on light wood.
    static int inkIn(const QImage& image, const QRect& part) {
        int ink = 0;
        for (int y = part.top(); y <= part.bottom(); ++y)
            for (int x = part.left(); x <= part.right(); ++x)
                ink += image.pixelColor(x, y).lightness() < 120 ? 1 : 0;
        return ink;
    }
    static bool suits(PieceLook look, const char* id) {
        const auto looks = looksFor(specOf(id));
        return std::find(looks.begin(), looks.end(), look) != looks.end();
    }
    /// Whether anything light lies farther from the middle than that part of the width.
    static bool hasLightBeyond(const QImage& image, double part) {
        for (int y = 0; y < Size; ++y)
            for (int x = 0; x < Size; ++x) {
                const double distance = std::hypot(x + 0.5 - Size / 2.0, y + 0.5 - Size / 2.0);
                if (distance > part * Size && image.pixelColor(x, y).lightness() > 170) return true;
            }
        return false;
    }
    static bool hasRed(const QImage& image) {
        for (int y = 0; y < Size; ++y)
            for (int x = 0; x < Size; ++x) {
                const QColor colour = image.pixelColor(x, y);
                if (colour.red() > colour.green() + 80 && colour.red() > colour.blue() + 80) return true;
            }
        return false;
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
