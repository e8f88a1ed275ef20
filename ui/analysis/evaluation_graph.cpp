#include "ui/analysis/evaluation_graph.h"

#include "ui/analysis/analysis.h"
#include "ui/analysis/evaluation_plot.h"
#include "ui/analysis/score_text.h"
#include "ui/custom_plot.h"
#include "ui/document/game_document.h"
#include "ui/files/save_dialog.h"
#include "ui/keys/key_list.h"
#include "ui/language/local_text.h"
#include "ui/language/retranslated.h"
#include "ui/notation/notation.h"
#include "ui/widgets/window_size.h"

#include <QAction>
#include <QLabel>
#include <QMessageBox>
#include <QMouseEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedLayout>
#include <QStyle>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

namespace komadai::ui {
namespace {

constexpr int DelayMs = 30;
constexpr int UsualWidth = 360;
constexpr std::chrono::milliseconds ShortestTime{50}; ///< that is named; less would be "0.0 s"

QString secondsText(std::chrono::milliseconds time) {
    const auto seconds = time.count() / 1000;
    if (seconds < 60)
        return EvaluationGraph::tr("%1 s").arg(decimalText(static_cast<double>(time.count()) / 1000, 1));
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QChar('0'));
}

} // namespace

EvaluationGraph::EvaluationGraph(const QAction& analyse, QWidget* parent)
    : QWidget(parent), m_analyse(analyse), m_pages(new QStackedLayout(this)), m_empty(new QLabel),
      m_review(new QPushButton), m_plot(new CustomPlot), m_drawing(std::make_unique<EvaluationPlot>(*m_plot)),
      m_save(new QToolButton(m_plot)) {
    m_save->setObjectName(QStringLiteral("saveGraph"));
    m_save->setAutoRaise(true);
    m_save->setIcon(style()->standardIcon(QStyle::SP_DialogSaveButton));
    m_pages->addWidget(makeEmptyPage());
    m_pages->addWidget(m_plot);
    m_delay.setSingleShot(true);
    m_delay.setInterval(DelayMs);
    connect(&m_delay, &QTimer::timeout, this, &EvaluationGraph::update);
    connect(m_save, &QToolButton::clicked, this, &EvaluationGraph::askAndSave);
    connect(m_review, &QPushButton::clicked, this, &EvaluationGraph::reviewWanted);
    m_plot->setObjectName(QStringLiteral("evaluationPlot"));
    m_plot->installEventFilter(this);
    m_plot->setMouseTracking(true);
    m_plot->setFocusPolicy(Qt::StrongFocus);
    m_drawing->setColours(palette(), font());
    retranslated(this, [this] { retranslate(); });
    whenScoreTextChanges(this, [this] { scheduleUpdate(); });
    whenNotationChanges(this, [this] { m_pointed.reset(); });
}

EvaluationGraph::~EvaluationGraph() = default;

