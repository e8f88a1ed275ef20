#include "ui/board/stone_piece_set.h"

#include <QRadialGradient>

#include <algorithm>

namespace komadai::ui {
namespace {

// In a box of 100 x 100.
constexpr double KanjiPart = 0.72;
constexpr double KanjiInRingPart = 0.66;
constexpr double CodePart = 0.75;
constexpr double CodeInRingPart = 0.70;
constexpr double HighestCode = 44;
constexpr double RingRadius = 40.5; ///< inside the rim, around letters and kanji
constexpr double RingWidth = 4;
constexpr double LeastRingWidth = 1.2; ///< pixels

/// By how much writing in a box of 100 x 100 shrinks to fit on its stone.
double partOf(const QPainterPath& mark, bool isKanji, bool promoted) {
    if (isKanji) return promoted ? KanjiInRingPart : KanjiPart;
    return std::min(promoted ? CodeInRingPart : CodePart, HighestCode / mark.boundingRect().height());
}

} // namespace

const StoneColours& StoneColours::of(bool isDark) {
    static const StoneColours Dark{QColor(0x44, 0x45, 0x4A), QColor(0x1D, 0x1D, 0x21),
                                   QColor(0x0B, 0x0B, 0x0C), QColor(0xF6, 0xF2, 0xE8),
                                   QColor(0xFF, 0x9E, 0x8C)};
    static const StoneColours Light{QColor(0xFF, 0xFF, 0xFC), QColor(0xE9, 0xE4, 0xD8),
                                    QColor(0x5E, 0x56, 0x4A), QColor(0x1B, 0x1A, 0x1C),
                                    QColor(0xC4, 0x16, 0x10)};
    return isDark ? Dark : Light;
}

void StonePieceSet::paintFace(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                              const PlacedPiece& piece, double widthPart) const {
    const auto& colours = StoneColours::of(isDark(spec, piece.piece.side));
    const QTransform box = boxIn(square, widthPart);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(box, true);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 45));
    painter.drawEllipse(QPointF(51.5, 52.5), 46, 46);
    QRadialGradient shine(QPointF(36, 32), 62);
    shine.setColorAt(0, colours.lit);
    shine.setColorAt(1, colours.body);
    painter.setBrush(shine);
    painter.setPen(QPen(colours.edge, 2));
    painter.drawEllipse(QPointF(50, 50), 46, 46);

    const bool promoted = spec.piece(piece.piece.type).promotedFrom.has_value();
    const QColor& ink = promoted ? colours.promoted : colours.mark;
    if (promoted) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, std::max(RingWidth, LeastRingWidth * 100 / square.width())));
        painter.drawEllipse(QPointF(50, 50), RingRadius, RingRadius);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const QPainterPath mark = m_marks.of(spec, piece.piece.type);
    const bool isKanji = m_marks.isKanji(spec, piece.piece.type);
    const double part = partOf(mark, isKanji, promoted);
    painter.translate(50, 50);
    painter.scale(part, part);
    painter.translate(-50, -50);
    painter.drawPath(mark);
    painter.restore();
}

} // namespace komadai::ui
