// Paints the empty board.
#pragma once

#include "ui/board/board_layout.h"
#include "ui/board/board_theme.h"

#include <QPainter>

namespace komadai::ui {

/// Calls `function` with each square of a board.
template <class Function>
void forEachSquare(core::BoardSize size, Function&& function) {
    for (int i = 0; i < size.squares(); ++i)
        function(core::Square::at(i));
}

/// Frame, squares or points, and promotion zones. Holds references; made for one painting.
class GroundPainter {
public:
    GroundPainter(const BoardLayout& layout, const BoardTheme& theme) : m_layout(layout), m_theme(theme) {}

    void paint(QPainter& painter, const core::VariantSpec& spec) const;

private:
    void paintFrame(QPainter& painter) const;
    void paintSquares(QPainter& painter, const core::VariantSpec& spec) const;
    void paintPoints(QPainter& painter, const core::VariantSpec& spec) const;
    void paintZoneBorder(QPainter& painter, const QRect& lines, int y) const;
    void paintZoneOutline(QPainter& painter, const core::VariantSpec& spec, core::Side side) const;
    void paintZoneDots(QPainter& painter, const core::VariantSpec& spec) const;

    const BoardLayout& m_layout;
    const BoardTheme& m_theme;
};

} // namespace komadai::ui
