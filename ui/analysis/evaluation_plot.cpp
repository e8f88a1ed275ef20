#include "ui/analysis/evaluation_plot.h"

#include "ui/chart_colours.h"
#include "ui/custom_plot.h"
#include "ui/document/game_document.h"
#include "ui/files/file_writer.h"
#include "ui/mixed_colour.h"
#include "ui/preferences/preferences.h"
#include "ui/scaled_font.h"
#include "ui/wording.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QPageSize>
#include <QPdfWriter>
#include <QPicture>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace komadai::ui {
namespace {

struct PlotWords {
    Q_DECLARE_TR_FUNCTIONS(komadai::ui::EvaluationGraph)
};

constexpr double LeastPawns = 2; ///< fit in any graph
constexpr double MostPawns = 10; ///< more is drawn at the edge, mates too
constexpr std::size_t MostDots = 150;
constexpr double LeastPlies = 20; ///< fit in any graph: the first moves of a game are no wide blocks
constexpr double TimesShare = 0.28;
constexpr double Margin = 0.06; ///< above and below the graph, as a share of its height
constexpr int PhaseNamePadding = 3;
constexpr QSize PictureSize{1200, 480};
constexpr double PictureScale = 2;
constexpr int PaperFontPixels = 11;

/// The labels of the axis have room above one another, however low the axis is.
class SpacedTicker : public QCPAxisTicker {
public:
    /// `count`  of labels where there is room. The axis owns the ticker.
    SpacedTicker(const QCPAxis& axis, int count) : m_axis(axis) { setTickCount(count); }

protected:
    double getTickStep(const QCPRange& range) override {
        const int height = m_axis.axisRect()->height();
        const double least =
            height > 0 ? range.size() * QFontMetrics(m_axis.tickLabelFont()).height() / height : 0;
        double step = QCPAxisTicker::getTickStep(range);
        while (step > 0 && step < std::min(least, range.size()))
            step = cleanMantissa(2 * step);
        return step;
    }

private:
    const QCPAxis& m_axis;
};

/// Numbers of plies, with room beside one another.
class PlyTicker : public QCPAxisTickerFixed {
public:
    /// The axis owns the ticker.
    explicit PlyTicker(const QCPAxis& axis) : m_axis(axis) {
        setTickStep(1);
        setScaleStrategy(ssMultiples);
    }

protected:
    double getTickStep(const QCPRange& range) override {
        const QFontMetrics metrics(m_axis.tickLabelFont());
        const int label =
            metrics.horizontalAdvance(QString::number(std::lround(range.upper)) + QStringLiteral("0"));
        const int width = m_axis.axisRect()->width();
        const double least = width > 0 ? range.size() * label / width : 0;
        double step = QCPAxisTickerFixed::getTickStep(range);
        while (step < std::min(least, range.size()))
            step = std::round(cleanMantissa(2 * step));
        return step;
    }

private:
    const QCPAxis& m_axis;
};

/// Its ticks are those for the height that it has now; usually they are chosen before the layout.
class FittedAxisRect : public QCPAxisRect {
public:
    using QCPAxisRect::QCPAxisRect;

    void update(UpdatePhase phase) override {
        QCPAxisRect::update(phase);
        if (phase == upLayout) QCPAxisRect::update(upPreparation);
    }
};

/// In vectors.
void draw(QCustomPlot& plot, QPaintDevice& device, const QSize& size) {
    QCPPainter painter(&device);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    plot.toPainter(&painter, size.width(), size.height());
}

} // namespace

// --- what is shown

EvaluationPicture EvaluationPicture::of(const GameDocument& document, std::vector<EvaluatedPly> plies) {
    std::vector<int> pieces;
    pieces.reserve(plies.size());
    for (const EvaluatedPly& ply : plies)
        pieces.push_back(ply.pieces);
    return {std::move(plies), winChanceFor(document.spec()), chosenScoreUnit(),
            sideName(document.spec(), core::Side::First),
            core::phasesOf(document.line().positionAt(0), pieces)};
}

bool EvaluationPicture::isEmpty() const {
    return std::none_of(plies.begin(), plies.end(),
                        [](const EvaluatedPly& ply) { return ply.score.has_value(); });
}

std::optional<double> EvaluationPicture::valueAt(int ply) const {
    const EvaluatedPly& at = plies[static_cast<std::size_t>(ply)];
    if (!at.score) return std::nullopt;
    const double share = firstPlayersChance(*at.score, at.toMove, winChance);
    if (showsChances()) return 100 * share;
    const double most = MostPawns * unitsPerPawn();
    if (at.score->isMate()) return share > 0.5 ? most : -most;
    const int sign = at.toMove == core::Side::First ? 1 : -1;
    return std::clamp(sign * at.score->centipawns() / 100.0 * unitsPerPawn(), -most, most);
}

