#include "ui/board/ground_painter.h"

#include "ui/board/mark_shapes.h"
#include "ui/board/pixel_grid.h"

#include <QLinearGradient>

#include <algorithm>
#include <cmath>
#include <vector>

namespace komadai::ui {
namespace {

constexpr int ZoneOutlineWidth = 3;

/// Where the stars of a go board lie along a side of so many points.
std::vector<int> starsOf(int points) {
    const int inset = points < 13 ? 2 : 3;
    if (points < 7) return {};
    if (points % 2 == 0) return {inset, points - 1 - inset};
    return {inset, points / 2, points - 1 - inset};
}

/// Chess names its squares by colours; a board with shogi's coordinates is of one piece.
bool isChequered(const core::VariantSpec& spec) {
    return spec.coordinates == core::Coordinates::Algebraic && spec.pieceStyle != core::PieceStyle::Stones;
}

/// The ranks on which promotion zones begin: the lines above them are the zones' borders. Chequered boards show none for the
/// last rank alone, as nobody expects it elsewhere.
std::vector<int> zoneBorders(const core::VariantSpec& spec) {
    const int zone = spec.promotion.zoneRanks;
    if (zone <= 0 || 2 * zone >= spec.size.ranks || (zone == 1 && isChequered(spec))) return {};
    return {zone, spec.size.ranks - zone};
}

} // namespace

void GroundPainter::paint(QPainter& painter, const core::VariantSpec& spec) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintFrame(painter);
    if (spec.pieceStyle == core::PieceStyle::Stones)
        paintPoints(painter, spec);
    else
        paintSquares(painter, spec);
    painter.restore();
}

void GroundPainter::paintFrame(QPainter& painter) const {
    const QRectF frame = m_layout.frameRect();
    const double radius = m_layout.squareSize() * 0.08;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QLinearGradient wood(frame.topLeft(), frame.bottomRight());
    wood.setColorAt(0, m_theme.frame.lighter(110));
    wood.setColorAt(1, m_theme.frame.darker(110));
    painter.setBrush(wood);
    painter.setPen(squarePen(m_theme.frameEdge, 1));
    painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.restore();
}

void GroundPainter::paintSquares(QPainter& painter, const core::VariantSpec& spec) const {
    const bool chequered = isChequered(spec);
    const QRect board = m_layout.boardRect();
    painter.fillRect(board, m_theme.lightSquare);
    if (chequered)
        forEachSquare(spec.size, [&](core::Square square) {
            const int fromNearLeft =
                spec.size.fileOf(square) + spec.size.ranks - 1 - spec.size.rankOf(square);
            if (fromNearLeft % 2 == 0) painter.fillRect(m_layout.squareRect(square), m_theme.darkSquare);
        });
    const int step = m_layout.squareSize();
    const LinePainter lines(painter, m_theme.line);
    for (int file = 1; file < spec.size.files; ++file)
        lines.paintVertical(board.left() + file * step, board.top(), board.bottom() + 1);
    for (int rank = 1; rank < spec.size.ranks; ++rank)
        lines.paintHorizontal(board.top() + rank * step, board.left(), board.right() + 1);
    LinePainter(painter, m_theme.frameEdge).paintOutline(board);
    paintZoneDots(painter, spec);
    for (const core::Side side : core::Sides)
        paintZoneOutline(painter, spec, side);
}

/// The outline of a promotion zone that is not made of ranks.
void GroundPainter::paintZoneOutline(QPainter& painter, const core::VariantSpec& spec,
                                     core::Side side) const {
    if (spec.promotion.zoneRanks > 0) return;
    const LinePainter border(painter, m_theme.frameEdge, ZoneOutlineWidth);
    const auto isBorder = [&](core::Square a, core::Square b) {
        return spec.isInPromotionZone(side, a) != spec.isInPromotionZone(side, b);
    };
    forEachSquare(spec.size, [&](core::Square square) {
        const int file = spec.size.fileOf(square);
        const int rank = spec.size.rankOf(square);
        const QRect rect = m_layout.squareRect(square);
        if (spec.size.contains(file + 1, rank)) {
            const auto right = spec.size.square(file + 1, rank);
            const int x = std::max(rect.left(), m_layout.squareRect(right).left());
            if (isBorder(square, right)) border.paintVertical(x, rect.top(), rect.bottom() + 1);
        }
        if (spec.size.contains(file, rank + 1)) {
            const auto below = spec.size.square(file, rank + 1);
            const int y = std::max(rect.top(), m_layout.squareRect(below).top());
            if (isBorder(square, below)) border.paintHorizontal(y, rect.left(), rect.right() + 1);
        }
    });
}

/// Lines through the middles of the squares, with the star points of a go board.
void GroundPainter::paintPoints(QPainter& painter, const core::VariantSpec& spec) const {
    painter.fillRect(m_layout.boardRect(), m_theme.lightSquare);
    const auto middle = [&](int file, int rank) {
        return m_layout.squareRect(spec.size.square(file, rank)).center();
    };
    const int lastFile = spec.size.files - 1;
    const int lastRank = spec.size.ranks - 1;
    const QRect lines = QRect(middle(0, 0), middle(lastFile, lastRank)).normalized();
    const LinePainter grid(painter, m_theme.line);
    for (int file = 0; file <= lastFile; ++file)
        grid.paintVertical(middle(file, 0).x(), lines.top(), lines.bottom() + 1);
    for (int rank = 0; rank <= lastRank; ++rank)
        grid.paintHorizontal(middle(0, rank).y(), lines.left(), lines.right() + 1);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.frameEdge);
    const double radius = m_layout.squareSize() * 0.06 + 0.8;
    for (const int file : starsOf(spec.size.files))
        for (const int rank : starsOf(spec.size.ranks))
            painter.drawEllipse(middle(file, rank) + QPointF(0.5, 0.5), radius, radius);
    painter.restore();
    for (const int rank : zoneBorders(spec)) // between two lines
        paintZoneBorder(painter, lines, m_layout.boardRect().top() + rank * m_layout.squareSize());
}

/// Dashes, as the stars of a go board say nothing of zones.
void GroundPainter::paintZoneBorder(QPainter& painter, const QRect& lines, int y) const {
    const int dash = std::max(3, m_layout.squareSize() / 4);
    const LinePainter border(painter, m_theme.frameEdge);
    for (int x = lines.left(); x < lines.right(); x += 2 * dash)
        border.paintHorizontal(y, x, std::min(x + dash, lines.right() + 1));
}

/// The dots that show where the promotion zones begin, as on a shogi board.
void GroundPainter::paintZoneDots(QPainter& painter, const core::VariantSpec& spec) const {
    const int step = m_layout.squareSize();
    const int inset = static_cast<int>(std::lround(spec.size.files / 3.0));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.frameEdge);
    for (const int rank : zoneBorders(spec))
        for (int file : {inset, spec.size.files - inset})
            painter.drawEllipse(m_layout.boardRect().topLeft() +
                                    QPointF(file * step + 0.5, rank * step + 0.5),
                                step * 0.05 + 0.5, step * 0.05 + 0.5);
}

} // namespace komadai::ui
