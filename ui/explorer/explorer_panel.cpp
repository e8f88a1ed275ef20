#include "ui/explorer/explorer_panel.h"

#include "ui/document/game_document.h"
#include "ui/explorer/game_words.h"
#include "ui/explorer/results_delegate.h"
#include "ui/language/local_text.h"
#include "ui/language/retranslated.h"
#include "ui/library/filter_field.h"
#include "ui/notation/notation.h"
#include "ui/widgets/text_size.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace komadai::ui {
namespace {

enum Column { MoveColumn, GamesColumn, ShareColumn, ResultsColumn, RatingColumn, DayColumn, ColumnCount };

constexpr int PatienceMs = 200;
constexpr int PauseMs = 500;
constexpr QSize LeastSize(210, 210); ///< with a sentence of several lines
constexpr int WidthWithShare = 240;
constexpr int WidthWithRating = 340;
constexpr int WidthWithDay = 430;

/// Less than half a percent is not nothing.
QString shareText(std::int64_t part, std::int64_t all) {
    const double percent = all > 0 ? 100.0 * static_cast<double>(part) / static_cast<double>(all) : 0;
    return part > 0 && percent < 0.5 ? '<' + percentText(1.0) : percentText(percent);
}

} // namespace

ExplorerPanel::ExplorerPanel(LibraryService& library, QWidget* parent)
    : QWidget(parent), m_statistics(library), m_filter(new FilterField(this)), m_table(new QTreeWidget(this)),
      m_status(new QLabel(this)), m_games(new QPushButton(this)) {
    m_filter->setObjectName(QStringLiteral("explorerFilter"));
    m_filter->findShownNames(library);
    createTable();
    m_status->setObjectName(QStringLiteral("explorerStatus"));
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::PlainText);
    m_games->setObjectName(QStringLiteral("explorerGames"));
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_status, 1);
    foot->addWidget(m_games);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_filter);
    layout->addWidget(m_table, 1);
    layout->addLayout(foot);

    followFont(*this, [this] {
        setMinimumSize(textSized(*this, LeastSize.width()), textSized(*this, LeastSize.height()));
    });
    for (QTimer* timer : {&m_patience, &m_pause})
        timer->setSingleShot(true);
    m_patience.setInterval(PatienceMs);
    m_pause.setInterval(PauseMs);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        if (!m_statistics.found()) m_table->clear();
    });
    connect(&m_pause, &QTimer::timeout, &m_statistics, &MoveStatistics::askAgain);
    connect(&m_statistics, &MoveStatistics::changed, this, &ExplorerPanel::onChanged);
    connect(m_filter, &FilterField::filterChanged, this, &ExplorerPanel::refresh);
    connect(m_filter, &FilterField::problemChanged, this, [this] { m_status->setText(statusText()); });
    connect(m_filter, &FilterField::leftDownwards, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_games, &QPushButton::clicked, this, [this] {
        if (m_filter->readNow()) emit gamesWanted(m_filter->text());
    });
    connect(&library, &LibraryService::opened, this, &ExplorerPanel::refresh);
    connect(&library, &LibraryService::openFailed, this,
            &ExplorerPanel::refresh); // says why nothing is found
    for (const auto change :
         {&LibraryService::gameAdded, &LibraryService::gameChanged, &LibraryService::gameRemoved})
        connect(&library, change, this, &ExplorerPanel::refreshSoon);
    connect(&library, &LibraryService::changedElsewhere, this, &ExplorerPanel::refreshSoon);
    retranslated(this, [this] { retranslate(); });
    whenNotationChanges(this, [this] { fill(); });
}

void ExplorerPanel::createTable() {
    m_table->setObjectName(QStringLiteral("explorerMoves"));
    m_table->setColumnCount(ColumnCount);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setTabKeyNavigation(false);
    m_table->setMouseTracking(true);
    m_table->setItemDelegateForColumn(ResultsColumn, new ResultsDelegate(m_table));
    auto* header = m_table->header();
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(24);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(ResultsColumn, QHeaderView::Stretch);
    header->setSectionsMovable(false);
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    connect(m_table, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item) { choose(item); });
    connect(m_table, &QTreeWidget::itemEntered, this, [this](QTreeWidgetItem* item) {
        if (const auto move = moveAt(item))
            emit moveHovered(*move);
        else
            emit hoverEnded();
    });
}

