#include "ui/statistics/statistics_window.h"

#include "ui/language/retranslated.h"
#include "ui/library/filter_field.h"
#include "ui/preferences/preferences.h"
#include "ui/statistics/result_chart.h"
#include "ui/widgets/escape_key.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QScrollArea>
#include <QShortcut>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

using By = core::ResultsBy;

constexpr std::array Order{By::Level, By::Variant, By::Side, By::Opponent, By::Clock, By::Year, By::Reason};
constexpr int ColumnWidth = 380;      ///< of a chart, at least
constexpr int ReadAfterMs = 400;      ///< a change of the library or of the filter
constexpr int MostPlayers = 2000;     ///< that can be chosen from the list; others are typed
constexpr int LeastPlayerLength = 22; ///< characters of the field
const QString You = QStringLiteral("you");
const QString FirstPlayer = QStringLiteral("first");
const QString NamePrefix = QStringLiteral("name:");

bool isPlayer(const QString& stored) {
    return stored == You || stored == FirstPlayer || stored.startsWith(NamePrefix);
}

QPixmap swatch(ResultPart part, const QPalette& palette, int size, double ratio) {
    QPixmap pixmap(QSize(2 * size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(palette.color(QPalette::Base));
    QPainter painter(&pixmap);
    painter.setPen(palette.color(QPalette::Text));
    painter.setBrush(brushOf(part, palette));
    painter.drawRect(QRectF(0.5, 0.5, 2 * size - 1, size - 1));
    return pixmap;
}

} // namespace

namespace preference {

const Preference<QString> StatisticsPlayer(QStringLiteral("statistics/player"), You, textFormat(isPlayer));

} // namespace preference

StatisticsWindow::StatisticsWindow(const core::VariantSet& variants, LibraryService& library, QWidget* parent)
    : QWidget(parent, Qt::Window), m_variants(variants), m_library(library), m_player(new QComboBox(this)),
      m_filter(new FilterField(this)), m_problem(new QLabel(this)), m_total(new QLabel(this)),
      m_area(new QScrollArea(this)), m_legend(new QWidget(this)), m_timer(new QTimer(this)) {
    setObjectName(QStringLiteral("statistics"));
    m_filter->findShownNames(library);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(makeQuestion());
    layout->addWidget(m_problem);
    layout->addWidget(m_total);
    layout->addWidget(makeLegend());
    layout->addWidget(makeCharts(), 1);
    setLeastSize(*this, {460, 360});
    resizeWithinScreen(*this, {textSized(*this, 880), 680});
    closeOnEscape(*this);

    m_timer->setSingleShot(true);
    m_timer->setInterval(ReadAfterMs);
    connect(m_timer, &QTimer::timeout, this, &StatisticsWindow::read);
    for (const auto change :
         {&LibraryService::gameAdded, &LibraryService::gameChanged, &LibraryService::gameRemoved})
        connect(&m_library, change, this, &StatisticsWindow::readSoon);
    connect(&m_library, &LibraryService::changedElsewhere, this, &StatisticsWindow::readSoon);
    connect(&m_library, &LibraryService::leaving, this, &StatisticsWindow::forget);
    connect(&m_library, &LibraryService::opened, this, &StatisticsWindow::readSoon);
    connect(&m_library, &LibraryService::openFailed, this, &StatisticsWindow::readSoon); // says why
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    retranslated(this, [this] { retranslate(); });
}

StatisticsWindow::~StatisticsWindow() {
    // The base class takes the focus away, which would end the editing of the name.
    m_player->lineEdit()->disconnect(this);
}

QWidget* StatisticsWindow::makeQuestion() {
    m_player->setObjectName(QStringLiteral("player"));
    m_player->setEditable(true);
    m_player->setInsertPolicy(QComboBox::NoInsert);
    m_player->setMinimumContentsLength(LeastPlayerLength);
    m_player->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_player->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_player->completer()->setFilterMode(Qt::MatchContains);
    m_filter->setObjectName(QStringLiteral("statisticsFilter"));
    m_problem->setObjectName(QStringLiteral("filterProblem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_total->setObjectName(QStringLiteral("total"));
    m_total->setWordWrap(true);
    connect(m_player, &QComboBox::activated, this, &StatisticsWindow::choosePlayer);
    connect(m_player->lineEdit(), &QLineEdit::editingFinished, this, &StatisticsWindow::choosePlayer);
    connect(m_filter, &FilterField::filterChanged, this, &StatisticsWindow::read);
    connect(m_filter, &FilterField::problemChanged, this, &StatisticsWindow::showProblem);

    auto* question = new QWidget(this);
    auto* form = new QFormLayout(question);
    form->setContentsMargins(0, 0, 0, 0);
    addRetranslatedRow(
        *form, [] { return tr("&Results of:"); }, m_player);
    addRetranslatedRow(
        *form, [] { return tr("&Games:"); }, m_filter);
    return question;
}

QWidget* StatisticsWindow::makeLegend() {
    m_legend->setObjectName(QStringLiteral("legend"));
    m_legend->hide();
    auto* layout = new QHBoxLayout(m_legend);
    layout->setContentsMargins(0, 0, 0, 0);
    for (const ResultPart part : ResultParts) {
        m_swatches.push_back(new QLabel(m_legend));
        auto* name = retranslated(new QLabel(m_legend), &QLabel::setText, [part] { return nameOf(part); });
        layout->addWidget(m_swatches.back());
        layout->addWidget(name);
        layout->addSpacing(8);
    }
    layout->addStretch();
    return m_legend;
}

QWidget* StatisticsWindow::makeCharts() {
    auto* charts = new QWidget;
    m_grid = new QGridLayout(charts);
    for (std::size_t i = 0; i < Groups; ++i) {
        m_boxes[i] = new QGroupBox(charts);
        m_charts[i] = new ResultChart(m_boxes[i]);
        m_charts[i]->setObjectName(QStringLiteral("chart%1").arg(static_cast<int>(Order[i])));
        auto* layout = new QVBoxLayout(m_boxes[i]);
        layout->setContentsMargins(4, 4, 4, 4);
        layout->addWidget(m_charts[i]);
        layout->addStretch();
        m_boxes[i]->hide();
    }
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidget(charts);
    m_area->viewport()->installEventFilter(this);
    return m_area;
}

void StatisticsWindow::retranslate() {
    setWindowTitle(tr("Statistics"));
    m_filter->setWords(tr("All games. For example: variant:shogi date:>=2025"), tr("Filter the games"));
    m_player->setAccessibleName(tr("Results of"));
    m_player->lineEdit()->setAccessibleName(m_player->accessibleName());
    m_area->setAccessibleName(tr("Charts"));
    showPlayers(m_results ? m_results->players : std::vector<core::LibrarySearch::PlayerCount>());
    for (std::size_t i = 0; i < Groups; ++i) {
        m_boxes[i]->setTitle(titleOf(Order[i]));
        m_charts[i]->setAccessibleName(titleOf(Order[i]));
    }
    if (m_results) showRows();
    m_timer->start(); // words the problem of the filter anew
}

// --- the question

void StatisticsWindow::ask(const QString& player, const QString& filter) {
    preferences().set(preference::StatisticsPlayer, player.isEmpty() ? FirstPlayer : NamePrefix + player);
    m_player->lineEdit()->setModified(false); // drops a name that is being typed
    showPlayers(m_results ? m_results->players : std::vector<core::LibrarySearch::PlayerCount>());
    m_filter->setFilterText(filter);
    read();
}

void StatisticsWindow::showPlayers(const std::vector<core::LibrarySearch::PlayerCount>& players) {
    const QString chosen = preferences().get(preference::StatisticsPlayer);
    const bool isTyping = m_player->lineEdit()->isModified() && m_player->lineEdit()->hasFocus();
    const QString typed = m_player->currentText();
    m_player->clear();
    m_player->addItem(tr("You, against the computer"), You);
    m_player->addItem(tr("The player who moves first, in all games"), FirstPlayer);
    for (const auto& player : players)
        m_player->addItem(QString::fromStdString(player.name),
                          NamePrefix + QString::fromStdString(player.name));
    const int index = m_player->findData(chosen);
    m_player->setCurrentIndex(index);
    if (index < 0) m_player->setEditText(chosen.mid(NamePrefix.size()));
    if (!isTyping) return;
    m_player->setEditText(typed);
    m_player->lineEdit()->setModified(true);
}

/// A name that is typed need not be in the list.
void StatisticsWindow::choosePlayer() {
    const QString text = m_player->currentText().trimmed();
    int index = m_player->findText(m_player->currentText(), Qt::MatchExactly | Qt::MatchCaseSensitive);
    if (index < 0) index = m_player->findText(text, Qt::MatchFixedString);
    const QString chosen = index >= 0       ? m_player->itemData(index).toString()
                           : text.isEmpty() ? You
                                            : NamePrefix + text;
    m_player->lineEdit()->setModified(false);
    if (chosen == preferences().get(preference::StatisticsPlayer)) return;
    preferences().set(preference::StatisticsPlayer, chosen);
    read();
}

// --- reading

void StatisticsWindow::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    showLegend();
    read();
}

void StatisticsWindow::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_timer->stop();
}

void StatisticsWindow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) // the charts may get it later
        QMetaObject::invokeMethod(this, &StatisticsWindow::followTextSize, Qt::QueuedConnection);
}

