#include "ui/library/games_panel.h"

#include "ui/language/retranslated.h"
#include "ui/library/games_model.h"
#include "ui/library/library_service.h"
#include "ui/wording.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int WidthOfAllColumns = 340;

} // namespace

GamesPanel::GamesPanel(const core::VariantSet& variants, LibraryService& library, QWidget* parent)
    : QWidget(parent), m_library(library), m_model(new GamesModel(variants, this)),
      m_table(new QTableView(this)), m_message(new QLabel(this)), m_export(new QPushButton(this)),
      m_open(new QPushButton(this)) {
    m_table->setObjectName(QStringLiteral("gamesTable"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false); // Tab moves to the next part of the window
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 8);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(GamesModel::Players, QHeaderView::Stretch);
    retranslated(this, [this] {
        m_table->setAccessibleName(tr("Stored games"));
        m_message->setText(message());
        m_open->setText(tr("&Open"));
        m_export->setText(tr("E&xport…"));
        fitColumns();
    });
    m_message->setWordWrap(true);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setMargin(12);
    m_message->hide();

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_message, 1);
    layout->addWidget(m_table, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_export);
    buttons->addWidget(m_open);
    layout->addLayout(buttons);

    m_open->setObjectName(QStringLiteral("openGame"));
    enableButtons();
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &GamesPanel::enableButtons);
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& index) { chooseRow(index.row()); });
    connect(m_export, &QPushButton::clicked, this, &GamesPanel::exportSelected);
    connect(m_open, &QPushButton::clicked, this, [this] {
        const auto rows = m_table->selectionModel()->selectedRows();
        if (rows.size() == 1) chooseRow(rows.front().row());
    });
    for (const auto change :
         {&LibraryService::gameAdded, &LibraryService::gameChanged, &LibraryService::gameRemoved})
        connect(&m_library, change, this, &GamesPanel::readSoon);
}

void GamesPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

/// Hides the less important columns when the players would have too little room.
void GamesPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    for (const int column : {GamesModel::Moves, GamesModel::Started})
        m_table->setColumnHidden(column, width() < WidthOfAllColumns);
}

void GamesPanel::refresh() {
    if (!isVisible()) return;
    m_changed.clear();
    m_library.read([](core::Library& library) { return library.games(); }, this,
                   [this](const std::vector<core::GameSummary>& games) { showGames(games); },
                   [this](const core::StorageError& error) { showProblem(error); });
}

void GamesPanel::readSoon(core::GameId game) {
    if (!isVisible()) return;
    if (m_changed.empty()) QMetaObject::invokeMethod(this, &GamesPanel::readChanged, Qt::QueuedConnection);
    m_changed.insert(game);
}

void GamesPanel::readChanged() {
    if (m_changed.empty()) return;
    const std::vector<core::GameId> games(m_changed.begin(), m_changed.end());
    m_changed.clear();
    m_library.read([games](core::Library& library) { return library.summaries(games); }, this,
                   [this, games](const std::vector<core::GameSummary>& read) { showChanged(games, read); },
                   [this](const core::StorageError& error) { showProblem(error); });
}

void GamesPanel::showGames(std::vector<core::GameSummary> games) {
    const bool isFirst = m_model->rowCount() == 0;
    const int row = m_table->currentIndex().row();
    m_model->setGames(std::move(games));
    m_problem.reset();
    showTableOrMessage();
    enableButtons();
    if (isFirst) fitColumns();
    if (row >= 0 && row < m_model->rowCount()) m_table->selectRow(row);
}

void GamesPanel::showChanged(const std::vector<core::GameId>& asked,
                             const std::vector<core::GameSummary>& games) {
    const bool isFirst = m_model->rowCount() == 0;
    for (const auto& game : games)
        m_model->setGame(game);
    for (const core::GameId id : asked)
        if (std::none_of(games.begin(), games.end(), [id](const auto& game) { return game.id == id; }))
            m_model->removeGame(id);
    m_problem.reset();
    showTableOrMessage();
    if (isFirst) fitColumns();
}

void GamesPanel::showTableOrMessage() {
    const bool hasGames = m_model->rowCount() > 0;
    m_message->setText(message());
    m_message->setVisible(!hasGames);
    m_table->setVisible(hasGames);
}

void GamesPanel::fitColumns() {
    if (m_model->rowCount() == 0) return;
    for (int column = 0; column < GamesModel::ColumnCount; ++column)
        if (column != GamesModel::Players) m_table->resizeColumnToContents(column);
}

void GamesPanel::showProblem(const core::StorageError& error) {
    showGames({});
    m_problem = error;
    m_message->setText(message());
}

QString GamesPanel::message() const {
    return m_problem ? sentence(*m_problem) : tr("No games yet. The games you play are saved here.");
}

/// A single game is opened; one or more are exported.
void GamesPanel::enableButtons() {
    const auto rows = m_table->selectionModel()->selectedRows().size();
    m_open->setEnabled(rows == 1);
    m_export->setEnabled(rows > 0);
}

void GamesPanel::exportSelected() {
    std::vector<int> rows;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        rows.push_back(index.row());
    std::sort(rows.begin(), rows.end());
    std::vector<core::GameId> games;
    for (const int row : rows)
        games.push_back(m_model->gameAt(row).id);
    if (!games.empty()) emit exportWanted(games);
}

void GamesPanel::chooseRow(int row) {
    if (row >= 0 && row < m_model->rowCount()) emit gameChosen(m_model->gameAt(row).id);
}

} // namespace komadai::ui
