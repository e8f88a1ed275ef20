#include "ui/board/board_painter.h"

#include "core/notation/move_text.h"

#include <QLinearGradient>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace komadai::ui {
namespace {

constexpr int LastSlotKey = 9; ///< slots beyond have no key
constexpr int ZoneOutlineWidth = 3;
constexpr double StripOpacity = 0.92; ///< of the names of files and ranks above the squares
constexpr double GhostOpacity = 0.16; ///< of the kinds that a hand could hold but does not

QPen pen(const QColor& colour, double width) {
    return QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
}

QColor withAlpha(QColor colour, int alpha) {
    colour.setAlpha(alpha);
    return colour;
}

QFont labelFont(const QPainter& painter, double pixels) {
    QFont font = painter.font();
    font.setPixelSize(std::max(7, static_cast<int>(std::lround(pixels))));
    font.setBold(true);
    return font;
}

bool contains(const std::vector<core::Square>& squares, core::Square square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

/// Where the stars of a go board lie along a side of so many points.
std::vector<int> starsOf(int points) {
    const int inset = points < 13 ? 2 : 3;
    if (points < 7) return {};
    if (points % 2 == 0) return {inset, points - 1 - inset};
    return {inset, points / 2, points - 1 - inset};
}

/// The ranks on which promotion zones begin: the lines above them are the zones' borders.
std::vector<int> zoneBorders(const core::VariantSpec& spec) {
    const int zone = spec.promotion.zoneRanks;
    if (zone <= 0 || 2 * zone >= spec.size.ranks) return {};
    return {zone, spec.size.ranks - zone};
}

/// The outline of an arrow that begins a little beside one centre and ends at another.
QPainterPath arrowShape(const QPointF& from, const QPointF& to, double shaft, double head, double gap) {
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    QPainterPath path;
    if (length <= 0) return path;
    const QPointF along = way / length;
    const QPointF across(-along.y(), along.x());
    const QPointF start = from + along * gap;
    const QPointF neck = to - along * std::min(head, length - gap);
    path.moveTo(start + across * shaft / 2);
    path.lineTo(neck + across * shaft / 2);
    path.lineTo(neck + across * head / 2);
    path.lineTo(to);
    path.lineTo(neck - across * head / 2);
    path.lineTo(neck - across * shaft / 2);
    path.lineTo(start - across * shaft / 2);
    path.closeSubpath();
    return path;
}

QPainterPath flameShape(const QPointF& centre, double radius) {
    const auto at = [&](double x, double y) { return centre + QPointF(x, y) * radius; };
    QPainterPath path(at(0, 1));
    path.cubicTo(at(-0.95, 0.95), at(-0.9, 0.05), at(-0.35, -0.3));
    path.cubicTo(at(-0.4, 0.05), at(-0.2, 0.15), at(-0.1, 0.1));
    path.cubicTo(at(-0.2, -0.4), at(0.05, -0.8), at(0.3, -1));
    path.cubicTo(at(0.2, -0.5), at(0.85, -0.2), at(0.75, 0.35));
    path.cubicTo(at(0.7, 0.8), at(0.4, 1), at(0, 1));
    return path;
}

/// Rounds to whole pixels of the device, in all paintings of a board alike: for the board and its marks, which are painted
/// one by one, the same edges are the same pixels.
class PixelGrid {
public:
    explicit PixelGrid(const QPainter& painter)
        : m_toDevice(painter.deviceTransform()), m_origin(m_toDevice.map(QPointF())),
          m_line(std::max(1.0, std::round(m_toDevice.m11()))) {}

    /// How thick a line is, in pixels of the device.
    double line() const { return m_line; }
    QPointF onDevice(const QPointF& point) const {
        const QPointF way = m_toDevice.map(point) - m_origin;
        return {std::round(m_origin.x()) + std::round(way.x()),
                std::round(m_origin.y()) + std::round(way.y())};
    }
    QRectF onDevice(const QRectF& rect) const {
        return {onDevice(rect.topLeft()), onDevice(rect.bottomRight())};
    }
    QRectF fromDevice(const QRectF& rect) const { return m_toDevice.inverted().mapRect(rect); }
    /// A square without the lines at its left and upper edges.
    QRectF insideOf(const QRectF& square) const {
        return fromDevice(onDevice(square).adjusted(m_line, m_line, 0, 0));
    }

private:
    QTransform m_toDevice;
    QPointF m_origin;
    double m_line;
};

/// Draws lines that all have the same thickness and are sharp, whatever the device.
class LinePainter {
public:
    /// `width` is in thinnest lines, to the right and below.
    LinePainter(QPainter& painter, const QColor& colour, int width = 1)
        : m_painter(painter), m_colour(colour), m_width(width), m_grid(painter) {}

    void paintVertical(double x, double top, double bottom) const {
        const QPointF start = m_grid.onDevice(QPointF(x, top)), end = m_grid.onDevice(QPointF(x, bottom));
        fill({start, QSizeF(m_width * m_grid.line(), end.y() - start.y())});
    }
    void paintHorizontal(double y, double left, double right) const {
        const QPointF start = m_grid.onDevice(QPointF(left, y)), end = m_grid.onDevice(QPointF(right, y));
        fill({start, QSizeF(end.x() - start.x(), m_width * m_grid.line())});
    }
    /// Round the outside of a rectangle.
    void paintOutline(const QRectF& rect) const {
        const double line = m_grid.line();
        const QRectF inner = m_grid.onDevice(rect), outer = inner.adjusted(-line, -line, line, line);
        fill({outer.topLeft(), QPointF(outer.right(), inner.top())});
        fill({QPointF(outer.left(), inner.bottom()), outer.bottomRight()});
        fill({QPointF(outer.left(), inner.top()), inner.bottomLeft()});
        fill({inner.topRight(), QPointF(outer.right(), inner.bottom())});
    }

private:
    void fill(const QRectF& device) const { m_painter.fillRect(m_grid.fromDevice(device), m_colour); }

    QPainter& m_painter;
    QColor m_colour;
    int m_width;
    PixelGrid m_grid;
};

/// Calls `function` with each square of a board.
template <class Function>
void forEachSquare(core::BoardSize size, Function&& function) {
    for (int i = 0; i < size.squares(); ++i)
        function(core::Square::at(i));
}

} // namespace

BoardArrow arrowOf(const core::Move& move, const core::AnyPosition& before, ArrowKind kind) {
    if (const auto* drop = std::get_if<core::Drop>(&move))
        return {{handPlaceOf(*drop, before), drop->to}, kind};
    if (const auto* board = std::get_if<core::BoardMove>(&move)) return {{board->from, board->to}, kind};
    const auto& ko = std::get<core::KoMove>(move);
    BoardArrow arrow{{ko.from}, kind};
    for (std::size_t i = 0; i < ko.steps; ++i)
        arrow.places.emplace_back(ko.path[i]);
    return arrow;
}

void BoardPainter::paint(QPainter& painter, const BoardScene& scene) const {
    paintBoard(painter, scene.position.spec());
    const QRect all =
        m_layout.frameRect() | m_layout.standRect(core::Side::First) | m_layout.standRect(core::Side::Second);
    paintContents(painter, scene, all);
}

void BoardPainter::paintContents(QPainter& painter, const BoardScene& scene, const QRegion& region) const {
    const auto& spec = scene.position.spec();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (auto side : core::Sides)
        if (region.intersects(m_layout.standRect(side))) paintHand(painter, scene, side);
    paintMarksUnderPieces(painter, scene);
    paintPieces(painter, scene, region);
    paintTargets(painter, scene);
    for (const auto& mark : scene.fates)
        paintFate(painter, mark);
    for (const auto& arrow : scene.arrows)
        paintArrow(painter, arrow);
    if (scene.keyCursor) paintKeyCursor(painter, m_layout.rectOf(*scene.keyCursor));
    for (const auto& glide : scene.glides)
        paintGlide(painter, spec, glide);
    for (const auto& flare : scene.flares)
        paintFlare(painter, flare);
    paintCarried(painter, scene);
    paintChoices(painter, scene);
    painter.restore();
}

void BoardPainter::paintBoard(QPainter& painter, const core::VariantSpec& spec) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintFrame(painter, spec);
    if (spec.pieceStyle == core::PieceStyle::Stones)
        paintPoints(painter, spec);
    else
        paintSquares(painter, spec);
    painter.setRenderHint(QPainter::Antialiasing);
    paintLabels(painter, spec);
    painter.restore();
}

