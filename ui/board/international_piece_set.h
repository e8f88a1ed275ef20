// Pieces of shogi for those who do not read kanji.
#pragma once

#include "ui/board/coin_piece_set.h"
#include "ui/board/piece_marks.h"

namespace komadai::ui {

/// Wooden wedges that point away from their owner, with a figure of chess or the letters of the piece in the middle, its
/// kanji small above, and marks at the edge for the ways it moves: a dot for a step, an arrow for a long way, a small ring
/// for a leap. The figure is upright for the viewer, the marks turn with the wedge. Promoted pieces are red, their figure in a
/// circle.
class InternationalPieceSet : public CoinPieceSet {
public:
    /// `kanji` may be letters where the system has no font for kanji; then only the figure is shown.
    explicit InternationalPieceSet(PieceMarks kanji) : m_kanji(std::move(kanji)) {}

    bool pointsDirection() const override { return true; }

private:
    void paintFace(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                   const PlacedPiece& piece, double widthPart) const override;
    void paintSigns(QPainter& painter, const core::VariantSpec& spec, const PlacedPiece& piece,
                    const QTransform& box) const;

    PieceMarks m_kanji;
};

} // namespace komadai::ui
