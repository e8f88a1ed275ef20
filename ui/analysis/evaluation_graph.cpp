#include "ui/analysis/evaluation_graph.h"

#include "ui/analysis/analysis.h"
#include "ui/document/game_document.h"
#include "ui/keys/key_list.h"
#include "ui/language/retranslated.h"
#include "ui/mixed_colour.h"
#include "ui/notation/notation.h"
#include "ui/preferences/preferences.h"
#include "ui/wording.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QMouseEvent>
#include <QPageSize>
#include <QPdfWriter>
#include <QSaveFile>
#include <QScrollArea>
#include <QStackedLayout>
#include <QStyle>
#include <QSvgGenerator>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#define foreach(variable, container)                                                                         \
    for (variable : container) // which QT_NO_FOREACH takes away from the header
#include <qcustomplot.h>
#undef foreach

#include <algorithm>
#include <cmath>
#include <limits>

namespace komadai::ui {
namespace {

constexpr int DelayMs = 30;
constexpr double MostPawns = 10; ///< more is drawn at the edge, mates too
constexpr std::size_t MostDots = 150;
constexpr double TimesShare = 0.28;
constexpr QSize PictureSize{1200, 480};
constexpr double PictureScale = 2;

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Base).lightness() < palette.color(QPalette::Text).lightness();
}

QString secondsText(std::chrono::milliseconds time) {
    const auto seconds = time.count() / 1000;
    if (seconds < 60)
        return EvaluationGraph::tr("%1 s").arg(QLocale().toString(time.count() / 1000.0, 'f', 1));
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QChar('0'));
}

} // namespace

EvaluationGraph::EvaluationGraph(const QAction& analyse, QWidget* parent)
    : QWidget(parent), m_analyse(analyse), m_pages(new QStackedLayout(this)), m_empty(new QLabel),
      m_plot(new QCustomPlot), m_save(new QToolButton(m_plot)) {
    m_empty->setObjectName(QStringLiteral("noEvaluations"));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(6);
    auto* page = new QScrollArea; // in small windows the text may need more room than there is
    page->setWidgetResizable(true);
    page->setFrameShape(QFrame::NoFrame);
    page->setFocusPolicy(Qt::NoFocus);
    page->setWidget(m_empty);
    m_save->setObjectName(QStringLiteral("saveGraph"));
    m_save->setAutoRaise(true);
    m_save->setIcon(style()->standardIcon(QStyle::SP_DialogSaveButton));
    m_pages->addWidget(page);
    m_pages->addWidget(m_plot);
    m_delay.setSingleShot(true);
    m_delay.setInterval(DelayMs);
    connect(&m_delay, &QTimer::timeout, this, &EvaluationGraph::update);
    connect(m_save, &QToolButton::clicked, this, &EvaluationGraph::askAndSave);
    m_plot->setObjectName(QStringLiteral("evaluationPlot"));
    m_plot->installEventFilter(this);
    m_plot->setMouseTracking(true);
    m_plot->setFocusPolicy(Qt::StrongFocus);
    setUp();
    setUpItems();
    colour();
    retranslated(this, [this] { retranslate(); });
    whenScoreTextChanges(this, [this] { scheduleUpdate(); });
    whenNotationChanges(this, [this] { m_pointed.reset(); });
}

// --- building