void ExplorerPanel::retranslate() {
    m_filter->setWords(tr("Filter the games, for example player:habu date:>2000"), tr("Filter the games"),
                       tr("Only matching games are counted. Examples: player:habu, date:1990..1999, "
                          "result:first, -result:draw, rating:>2000"));
    m_table->setAccessibleName(tr("Moves that were played"));
    m_table->setHeaderLabels(
        {tr("Move"), tr("Games"), tr("Share"), tr("Results"), tr("Rating"), tr("Last Played")});
    auto* header = m_table->headerItem();
    for (const int column : {GamesColumn, ShareColumn, RatingColumn, DayColumn})
        header->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    header->setToolTip(ShareColumn, tr("Share of the games that reached this position"));
    header->setToolTip(ResultsColumn, barText());
    header->setToolTip(RatingColumn, tr("Average rating of both players"));
    m_games->setText(tr("&Show Games…"));
    m_games->setToolTip(tr("Finds all games that reached this position"));
    fill();
    m_status->setText(statusText());
}

// --- the question

void ExplorerPanel::setDocument(GameDocument* document) {
    if (document == m_document) return;
    if (m_document) disconnect(m_document, nullptr, this, nullptr);
    m_document = document;
    if (document) {
        connect(document, &GameDocument::currentChanged, this, &ExplorerPanel::refresh);
        connect(document, &GameDocument::recordReset, this, &ExplorerPanel::onRecordReset);
    }
    onRecordReset();
}

/// The game may be another one.
void ExplorerPanel::onRecordReset() {
    m_table->headerItem()->setToolTip(ResultsColumn, barText());
    refresh();
}

void ExplorerPanel::refresh() {
    m_pause.stop();
    if (!m_document || !isSeen()) {
        m_statistics.stop();
        if (!m_document) m_table->clear();
    } else {
        m_statistics.ask(m_document->position(), m_filter->filter());
        m_patience.start();
    }
    m_games->setEnabled(m_document != nullptr);
    m_status->setText(statusText());
}

/// Changes may come one after the other, as in an import.
void ExplorerPanel::refreshSoon() {
    if (isSeen() && !m_pause.isActive()) m_pause.start();
}

void ExplorerPanel::onChanged() {
    fill();
    m_status->setText(statusText());
}

void ExplorerPanel::setInFront(bool isInFront) {
    if (isInFront == m_isInFront) return;
    m_isInFront = isInFront;
    if (!isInFront) emit hoverEnded();
    refresh();
}

void ExplorerPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void ExplorerPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    emit hoverEnded();
    m_statistics.stop();
}

// --- the table

void ExplorerPanel::fill() {
    const auto& found = m_statistics.found();
    const int row = m_table->indexOfTopLevelItem(m_table->currentItem());
    const auto before = std::exchange(m_rows, std::nullopt);
    m_table->clear();
    if (!found || found->moves.empty() || !m_document) return;
    const core::AnyPosition& position = *m_statistics.position();
    m_rows = Rows{position, {}};
    const auto lastTo = destinationAt(m_document->line(), m_document->ply());
    for (const auto& line : found->moves) {
        m_rows->moves.push_back(line.move);
        addRow(moveText(line.move, position, lastTo), line.counts, found->total.games);
    }
    addRow(tr("Total"), found->total, found->total.games);
    auto* total = m_table->topLevelItem(m_table->topLevelItemCount() - 1);
    total->setFlags(Qt::ItemIsEnabled);
    QFont font = m_table->font();
    font.setBold(true);
    for (int column = 0; column < ColumnCount; ++column)
        total->setFont(column, font);
    if (row >= 0) m_table->setCurrentItem(m_table->topLevelItem(rowAfter(before, row)));
}

