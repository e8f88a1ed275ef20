// Go stones with letters or kanji.
#pragma once

#include "ui/board/piece_marks.h"
#include "ui/board/piece_set.h"

namespace komadai::ui {

/// Round stones, dark for the first player and light for the second, as black begins in go. The writing is red
/// on promoted pieces.
class StonePieceSet : public PieceSet {
public:
    explicit StonePieceSet(PieceMarks marks) : m_marks(std::move(marks)) {}

    bool pointsDirection() const override { return false; }
    void paint(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
               const PlacedPiece& piece) const override;
    /// The stone turns like a coin.
    void paintTurning(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                      const PlacedPiece& from, const PlacedPiece& to, double progress) const override;

private:
    void paintStone(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                    const PlacedPiece& piece, double widthPart) const;

    PieceMarks m_marks;
};

} // namespace komadai::ui