void EvaluationGraph::setUp() {
    m_plot->plotLayout()->clear();
    auto* values = new QCPAxisRect(m_plot);
    m_times = new QCPAxisRect(m_plot);
    values->setMinimumSize(40, 30);
    m_times->setMinimumSize(20, 1);
    m_plot->plotLayout()->addElement(0, 0, values);
    m_plot->plotLayout()->addElement(1, 0, m_times);
    m_plot->plotLayout()->setRowStretchFactor(1, TimesShare);
    m_plot->plotLayout()->setRowSpacing(0);
    auto* group = new QCPMarginGroup(m_plot);
    for (auto* rect : {values, m_times}) {
        rect->setMarginGroup(QCP::msLeft | QCP::msRight, group);
        rect->setMinimumMargins({4, 2, 8, 2});
        for (auto* axis : rect->axes()) {
            axis->grid()->setLayer("grid");
            axis->setLayer("axes");
        }
    }
    values->axis(QCPAxis::atBottom)->setTickLabels(false);
    m_graph = m_plot->addGraph(values->axis(QCPAxis::atBottom), values->axis(QCPAxis::atLeft));
    m_baseline = m_plot->addGraph(values->axis(QCPAxis::atBottom), values->axis(QCPAxis::atLeft));
    m_fill = new QCPBars(values->axis(QCPAxis::atBottom), values->axis(QCPAxis::atLeft));
    m_fill->setWidth(1);
    m_fill->setPen(Qt::NoPen);
    m_fill->setAntialiased(false);
    m_fill->setAntialiasedFill(false);
    for (int side = 0; side < core::SideCount; ++side) {
        auto* bars = new QCPBars(m_times->axis(QCPAxis::atBottom), m_times->axis(QCPAxis::atLeft));
        bars->setWidth(0.8);
        m_bars.push_back(bars);
    }
    const QSharedPointer<QCPAxisTicker> few(new QCPAxisTicker), fewer(new QCPAxisTicker);
    few->setTickCount(4);
    fewer->setTickCount(2);
    values->axis(QCPAxis::atLeft)->setTicker(few);
    m_times->axis(QCPAxis::atLeft)->setTicker(fewer);
    const QSharedPointer<QCPAxisTickerFixed> wholePlies(new QCPAxisTickerFixed);
    wholePlies->setTickStep(1);
    wholePlies->setScaleStrategy(QCPAxisTickerFixed::ssMultiples);
    for (auto* rect : {values, m_times})
        rect->axis(QCPAxis::atBottom)->setTicker(wholePlies);
}

void EvaluationGraph::setUpItems() {
    const auto mark = [this](QCPAxisRect* rect) {
        auto* line = new QCPItemStraightLine(m_plot);
        line->setClipAxisRect(rect);
        for (auto* position : {line->point1, line->point2}) {
            position->setAxisRect(rect);
            position->setAxes(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
            position->setTypeX(QCPItemPosition::ptPlotCoords);
            position->setTypeY(QCPItemPosition::ptAxisRectRatio);
        }
        return line;
    };
    m_mark = mark(m_plot->axisRect(0));
    m_timeMark = mark(m_times);
    m_pointer = new QCPItemTracer(m_plot);
    m_pointer->setClipAxisRect(m_plot->axisRect(0));
    m_pointer->setStyle(QCPItemTracer::tsCircle);
    m_pointer->setSize(9);
    m_pointer->position->setAxes(m_plot->axisRect(0)->axis(QCPAxis::atBottom),
                                 m_plot->axisRect(0)->axis(QCPAxis::atLeft));
    m_pointer->setVisible(false);
}

void EvaluationGraph::setAnalysis(Analysis* analysis) {
    if (analysis == m_analysis) return;
    if (m_analysis) {
        disconnect(m_analysis, nullptr, this, nullptr);
        disconnect(&m_analysis->document(), nullptr, this, nullptr);
    }
    m_analysis = analysis;
    if (analysis) connectDocument();
    scheduleUpdate();
}

void EvaluationGraph::connectDocument() {
    const GameDocument* document = &m_analysis->document();
    connect(document, &GameDocument::recordReset, this, &EvaluationGraph::scheduleUpdate);
    connect(document, &GameDocument::lineChanged, this, &EvaluationGraph::scheduleUpdate);
    connect(document, &GameDocument::nodeChanged, this, &EvaluationGraph::scheduleUpdate);
    connect(document, &GameDocument::edited, this, &EvaluationGraph::scheduleUpdate);
    connect(document, &GameDocument::currentChanged, this, &EvaluationGraph::scheduleUpdate);
    connect(m_analysis, &Analysis::lineFound, this, &EvaluationGraph::scheduleUpdate);
    connect(m_analysis, &Analysis::restarted, this, &EvaluationGraph::scheduleUpdate);
}

void EvaluationGraph::retranslate() {
    QString text = tr("This game has no evaluations yet.") + ' ';
    const QKeySequence key = m_analyse.shortcut();
    text += key.isEmpty() ? tr("Switch the analysis on and go through the game to get some.")
                          : tr("Press %1 and go through the game to get some.").arg(KeyList::textOf({key}));
    text += ' ' + tr("Evaluations in imported records are shown too.");
    m_empty->setText(text);
    m_save->setToolTip(tr("Save Picture…"));
    m_save->setAccessibleName(tr("Save Picture…"));
    m_plot->setAccessibleName(tr("Evaluation graph"));
    scheduleUpdate();
}

// --- the data

void EvaluationGraph::scheduleUpdate() {
    if (isVisible() && !m_delay.isActive()) m_delay.start();
}

void EvaluationGraph::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    update();
}