void BoardPainter::paintFrame(QPainter& painter, const core::VariantSpec&) const {
    const QRectF frame = m_layout.frameRect();
    const double radius = m_layout.squareSize() * 0.08;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QLinearGradient wood(frame.topLeft(), frame.bottomRight());
    wood.setColorAt(0, m_theme.frame.lighter(110));
    wood.setColorAt(1, m_theme.frame.darker(110));
    painter.setBrush(wood);
    painter.setPen(pen(m_theme.frameEdge, 1));
    painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.restore();
}

void BoardPainter::paintSquares(QPainter& painter, const core::VariantSpec& spec) const {
    // Chess names its squares by colours; a board with shogi's coordinates is of one piece.
    const bool chequered = spec.coordinates == core::Coordinates::Algebraic;
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
void BoardPainter::paintZoneOutline(QPainter& painter, const core::VariantSpec& spec, core::Side side) const {
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
void BoardPainter::paintPoints(QPainter& painter, const core::VariantSpec& spec) const {
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
void BoardPainter::paintZoneBorder(QPainter& painter, const QRect& lines, int y) const {
    const int dash = std::max(3, m_layout.squareSize() / 4);
    const LinePainter border(painter, m_theme.frameEdge);
    for (int x = lines.left(); x < lines.right(); x += 2 * dash)
        border.paintHorizontal(y, x, std::min(x + dash, lines.right() + 1));
}

/// The dots that show where the promotion zones begin, as on a shogi board.
void BoardPainter::paintZoneDots(QPainter& painter, const core::VariantSpec& spec) const {
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

QRect BoardPainter::fileLabelRect(int file, const core::VariantSpec& spec) const {
    const bool isShogi = spec.coordinates == core::Coordinates::Shogi;
    return m_layout.fileLabelRect(file, isShogi ? BoardLayout::FileEdge::Top : BoardLayout::FileEdge::Bottom);
}

QRect BoardPainter::rankLabelRect(int rank, const core::VariantSpec& spec) const {
    const bool isShogi = spec.coordinates == core::Coordinates::Shogi;
    return m_layout.rankLabelRect(rank, isShogi ? BoardLayout::RankEdge::Right : BoardLayout::RankEdge::Left);
}

QString BoardPainter::fileText(int file, const core::VariantSpec& spec) const {
    return QString::fromStdString(core::formatFile(file, spec.size, spec.coordinates));
}

void BoardPainter::paintLabels(QPainter& painter, const core::VariantSpec& spec) const {
    const int band = m_layout.frameRect().bottom() - m_layout.boardRect().bottom();
    painter.setFont(labelFont(painter, std::min(band * 0.62, m_layout.squareSize() * 0.6)));
    painter.setPen(m_theme.label);
    for (int file = 0; file < spec.size.files; ++file)
        painter.drawText(fileLabelRect(file, spec), Qt::AlignCenter, fileText(file, spec));
    for (int rank = 0; rank < spec.size.ranks; ++rank)
        painter.drawText(rankLabelRect(rank, spec), Qt::AlignCenter, rankText(rank, spec, m_notation));
}

void BoardPainter::paintScrolledLabels(QPainter& painter, const core::VariantSpec& spec,
                                       const QRect& seen) const {
    const QRect squares = m_layout.boardRect() & seen;
    if (squares.isEmpty()) return;
    const QRect fileLabel = fileLabelRect(0, spec), rankLabel = rankLabelRect(0, spec);
    QRect files, ranks; // the strips
    if (fileLabel.top() < seen.top() || fileLabel.bottom() > seen.bottom()) {
        files =
            QRect(squares.left(), squares.top(), squares.width(), std::min(fileLabel.height(), StripWidth));
        if (fileLabel.top() > m_layout.boardRect().top()) files.moveBottom(squares.bottom());
    }
    if (rankLabel.left() < seen.left() || rankLabel.right() > seen.right()) {
        ranks =
            QRect(squares.left(), squares.top(), std::min(rankLabel.width(), StripWidth), squares.height());
        if (rankLabel.left() > m_layout.boardRect().left()) ranks.moveRight(squares.right());
    }
    QColor strip = m_theme.frame;
    strip.setAlphaF(StripOpacity);
    for (const QRect& part : QRegion(files) + ranks)
        painter.fillRect(part, strip);
    painter.setFont(labelFont(painter, StripWidth * 0.62));
    painter.setPen(m_theme.label);
    const auto write = [&](const QRect& place, const QString& text) {
        if (seen.contains(place.center())) painter.drawText(place, Qt::AlignCenter, text);
    };
    for (int file = 0; file < spec.size.files && !files.isEmpty(); ++file) {
        const QRect label = fileLabelRect(file, spec);
        write({label.left(), files.top(), label.width(), files.height()}, fileText(file, spec));
    }
    for (int rank = 0; rank < spec.size.ranks && !ranks.isEmpty(); ++rank) {
        const QRect label = rankLabelRect(rank, spec);
        if (const QRect place(ranks.left(), label.top(), ranks.width(), label.height());
            !files.contains(place.center()))
            write(place, rankText(rank, spec, m_notation));
    }
}

void BoardPainter::paintMarksUnderPieces(QPainter& painter, const BoardScene& scene) const {
    const auto inner = [&](const QRect& square) { return PixelGrid(painter).insideOf(square); };
    if (scene.lastMove) paintLastMove(painter, *scene.lastMove);
    const auto mover = scene.position.sideToMove();
    if (const auto king = scene.position.royalSquare(mover); king && scene.position.isInCheck(mover))
        paintCheck(painter, inner(m_layout.squareRect(*king)));
    if (scene.selection)
        if (const auto* square = std::get_if<core::Square>(&*scene.selection))
            painter.fillRect(inner(m_layout.squareRect(*square)), m_theme.selected);
    if (scene.course) paintCourse(painter, *scene.course);
}

void BoardPainter::paintLastMove(QPainter& painter, const core::Move& move) const {
    const double width = std::max(1.5, m_layout.squareSize() * 0.045);
    auto mark = [&](core::Square square) {
        const QRectF rect = PixelGrid(painter).insideOf(m_layout.squareRect(square));
        painter.fillRect(rect, withAlpha(m_theme.lastMove, 52));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(pen(m_theme.lastMove, width));
        painter.drawRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2));
    };
    if (const auto* board = std::get_if<core::BoardMove>(&move)) {
        mark(board->from);
        paintLeg(painter, centreOf(board->from), centreOf(board->to), m_theme.lastMove);
    }
    if (const auto* ko = std::get_if<core::KoMove>(&move)) {
        if (ko->from != ko->to()) mark(ko->from);
        paintCourse(painter, *ko);
    }
    mark(core::destinationOf(move));
}

/// The path of a move, crosses where it took something on its way, and the lines of its shots.
void BoardPainter::paintCourse(QPainter& painter, const core::KoMove& move) const {
    const double unit = m_layout.squareSize();
    const double width = std::max(2.0, unit * 0.09);
    QPolygonF path{centreOf(move.from)};
    for (std::size_t i = 0; i < move.steps; ++i)
        path += centreOf(move.path[i]);
    painter.setBrush(Qt::NoBrush);
    if (move.steps > 0) {
        for (qsizetype leg = 0; leg + 1 < path.size(); ++leg)
            paintLeg(painter, path[leg], path[leg + 1], m_theme.lastMove);
        painter.setPen(QPen(m_theme.lastMove, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(path.front(), unit * 0.18, unit * 0.18);
    }
    for (std::size_t i = 0; i < move.taken; ++i) {
        const auto& victim = move.victims[i];
        const QPointF centre = centreOf(victim.square);
        if (victim.byShot) {
            painter.setPen(QPen(m_theme.shot, width * 0.7, Qt::DotLine, Qt::RoundCap));
            painter.drawLine(path[victim.step], centre);
        }
        if (victim.square == move.to()) continue;
        const double arm = unit * 0.2;
        painter.setPen(
            QPen(victim.byShot ? m_theme.shot : m_theme.lastMove, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
        painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
    }
}

/// Dots for steps, rings round what can be captured, crosshairs on what can be shot.
void BoardPainter::paintTargets(QPainter& painter, const BoardScene& scene) const {
    const double radius = std::max(3.6, m_layout.squareSize() * 0.135);
    for (const Target& target : scene.targets) {
        const QRectF rect = m_layout.squareRect(target.square);
        switch (target.kind) {
        case TargetKind::Step:
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme.target);
            painter.drawEllipse(rect.center() + QPointF(0.5, 0.5), radius, radius);
            break;
        case TargetKind::Capture: paintRing(painter, rect); break;
        case TargetKind::Shot: paintCrosshair(painter, rect); break;
        }
    }
}

void BoardPainter::paintRing(QPainter& painter, const QRectF& square) const {
    const double unit = square.width();
    const double width = unit * 0.075;
    const double inset = width / 2 + unit * 0.015;
    const QRectF ring = square.adjusted(inset + 1, inset + 1, -inset, -inset);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen(m_theme.captureHalo, width * 1.6)); // pieces may be as dark as the ring
    painter.drawEllipse(ring);
    painter.setPen(pen(m_theme.capture, width));
    painter.drawEllipse(ring);
}

void BoardPainter::paintCrosshair(QPainter& painter, const QRectF& square) const {
    const double unit = square.width();
    const QPointF centre = square.center() + QPointF(0.5, 0.5);
    QPainterPath cross;
    cross.addEllipse(centre, unit * 0.37, unit * 0.37);
    for (const QPointF way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)}) {
        cross.moveTo(centre + way * unit * 0.24);
        cross.lineTo(centre + way * unit * 0.5);
    }
    painter.setBrush(Qt::NoBrush);
    const double width = std::max(1.6, unit * 0.07);
    painter.strokePath(cross, pen(m_theme.captureHalo, width * 2));
    painter.strokePath(cross, pen(m_theme.shot, width));
}

void BoardPainter::paintPieces(QPainter& painter, const BoardScene& scene, const QRegion& region) const {
    const auto& spec = scene.position.spec();
    forEachSquare(spec.size, [&](core::Square square) {
        if (!region.intersects(m_layout.squareRect(square))) return;
        const auto piece = scene.position.pieceAt(square);
        const bool isGone = scene.course && (square == scene.course->from || scene.course->takes(square));
        if (piece && !isGone && !contains(scene.hidden, square))
            m_pieces.paint(painter, m_layout.squareRect(square), spec, placed(*piece));
    });
    if (!scene.course || contains(scene.hidden, scene.course->to())) return;
    if (const auto mover = scene.position.pieceAt(scene.course->from))
        m_pieces.paint(painter, m_layout.squareRect(scene.course->to()), spec, placed(*mover));
}

void BoardPainter::paintHand(QPainter& painter, const BoardScene& scene, core::Side side) const {
    Stand stand{side, scene.position.hand(side), scene.position.sideToMove() == side};
    if (scene.taken && scene.taken->side == side && stand.hand.count(scene.taken->type) > 0)
        stand.hand.remove(scene.taken->type);
    if (scene.selection)
        if (const auto* hand = std::get_if<HandPlace>(&*scene.selection); hand && hand->side == side)
            stand.selected = hand->type;
    paintStand(painter, scene.position.spec(), stand);
    if (!scene.numbersHand || !stand.isToMove) return;
    int number = 0;
    for (auto type : m_layout.handKinds())
        if (++number <= LastSlotKey) paintSlotNumber(painter, m_layout.handRect(side, type), number);
}

void BoardPainter::paintStand(QPainter& painter, const core::VariantSpec& spec, const Stand& stand) const {
    const QRectF area = m_layout.standRect(stand.side);
    if (area.isEmpty()) return;
    const double width = stand.isToMove ? std::max(2.0, m_layout.squareSize() * 0.045) : 1.0;
    const double radius = m_layout.squareSize() * 0.1;
    painter.setBrush(m_theme.stand);
    painter.setPen(pen(stand.isToMove ? m_theme.standToMove : m_theme.standEdge, width));
    painter.drawRoundedRect(area.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius, radius);
    if (stand.selected) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.selected);
        painter.drawRoundedRect(m_layout.handRect(stand.side, *stand.selected), radius, radius);
    }
    for (auto type : m_layout.handKinds())
        paintHandPiece(painter, spec, stand, type);
}