// --- building

EvaluationPlot::EvaluationPlot(QCustomPlot& plot) : m_plot(plot) {
    m_plot.setLocale(QLocale::c()); // scores have a point in all languages
    setUp();
    setUpItems();
}

void EvaluationPlot::setUp() {
    m_plot.plotLayout()->clear();
    m_values = new FittedAxisRect(&m_plot);
    m_times = new FittedAxisRect(&m_plot);
    m_values->setMinimumSize(40, 30);
    m_times->setMinimumSize(20, 1);
    m_plot.plotLayout()->addElement(0, 0, m_values);
    m_plot.plotLayout()->addElement(1, 0, m_times);
    m_plot.plotLayout()->setRowStretchFactor(1, TimesShare);
    m_plot.plotLayout()->setRowSpacing(0);
    auto* group = new QCPMarginGroup(&m_plot);
    for (auto* rect : {m_values, m_times}) {
        rect->setMarginGroup(QCP::msLeft | QCP::msRight, group);
        rect->setMinimumMargins({4, 2, 8, 2});
        for (auto* axis : rect->axes()) {
            axis->grid()->setLayer("grid");
            axis->setLayer("axes");
        }
    }
    m_values->axis(QCPAxis::atBottom)->setTickLabels(false);
    m_graph = m_plot.addGraph(m_values->axis(QCPAxis::atBottom), m_values->axis(QCPAxis::atLeft));
    m_dots = m_plot.addGraph(m_values->axis(QCPAxis::atBottom), m_values->axis(QCPAxis::atLeft));
    m_mistakes = m_plot.addGraph(m_values->axis(QCPAxis::atBottom), m_values->axis(QCPAxis::atLeft));
    m_inaccuracies = m_plot.addGraph(m_values->axis(QCPAxis::atBottom), m_values->axis(QCPAxis::atLeft));
    for (QCPGraph* marks : {m_dots, m_mistakes, m_inaccuracies})
        marks->setLineStyle(QCPGraph::lsNone);
    m_baseline = m_plot.addGraph(m_values->axis(QCPAxis::atBottom), m_values->axis(QCPAxis::atLeft));
    m_fill = new QCPBars(m_values->axis(QCPAxis::atBottom), m_values->axis(QCPAxis::atLeft));
    m_fill->setWidth(1);
    m_fill->setPen(Qt::NoPen);
    m_fill->setAntialiased(false);
    m_fill->setAntialiasedFill(false);
    for (int side = 0; side < core::SideCount; ++side) {
        auto* bars = new QCPBars(m_times->axis(QCPAxis::atBottom), m_times->axis(QCPAxis::atLeft));
        bars->setWidth(0.8);
        m_bars.push_back(bars);
    }
    for (const auto& [rect, count] : {std::pair(m_values, 4), std::pair(m_times, 2)}) {
        QCPAxis* axis = rect->axis(QCPAxis::atLeft);
        axis->setTicker(QSharedPointer<SpacedTicker>::create(*axis, count));
    }
    for (auto* rect : {m_values, m_times}) {
        QCPAxis* axis = rect->axis(QCPAxis::atBottom);
        axis->setTicker(QSharedPointer<PlyTicker>::create(*axis));
    }
}

QCPItemStraightLine* EvaluationPlot::addLine(QCPAxisRect* area) {
    auto* line = new QCPItemStraightLine(&m_plot);
    line->setClipAxisRect(area);
    for (auto* position : {line->point1, line->point2}) {
        position->setAxisRect(area);
        position->setAxes(area->axis(QCPAxis::atBottom), area->axis(QCPAxis::atLeft));
        position->setTypeX(QCPItemPosition::ptPlotCoords);
        position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    }
    return line;
}

void EvaluationPlot::setUpItems() {
    for (PhaseMark* mark : {&m_middleGame, &m_endgame}) {
        mark->line = addLine(m_values);
        mark->name = new QCPItemText(&m_plot);
        mark->name->setClipAxisRect(m_values);
        mark->name->position->setAxisRect(m_values);
        mark->name->position->setAxes(m_values->axis(QCPAxis::atBottom), m_values->axis(QCPAxis::atLeft));
        mark->name->position->setTypeX(QCPItemPosition::ptPlotCoords);
        mark->name->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    }
    QObject::connect(&m_plot, &QCustomPlot::afterLayout, &m_context, [this] { placePhaseNames(); });
    m_mark = addLine(m_values);
    m_timeMark = addLine(m_times);
    m_pointer = new QCPItemTracer(&m_plot);
    m_pointer->setClipAxisRect(m_values);
    m_pointer->setStyle(QCPItemTracer::tsCircle);
    m_pointer->setSize(9);
    m_pointer->position->setAxes(m_values->axis(QCPAxis::atBottom), m_values->axis(QCPAxis::atLeft));
    m_pointer->setVisible(false);
}

