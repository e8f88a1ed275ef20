// Wedges with letters or kanji, for pieces of any kind.
#pragma once

#include "ui/board/piece_marks.h"
#include "ui/board/piece_set.h"

namespace komadai::ui {

/// Five-sided wooden wedges that point away from their owner, light for the first player and dark for the
/// second. The writing stays upright, red on promoted pieces; where it is the same on both faces, a circle
/// surrounds it on the promoted one.
class WedgePieceSet : public PieceSet {
public:
    explicit WedgePieceSet(PieceMarks marks) : m_marks(std::move(marks)) {}

    bool pointsDirection() const override { return true; }
    void paint(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
               const PlacedPiece& piece) const override;
    /// The wedge turns like a coin.
    void paintTurning(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                      const PlacedPiece& from, const PlacedPiece& to, double progress) const override;

private:
    void paintWedge(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                    const PlacedPiece& piece, double widthPart) const;

    PieceMarks m_marks;
};

} // namespace komadai::ui
