#include "ui/board/wedge_piece_set.h"

#include <QLinearGradient>

namespace komadai::ui {
namespace {

// Parts of a wedge that is 100 wide.
constexpr QSizeF KanjiParts(0.66, 0.66);
constexpr QSizeF FullKanjiParts(0.74, 0.70);
constexpr QSizeF CodeParts(0.56, 0.56);
constexpr double BrushWidth = 1.4; ///< added to thin strokes

struct WedgeColours {
    QColor upper, lower, edge, letter, promoted;
};

const WedgeColours& coloursOf(bool isDark) {
    static const WedgeColours Light{QColor(0xFE, 0xF4, 0xDD), QColor(0xEE, 0xD7, 0xA9),
                                    QColor(0x5A, 0x3C, 0x20), QColor(0x2B, 0x1B, 0x12),
                                    QColor(0xB0, 0x1E, 0x16)};
    static const WedgeColours Dark{QColor(0x5E, 0x3F, 0x2F), QColor(0x38, 0x22, 0x18),
                                   QColor(0x1B, 0x0F, 0x09), QColor(0xFB, 0xEC, 0xD0),
                                   QColor(0xFF, 0xA8, 0x64)};
    return isDark ? Dark : Light;
}

/// A five-sided wedge in a box of 100 x 100, pointing up.
QPolygonF wedge() { return {{50, 7}, {77, 21}, {88, 92}, {12, 92}, {23, 21}}; }

QPainterPath circled(const QPainterPath& mark) {
    QPainterPath path = QTransform::fromTranslate(50, 50).scale(0.78, 0.78).translate(-50, -50).map(mark);
    QPainterPath ring;
    ring.addEllipse(QPointF(50, 50), 55, 55);
    ring.addEllipse(QPointF(50, 50), 48, 48);
    path.addPath(ring);
    return path;
}

} // namespace

void WedgePieceSet::paintFace(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                              const PlacedPiece& piece, double widthPart) const {
    const auto& colours = coloursOf(isDarkWood(piece.piece));
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
    paintWriting(painter, spec, piece, box);
    painter.restore();
}

void WedgePieceSet::paintWriting(QPainter& painter, const core::VariantSpec& spec, const PlacedPiece& piece,
                                 const QTransform& box) const {
    const auto& colours = coloursOf(isDarkWood(piece.piece));
    const auto type = piece.piece.type;
    const bool isKanji = m_marks.isKanji(spec, type);
    const bool promoted = spec.piece(type).promotedFrom.has_value();
    const bool upsideDown = m_manner == Manner::Real && !piece.pointsUp;
    const double y = piece.pointsUp ? 56 : 44; // the wide end has more room
    const QSizeF parts = !isKanji ? CodeParts : m_manner == Manner::Real ? FullKanjiParts : KanjiParts;
    const QTransform middle =
        QTransform::fromTranslate(-50, -50) * QTransform::fromScale(parts.width(), parts.height()) *
        QTransform().rotate(upsideDown ? 180 : 0) * QTransform::fromTranslate(50, y) * box;
    QPainterPath mark = m_marks.of(spec, type);
    if (promoted && !isKanji) mark = circled(mark);
    const QColor& ink = promoted ? colours.promoted : colours.letter;
    painter.setPen(m_manner == Manner::Real ? QPen(ink, BrushWidth * box.m22()) : QPen(Qt::NoPen));
    painter.setBrush(ink);
    painter.drawPath(middle.map(mark));
}

bool WedgePieceSet::isDarkWood(core::Piece piece) const {
    return m_manner == Manner::Clear && piece.side == core::Side::Second;
}

} // namespace komadai::ui
