#include "ui/library/games_panel.h"

#include "core/rules/variant_set.h"
#include "ui/language/local_text.h"
#include "ui/language/retranslated.h"
#include "ui/library/condition_dialog.h"
#include "ui/library/deleted_games_dialog.h"
#include "ui/library/filter_field.h"
#include "ui/library/game_edits.h"
#include "ui/library/game_list.h"
#include "ui/library/game_preview.h"
#include "ui/library/game_removal.h"
#include "ui/library/games_model.h"
#include "ui/library/games_table.h"
#include "ui/library/known_players.h"
#include "ui/library/label_menu.h"
#include "ui/library/library_service.h"
#include "ui/library/merge_players_dialog.h"
#include "ui/library/related_games_menu.h"
#include "ui/library/saved_searches.h"
#include "ui/preferences/preference_controls.h"
#include "ui/preferences/preferences.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/notice_bar.h"
#include "ui/wording.h"

#include <QAction>
#include <QCursor>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QMetaMethod>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace komadai::ui {
namespace {

constexpr int WidthForPreviewBeside = 640;
constexpr int LeastHeightWithPreview = 520;
constexpr std::size_t MostPlayersRead = 100;

} // namespace

namespace preference {

const Preference<bool> GamePreview(QStringLiteral("games/preview"), true, boolFormat());

} // namespace preference

GamesPanel::GamesPanel(const core::VariantSet& variants, LibraryService& library, QWidget* parent)
    : QWidget(parent), m_variants(variants), m_library(library),
      m_model(new GamesModel(variants, library, this)), m_list(new GameList(library, *m_model, this)),
      m_edits(new GameEdits(library, this)), m_removal(new GameRemoval(
                                                 library, [this] { return m_table->selectedGames(); }, this)),
      m_filter(new FilterField), m_filterProblem(new QLabel), m_saved(new SavedSearchMenu(this)),
      m_notice(new NoticeBar), m_splitter(new QSplitter), m_table(new GamesTable(*m_model)),
      m_preview(new ui::GamePreview(variants, library)), m_message(new QLabel), m_count(new ElidedLabel),
      m_removeDuplicates(new QPushButton), m_leaveDuplicates(new QPushButton), m_export(new QPushButton),
      m_open(new QPushButton) {
    createSelectionActions();
    createListActions();
    m_filter->setObjectName(QStringLiteral("gameFilter"));
    m_filter->findShownNames(library);
    m_notice->setObjectName(QStringLiteral("gamesNotice"));
    m_notice->returnFocusTo(*m_table);
    m_message->setWordWrap(true);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setMargin(12);
    m_message->hide();
    m_filterProblem->setObjectName(QStringLiteral("filterProblem"));
    m_filterProblem->setWordWrap(true);
    m_filterProblem->hide();

    auto* list = new QWidget;
    auto* listLayout = new QVBoxLayout(list);
    listLayout->setContentsMargins(0, 0, 0, 0);
    listLayout->addWidget(m_message, 1);
    listLayout->addWidget(m_table, 1);
    m_splitter->addWidget(list);
    m_splitter->addWidget(m_preview);
    m_splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(makeSearchRow());
    layout->addWidget(m_filterProblem);
    layout->addWidget(m_notice);
    layout->addWidget(m_splitter, 1);
    auto* duplicates = new QHBoxLayout; // beside the other buttons they would leave the count no room
    duplicates->addStretch();
    duplicates->addWidget(m_removeDuplicates);
    duplicates->addWidget(m_leaveDuplicates);
    layout->addLayout(duplicates);
    layout->addWidget(makeBottomRow());
    setTabOrder(m_filter, m_table);

    connectParts();
    showUndo();
    m_list->show({{}, preferences().get(preference::OrderOfGames), false});
    retranslated(this, [this] {
        m_filter->setWords(tr("Search games: player:habu"), tr("Search games"),
                           tr("Type words that a row shows, or conditions. Examples: variant:shogi, "
                              "player:habu, date:1990..1999, result:first, -result:draw"));
        m_open->setText(tr("Open"));
        m_export->setText(tr("E&xport…"));
        m_removeDuplicates->setText(tr("&Delete All but the First"));
        m_leaveDuplicates->setText(tr("All Ga&mes"));
        m_removeDuplicates->setToolTip(tr("In each group, keeps only the game that was added first"));
        onListChanged();
    });
}