void BoardPainter::paintHandPiece(QPainter& painter, const core::VariantSpec& spec, const Stand& stand,
                                  core::PieceType type) const {
    const QRectF slot = m_layout.handRect(stand.side, type);
    const int count = stand.hand.count(type);
    painter.save();
    if (count == 0) painter.setOpacity(painter.opacity() * GhostOpacity);
    m_pieces.paint(painter, slot, spec, placed({type, stand.side}));
    painter.restore();
    if (count > 1) paintCount(painter, slot, count);
}

void BoardPainter::paintCount(QPainter& painter, const QRectF& slot, int count) const {
    const double height = std::max(13.0, slot.height() * 0.34);
    const QString text = QString::number(count);
    painter.setFont(labelFont(painter, height * 0.72));
    const double width = std::max(height, painter.fontMetrics().horizontalAdvance(text) + height * 0.5);
    const QRectF badge(slot.right() - width + 1, slot.bottom() - height + 1, width, height);
    painter.setPen(pen(m_theme.badgeText, std::max(1.0, height * 0.07)));
    painter.setBrush(m_theme.badge);
    painter.drawRoundedRect(badge, height / 2, height / 2);
    painter.setPen(m_theme.badgeText);
    painter.drawText(badge, Qt::AlignCenter, text);
}