void EvaluationGraph::update() {
    readPlies();
    m_pages->setCurrentIndex(isEmpty() ? 0 : 1);
    if (!isEmpty()) replot();
}

/// The position that is being analysed has no evaluation in the record until it is left.
void EvaluationGraph::readPlies() {
    m_plies.clear();
    m_marked = 0;
    if (!m_analysis) return;
    m_showsChances = preferences().get(preference::ShownScoreUnit) == ScoreUnit::WinningChance;
    m_winChance = winChanceFor(m_analysis->document().spec());
    m_plies = evaluationsOf(m_analysis->document());
    m_marked = m_analysis->document().ply();
    const auto ply = m_analysis->document().plyOnLine(m_analysis->node());
    const auto& found = m_analysis->found();
    const bool isLive = m_analysis->isOn() && !m_analysis->showsThreats() && !found.empty() &&
                        m_analysis->moveChoice().kind == MoveChoice::Kind::All;
    if (ply && isLive && !found.front().line.empty())
        m_plies[static_cast<std::size_t>(*ply)].score = found.front().score;
}

bool EvaluationGraph::isEmpty() const {
    return std::none_of(m_plies.begin(), m_plies.end(),
                        [](const EvaluatedPly& ply) { return ply.score.has_value(); });
}

double EvaluationGraph::valueOf(const EvaluatedPly& ply) const {
    const double share = firstPlayersChance(*ply.score, ply.toMove, m_winChance);
    if (m_showsChances) return 100 * share;
    if (ply.score->isMate()) return share > 0.5 ? MostPawns : -MostPawns;
    const int sign = ply.toMove == core::Side::First ? 1 : -1;
    return std::clamp(sign * ply.score->centipawns() / 100.0, -MostPawns, MostPawns);
}

std::optional<double> EvaluationGraph::valueAt(int ply) const {
    const auto& at = m_plies[static_cast<std::size_t>(ply)];
    return at.score ? std::optional(valueOf(at)) : std::nullopt;
}

// --- drawing

void EvaluationGraph::replot() {
    plot();
    plotTimes();
    setAxes();
    mark();
    m_plot->replot();
}

void EvaluationGraph::plot() {
    const double baseline = m_showsChances ? 50 : 0;
    QVector<double> places, values, middle, filledPlaces, filledValues;
    for (const EvaluatedPly& ply : m_plies) {
        places << static_cast<double>(places.size());
        values << (ply.score ? valueOf(ply) : std::numeric_limits<double>::quiet_NaN());
        middle << baseline;
        if (!ply.score) continue;
        filledPlaces << places.back();
        filledValues << values.back() - baseline;
    }
    const bool isSparse = m_plies.size() <= MostDots; // single points would not be seen as a line
    m_graph->setScatterStyle(isSparse ? QCPScatterStyle(QCPScatterStyle::ssDisc, 3) : QCPScatterStyle::ssDot);
    m_graph->setData(places, values, true);
    m_baseline->setData(places, middle, true);
    m_fill->setBaseValue(baseline);
    m_fill->setData(filledPlaces, filledValues, true);
}

void EvaluationGraph::plotTimes() {
    double longest = 0;
    for (int side = 0; side < core::SideCount; ++side) {
        QVector<double> places, seconds;
        for (std::size_t ply = 1; ply < m_plies.size(); ++ply) {
            const core::Side mover = core::opponent(m_plies[ply].toMove);
            if (core::indexOf(mover) != side || m_plies[ply].used.count() == 0) continue;
            places << static_cast<double>(ply);
            seconds << static_cast<double>(m_plies[ply].used.count()) / 1000;
            longest = std::max(longest, seconds.back());
        }
        m_bars[static_cast<std::size_t>(side)]->setData(places, seconds, true);
    }
    m_times->axis(QCPAxis::atLeft)->setRange(0, longest > 0 ? longest * 1.1 : 1);
    showTimes(longest > 0);
}

void EvaluationGraph::showTimes(bool shown) {
    m_times->setVisible(shown);
    m_times->setMinimumSize(20, shown ? 20 : 1);
    m_times->setMaximumSize(QWIDGETSIZE_MAX, shown ? QWIDGETSIZE_MAX : 1);
    m_times->setAutoMargins(shown ? QCP::MarginSides(QCP::msAll) : QCP::msLeft | QCP::msRight);
    if (!shown) m_times->setMargins({});
    m_times->setMinimumMargins(shown ? QMargins(4, 2, 8, 2) : QMargins());
    m_plot->plotLayout()->setRowStretchFactor(1, shown ? TimesShare : 0.001);
    m_plot->axisRect(0)->axis(QCPAxis::atBottom)->setTickLabels(!shown);
}

