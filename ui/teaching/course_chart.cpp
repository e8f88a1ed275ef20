#include "ui/teaching/course_chart.h"

#include "ui/chart_colours.h"
#include "ui/custom_plot.h"
#include "ui/teaching/teaching_text.h"
#include "ui/widgets/focus_ring.h"
#include "ui/widgets/window_size.h"

#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>

namespace komadai::ui {
namespace {

constexpr int ChartFocusMargin = 2;
constexpr QSize UsualChart(380, 190), LeastChart(240, 110);
constexpr double CurveWidth = 2, DotSize = 7;
constexpr int MostRoundTicks = 10;
constexpr double RoomAround = 0.08; ///< of the range, above and below the curves
constexpr double LeastEloRange = 50;

QPen penOf(const QColor& colour, double width = 1, Qt::PenStyle style = Qt::SolidLine) {
    return {QBrush(colour), width, style};
}

} // namespace

// --- both

CourseChart::CourseChart(QWidget* parent)
    : QWidget(parent), m_plot(new CustomPlot(this)), m_emptyText(new QCPItemText(m_plot)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(ChartFocusMargin, ChartFocusMargin, ChartFocusMargin, ChartFocusMargin);
    layout->addWidget(m_plot);
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setMinimumSize(0, 0);
    setFocusPolicy(Qt::TabFocus);
    m_emptyText->setClipToAxisRect(false);
    m_emptyText->position->setType(QCPItemPosition::ptViewportRatio); // axes and legend are hidden then
    m_emptyText->position->setCoords(0.5, 0.5);
    m_emptyText->setPositionAlignment(Qt::AlignCenter);
    m_emptyText->setTextAlignment(Qt::AlignCenter);
}

void CourseChart::begin() {
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setTickLength(0, 3);
        axis->setSubTicks(false);
    }
    m_plot->xAxis->grid()->setVisible(false);
    colour();
    colourAxes();
}

void CourseChart::setEmptyText(const QString& text) {
    m_emptyText->setText(text);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void CourseChart::colourAxes() {
    const auto colours = ChartColours::of(palette());
    m_plot->setBackground(palette().color(QPalette::Base));
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setTickLabelFont(font());
        axis->setTickLabelColor(palette().color(QPalette::Text));
        axis->setBasePen(penOf(colours.line));
        axis->setTickPen(penOf(colours.line));
        axis->grid()->setPen(penOf(colours.grid));
        axis->grid()->setZeroLinePen(penOf(colours.line));
    }
    m_emptyText->setFont(font());
    m_emptyText->setColor(palette().color(QPalette::Text));
}

void CourseChart::draw(double firstRound, double lastRound, double least, double most,
                       const QStringList& sentences) {
    m_emptyText->setVisible(sentences.isEmpty());
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis})
        axis->setVisible(!sentences.isEmpty());
    setAccessibleDescription(sentences.isEmpty() ? m_emptyText->text()
                                                 : sentences.join(QStringLiteral(". ")));
    setToolTip(sentences.join('\n').toHtmlEscaped().replace('\n', QStringLiteral("<br>")));
    const QSharedPointer<QCPAxisTickerFixed> ticker(new QCPAxisTickerFixed);
    ticker->setTickStep(std::max(1.0, std::ceil((lastRound - firstRound) / MostRoundTicks)));
    m_plot->setLocale(QLocale()); // of the present language
    m_plot->xAxis->setTicker(ticker);
    m_plot->xAxis->setNumberFormat(QStringLiteral("f"));
    m_plot->xAxis->setNumberPrecision(0);
    m_plot->xAxis->setRange(firstRound - 0.3, lastRound + 0.3);
    const double room = RoomAround * (most - least);
    m_plot->yAxis->setRange(least - room, most + room);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

QSize CourseChart::sizeHint() const {
    return {textSized(*this, UsualChart.width()), textSized(*this, UsualChart.height())};
}

