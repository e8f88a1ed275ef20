// Pictures of positions, for files, previews and reports.
#pragma once

#include "ui/board/board_drawing.h"
#include "ui/board/board_scene.h"
#include "ui/board/board_theme.h"
#include "ui/board/piece_set.h"
#include "ui/notation/notation.h"

#include "core/rules/any_position.h"

#include <QPainter>
#include <QRect>

#include <optional>
#include <vector>

namespace komadai::ui {

struct DiagramOptions {
    std::optional<PieceLook> look; ///< none: the variant's own
    bool flipped = false;
    std::optional<ShownMove> lastMove;
    BoardTheme theme = BoardTheme::wooden();
    std::optional<Notation> coordinates = Notation::Western; ///< their notation; none leaves them out
    std::vector<BoardDrawing> drawings{};                    ///< arrows and circles of the user
};

/// The size of a picture of the variant's board with its hands, without empty edges. The longer side is at most
/// `longest`.
QSize diagramSize(const core::VariantSpec& spec, int longest);
/// Paints a position, in pixels or vectors, as large as possible into the middle of `area`, over the theme's background.
void paintDiagram(QPainter& painter, const QRect& area, const core::AnyPosition& position,
                  const DiagramOptions& options = {});

} // namespace komadai::ui