double EvaluationGraph::highest() const {
    double highest = 2;
    for (int ply = 0; ply < static_cast<int>(m_plies.size()); ++ply)
        if (const auto value = valueAt(ply)) highest = std::max(highest, std::abs(*value));
    return std::min(highest * 1.08, MostPawns);
}

void EvaluationGraph::setAxes() {
    const double last = std::max(1.0, static_cast<double>(m_plies.size()) - 1);
    for (auto* rect : {m_plot->axisRect(0), m_times})
        rect->axis(QCPAxis::atBottom)->setRange(-0.5, last + 0.5);
    auto* axis = m_plot->axisRect(0)->axis(QCPAxis::atLeft);
    if (m_showsChances)
        axis->setRange(0, 100);
    else
        axis->setRange(-highest(), highest());
    const QString first = sideName(m_analysis->document().spec(), core::Side::First);
    axis->setLabel(m_showsChances ? tr("%1, %").arg(first) : first);
    m_times->axis(QCPAxis::atLeft)->setLabel(tr("s", "seconds"));
    m_save->move(m_plot->width() - m_save->sizeHint().width() - 10, 4);
    m_save->resize(m_save->sizeHint());
}

void EvaluationGraph::mark() {
    for (auto* line : {m_mark, m_timeMark}) {
        line->point1->setCoords(m_marked, 0);
        line->point2->setCoords(m_marked, 1);
    }
    m_timeMark->setVisible(m_times->visible());
    m_plot->setAccessibleDescription(m_plies.empty() ? QString() : textAt(m_marked));
}

void EvaluationGraph::colour() {
    const QColor base = palette().color(QPalette::Base), text = palette().color(QPalette::Text);
    const bool dark = isDark(palette());
    const QColor line = dark ? QColor(0x6a, 0xae, 0xea) : QColor(0x2a, 0x6f, 0xb8);
    const QColor second = dark ? QColor(0xf0, 0xa0, 0x50) : QColor(0xc4, 0x62, 0x10);
    m_plot->setBackground(base);
    m_graph->setPen(QPen(line, 1)); // wider lines take many times as long to draw
    m_fill->setBrush(withAlpha(line, 60));
    m_baseline->setPen(QPen(mixed(base, text, 0.5), 1));
    m_bars[0]->setPen(QPen(line));
    m_bars[0]->setBrush(QBrush(line, Qt::SolidPattern));
    m_bars[1]->setPen(QPen(second));
    m_bars[1]->setBrush(QBrush(second, Qt::BDiagPattern));
    for (auto* mark : {m_mark, m_timeMark})
        mark->setPen(QPen(second, 1.4, Qt::DashLine));
    m_pointer->setPen(QPen(text, 1.5));
    for (auto* rect : m_plot->axisRects())
        for (auto* axis : rect->axes()) {
            axis->setTickLabelColor(text);
            axis->setLabelColor(text);
            axis->setTickLabelFont(font());
            axis->setLabelFont(font());
            axis->setLabelPadding(2);
            const QPen faint(mixed(base, text, 0.5), 1);
            axis->setBasePen(faint);
            axis->setTickPen(faint);
            axis->setSubTickPen(faint);
            axis->grid()->setPen(QPen(mixed(base, text, 0.15), 1));
            axis->grid()->setZeroLinePen(Qt::NoPen);
        }
}

void EvaluationGraph::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (!m_pointer || (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange)) return;
    colour();
    scheduleUpdate();
}

// --- the mouse

std::optional<int> EvaluationGraph::plyAt(const QPoint& point) const {
    if (m_plies.empty()) return std::nullopt;
    const auto* rect = m_plot->axisRect(0);
    const QRect area = rect->rect() | m_times->rect();
    if (!area.contains(point)) return std::nullopt;
    const double place = rect->axis(QCPAxis::atBottom)->pixelToCoord(point.x());
    return std::clamp(static_cast<int>(std::lround(place)), 0, static_cast<int>(m_plies.size()) - 1);
}

