// Pieces with two faces.
#pragma once

#include "ui/board/piece_set.h"

namespace komadai::ui {

/// Flat pieces that turn over like a coin when they change. The derived class paints the faces.
class CoinPieceSet : public PieceSet {
public:
    void paint(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
               const PlacedPiece& piece) const final;
    void paintTurning(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                      const PlacedPiece& from, const PlacedPiece& to, double progress) const final;

protected:
    /// Paints the piece narrowed to a part of its width, 0 < `widthPart` <= 1.
    virtual void paintFace(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                           const PlacedPiece& piece, double widthPart) const = 0;
    /// Maps a box of 100 x 100 to the square, narrowed.
    static QTransform boxIn(const QRectF& square, double widthPart);
};

} // namespace komadai::ui
