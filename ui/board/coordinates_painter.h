// Paints the names of files and ranks.
#pragma once

#include "ui/board/board_layout.h"
#include "ui/board/board_theme.h"
#include "ui/notation/notation.h"

#include <QFontMetrics>
#include <QPainter>

namespace komadai::ui {

/// Holds references; made for one painting.
class CoordinatesPainter {
public:
    static constexpr int StripWidth = 20; ///< width of a strip of names on a zoomed board, in pixels

    CoordinatesPainter(const BoardLayout& layout, const BoardTheme& theme, Notation notation)
        : m_layout(layout), m_theme(theme), m_notation(notation) {}

    /// Paints nothing if the board is so small that the names could not be read.
    void paintOnFrame(QPainter& painter, const core::VariantSpec& spec) const;
    /// If the names on the frame lie outside `seen`, paints them in a strip along its edge.
    void paintInStrips(QPainter& painter, const core::VariantSpec& spec, const QRect& seen) const;

private:
    QRect fileLabelRect(int file, const core::VariantSpec& spec) const;
    QRect rankLabelRect(int rank, const core::VariantSpec& spec) const;
    QString fileText(int file, const core::VariantSpec& spec) const;
    /// Whether each name is at most as wide as its file.
    bool fileNamesFit(const QFontMetrics& metrics, const core::VariantSpec& spec) const;

    const BoardLayout& m_layout;
    const BoardTheme& m_theme;
    Notation m_notation;
};

} // namespace komadai::ui
