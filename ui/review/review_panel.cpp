#include "ui/review/review_panel.h"

#include "ui/document/game_document.h"
#include "ui/language/local_text.h"
#include "ui/language/retranslated.h"
#include "ui/notation/notation.h"
#include "ui/record/move_texts.h"
#include "ui/review/fault_list.h"
#include "ui/review/review_service.h"
#include "ui/widgets/text_size.h"
#include "ui/wording.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace komadai::ui {
namespace {

constexpr int UpdateMs = 50;
constexpr int PanelMargin = 6;
constexpr int LeastFaultLines = 6; ///< that the list of faults shows before the panel scrolls
constexpr int WidestPart = 3;      ///< the panel asks for no more than this part of the screen

/// In the order of the table.
constexpr core::Verdict Shown[] = {core::Verdict::Best,    core::Verdict::Good,    core::Verdict::Inaccuracy,
                                   core::Verdict::Mistake, core::Verdict::Blunder, core::Verdict::MissedMate};

} // namespace

ReviewPanel::ReviewPanel(QWidget* parent)
    : QWidget(parent), m_area(new QScrollArea), m_figures(new QTableWidget), m_faults(new FaultList),
      m_message(new QLabel), m_practise(new QPushButton), m_start(new QPushButton) {
    m_figures->setObjectName(QStringLiteral("reviewFigures"));
    m_figures->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_figures->setSelectionMode(QAbstractItemView::NoSelection);
    m_figures->setFocusPolicy(Qt::NoFocus);
    m_figures->setColumnCount(core::SideCount);
    m_figures->setRowCount(4 + static_cast<int>(std::size(Shown)));
    m_figures->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_figures->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_figures->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_figures->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the size would leave room for one
    m_figures->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);   // the panel scrolls
    m_figures->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_figures->setWordWrap(false);
    m_faults->setObjectName(QStringLiteral("reviewFaults"));
    m_faults->installEventFilter(this);
    m_message->setWordWrap(true);
    m_message->setObjectName(QStringLiteral("reviewMessage"));
    m_practise->setObjectName(QStringLiteral("practiseMistakes"));
    m_start->setObjectName(QStringLiteral("startReview"));
    auto* results = new QWidget;
    auto* column = new QVBoxLayout(results);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_message);
    column->addWidget(m_figures);
    column->addWidget(m_faults, 1);
    column->addStretch(); // while there is no list
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setWidgetResizable(true);
    m_area->setWidget(results);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(PanelMargin, PanelMargin, PanelMargin, PanelMargin);
    layout->addWidget(m_area, 1);
    layout->addWidget(m_practise);
    layout->addWidget(m_start);
    m_update.setSingleShot(true);
    m_update.setInterval(UpdateMs);
    connect(&m_update, &QTimer::timeout, this, &ReviewPanel::update);
    connect(m_practise, &QPushButton::clicked, this, &ReviewPanel::practiceWanted);
    connect(m_start, &QPushButton::clicked, this, &ReviewPanel::reviewWanted);
    connect(m_faults, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item) { goTo(item); });
    connect(m_faults, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) { goTo(item); });
    followFont(*m_faults,
               [this] { m_faults->setMinimumHeight(LeastFaultLines * m_faults->fontMetrics().height()); });
    followFont(*m_figures, [this] { updateLater(); });
    whenNotationChanges(this, [this] { updateLater(); });
    retranslated(this, [this] { say(); });
}