// --- drawing

void EvaluationPlot::setPicture(EvaluationPicture picture) {
    m_picture = std::move(picture);
    plotValues();
    plotFaults();
    plotTimes();
    plotPhases();
    setAxes();
}

void EvaluationPlot::plotValues() {
    const double baseline = m_picture.showsChances() ? 50 : 0;
    const int plies = static_cast<int>(m_picture.plies.size());
    // Where only one player's evaluations are known, the line goes on over the positions between them.
    const auto isBetween = [&](int ply) {
        return ply > 0 && ply + 1 < plies && m_picture.valueAt(ply - 1) && m_picture.valueAt(ply + 1);
    };
    QVector<double> baselinePlaces, places, values, middle, evaluated, evaluatedValues, filled;
    for (int ply = 0; ply < plies; ++ply) {
        const auto value = m_picture.valueAt(ply);
        baselinePlaces << ply;
        middle << baseline;
        if (value || !isBetween(ply)) {
            places << ply;
            values << value.value_or(std::numeric_limits<double>::quiet_NaN());
        }
        if (!value) continue;
        evaluated << ply;
        evaluatedValues << *value;
        filled << *value - baseline;
    }
    const bool isSparse = m_picture.plies.size() <= MostDots; // single points would not be seen as a line
    m_dots->setScatterStyle(isSparse ? QCPScatterStyle(QCPScatterStyle::ssDisc, 3) : QCPScatterStyle::ssDot);
    m_graph->setData(places, values, true); // interrupted where there is no value
    m_dots->setData(evaluated, evaluatedValues, true);
    m_baseline->setData(baselinePlaces, middle, true);
    m_fill->setBaseValue(baseline);
    m_fill->setData(evaluated, filled, true);
}

/// At the position after the move. Shapes tell mistakes from inaccuracies, as colours do.
void EvaluationPlot::plotFaults() {
    QVector<double> mistakes, mistakeValues, inaccuracies, inaccuracyValues;
    for (int ply = 0; ply < static_cast<int>(m_picture.plies.size()); ++ply) {
        const auto& fault = m_picture.plies[static_cast<std::size_t>(ply)].fault;
        const auto value = fault ? m_picture.valueAt(ply) : std::nullopt;
        if (!value) continue;
        const bool isInaccuracy = *fault == core::Glyph::Dubious;
        (isInaccuracy ? inaccuracies : mistakes) << ply;
        (isInaccuracy ? inaccuracyValues : mistakeValues) << *value;
    }
    m_mistakes->setData(mistakes, mistakeValues, true);
    m_inaccuracies->setData(inaccuracies, inaccuracyValues, true);
}

void EvaluationPlot::plotTimes() {
    double longest = 0;
    for (int side = 0; side < core::SideCount; ++side) {
        QVector<double> places, seconds;
        for (std::size_t ply = 1; ply < m_picture.plies.size(); ++ply) {
            const core::Side mover = core::opponent(m_picture.plies[ply].toMove);
            if (core::indexOf(mover) != side || m_picture.plies[ply].used.count() == 0) continue;
            places << static_cast<double>(ply);
            seconds << static_cast<double>(m_picture.plies[ply].used.count()) / 1000;
            longest = std::max(longest, seconds.back());
        }
        m_bars[static_cast<std::size_t>(side)]->setData(places, seconds, true);
    }
    m_times->axis(QCPAxis::atLeft)->setRange(0, longest > 0 ? longest * 1.1 : 1);
    showTimes(longest > 0);
}

void EvaluationPlot::plotPhases() {
    const auto show = [](const PhaseMark& mark, const std::optional<int>& ply, const QString& name) {
        mark.line->setVisible(ply.has_value());
        mark.line->point1->setCoords(ply.value_or(0), 0);
        mark.line->point2->setCoords(ply.value_or(0), 1);
        mark.name->setVisible(ply.has_value());
        mark.name->position->setCoords(ply.value_or(0), 1);
        mark.name->setText(name);
    };
    show(m_middleGame, m_picture.phases.middleGame, PlotWords::tr("Middle game"));
    show(m_endgame, m_picture.phases.endgame, PlotWords::tr("Endgame"));
}

