// Shows a graph of openings.
#pragma once

#include "core/graphs/opening_graph.h"

#include <QGraphicsView>
#include <QString>

#include <optional>
#include <vector>

namespace komadai::ui {

class MoveItem;
class PositionItem;

/// The moves in the chosen notation, one after the other.
QString roadText(const core::AnyPosition& first, const std::vector<core::Move>& road);

/// A picture with a box for each position, in columns by the number of moves. The wheel and the keys + and - zoom, 0 fits
/// the picture into the view, and it can be dragged with the mouse. The arrow keys go from position to position.
class GraphView : public QGraphicsView {
    Q_OBJECT
public:
    explicit GraphView(QWidget* parent = nullptr);

    void setGraph(core::OpeningGraph graph);
    const core::OpeningGraph& graph() const { return m_graph; }

    /// The position that the keys are at.
    int current() const { return m_current; }
    void setCurrent(int node);
    /// The position under the mouse; else the one that the keys are at. None without a graph.
    std::optional<int> shown() const;

    void zoomIn() { zoomBy(ZoomStep); }
    void zoomOut() { zoomBy(1 / ZoomStep); }
    void fit();
    double zoom() const { return transform().m11(); }

    /// Where a position stands, in coordinates of the viewport.
    QRect rectOf(int node) const;
    const PositionItem& itemOf(int node) const { return *m_positions[static_cast<std::size_t>(node)]; }

signals:
    /// Another position is shown(), or there is another graph.
    void shownChanged();
    /// The user wants to go to this position.
    void nodeChosen(int node);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    static constexpr double ZoomStep = 1.25;

    void zoomBy(double factor);
    /// At first: the whole picture if it can be read then, or else its beginning.
    void showFirst();
    /// Paints the graph again: in other colours, or in another notation.
    void rebuild();
    void addPositions();
    void addMoves();
    void mark();
    void point(std::optional<int> node);
    std::optional<int> nodeAt(const QPoint& point) const;
    std::optional<int> neighbour(int key) const;
    std::optional<int> nextOnRoad() const;
    std::optional<int> previousOnRoad() const;
    /// The nearest one in the same column.
    std::optional<int> besides(int step) const;
    const core::OpeningGraph::Node& node(int index) const {
        return m_graph.nodes[static_cast<std::size_t>(index)];
    }

    core::OpeningGraph m_graph;
    std::vector<PositionItem*> m_positions; ///< by node
    std::vector<MoveItem*> m_moves;         ///< by edge
    int m_current = 0;
    std::optional<int> m_pointed;
    QPoint m_pressed;           ///< where the mouse was pressed
    bool m_isFirstShown = true; ///< the user has neither zoomed nor moved the picture
};

} // namespace komadai::ui
