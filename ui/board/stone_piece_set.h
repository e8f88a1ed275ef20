// Go stones with letters or kanji.
#pragma once

#include "ui/board/coin_piece_set.h"
#include "ui/board/piece_marks.h"

#include <QColor>

namespace komadai::ui {

/// The colours of a stone, which is `lit` at its upper left, and of the writing on it.
struct StoneColours {
    QColor lit, body, edge, mark, promoted;

    static const StoneColours& of(bool isDark);
};

/// Round stones, dark and light. The writing is red
/// on promoted pieces, with a ring around it, as kinds with equal writing must not differ by colour alone.
class StonePieceSet : public CoinPieceSet {
public:
    explicit StonePieceSet(PieceMarks marks) : m_marks(std::move(marks)) {}

    bool pointsDirection() const override { return false; }

private:
    void paintFace(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                   const PlacedPiece& piece, double widthPart) const override;

    PieceMarks m_marks;
};

} // namespace komadai::ui
