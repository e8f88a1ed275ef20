#include "ui/statistics/result_chart.h"

#include "ui/chart_colours.h"
#include "ui/custom_plot.h"
#include "ui/widgets/focus_ring.h"
#include "ui/widgets/window_size.h"

#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr double BarHeight = 0.7; ///< of the height of a row
constexpr int RowMargin = 8;
constexpr int FocusMargin = 2;
constexpr int MostNameWidth = 150; ///< with text of the usual size
constexpr int NamePadding = 6;     ///< between a name and its bar
constexpr int EdgePadding = 8;     ///< before the names
constexpr int EdgeMargin = 2;      ///< of the plot
constexpr int LeastWidth = 320;

std::int64_t countOf(const ResultRow& row, ResultPart part) {
    switch (part) {
    case ResultPart::Wins: return row.wins;
    case ResultPart::Draws: return row.draws;
    case ResultPart::Losses: return row.losses;
    case ResultPart::Unfinished: return row.unfinished;
    }
    return 0;
}

QColor colourOf(ResultPart part, const QPalette& palette) {
    const auto colours = ChartColours::of(palette);
    switch (part) {
    case ResultPart::Wins: return colours.first;
    case ResultPart::Losses: return colours.second;
    case ResultPart::Draws:
    case ResultPart::Unfinished: return colours.neutral;
    }
    return {};
}

} // namespace

QString nameOf(ResultPart part) {
    switch (part) {
    case ResultPart::Wins: return ResultChart::tr("Wins");
    case ResultPart::Draws: return ResultChart::tr("Draws");
    case ResultPart::Losses: return ResultChart::tr("Losses");
    case ResultPart::Unfinished: return ResultChart::tr("Not finished");
    }
    return {};
}

QBrush brushOf(ResultPart part, const QPalette& palette) {
    const QColor colour = colourOf(part, palette);
    switch (part) {
    case ResultPart::Wins: return {colour, Qt::SolidPattern};
    case ResultPart::Draws: return {colour, Qt::Dense6Pattern};
    case ResultPart::Losses: return {colour, Qt::BDiagPattern};
    case ResultPart::Unfinished: return {Qt::NoBrush};
    }
    return {};
}

ResultChart::ResultChart(QWidget* parent) : QWidget(parent), m_plot(new CustomPlot(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(FocusMargin, FocusMargin, FocusMargin, FocusMargin);
    layout->addWidget(m_plot);
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents); // the window scrolls
    m_plot->setFocusPolicy(Qt::NoFocus);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (const ResultPart part : ResultParts) {
        auto*& bars = m_bars[static_cast<std::size_t>(part)];
        bars = new QCPBars(m_plot->yAxis, m_plot->xAxis);
        bars->setWidth(BarHeight);
        if (part != ResultPart::Wins) bars->moveAbove(m_bars[static_cast<std::size_t>(part) - 1]);
    }
    setUpAxes();
    colour();
}

void ResultChart::setUpAxes() {
    m_plot->axisRect()->setupFullAxesBox(); // with an axis on the right, for the numbers
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->xAxis2})
        axis->setVisible(false);
    m_plot->yAxis2->setTickLabels(true);
    disconnect(m_plot->yAxis, nullptr, m_plot->yAxis2, nullptr); // the range is set for both
    for (QCPAxis* axis : {m_plot->yAxis, m_plot->yAxis2}) {
        axis->setRangeReversed(true); // the first row on top
        axis->setTickLength(0, 0);
        axis->setTickPen(Qt::NoPen);
        axis->setSubTicks(false);
        axis->grid()->setVisible(false);
        axis->setTickLabelPadding(NamePadding);
        axis->setBasePen(Qt::NoPen);
    }
    m_plot->axisRect()->setMinimumMargins({EdgeMargin, EdgeMargin, EdgeMargin, EdgeMargin});
    m_plot->axisRect()->setAutoMargins(QCP::msRight | QCP::msTop | QCP::msBottom); // that of the names is set
}

QString ResultChart::shownName(const ResultRow& row) const {
    return fontMetrics().elidedText(row.name, Qt::ElideRight, textSized(*this, MostNameWidth));
}

int ResultChart::widestName() const {
    int widest = 0;
    for (const ResultRow& row : m_rows)
        widest = std::max(widest, fontMetrics().horizontalAdvance(shownName(row)));
    return widest;
}

void ResultChart::setNameWidth(int width) {
    m_nameWidth = width;
    plot();
}

void ResultChart::setRows(std::vector<ResultRow> rows) {
    m_rows = std::move(rows);
    QStringList sentences;
    for (const ResultRow& row : m_rows)
        sentences += sentenceOf(row);
    setAccessibleDescription(sentences.join(QStringLiteral(". ")));
    setToolTip(sentences.join('\n').toHtmlEscaped().replace('\n', QStringLiteral("<br>")));
    plot();
}

void ResultChart::plot() {
    QVector<double> places;
    const QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText), numbers(new QCPAxisTickerText);
    double longest = 1;
    for (const ResultRow& row : m_rows) {
        const auto place = static_cast<double>(places.size());
        names->addTick(place, shownName(row));
        numbers->addTick(place, numbersOf(row));
        longest = std::max(longest, static_cast<double>(row.games()));
        places << place;
    }
    for (const ResultPart part : ResultParts) {
        QVector<double> counts;
        for (const ResultRow& row : m_rows)
            counts << static_cast<double>(countOf(row, part));
        m_bars[static_cast<std::size_t>(part)]->setData(places, counts, true);
    }
    m_plot->yAxis->setTicker(names);
    m_plot->yAxis2->setTicker(numbers);
    for (QCPAxis* axis : {m_plot->yAxis, m_plot->yAxis2}) {
        axis->setTickLabelFont(font());
        axis->setRange(-0.5, std::max(0.5, static_cast<double>(places.size()) - 0.5));
    }
    const int left = EdgePadding + std::max(m_nameWidth, widestName()) + NamePadding;
    m_plot->axisRect()->setMargins({left, EdgeMargin, EdgeMargin, EdgeMargin});
    m_plot->xAxis->setRange(0, longest);
    updateGeometry();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void ResultChart::colour() {
    m_plot->setBackground(palette().color(QPalette::Base));
    for (const ResultPart part : ResultParts) {
        auto* bars = m_bars[static_cast<std::size_t>(part)];
        bars->setBrush(brushOf(part, palette()));
        bars->setPen(QPen(colourOf(part, palette()), 1));
    }
    for (QCPAxis* axis : {m_plot->yAxis, m_plot->yAxis2})
        axis->setTickLabelColor(palette().color(QPalette::Text));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void ResultChart::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (!m_bars.back()) return;
    if (event->type() == QEvent::PaletteChange) colour();
    if (event->type() == QEvent::FontChange) plot();
}

QSize ResultChart::sizeHint() const {
    const int rows = std::max(1, static_cast<int>(m_rows.size()));
    return {textSized(*this, LeastWidth), rows * (fontMetrics().height() + RowMargin) + 8 + 2 * FocusMargin};
}

QSize ResultChart::minimumSizeHint() const { return sizeHint(); }

void ResultChart::paintEvent(QPaintEvent* event) {
    QWidget::paintEvent(event);
    if (hasFocus()) drawFocusFrame(*this);
}

} // namespace komadai::ui
