#include "ui/board/figure_piece_set.h"

#include "ui/board/piece_drawings.h"
#include "ui/board/piece_symbols.h"

namespace komadai::ui {
namespace {

// Parts of a square that is 100 wide.
constexpr double FigurePart = 0.93;
constexpr double InRingPart = 0.64;
constexpr double EdgeWidth = 7; ///< half of it lies outside
constexpr double RingWidth = 7;

PieceDrawing figureOf(const core::VariantSpec& spec, core::PieceType type) {
    if (const auto* drawing = drawingOf(spec.piece(type).name)) return *drawing;
    return {lettersOf(spec, type), {}};
}

void paintFigure(QPainter& painter, const PieceDrawing& figure, const FigureColours& colours) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 45));
    painter.drawPath(figure.shape.translated(3.5, 5));
    painter.setPen(QPen(colours.edge, EdgeWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colours.edge);
    painter.drawPath(figure.shape);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.body);
    painter.drawPath(figure.shape);
    painter.setBrush(colours.cut);
    painter.drawPath(figure.cuts.intersected(figure.shape));
}

void paintRing(QPainter& painter, const FigureColours& colours) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 45));
    painter.drawEllipse(QPointF(51.5, 52.5), 46, 46);
    painter.setBrush(colours.edge);
    painter.drawEllipse(QPointF(50, 50), 46, 46);
    painter.setPen(QPen(colours.ring, RingWidth));
    painter.setBrush(colours.ringGround);
    painter.drawEllipse(QPointF(50, 50), 41, 41);
}

} // namespace

const FigureColours& FigureColours::of(bool isDark) {
    static const FigureColours Light{QColor(0xFF, 0xFA, 0xEE), QColor(0x2B, 0x1B, 0x12),
                                     QColor(0x2B, 0x1B, 0x12), QColor(0xB0, 0x1E, 0x16),
                                     QColor(0xFF, 0xF1, 0xDC)};
    static const FigureColours Dark{QColor(0x2C, 0x27, 0x24), QColor(0x12, 0x0E, 0x0C),
                                    QColor(0xF1, 0xE4, 0xCC), QColor(0xB0, 0x1E, 0x16),
                                    QColor(0xCC, 0xB8, 0x9C)};
    return isDark ? Dark : Light;
}

void FigurePieceSet::paintFace(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                               const PlacedPiece& piece, double widthPart) const {
    const auto& colours = FigureColours::of(isDark(spec, piece.piece.side));
    const auto type = piece.piece.type;
    const bool promoted = spec.piece(type).promotedFrom.has_value();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(boxIn(square, widthPart), true);
    if (promoted) paintRing(painter, colours);
    painter.translate(50, 50);
    const double part = promoted ? InRingPart : FigurePart;
    painter.scale(part, part);
    painter.translate(-50, promoted ? -47.5 : -48.5); // a figure's weight lies below its middle
    paintFigure(painter, figureOf(spec, spec.piece(type).heldAs(type)), colours);
    painter.restore();
}

} // namespace komadai::ui
