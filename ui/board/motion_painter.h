// Paints what moves: pieces, shots and fires.
#pragma once

#include "ui/board/board_layout.h"
#include "ui/board/board_theme.h"
#include "ui/board/motion.h"

#include <QPainter>

namespace komadai::ui {

/// Holds references; made for one painting.
class MotionPainter {
public:
    MotionPainter(const BoardLayout& layout, const BoardTheme& theme, const PieceSet& pieces)
        : m_layout(layout), m_theme(theme), m_pieces(pieces) {}

    void paintGlide(QPainter& painter, const core::VariantSpec& spec, const Glide& glide) const;
    void paintFlare(QPainter& painter, const Flare& flare) const;
    /// A piece under the mouse, a little larger than on the board.
    void paintCarried(QPainter& painter, const core::VariantSpec& spec, const PlacedPiece& piece,
                      const QPointF& centre) const;

private:
    void paintShot(QPainter& painter, const Flare& shot) const;
    void paintFire(QPainter& painter, const QPointF& centre, double done) const;

    const BoardLayout& m_layout;
    const BoardTheme& m_theme;
    const PieceSet& m_pieces;
};

} // namespace komadai::ui
