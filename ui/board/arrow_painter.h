// Paints arrows and rings over the board.
#pragma once

#include "ui/board/board_layout.h"
#include "ui/board/board_scene.h"
#include "ui/board/board_theme.h"

#include <QPainter>

namespace komadai::ui {

/// Holds references; made for one painting.
class ArrowPainter {
public:
    ArrowPainter(const BoardLayout& layout, const BoardTheme& theme) : m_layout(layout), m_theme(theme) {}

    /// The arrow of a hint is filled with a dark edge, those of the analysis and of threats are outlines.
    void paint(QPainter& painter, const BoardArrow& arrow) const;

private:
    QColor colourOf(ArrowKind kind) const;

    const BoardLayout& m_layout;
    const BoardTheme& m_theme;
};

} // namespace komadai::ui
