#include "ui/board/wedge_piece_set.h"

#include <QLinearGradient>

namespace komadai::ui {
namespace {

struct WedgeColours {
    QColor upper, lower, edge, letter, promoted;
};

const WedgeColours& coloursOf(core::Side side) {
    static const WedgeColours Light{QColor(0xFE, 0xF4, 0xDD), QColor(0xEE, 0xD7, 0xA9),
                                    QColor(0x5A, 0x3C, 0x20), QColor(0x2B, 0x1B, 0x12),
                                    QColor(0xB0, 0x1E, 0x16)};
    static const WedgeColours Dark{QColor(0x5E, 0x3F, 0x2F), QColor(0x38, 0x22, 0x18),
                                   QColor(0x1B, 0x0F, 0x09), QColor(0xFB, 0xEC, 0xD0),
                                   QColor(0xFF, 0xA8, 0x64)};
    return side == core::Side::First ? Light : Dark;
}

/// A five-sided wedge in a box of 100 x 100, pointing up.
QPolygonF wedge() { return {{50, 7}, {77, 21}, {88, 92}, {12, 92}, {23, 21}}; }

} // namespace

void WedgePieceSet::paintFace(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                              const PlacedPiece& piece, double widthPart) const {
    const auto& colours = coloursOf(piece.piece.side);
    const double scale = square.width() / 100;
    const QTransform box = boxIn(square, widthPart);
    const QTransform turned = piece.pointsUp ? box : QTransform(1, 0, 0, -1, 0, 100) * box;
    const QPolygonF outline = turned.map(wedge());

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0, 0, 0, 30), scale * 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(QColor(0, 0, 0, 40));
    painter.drawPolygon(outline.translated(scale * 2, scale * 3));
    QLinearGradient wood(square.topLeft(), square.bottomLeft());
    wood.setColorAt(0, colours.upper);
    wood.setColorAt(1, colours.lower);
    painter.setBrush(wood);
    painter.setPen(QPen(colours.edge, scale * 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(outline);

    const bool promoted = spec.piece(piece.piece.type).promotedFrom.has_value();
    const double y = piece.pointsUp ? 56 : 44; // the wide end has more room
    const bool isKanji = m_marks.isKanji(spec, piece.piece.type);
    const double part = isKanji ? 0.66 : 0.56;
    const QTransform middle = QTransform::fromTranslate(50, y).scale(part, part).translate(-50, -50) * box;
    painter.setPen(Qt::NoPen);
    painter.setBrush(promoted ? colours.promoted : colours.letter);
    const QPainterPath mark = m_marks.of(spec, piece.piece.type);
    if (promoted && !isKanji) {
        QPainterPath ring;
        ring.addEllipse(QPointF(50, 50), 55, 55);
        ring.addEllipse(QPointF(50, 50), 48, 48);
        painter.drawPath(middle.map(ring));
        const QTransform smaller = QTransform::fromTranslate(50, 50).scale(0.78, 0.78).translate(-50, -50);
        painter.drawPath((smaller * middle).map(mark));
    } else {
        painter.drawPath(middle.map(mark));
    }
    painter.restore();
}

} // namespace komadai::ui
