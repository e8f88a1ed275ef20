// Paints a board with its hands, on the screen and in pictures.
#pragma once

#include "ui/board/board_layout.h"
#include "ui/board/board_scene.h"
#include "ui/board/board_theme.h"
#include "ui/board/piece_set.h"
#include "ui/notation/notation.h"

#include <QPainter>
#include <QRegion>

namespace komadai::ui {

/// Paints everything in its order, each part by a painter of its own. Holds references; made for one painting.
class BoardPainter {
public:
    /// `notation`: of the coordinates.
    BoardPainter(const BoardLayout& layout, const BoardTheme& theme, const PieceSet& pieces,
                 Notation notation = Notation::Western)
        : m_layout(layout), m_theme(theme), m_pieces(pieces), m_notation(notation) {}

    void paint(QPainter& painter, const BoardScene& scene) const;
    /// The empty board: frame, squares or lines, and coordinates.
    void paintBoard(QPainter& painter, const core::VariantSpec& spec) const;
    /// Everything but the empty board, as far as it touches the region.
    void paintContents(QPainter& painter, const BoardScene& scene, const QRegion& region) const;

private:
    void paintHand(QPainter& painter, const BoardScene& scene, core::Side side) const;
    void paintPieces(QPainter& painter, const BoardScene& scene, const QRegion& region) const;
    void paintChoices(QPainter& painter, const BoardScene& scene) const;

    const BoardLayout& m_layout;
    const BoardTheme& m_theme;
    const PieceSet& m_pieces;
    Notation m_notation;
};

} // namespace komadai::ui
