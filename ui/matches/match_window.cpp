#include "ui/matches/match_window.h"

#include "ui/language/retranslated.h"
#include "ui/matches/match_board.h"
#include "ui/matches/match_games_model.h"
#include "ui/matches/match_text.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/escape_key.h"
#include "ui/widgets/text_size.h"
#include "ui/widgets/window_place.h"
#include "ui/widgets/window_size.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QTableView>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int RefreshMs = 100;
constexpr int TickMs = 500;
constexpr int LeastWatchMs = 1500; ///< before the board changes over from a game that has ended
constexpr int RatioSteps = 1000;   ///< of the bar, from one bound of the SPRT to the other
constexpr int BoardWidth = 340;
constexpr int Players = 2;
constexpr int ResultColumns = 9;

/// Texts of a table that the user cannot change.
void fill(QTableWidget& table, int row, const QStringList& texts) {
    for (int column = 0; column < texts.size(); ++column) {
        QTableWidgetItem* item = table.item(row, column);
        if (!item) {
            item = new QTableWidgetItem;
            item->setTextAlignment(column == 0 ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignCenter);
            table.setItem(row, column, item);
        }
        if (item->text() != texts[column]) item->setText(texts[column]);
    }
}

} // namespace

MatchWindow::MatchWindow(MatchService& match, QWidget* parent)
    : QWidget(parent, Qt::Window), m_match(match), m_model(new MatchGamesModel(match, this)),
      m_title(new ElidedLabel(this)), m_results(new QTableWidget(Players, ResultColumns, this)),
      m_progress(new QLabel(this)), m_strength(new QLabel(this)), m_sprt(new QLabel(this)),
      m_ratio(new QProgressBar(this)), m_games(new QTableView(this)), m_board(new MatchBoard(this)),
      m_pause(new QPushButton(this)), m_stop(new QPushButton(this)), m_copy(new QPushButton(this)),
      m_new(new QPushButton(this)) {
    setObjectName(QStringLiteral("matchWindow"));
    m_title->setObjectName(QStringLiteral("matchTitle"));
    m_progress->setObjectName(QStringLiteral("matchProgress"));
    m_strength->setObjectName(QStringLiteral("matchStrength"));
    m_sprt->setObjectName(QStringLiteral("matchSprt"));
    m_ratio->setObjectName(QStringLiteral("matchRatio"));
    m_results->setObjectName(QStringLiteral("matchResults"));
    m_results->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_results->setSelectionMode(QAbstractItemView::NoSelection);
    m_results->setFocusPolicy(Qt::NoFocus);
    m_results->setTabKeyNavigation(false);
    m_results->verticalHeader()->hide();
    m_results->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_results->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_results->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_ratio->setRange(0, RatioSteps);
    m_ratio->setTextVisible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_title);
    layout->addWidget(m_results);
    for (QLabel* label : {m_progress, m_strength, m_sprt}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        layout->addWidget(label);
    }
    layout->addWidget(m_ratio);
    layout->addWidget(makeGames(), 1);
    layout->addWidget(makeButtons());
    setLeastSize(*this, {640, 590});
    resizeWithinScreen(*this, {980, 640});
    closeOnEscape(*this);

    m_refresh.setSingleShot(true);
    m_refresh.setInterval(RefreshMs);
    connect(&m_refresh, &QTimer::timeout, this, &MatchWindow::refresh);
    m_tick.setInterval(TickMs);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        m_model->refreshRunning();
        followNextGame();
    });
    connect(&match, &MatchService::started, this, &MatchWindow::onStarted);
    connect(&match, &MatchService::changed, this, &MatchWindow::refreshSoon);
    connect(&match, &MatchService::gameBegun, this, &MatchWindow::followNextGame);
    connect(&match, &MatchService::gamesDropped, this, [this] {
        m_board->say();
        markShownGame();
    });
    connect(&match, &MatchService::ended, this, &MatchWindow::onEnded);
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    retranslated(this, [this] { retranslate(); });
    if (match.isRunning()) onStarted();
}