// --- building

/// Shown in menus with its key; the table and the panel handle the key.
QAction* GamesPanel::makeAction(Text text, const QKeySequence& key, const std::function<void()>& act) {
    auto* action = retranslated(new QAction(this), &QAction::setText, std::move(text));
    action->setShortcut(key);
    action->setShortcutVisibleInContextMenu(true);
    connect(action, &QAction::triggered, this, [act] { act(); });
    return action;
}

/// For the selected games.
void GamesPanel::createSelectionActions() {
    m_openAction = makeAction([] { return tr("&Open"); }, Qt::Key_Return, [this] { openSelected(); });
    m_openInTabAction = makeAction([] { return tr("Open in &New Tab"); }, Qt::CTRL | Qt::Key_Return,
                                   [this] { openSelectedInTabs(); });
    m_copyAction = makeAction([] { return tr("&Copy"); }, QKeySequence::Copy,
                              [this] { emit copyWanted(m_table->selectedGames()); });
    m_starAction = makeAction([] { return tr("&Star"); }, Qt::Key_S,
                              [this] { m_edits->toggleStars(m_table->selectedGames()); });
    m_labelAction = makeAction([] { return tr("&Labels…"); }, {}, [this] { showLabels(); });
    m_removeAction = makeAction([] { return tr("&Delete"); }, QKeySequence::Delete,
                                [this] { m_removal->ask(m_table->selectedGames()); });
    m_exportAction =
        makeAction([] { return tr("E&xport…"); }, {}, [this] { emitSelected(&GamesPanel::exportWanted); });
    m_bookAction = makeAction([] { return tr("Make Opening &Book…"); }, {},
                              [this] { emit bookWanted(m_table->selectedGames()); });
    m_bookAction->setObjectName(QStringLiteral("makeBook"));
    m_reviewAction =
        makeAction([] { return tr("&Review…"); }, {}, [this] { emitSelected(&GamesPanel::reviewWanted); });
    m_puzzlesAction = makeAction([] { return tr("Find &Puzzles…"); }, {},
                                 [this] { emitSelected(&GamesPanel::puzzlesWanted); });
    m_studyAction = makeAction([] { return tr("Add &to Study…"); }, {},
                               [this] { emitSelected(&GamesPanel::studyWanted); });
    m_mergeAction = makeAction([] { return tr("&Merge Players…"); }, {}, [this] { mergePlayers(); });
}

/// For all listed games, and for the list itself.
void GamesPanel::createListActions() {
    m_undoAction = makeAction([this] { return undoText(); }, QKeySequence::Undo, [this] { undo(); });
    m_listedBookAction = makeAction([] { return tr("Opening &Book of All Listed Games…"); }, {},
                                    [this] { emit bookWanted(*m_model->ids()); });
    m_listedBookAction->setObjectName(QStringLiteral("makeBookOfListed"));
    m_listedPuzzlesAction = makeAction([] { return tr("Find Pu&zzles in All Listed Games…"); }, {},
                                       [this] { emit puzzlesWanted(*m_model->ids()); });
    m_listedPuzzlesAction->setObjectName(QStringLiteral("findPuzzlesInListed"));
    m_listedStatisticsAction = makeAction([] { return tr("St&atistics of All Listed Games…"); }, {},
                                          [this] { emit statisticsWanted({}, m_filter->text()); });
    m_listedStatisticsAction->setObjectName(QStringLiteral("statisticsOfListed"));
    m_deletedAction = makeAction([] { return tr("&Deleted Games…"); }, {}, [this] { showDeleted(); });
    m_duplicatesAction =
        makeAction([] { return tr("Only Duplicates (Same Mo&ves)"); }, {}, [this] { showQuery(); });
    m_duplicatesAction->setCheckable(true);
    m_previewAction = makeAction([this] { return previewText(); }, {}, [] {});
    m_previewAction->setCheckable(true);
    bindToPreference(*m_previewAction, preference::GamePreview);
    preferences().whenChanged(preference::GamePreview, this, [this] { arrange(); });
}