void BoardPainter::paintSlotNumber(QPainter& painter, const QRectF& slot, int number) const {
    const double height = std::max(11.0, slot.height() * 0.26);
    painter.setFont(labelFont(painter, height * 0.85));
    painter.setPen(m_theme.number);
    painter.drawText(QRectF(slot.topLeft(), QSizeF(height, height)), Qt::AlignCenter,
                     QString::number(number));
}

/// A frame in the corners of a square, which no other mark has.
void BoardPainter::paintKeyCursor(QPainter& painter, const QRectF& rect) const {
    const double width = std::max(2.0, rect.width() * 0.06);
    const double arm = rect.width() * 0.3;
    const QRectF frame = rect.adjusted(width, width, -width, -width);
    QPainterPath corners;
    for (const bool right : {false, true})
        for (const bool lower : {false, true}) {
            const QPointF corner(right ? frame.right() : frame.left(), lower ? frame.bottom() : frame.top());
            corners.moveTo(corner + QPointF(right ? -arm : arm, 0));
            corners.lineTo(corner);
            corners.lineTo(corner + QPointF(0, lower ? -arm : arm));
        }
    painter.strokePath(corners,
                       QPen(m_theme.keyCursorHalo, width * 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.strokePath(corners, QPen(m_theme.keyCursor, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
}

QRectF BoardPainter::squareAround(const QPointF& centre, double scale) const {
    const double side = m_layout.squareSize() * scale;
    return {centre - QPointF(side, side) / 2, QSizeF(side, side)};
}

void BoardPainter::paintGlide(QPainter& painter, const core::VariantSpec& spec, const Glide& glide) const {
    const double raised = 1 + 0.10 * std::sin(glide.done() * std::numbers::pi);
    painter.save();
    painter.setOpacity(glide.opacity());
    m_pieces.paintTurning(painter, squareAround(glide.at(), raised), spec, glide.from, glide.to,
                          glide.done());
    painter.restore();
}

void BoardPainter::paintCarried(QPainter& painter, const BoardScene& scene) const {
    if (!scene.carried) return;
    m_pieces.paint(painter, squareAround(scene.carriedAt, 1.12), scene.position.spec(), *scene.carried);
}

void BoardPainter::paintChoices(QPainter& painter, const BoardScene& scene) const {
    if (scene.choices.empty()) return;
    painter.fillRect(m_layout.boardRect(), QColor(0, 0, 0, 90));
    const double radius = m_layout.squareSize() * 0.1;
    int number = 0;
    for (const auto& choice : scene.choices) {
        const QRectF rect = QRectF(choice.rect).adjusted(1, 1, -1, -1);
        painter.setPen(pen(m_theme.choiceEdge, std::max(2.0, m_layout.squareSize() * 0.05)));
        painter.setBrush(choice.hovered ? m_theme.choiceHovered : m_theme.choice);
        painter.drawRoundedRect(rect, radius, radius);
        m_pieces.paint(painter, choice.rect, scene.position.spec(), choice.piece);
        if (choice.isShot) paintCrosshair(painter, choice.rect);
        if (++number <= LastSlotKey) paintSlotNumber(painter, rect.adjusted(2, 1, 0, 0), number);
    }
}

// --- arrows and effects

/// A king in check stands on a filled square with rays, so that it differs from a selected one without colour.
void BoardPainter::paintCheck(QPainter& painter, const QRectF& square) const {
    painter.fillRect(square, m_theme.check);
    const QPointF centre = square.center();
    const double unit = square.width();
    painter.setPen(QPen(m_theme.captureHalo, std::max(1.5, unit * 0.05), Qt::SolidLine, Qt::FlatCap));
    for (const QPointF way : {QPointF(1, 1), QPointF(1, -1), QPointF(-1, 1), QPointF(-1, -1)})
        painter.drawLine(centre + way * unit * 0.33, centre + way * unit * 0.46);
}

/// A step of a move, under the pieces and up to the edge of the one that it leads to.
void BoardPainter::paintLeg(QPainter& painter, const QPointF& from, const QPointF& to,
                            const QColor& colour) const {
    const double unit = m_layout.squareSize();
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (length <= 0) return;
    const QPointF tip = to - way * (unit * 0.46 / length);
    painter.setPen(Qt::NoPen);
    painter.setBrush(withAlpha(colour, 150));
    painter.drawPath(arrowShape(from, tip, unit * 0.12, unit * 0.34, 0));
}

/// Own ones are filled, those of a hint have a dark edge too, and those of the analysis are an outline alone.
void BoardPainter::paintArrow(QPainter& painter, const BoardArrow& arrow) const {
    const double unit = m_layout.squareSize();
    const double edge = std::max(1.5, unit * 0.045);
    const bool isOutline = arrow.kind == ArrowKind::Analysis;
    const QColor colour = arrow.kind == ArrowKind::Own    ? m_theme.ownArrow
                          : arrow.kind == ArrowKind::Hint ? m_theme.hintArrow
                                                          : m_theme.analysisArrow;
    const auto centre = [&](std::size_t i) { return QRectF(m_layout.rectOf(arrow.places[i])).center(); };
    if (arrow.places.size() == 1) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, unit * 0.08, isOutline ? Qt::DashLine : Qt::SolidLine));
        painter.drawEllipse(squareAround(centre(0), 0.86));
        return;
    }
    painter.setPen(arrow.kind == ArrowKind::Own ? QPen(Qt::NoPen)
                                                : QPen(isOutline ? colour : colour.darker(170), edge));
    painter.setBrush(isOutline ? QBrush(withAlpha(colour, 40)) : QBrush(colour));
    for (std::size_t leg = 0; leg + 1 < arrow.places.size(); ++leg)
        painter.drawPath(arrowShape(centre(leg), centre(leg + 1), unit * 0.18, unit * 0.46, unit * 0.1));
}

/// A flame on what is removed, a net over what is held, a wedge up or down on what turns over.
void BoardPainter::paintFate(QPainter& painter, const FateMark& mark) const {
    const QRectF square = m_layout.squareRect(mark.square);
    const double unit = square.width();
    const double width = std::max(1.3, unit * 0.05);
    const bool turnsUp = mark.fate == Fate::Promoted;
    switch (mark.fate) {
    case Fate::Removed:
        painter.setPen(QPen(m_theme.captureHalo, width));
        painter.setBrush(m_theme.fire);
        painter.drawPath(flameShape(square.center() + QPointF(-0.24, -0.18) * unit, unit * 0.28));
        break;
    case Fate::Held: {
        QPainterPath net;
        for (int line = -2; line <= 2; ++line) {
            const double shift = line * unit * 0.2, reach = unit * 0.46 - std::abs(shift) / 2;
            net.moveTo(square.center() + QPointF(shift / 2 - reach, shift / 2 + reach));
            net.lineTo(square.center() + QPointF(shift / 2 + reach, shift / 2 - reach));
            net.moveTo(square.center() + QPointF(shift / 2 - reach, -shift / 2 - reach));
            net.lineTo(square.center() + QPointF(shift / 2 + reach, -shift / 2 + reach));
        }
        painter.strokePath(net, QPen(m_theme.captureHalo, width * 2));
        painter.strokePath(net, QPen(m_theme.net, width));
        break;
    }
    case Fate::Promoted:
    case Fate::Reverted: {
        const double way = turnsUp ? -1 : 1;
        const QPointF middle = square.center() + QPointF(unit * 0.3, unit * 0.3 * way);
        const double arm = unit * 0.16;
        painter.setPen(QPen(m_theme.captureHalo, width));
        painter.setBrush(turnsUp ? m_theme.choiceEdge : m_theme.lastMove);
        painter.drawPolygon(QPolygonF{middle + QPointF(-arm, -arm * way / 2),
                                      middle + QPointF(arm, -arm * way / 2), middle + QPointF(0, arm * way)});
        break;
    }
    }
}

void BoardPainter::paintFlare(QPainter& painter, const Flare& flare) const {
    const auto done = flare.done();
    if (!done) return;
    painter.save();
    if (flare.kind == Flare::Kind::Fire)
        paintFire(painter, flare.to, *done);
    else
        paintShot(painter, flare);
    painter.restore();
}

/// A ball with a tail that grows thinner, and rays where it hits.
void BoardPainter::paintShot(QPainter& painter, const Flare& shot) const {
    const double unit = m_layout.squareSize();
    const double width = std::max(3.0, unit * 0.14);
    const QPointF head = shot.head(), tail = shot.tail();
    QLinearGradient fading(tail, head);
    fading.setColorAt(0, withAlpha(m_theme.shot, 0));
    fading.setColorAt(1, m_theme.shot);
    painter.setPen(QPen(fading, width * 0.7, Qt::SolidLine, Qt::RoundCap));
    if (head != tail) painter.drawLine(tail, head);
    painter.setPen(QPen(m_theme.captureHalo, std::max(1.0, width * 0.2)));
    painter.setBrush(m_theme.shot);
    painter.drawEllipse(head, width / 2, width / 2);
    if (head != shot.to) return;
    painter.setPen(QPen(m_theme.shot, std::max(1.5, unit * 0.06), Qt::SolidLine, Qt::RoundCap));
    constexpr int Rays = 8;
    for (int ray = 0; ray < Rays; ++ray) {
        const double angle = 2 * std::numbers::pi * ray / Rays;
        const QPointF way(std::cos(angle), std::sin(angle));
        painter.drawLine(head + way * unit * 0.24, head + way * unit * 0.42);
    }
}

/// A flame that grows in a glow and goes out.
void BoardPainter::paintFire(QPainter& painter, const QPointF& centre, double done) const {
    const double unit = m_layout.squareSize();
    painter.setOpacity(painter.opacity() * std::sin(done * std::numbers::pi));
    painter.setPen(Qt::NoPen);
    QRadialGradient glow(centre, unit * 0.58);
    glow.setColorAt(0, m_theme.fire);
    glow.setColorAt(1, withAlpha(m_theme.fire, 0));
    painter.setBrush(glow);
    painter.drawEllipse(centre, unit * 0.58, unit * 0.58);
    painter.setBrush(m_theme.fire);
    painter.drawPath(flameShape(centre, unit * (0.25 + 0.25 * done)));
}

// --- what differs

QRegion BoardPainter::aroundArrow(const BoardArrow& arrow) const {
    QRegion region;
    for (std::size_t i = 0; i < arrow.places.size(); ++i)
        region += aroundPlace(arrow.places[i]).boundingRect() |
                  aroundPlace(arrow.places[std::max<std::size_t>(i, 1) - 1]).boundingRect();
    return region;
}

QRegion BoardPainter::aroundPoint(const QPointF& point) const {
    return squareAround(point, 1.8).toAlignedRect();
}

QRegion BoardPainter::aroundFlare(const Flare& flare) const {
    if (!flare.done()) return {};
    if (flare.kind == Flare::Kind::Fire) return squareAround(flare.to, 1.2).toAlignedRect();
    return (squareAround(flare.tail(), 0.4) | squareAround(flare.head(), 1)).toAlignedRect();
}

/// Marks may reach a little beyond their square.
QRegion BoardPainter::aroundPlace(const Place& place) const {
    const int rim = 2 + m_layout.squareSize() / 16;
    return m_layout.rectOf(place).adjusted(-rim, -rim, rim, rim);
}

QRegion BoardPainter::aroundSquare(core::Square square) const { return aroundPlace(square); }

/// Where its marks can be: between the first and the last square of each leg.
QRegion BoardPainter::aroundMove(const core::Move& move) const {
    QRegion region = aroundSquare(core::destinationOf(move));
    const auto addLeg = [&](core::Square from, core::Square to) {
        region += aroundSquare(from).boundingRect() | aroundSquare(to).boundingRect();
    };
    if (const auto* board = std::get_if<core::BoardMove>(&move)) addLeg(board->from, board->to);
    const auto* ko = std::get_if<core::KoMove>(&move);
    if (!ko) return region;
    std::vector<core::Square> stops{ko->from};
    for (std::size_t i = 0; i < ko->steps; ++i)
        stops.push_back(ko->path[i]);
    for (std::size_t i = 0; i + 1 < stops.size(); ++i)
        addLeg(stops[i], stops[i + 1]);
    for (std::size_t i = 0; i < ko->taken; ++i)
        addLeg(stops[ko->victims[i].step], ko->victims[i].square);
    return region;
}

QRegion BoardPainter::aroundPieces(const BoardScene& before, const BoardScene& after) const {
    QRegion region;
    if (before.position == after.position) return region;
    forEachSquare(after.position.spec().size, [&](core::Square square) {
        if (before.position.pieceAt(square) != after.position.pieceAt(square)) region += aroundSquare(square);
    });
    for (const auto* scene : {&before, &after}) {
        const auto mover = scene->position.sideToMove();
        if (const auto king = scene->position.royalSquare(mover)) region += aroundSquare(*king);
    }
    for (auto side : core::Sides)
        region += m_layout.standRect(side).adjusted(-1, -1, 1, 1);
    return region;
}

QRegion BoardPainter::aroundChoices(const BoardScene& before, const BoardScene& after) const {
    QRegion region;
    if (before.choices == after.choices) return region;
    for (const auto* scene : {&before, &after})
        for (const auto& choice : scene->choices)
            region += choice.rect;
    return before.choices.size() == after.choices.size() ? region : region + m_layout.boardRect();
}

QRegion BoardPainter::changesBetween(const BoardScene& before, const BoardScene& after) const {
    QRegion region = aroundPieces(before, after) + aroundChoices(before, after);
    const auto add = [&](const auto& was, const auto& is, auto&& around) {
        if (was == is) return;
        if (was) region += around(*was);
        if (is) region += around(*is);
    };
    const auto addEach = [&](const auto& some, const auto& others, auto&& around) {
        for (const auto& one : some)
            if (std::find(others.begin(), others.end(), one) == others.end()) region += around(one);
    };
    const auto place = [&](const Place& where) { return aroundPlace(where); };
    const auto square = [&](core::Square where) { return aroundSquare(where); };
    const auto target = [&](const Target& where) { return aroundSquare(where.square); };
    add(before.lastMove, after.lastMove, [&](const core::Move& move) { return aroundMove(move); });
    add(before.selection, after.selection, place);
    add(before.keyCursor, after.keyCursor, place);
    add(before.taken, after.taken, place);
    if (before.course || after.course)
        for (const auto* scene : {&before, &after})
            if (scene->course) region += aroundMove(*scene->course);
    addEach(before.targets, after.targets, target);
    addEach(after.targets, before.targets, target);
    addEach(before.hidden, after.hidden, square);
    addEach(after.hidden, before.hidden, square);
    if (before.numbersHand != after.numbersHand) region += m_layout.standRect(after.position.sideToMove());
    const auto arrow = [&](const BoardArrow& where) { return aroundArrow(where); };
    const auto fate = [&](const FateMark& mark) { return aroundSquare(mark.square); };
    addEach(before.arrows, after.arrows, arrow);
    addEach(after.arrows, before.arrows, arrow);
    addEach(before.fates, after.fates, fate);
    addEach(after.fates, before.fates, fate);
    const auto glide = [&](const Glide& piece) { return aroundPoint(piece.at()); };
    const auto flare = [&](const Flare& light) { return aroundFlare(light); };
    addEach(before.glides, after.glides, glide);
    addEach(after.glides, before.glides, glide);
    addEach(before.flares, after.flares, flare);
    addEach(after.flares, before.flares, flare);
    for (const auto* scene : {&before, &after})
        if (scene->carried) region += aroundPoint(scene->carriedAt);
    return region;
}

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
    painter.fillRect(area, options.theme.background);
    BoardPainter(layout, options.theme, *pieces, options.notation).paint(painter, scene);
}

} // namespace komadai::ui
