// Go stones with letters or kanji.
#pragma once

#include "ui/board/coin_piece_set.h"

namespace komadai::ui {

/// Round stones, dark for the first player and light for the second, as black begins in go. The writing is red
/// on promoted pieces.
class StonePieceSet : public CoinPieceSet {
public:
    using CoinPieceSet::CoinPieceSet;

    bool pointsDirection() const override { return false; }

private:
    void paintFace(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                   const PlacedPiece& piece, double widthPart) const override;
};

} // namespace komadai::ui
