#include "ui/library/games_model.h"

#include "ui/notation/notation.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <utility>

namespace komadai::ui {
namespace {

/// With more changed rows than these, the view starts anew.
constexpr std::ptrdiff_t MostReplacedRows = 1000;
/// Ids that are copied to put rows between others. To copy so many takes a millisecond.
constexpr std::size_t MostCopiedIds = 1'000'000;
/// Pages that are read although nobody sees them, for example for a screen reader.
constexpr std::size_t MostHiddenPages = 2;

} // namespace

GamesModel::GamesModel(const core::VariantSet& variants, LibraryService& library, QObject* parent)
    : QAbstractTableModel(parent), m_variants(variants), m_pages(new GamePages(library, this)) {
    connect(m_pages, &GamePages::loaded, this, &GamesModel::onLoaded);
    connect(m_pages, &GamePages::failed, this, &GamesModel::failed);
    whenNotationChanges(this, [this] { // or the language
        emit headerDataChanged(Qt::Horizontal, 0, GameColumn::Count - 1);
        if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, GameColumn::Count - 1));
    });
}

// --- the list

void GamesModel::setIds(Ids ids) {
    m_askedPages.clear();
    replaceRows(std::move(ids));
    loadSoon();
}

void GamesModel::replaceRows(Ids ids) {
    const auto& before = *m_ids;
    const auto& after = *ids;
    const auto same = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    const auto start = same.first - before.begin();
    const auto sameAtEnd = std::mismatch(before.rbegin(), std::make_reverse_iterator(same.first),
                                         after.rbegin(), std::make_reverse_iterator(same.second));
    const auto removed = std::make_reverse_iterator(same.first) - sameAtEnd.first;
    const auto inserted = std::make_reverse_iterator(same.second) - sameAtEnd.second;
    if (removed > 0 && inserted > removed && addRows(ids)) return;
    if (removed > 0 && inserted > MostReplacedRows) {
        beginResetModel();
        m_ids = std::move(ids);
        endResetModel();
        return;
    }
    const int first = static_cast<int>(start);
    if (removed > 0) {
        std::vector<core::GameId> rest(before.begin(), before.begin() + start);
        rest.insert(rest.end(), before.begin() + start + removed, before.end());
        beginRemoveRows({}, first, first + static_cast<int>(removed) - 1);
        m_ids = std::make_shared<const std::vector<core::GameId>>(std::move(rest));
        endRemoveRows();
    }
    if (inserted > 0) {
        beginInsertRows({}, first, first + static_cast<int>(inserted) - 1);
        m_ids = std::move(ids);
        endInsertRows();
    }
}

/// Adds rows in several places, so that the others stay, with what is selected there. Does nothing and returns false if there are other
/// changes, or if it would take too long.
bool GamesModel::addRows(const Ids& ids) {
    struct Block {
        std::size_t first = 0, count = 0; ///< rows in the new list
    };
    std::vector<Block> blocks;
    std::size_t kept = 0;
    for (std::size_t row = 0; row < ids->size(); ++row) {
        if (kept < m_ids->size() && (*m_ids)[kept] == (*ids)[row])
            ++kept;
        else if (!blocks.empty() && blocks.back().first + blocks.back().count == row)
            ++blocks.back().count;
        else
            blocks.push_back({row, 1});
    }
    if (kept < m_ids->size() || blocks.size() * ids->size() > MostCopiedIds) return false;
    const auto at = [](std::size_t row) { return static_cast<std::ptrdiff_t>(row); };
    for (const auto& [first, count] : blocks) {
        std::vector<core::GameId> grown(ids->begin(), ids->begin() + at(first + count));
        grown.insert(grown.end(), m_ids->begin() + at(first), m_ids->end());
        beginInsertRows({}, static_cast<int>(first), static_cast<int>(first + count) - 1);
        m_ids = std::make_shared<const std::vector<core::GameId>>(std::move(grown));
        endInsertRows();
    }
    m_ids = ids;
    return true;
}

void GamesModel::setGroups(std::vector<int> groups) {
    m_groups = std::move(groups);
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, GameColumn::Count - 1));
}

void GamesModel::clear() {
    m_pages->clear();
    m_outdated.clear();
    m_groups.clear();
    beginResetModel();
    m_ids = std::make_shared<const std::vector<core::GameId>>();
    endResetModel();
}

std::optional<int> GamesModel::rowOf(core::GameId game) const {
    const auto found = std::find(m_ids->begin(), m_ids->end(), game);
    return found == m_ids->end() ? std::nullopt : std::optional(static_cast<int>(found - m_ids->begin()));
}

// --- loading

void GamesModel::renew(core::GameId game) {
    if (!m_pages->find(game) && !m_pages->isLoading(game)) return;
    m_outdated.insert(game);
    m_pages->cancel();
    loadSoon();
}

void GamesModel::renewAll() {
    std::set<core::GameId> visible;
    for (int row = std::max(m_firstVisible, 0); row <= std::min(m_lastVisible, rowCount() - 1); ++row)
        visible.insert(idAt(row));
    m_pages->keepOnly(visible);
    for (const core::GameId game : visible)
        renew(game);
}

