#include "ui/library/game_list.h"

#include "ui/library/game_places.h"
#include "ui/library/games_model.h"

#include <memory>
#include <utility>

namespace komadai::ui {
namespace {

constexpr int FollowMs = 300;
/// With more changes than these at once, the list is searched anew.
constexpr std::size_t MostPlaced = 50;

std::int64_t totalOf(core::Library& library) { return core::LibrarySearch(library).count({}); }

} // namespace

/// Shared, since a long list is not copied from one thread to the other.
struct GameList::Found {
    std::shared_ptr<const std::vector<core::GameId>> ids;
    std::int64_t total = 0;
};

GameList::GameList(LibraryService& library, GamesModel& model, QObject* parent)
    : QObject(parent), m_library(library), m_model(model) {
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &GameList::follow);
    for (const auto change :
         {&LibraryService::gameAdded, &LibraryService::gameChanged, &LibraryService::gameRemoved})
        connect(&m_library, change, this, &GameList::noteChange);
    connect(&m_library, &LibraryService::changedElsewhere, this, &GameList::noteForeignChanges);
    connect(&m_library, &LibraryService::openFailed, this, [this](const core::StorageError& error) {
        m_request.cancel(); // it would fail too, and say less
        fail(error);
    });
}

GameList::~GameList() {
    m_request.cancel();
    m_placement.cancel();
}

std::int64_t GameList::found() const { return m_model.rowCount(); }

// --- searching

void GameList::show(const Query& query) {
    const bool isNew = !(query == m_query);
    m_query = query;
    if (isNew) m_isComplete = false;
    if (m_isActive || m_waiting) search(isNew);
}

void GameList::refresh() {
    m_isComplete = false;
    if (m_isActive || m_waiting) search(false);
}

void GameList::leaveLibrary() {
    m_request.cancel();
    m_placement.cancel();
    m_soon.stop();
    m_changed.clear();
    m_groups.clear();
    m_total = 0;
    m_model.clear();
    m_waiting = {};
    m_isComplete = false;
    m_isSearching = m_isActive;
    emit changed();
}

void GameList::setActive(bool active) {
    if (m_isActive == active) return;
    m_isActive = active;
    if (active) {
        search(false);
    } else if (!m_waiting) {
        m_request.cancel();
        m_isSearching = false;
    }
}

void GameList::whenComplete(std::function<void()> then) {
    if (!m_isSearching && (m_isActive || m_isComplete)) return then();
    m_waiting = std::move(then);
    if (!m_isSearching) search(false);
}

void GameList::answer() {
    if (const auto waiting = std::exchange(m_waiting, {})) waiting();
}

/// A new query shows its first page at once. The same query, searched again, does not shorten the list meanwhile.
void GameList::search(bool isNew) {
    m_request.cancel();
    m_placement.cancel();
    m_changed.clear();
    m_isSearching = true;
    m_isOutdated = false;
    m_isComplete = false;
    emit changed();
    // What was just written in an open game is looked for, too.
    if (isNew && !m_query.filter.acceptsAll()) m_library.packJournals();
    if (m_query.onlyDuplicates) return searchDuplicates();
    // A first page would take as long as all, if all games must be read for it.
    if ((!isNew && m_model.rowCount() > 0) || core::readsGames(m_query.filter)) return searchAll();
    m_request = m_library.read(
        [query = m_query](core::Library& library) {
            return std::make_shared<const std::vector<core::GameId>>(
                core::LibrarySearch(library).games(query.filter, query.order, FirstPage));
        },
        this,
        [this](const GamesModel::Ids& ids) {
            m_groups.clear();
            m_model.setGroups({});
            m_model.setIds(ids);
            emit changed();
            searchAll();
        },
        [this](const core::StorageError& error) { fail(error); });
}

void GameList::searchAll() {
    m_request = m_library.read(
        [query = m_query](core::Library& library, const LibraryTask& task) {
            const core::LibrarySearch search(library, [&task] { return task.isCancelled(); });
            auto ids = search.games(query.filter, query.order);
            const auto found = static_cast<std::int64_t>(ids.size());
            return Found{std::make_shared<const std::vector<core::GameId>>(std::move(ids)),
                         query.filter.acceptsAll() ? found : totalOf(library)};
        },
        this,
        [this](const Found& found) {
            m_groups.clear();
            m_model.setGroups({});
            m_model.setIds(found.ids);
            finish(found.total);
        },
        [this](const core::StorageError& error) { fail(error); });
}

