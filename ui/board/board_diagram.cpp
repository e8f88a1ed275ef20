#include "ui/board/board_diagram.h"

#include "ui/board/board_painter.h"

#include <algorithm>

namespace komadai::ui {

QSize diagramSize(const core::VariantSpec& spec, int longest) {
    const auto shape = BoardShape::of(spec);
    int square = 1;
    auto longerSide = [&](int squareSize) {
        const QSize size = BoardLayout::sizeFor(shape, squareSize);
        return std::max(size.width(), size.height());
    };
    while (longerSide(square + 1) <= longest)
        ++square;
    return BoardLayout::sizeFor(shape, square);
}

void paintDiagram(QPainter& painter, const QRect& area, const core::AnyPosition& position,
                  const DiagramOptions& options) {
    const auto& spec = position.spec();
    const BoardLayout layout(area, BoardShape::of(spec), options.flipped);
    const auto pieces = makePieceSet(spec, options.look.value_or(usualLook(spec)));
    BoardScene scene{.position = position, .lastMove = options.lastMove};
    scene.drawings = options.drawings;
    scene.holds = core::standingEffectsOf(position).holds;
    painter.fillRect(area, options.theme.background);
    BoardPainter(layout, options.theme, *pieces, options.coordinates).paint(painter, scene);
}

} // namespace komadai::ui