QWidget* EvaluationGraph::makeEmptyPage() {
    m_empty->setObjectName(QStringLiteral("noEvaluations"));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_review->setObjectName(QStringLiteral("reviewForGraph"));
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(6, 6, 6, 6);
    column->addStretch();
    column->addWidget(m_empty);
    column->addWidget(m_review, 0, Qt::AlignHCenter);
    column->addStretch();
    auto* page = new QScrollArea; // in small windows the text may need more room than there is
    page->setWidgetResizable(true);
    page->setFrameShape(QFrame::NoFrame);
    page->setFocusPolicy(Qt::NoFocus);
    page->setWidget(content);
    return page;
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

void EvaluationGraph::setGamesBeforeReview(std::optional<int> games) {
    m_gamesBeforeReview = games;
    sayHowToGetEvaluations();
}

void EvaluationGraph::connectDocument() {
    const GameDocument* document = &m_analysis->document();
    connect(document, &GameDocument::recordReset, this, &EvaluationGraph::scheduleUpdate);
    connect(document, &GameDocument::lineChanged, this, &EvaluationGraph::scheduleUpdate);
    connect(document, &GameDocument::nodeChanged, this, &EvaluationGraph::scheduleUpdate);
    connect(document, &GameDocument::edited, this, &EvaluationGraph::scheduleUpdate);
    for (const auto signal :
         {&GameDocument::playedToChanged, &GameDocument::outcomeChanged, &GameDocument::takenBackChanged})
        connect(document, signal, this, &EvaluationGraph::scheduleUpdate);
    connect(document, &GameDocument::currentChanged, this, &EvaluationGraph::scheduleUpdate);
    connect(m_analysis, &Analysis::lineFound, this, &EvaluationGraph::scheduleUpdate);
    connect(m_analysis, &Analysis::restarted, this, &EvaluationGraph::scheduleUpdate);
}

void EvaluationGraph::retranslate() {
    sayHowToGetEvaluations();
    m_review->setText(tr("Review…"));
    m_save->setToolTip(tr("Save Picture…"));
    m_save->setAccessibleName(tr("Save Picture…"));
    m_plot->setAccessibleName(tr("Evaluation graph"));
    scheduleUpdate();
}

void EvaluationGraph::sayHowToGetEvaluations() {
    m_review->setVisible(!m_gamesBeforeReview);
    if (m_gamesBeforeReview)
        return m_empty->setText(
            *m_gamesBeforeReview == 0
                ? tr("This game is being reviewed. Its evaluations will be shown here when the review is "
                     "finished.")
                : tr("This game will be reviewed after others. Its evaluations will be shown here then."));
    const QKeySequence key = m_analyse.shortcut();
    m_empty->setText(
        tr("This game has no evaluations yet.") + ' ' +
        (key.isEmpty() ? tr("Review it, or switch the analysis on and go through its moves.")
                       : tr("Review it, or press %1 and go through its moves.").arg(KeyList::textOf({key}))) +
        ' ' + tr("Evaluations in imported records are shown too."));
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
    EvaluationPicture picture;
    m_marked = 0;
    if (!m_analysis) return m_drawing->setPicture(picture);
    const GameDocument& document = m_analysis->document();
    picture = EvaluationPicture::of(document, evaluationsOf(document));
    m_marked = document.ply();
    const auto ply = document.plyOnLine(m_analysis->node());
    const auto& found = m_analysis->found();
    const bool isLive = m_analysis->isOn() && !m_analysis->showsThreats() && !found.empty() &&
                        m_analysis->moveChoice().kind == MoveChoice::Kind::All;
    const bool isDrawn = ply && static_cast<std::size_t>(*ply) < picture.plies.size();
    if (isDrawn && isLive && !found.front().line.empty())
        picture.plies[static_cast<std::size_t>(*ply)].score = found.front().score;
    m_drawing->setPicture(std::move(picture));
}

const std::vector<EvaluatedPly>& EvaluationGraph::plies() const { return m_drawing->picture().plies; }
std::optional<double> EvaluationGraph::valueAt(int ply) const { return m_drawing->picture().valueAt(ply); }
core::GamePhases EvaluationGraph::phases() const { return m_drawing->picture().phases; }
bool EvaluationGraph::isEmpty() const { return m_drawing->picture().isEmpty(); }
std::optional<int> EvaluationGraph::plyAt(const QPoint& point) const { return m_drawing->plyAt(point); }
QPoint EvaluationGraph::pointOf(int ply) const { return m_drawing->pointOf(ply); }

// --- drawing

QSize EvaluationGraph::sizeHint() const {
    return {textSized(*this, UsualWidth), QWidget::sizeHint().height()};
}

void EvaluationGraph::replot() {
    m_drawing->mark(m_marked);
    m_plot->setAccessibleDescription(plies().empty() ? QString() : textAt(m_marked));
    m_save->move(m_plot->width() - m_save->sizeHint().width() - 10, 4);
    m_save->resize(m_save->sizeHint());
    m_plot->replot();
}

void EvaluationGraph::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (!m_drawing || (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange)) return;
    m_drawing->setColours(palette(), font());
    scheduleUpdate();
}

// --- the mouse

QString EvaluationGraph::textAt(int ply) const {
    const GameDocument& document = m_analysis->document();
    const EvaluatedPly& at = plies()[static_cast<std::size_t>(ply)];
    QStringList texts;
    if (ply == 0) {
        texts << tr("Start position");
    } else {
        const core::Move& move = document.line().moves()[static_cast<std::size_t>(ply - 1)];
        const auto before = destinationAt(document.line(), ply - 1);
        QString text = moveText(move, document.line().positionAt(ply - 1), before);
        if (at.fault) text += QString::fromStdString(std::string(core::signOf(*at.fault)));
        texts << QStringLiteral("%1. %2").arg(QString::number(ply), text);
    }
    texts << (at.score ? ScoreText(document.spec()).labelled(*at.score, at.toMove) : tr("not evaluated"));
    if (at.used >= ShortestTime) texts << secondsText(at.used);
    return texts.join(QStringLiteral(" · "));
}

void EvaluationGraph::pointAt(const std::optional<int>& ply) {
    if (ply == m_pointed) return;
    m_pointed = ply;
    m_drawing->pointAt(ply);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
    if (!ply) return QToolTip::hideText();
    QToolTip::showText(m_plot->mapToGlobal(pointOf(*ply) + QPoint(8, -8)), textAt(*ply), m_plot);
}

bool EvaluationGraph::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_plot) return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseMove) {
        if (m_delay.isActive()) { // the line may be another one by now
            m_delay.stop();
            update();
        }
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
    return m_drawing->save(path, m_plot->accessibleName());
}

void EvaluationGraph::askAndSave() {
    const auto path = askForFile(
        {tr("Save Picture"), {}, {}, tr("PNG picture (*.png);;SVG picture (*.svg);;PDF document (*.pdf)")},
        this);
    if (!path) return;
    if (const QString error = savePicture(*path); !error.isEmpty())
        QMessageBox::warning(this, tr("Save Picture"), tr("“%1” could not be written: %2").arg(*path, error));
}

} // namespace komadai::ui