/// A name stands to the right of its line, or to the left where the graph ends; in two rows where one would reach the other.
void EvaluationPlot::placePhaseNames() {
    struct Extent {
        double left, right;
    };
    const auto place = [this](const PhaseMark& mark) {
        const QFontMetrics metrics(mark.name->font());
        const int width = metrics.horizontalAdvance(mark.name->text()) + 2 * PhaseNamePadding;
        const double line = m_values->axis(QCPAxis::atBottom)->coordToPixel(mark.name->position->key());
        const bool isLeft = line + width > m_values->right() && line - width >= m_values->left();
        mark.name->setPositionAlignment((isLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignBottom);
        mark.name->setPadding({PhaseNamePadding, 0, PhaseNamePadding, 1});
        return isLeft ? Extent{line - width, line} : Extent{line, line + width};
    };
    const Extent middle = place(m_middleGame), end = place(m_endgame);
    if (!m_middleGame.name->visible() || !m_endgame.name->visible()) return;
    if (middle.right <= end.left || end.right <= middle.left) return;
    const int row = QFontMetrics(m_endgame.name->font()).height();
    m_endgame.name->setPadding({PhaseNamePadding, 0, PhaseNamePadding, 1 + row});
}

void EvaluationPlot::showTimes(bool shown) {
    m_times->setVisible(shown);
    const int label = QFontMetrics(m_times->axis(QCPAxis::atLeft)->labelFont()).height();
    m_times->setMinimumSize(20, shown ? std::max(20, label) : 1);
    m_times->setMaximumSize(QWIDGETSIZE_MAX, shown ? QWIDGETSIZE_MAX : 1);
    m_times->setAutoMargins(shown ? QCP::MarginSides(QCP::msAll) : QCP::msLeft | QCP::msRight);
    if (!shown) m_times->setMargins({});
    m_times->setMinimumMargins(shown ? QMargins(4, 2, 8, 2) : QMargins());
    m_plot.plotLayout()->setRowStretchFactor(1, shown ? TimesShare : 0.001);
    m_values->axis(QCPAxis::atBottom)->setTickLabels(!shown);
}

double EvaluationPlot::highest() const {
    double highest = LeastPawns * m_picture.unitsPerPawn();
    for (int ply = 0; ply < static_cast<int>(m_picture.plies.size()); ++ply)
        if (const auto value = m_picture.valueAt(ply)) highest = std::max(highest, std::abs(*value));
    return highest * (1 + Margin); // marks stand on the highest point
}

void EvaluationPlot::setAxes() {
    const double last = std::max(LeastPlies, static_cast<double>(m_picture.plies.size()) - 1);
    for (auto* rect : {m_values, m_times})
        rect->axis(QCPAxis::atBottom)->setRange(-0.5, last + 0.5);
    auto* axis = m_values->axis(QCPAxis::atLeft);
    if (m_picture.showsChances())
        axis->setRange(-100 * Margin, 100 * (1 + Margin));
    else
        axis->setRange(-highest(), highest());
    axis->setLabel(m_picture.showsChances() ? PlotWords::tr("%1, %").arg(m_picture.firstName)
                                            : m_picture.firstName);
    m_times->axis(QCPAxis::atLeft)->setLabel(PlotWords::tr("s", "seconds"));
}

void EvaluationPlot::mark(const std::optional<int>& ply) {
    for (auto* line : {m_mark, m_timeMark}) {
        line->setVisible(ply.has_value());
        line->point1->setCoords(ply.value_or(0), 0);
        line->point2->setCoords(ply.value_or(0), 1);
    }
    if (!m_times->visible()) m_timeMark->setVisible(false);
}

void EvaluationPlot::pointAt(const std::optional<int>& ply) {
    const auto value = ply ? m_picture.valueAt(*ply) : std::nullopt;
    m_pointer->setVisible(value.has_value());
    if (value) m_pointer->position->setCoords(*ply, *value);
}

void EvaluationPlot::setColours(const QPalette& palette, const QFont& font) {
    const QColor base = palette.color(QPalette::Base), text = palette.color(QPalette::Text);
    const auto colours = ChartColours::of(palette);
    const QColor &line = colours.first, &second = colours.second;
    m_plot.setBackground(base);
    m_dots->setPen(QPen(line, 1));
    constexpr double MistakeSize = 9, InaccuracySize = 6;
    m_mistakes->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssTriangleInverted, QPen(base, 1), second, MistakeSize));
    m_inaccuracies->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(second, 1.4), base, InaccuracySize));
    m_graph->setPen(QPen(line, 1)); // wider lines take many times as long to draw
    m_fill->setBrush(withAlpha(line, 60));
    m_baseline->setPen(QPen(colours.line, 1));
    m_bars[0]->setPen(QPen(line));
    m_bars[0]->setBrush(QBrush(line, Qt::SolidPattern));
    m_bars[1]->setPen(QPen(second));
    m_bars[1]->setBrush(QBrush(second, Qt::BDiagPattern));
    for (auto* mark : {m_mark, m_timeMark})
        mark->setPen(QPen(second, 1.4, Qt::DashLine));
    for (const PhaseMark& mark : {m_middleGame, m_endgame}) {
        mark.line->setPen(QPen(colours.line, 1, Qt::DotLine));
        mark.name->setColor(mixed(base, text, 0.65));
        mark.name->setFont(scaledFont(font, 0.9));
    }
    m_pointer->setPen(QPen(text, 1.5));
    for (auto* rect : m_plot.axisRects())
        for (auto* axis : rect->axes()) {
            axis->setTickLabelColor(text);
            axis->setLabelColor(text);
            axis->setTickLabelFont(font);
            axis->setLabelFont(font);
            axis->setLabelPadding(2);
            const QPen faint(colours.line, 1);
            axis->setBasePen(faint);
            axis->setTickPen(faint);
            axis->setSubTickPen(faint);
            axis->grid()->setPen(QPen(colours.grid, 1));
            axis->grid()->setZeroLinePen(Qt::NoPen);
        }
}