QWidget* GamesPanel::makeSearchRow() {
    auto* add = new QToolButton;
    add->setObjectName(QStringLiteral("addCondition"));
    add->setText(QStringLiteral("+"));
    auto* more = new QToolButton;
    more->setObjectName(QStringLiteral("moreOfGames"));
    more->setText(QStringLiteral("☰"));
    auto* menu = new QMenu(more); // as a menu of the button it would bring an arrow with it
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillMoreMenu(*menu); });
    connect(more, &QToolButton::clicked, menu,
            [more, menu] { menu->popup(more->mapToGlobal(QPoint(0, more->height()))); });
    retranslated(this, [add, more] {
        add->setToolTip(tr("Add a condition to the search"));
        add->setAccessibleName(tr("Add a condition to the search"));
        more->setToolTip(tr("Saved searches, columns and more"));
        more->setAccessibleName(tr("Saved searches, columns and more"));
    });
    connect(add, &QToolButton::clicked, this, &GamesPanel::addCondition);
    connect(m_saved, &SavedSearchMenu::searchChosen, m_filter, &FilterField::setFilterText);
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_filter, 1);
    for (QToolButton* button : {add, more}) {
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Minimum); // as high as the field
        layout->addWidget(button);
    }
    return row;
}

QWidget* GamesPanel::makeBottomRow() {
    m_open->setObjectName(QStringLiteral("openGame"));
    m_count->setObjectName(QStringLiteral("gameCount"));
    m_leaveDuplicates->setObjectName(QStringLiteral("leaveDuplicates"));
    for (QPushButton* button : {m_removeDuplicates, m_leaveDuplicates})
        button->hide();
    connect(m_leaveDuplicates, &QPushButton::clicked, m_duplicatesAction, &QAction::trigger);
    m_export->hide();
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_count, 1);
    layout->addWidget(m_export);
    layout->addWidget(m_open);
    connect(m_open, &QPushButton::clicked, this, &GamesPanel::openSelected);
    connect(m_export, &QPushButton::clicked, this, [this] { emitSelected(&GamesPanel::exportWanted); });
    connect(m_removeDuplicates, &QPushButton::clicked, this, &GamesPanel::removeDuplicates);
    return row;
}

void GamesPanel::connectParts() {
    connect(m_filter, &FilterField::filterChanged, this, &GamesPanel::showQuery);
    connect(m_filter, &FilterField::problemChanged, this, [this] {
        m_filterProblem->setText(m_filter->problem());
        m_filterProblem->setVisible(!m_filter->problem().isEmpty());
    });
    connect(m_filter, &FilterField::leftDownwards, this, [this] {
        m_table->setFocus();
        if (!m_table->selectionModel()->hasSelection() && m_model->rowCount() > 0)
            m_table->selectRow(std::max(0, m_table->currentIndex().row()));
    });
    preferences().whenChanged(preference::OrderOfGames, this, [this] { showQuery(); });
    connect(m_list, &GameList::changed, this, &GamesPanel::onListChanged);
    connect(m_list, &GameList::failed, this, &GamesPanel::showProblem);
    connect(m_model, &GamesModel::failed, this, &GamesPanel::showProblem);
    connect(m_edits, &GameEdits::failed, this, [this](const core::StorageError& error) {
        m_notice->showNotice([error] { return sentence(error); }, {});
        m_list->refresh();
    });
    connect(m_edits, &GameEdits::merged, this, [this](int games) {
        m_notice->showNotice([games] { return tr("%Ln game(s) were changed.", nullptr, games); },
                             {{[] { return tr("&Undo"); }, [this] { undo(); }}});
    });
    connect(m_edits, &GameEdits::renamed, this, &GamesPanel::playersRenamed);
    connect(m_removal, &GameRemoval::confirmed, this, &GamesPanel::removeGames);
    connect(m_removal, &GameRemoval::failed, this, [this](const core::StorageError& error) {
        m_notice->showNotice([error] { return sentence(error); }, {});
    });
    connect(m_edits, &GameEdits::undoableChanged, this, &GamesPanel::showUndo);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &GamesPanel::onSelectionChanged);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this] { m_preview->showGame(m_table->currentGame()); });
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] { m_preview->showGame(0); });
    connect(m_table, &GamesTable::rowOpened, this,
            [this](const QModelIndex& index) { emit gameChosen(m_model->idAt(index.row())); });
    connect(m_table, &GamesTable::openWanted, this, &GamesPanel::openSelected);
    connect(m_table, &GamesTable::copyWanted, m_copyAction, &QAction::trigger);
    connect(m_table, &GamesTable::openInTabWanted, m_openInTabAction, &QAction::trigger);
    connect(m_table, &GamesTable::starClicked, this,
            [this](const QModelIndex& index) { m_edits->toggleStars({m_model->idAt(index.row())}); });
    connect(m_table, &GamesTable::starWanted, m_starAction, &QAction::trigger);
    connect(m_table, &GamesTable::deletionWanted, m_removeAction, &QAction::trigger);
    connect(m_table, &GamesTable::stepWanted, m_preview, &ui::GamePreview::step);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, &GamesPanel::showContextMenu);
    connect(&m_library, &LibraryService::gameChanged, m_preview, &ui::GamePreview::renew);
    connect(&m_library, &LibraryService::leaving, this, &GamesPanel::leaveLibrary);
    connect(&m_library, &LibraryService::opened, this, &GamesPanel::refresh);
}