void StatisticsWindow::followTextSize() {
    alignBars();
    arrange();
    showLegend();
}

void StatisticsWindow::readSoon() {
    if (!isVisible()) return;
    if (m_isReading)
        m_isOutdated = true;
    else if (!m_timer->isActive())
        m_timer->start();
}

void StatisticsWindow::read() {
    if (!isVisible()) return;
    m_timer->stop();
    const QString chosen = preferences().get(preference::StatisticsPlayer);
    std::optional<std::string> player;
    if (chosen.startsWith(NamePrefix)) player = chosen.mid(NamePrefix.size()).toStdString();
    const auto of = chosen == You           ? core::ResultsOf::AgainstComputer
                    : chosen == FirstPlayer ? core::ResultsOf::FirstPlayer
                                            : core::ResultsOf::AllGames;
    m_request.cancel();
    m_isReading = true;
    m_isOutdated = false;
    m_request = m_library.read(
        [filter = m_filter->filter(), player, of](core::Library& library, const LibraryTask& task) {
            const core::LibrarySearch search(library, [&task] { return task.isCancelled(); });
            Results results;
            for (std::size_t i = 0; i < Groups; ++i)
                results.groups[i] = search.results(Order[i], filter, player, of);
            results.players = search.players({}, MostPlayers);
            return results;
        },
        this, [this](const Results& results) { showResults(results); },
        [this](const core::StorageError& error) {
            m_isReading = false;
            m_failure = error;
            showProblem();
        });
}