// --- places

std::optional<int> EvaluationPlot::plyAt(const QPoint& point) const {
    if (m_picture.plies.empty()) return std::nullopt;
    const QRect area = m_values->rect() | m_times->rect();
    if (!area.contains(point)) return std::nullopt;
    const double place = m_values->axis(QCPAxis::atBottom)->pixelToCoord(point.x());
    return std::clamp(static_cast<int>(std::lround(place)), 0, static_cast<int>(m_picture.plies.size()) - 1);
}

QPoint EvaluationPlot::pointOf(int ply) const {
    const double y = m_picture.valueAt(ply).value_or(m_picture.showsChances() ? 50 : 0);
    return {static_cast<int>(m_values->axis(QCPAxis::atBottom)->coordToPixel(ply)),
            static_cast<int>(m_values->axis(QCPAxis::atLeft)->coordToPixel(y))};
}

// --- pictures

QString EvaluationPlot::save(const QString& path, const QString& title) {
    QBuffer file;
    file.open(QIODevice::WriteOnly);
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("pdf")) {
        QPdfWriter writer(&file);
        writer.setPageSize(QPageSize(QSizeF(PictureSize), QPageSize::Point));
        writer.setPageMargins({});
        writer.setResolution(72);
        draw(m_plot, writer, PictureSize);
    } else if (ending == QLatin1String("svg")) {
        QSvgGenerator svg;
        svg.setOutputDevice(&file);
        svg.setSize(PictureSize);
        svg.setViewBox(QRect(QPoint(), PictureSize));
        svg.setTitle(title);
        draw(m_plot, svg, PictureSize);
    } else if (!m_plot.toPixmap(PictureSize.width(), PictureSize.height(), PictureScale).save(&file, "PNG")) {
        return file.errorString();
    }
    return writeBytes(path, file);
}

void paintEvaluations(QPainter& painter, const QRect& area, const QSize& size,
                      const EvaluationPicture& picture) {
    QCustomPlot plot;
    EvaluationPlot shown(plot);
    QFont font = plot.font();
    font.setPixelSize(PaperFontPixels); // points would be those of the painter's device
    QPalette paper;
    paper.setColor(QPalette::Base, Qt::white);
    paper.setColor(QPalette::Text, QColor(0x1a, 0x1a, 0x1a));
    shown.setColours(paper, font);
    shown.setPicture(picture);
    shown.mark(std::nullopt);
    QPicture recorded;
    draw(plot, recorded, size);
    // A picture is played scaled by the resolutions of the two devices.
    const double ofDevices = static_cast<double>(recorded.logicalDpiX()) / painter.device()->logicalDpiX();
    painter.save();
    painter.translate(area.topLeft());
    painter.scale(ofDevices * area.width() / size.width(), ofDevices * area.height() / size.height());
    painter.drawPicture(0, 0, recorded);
    painter.restore();
}

} // namespace komadai::ui
