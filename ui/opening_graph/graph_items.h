// The parts of a picture of a graph of openings.
#pragma once

#include "core/graphs/opening_graph.h"
#include "ui/opening_graph/graph_colours.h"

#include <QGraphicsItem>
#include <QGraphicsPathItem>
#include <QString>

#include <optional>

namespace komadai::ui {

/// What share of all games something happened in, 0..1.
double shareOf(std::int64_t games, const core::OpeningGraph& graph);

/// A share as text: "34%"; small ones with a decimal.
QString shareText(double share);

/// Says without colour who scores more, from the score of the first player, 0..1: "▲" the first, "▼" the second player; empty
/// if it is even or not known.
QString signOfLead(std::optional<double> score);

/// A position: a rounded box with the move that leads to it.
class PositionItem : public QGraphicsItem {
public:
    static constexpr double Width = 124;
    static constexpr double Height = 42;

    /// `title`  the move, or what the first position is called
    /// `share`  of all games, 0..1; the border is the wider the larger it is
    PositionItem(int node, QString title, QString shareText, double share, const QColor& fill,
                 const GraphColours& colours);

    int node() const { return m_node; }
    const QString& title() const { return m_title; }
    const QColor& fill() const { return m_fill; }
    /// Marks the position that the keys are at, or the mouse.
    void setMarked(bool marked);

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QRectF box() const { return {-Width / 2, -Height / 2, Width, Height}; }

    const int m_node;
    const QString m_title, m_shareText;
    const double m_share;
    const QColor m_fill;
    const GraphColours m_colours;
    bool m_isMarked = false;
};

/// A move: a curve that is the wider the more often it was played. One that does not belong to a main road, because its
/// position is reached more often in another way, is thin and dashed.
class MoveItem : public QGraphicsPathItem {
public:
    /// `share`  of all games, 0..1
    MoveItem(const QPointF& from, const QPointF& to, double share, bool isMainRoad,
             const GraphColours& colours);

    /// Marks a move on the way to the position that is marked.
    void setMarked(bool marked);

private:
    const QColor m_colour, m_markColour;
    double m_width = 0;
};

} // namespace komadai::ui
