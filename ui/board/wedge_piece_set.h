// Wedges with letters or kanji, for pieces of any kind.
#pragma once

#include "ui/board/coin_piece_set.h"

namespace komadai::ui {

/// Five-sided wooden wedges that point away from their owner, light for the first player and dark for the
/// second. The writing stays upright, red on promoted pieces; where it is the same on both faces, a circle
/// surrounds it on the promoted one.
class WedgePieceSet : public CoinPieceSet {
public:
    using CoinPieceSet::CoinPieceSet;

    bool pointsDirection() const override { return true; }

private:
    void paintFace(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                   const PlacedPiece& piece, double widthPart) const override;
};

} // namespace komadai::ui