QSize CourseChart::minimumSizeHint() const {
    return {textSized(*this, LeastChart.width()), textSized(*this, LeastChart.height())};
}

void CourseChart::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange) return;
    colourAxes();
    colour();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void CourseChart::paintEvent(QPaintEvent* event) {
    QWidget::paintEvent(event);
    if (hasFocus()) drawFocusFrame(*this);
}

// --- strength

StrengthChart::StrengthChart(QWidget* parent)
    : CourseChart(parent), m_curve(m_plot->addGraph()), m_open(m_plot->addGraph()),
      m_bars(new QCPErrorBars(m_plot->xAxis, m_plot->yAxis)),
      m_openBars(new QCPErrorBars(m_plot->xAxis, m_plot->yAxis)) {
    m_open->setLineStyle(QCPGraph::lsNone);
    m_bars->setDataPlottable(m_curve);
    m_openBars->setDataPlottable(m_open);
    m_bars->setWhiskerWidth(DotSize);
    m_openBars->setWhiskerWidth(DotSize);
    begin();
}

void StrengthChart::colour() {
    const auto colours = ChartColours::of(palette());
    const QBrush base = palette().color(QPalette::Base);
    m_curve->setPen(penOf(colours.first, CurveWidth));
    m_curve->setScatterStyle(
        {QCPScatterStyle::ssCircle, penOf(colours.first), QBrush(colours.first), DotSize});
    m_open->setScatterStyle({QCPScatterStyle::ssCircle, penOf(colours.second, CurveWidth), base, DotSize});
    m_bars->setPen(penOf(colours.first));
    m_openBars->setPen(penOf(colours.second, 1, Qt::DashLine));
}

void StrengthChart::setCourse(const CourseView& course) {
    using Step = core::learning::TeachingProgress::Step;
    auto rounds = course.rounds;
    if (course.progress && !rounds.empty() && !rounds.back().kept) { // the log has not all pairs
        if (course.progress->step == Step::TestAgainstLast)
            rounds.back().againstLast = course.progress->tally;
        if (course.progress->step == Step::TestAgainstStart)
            rounds.back().againstStart = course.progress->tally;
    }
    m_points.clear();
    QStringList sentences;
    for (std::size_t index = 0; index < rounds.size(); ++index) {
        const auto tally = againstStart(rounds, index);
        if (tally.games() == 0) continue;
        const auto strength = core::match::strengthFrom(tally);
        const double elo = strength.elo.value_or(strength.score > 0.5 ? Sweep : -Sweep);
        const bool isFinal = rounds[index].kept.value_or(false);
        m_points.push_back(
            {rounds[index].number, std::clamp(elo, -Sweep, Sweep), strength.eloMargin, isFinal});
        sentences
            << tr("Round %1: Elo gain since the start: %2").arg(rounds[index].number).arg(eloText(tally));
    }
    double least = -LeastEloRange / 2, most = LeastEloRange;
    constexpr double NoBar = std::numeric_limits<double>::quiet_NaN();
    QVector<double> places{0}, elos{0}, margins{NoBar}, openPlaces, openElos, openMargins;
    for (const StrengthPoint& point : m_points) {
        (point.isFinal ? places : openPlaces) << point.round;
        (point.isFinal ? elos : openElos) << point.elo;
        (point.isFinal ? margins : openMargins) << point.margin.value_or(NoBar);
        least = std::min(least, std::max(-Sweep, point.elo - point.margin.value_or(0)));
        most = std::max(most, std::min(Sweep, point.elo + point.margin.value_or(0)));
    }
    const bool isEmpty = m_points.empty();
    m_curve->setData(isEmpty ? QVector<double>() : places, isEmpty ? QVector<double>() : elos, true);
    m_bars->setData(isEmpty ? QVector<double>() : margins);
    m_open->setData(openPlaces, openElos, true);
    m_openBars->setData(openMargins);
    draw(0, std::max(2.0, static_cast<double>(rounds.size())), least, most, sentences);
}

