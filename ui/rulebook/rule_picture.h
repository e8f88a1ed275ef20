// The pictures in the rule book.
#pragma once

#include "ui/rulebook/mark_painter.h"

#include <QSize>

#include <variant>
#include <vector>

namespace komadai::ui {

/// A board of any size with pieces and marks, to explain a rule.
struct ExampleBoard {
    struct MarkedSquare {
        core::Square square;
        Mark mark{}; ///< Move, Removed, Shot or Burns
    };
    struct Arrow {
        core::Square from, to;
    };

    core::Setup setup;
    std::vector<MarkedSquare> marks = {};
    std::vector<Arrow> arrows = {};
};

/// A picture in a page: the start of the game, the moves of a piece, an example, or an entry of the legend.
struct StartPicture {};
using Picture = std::variant<StartPicture, core::PieceType, ExampleBoard, Mark>;

/// The size of a picture in the page, in pixels that do not depend on the screen.
QSize sizeOf(const Picture& picture, const core::VariantSpec& spec);
void paintPicture(QPainter& painter, const Picture& picture, const core::VariantSpec& spec,
                  const BoardTheme& theme, const PieceSet& pieces);

} // namespace komadai::ui