void GameList::searchDuplicates() {
    m_request = m_library.read(
        [filter = m_query.filter](core::Library& library, const LibraryTask& task) {
            const core::LibrarySearch search(library, [&task] { return task.isCancelled(); });
            return std::pair(search.duplicates(filter), totalOf(library));
        },
        this,
        [this](const std::pair<std::vector<std::vector<core::GameId>>, std::int64_t>& found) {
            showGroups(found.first);
            finish(found.second);
        },
        [this](const core::StorageError& error) { fail(error); });
}

void GameList::showGroups(std::vector<std::vector<core::GameId>> groups) {
    std::vector<core::GameId> ids;
    std::vector<int> numbers;
    for (std::size_t group = 0; group < groups.size(); ++group)
        for (const core::GameId game : groups[group]) {
            ids.push_back(game);
            numbers.push_back(static_cast<int>(group));
        }
    m_groups = std::move(groups);
    m_model.setIds(std::make_shared<const std::vector<core::GameId>>(std::move(ids)));
    m_model.setGroups(std::move(numbers));
}

void GameList::forget(const std::set<core::GameId>& games) {
    const auto isForgotten = [&games](core::GameId game) { return games.contains(game); };
    if (m_query.onlyDuplicates) {
        auto groups = std::move(m_groups);
        for (auto& group : groups)
            std::erase_if(group, isForgotten);
        std::erase_if(groups, [](const auto& group) { return group.size() < 2; });
        return showGroups(std::move(groups));
    }
    std::vector<core::GameId> rest(*m_model.ids());
    std::erase_if(rest, isForgotten);
    m_model.setIds(std::make_shared<const std::vector<core::GameId>>(std::move(rest)));
}

void GameList::finish(std::int64_t total) {
    m_total = total;
    m_isSearching = false;
    m_isComplete = !m_isOutdated;
    if (m_isOutdated) m_soon.start(FollowMs);
    emit changed();
    answer();
}

void GameList::fail(const core::StorageError& error) {
    m_isSearching = false;
    emit failed(error);
    answer();
}

// --- following the library

void GameList::noteChange(core::GameId game) {
    m_model.renew(game);
    m_isComplete = false;
    if (m_isSearching) {
        m_isOutdated = true;
        return;
    }
    if (!m_isActive) return;
    m_changed.insert(game);
    const bool isPlaced =
        m_query.filter.acceptsAll() && !m_query.onlyDuplicates && canBePlaced(m_query.order);
    if (!m_soon.isActive()) m_soon.start(isPlaced && m_changed.size() == 1 ? 0 : FollowMs);
}

/// Nobody knows which games they are.
void GameList::noteForeignChanges() {
    m_model.renewAll();
    m_isComplete = false;
    m_isOutdated = true;
    if (m_isActive && !m_isSearching && !m_soon.isActive()) m_soon.start(FollowMs);
}

/// What was found by reading all games stays as it was found: to read them after each move would disturb the game that is played.
void GameList::follow() {
    if (!m_isActive || m_isSearching || core::readsGames(m_query.filter)) return;
    const bool isPlaced =
        m_query.filter.acceptsAll() && !m_query.onlyDuplicates && canBePlaced(m_query.order);
    if (m_isOutdated || !isPlaced || m_changed.size() > MostPlaced) return search(false);
    if (!m_changed.empty()) place();
}

void GameList::place() {
    m_placement.cancel();
    m_placement = m_library.read(
        [ids = m_model.ids(), changed = m_changed, order = m_query.order](core::Library& library) {
            auto placed = withPlaced(*ids, changed, order, library);
            return std::pair(
                ids, placed ? std::make_shared<const std::vector<core::GameId>>(*std::move(placed)) : ids);
        },
        this,
        [this, changed = m_changed](const std::pair<GamesModel::Ids, GamesModel::Ids>& result) {
            if (m_model.ids() != result.first)
                return place(); // rows of games that are gone were removed meanwhile
            for (const core::GameId game : changed)
                m_changed.erase(game);
            m_model.setIds(result.second);
            m_total = m_model.rowCount();
            m_isComplete = m_isActive && m_changed.empty();
            if (!m_changed.empty()) m_soon.start(0);
            emit this->changed();
        },
        [this](const core::StorageError& error) { fail(error); });
}

} // namespace komadai::ui
