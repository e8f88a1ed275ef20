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

    /// The arrows of hints, of better moves and of variations are filled with a dark edge and differ in thickness; the others are
    /// outlines.
    void paint(QPainter& painter, const BoardArrow& arrow) const;

private:
    QColor colourOf(ArrowKind kind) const;

    const BoardLayout& m_layout;
    const BoardTheme& m_theme;
};

} // namespace komadai::ui
