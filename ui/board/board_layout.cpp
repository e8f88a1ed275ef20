#include "ui/board/board_layout.h"

#include "ui/board/piece_movements.h"

#include <algorithm>
#include <cmath>

namespace komadai::ui {
namespace {

constexpr int SmallestChoice = 40; ///< pixels

int ceilDiv(int a, int b) { return (a + b - 1) / b; }

int share(int squareSize, double part) { return static_cast<int>(std::lround(squareSize * part)); }

QPoint wayOf(BoardLayout::Direction direction) {
    switch (direction) {
    case BoardLayout::Direction::Left: return {-1, 0};
    case BoardLayout::Direction::Right: return {1, 0};
    case BoardLayout::Direction::Up: return {0, -1};
    case BoardLayout::Direction::Down: return {0, 1};
    }
    return {};
}

/// Variants name their pieces from the strongest to the pawn, and then those that they add. These go before the first kind
/// that moves less.
void bringUp(std::vector<core::PieceType>& kinds, const core::VariantSpec& spec) {
    const auto mobility = [&](core::PieceType type) { return mobilityOf(spec.piece(type)); };
    const auto pawn =
        std::find_if(kinds.begin(), kinds.end(), [&](core::PieceType type) { return mobility(type) == 1; });
    if (pawn == kinds.end()) return;
    for (auto added = std::next(pawn); added != kinds.end(); ++added) {
        const auto place = std::find_if(
            kinds.begin(), added, [&](core::PieceType type) { return mobility(type) < mobility(*added); });
        std::rotate(place, added, std::next(added));
    }
}

/// Whether an area lies beyond the edge of another, and before it.
bool liesBeyond(const QRect& area, const QRect& edged, const QPoint& way) {
    const bool isAcross = way.x() != 0;
    const bool overlaps = isAcross ? area.top() <= edged.bottom() && area.bottom() >= edged.top()
                                   : area.left() <= edged.right() && area.right() >= edged.left();
    return overlaps && QPoint::dotProduct(area.center() - edged.center(), way) > 0 && !area.intersects(edged);
}

} // namespace

BoardShape BoardShape::of(const core::VariantSpec& spec) {
    BoardShape shape{spec.size, {}};
    if (!spec.drops.allowed) return shape;
    const int kinds = std::min(static_cast<int>(spec.pieces.size()), core::Hand::Kinds);
    for (int i = 0; i < kinds; ++i) {
        const auto type = core::pieceTypeAt(i);
        if (!spec.piece(type).royal && !spec.piece(type).promotedFrom) shape.handKinds.push_back(type);
    }
    bringUp(shape.handKinds, spec);
    return shape;
}

struct BoardLayout::Measures {
    bool beside = true;
    int square = 0;
    int band = 0;              ///< frame round the squares
    int pad = 0;               ///< stand round its slots
    int gap = 0;               ///< between frame and stand
    int margin = 0;            ///< round everything
    int columns = 0, rows = 0; ///< of slots on a stand
    QSize frame, stand, whole;
};

BoardLayout::Measures BoardLayout::measure(const BoardShape& shape, int square, bool beside, int gutter) {
    Measures m;
    m.beside = beside;
    m.square = square;
    m.band = std::max(share(square, 0.40), 13);
    m.pad = std::max(share(square, 0.09), 2);
    m.gap = std::max(share(square, 0.16), 3);
    m.margin = std::max(share(square, 0.12), 3);
    m.frame = {shape.size.files * square + 2 * m.band, shape.size.ranks * square + 2 * m.band};
    m.whole = m.frame + QSize(2 * (m.margin + gutter), 2 * m.margin);
    const int kinds = static_cast<int>(shape.handKinds.size());
    if (kinds == 0) return m;
    const int lines = ceilDiv(kinds, beside ? shape.size.ranks : shape.size.files);
    m.columns = beside ? lines : ceilDiv(kinds, lines);
    m.rows = beside ? ceilDiv(kinds, lines) : lines;
    m.stand = {m.columns * square + 2 * m.pad, m.rows * square + 2 * m.pad};
    m.whole += beside ? QSize(2 * (m.stand.width() + m.gap), 0) : QSize(0, 2 * (m.stand.height() + m.gap));
    return m;
}

BoardLayout::Measures BoardLayout::fit(const QSize& area, const BoardShape& shape, bool beside, int gutter) {
    int square =
        std::min(area.width() / std::max(shape.size.files, 1), area.height() / std::max(shape.size.ranks, 1));
    auto fits = [&](const Measures& m) {
        return m.whole.width() <= area.width() && m.whole.height() <= area.height();
    };
    auto measures = measure(shape, std::max(square, 1), beside, gutter);
    while (square > 1 && !fits(measures))
        measures = measure(shape, --square, beside, gutter);
    return measures;
}

QSize BoardLayout::sizeFor(const BoardShape& shape, int squareSize) {
    return measure(shape, squareSize, true, 0).whole;
}

BoardLayout::BoardLayout(const QRect& area, BoardShape shape, bool flipped, int gutter)
    : m_shape(std::move(shape)), m_flipped(flipped), m_gutter(gutter) {
    auto measures = fit(area.size(), m_shape, true, gutter);
    if (const auto stacked = fit(area.size(), m_shape, false, gutter); stacked.square > measures.square)
        measures = stacked;
    m_squareSize = measures.square;
    m_band = measures.band;
    m_whole = QRect(area.topLeft() + QPoint((area.width() - measures.whole.width()) / 2,
                                            (area.height() - measures.whole.height()) / 2),
                    measures.whole);
    const QPoint inset(measures.whole.width() - measures.frame.width(),
                       measures.whole.height() - measures.frame.height());
    m_frame = QRect(m_whole.topLeft() + inset / 2, measures.frame);
    m_board = m_frame.adjusted(m_band, m_band, -m_band, -m_band);
    if (m_shape.handKinds.empty()) return;

    const int rightMargin = measures.margin + (measures.beside ? 0 : gutter);
    const QPoint corner = m_whole.bottomRight() - QPoint(rightMargin, measures.margin);
    m_nearStand = QRect(QPoint(), measures.stand);
    m_nearStand.moveBottomRight(corner);
    const QPoint first = m_nearStand.topLeft() + QPoint(measures.pad, measures.pad);
    for (int i = 0; i < static_cast<int>(m_shape.handKinds.size()); ++i) {
        const QPoint cell = measures.beside ? QPoint(i / measures.rows, i % measures.rows)
                                            : QPoint(i % measures.columns, i / measures.columns);
        m_nearSlots.push_back(QRect(first + cell * m_squareSize, QSize(m_squareSize, m_squareSize)));
    }
}

QRect BoardLayout::turned(const QRect& rect) const {
    QRect result = rect;
    result.moveTopLeft(m_whole.topLeft() + m_whole.bottomRight() - rect.bottomRight());
    return result;
}

QRect BoardLayout::reachRect(core::Square square, int steps) const {
    const int reach = steps * m_squareSize;
    return squareRect(square).adjusted(-reach, -reach, reach, reach) & m_board;
}

QRect BoardLayout::squareRect(core::Square square) const {
    if (square.index() >= m_shape.size.squares()) return {};
    const QPoint cell(m_shape.size.fileOf(square), m_shape.size.rankOf(square));
    const QRect rect(m_board.topLeft() + cell * m_squareSize, QSize(m_squareSize, m_squareSize));
    return m_flipped ? turned(rect) : rect;
}

QRect BoardLayout::gutterRect() const {
    return {m_frame.left() - m_gutter, m_frame.top(), m_gutter, m_frame.height()};
}

QRect BoardLayout::standRect(core::Side side) const {
    if (m_nearStand.isEmpty()) return {};
    return side == nearSide() ? m_nearStand : turned(m_nearStand);
}

QRect BoardLayout::handRect(core::Side side, core::PieceType type) const {
    const auto kind = std::find(m_shape.handKinds.begin(), m_shape.handKinds.end(), type);
    if (kind == m_shape.handKinds.end()) return {};
    const QRect& slot = m_nearSlots[static_cast<std::size_t>(kind - m_shape.handKinds.begin())];
    return side == nearSide() ? slot : turned(slot);
}

QRect BoardLayout::fileLabelRect(int file, FileEdge edge) const {
    const QRect square = squareRect(m_shape.size.square(file, 0));
    const int top = edge == FileEdge::Bottom ? m_board.bottom() + 1 : m_frame.top();
    return {square.left(), top, square.width(), m_band};
}

QRect BoardLayout::rankLabelRect(int rank, RankEdge edge) const {
    const QRect square = squareRect(m_shape.size.square(0, rank));
    const int left = edge == RankEdge::Right ? m_board.right() + 1 : m_frame.left();
    return {left, square.top(), m_band, square.height()};
}

std::optional<core::Square> BoardLayout::squareAt(const QPointF& point) const {
    if (m_squareSize == 0) return std::nullopt;
    const QPointF cell = (point - m_board.topLeft()) / m_squareSize;
    int file = static_cast<int>(std::floor(cell.x()));
    int rank = static_cast<int>(std::floor(cell.y()));
    if (!m_shape.size.contains(file, rank)) return std::nullopt;
    if (m_flipped) {
        file = m_shape.size.files - 1 - file;
        rank = m_shape.size.ranks - 1 - rank;
    }
    return m_shape.size.square(file, rank);
}

std::optional<HandPlace> BoardLayout::handAt(const QPointF& point) const {
    for (auto side : core::Sides)
        for (auto type : m_shape.handKinds)
            if (QRectF(handRect(side, type)).contains(point)) return HandPlace{side, type};
    return std::nullopt;
}

std::optional<Place> BoardLayout::placeAt(const QPointF& point) const {
    if (const auto square = squareAt(point)) return Place(*square);
    if (const auto hand = handAt(point)) return Place(*hand);
    return std::nullopt;
}

QRect BoardLayout::rectOf(const Place& place) const {
    if (const auto* square = std::get_if<core::Square>(&place)) return squareRect(*square);
    const auto& hand = std::get<HandPlace>(place);
    return handRect(hand.side, hand.type);
}

std::vector<Place> BoardLayout::places() const {
    std::vector<Place> places;
    for (int i = 0; i < m_shape.size.squares(); ++i)
        places.emplace_back(core::Square::at(i));
    for (auto side : core::Sides)
        for (auto type : m_shape.handKinds)
            places.emplace_back(HandPlace{side, type});
    return places;
}

QRect BoardLayout::areaOf(const Place& place) const {
    const auto* hand = std::get_if<HandPlace>(&place);
    return hand ? standRect(hand->side) : m_board;
}

std::optional<Place> BoardLayout::neighbour(const Place& place, Direction direction) const {
    const QPoint way = wayOf(direction);
    const QRect area = areaOf(place);
    const QPoint here = rectOf(place).center();
    const QPoint next = here + way * m_squareSize;
    if (area.contains(next)) return placeAt(next);
    std::optional<Place> nearest;
    int least = 0;
    for (const Place& other : places()) {
        if (!liesBeyond(areaOf(other), area, way)) continue;
        const QPoint apart = rectOf(other).center() - here;
        const int distance = QPoint::dotProduct(apart, apart);
        if (nearest && distance >= least) continue;
        nearest = other;
        least = distance;
    }
    return nearest;
}

std::vector<QRect> choiceRects(const QRect& square, const QRect& board, std::size_t count) {
    const bool rightwards = square.center().x() < board.center().x();
    const bool downwards = square.center().y() < board.center().y();
    const int size = std::max(square.width(), SmallestChoice);
    const int room = rightwards ? board.right() - square.right() : square.left() - board.left();
    const int columns = std::max(room / size, 1);
    QRect first(0, 0, size, size);
    first.moveCenter(square.center());
    first.moveLeft(rightwards ? square.right() + 1 : square.left() - size);
    first.moveTop(std::clamp(first.top(), board.top(), board.bottom() - size + 1));
    std::vector<QRect> rects;
    for (int i = 0; i < static_cast<int>(count); ++i) {
        const QPoint cell(i % columns, i / columns);
        rects.push_back(first.translated(rightwards ? cell.x() * size : -cell.x() * size,
                                         downwards ? cell.y() * size : -cell.y() * size));
    }
    return rects;
}

} // namespace komadai::ui
