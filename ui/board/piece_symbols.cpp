#include "ui/board/piece_symbols.h"

#include "ui/board/piece_drawings.h"
#include "ui/notation/piece_letters.h"

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QStringList>
#include <QTransform>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr QSizeF CodeBox(84, 80);
constexpr double NarrowestCode = 0.75; ///< of the width that the font gives it

QPainterPath plainSymbol(const core::VariantSpec& spec, core::PieceType type) {
    const auto* drawing = drawingOf(spec.piece(type).name);
    return drawing ? drawing->stencil : lettersOf(spec, type);
}

QPainterPath circled(const QPainterPath& symbol) {
    const QPainterPath small =
        QTransform::fromTranslate(50, 49.5).scale(0.76, 0.76).translate(-50, -50).map(symbol);
    QPainterPath ring;
    ring.addEllipse(QPointF(50, 50), 49, 49);
    ring.addEllipse(QPointF(50, 50), 43.5, 43.5);
    ring.addPath(small);
    return ring;
}

/// Without the sign of a promoted face.
QString codeOf(const core::VariantSpec& spec, core::PieceType type) {
    return lettersShown(spec.piece(type).heldAs(type), spec);
}

QFont codeFont() {
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setBold(true);
    font.setPixelSize(100);
    return font;
}

double fittingHeight(const QStringList& codes) {
    const QFontMetricsF metrics(codeFont());
    double widest = 1;
    for (const auto& code : codes)
        widest = std::max(widest, metrics.tightBoundingRect(code).width());
    return std::min(CodeBox.height(), CodeBox.width() / NarrowestCode * metrics.capHeight() / widest);
}

/// All codes of a variant are of one height, which the longest decides. Remembered: Ko Shogi has so many that measuring
/// them for each piece anew took a quarter of the program's start.
double heightOfCodes(const core::VariantSpec& spec) {
    QStringList codes;
    for (const auto& piece : spec.pieces)
        if (!piece.promotedFrom) codes += withLettersShown(QString::fromStdString(piece.letters), spec);
    static QHash<QStringList, double> heights;
    const auto known = heights.constFind(codes);
    return known != heights.constEnd() ? *known : *heights.insert(codes, fittingHeight(codes));
}

} // namespace

QPainterPath lettersOf(const core::VariantSpec& spec, core::PieceType type) {
    const QFont font = codeFont();
    QPainterPath path;
    path.addText(0, 0, font, codeOf(spec, type));
    const QRectF box = path.boundingRect();
    if (box.isEmpty()) return path;
    const double capitals = QFontMetricsF(font).capHeight();
    const double scale = heightOfCodes(spec) / capitals;
    return QTransform::fromTranslate(50, 50)
        .scale(std::min(scale, CodeBox.width() / box.width()), scale)
        .translate(-box.center().x(), capitals / 2)
        .map(path);
}

bool hasFigures(const core::VariantSpec& spec) {
    const auto count = [&spec](auto is) { return std::count_if(spec.pieces.begin(), spec.pieces.end(), is); };
    const auto kinds = count([](const core::PieceSpec& piece) { return !piece.promotedFrom; });
    const auto drawn =
        count([](const core::PieceSpec& piece) { return !piece.promotedFrom && isDrawn(piece.name); });
    return 2 * drawn > kinds;
}

QPainterPath symbolOf(const core::VariantSpec& spec, core::PieceType type) {
    const auto& origin = spec.piece(type).promotedFrom;
    return origin ? circled(plainSymbol(spec, *origin)) : plainSymbol(spec, type);
}

} // namespace komadai::ui
