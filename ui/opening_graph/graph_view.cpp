#include "ui/opening_graph/graph_view.h"

#include "ui/language/local_text.h"
#include "ui/language/retranslated.h"
#include "ui/notation/notation.h"
#include "ui/opening_graph/graph_items.h"
#include "ui/widgets/window_size.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace komadai::ui {
namespace {

constexpr double ColumnWidth = 190, RowHeight = 54; ///< from one position to the next
constexpr double PictureMargin = 24;                ///< round the picture
constexpr double LeastZoom = 0.1, MostZoom = 4;
constexpr double ReadableZoom = 0.85; ///< with text of the usual size
constexpr double WheelStep = 120;     ///< what Qt calls a step of a wheel, in eighths of a degree

QPointF placeOf(const core::OpeningGraph::Node& node) { return {node.x * ColumnWidth, node.y * RowHeight}; }

} // namespace

QString roadText(const core::AnyPosition& first, const std::vector<core::Move>& road) {
    QStringList moves;
    core::AnyPosition position = first;
    std::optional<core::Square> before;
    for (const core::Move& move : road) {
        moves << moveText(move, position, before);
        position = position.after(move);
        before = core::destinationOf(move);
    }
    return moves.join(' ');
}

GraphView::GraphView(QWidget* parent) : QGraphicsView(new QGraphicsScene, parent) {
    scene()->setParent(this);
    setObjectName(QStringLiteral("graph"));
    setRenderHint(QPainter::Antialiasing);
    setDragMode(QGraphicsView::ScrollHandDrag);
    setTransformationAnchor(QGraphicsView::AnchorUnderMouse);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    viewport()->setCursor(Qt::OpenHandCursor);
    retranslated(this, [this] {
        setAccessibleName(tr("Opening graph"));
        rebuild();
    });
    whenNotationChanges(this, [this] { rebuild(); });
}

// --- picture

void GraphView::setGraph(core::OpeningGraph graph) {
    m_graph = std::move(graph);
    m_current = 0;
    m_pointed.reset();
    rebuild();
    showFirst();
    emit shownChanged();
}

void GraphView::rebuild() {
    scene()->clear();
    m_positions.clear();
    m_moves.clear();
    setBackgroundBrush(GraphColours(palette()).background());
    addPositions();
    addMoves();
    scene()->setSceneRect(
        scene()->itemsBoundingRect().adjusted(-PictureMargin, -PictureMargin, PictureMargin, PictureMargin));
    mark();
}

void GraphView::addPositions() {
    const GraphColours colours(palette());
    for (std::size_t i = 0; i < m_graph.nodes.size(); ++i) {
        const auto& node = m_graph.nodes[i];
        QString title = tr("Start");
        if (!node.road.empty()) {
            auto position = m_graph.nodes.front().position;
            std::optional<core::Square> before;
            for (auto move = node.road.begin(); move + 1 != node.road.end(); ++move) {
                position = position.after(*move);
                before = core::destinationOf(*move);
            }
            title = moveText(node.road.back(), position, before);
        }
        const double share = shareOf(node.games, m_graph);
        //: the share of all games, and their number: "34% · 102"
        QString figures = tr("%1 · %2").arg(shareText(share), countText(node.games));
        if (const QString sign = signOfLead(node.score); !sign.isEmpty()) figures += ' ' + sign;
        auto* item =
            new PositionItem(static_cast<int>(i), title, figures, share, colours.fill(node.score), colours);
        item->setPos(placeOf(node));
        scene()->addItem(item);
        m_positions.push_back(item);
    }
}

void GraphView::addMoves() {
    const GraphColours colours(palette());
    const QPointF edge(PositionItem::Width / 2, 0);
    for (const auto& move : m_graph.edges) {
        auto* item = new MoveItem(placeOf(node(move.from)) + edge, placeOf(node(move.to)) - edge,
                                  shareOf(move.counts.games, m_graph), move.isMainRoad, colours);
        scene()->addItem(item);
        m_moves.push_back(item);
    }
}

void GraphView::mark() {
    const auto shownNode = shown();
    for (auto* item : m_positions)
        item->setMarked(shownNode == item->node());
    for (auto* item : m_moves)
        item->setMarked(false);
    for (auto at = shownNode; at && *at != 0;) {
        const auto last = std::find_if(m_graph.edges.begin(), m_graph.edges.end(),
                                       [&](const auto& edge) { return edge.isMainRoad && edge.to == *at; });
        if (last == m_graph.edges.end()) break;
        m_moves[static_cast<std::size_t>(last - m_graph.edges.begin())]->setMarked(true);
        at = last->from;
    }
}

// --- zoom

void GraphView::zoomBy(double factor) {
    const double wanted = std::clamp(zoom() * factor, LeastZoom, MostZoom);
    m_isFirstShown = false;
    scale(wanted / zoom(), wanted / zoom());
}

void GraphView::fit() {
    if (m_positions.empty()) return;
    fitInView(sceneRect(), Qt::KeepAspectRatio);
    if (zoom() > 1) resetTransform();
    m_isFirstShown = false;
}

