// Pieces painted once and kept as pixmaps.
#pragma once

#include "ui/board/piece_set.h"

#include <QHash>
#include <QPixmap>

namespace komadai::ui {

/// Paints the resting pieces of another set from pixmaps, one for each look, size and device pixel ratio. For
/// one variant and for painting on the screen. Not for concurrent use.
class CachedPieceSet : public PieceSet {
public:
    explicit CachedPieceSet(std::shared_ptr<const PieceSet> set) : m_set(std::move(set)) {}

    bool pointsDirection() const override { return m_set->pointsDirection(); }
    void paint(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
               const PlacedPiece& piece) const override;
    void paintTurning(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                      const PlacedPiece& from, const PlacedPiece& to, double progress) const override;

private:
    static constexpr qsizetype MaxPixmaps = 256;

    std::shared_ptr<const PieceSet> m_set;
    mutable QHash<quint64, QPixmap> m_pixmaps;
};

} // namespace komadai::ui
