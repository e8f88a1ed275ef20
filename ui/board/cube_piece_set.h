// Wooden cubes with a symbol on each face, rolled over when a piece changes.
#pragma once

#include "ui/board/piece_set.h"

#include <QColor>

namespace komadai::ui {

/// The colours of a face of a cube, of its bevel and of the symbol on it.
struct CubeColours {
    QColor lit, shaded, edge, symbol, promoted;

    static const CubeColours& of(bool isDark);
    /// The wood where a face gets that part of the light, 0 to 1.
    QColor wood(double light) const;
    /// The darkest part of the wood of the face on top.
    QColor darkestOnTop() const;
};

/// The cubes of EuroShogi. All cubes lie the same way before the viewer: the face with the piece's symbol up
/// and upright, the blank face of the piece's own colour towards the viewer. The colour tells whose a piece
/// is.
///
/// The faces of a cube, for an unpromoted piece of the light side as the viewer sees it:
///
///     up     own symbol, light              down   own symbol, dark
///     left   promoted symbol, light         right  promoted symbol, dark
///     near   blank, light                   far    blank, dark
///
/// So a quarter turn to the right promotes it, and half a turn about the left-right axis makes it the dark
/// side's, whose cube a quarter turn to the left promotes. Where a piece does not promote, left and right
/// are blank.
class CubePieceSet : public PieceSet {
public:
    bool pointsDirection() const override { return false; }
    void paint(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
               const PlacedPiece& piece) const override;
    /// The cube rolls the shortest way.
    void paintTurning(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                      const PlacedPiece& from, const PlacedPiece& to, double progress) const override;
};

} // namespace komadai::ui