// --- loss

LossChart::LossChart(QWidget* parent)
    : CourseChart(parent), m_loss(m_plot->addGraph()), m_without(m_plot->addGraph()) {
    m_plot->legend->setBorderPen(Qt::NoPen);
    m_plot->legend->setVisible(true);
    m_plot->legend->setFillOrder(QCPLayoutGrid::foColumnsFirst);
    auto* rows = m_plot->plotLayout(); // the legend stands above the curves, where it hides nothing
    rows->insertRow(0);
    rows->addElement(0, 0, m_plot->legend);
    rows->setRowStretchFactor(0, 0.001);
    rows->setRowSpacing(0);
    m_plot->yAxis->setNumberFormat(QStringLiteral("f"));
    begin();
}

void LossChart::setNames(const QString& loss, const QString& without) {
    m_loss->setName(loss);
    m_without->setName(without);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void LossChart::colour() {
    const auto colours = ChartColours::of(palette());
    m_loss->setPen(penOf(colours.first, CurveWidth));
    m_loss->setScatterStyle(
        {QCPScatterStyle::ssCircle, penOf(colours.first), QBrush(colours.first), DotSize - 2});
    m_without->setPen(penOf(colours.line, CurveWidth, Qt::DashLine));
    m_without->setScatterStyle({QCPScatterStyle::ssCircle, penOf(colours.line),
                                QBrush(palette().color(QPalette::Base)), DotSize - 2});
    m_plot->legend->setFont(font());
    m_plot->legend->setTextColor(palette().color(QPalette::Text));
    m_plot->legend->setBrush(Qt::NoBrush);
}

void LossChart::setCourse(const CourseView& course) {
    m_points.clear();
    QStringList sentences;
    const auto add = [&](double round, const core::learning::EpochReport& report) {
        const bool isKnown = report.baseLoss > 0;
        m_points.push_back({round, lossOf(report), isKnown ? std::optional(report.baseLoss) : std::nullopt});
    };
    for (const auto& round : course.rounds) {
        if (!round.fit) continue;
        add(round.number, round.fit->last);
        sentences << tr("Round %1: average error %2, without a network %3")
                         .arg(QString::number(round.number), lossText(lossOf(round.fit->last)),
                              lossText(round.fit->last.baseLoss));
    }
    const bool isFitting = !course.rounds.empty() && !course.rounds.back().fit && course.progress;
    if (isFitting) {
        for (const auto& epoch : course.epochs)
            add(course.rounds.back().number - 1 + static_cast<double>(epoch.epoch) / course.progress->epochs,
                epoch);
        if (!course.epochs.empty())
            sentences << tr("Round %1, pass %2: average error %3")
                             .arg(QString::number(course.rounds.back().number),
                                  QString::number(course.epochs.back().epoch),
                                  lossText(lossOf(course.epochs.back())));
    }
    QVector<double> places, losses, placesWithout, without;
    for (const LossPoint& point : m_points) {
        places << point.round;
        losses << point.loss;
        if (!point.without) continue;
        placesWithout << point.round;
        without << *point.without;
    }
    m_loss->setData(places, losses, true);
    m_without->setData(placesWithout, without, true);
    m_plot->legend->setVisible(!m_points.empty());
    const auto all = losses + without;
    const auto [least, most] = std::minmax_element(all.begin(), all.end());
    const double bottom = all.isEmpty() ? 0 : *least, top = all.isEmpty() ? 1 : *most;
    const double room = top > bottom ? 0 : std::max(top, 0.001) / 10;
    const double range = top - bottom + 2 * room;
    m_plot->yAxis->setNumberPrecision(
        std::clamp(1 - static_cast<int>(std::floor(std::log10(range))), 3, 6)); // so that all ticks differ
    draw(0, std::max(2.0, static_cast<double>(course.rounds.size())), bottom - room, top + room, sentences);
}

} // namespace komadai::ui
