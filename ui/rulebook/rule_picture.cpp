#include "ui/rulebook/rule_picture.h"

#include "ui/board/board_painter.h"
#include "ui/rulebook/move_diagram.h"

#include "core/base/overloaded.h"

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int ExampleSquare = 34;
constexpr int SmallestMoveSquare = 15;
constexpr int MovePicture = 145;
constexpr int StartPictureSize = 400;
constexpr int LargeStartPictureSize = 520; ///< of boards with more files than 12
constexpr int MarkPicture = 28;

/// A board without hands, in its frame.
BoardShape bareShape(const core::VariantSpec& spec) { return {spec.size, {}}; }

int startSquareOf(const core::VariantSpec& spec) {
    const int longest = spec.size.files > 12 ? LargeStartPictureSize : StartPictureSize;
    return longest / (std::max(spec.size.files, spec.size.ranks) + 1);
}

void paintStart(QPainter& painter, const QRect& area, const core::VariantSpec& spec, const BoardTheme& theme,
                const PieceSet& pieces) {
    const BoardLayout layout(area, bareShape(spec), false);
    BoardPainter(layout, theme, pieces).paintBoard(painter, spec);
    for (int i = 0; i < spec.size.squares(); ++i) {
        const auto square = core::Square::at(i);
        if (const auto& piece = spec.start.at(square))
            pieces.paint(painter, layout.squareRect(square), spec, layout.placed(*piece));
    }
}

void paintExample(QPainter& painter, const ExampleBoard& example, const core::VariantSpec& spec,
                  const BoardTheme& theme, const PieceSet& pieces) {
    const core::BoardSize size = example.setup.size;
    const auto squareOf = [&](core::Square square) {
        return QRectF(size.fileOf(square) * ExampleSquare, size.rankOf(square) * ExampleSquare, ExampleSquare,
                      ExampleSquare);
    };
    paintGrid(painter, {0, 0}, size, ExampleSquare, spec, theme);
    painter.setRenderHint(QPainter::Antialiasing);
    const MarkPainter marks(painter, ExampleSquare, theme);
    for (const auto& [square, mark] : example.marks)
        if (mark == Mark::Burns) marks.paintSpot(squareOf(square).center(), mark);
    for (int i = 0; i < size.squares(); ++i) {
        const auto square = core::Square::at(i);
        if (const auto& piece = example.setup.at(square))
            pieces.paint(painter, squareOf(square), spec, {*piece, piece->side == core::Side::First});
    }
    for (const auto& arrow : example.arrows)
        marks.paintArrow(squareOf(arrow.from).center(), squareOf(arrow.to).center());
    for (const auto& [square, mark] : example.marks) {
        if (mark != Mark::Burns)
            marks.paintSpot(squareOf(square).center(), mark);
        else if (example.setup.at(square))
            marks.paintFlameBesidePiece(squareOf(square).center());
    }
}

} // namespace

QSize sizeOf(const Picture& picture, const core::VariantSpec& spec) {
    return std::visit(core::Overloaded{[&](StartPicture) {
                                           return BoardLayout::sizeFor(bareShape(spec), startSquareOf(spec));
                                       },
                                       [&](core::PieceType type) {
                                           const int side = 2 * MoveDiagram::of(spec, type).reach + 1;
                                           const int size =
                                               std::max(MovePicture / side, SmallestMoveSquare) * side;
                                           return QSize(size, size);
                                       },
                                       [](const ExampleBoard& example) {
                                           const auto size = example.setup.size;
                                           return QSize(size.files, size.ranks) * ExampleSquare;
                                       },
                                       [](Mark) { return QSize(MarkPicture, MarkPicture); }},
                      picture);
}

void paintPicture(QPainter& painter, const Picture& picture, const core::VariantSpec& spec,
                  const BoardTheme& theme, const PieceSet& pieces) {
    const QRect area(QPoint(), sizeOf(picture, spec));
    std::visit(core::Overloaded{
                   [&](StartPicture) { paintStart(painter, area, spec, theme, pieces); },
                   [&](core::PieceType type) { paintMoveDiagram(painter, area, spec, type, theme, pieces); },
                   [&](const ExampleBoard& example) { paintExample(painter, example, spec, theme, pieces); },
                   [&](Mark mark) { paintMark(painter, area, mark, theme); }},
               picture);
}

} // namespace komadai::ui
