#include "ui/practice/practice_chart.h"

#include "ui/chart_colours.h"
#include "ui/custom_plot.h"
#include "ui/language/local_text.h"
#include "ui/practice/days.h"

#include <QDate>
#include <QEvent>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr double BarWidth = 0.8; ///< of a day
constexpr int DatesShown = 6, CountsShown = 5;

/// Solved, with a hint, failed. They differ in pattern too, so that nobody needs to tell colours apart.
QBrush brushOf(std::size_t part, const QPalette& palette) {
    const auto colours = ChartColours::of(palette);
    switch (part) {
    case 0: return {colours.first, Qt::SolidPattern};
    case 1: return {colours.neutral, Qt::Dense6Pattern};
    default: return {colours.second, Qt::BDiagPattern};
    }
}

} // namespace

PracticeChart::PracticeChart(QWidget* parent) : QWidget(parent), m_plot(new CustomPlot(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_plot);
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents); // the tool tip is that of the chart
    m_plot->setFocusPolicy(Qt::NoFocus);
    for (std::size_t part = 0; part < Parts; ++part) {
        m_bars[part] = new QCPBars(m_plot->xAxis, m_plot->yAxis);
        m_bars[part]->setWidth(BarWidth);
        if (part > 0) m_bars[part]->moveAbove(m_bars[part - 1]);
    }
    m_plot->xAxis->grid()->setVisible(false);
    m_plot->xAxis->setSubTicks(false);
    m_plot->yAxis->setSubTicks(false);
    colour();
}

void PracticeChart::setDays(const std::vector<core::PracticeDay>& days, std::chrono::sys_days today,
                            int length) {
    QVector<double> places;
    std::array<QVector<double>, Parts> counts;
    const QSharedPointer<QCPAxisTickerText> dates(new QCPAxisTickerText);
    const QLocale locale;
    QStringList lines;
    int most = 1;
    for (int i = 0; i < length; ++i) {
        const auto day = today - std::chrono::days(length - 1 - i);
        const auto found =
            std::find_if(days.begin(), days.end(), [day](const auto& d) { return d.day == day; });
        const core::PracticeDay shown = found == days.end() ? core::PracticeDay{} : *found;
        const QString date = dateText(dateOf(day));
        places << i;
        counts[0] << shown.solved;
        counts[1] << shown.withHint;
        counts[2] << shown.failed;
        most = std::max(most, shown.all());
        if ((length - 1 - i) % std::max(length / DatesShown, 1) == 0)
            dates->addTick(i,
                           locale.toString(dateOf(day), tr("d MMM", "day and month, see QDate::toString")));
        if (shown.all() > 0)
            lines << tr("%1: %2 solved, %3 with a hint, %4 failed")
                         .arg(date)
                         .arg(shown.solved)
                         .arg(shown.withHint)
                         .arg(shown.failed);
    }
    for (std::size_t part = 0; part < Parts; ++part)
        m_bars[part]->setData(places, counts[part], true);
    m_plot->xAxis->setTicker(dates);
    m_plot->xAxis->setRange(-0.6, length - 0.4);
    m_plot->yAxis->setRange(0, most * 1.1);
    const QSharedPointer<QCPAxisTickerFixed> counted(new QCPAxisTickerFixed); // whole numbers only
    counted->setTickStep(std::max(1, most / CountsShown));
    m_plot->yAxis->setTicker(counted);
    m_text = lines.join('\n');
    setToolTip(m_text);
    setAccessibleDescription(m_text);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void PracticeChart::colour() {
    m_plot->setBackground(palette().color(QPalette::Base));
    const QColor text = palette().color(QPalette::Text);
    for (std::size_t part = 0; part < Parts; ++part) {
        m_bars[part]->setBrush(brushOf(part, palette()));
        m_bars[part]->setPen(QPen(text, 1));
    }
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setTickLabelFont(font());
        axis->setTickLabelColor(text);
        axis->setBasePen(QPen(text));
        axis->setTickPen(QPen(text));
        axis->setSubTickPen(QPen(text));
    }
    m_plot->yAxis->grid()->setPen(QPen(ChartColours::of(palette()).grid));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void PracticeChart::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (m_bars.back() && (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange))
        colour();
}

} // namespace komadai::ui