/// In the same position, the row that has the same move now, or else Enter would play another move. Otherwise the same row.
int ExplorerPanel::rowAfter(const std::optional<Rows>& before, int row) const {
    const auto& moves = m_rows->moves;
    if (before && before->position == m_rows->position && row < static_cast<int>(before->moves.size())) {
        const auto same = std::find(moves.begin(), moves.end(), before->moves[static_cast<std::size_t>(row)]);
        if (same != moves.end()) return static_cast<int>(same - moves.begin());
    }
    return std::min(row, static_cast<int>(moves.size()) - 1);
}

void ExplorerPanel::addRow(const QString& move, const core::MoveCounts& counts, std::int64_t allGames) {
    auto* item = new QTreeWidgetItem(m_table);
    item->setText(MoveColumn, move);
    item->setText(GamesColumn, countText(counts.games));
    item->setText(ShareColumn, shareText(counts.games, allGames));
    if (const auto rating = counts.meanRating()) item->setText(RatingColumn, QString::number(*rating));
    item->setText(DayColumn, dayText(counts.lastDay));
    for (const int column : {GamesColumn, ShareColumn, RatingColumn, DayColumn})
        item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    item->setData(ResultsColumn, ResultsDelegate::ResultsRole, ResultsDelegate::resultsOf(counts));
    const QString results = resultsText(counts);
    item->setData(ResultsColumn, Qt::AccessibleTextRole, results);
    item->setToolTip(ResultsColumn, results);
}

/// What the parts of the bar mean.
QString ExplorerPanel::barText() const {
    if (!m_document) return {};
    const auto& spec = m_document->spec();
    return tr("From left to right: %1 wins, draws, %2 wins")
        .arg(sideName(spec, core::Side::First), sideName(spec, core::Side::Second));
}

QString ExplorerPanel::resultsText(const core::MoveCounts& counts) const {
    const std::int64_t decided = counts.wins[0] + counts.draws + counts.wins[1];
    if (decided == 0) return tr("No results");
    const auto part = [&](std::int64_t number) {
        return tr("%1 (%2)", "number and percentage").arg(countText(number), shareText(number, decided));
    };
    const auto& spec = m_document->spec();
    return tr("%1 wins: %2, draws: %3, %4 wins: %5")
        .arg(sideName(spec, core::Side::First), part(counts.wins[0]), part(counts.draws),
             sideName(spec, core::Side::Second), part(counts.wins[1]));
}

QString ExplorerPanel::statusText() const {
    if (QString problem = m_filter->problem(); !problem.isEmpty()) return problem;
    if (m_statistics.failure()) return sentence(*m_statistics.failure());
    if (!m_statistics.position()) return {};
    const auto& found = m_statistics.found();
    if (!found || !found->isWhole) return tr("Counting…");
    if (!found->moves.empty()) return {};
    return m_filter->filter().acceptsAll() ? tr("No game in the library continues from this position.")
                                           : tr("No matching game continues from this position.");
}

/// Hides the less important columns when the others would have too little room.
void ExplorerPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_table->setColumnHidden(ShareColumn, width() < WidthWithShare);
    m_table->setColumnHidden(RatingColumn, width() < WidthWithRating);
    m_table->setColumnHidden(DayColumn, width() < WidthWithDay);
}

// --- what the user does

std::optional<core::Move> ExplorerPanel::moveAt(QTreeWidgetItem* item) const {
    const auto& found = m_statistics.found();
    const int row = m_table->indexOfTopLevelItem(item);
    if (!found || row < 0 || row >= static_cast<int>(found->moves.size())) return std::nullopt;
    return found->moves[static_cast<std::size_t>(row)].move;
}

void ExplorerPanel::choose(QTreeWidgetItem* item) {
    if (const auto move = moveAt(item)) emit moveChosen(*move);
}

/// Enter plays the move of the current row; not by `activated`, which follows a click too on some desktops.
bool ExplorerPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            choose(m_table->currentItem());
            return true;
        }
    }
    if (watched == m_table->viewport() && event->type() == QEvent::Leave) emit hoverEnded();
    return QWidget::eventFilter(watched, event);
}

} // namespace komadai::ui