QWidget* MatchWindow::makeGames() {
    m_games->setObjectName(QStringLiteral("matchGames"));
    m_games->setModel(m_model);
    m_games->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_games->setSelectionMode(QAbstractItemView::SingleSelection);
    m_games->setTabKeyNavigation(false);
    m_games->setWordWrap(false);
    m_games->verticalHeader()->hide();
    m_games->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    followFont(*m_games, [this] {
        m_games->verticalHeader()->setDefaultSectionSize(m_games->fontMetrics().height() + 6);
    });
    m_games->horizontalHeader()->setHighlightSections(false);
    m_games->horizontalHeader()->setStretchLastSection(true);
    const int digit = fontMetrics().horizontalAdvance('0');
    m_games->setColumnWidth(MatchGamesModel::Number, 6 * digit);
    for (const int column : {MatchGamesModel::First, MatchGamesModel::Second})
        m_games->setColumnWidth(column, 16 * digit);
    for (const int column : {MatchGamesModel::Score, MatchGamesModel::Plies})
        m_games->setColumnWidth(column, 8 * digit);
    connect(m_games->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &MatchWindow::onRowChosen);
    connect(m_games, &QTableView::clicked, this, &MatchWindow::onRowChosen); // the row may be marked already
    connect(m_games, &QTableView::activated, this, &MatchWindow::onRowActivated);
    auto* splitter = new QSplitter(this);
    splitter->setObjectName(QStringLiteral("matchSplitter"));
    splitter->addWidget(m_games);
    splitter->addWidget(m_board);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({600, BoardWidth});
    return splitter;
}

QWidget* MatchWindow::makeButtons() {
    m_pause->setObjectName(QStringLiteral("pauseMatch"));
    m_stop->setObjectName(QStringLiteral("stopMatch"));
    m_copy->setObjectName(QStringLiteral("copyMatch"));
    m_new->setObjectName(QStringLiteral("newMatch"));
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pause);
    layout->addWidget(m_stop);
    layout->addStretch(1);
    layout->addWidget(m_copy);
    layout->addWidget(m_new);
    connect(m_pause, &QPushButton::clicked, this,
            [this] { m_match.setPaused(m_match.state() == MatchService::State::Running); });
    connect(m_stop, &QPushButton::clicked, this, &MatchWindow::askToStop);
    connect(m_copy, &QPushButton::clicked, this, &MatchWindow::copyReport);
    connect(m_new, &QPushButton::clicked, this, &MatchWindow::newMatchWanted);
    return row;
}

void MatchWindow::retranslate() {
    setWindowTitle(tr("Engine Match"));
    m_stop->setText(tr("&Stop…"));
    m_copy->setText(tr("&Copy Result"));
    m_new->setText(tr("&New Match…"));
    m_results->setAccessibleName(tr("Results of the match"));
    m_games->setAccessibleName(tr("Games of the match"));
    m_games->setToolTip(
        tr("A game that is selected is shown on the board. Double-click a finished game to open it."));
    m_ratio->setAccessibleName(tr("Progress of the SPRT"));
    refresh();
    m_board->say();
}

// --- results

void MatchWindow::refreshSoon() {
    if (!m_refresh.isActive()) m_refresh.start();
}

void MatchWindow::refresh() {
    using State = MatchService::State;
    const State state = m_match.state();
    const bool mayPause = state == State::Running || state == State::Paused;
    m_pause->setText(state == State::Paused ? tr("C&ontinue") : tr("&Pause"));
    m_pause->setEnabled(mayPause);
    m_stop->setEnabled(mayPause || state == State::Finishing);
    m_new->setEnabled(!m_match.isRunning());
    m_copy->setEnabled(state != State::None);
    m_results->setVisible(state != State::None);
    if (state == State::None) {
        m_title->setText(tr("No match has been played yet."));
        for (QLabel* label : {m_progress, m_strength, m_sprt})
            label->hide();
        return m_ratio->hide();
    }
    showResults();
    showSprt();
    m_model->refreshRunning();
    m_board->say();
    m_match.isRunning() ? m_tick.start() : m_tick.stop();
}

void MatchWindow::showResults() {
    m_title->setText(QStringLiteral("%1 – %2   (%3)")
                         .arg(playerName(m_match, 0), playerName(m_match, 1), conditionsText(m_match)));
    m_results->setHorizontalHeaderLabels(resultTitles(m_match));
    for (int player = 0; player < Players; ++player)
        fill(*m_results, player, resultCells(m_match, player));
    int height = m_results->horizontalHeader()->sizeHint().height() + 2 * m_results->frameWidth();
    for (int row = 0; row < Players; ++row)
        height += m_results->rowHeight(row);
    if (m_results->horizontalScrollBar()->isVisible()) height += m_results->horizontalScrollBar()->height();
    m_results->setFixedHeight(height);
    const auto say = [](QLabel* label, const QString& text) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    };
    say(m_progress, (progressText(m_match) + ' ' + endsText(m_match)).trimmed());
    say(m_strength, strengthText(m_match));
    say(m_sprt, sprtText(m_match));
}

void MatchWindow::showSprt() {
    const auto& sprt = m_match.sprt();
    m_ratio->setVisible(sprt.has_value());
    if (!sprt) return;
    const double part = (sprt->logLikelihoodRatio(m_match.tally()) - sprt->lowerBound()) /
                        (sprt->upperBound() - sprt->lowerBound());
    m_ratio->setValue(static_cast<int>(RatioSteps * std::clamp(part, 0.0, 1.0)));
}

void MatchWindow::copyReport() const { QApplication::clipboard()->setText(reportText(m_match)); }

