// The dark and the light side: the signs beside names and the pieces agree.
#include "core/variants/variants_ini.h"
#include "tests/ui/positions.h"
#include "ui/board/piece_set.h"
#include "ui/board/side_sign.h"

#include <QPainter>
#include <QtTest>

using namespace komadai;
using namespace komadai::ui;

namespace {

constexpr int Size = 48;

core::VariantSpec specOf(const char* id) { return variants().find(id)->spec(); }

/// A game of a file, without kanji.
core::VariantSpec imported(const std::string& keys) {
    const auto read = core::readVariantsIni("[imported]\nmaxRank = 5\nmaxFile = 5\nking = k\nrook = r\n"
                                            "startFen = kr3/5/5/5/3RK[] w - - 0 1\n" +
                                            keys);
    if (!read) qFatal("the variant cannot be read");
    return read.value().front();
}

QImage blank() {
    QImage image(Size, Size, QImage::Format_RGB32);
    image.fill(Qt::gray);
    return image;
}

QImage signOf(const core::VariantSpec& spec, core::Side side) {
    QImage image = blank();
    QPainter painter(&image);
    paintSideSign(painter, QRectF(0, 0, Size, Size), spec, side, QPalette(), 1);
    return image;
}

bool hasDarkSign(const core::VariantSpec& spec, core::Side side) {
    return signOf(spec, side).pixelColor(Size / 2, Size / 2).lightness() < 128;
}

/// A piece of shogi is narrow at the top and wide at the bottom; a disc is not.
bool isSignAPiece(const core::VariantSpec& spec) {
    const QImage sign = signOf(spec, core::Side::First), ground = blank();
    const auto widthAt = [&](int y) {
        int width = 0;
        for (int x = 0; x < Size; ++x)
            width += sign.pixel(x, y) != ground.pixel(x, y) ? 1 : 0;
        return width;
    };
    return widthAt(Size - 5) > 2 * widthAt(4);
}

double meanLightness(const PieceSet& set, const core::VariantSpec& spec, core::Piece piece) {
    QImage image = blank();
    QPainter painter(&image);
    set.paint(painter, QRectF(0, 0, Size, Size), spec, {piece, true});
    painter.end();
    double sum = 0;
    for (int y = 0; y < Size; ++y)
        for (int x = 0; x < Size; ++x)
            sum += image.pixelColor(x, y).lightness();
    return sum / (Size * Size);
}

} // namespace

class SideSignTest : public QObject {
    Q_OBJECT

private slots:
    void senteHasTheBlackPieceAndGoteTheWhiteOne() {
        for (const char* id : {"shogi", "zoshogi", "minishogi"}) {
            QVERIFY(hasDarkSign(specOf(id), core::Side::First));
            QVERIFY(!hasDarkSign(specOf(id), core::Side::Second));
            QVERIFY(isSignAPiece(specOf(id)));
        }
    }
    void otherGamesHaveDiscs() {
        for (const char* id : {"euroshogi", "greatshatranj"}) {
            QVERIFY(!hasDarkSign(specOf(id), core::Side::First));
            QVERIFY(hasDarkSign(specOf(id), core::Side::Second));
            QVERIFY(!isSignAPiece(specOf(id)));
        }
        QVERIFY(hasDarkSign(specOf("koshogi"), core::Side::First));
        QVERIFY(!isSignAPiece(specOf("koshogi")));
    }
    void gamesOfShogiNeedNoKanjiForTheirSigns() {
        for (const char* names : {"Black, White", "Sente, Gote"}) {
            const auto spec = imported("coordinates = shogi\nsideNames = " + std::string(names));
            QVERIFY(hasDarkSign(spec, core::Side::First));
            QVERIFY(!hasDarkSign(spec, core::Side::Second));
            QVERIFY(isSignAPiece(spec));
        }
    }
    void aSideCalledBlackIsDarkAndASideCalledWhiteIsLight() {
        const auto isFirstDark = [](const std::string& keys) {
            const auto spec = imported(keys);
            const bool isDark = hasDarkSign(spec, core::Side::First);
            return isDark != hasDarkSign(spec, core::Side::Second) && isDark;
        };
        QVERIFY(isFirstDark("sideNames = Black, White"));
        QVERIFY(isFirstDark("sideNames = Black, Red"));
        QVERIFY(!isFirstDark("sideNames = Red, Black"));
        QVERIFY(!isFirstDark("sideNames = White, Black\ncoordinates = shogi"));
        QVERIFY(!isFirstDark("sideNames = White, Black\npieceStyle = stones"));
        QVERIFY(isFirstDark("sideNames = Blue, Red\npieceStyle = stones"));
        QVERIFY(!isFirstDark("sideNames = Blue, Red"));
    }
    void thePiecesOfTheDarkSideAreDark() {
        std::vector<core::VariantSpec> specs{imported("coordinates = shogi\nsideNames = Black, White")};
        for (const auto& variant : variants().all())
            specs.push_back(variant->spec());
        for (const auto& spec : specs)
            for (const auto look : looksFor(spec)) {
                if (look == PieceLook::FullKanji) continue; // of one wood
                const auto set = makePieceSet(spec, look);
                for (int i = 0; i < static_cast<int>(spec.pieces.size()); ++i) {
                    const auto lightness = [&](core::Side side) {
                        return meanLightness(*set, spec, {core::pieceTypeAt(i), side});
                    };
                    const bool isFirstDark = lightness(core::Side::First) < lightness(core::Side::Second);
                    QVERIFY2(isFirstDark == isDark(spec, core::Side::First),
                             qPrintable(QString::fromStdString(spec.id) + ' ' + nameOf(look)));
                }
            }
    }
};

QTEST_MAIN(SideSignTest)
#include "side_sign_test.moc"
