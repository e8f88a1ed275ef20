#include "ui/library/games_table.h"

#include "ui/language/local_text.h"
#include "ui/language/retranslated.h"
#include "ui/library/games_model.h"
#include "ui/preferences/preferences.h"
#include "ui/widgets/text_size.h"

#include <QDate>
#include <QFocusEvent>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>
#include <QStyle>
#include <QStyledItemDelegate>

#include <algorithm>
#include <map>

namespace komadai::ui {
namespace {

constexpr int WidthForVariant = 230;
constexpr int WidthForDate = 340;
constexpr int WidthForStar = 440;
constexpr int NarrowestPlayers = 90;
constexpr int WidestColumn = 220; ///< unless the user makes it wider
constexpr int UsualPlayers = 200; ///< where the table is scrolled

/// 0: only for players and result; 1: also for the variant; 2: also for others, except the star; 3: for all.
int roomIn(int width) {
    return (width >= WidthForVariant ? 1 : 0) + (width >= WidthForDate ? 1 : 0) +
           (width >= WidthForStar ? 1 : 0);
}

bool hasRoom(GameColumn::Number column, int room) {
    if (column == GameColumn::Star) return room == 3;
    if (column == GameColumn::Variant) return room > 0;
    return room > 1 || column == GameColumn::Players || column == GameColumn::Result;
}

std::map<GameColumn::Number, int> storedWidths() {
    std::map<GameColumn::Number, int> widths;
    for (const QString& part : preferences().get(preference::GameColumnWidths).split(',')) {
        const auto column = columnWithKey(part.section('=', 0, 0));
        if (const int width = part.section('=', 1).toInt(); column && width > 0)
            widths[*column] = std::min(width, 2000);
    }
    return widths;
}

void storeWidths(const std::map<GameColumn::Number, int>& widths) {
    QStringList parts;
    for (const auto& [column, width] : widths)
        parts += QStringLiteral("%1=%2").arg(keyOf(column)).arg(width);
    preferences().set(preference::GameColumnWidths, parts.join(','));
}

} // namespace

/// Stars stand before the players where their own column is hidden.
class GamesTable::PlayersDelegate : public QStyledItemDelegate {
public:
    explicit PlayersDelegate(GamesTable& table) : QStyledItemDelegate(&table), m_table(table) {}

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        const auto* game = m_table.m_model.gameAt(index.row());
        if (game && game->summary.starred && m_table.isColumnHidden(GameColumn::Star))
            option->text.prepend(QStringLiteral("★ "));
    }

private:
    const GamesTable& m_table;
};

GamesTable::GamesTable(GamesModel& model, QWidget* parent) : QTableView(parent), m_model(model) {
    setObjectName(QStringLiteral("gamesTable"));
    setModel(&model);
    setItemDelegateForColumn(GameColumn::Players, new PlayersDelegate(*this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setTabKeyNavigation(false); // Tab moves to the next part of the window
    setCornerButtonEnabled(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    followFont(*this, [this] { verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8); });
    auto* header = horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionsClickable(true);
    header->setSectionsMovable(true);
    header->setResizeContentsPrecision(0); // only the rows that are seen are measured
    header->setMinimumSectionSize(24);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QHeaderView::customContextMenuRequested, this, [this, header](const QPoint& at) {
        QMenu menu(this);
        fillColumnMenu(menu);
        menu.exec(header->mapToGlobal(at));
    });
    connect(header, &QHeaderView::sectionClicked, this, &GamesTable::sortBy);
    connect(header, &QHeaderView::sectionMoved, this, &GamesTable::rememberColumns);
    connect(header, &QHeaderView::sectionResized, this, [this, header](int section, int, int width) {
        const bool isStretched = header->sectionResizeMode(section) == QHeaderView::Stretch;
        if (m_isArranging || isStretched || width == 0) return;
        auto widths = storedWidths();
        widths[static_cast<GameColumn::Number>(section)] = width;
        storeWidths(widths);
    });
    connect(&m_model, &GamesModel::loaded, this, [this] { fitColumns(true); });
    const auto onRowsChanged = [this] { noteVisibleRows(); };
    connect(&m_model, &QAbstractItemModel::modelReset, this, onRowsChanged);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, onRowsChanged);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, onRowsChanged);
    // Where the desktop wants it, a single click activates a row, and a double click does not.
    connect(this, &QTableView::activated, this, [this](const QModelIndex& index) {
        if (!m_isReleasing) emit rowOpened(index);
    });
    connect(this, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
        if (style()->styleHint(QStyle::SH_ItemView_ActivateItemOnSingleClick, nullptr, this))
            emit rowOpened(index);
    });
    preferences().whenChanged(preference::GameColumns, this, [this] { showColumns(); });
    preferences().whenChanged(preference::OrderOfGames, this, [this] { showOrder(); });
    showColumns();
    retranslated(this, [this] {
        setAccessibleName(tr("Stored games"));
        fitColumns();
    });
}