void StatisticsWindow::forget() {
    m_request.cancel(); // it may never be answered
    m_isReading = false;
    m_failure.reset();
    m_results.reset();
    for (std::size_t i = 0; i < Groups; ++i) {
        m_charts[i]->setRows({});
        m_boxes[i]->hide();
    }
    m_total->clear();
    m_legend->hide();
    showProblem();
}

void StatisticsWindow::showProblem() {
    const QString problem = m_failure ? sentence(*m_failure) : m_filter->problem();
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void StatisticsWindow::showResults(const Results& results) {
    m_isReading = false;
    m_failure.reset();
    showProblem();
    const bool hasOtherPlayers = !m_results || m_results->players != results.players;
    m_results = results;
    if (hasOtherPlayers) showPlayers(results.players);
    showRows();
    if (m_isOutdated) m_timer->start();
}

// --- the answer

void StatisticsWindow::showRows() {
    ResultRow total;
    for (std::size_t i = 0; i < Groups; ++i) {
        m_charts[i]->setRows(rowsOf(Order[i], m_results->groups[i], m_variants));
        m_boxes[i]->setVisible(!m_results->groups[i].empty());
        if (Order[i] == By::Side) total = totalOf(m_results->groups[i]);
    }
    total.name = tr("All these games");
    m_total->setText(total.games() == 0
                         ? tr("There are no such games in the library. You can choose another player above.")
                         : sentenceOf(total));
    m_legend->setVisible(total.games() > 0);
    alignBars();
    arrange();
}

void StatisticsWindow::alignBars() {
    int widest = 0;
    for (const ResultChart* chart : m_charts)
        widest = std::max(widest, chart->widestName());
    for (ResultChart* chart : m_charts)
        chart->setNameWidth(widest);
}

void StatisticsWindow::arrange() {
    const int columns = std::max(1, m_area->viewport()->width() / textSized(*this, ColumnWidth));
    int place = 0;
    for (QGroupBox* box : m_boxes) {
        m_grid->removeWidget(box);
        if (box->isHidden()) continue;
        m_grid->addWidget(box, place / columns, place % columns, Qt::AlignTop);
        ++place;
    }
    for (int column = 0; column < m_grid->columnCount(); ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
    for (int row = 0; row < m_grid->rowCount(); ++row)
        m_grid->setRowStretch(row, 0);
    m_grid->setRowStretch((place + columns - 1) / columns, 1);
}

void StatisticsWindow::showLegend() {
    for (const ResultPart part : ResultParts)
        m_swatches[static_cast<std::size_t>(part)]->setPixmap(
            swatch(part, palette(), fontMetrics().ascent(), devicePixelRatioF()));
}

bool StatisticsWindow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) arrange();
    if (event->type() == QEvent::PaletteChange) showLegend();
    return QWidget::eventFilter(watched, event);
}

} // namespace komadai::ui