// --- games

void MatchWindow::onStarted() {
    m_follows = true;
    m_followed.invalidate();
    m_board->clear();
    watchRunningGame();
    m_tick.start();
}

/// The board may stay open during later matches. Then it shows the last words about its game.
void MatchWindow::watch(const MatchGameEntry& game, MatchBoard& board) {
    board.watch(
        game.moves,
        [&match = m_match, moves = game.moves, last = MatchBoard::Words(),
         isOver = false]() mutable -> MatchBoard::Words {
            const auto& games = match.games();
            const auto found = std::find_if(games.rbegin(), games.rend(),
                                            [&moves](const auto& entry) { return entry.moves == moves; });
            if (found == games.rend()) {
                if (!isOver) last.end = tr("This game was aborted.");
                return last;
            }
            isOver = found->outcome.has_value();
            last = {{playerOf(match, *found, core::Side::First), playerOf(match, *found, core::Side::Second)},
                    endText(match, *found)};
            return last;
        });
}

/// The newest one, if the board shows none that goes on.
void MatchWindow::watchRunningGame() {
    const auto& games = m_match.games();
    const auto isShown = [this](const auto& game) { return game.moves == m_board->game(); };
    const auto shown = std::find_if(games.rbegin(), games.rend(), isShown);
    if (shown != games.rend() && shown->isRunning()) return;
    const auto next =
        std::find_if(games.rbegin(), games.rend(), [](const auto& game) { return game.isRunning(); });
    if (next == games.rend()) return;
    showGame(*next);
}

void MatchWindow::showGame(const MatchGameEntry& game) {
    watch(game, *m_board);
    markShownGame();
    m_followed.start();
}

/// Without a scroll: the user may be reading further down. The newest games stand first in the table.
void MatchWindow::markShownGame() {
    const auto& games = m_match.games();
    const auto shown = std::find_if(games.rbegin(), games.rend(),
                                    [this](const auto& game) { return game.moves == m_board->game(); });
    if (shown == games.rend()) return;
    const QScopedValueRollback isMarking(m_isMarking, true);
    m_games->setAutoScroll(false);
    m_games->selectionModel()->setCurrentIndex(m_model->index(static_cast<int>(shown - games.rbegin()), 0),
                                               QItemSelectionModel::ClearAndSelect |
                                                   QItemSelectionModel::Rows);
    m_games->setAutoScroll(true);
}

/// The last games may have been too quick to be seen.
void MatchWindow::onEnded() {
    if (m_follows && !m_match.games().empty()) showGame(m_match.games().back());
}

/// Not with each of many quick games.
void MatchWindow::followNextGame() {
    if (!m_follows || (m_followed.isValid() && m_followed.elapsed() < LeastWatchMs)) return;
    watchRunningGame();
}

void MatchWindow::onRowChosen(const QModelIndex& index) {
    const MatchGameEntry* game = m_model->game(index.row());
    if (!game || m_isMarking) return;
    m_follows = game->isRunning();
    watch(*game, *m_board);
}

void MatchWindow::onRowActivated(const QModelIndex& index) {
    const MatchGameEntry* game = m_model->game(index.row());
    if (!game) return;
    if (game->id) {
        emit gameChosen(*game->id);
    } else if (const auto record = game->record()) {
        emit recordChosen(*record);
    } else {
        openBoard(*game);
    }
}

/// In a window of its own, one for each game.
void MatchWindow::openBoard(const MatchGameEntry& game) {
    const auto boards = findChildren<MatchBoard*>();
    const auto found = std::find_if(boards.begin(), boards.end(), [&game](const MatchBoard* board) {
        return board->isWindow() && board->isVisible() && board->game() == game.moves;
    });
    MatchBoard* board = found == boards.end() ? nullptr : *found;
    if (!board) {
        board = new MatchBoard(this, Qt::Window);
        board->setAttribute(Qt::WA_DeleteOnClose);
        retranslated(board, &QWidget::setWindowTitle,
                     [number = game.number] { return tr("Game %1").arg(number); });
        watch(game, *board);
    }
    board->show();
    comeToFront(*board);
}

void MatchWindow::askToStop() {
    QMessageBox box(QMessageBox::Question, tr("Stop the Match"), tr("How do you want to end the match?"),
                    QMessageBox::Cancel, this);
    box.setInformativeText(tr("Games that are over stay as they are."));
    auto* finish = box.addButton(tr("&Finish the Games"), QMessageBox::AcceptRole);
    auto* drop = box.addButton(tr("&Abort the Games"), QMessageBox::DestructiveRole);
    finish->setEnabled(m_match.state() != MatchService::State::Finishing);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == finish) m_match.finish();
    if (box.clickedButton() == drop) m_match.stop();
}

} // namespace komadai::ui