// --- games

/// First and last rows in their order, without regard to columns; no row is in two of them.
std::vector<std::pair<int, int>> GamesTable::selectedRows() const {
    std::vector<std::pair<int, int>> ranges;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        ranges.emplace_back(range.top(), range.bottom());
    std::sort(ranges.begin(), ranges.end());
    std::vector<std::pair<int, int>> rows;
    int next = 0;
    for (const auto& [first, last] : ranges) {
        if (last < next) continue;
        rows.emplace_back(std::max(first, next), last);
        next = last + 1;
    }
    return rows;
}

std::vector<core::GameId> GamesTable::selectedGames() const {
    std::vector<core::GameId> games;
    for (const auto& [first, last] : selectedRows())
        for (int row = first; row <= last; ++row)
            games.push_back(m_model.idAt(row));
    return games;
}

int GamesTable::selectedCount() const {
    int count = 0;
    for (const auto& [first, last] : selectedRows())
        count += last - first + 1;
    return count;
}

core::GameId GamesTable::currentGame() const {
    const int row = currentIndex().row();
    return row >= 0 && row < m_model.rowCount() ? m_model.idAt(row) : 0;
}

/// selectRow would heed the modifier keys that are down.
void GamesTable::goToGame(core::GameId game) {
    const auto row = m_model.rowOf(game);
    if (!row) return;
    const int column = std::max(horizontalHeader()->logicalIndexAt(0), 0); // one that is seen
    selectionModel()->setCurrentIndex(m_model.index(*row, column),
                                      QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(currentIndex());
}

// --- columns

void GamesTable::showColumns() {
    m_isArranging = true;
    const auto chosen = preferences().get(preference::GameColumns);
    m_room = roomIn(width());
    auto* header = horizontalHeader();
    for (int number = 0; number < GameColumn::Count; ++number) {
        const auto column = static_cast<GameColumn::Number>(number);
        const bool isChosen = std::find(chosen.begin(), chosen.end(), column) != chosen.end();
        setColumnHidden(number, !isChosen || !hasRoom(column, m_room));
    }
    if (std::all_of(chosen.begin(), chosen.end(), [this](auto column) { return isColumnHidden(column); }))
        for (const auto column : chosen) // none of them is important, so all are
            setColumnHidden(column, false);
    int place = 0;
    for (const auto column : chosen)
        header->moveSection(header->visualIndex(column), place++);
    header->setSectionResizeMode(QHeaderView::Interactive);
    for (const auto& [column, width] : storedWidths())
        if (!isColumnHidden(column)) header->resizeSection(column, width);
    showOrder();
    m_isArranging = false;
    fitColumns();
}

/// The width for the title and the rows that are seen, of which a date may be the time of today.
int GamesTable::usualWidth(int column) const {
    int width = std::min(sizeHintForColumn(column), WidestColumn);
    if (column == GameColumn::Date) {
        const QString day = dateText(QDate(2028, 12, 28));
        width = std::max(width, fontMetrics().horizontalAdvance(day) + 12);
    }
    return std::max(width, horizontalHeader()->sectionSizeHint(column));
}

/// The players get the rest of the width, if there is one. With `grows`, no other column becomes narrower.
void GamesTable::fitColumns(bool grows) {
    m_isArranging = true;
    auto* header = horizontalHeader();
    const auto widths = storedWidths();
    for (int column = 0; column < GameColumn::Count; ++column)
        if (!isColumnHidden(column) && column != GameColumn::Players &&
            !widths.contains(static_cast<GameColumn::Number>(column)))
            header->resizeSection(column, std::max(usualWidth(column), grows ? columnWidth(column) : 0));
    int others = 0;
    for (int column = 0; column < GameColumn::Count; ++column)
        if (!isColumnHidden(column) && column != GameColumn::Players) others += columnWidth(column);
    const bool fits = others + NarrowestPlayers <= viewport()->width() || m_room < 2;
    header->setSectionResizeMode(GameColumn::Players, fits ? QHeaderView::Stretch : QHeaderView::Interactive);
    if (!fits && !isColumnHidden(GameColumn::Players)) {
        const auto chosen = widths.find(GameColumn::Players);
        header->resizeSection(GameColumn::Players, chosen != widths.end() ? chosen->second : UsualPlayers);
    }
    m_isArranging = false;
}

/// The columns as they stand now. Those that the table leaves out because it is narrow stay chosen, at the end.
void GamesTable::rememberColumns() {
    if (m_isArranging) return;
    const auto chosen = preferences().get(preference::GameColumns);
    std::vector<GameColumn::Number> columns;
    for (int place = 0; place < GameColumn::Count; ++place) {
        const auto column = static_cast<GameColumn::Number>(horizontalHeader()->logicalIndex(place));
        if (std::find(chosen.begin(), chosen.end(), column) != chosen.end()) columns.push_back(column);
    }
    preferences().set(preference::GameColumns, columns);
}

void GamesTable::setColumnChosen(GameColumn::Number column, bool isChosen) {
    auto columns = preferences().get(preference::GameColumns);
    std::erase(columns, column);
    if (isChosen) columns.push_back(column);
    if (!columns.empty()) preferences().set(preference::GameColumns, columns);
}

void GamesTable::fillColumnMenu(QMenu& menu) {
    const auto chosen = preferences().get(preference::GameColumns);
    for (int number = 0; number < GameColumn::Count; ++number) {
        const auto column = static_cast<GameColumn::Number>(number);
        QAction* action = menu.addAction(nameOf(column));
        const bool isChosen = std::find(chosen.begin(), chosen.end(), column) != chosen.end();
        action->setCheckable(true);
        action->setChecked(isChosen);
        action->setEnabled(!isChosen || chosen.size() > 1);
        connect(action, &QAction::triggered, this,
                [this, column](bool checked) { setColumnChosen(column, checked); });
    }
    menu.addSeparator();
    connect(menu.addAction(tr("&Reset Columns")), &QAction::triggered, this, [this] {
        preferences().reset(preference::GameColumnWidths);
        preferences().reset(preference::GameColumns);
        showColumns();
    });
}

// --- order

void GamesTable::setSortable(bool sortable) {
    m_isSortable = sortable;
    horizontalHeader()->setSectionsClickable(sortable);
    showOrder();
}

void GamesTable::showOrder() {
    const auto order = preferences().get(preference::OrderOfGames);
    auto column = columnOf(order.by);
    if (column && isColumnHidden(*column)) // both have the order of the first player
        column = *column == GameColumn::Players ? GameColumn::First : *column;
    horizontalHeader()->setSortIndicatorShown(m_isSortable && column && !isColumnHidden(*column));
    if (column)
        horizontalHeader()->setSortIndicator(*column,
                                             order.isDescending ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void GamesTable::sortBy(int section) {
    const auto column = static_cast<GameColumn::Number>(section);
    const auto by = orderBy(column);
    auto order = preferences().get(preference::OrderOfGames);
    if (by)
        order = order.by == *by ? core::GameOrder{*by, !order.isDescending}
                                : core::GameOrder{*by, startsDescending(*by)};
    preferences().set(preference::OrderOfGames, order);
    showOrder();
}

void GamesTable::fillOrderMenu(QMenu& menu) {
    const auto order = preferences().get(preference::OrderOfGames);
    for (int number = 0; number < GameColumn::Count; ++number) {
        const auto column = static_cast<GameColumn::Number>(number);
        const auto by = orderBy(column);
        if (!by || column == GameColumn::Players) continue;
        QAction* action = menu.addAction(nameOf(column));
        action->setCheckable(true);
        action->setChecked(order.by == *by);
        connect(action, &QAction::triggered, this, [this, column] { sortBy(column); });
    }
}

// --- keys and the mouse

/// These keys belong to the table while it has the focus, and not to commands of the window.
bool GamesTable::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* press = static_cast<QKeyEvent*>(event);
        if (press->matches(QKeySequence::Copy)) event->accept();
        const auto modifiers = press->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
        switch (press->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
        case Qt::Key_Home:
        case Qt::Key_End:
        case Qt::Key_Delete:
            if (modifiers == Qt::NoModifier) event->accept();
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (modifiers == Qt::ControlModifier) event->accept();
            break;
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_S:
        case Qt::Key_Space:
            if (press->modifiers() == Qt::NoModifier) event->accept();
            break;
        default: break;
        }
        if (event->isAccepted()) return true;
    }
    return QTableView::event(event);
}

/// Without a current game Qt chooses the first one but does not select it: the preview would show it, and commands be off.
void GamesTable::focusInEvent(QFocusEvent* event) {
    const bool hadCurrent = currentIndex().isValid();
    QTableView::focusInEvent(event);
    if (!hadCurrent && currentIndex().isValid())
        selectionModel()->select(currentIndex(),
                                 QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void GamesTable::keyPressEvent(QKeyEvent* event) {
    const bool isPlain = event->modifiers() == Qt::NoModifier;
    if (event->matches(QKeySequence::Copy)) return emit copyWanted();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return event->modifiers() & Qt::ControlModifier ? emit openInTabWanted() : emit openWanted();
    if (isPlain && event->key() == Qt::Key_S) return emit starWanted();
    if (isPlain && event->key() == Qt::Key_Delete) return emit deletionWanted();
    if (isPlain && event->key() == Qt::Key_Left) return emit stepWanted(-1);
    if (isPlain && event->key() == Qt::Key_Right) return emit stepWanted(1);
    const bool isHome = event->key() == Qt::Key_Home, isEnd = event->key() == Qt::Key_End;
    if ((isHome || isEnd) && isPlain && m_model.rowCount() > 0) { // the first and the last game, not column
        setCurrentIndex(m_model.index(isHome ? 0 : m_model.rowCount() - 1, currentIndex().column()));
        return;
    }
    QTableView::keyPressEvent(event);
}

void GamesTable::mousePressEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    const bool isStar = index.isValid() && index.column() == GameColumn::Star;
    if (isStar && event->button() == Qt::LeftButton && event->modifiers() == Qt::NoModifier)
        return emit starClicked(index);
    if (event->button() == Qt::MiddleButton) m_pressedRow = index.row();
    QTableView::mousePressEvent(event);
}

void GamesTable::mouseReleaseEvent(QMouseEvent* event) {
    m_isReleasing = true;
    QTableView::mouseReleaseEvent(event);
    m_isReleasing = false;
    const QModelIndex index = indexAt(event->pos());
    const bool isClick =
        event->button() == Qt::MiddleButton && index.isValid() && index.row() == m_pressedRow;
    if (!isClick) return; // as for links in a browser
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    emit openInTabWanted();
}

// --- what is seen

void GamesTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    if (m_room != roomIn(width()))
        showColumns();
    else
        fitColumns();
    noteVisibleRows();
}

void GamesTable::scrollContentsBy(int dx, int dy) {
    QTableView::scrollContentsBy(dx, dy);
    noteVisibleRows();
}

void GamesTable::updateGeometries() {
    QTableView::updateGeometries();
    noteVisibleRows();
}

void GamesTable::noteVisibleRows() {
    const int first = rowAt(0);
    const int last = rowAt(viewport()->height() - 1);
    if (first < 0) return m_model.setVisibleRows(0, -1);
    m_model.setVisibleRows(first, last < 0 ? m_model.rowCount() - 1 : last);
}

} // namespace komadai::ui
