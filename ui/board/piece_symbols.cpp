#include "ui/board/piece_symbols.h"

#include "ui/board/piece_drawings.h"

#include <QFont>
#include <QFontMetricsF>
#include <QTransform>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr QSizeF CodeBox(84, 80);
constexpr double NarrowestCode = 0.75; ///< of the width that the font gives it

QPainterPath plainSymbol(const core::VariantSpec& spec, core::PieceType type) {
    const auto drawing = drawingOf(spec.piece(type).name);
    return drawing ? drawing->shape.subtracted(drawing->cuts) : lettersOf(spec, type);
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
    return QString::fromStdString(spec.piece(spec.piece(type).heldAs(type)).letters);
}

/// All codes of a variant are of one height, which the longest decides.
double heightOfCodes(const core::VariantSpec& spec, const QFont& font) {
    const QFontMetricsF metrics(font);
    double widest = 1;
    for (const auto& piece : spec.pieces)
        if (!piece.promotedFrom)
            widest =
                std::max(widest, metrics.tightBoundingRect(QString::fromStdString(piece.letters)).width());
    return std::min(CodeBox.height(), CodeBox.width() / NarrowestCode * metrics.capHeight() / widest);
}

} // namespace

QPainterPath lettersOf(const core::VariantSpec& spec, core::PieceType type) {
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setBold(true);
    font.setPixelSize(100);
    QPainterPath path;
    path.addText(0, 0, font, codeOf(spec, type));
    const QRectF box = path.boundingRect();
    if (box.isEmpty()) return path;
    const double capitals = QFontMetricsF(font).capHeight();
    const double scale = heightOfCodes(spec, font) / capitals;
    return QTransform::fromTranslate(50, 50)
        .scale(std::min(scale, CodeBox.width() / box.width()), scale)
        .translate(-box.center().x(), capitals / 2)
        .map(path);
}

bool hasFigures(const core::VariantSpec& spec) {
    return std::all_of(spec.pieces.begin(), spec.pieces.end(), [](const core::PieceSpec& piece) {
        return piece.promotedFrom || drawingOf(piece.name).has_value();
    });
}

QPainterPath symbolOf(const core::VariantSpec& spec, core::PieceType type) {
    const auto& origin = spec.piece(type).promotedFrom;
    return origin ? circled(plainSymbol(spec, *origin)) : plainSymbol(spec, type);
}

} // namespace komadai::ui
