#include "ui/opening_graph/graph_items.h"

#include "ui/language/local_text.h"
#include "ui/opening_graph/graph_view.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPen>

#include <algorithm>
#include <cmath>
#include <utility>

namespace komadai::ui {
namespace {

constexpr double Radius = 9;
constexpr double TextMargin = 8; ///< of the text
constexpr double ThinnestBorder = 1, WidestBorder = 4;
constexpr double ThinnestRoad = 1.5, WidestRoad = 14;
constexpr double ThinnestByway = 1, WidestByway = 3;
constexpr double MarkWidth = 4;
constexpr int TitlePixels = 14, SharePixels = 11;

double between(double least, double most, double part) {
    return least + (most - least) * std::clamp(part, 0.0, 1.0);
}

QFont fontOf(const QPainter& painter, int pixels, bool isBold) {
    QFont font = painter.font();
    font.setPixelSize(pixels);
    font.setBold(isBold);
    return font;
}

} // namespace

double shareOf(std::int64_t games, const core::OpeningGraph& graph) {
    const auto all = graph.nodes.empty() ? 0 : graph.nodes.front().games;
    return all == 0 ? 0 : static_cast<double>(games) / static_cast<double>(all);
}

QString shareText(double share) {
    const double value = 100 * share;
    const bool isSmall = value > 0 && value < 9.95;
    return percentText(value, isSmall ? 1 : 0);
}

QString signOfLead(std::optional<double> score) {
    constexpr double Even = 0.05; // from one half
    if (!score || std::abs(*score - 0.5) < Even) return {};
    return *score > 0.5 ? QStringLiteral("▲") : QStringLiteral("▼");
}

// --- positions

PositionItem::PositionItem(int node, QString title, QString shareText, double share, const QColor& fill,
                           const GraphColours& colours)
    : m_node(node), m_title(std::move(title)), m_shareText(std::move(shareText)), m_share(share),
      m_fill(fill), m_colours(colours) {
    setZValue(2);
    setAcceptedMouseButtons(Qt::NoButton); // the view can be dragged everywhere
}

void PositionItem::setMarked(bool marked) {
    m_isMarked = marked;
    setZValue(marked ? 3 : 2);
    update();
}

QRectF PositionItem::boundingRect() const {
    const double edge = std::max(MarkWidth, WidestBorder);
    return box().adjusted(-edge, -edge, edge, edge);
}

QPainterPath PositionItem::shape() const {
    QPainterPath path;
    path.addRoundedRect(box(), Radius, Radius);
    return path;
}

void PositionItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const double width = m_isMarked ? MarkWidth : between(ThinnestBorder, WidestBorder, std::sqrt(m_share));
    painter->setPen(QPen(m_isMarked ? m_colours.highlight() : m_colours.border(), width));
    painter->setBrush(m_fill);
    painter->drawRoundedRect(box(), Radius, Radius);

    painter->setPen(m_colours.text());
    const QRectF upper = box().adjusted(TextMargin, 3, -TextMargin, -Height / 2 + 3);
    const QRectF lower = box().adjusted(TextMargin, Height / 2 + 2, -TextMargin, -3);
    const QFont titleFont = fontOf(*painter, TitlePixels, true);
    const QFont shareFont = fontOf(*painter, SharePixels, false);
    painter->setFont(titleFont);
    painter->drawText(upper, Qt::AlignCenter,
                      QFontMetricsF(titleFont).elidedText(m_title, Qt::ElideRight, upper.width()));
    painter->setFont(shareFont);
    painter->drawText(lower, Qt::AlignCenter,
                      QFontMetricsF(shareFont).elidedText(m_shareText, Qt::ElideRight, lower.width()));
}

// --- moves

MoveItem::MoveItem(const QPointF& from, const QPointF& to, double share, bool isMainRoad,
                   const GraphColours& colours)
    : m_colour(isMainRoad ? colours.mainRoad() : colours.byway()), m_markColour(colours.highlight()) {
    QPainterPath path(from);
    if (to.x() > from.x()) {
        const QPointF bend((to.x() - from.x()) / 2, 0);
        path.cubicTo(from + bend, to - bend, to);
    } else { // to a position that can be reached with fewer moves
        const QPointF bend(PositionItem::Width / 2, 0);
        path.cubicTo(from + bend, to - bend, to);
    }
    setPath(path);
    QPen pen(m_colour, isMainRoad ? between(ThinnestRoad, WidestRoad, std::sqrt(share))
                                  : between(ThinnestByway, WidestByway, std::sqrt(share)));
    m_width = pen.widthF();
    pen.setCapStyle(Qt::FlatCap);
    if (!isMainRoad) pen.setStyle(Qt::DashLine);
    setPen(pen);
    setZValue(isMainRoad ? 1 : 0);
    setAcceptedMouseButtons(Qt::NoButton);
}

void MoveItem::setMarked(bool marked) {
    QPen changed = pen();
    changed.setColor(marked ? m_markColour : m_colour);
    changed.setWidthF(marked ? m_width + MarkWidth : m_width);
    setPen(changed);
}

} // namespace komadai::ui