QPoint EvaluationGraph::pointOf(int ply) const {
    const auto* rect = m_plot->axisRect(0);
    const double y = valueAt(ply).value_or(m_showsChances ? 50 : 0);
    return {static_cast<int>(rect->axis(QCPAxis::atBottom)->coordToPixel(ply)),
            static_cast<int>(rect->axis(QCPAxis::atLeft)->coordToPixel(y))};
}

QString EvaluationGraph::textAt(int ply) const {
    const GameDocument& document = m_analysis->document();
    const EvaluatedPly& at = m_plies[static_cast<std::size_t>(ply)];
    QStringList texts;
    if (ply == 0) {
        texts << tr("Start position");
    } else {
        const core::Move& move = document.line().moves()[static_cast<std::size_t>(ply - 1)];
        const auto before = destinationAt(document.line(), ply - 1);
        texts << QStringLiteral("%1. %2").arg(ply).arg(
            moveText(move, document.line().positionAt(ply - 1), before));
    }
    texts << (at.score ? ScoreText(document.spec()).labelled(*at.score, at.toMove) : tr("not evaluated"));
    if (at.used.count() > 0) texts << secondsText(at.used);
    return texts.join(QStringLiteral(" · "));
}

void EvaluationGraph::pointAt(const std::optional<int>& ply) {
    if (ply == m_pointed) return;
    m_pointed = ply;
    const auto value = ply ? valueAt(*ply) : std::nullopt;
    m_pointer->setVisible(value.has_value());
    if (value) m_pointer->position->setCoords(*ply, *value);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
    if (!ply) return QToolTip::hideText();
    QToolTip::showText(m_plot->mapToGlobal(pointOf(*ply) + QPoint(8, -8)), textAt(*ply), m_plot);
}

bool EvaluationGraph::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_plot) return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseMove) {
        pointAt(plyAt(static_cast<QMouseEvent*>(event)->position().toPoint()));
    } else if (event->type() == QEvent::Leave) {
        pointAt(std::nullopt);
    } else if (event->type() == QEvent::MouseButtonPress) {
        const auto* press = static_cast<QMouseEvent*>(event);
        if (const auto ply = plyAt(press->position().toPoint()); ply && press->button() == Qt::LeftButton)
            emit plyChosen(*ply);
    } else if (event->type() == QEvent::Resize) {
        scheduleUpdate();
    }
    return QWidget::eventFilter(watched, event);
}

// --- the picture

QString EvaluationGraph::savePicture(const QString& path) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return file.errorString();
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("pdf")) {
        QPdfWriter writer(&file);
        writer.setPageSize(QPageSize(QSizeF(PictureSize), QPageSize::Point));
        writer.setPageMargins({});
        writer.setResolution(72);
        QCPPainter painter(&writer);
        painter.setMode(QCPPainter::pmVectorized);
        painter.setMode(QCPPainter::pmNoCaching);
        m_plot->toPainter(&painter, PictureSize.width(), PictureSize.height());
    } else if (ending == QLatin1String("svg")) {
        QSvgGenerator svg;
        svg.setOutputDevice(&file);
        svg.setSize(PictureSize);
        svg.setViewBox(QRect(QPoint(), PictureSize));
        svg.setTitle(m_plot->accessibleName());
        QCPPainter painter(&svg);
        painter.setMode(QCPPainter::pmVectorized);
        painter.setMode(QCPPainter::pmNoCaching);
        m_plot->toPainter(&painter, PictureSize.width(), PictureSize.height());
    } else if (!m_plot->toPixmap(PictureSize.width(), PictureSize.height(), PictureScale)
                    .save(&file, "PNG")) {
        return file.errorString();
    }
    return file.commit() ? QString() : file.errorString();
}

void EvaluationGraph::askAndSave() {
    QFileDialog dialog(this, tr("Save Picture"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters({tr("PNG picture (*.png)"), tr("SVG picture (*.svg)"), tr("PDF document (*.pdf)")});
    dialog.setDefaultSuffix(QStringLiteral("png"));
    connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString& filter) {
        dialog.setDefaultSuffix(filter.section(QStringLiteral("*."), 1).chopped(1));
    });
    if (dialog.exec() != QDialog::Accepted) return;
    const QString path = dialog.selectedFiles().front();
    if (const QString error = savePicture(path); !error.isEmpty())
        QMessageBox::warning(this, tr("Save Picture"), tr("“%1” could not be written: %2").arg(path, error));
}

} // namespace komadai::ui