void GamesModel::setVisibleRows(int first, int last) {
    m_firstVisible = first;
    m_lastVisible = last;
    loadSoon();
}

void GamesModel::askFor(int row) const {
    const int page = row / GamePages::PageSize;
    std::erase(m_askedPages, page);
    m_askedPages.push_back(page);
    if (m_askedPages.size() > MostHiddenPages) m_askedPages.erase(m_askedPages.begin());
    loadSoon();
}

/// When control returns to the event loop, so that all rows of a picture are asked for together.
void GamesModel::loadSoon() const {
    if (std::exchange(m_willLoad, true)) return;
    QMetaObject::invokeMethod(const_cast<GamesModel*>(this), &GamesModel::load, Qt::QueuedConnection);
}

void GamesModel::load() {
    m_willLoad = false;
    std::vector<core::GameId> missing;
    const auto addPage = [&](int page) {
        const int end = std::min((page + 1) * GamePages::PageSize, rowCount());
        for (int row = page * GamePages::PageSize; row < end; ++row)
            if (!gameAt(row)) missing.push_back(idAt(row));
    };
    std::vector<int> pages;
    const int last = std::min(m_lastVisible, rowCount() - 1);
    if (m_firstVisible <= last)
        for (int page = m_firstVisible / GamePages::PageSize; page <= last / GamePages::PageSize; ++page)
            pages.push_back(page);
    for (const int page : m_askedPages)
        if (std::find(pages.begin(), pages.end(), page) == pages.end()) pages.push_back(page);
    for (const int page : pages)
        addPage(page);
    missing.insert(missing.end(), m_outdated.begin(), m_outdated.end());
    if (!missing.empty()) m_pages->load(missing);
}

void GamesModel::onLoaded(const std::vector<core::GameId>& games) {
    for (const core::GameId game : games)
        m_outdated.erase(game);
    m_askedPages.clear();
    const std::set<core::GameId> asked(games.begin(), games.end());
    const auto isGone = [&](core::GameId game) { return asked.contains(game) && !m_pages->find(game); };
    if (std::any_of(games.begin(), games.end(), isGone)) {
        std::vector<core::GameId> rest(*m_ids);
        std::erase_if(rest, isGone);
        setIds(std::make_shared<const std::vector<core::GameId>>(std::move(rest)));
    }
    const auto isAsked = [&](core::GameId game) { return asked.contains(game); };
    const auto first = std::find_if(m_ids->begin(), m_ids->end(), isAsked);
    const auto last = std::find_if(m_ids->rbegin(), std::make_reverse_iterator(first), isAsked).base();
    if (first < last)
        emit dataChanged(index(static_cast<int>(first - m_ids->begin()), 0),
                         index(static_cast<int>(last - m_ids->begin()) - 1, GameColumn::Count - 1));
    emit loaded();
    if (!m_outdated.empty()) loadSoon();
}

// --- what the view asks

int GamesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_ids->size());
}

int GamesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : GameColumn::Count;
}

QVariant GamesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const auto column = static_cast<GameColumn::Number>(index.column());
    if (role == Qt::TextAlignmentRole) {
        const bool isCentred =
            column == GameColumn::Result || column == GameColumn::Moves || column == GameColumn::Star;
        return isCentred ? QVariant(Qt::AlignCenter) : QVariant();
    }
    const auto row = static_cast<std::size_t>(index.row());
    if (role == Qt::BackgroundRole && row < m_groups.size() && m_groups[row] % 2 == 1)
        return QGuiApplication::palette().brush(QPalette::AlternateBase);
    const bool isShown = role == Qt::DisplayRole || role == Qt::ToolTipRole || role == Qt::ForegroundRole ||
                         role == Qt::AccessibleTextRole;
    if (!isShown) return {};
    const auto faded = [] { return QGuiApplication::palette().color(QPalette::Disabled, QPalette::Text); };
    const ListedGame* game = gameAt(index.row());
    if (!game) {
        askFor(index.row());
        if (role == Qt::ForegroundRole) return faded();
        return role == Qt::DisplayRole && column == GameColumn::Players ? QStringLiteral("…") : QVariant();
    }
    if (role == Qt::DisplayRole) return textOf(*game, column, m_variants);
    if (role == Qt::ToolTipRole) return toolTipOf(*game, column, m_variants);
    if (role == Qt::AccessibleTextRole && column == GameColumn::Star)
        return game->summary.starred ? tr("Starred") : tr("Not starred");
    const bool isFaded = !m_variants.find(game->summary.header.variant) ||
                         (column == GameColumn::Star && !game->summary.starred);
    if (role == Qt::ForegroundRole && isFaded) return faded();
    return {};
}

QVariant GamesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= GameColumn::Count) return {};
    const auto column = static_cast<GameColumn::Number>(section);
    if (role == Qt::DisplayRole) return titleOf(column);
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole) return nameOf(column);
    return {};
}

} // namespace komadai::ui
