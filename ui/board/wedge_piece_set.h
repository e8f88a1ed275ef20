// Wedges with letters or kanji, for pieces of any kind.
#pragma once

#include "ui/board/coin_piece_set.h"
#include "ui/board/piece_marks.h"

namespace komadai::ui {

/// Five-sided wooden wedges that point away from their owner, with writing that is red on promoted pieces. Where
/// the writing is the same on both faces a circle surrounds it on the promoted one.
class WedgePieceSet : public CoinPieceSet {
public:
    enum class Manner {
        Clear, ///< of light and dark wood, the writing upright
        Real,  ///< one wood, and the writing turns with the wedge
    };

    WedgePieceSet(PieceMarks marks, Manner manner) : m_marks(std::move(marks)), m_manner(manner) {}

    bool pointsDirection() const override { return true; }

private:
    void paintFace(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                   const PlacedPiece& piece, double widthPart) const override;
    void paintWriting(QPainter& painter, const core::VariantSpec& spec, const PlacedPiece& piece,
                      const QTransform& box) const;
    bool isDarkWood(const core::VariantSpec& spec, core::Piece piece) const;

    PieceMarks m_marks;
    Manner m_manner;
};

} // namespace komadai::ui
