// Paints the user's arrows and circles, and the glyph of an annotated move.
#pragma once

#include "ui/board/board_drawing.h"
#include "ui/board/board_layout.h"
#include "ui/board/board_scene.h"
#include "ui/board/board_theme.h"

#include <QPainter>
#include <QPainterPath>

namespace komadai::ui {

/// Holds references; made for one painting.
class DrawingPainter {
public:
    DrawingPainter(const BoardLayout& layout, const BoardTheme& theme) : m_layout(layout), m_theme(theme) {}

    /// Lines lie on a halo that stands out from them, so that they are seen on every square and piece.
    void paint(QPainter& painter, const BoardDrawing& drawing) const;
    /// A badge in the upper right corner of the square.
    void paintGlyph(QPainter& painter, const GlyphMark& mark) const;

private:
    void paintLine(QPainter& painter, const QPainterPath& line, const BoardDrawing& drawing) const;
    double lineWidth() const;
    QPointF centreOf(core::Square square) const { return QRectF(m_layout.squareRect(square)).center(); }

    const BoardLayout& m_layout;
    const BoardTheme& m_theme;
};

} // namespace komadai::ui