void GamesPanel::fillMoreMenu(QMenu& menu) {
    menu.clear();
    m_saved->setPresent(m_filter->problem().isEmpty() ? m_filter->text() : QString());
    m_saved->setTitle(tr("&Saved Searches"));
    menu.addMenu(m_saved);
    menu.addAction(m_duplicatesAction);
    menu.addSeparator();
    menu.addAction(m_mergeAction);
    m_listedStatisticsAction->setEnabled(m_filter->problem().isEmpty() && !m_duplicatesAction->isChecked());
    menu.addAction(m_listedStatisticsAction);
    menu.addAction(m_listedBookAction);
    if (m_listedPuzzlesAction->isVisible()) menu.addAction(m_listedPuzzlesAction);
    menu.addAction(m_undoAction);
    menu.addAction(m_deletedAction);
    menu.addSeparator();
    QMenu* order = menu.addMenu(tr("S&ort By"));
    order->setEnabled(!m_duplicatesAction->isChecked());
    m_table->fillOrderMenu(*order);
    m_table->fillColumnMenu(*menu.addMenu(tr("&Columns")));
    menu.addAction(m_previewAction);
}

void GamesPanel::showContextMenu(const QPoint& at) {
    QMenu menu(this);
    menu.addActions({m_openAction, m_openInTabAction});
    if (const ListedGame* game = m_model->pages().find(m_table->currentGame())) {
        auto* related = new RelatedGamesMenu(game->summary.header, &menu);
        connect(related, &RelatedGamesMenu::filterChosen, this,
                [this, from = m_table->currentGame()](const QString& filter) {
                    showFilter(filter);
                    m_list->whenComplete([this, from, shown = m_list->query()] {
                        if (m_list->query() == shown) m_table->goToGame(from);
                    });
                });
        connect(related, &RelatedGamesMenu::statisticsChosen, this,
                [this](const QString& player) { emit statisticsWanted(player, {}); });
        menu.addMenu(related);
    }
    menu.addSeparator();
    menu.addActions({m_starAction, m_labelAction, m_mergeAction});
    menu.addSeparator();
    menu.addAction(m_copyAction);
    if (m_exportAction->isVisible()) menu.addAction(m_exportAction);
    menu.addAction(m_bookAction);
    for (QAction* action : {m_reviewAction, m_puzzlesAction, m_studyAction})
        if (action->isVisible()) menu.addAction(action);
    menu.addSeparator();
    menu.addActions({m_removeAction, m_undoAction});
    menu.exec(m_table->viewport()->mapToGlobal(at));
}

// --- the list

void GamesPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    const bool canExport = isSignalConnected(QMetaMethod::fromSignal(&GamesPanel::exportWanted));
    m_exportAction->setVisible(canExport);
    m_reviewAction->setVisible(isSignalConnected(QMetaMethod::fromSignal(&GamesPanel::reviewWanted)));
    const bool canFindPuzzles = isSignalConnected(QMetaMethod::fromSignal(&GamesPanel::puzzlesWanted));
    m_puzzlesAction->setVisible(canFindPuzzles);
    m_listedPuzzlesAction->setVisible(canFindPuzzles);
    m_studyAction->setVisible(isSignalConnected(QMetaMethod::fromSignal(&GamesPanel::studyWanted)));
    m_export->setVisible(canExport);
    m_list->setActive(m_isInFront);
    arrange();
}

void GamesPanel::setInFront(bool isInFront) {
    m_isInFront = isInFront;
    m_list->setActive(isInFront && isVisible());
}

void GamesPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_list->setActive(false);
}

void GamesPanel::refresh() { m_list->refresh(); }

void GamesPanel::find() {
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void GamesPanel::showFilter(const QString& filter) {
    m_duplicatesAction->setChecked(false);
    m_filter->setFilterText(filter);
    if (m_list->query().onlyDuplicates) showQuery(); // the filter was the same before
}

void GamesPanel::showGame(core::GameId game) {
    m_list->whenComplete([this, game] {
        if (putCursorOn(game)) return;
        showFilter({});
        m_list->whenComplete([this, game] {
            if (!putCursorOn(game))
                emit notShown(m_problem ? sentence(*m_problem)
                                        : tr("This game is not in the list. It may have been deleted."));
        });
    });
}

bool GamesPanel::putCursorOn(core::GameId game) {
    if (!m_model->rowOf(game)) return false;
    m_table->goToGame(game);
    m_table->setFocus();
    return true;
}

/// Games of another library have other ids.
void GamesPanel::leaveLibrary() {
    m_notice->dismiss();
    m_problem.reset();
    m_removal->cancel();
    m_labels.cancel();
    m_list->leaveLibrary();
}

void GamesPanel::showQuery() {
    const auto filter = m_filter->present();
    GameList::Query query = m_list->query();
    if (filter) query.filter = filter.value(); // or else the last one holds
    query.order = preferences().get(preference::OrderOfGames);
    query.onlyDuplicates = m_duplicatesAction->isChecked();
    m_table->setSortable(!query.onlyDuplicates);
    m_table->setAlternatingRowColors(!query.onlyDuplicates); // groups have colours instead
    m_problem.reset();
    m_list->show(query);
}

void GamesPanel::onListChanged() {
    const core::GameId current = m_table->currentGame();
    const bool hasGames = m_model->rowCount() > 0;
    m_count->setText(countText());
    m_message->setText(message());
    const bool hadFocus = m_table->hasFocus();
    m_message->setVisible(!hasGames);
    m_table->setVisible(hasGames);
    if (hadFocus && !hasGames) m_filter->setFocus();
    m_leaveDuplicates->setVisible(m_list->query().onlyDuplicates);
    m_removeDuplicates->setVisible(m_list->query().onlyDuplicates && hasGames);
    m_preview->showGame(current);
    onSelectionChanged();
}

void GamesPanel::onSelectionChanged() {
    const bool hasSelection = m_table->selectionModel()->hasSelection();
    m_count->setText(countText());
    for (QAction* action :
         {m_openAction, m_openInTabAction, m_copyAction, m_starAction, m_labelAction, m_removeAction,
          m_exportAction, m_bookAction, m_reviewAction, m_puzzlesAction, m_studyAction})
        action->setEnabled(hasSelection);
    m_listedBookAction->setEnabled(m_model->rowCount() > 0);
    m_listedPuzzlesAction->setEnabled(m_model->rowCount() > 0);
    m_open->setEnabled(hasSelection);
    m_export->setEnabled(hasSelection);
}

void GamesPanel::showProblem(const core::StorageError& error) {
    m_problem = error;
    m_model->clear();
    onListChanged();
}

QString GamesPanel::message() const {
    if (m_problem) return sentence(*m_problem);
    if (m_list->isSearching()) return tr("Searching…");
    if (m_list->query().onlyDuplicates) return tr("No two games have the same moves.");
    if (!m_list->query().filter.acceptsAll()) return tr("No games match the search.");
    return tr("No games yet. The games you play are saved here.");
}

/// How many games there are, and how many of them are selected, where that is not seen at a glance.
QString GamesPanel::countText() const {
    const int selected = m_table->selectedCount();
    const QString listed = listedText();
    return selected > 1 ? tr("%Ln selected, %1", nullptr, selected).arg(listed) : listed;
}

QString GamesPanel::listedText() const {
    const auto found = m_list->found();
    if (m_problem) return {};
    if (m_list->isSearching()) return tr("Searching…");
    if (m_list->query().onlyDuplicates)
        return tr("%Ln group(s) of games", nullptr, static_cast<int>(m_list->groups().size()));
    if (m_list->query().filter.acceptsAll()) return tr("%Ln game(s)", nullptr, static_cast<int>(found));
    return tr("%1 of %Ln game(s)", nullptr, static_cast<int>(m_list->total()))
        .arg(komadai::ui::countText(found));
}

void GamesPanel::stepFrom(std::optional<core::GameId> game, int step) {
    m_list->whenComplete([this, game, step] { takeStep(game, step); });
}

void GamesPanel::takeStep(std::optional<core::GameId> from, int step) {
    if (m_model->rowCount() == 0) return emit notStepped(message());
    const auto listed = from ? m_model->rowOf(*from) : std::nullopt;
    const int cursor = std::max(m_table->currentIndex().row(), 0);
    const int row = listed ? *listed + step : step > 0 ? cursor : cursor - 1;
    if (row < 0) return emit notStepped(tr("There is no previous game in the table of games."));
    if (row >= m_model->rowCount())
        return emit notStepped(tr("There is no next game in the table of games."));
    const core::GameId game = m_model->idAt(row);
    if (m_table->selectedCount() <= 1) m_table->goToGame(game);
    emit stepped(game);
}

/// The preview stands beside the table where there is room, otherwise below it.
void GamesPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

bool GamesPanel::hasRoomForPreview() const {
    return width() >= WidthForPreviewBeside || height() >= LeastHeightWithPreview;
}

QString GamesPanel::previewText() const {
    return hasRoomForPreview() ? tr("&Preview") : tr("&Preview (Panel Too Small)");
}

void GamesPanel::arrange() {
    m_previewAction->setText(previewText());
    m_previewAction->setEnabled(hasRoomForPreview());
    const bool isWide = width() >= WidthForPreviewBeside;
    const auto orientation = isWide ? Qt::Horizontal : Qt::Vertical;
    const bool isShown = preferences().get(preference::GamePreview) && hasRoomForPreview();
    if (m_splitter->orientation() == orientation && m_preview->isVisibleTo(m_splitter) == isShown) return;
    m_splitter->setOrientation(orientation);
    m_preview->setVisible(isShown);
    const int length = isWide ? width() : height();
    m_splitter->setSizes({length * 3 / 5, length * 2 / 5});
}

// --- commands

/// Ctrl+Z belongs to the panel while it has the focus, as long as it has something to undo.
bool GamesPanel::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* press = static_cast<QKeyEvent*>(event);
        if (press->matches(QKeySequence::Undo) && m_edits->undoable()) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void GamesPanel::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Undo) && m_edits->undoable()) return undo();
    QWidget::keyPressEvent(event);
}

