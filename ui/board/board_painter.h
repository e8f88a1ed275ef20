// Paints a board with its hands, on the screen and in pictures.
#pragma once

#include "ui/board/board_layout.h"
#include "ui/board/board_scene.h"
#include "ui/board/board_theme.h"
#include "ui/board/piece_set.h"
#include "ui/notation/notation.h"

#include <QPainter>
#include <QRegion>

#include <optional>

namespace komadai::ui {

/// Paints everything in its order, each part by a painter of its own. Holds references; made for one painting.
class BoardPainter {
public:
    /// `coordinates`: their notation; none leaves them out.
    BoardPainter(const BoardLayout& layout, const BoardTheme& theme, const PieceSet& pieces,
                 std::optional<Notation> coordinates = Notation::Western)
        : m_layout(layout), m_theme(theme), m_pieces(pieces), m_coordinates(coordinates) {}

    void paint(QPainter& painter, const BoardScene& scene) const;
    /// The empty board: frame, squares or lines, and coordinates unless they are left out.
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
    std::optional<Notation> m_coordinates;
};

} // namespace komadai::ui
