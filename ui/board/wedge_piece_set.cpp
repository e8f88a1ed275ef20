#include "ui/board/wedge_piece_set.h"

#include "ui/board/piece_movements.h"
#include "ui/board/wedge_wood.h"

namespace komadai::ui {
namespace {

// Parts of a wedge that is 100 wide.
constexpr QSizeF KanjiParts(0.66, 0.66);
constexpr QSizeF FullKanjiParts(0.74, 0.70);
constexpr QSizeF CodeParts(0.56, 0.56);
constexpr double BrushWidth = 1.4; ///< added to thin strokes

QPainterPath circledMark(const QPainterPath& mark) {
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
    const double grade = m_manner == Manner::Real ? sizeGrade(spec, piece.piece.type) : 1;
    const QTransform box =
        QTransform::fromTranslate(50, 50).scale(grade, grade).translate(-50, -50) * boxIn(square, widthPart);
    painter.save();
    paintWedge(painter, square, piece.pointsUp ? box : QTransform(1, 0, 0, -1, 0, 100) * box,
               WedgeColours::of(isDarkWood(spec, piece.piece)));
    paintWriting(painter, spec, piece, box);
    painter.restore();
}

void WedgePieceSet::paintWriting(QPainter& painter, const core::VariantSpec& spec, const PlacedPiece& piece,
                                 const QTransform& box) const {
    const auto& colours = WedgeColours::of(isDarkWood(spec, piece.piece));
    const auto type = piece.piece.type;
    const bool isKanji = m_marks.isKanji(spec, type);
    const bool promoted = spec.piece(type).promotedFrom.has_value();
    const bool upsideDown = m_manner == Manner::Real && !piece.pointsUp;
    const double y = piece.pointsUp ? 56 : 44; // the wide end has more room
    const QSizeF parts = !isKanji ? CodeParts : m_manner == Manner::Real ? FullKanjiParts : KanjiParts;
    const QTransform middle =
        QTransform::fromTranslate(-50, -50) * QTransform::fromScale(parts.width(), parts.height()) *
        QTransform().rotate(upsideDown ? 180 : 0) * QTransform::fromTranslate(50, y) * box;
    QPainterPath mark = m_marks.of(spec, piece.piece);
    if (promoted && !isKanji) mark = circledMark(mark);
    const QColor& ink = promoted ? colours.promoted : colours.letter;
    painter.setPen(m_manner == Manner::Real ? QPen(ink, BrushWidth * box.m22()) : QPen(Qt::NoPen));
    painter.setBrush(ink);
    painter.drawPath(middle.map(mark));
}

bool WedgePieceSet::isDarkWood(const core::VariantSpec& spec, core::Piece piece) const {
    return m_manner == Manner::Clear && isDark(spec, piece.side);
}

} // namespace komadai::ui
