#include "ui/library/deleted_games_dialog.h"

#include "ui/language/local_text.h"
#include "ui/library/game_columns.h"
#include "ui/library/library_service.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace komadai::ui {
namespace {

constexpr int MostListed = 1000;
constexpr int GameIdRole = Qt::UserRole;
constexpr std::array DialogColumns{GameColumn::Players, GameColumn::Result, GameColumn::Variant,
                                   GameColumn::Moves};

} // namespace

DeletedGamesDialog::DeletedGamesDialog(const core::VariantSet& variants, LibraryService& library,
                                       QWidget* parent)
    : QDialog(parent), m_variants(variants), m_library(library), m_games(new QTreeWidget),
      m_message(new QLabel) {
    setWindowTitle(tr("Deleted Games"));
    auto* help =
        new QLabel(tr("Deleted games can be restored for %1 days. After that they are removed permanently.")
                       .arg(LibraryService::KeepsDeleted.count()));
    help->setWordWrap(true);
    QStringList titles;
    for (const auto column : DialogColumns)
        titles << titleOf(column);
    titles << tr("Deleted", "when a game was deleted");
    m_games->setObjectName(QStringLiteral("deletedGames"));
    m_games->setAccessibleName(tr("Deleted Games"));
    m_games->setHeaderLabels(titles);
    m_games->setRootIsDecorated(false);
    m_games->setUniformRowHeights(true);
    m_games->setAlternatingRowColors(true);
    m_games->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_games->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_games->header()->setStretchLastSection(false);
    m_games->header()->setSectionResizeMode(0, QHeaderView::Stretch); // the players
    m_message->setObjectName(QStringLiteral("deletedMessage"));
    m_message->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_restore = buttons->addButton(tr("&Restore"), QDialogButtonBox::ActionRole);
    m_restore->setDefault(true);
    m_restore->setEnabled(false);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(m_restore, &QPushButton::clicked, this, &DeletedGamesDialog::restore);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_games, &QTreeWidget::itemSelectionChanged, this,
            [this] { m_restore->setEnabled(!m_games->selectedItems().isEmpty()); });
    connect(m_games, &QTreeWidget::itemDoubleClicked, this, &DeletedGamesDialog::restore);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(help);
    layout->addWidget(m_games, 1);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    setLeastSize(*this, {360, 300});
    resize(620, 420);
    m_games->setFocus();
    read();
}

void DeletedGamesDialog::read() {
    m_library.read([](core::Library& library) { return library.deletedGames(MostListed); }, this,
                   [this](const std::vector<core::DeletedGame>& games) { showGames(games); },
                   [this](const core::StorageError& error) { showProblem(error); });
}

void DeletedGamesDialog::showGames(const std::vector<core::DeletedGame>& games) {
    const int row = m_games->indexOfTopLevelItem(m_games->currentItem());
    m_games->clear();
    for (const auto& [summary, deletedAt] : games) {
        auto* item = new QTreeWidgetItem(m_games);
        const ListedGame listed{summary, {}};
        int place = 0;
        for (const auto column : DialogColumns)
            item->setText(place++, textOf(listed, column, m_variants));
        item->setText(place,
                      dateAndTimeText(QDateTime::fromSecsSinceEpoch(deletedAt.time_since_epoch().count())));
        item->setSizeHint(0, QSize(0, m_games->fontMetrics().height() + 6)); // as in the table of games
        item->setToolTip(0, item->text(0));                                  // names can be long
        item->setData(0, GameIdRole, static_cast<qlonglong>(summary.id));
    }
    if (const int count = m_games->topLevelItemCount(); count > 0)
        m_games->setCurrentItem(m_games->topLevelItem(std::clamp(row, 0, count - 1)));
    if (games.empty())
        say(tr("There are no deleted games."));
    else if (games.size() == MostListed)
        say(tr("Only the last %1 deleted games are shown.").arg(MostListed));
    else
        say({});
}

void DeletedGamesDialog::showProblem(const core::StorageError& error) { say(sentence(error)); }

void DeletedGamesDialog::say(const QString& message) {
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
}

void DeletedGamesDialog::restore() {
    std::vector<core::GameId> games;
    for (const auto* item : m_games->selectedItems())
        games.push_back(item->data(0, GameIdRole).toLongLong());
    if (games.empty()) return;
    emit restoreWanted(games);
    read();
}

} // namespace komadai::ui
