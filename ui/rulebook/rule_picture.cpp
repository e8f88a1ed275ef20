#include "ui/rulebook/rule_picture.h"

#include "ui/rulebook/move_diagram.h"

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
    const BoardPainter board(layout, theme, pieces);
    board.paintBoard(painter, spec);
    for (int i = 0; i < spec.size.squares(); ++i) {
        const auto square = core::Square::at(i);
        if (const auto& piece = spec.start.at(square))
            pieces.paint(painter, layout.squareRect(square), spec, board.placed(*piece));
    }
}

void paintExample(QPainter& painter, const ExampleBoard& example, const core::VariantSpec& spec,
                  const BoardTheme& theme, const PieceSet& pieces) {
    using Sign = ExampleBoard::Sign;
    const core::BoardSize size = example.setup.size;
    const auto squareOf = [&](core::Square square) {
        return QRectF(size.fileOf(square) * ExampleSquare, size.rankOf(square) * ExampleSquare, ExampleSquare,
                      ExampleSquare);
    };
    paintGrid(painter, {0, 0}, size, ExampleSquare, spec, theme);
    painter.setRenderHint(QPainter::Antialiasing);
    const MarkPainter marks(painter, ExampleSquare, theme);
    for (const auto& mark : example.signs)
        if (mark.sign == Sign::Fire) marks.paintSpot(squareOf(mark.square).center(), Mark::Burns);
    for (int i = 0; i < size.squares(); ++i) {
        const auto square = core::Square::at(i);
        if (const auto& piece = example.setup.at(square))
            pieces.paint(painter, squareOf(square), spec, {*piece, piece->side == core::Side::First});
    }
    for (const auto& arrow : example.arrows)
        marks.paintArrow(squareOf(arrow.from).center(), squareOf(arrow.to).center());
    for (const auto& mark : example.signs) {
        const QPointF centre = squareOf(mark.square).center();
        if (mark.sign == Sign::Dot) marks.paintSpot(centre, Mark::Move);
        if (mark.sign == Sign::Cross) marks.paintCross(centre);
        if (mark.sign == Sign::Shot) marks.paintCrosshair(centre);
    }
}

template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};

} // namespace

QSize sizeOf(const Picture& picture, const core::VariantSpec& spec) {
    return std::visit(
        Overloaded{[&](StartPicture) { return BoardLayout::sizeFor(bareShape(spec), startSquareOf(spec)); },
                   [&](core::PieceType type) {
                       const int side = 2 * MoveDiagram::of(spec, type).reach + 1;
                       const int size = std::max(MovePicture / side, SmallestMoveSquare) * side;
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
    std::visit(
        Overloaded{[&](StartPicture) { paintStart(painter, area, spec, theme, pieces); },
                   [&](core::PieceType type) { paintMoveDiagram(painter, area, spec, type, theme, pieces); },
                   [&](const ExampleBoard& example) { paintExample(painter, example, spec, theme, pieces); },
                   [&](Mark mark) { paintMark(painter, area, mark, theme); }},
        picture);
}

} // namespace komadai::ui
