// The start of every variant in every look and theme, compared with pictures that somebody has looked at.
//
// A stored picture has PerSquare x PerSquare pixels for each square of the board, averages of what is painted. So pieces
// made of shapes have to be as they were, and writing, for which systems have different fonts, as dark as it was at about
// the same places. With KOMADAI_PICTURES=FOLDER in the environment the pictures are written there instead, small as they
// are stored, and large to look at.
#include "core/rules/variant_set.h"
#include "ui/board/board_diagram.h"
#include "ui/board/board_layout.h"
#include "ui/board/board_painter.h"

#include <QDir>
#include <QtTest>

#include <cmath>

using namespace komadai;
using namespace komadai::ui;

namespace {

constexpr int PerSquare = 4;
constexpr int SquareSize = 32; ///< pixels as painted

const core::VariantSet& variants() {
    static const core::VariantSet set = core::VariantSet::builtin();
    return set;
}

/// Those that differ by more than the widgets round them.
std::vector<ThemeChoice> themes() {
    auto choices = themeChoices();
    std::erase(choices, ThemeChoice::Desktop);
    return choices;
}

QImage painted(const core::Variant& variant, PieceLook look, ThemeChoice theme, double ratio = 1) {
    const auto shared = variants().find(variant.spec().id);
    const QSize size = BoardLayout::sizeFor(BoardShape::of(variant.spec()), SquareSize);
    QImage image((QSizeF(size) * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    DiagramOptions options;
    options.look = look;
    options.theme = BoardTheme::of(QPalette(Qt::white), theme);
    QPainter painter(&image);
    paintDiagram(painter, QRect(QPoint(), size), core::AnyPosition::startOf(shared), options);
    return image;
}

/// A start with a drawing of every colour, as arrow and as circle, and with the glyph of a move.
QImage paintedWithDrawings(const core::Variant& variant, ThemeChoice choice) {
    const auto& spec = variant.spec();
    const QSize size = BoardLayout::sizeFor(BoardShape::of(spec), SquareSize);
    const BoardLayout layout(QRect(QPoint(), size), BoardShape::of(spec), false);
    const auto theme = BoardTheme::of(QPalette(Qt::white), choice);
    const auto pieces = makePieceSet(spec, usualLook(spec));
    BoardScene scene{.position = core::AnyPosition::startOf(variants().find(spec.id))};
    const int last = spec.size.files - 1;
    int row = 0;
    for (const auto colour :
         {DrawingColour::Green, DrawingColour::Red, DrawingColour::Blue, DrawingColour::Yellow}) {
        const auto left = spec.size.square(0, row);
        scene.drawings.push_back({left, left, colour});
        scene.drawings.push_back({spec.size.square(1, row), spec.size.square(last - 2, row + 2), colour});
        scene.drawings.push_back({spec.size.square(last, row + 2), spec.size.square(last, row + 1), colour});
        ++row;
    }
    scene.glyph = GlyphMark{spec.size.square(2, spec.size.ranks - 2), QStringLiteral("!?")};
    QImage image(size, QImage::Format_RGB32);
    image.fill(theme.background);
    QPainter painter(&image);
    BoardPainter(layout, theme, *pieces).paint(painter, scene);
    return image;
}

/// The board without its frame, made small.
QImage reduced(const QImage& image, const core::VariantSpec& spec) {
    const double ratio = image.devicePixelRatio();
    const QRect area(QPoint(), (QSizeF(image.size()) / ratio).toSize());
    const QRectF board = BoardLayout(area, BoardShape::of(spec), false).boardRect();
    QImage part = image.copy(QRectF(board.topLeft() * ratio, board.size() * ratio).toRect());
    part.setDevicePixelRatio(1);
    return part
        .scaled(spec.size.files * PerSquare, spec.size.ranks * PerSquare, Qt::IgnoreAspectRatio,
                Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_RGB32);
}

int distance(QRgb a, QRgb b) {
    return std::max(
        {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

struct Difference {
    double mean = 0;   ///< of all pixels
    double square = 0; ///< of the mean colour of the square where it is largest
};

QRgb meanOf(const QImage& square) {
    return square.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixel(0, 0);
}

Difference difference(const QImage& a, const QImage& b) {
    Difference found;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            found.mean += distance(a.pixel(x, y), b.pixel(x, y));
    found.mean /= a.width() * a.height();
    for (int y = 0; y < a.height(); y += PerSquare)
        for (int x = 0; x < a.width(); x += PerSquare) {
            const QRect square(x, y, PerSquare, PerSquare);
            found.square =
                std::max<double>(found.square, distance(meanOf(a.copy(square)), meanOf(b.copy(square))));
        }
    return found;
}

bool isWriting(PieceLook look) { return look != PieceLook::Figures && look != PieceLook::Cubes; }

QString fileOf(const core::VariantSpec& spec, PieceLook look, ThemeChoice theme) {
    return QStringLiteral("%1-%2-%3.png").arg(QString::fromStdString(spec.id), nameOf(look), nameOf(theme));
}

/// All of a variant in one file: a look a row, a theme a column.
QString sheetOf(const core::VariantSpec& spec) {
    return QStringLiteral("%1.png").arg(QString::fromStdString(spec.id));
}

template <class Function>
void forEachPicture(const core::VariantSpec& spec, Function&& function) {
    const QSize cell(spec.size.files * PerSquare, spec.size.ranks * PerSquare);
    int row = 0;
    for (const auto look : pieceLooks()) {
        int column = 0;
        for (const auto theme : themes())
            function(look, theme, QRect(QPoint(column++ * cell.width(), row * cell.height()), cell));
        ++row;
    }
}

bool suits(PieceLook look, const core::VariantSpec& spec) {
    const auto looks = looksFor(spec);
    return std::find(looks.begin(), looks.end(), look) != looks.end();
}

QString drawingsFileOf(const core::VariantSpec& spec) {
    return QStringLiteral("drawings-%1.png").arg(QString::fromStdString(spec.id));
}

/// The boards with drawings, a theme a column.
QImage drawingsSheetOf(const core::Variant& variant) {
    const auto& spec = variant.spec();
    const QSize cell(spec.size.files * PerSquare, spec.size.ranks * PerSquare);
    QImage sheet(cell.width() * static_cast<int>(themes().size()), cell.height(), QImage::Format_RGB32);
    QPainter painter(&sheet);
    int column = 0;
    for (const auto theme : themes())
        painter.drawImage(QPoint(column++ * cell.width(), 0),
                          reduced(paintedWithDrawings(variant, theme), spec));
    return sheet;
}

void writePictures(const QString& folder) {
    for (const char* id : {"euroshogi", "koshogi"}) {
        const auto variant = variants().find(id);
        QVERIFY(drawingsSheetOf(*variant).save(QDir(folder).filePath(drawingsFileOf(variant->spec()))));
        for (const auto theme : themes())
            QVERIFY(paintedWithDrawings(*variant, theme)
                        .save(QDir(folder).filePath(
                            QStringLiteral("drawings-%1-%2.png").arg(id, nameOf(theme)))));
    }
    for (const auto& variant : variants().all()) {
        const auto& spec = variant->spec();
        QImage sheet(static_cast<int>(themes().size()) * spec.size.files * PerSquare,
                     static_cast<int>(pieceLooks().size()) * spec.size.ranks * PerSquare,
                     QImage::Format_RGB32);
        sheet.fill(Qt::white);
        QPainter painter(&sheet);
        forEachPicture(spec, [&](PieceLook look, ThemeChoice theme, const QRect& cell) {
            if (!suits(look, spec)) return;
            const QImage large = painted(*variant, look, theme);
            QVERIFY(large.save(QDir(folder).filePath(fileOf(spec, look, theme))));
            painter.drawImage(cell, reduced(large, spec));
        });
        painter.end();
        QVERIFY(sheet.save(QDir(folder).filePath(sheetOf(spec))));
    }
}

} // namespace

class PicturesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        const QString folder = qEnvironmentVariable("KOMADAI_PICTURES");
        if (folder.isEmpty()) return;
        writePictures(folder);
        QSKIP("The pictures were written, not compared.");
    }
    void boardsLookAsTheyDid_data() {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(variants().all().size()); ++i)
            QTest::newRow(variants().all()[static_cast<std::size_t>(i)]->spec().id.c_str()) << i;
    }
    void boardsLookAsTheyDid() {
        QFETCH(int, index);
        const auto& variant = *variants().all()[static_cast<std::size_t>(index)];
        const auto& spec = variant.spec();
        const QImage sheet(QDir(KOMADAI_TEST_DATA "/pictures").filePath(sheetOf(spec)));
        QVERIFY(!sheet.isNull());
        forEachPicture(spec, [&](PieceLook look, ThemeChoice theme, const QRect& cell) {
            if (!suits(look, spec)) return; // no font for it here
            const auto found = difference(reduced(painted(variant, look, theme), spec), sheet.copy(cell));
            const QString name = fileOf(spec, look, theme);
            const bool writing = isWriting(look);
            QVERIFY2(found.mean < (writing ? 9 : 2.5),
                     qPrintable(QStringLiteral("%1: %2").arg(name).arg(found.mean)));
            QVERIFY2(found.square < (writing ? 40 : 8),
                     qPrintable(QStringLiteral("%1: a square by %2").arg(name).arg(found.square)));
        });
    }
    void drawingsLookAsTheyDid() {
        for (const char* id : {"euroshogi", "koshogi"}) {
            const auto variant = variants().find(id);
            const QImage kept(QDir(KOMADAI_TEST_DATA "/pictures").filePath(drawingsFileOf(variant->spec())));
            QVERIFY(!kept.isNull());
            const auto found =
                difference(drawingsSheetOf(*variant), kept.convertToFormat(QImage::Format_RGB32));
            QVERIFY2(found.mean < 9, qPrintable(QStringLiteral("%1: %2").arg(id).arg(found.mean)));
        }
    }
    void aBoardLooksTheSameOnFinerScreens_data() { boardsLookAsTheyDid_data(); }
    void aBoardLooksTheSameOnFinerScreens() {
        QFETCH(int, index);
        const auto& variant = *variants().all()[static_cast<std::size_t>(index)];
        const auto& spec = variant.spec();
        for (const auto look : looksFor(spec)) {
            const QImage coarse = reduced(painted(variant, look, ThemeChoice::Wood), spec);
            for (const double ratio : {1.5, 2.0}) {
                const auto found =
                    difference(coarse, reduced(painted(variant, look, ThemeChoice::Wood, ratio), spec));
                QVERIFY2(found.mean < 5 && found.square < 14, qPrintable(QStringLiteral("%1 at %2: %3, %4")
                                                                             .arg(nameOf(look))
                                                                             .arg(ratio)
                                                                             .arg(found.mean)
                                                                             .arg(found.square)));
            }
        }
    }
};

QTEST_MAIN(PicturesTest)
#include "pictures_test.moc"
