#include "ui/opening_graph/graph_legend.h"

#include "ui/language/retranslated.h"
#include "ui/opening_graph/graph_colours.h"
#include "ui/opening_graph/graph_items.h"

#include <QPainter>

#include <algorithm>
#include <functional>
#include <vector>

namespace komadai::ui {
namespace {

constexpr int SampleWidth = 34, Gap = 6, EntryGap = 18;
constexpr double Best = 1, Even = 0.5, Worst = 0;

/// A position with this score of the first player.
void paintBox(QPainter& painter, const QRect& area, double score, const GraphColours& colours) {
    painter.setPen(colours.border());
    painter.setBrush(colours.fill(score));
    painter.drawRoundedRect(QRectF(area).adjusted(6.5, 1.5, -6.5, -1.5), 4, 4);
    painter.setPen(colours.text());
    painter.drawText(area, Qt::AlignCenter, signOfLead(score));
}

void paintLine(QPainter& painter, const QRect& area, const QPen& pen) {
    painter.setPen(pen);
    painter.drawLine(area.left(), area.center().y(), area.right(), area.center().y());
}

} // namespace

struct GraphLegend::Entry {
    std::function<void(QPainter&, const QRect&)> paint;
    QString text;
    bool beginsRow = false;
};

GraphLegend::GraphLegend(QWidget* parent) : QWidget(parent) {
    whenLanguageChanges(this, [this] { refresh(); });
}

void GraphLegend::setSides(const QString& first, const QString& second) {
    m_first = first;
    m_second = second;
    refresh();
}

void GraphLegend::refresh() {
    QStringList words;
    for (const auto& entry : entries())
        words << entry.text;
    setAccessibleName(tr("Legend"));
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

std::vector<GraphLegend::Entry> GraphLegend::entries() const {
    if (m_first.isEmpty()) return {};
    const GraphColours colours(palette());
    const auto box = [colours](double score) {
        return [colours, score](QPainter& painter, const QRect& area) {
            paintBox(painter, area, score, colours);
        };
    };
    const auto line = [](const QPen& pen) {
        return [pen](QPainter& painter, const QRect& area) { paintLine(painter, area, pen); };
    };
    return {{box(Best), tr("%1 scores more").arg(m_first), true},
            {box(Even), tr("even")},
            {box(Worst), tr("%1 scores more").arg(m_second)},
            {line(QPen(colours.mainRoad(), 8, Qt::SolidLine, Qt::FlatCap)), tr("played often"), true},
            {line(QPen(colours.mainRoad(), 1.5)), tr("played seldom")},
            {line(QPen(colours.byway(), 1.5, Qt::DashLine)), tr("transposition")}};
}

QSize GraphLegend::sizeHint() const {
    int widest = 0, width = 0;
    for (const auto& entry : entries()) {
        if (entry.beginsRow) width = 0;
        width += SampleWidth + Gap + fontMetrics().horizontalAdvance(entry.text) + EntryGap;
        widest = std::max(widest, width);
    }
    return {widest, 2 * rowHeight()};
}

QSize GraphLegend::minimumSizeHint() const { return sizeHint(); }

int GraphLegend::rowHeight() const { return fontMetrics().height() + 4; }

void GraphLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paint(painter);
}

void GraphLegend::paint(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    int x = 0, y = -rowHeight();
    for (const auto& entry : entries()) {
        if (entry.beginsRow) {
            x = 0;
            y += rowHeight();
        }
        entry.paint(painter, QRect(x, y, SampleWidth, rowHeight()));
        x += SampleWidth + Gap;
        painter.setPen(palette().color(QPalette::WindowText));
        const int width = fontMetrics().horizontalAdvance(entry.text);
        painter.drawText(QRect(x, y, width, rowHeight()), Qt::AlignVCenter, entry.text);
        x += width + EntryGap;
    }
}

} // namespace komadai::ui
