// Paints the pieces in hand.
#pragma once

#include "ui/board/board_layout.h"
#include "ui/board/board_scene.h"
#include "ui/board/board_theme.h"

#include <QPainter>

namespace komadai::ui {

/// Holds references; made for one painting.
class StandPainter {
public:
    StandPainter(const BoardLayout& layout, const BoardTheme& theme, const PieceSet& pieces)
        : m_layout(layout), m_theme(theme), m_pieces(pieces) {}

    /// Paints nothing where the layout has no stands.
    void paint(QPainter& painter, const core::VariantSpec& spec, const Stand& stand) const;
    /// Paints the keys that pick up pieces from this stand.
    void paintNumbers(QPainter& painter, core::Side side) const;

private:
    void paintPiece(QPainter& painter, const core::VariantSpec& spec, const Stand& stand,
                    core::PieceType type) const;
    void paintCount(QPainter& painter, const QRectF& slot, int count) const;

    const BoardLayout& m_layout;
    const BoardTheme& m_theme;
    const PieceSet& m_pieces;
};

/// Paints the digit that selects a slot or a choice into its corner; nothing for numbers that have no key.
void paintKeyNumber(QPainter& painter, const QRectF& slot, int number, const BoardTheme& theme);

} // namespace komadai::ui
