// Figures as in chess.
#pragma once

#include "ui/board/coin_piece_set.h"

#include <QColor>

namespace komadai::ui {

/// The colours of a figure with its edge and the lines cut into it, and of the ring around promoted ones.
struct FigureColours {
    QColor body, edge, cut, ring, ringGround;

    static const FigureColours& of(bool isDark);
};

/// Upright figures, light and dark; promoted ones stand in a ring. A kind
/// without a drawing shows its letters.
class FigurePieceSet : public CoinPieceSet {
public:
    bool pointsDirection() const override { return false; }

private:
    void paintFace(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                   const PlacedPiece& piece, double widthPart) const override;
};

} // namespace komadai::ui