void GamesPanel::openSelected() {
    auto games = m_table->selectedGames();
    if (games.empty() && m_table->currentGame() != 0) games = {m_table->currentGame()};
    if (games.empty()) return;
    if (games.size() == 1) return emit gameChosen(games.front());
    openInTabs(std::move(games));
}

void GamesPanel::openSelectedInTabs() {
    if (auto games = m_table->selectedGames(); !games.empty()) openInTabs(std::move(games));
}

void GamesPanel::openInTabs(std::vector<core::GameId> games) {
    if (games.size() > MostOpened) {
        games.resize(MostOpened);
        m_notice->showNotice([] { return tr("Only the first %n game(s) were opened.", nullptr, MostOpened); },
                             {});
    }
    emit gamesChosen(games);
}

void GamesPanel::emitSelected(GamesSignal signal) {
    if (const auto games = m_table->selectedGames(); !games.empty()) emit(this->*signal)(games);
}

void GamesPanel::removeGames(const std::vector<core::GameId>& games) {
    if (games.empty()) return;
    const int row = m_model->rowOf(games.front()).value_or(0);
    const bool hadFocus = m_table->hasFocus();
    m_edits->remove(games);
    m_list->forget({games.begin(), games.end()});
    if (m_model->rowCount() > 0) m_table->selectRow(std::min(row, m_model->rowCount() - 1));
    onListChanged();
    m_notice->showNotice(
        [count = static_cast<int>(games.size())] { return tr("%Ln game(s) were deleted.", nullptr, count); },
        {{[] { return tr("&Undo"); }, [this] { undo(); }}});
    // Ctrl+Z would undo what was typed into the search field.
    if (hadFocus && m_model->rowCount() == 0) m_notice->focusFirstChoice();
}