void ReviewPanel::setDocument(GameDocument* document) {
    if (document == m_document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (document) {
        connect(document, &GameDocument::recordReset, this, &ReviewPanel::updateLater);
        connect(document, &GameDocument::edited, this, &ReviewPanel::updateLater);
        for (const auto signal :
             {&GameDocument::playedToChanged, &GameDocument::outcomeChanged, &GameDocument::takenBackChanged})
            connect(document, signal, this, &ReviewPanel::updateLater);
        connect(document, &GameDocument::currentChanged, this, &ReviewPanel::markCurrent);
    }
    updateLater();
}

void ReviewPanel::setService(const ReviewService& service) {
    m_service = &service;
    connect(&service, &ReviewService::progressed, this, [this] {
        if (isVisible() && !m_update.isActive()) showMessage();
    });
}

bool ReviewPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool isPress = event->type() == QEvent::KeyPress;
    if (watched != m_faults || (!isPress && event->type() != QEvent::ShortcutOverride))
        return QWidget::eventFilter(watched, event);
    const auto* press = static_cast<QKeyEvent*>(event);
    const bool isUp = press->key() == Qt::Key_Up;
    const bool isPlain = (press->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!isPlain || (!isUp && press->key() != Qt::Key_Down)) return QWidget::eventFilter(watched, event);
    event->accept();
    if (isPress) stepToFault(isUp ? -1 : 1);
    return true;
}

void ReviewPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    updateLater();
}

void ReviewPanel::updateLater() {
    m_review = {}; // perhaps of another record
    if (isVisible() && !m_update.isActive()) m_update.start();
}

void ReviewPanel::update() {
    m_review = {};
    evaluate();
    say();
}

void ReviewPanel::evaluate() {
    if (!m_document || !m_review.moves.empty()) return;
    const core::GameTree& tree = m_document->tree();
    const auto end = m_document->playedEnd();
    m_review = core::reviewOf(tree, core::storedEvaluations(tree, end), {}, end);
}

void ReviewPanel::say() {
    showMessage();
    m_figures->setVisible(hasFigures());
    if (!hasFigures()) setMinimumWidth(0);
    m_faults->setVisible(hasFaults());
    m_practise->setVisible(hasFaults());
    m_practise->setText(tr("Practise &These Mistakes"));
    m_start->setText(hasFigures() ? tr("Rev&iew Again…") : tr("Rev&iew…"));
    m_figures->setAccessibleName(tr("Results of the review"));
    m_faults->setAccessibleName(tr("Mistakes and turning points"));
    m_faults->clear();
    if (!m_document || m_review.moves.empty()) return;
    fillFigures();
    fillFaults();
}

/// Whether the averages of a side are of enough moves.
bool ReviewPanel::hasFigures() const {
    return std::any_of(m_review.sides.begin(), m_review.sides.end(),
                       [](const core::SideReview& side) { return side.isMeaningful; });
}

bool ReviewPanel::hasFaults() const {
    return std::any_of(m_review.moves.begin(), m_review.moves.end(),
                       [](const core::MoveReview& move) { return move.isFault(); });
}

/// Results of an earlier review stay in sight while the next one runs.
void ReviewPanel::showMessage() {
    const auto before = m_document && m_service ? m_service->gamesBefore(*m_document) : std::nullopt;
    if (before)
        m_message->setText(*before == 0 ? tr("This game is being reviewed.")
                                        : tr("This game will be reviewed after others."));
    else if (m_review.moves.empty())
        m_message->setText(tr("This game is not reviewed yet."));
    else
        m_message->setText(hasFigures()
                               ? tr("No mistakes were found.")
                               : tr("Only a few moves are evaluated. Review the game to see the accuracy."));
    m_message->setVisible(before || !hasFigures() || !hasFaults());
}

void ReviewPanel::fillFigures() {
    const auto& spec = m_document->spec();
    QStringList sides, rows{tr("Accuracy"), tr("Average loss"), tr("Average centipawn loss"), tr("Moves")};
    for (const core::Verdict verdict : Shown)
        rows << verdictsText(verdict);
    for (const core::Side side : core::Sides)
        sides << sideName(spec, side);
    m_figures->setHorizontalHeaderLabels(sides);
    m_figures->setVerticalHeaderLabels(rows);
    for (int column = 0; column < core::SideCount; ++column) {
        const core::SideReview& side = m_review.sides[static_cast<std::size_t>(column)];
        QStringList values(3); // empty where they say nothing
        if (side.isMeaningful)
            values = {percentText(side.accuracy, 1), percentText(100 * side.averageLoss, 1),
                      decimalText(side.averageCentipawnLoss, 0)};
        values << countText(side.moves);
        for (const core::Verdict verdict : Shown)
            values << countText(side.counts[core::numberOf(verdict)]);
        for (int row = 0; row < values.size(); ++row)
            m_figures->setItem(row, column, new QTableWidgetItem(values[row]));
    }
    fitFigures();
}

