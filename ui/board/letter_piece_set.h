// Wedges with letters, for pieces of any kind.
#pragma once

#include "ui/board/piece_set.h"

namespace komadai::ui {

/// Five-sided wooden wedges that point away from their owner, light for the first player and dark for the
/// second. The letters stay upright. A promoted piece shows its unpromoted letter in red, in a circle.
class LetterPieceSet : public PieceSet {
public:
    bool pointsDirection() const override { return true; }
    void paint(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
               const PlacedPiece& piece) const override;
    /// The wedge turns like a coin.
    void paintTurning(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                      const PlacedPiece& from, const PlacedPiece& to, double progress) const override;
};

} // namespace komadai::ui