void GamesPanel::undo() {
    m_notice->dismiss();
    if (m_edits->undoable()) m_edits->undo();
}

QString GamesPanel::undoText() const {
    return m_edits->undoable() == GameEdits::Kind::Merge ? tr("&Undo Merging") : tr("&Undo Deleting");
}

void GamesPanel::showUndo() {
    m_undoAction->setText(undoText());
    m_undoAction->setEnabled(m_edits->undoable().has_value());
}

void GamesPanel::removeDuplicates() {
    std::vector<core::GameId> games;
    for (const auto& group : m_list->groups())
        games.insert(games.end(), group.begin() + 1, group.end());
    m_removal->ask(games);
}

void GamesPanel::addCondition() {
    m_labels.cancel(); // of a click before, while the library is busy
    m_labels = m_library.read(
        [](core::Library& library) { return core::LibrarySearch(library).labels(); }, this,
        [this](const std::vector<std::string>& labels) {
            const bool hasFilter = !m_filter->text().trimmed().isEmpty();
            ConditionDialog dialog(m_variants, labels, hasFilter, this);
            LibraryRequest players = readKnownPlayers(
                m_library, &dialog, [&dialog](const QStringList& names) { dialog.offerPlayers(names); });
            const bool isAccepted = dialog.exec() == QDialog::Accepted;
            players.cancel();
            if (isAccepted) m_filter->addCondition(dialog.condition(), dialog.isAlternative());
        },
        [this](const core::StorageError& error) { showProblem(error); });
}

void GamesPanel::showLabels() {
    const QPoint at = QCursor::pos();
    m_labels.cancel();
    m_labels =
        m_library.read([games = m_table->selectedGames()](
                           core::Library& library) { return std::pair(games, LabelUse::of(library, games)); },
                       this,
                       [this, at](const std::pair<std::vector<core::GameId>, LabelUse>& read) {
                           auto* menu = new LabelMenu(read.second, this);
                           menu->setAttribute(Qt::WA_DeleteOnClose);
                           connect(&m_library, &LibraryService::leaving, menu, &QWidget::close);
                           connect(menu, &LabelMenu::labelSet, this,
                                   [this, games = read.first](const QString& label, bool isSet) {
                                       m_edits->setLabel(games, label.toStdString(), isSet);
                                   });
                           menu->popup(at);
                       },
                       [this](const core::StorageError& error) { showProblem(error); });
}

std::vector<std::string> GamesPanel::selectedPlayers() const {
    std::vector<std::string> names;
    for (const core::GameId id : m_table->selectedGames()) {
        if (names.size() >= MostPlayersRead) break;
        const ListedGame* game = m_model->pages().find(id);
        if (!game) continue;
        for (const auto& player : game->summary.header.players)
            if (player.isHuman() && !player.name.empty() &&
                std::find(names.begin(), names.end(), player.name) == names.end())
                names.push_back(player.name);
    }
    return names;
}

void GamesPanel::mergePlayers() {
    MergePlayersDialog dialog(m_library, selectedPlayers(), this);
    if (dialog.exec() == QDialog::Accepted) m_edits->mergePlayers(dialog.names(), dialog.nameToKeep());
}

void GamesPanel::showDeleted() {
    DeletedGamesDialog dialog(m_variants, m_library, this);
    connect(&dialog, &DeletedGamesDialog::restoreWanted, m_edits, &GameEdits::restore);
    connect(m_edits, &GameEdits::failed, &dialog, &DeletedGamesDialog::showProblem);
    dialog.exec();
}

} // namespace komadai::ui