/// The columns share the width, and none is narrower than its texts.
void ReviewPanel::fitFigures() {
    const QAbstractItemView& cells = *m_figures; // where the hint is public
    QHeaderView& sides = *m_figures->horizontalHeader();
    // The hint of a section is never below the former minimum; -1 is that of the style.
    sides.setMinimumSectionSize(-1);
    int width = 0;
    for (int column = 0; column < core::SideCount; ++column)
        width = std::max({width, cells.sizeHintForColumn(column), sides.sectionSizeHint(column)});
    sides.setMinimumSectionSize(width);
    m_figures->setMinimumWidth(m_figures->verticalHeader()->sizeHint().width() + core::SideCount * width +
                               2 * m_figures->frameWidth());
    m_figures->updateGeometry();
    const int wanted =
        m_figures->minimumWidth() + m_area->verticalScrollBar()->sizeHint().width() + 2 * PanelMargin;
    setMinimumWidth(std::min(wanted, screen()->availableSize().width() / WidestPart));
}

void ReviewPanel::fillFaults() {
    const MoveTexts texts(*m_document);
    for (std::size_t i = 0; i < m_review.moves.size(); ++i) {
        const core::MoveReview& move = m_review.moves[i];
        if (!move.isFault() || !m_document->tree().contains(move.node)) continue;
        const auto& turning = m_review.turningPoints;
        const bool isTurning = std::find(turning.begin(), turning.end(), i) != turning.end();
        m_faults->addFault({move.node, texts.numberedMove(move.node), verdictText(move.verdict),
                            reasonText(move, m_document->spec()), isTurning});
    }
    markCurrent();
}

void ReviewPanel::markCurrent() {
    if (m_document) m_faults->showCurrent(m_document->current());
}

std::optional<core::NodeId> ReviewPanel::chosenFault() const {
    const QTreeWidgetItem* item =
        m_faults->currentItem(); // with the focus Qt makes one current without selecting it
    return item && item->isSelected() ? m_faults->nodeOf(item) : std::nullopt;
}

void ReviewPanel::goTo(QTreeWidgetItem* item) {
    const auto node = m_faults->nodeOf(item);
    if (node && m_document && m_document->tree().contains(*node)) m_document->goTo(*node);
}

void ReviewPanel::stepToFault(int step) {
    if (!m_document) return;
    evaluate();
    const auto& moves = m_review.moves;
    if (moves.empty()) return emit messageShown(tr("This game is not reviewed yet."));
    const core::GameTree& tree = m_document->tree();
    const core::NodeId current = m_document->current();
    const core::NodeId inMainLine = tree.commonAncestor(current, m_review.end.value_or(tree.mainLineEnd()));
    const bool isVariation = inMainLine != current;
    const int after = tree.depth(inMainLine) + (isVariation ? 1 : 0);
    const int before = tree.depth(inMainLine) + (isVariation ? 2 : 0);
    const auto isWanted = [&](const core::MoveReview& move) {
        return move.isFault() && tree.contains(move.node) &&
               (step > 0 ? move.ply > after : move.ply < before);
    };
    if (step > 0) {
        const auto next = std::find_if(moves.begin(), moves.end(), isWanted);
        if (next != moves.end()) return m_document->goTo(next->node);
        return emit messageShown(tr("There is no mistake after this position."));
    }
    const auto last = std::find_if(moves.rbegin(), moves.rend(), isWanted);
    if (last != moves.rend()) return m_document->goTo(last->node);
    emit messageShown(tr("There is no mistake before this position."));
}

} // namespace komadai::ui
