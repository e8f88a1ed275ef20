#include "ui/board/international_piece_set.h"

#include "ui/board/piece_movements.h"
#include "ui/board/piece_symbols.h"
#include "ui/board/wedge_wood.h"

#include <cstdlib>

namespace komadai::ui {
namespace {

// In a box of 100 x 100 in which the wedge points up.
constexpr double SymbolSize = 0.46;
constexpr double CircledSize = 0.45; ///< between the kanji and the mark for a way back
constexpr double KanjiSize = 0.20;
constexpr double SymbolHeight = 61;
constexpr double KanjiHeight = 29;
constexpr double DotRadius = 3.2;
constexpr double ArrowLength = 11;

/// Where the mark for a way stands, near the edge: by its direction.
QPointF placeOf(int right, int forward) {
    const double y = forward > 0 ? (right == 0 ? 15 : 26) : forward == 0 ? 57 : 86;
    const double half = forward > 0 ? 22 : forward == 0 ? 28 : 32; // the wedge grows wider downwards
    return {50 + half * right, y};
}

int signOf(int value) { return (value > 0) - (value < 0); }

/// A dart that points along a way.
QPolygonF arrow(const QPointF& at, int right, int forward) {
    const double length = right != 0 && forward != 0 ? 0.70710678 : 1;
    const QPointF along(right * length, -forward * length), across(along.y(), -along.x());
    const QPointF tip = at + along * ArrowLength / 2, tail = at - along * ArrowLength / 2;
    return {tip, tail + across * 4.2, tail - across * 4.2};
}

/// Paints a mark for each way; `box` has the wedge pointing up.
void paintHints(QPainter& painter, const core::PieceSpec& piece, const QTransform& box) {
    for (const MoveHint& hint : moveHints(piece)) {
        const int right = signOf(hint.right), forward = signOf(hint.forward);
        const bool isStraight =
            hint.right == 0 || hint.forward == 0 || std::abs(hint.right) == std::abs(hint.forward);
        if (!isStraight) { // a knight's leap, between two directions
            const QPointF at = (placeOf(0, forward) + placeOf(right, forward)) / 2;
            QPainterPath ring;
            ring.addEllipse(at, DotRadius * 1.25, DotRadius * 1.25);
            ring.addEllipse(at, DotRadius * 0.6, DotRadius * 0.6);
            painter.drawPath(box.map(ring));
        } else if (hint.isLong) {
            painter.drawPolygon(box.map(arrow(placeOf(right, forward), right, forward)));
        } else {
            QPainterPath dot;
            dot.addEllipse(placeOf(right, forward), DotRadius, DotRadius);
            painter.drawPath(box.map(dot));
        }
    }
}

/// Maps the box of a sign to a part of the wedge's box, about a height.
QTransform sized(double size, double height) {
    return QTransform::fromTranslate(50, height).scale(size, size).translate(-50, -50);
}

} // namespace

void InternationalPieceSet::paintFace(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                                      const PlacedPiece& piece, double widthPart) const {
    const QTransform box = boxIn(square, widthPart);
    const QTransform turned = piece.pointsUp ? box : QTransform(1, 0, 0, -1, 0, 100) * box;
    const WedgeColours& colours = WedgeColours::of(isDark(spec, piece.piece.side));
    const core::PieceSpec& kind = spec.piece(piece.piece.type);
    painter.save();
    paintWedge(painter, square, turned, colours);
    painter.setPen(Qt::NoPen);
    painter.setBrush(kind.promotedFrom ? colours.promoted : colours.letter);
    // A wedge that points down has been turned by half a turn, right and left too.
    paintHints(painter, kind, piece.pointsUp ? box : QTransform(-1, 0, 0, -1, 100, 100) * box);
    paintSigns(painter, spec, piece, box);
    painter.restore();
}

/// Upright for the viewer. The figure is that of the unpromoted piece: the circle, the marks and the colour show what has changed.
void InternationalPieceSet::paintSigns(QPainter& painter, const core::VariantSpec& spec,
                                       const PlacedPiece& piece, const QTransform& box) const {
    const auto type = piece.piece.type;
    const auto height = [&](double whenUp) { return piece.pointsUp ? whenUp : 100 - whenUp; };
    const double size = spec.piece(type).promotedFrom ? CircledSize : SymbolSize;
    painter.drawPath((sized(size, height(SymbolHeight)) * box).map(symbolOf(spec, type)));
    if (m_kanji.isKanji(spec, type))
        painter.drawPath((sized(KanjiSize, height(KanjiHeight)) * box).map(m_kanji.of(spec, piece.piece)));
}

} // namespace komadai::ui