void GraphView::showFirst() {
    fit();
    m_isFirstShown = true;
    const double readable = ReadableZoom * textSized(*this, 100) / 100;
    if (m_positions.empty() || zoom() >= readable) return;
    resetTransform();
    scale(readable, readable);
    horizontalScrollBar()->setValue(horizontalScrollBar()->minimum());
    verticalScrollBar()->setValue(verticalScrollBar()->minimum());
}

void GraphView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    if (m_isFirstShown) showFirst();
}

void GraphView::wheelEvent(QWheelEvent* event) {
    const int turned = event->angleDelta().y();
    if (turned != 0) zoomBy(std::pow(ZoomStep, turned / WheelStep));
    event->accept();
}

// --- positions

QRect GraphView::rectOf(int index) const {
    return mapFromScene(itemOf(index).sceneBoundingRect()).boundingRect();
}

std::optional<int> GraphView::shown() const {
    if (m_graph.nodes.empty()) return std::nullopt;
    return m_pointed.value_or(m_current);
}

void GraphView::setCurrent(int index) {
    m_current = index;
    m_pointed.reset();
    m_isFirstShown = false;
    ensureVisible(&itemOf(index), 40, 40);
    mark();
    emit shownChanged();
}

void GraphView::point(std::optional<int> index) {
    if (index == m_pointed) return;
    m_pointed = index;
    viewport()->setCursor(index ? Qt::PointingHandCursor : Qt::OpenHandCursor);
    mark();
    emit shownChanged();
}

std::optional<int> GraphView::nodeAt(const QPoint& place) const {
    for (auto* item : items(place))
        if (const auto* position = dynamic_cast<PositionItem*>(item)) return position->node();
    return std::nullopt;
}

// --- mouse

void GraphView::mousePressEvent(QMouseEvent* event) {
    m_pressed = event->position().toPoint();
    QGraphicsView::mousePressEvent(event);
}

void GraphView::mouseMoveEvent(QMouseEvent* event) {
    QGraphicsView::mouseMoveEvent(event);
    if (event->buttons() == Qt::NoButton) return point(nodeAt(event->position().toPoint()));
    m_isFirstShown = false;
}

void GraphView::mouseReleaseEvent(QMouseEvent* event) {
    QGraphicsView::mouseReleaseEvent(event);
    const QPoint place = event->position().toPoint();
    if (event->button() != Qt::LeftButton) return;
    if ((place - m_pressed).manhattanLength() >= QApplication::startDragDistance()) return;
    const auto chosen = nodeAt(place);
    if (!chosen) return;
    setCurrent(*chosen);
    emit nodeChosen(*chosen);
}

void GraphView::leaveEvent(QEvent* event) {
    QGraphicsView::leaveEvent(event);
    point(std::nullopt);
}

bool GraphView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) point(std::nullopt);
    return QGraphicsView::viewportEvent(event);
}

void GraphView::changeEvent(QEvent* event) {
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) rebuild();
    if (event->type() == QEvent::FontChange && m_isFirstShown) showFirst();
}

// --- keys

void GraphView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoomIn();
    case Qt::Key_Minus: return zoomOut();
    case Qt::Key_0: return fit();
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
        if (const auto next = neighbour(event->key())) setCurrent(*next);
        return;
    case Qt::Key_Enter:
    case Qt::Key_Return:
    case Qt::Key_Space:
        if (!m_graph.nodes.empty()) emit nodeChosen(m_current);
        return;
    default: QGraphicsView::keyPressEvent(event);
    }
}

std::optional<int> GraphView::neighbour(int key) const {
    if (m_graph.nodes.empty()) return std::nullopt;
    switch (key) {
    case Qt::Key_Left: return previousOnRoad();
    case Qt::Key_Right: return nextOnRoad();
    case Qt::Key_Up: return besides(-1);
    case Qt::Key_Down: return besides(1);
    default: return 0;
    }
}

std::optional<int> GraphView::previousOnRoad() const {
    for (const auto& edge : m_graph.edges)
        if (edge.isMainRoad && edge.to == m_current) return edge.from;
    return std::nullopt;
}

std::optional<int> GraphView::nextOnRoad() const {
    const core::OpeningGraph::Edge* best = nullptr;
    for (const auto& edge : m_graph.edges)
        if (edge.isMainRoad && edge.from == m_current && (!best || edge.counts.games > best->counts.games))
            best = &edge;
    return best ? std::optional(best->to) : std::nullopt;
}

std::optional<int> GraphView::besides(int step) const {
    std::optional<int> nearest;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < m_graph.nodes.size(); ++i) {
        const auto& other = m_graph.nodes[i];
        const double distance = step * (other.y - node(m_current).y);
        if (other.depth != node(m_current).depth || distance <= 0 || distance >= least) continue;
        least = distance;
        nearest = static_cast<int>(i);
    }
    return nearest;
}

} // namespace komadai::ui
