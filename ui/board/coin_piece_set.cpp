#include "ui/board/coin_piece_set.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace komadai::ui {

void CoinPieceSet::paint(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                         const PlacedPiece& piece) const {
    paintFace(painter, square, spec, piece, 1);
}

void CoinPieceSet::paintTurning(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                                const PlacedPiece& from, const PlacedPiece& to, double progress) const {
    if (from == to) return paint(painter, square, spec, to);
    const double width = std::abs(std::cos(progress * std::numbers::pi));
    paintFace(painter, square, spec, progress < 0.5 ? from : to, std::max(width, 0.02));
}

QTransform CoinPieceSet::boxIn(const QRectF& square, double widthPart) {
    const double scale = square.width() / 100;
    return QTransform::fromTranslate(square.center().x(), square.center().y())
        .scale(scale * widthPart, scale)
        .translate(-50, -50);
}

} // namespace komadai::ui
