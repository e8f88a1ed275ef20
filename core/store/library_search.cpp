#include "core/store/library_search.h"

#include "core/base/number.h"
#include "core/notation/position_text.h"
#include "core/notation/stored_record.h"
#include "core/rules/game.h"
#include "core/store/filter_query.h"
#include "core/store/game_rows.h"
#include "core/store/pattern_cache.h"
#include "core/store/pattern_search.h"
#include "core/store/position_entries.h"
#include "core/store/position_filter.h"
#include "core/store/search_words.h"
#include "core/store/storage_errors.h"
#include "core/store/tree_reader.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <span>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace komadai::core {

using namespace store;

int dayOf(const RecordHeader& header) {
    if (!header.date.empty()) {
        int day = 0;
        std::string_view rest = header.date;
        for (const std::size_t digits : {4U, 2U, 2U}) {
            const int part = numberFrom<int>(rest.substr(0, digits)).value_or(0);
            day = day * (digits == 4 ? 1 : 100) + part;
            rest.remove_prefix(std::min(rest.size(), digits + 1));
        }
        return day;
    }
    if (header.startedAt == std::chrono::sys_seconds{}) return 0;
    const std::chrono::year_month_day day(std::chrono::floor<std::chrono::days>(header.startedAt));
    const int year = static_cast<int>(day.year());
    if (year < 1 || year > 9999) return 0;
    return year * 10000 + static_cast<int>(static_cast<unsigned>(day.month())) * 100 +
           static_cast<int>(static_cast<unsigned>(day.day()));
}

namespace {

/// Whether variant, board, hands and side to move are the same. The variants may have been read at different times.
bool isSame(const AnyPosition& a, const AnyPosition& b) {
    if (a.key() != b.key() || a.spec().id != b.spec().id) return false;
    const Setup first = a.toSetup();
    const Setup second = b.toSetup();
    return first.board == second.board && first.hands == second.hands &&
           first.sideToMove == second.sideToMove;
}

} // namespace

std::vector<GameId> LibrarySearch::games(const GameFilter& filter, const GameOrder& order,
                                         std::optional<int> limit) const {
    return translatingErrors(m_library, [&] {
        const Snapshot snapshot(m_library.connection());
        const FilterSql sql = sqlOf(filter);
        std::vector<GameId> games;
        for (std::string text : selectIds(sql, order)) {
            if (limit) text += " LIMIT " + std::to_string(*limit - static_cast<int>(games.size()));
            SQLite::Statement statement(m_library.connection(), text);
            Query rows(statement);
            sql.bind(statement);
            while (rows.next())
                games.push_back(rows.integer());
        }
        return games;
    });
}

std::int64_t LibrarySearch::count(const GameFilter& filter) const {
    return translatingErrors(m_library, [&] {
        const Snapshot snapshot(m_library.connection());
        const FilterSql sql = sqlOf(filter);
        SQLite::Statement statement(m_library.connection(),
                                    "SELECT count(*) FROM games AS g WHERE " + sql.where);
        Query row(statement);
        sql.bind(statement);
        row.next();
        return row.integer();
    });
}

Exploration LibrarySearch::explore(const AnyPosition& position, const GameFilter& filter,
                                   const std::function<bool(const Exploration&)>& progress) const {
    return translatingErrors(m_library, [&] {
        SQLite::Database& database = m_library.connection();
        const Snapshot snapshot(database);
        if (filter.acceptsAll())
            if (auto exploration = countedMoves(database, position)) return std::move(*exploration);
        return countMoves(database, position, sqlOf(filter), progress);
    });
}

/// From the end, where few games are: the positions that many have reached take longest.
std::optional<KnownPart> LibrarySearch::knownPart(const Game& line, const GameFilter& filter) const {
    return translatingErrors(m_library, [&]() -> std::optional<KnownPart> {
        const Snapshot snapshot(m_library.connection());
        const auto goOn = [this](const Exploration&) { return !mustStop(); };
        for (int ply = line.plyCount(); ply >= 0 && !mustStop(); --ply) {
            const Exploration found = explore(line.positionAt(ply), filter, goOn);
            if (found.total.games == 0) continue;
            if (ply == line.plyCount()) return KnownPart{ply, found.total.games};
            const Move& next = line.moves()[static_cast<std::size_t>(ply)];
            const auto same = std::find_if(found.moves.begin(), found.moves.end(),
                                           [&next](const auto& made) { return made.move == next; });
            return same == found.moves.end() ? KnownPart{ply, found.total.games}
                                             : KnownPart{ply + 1, same->counts.games};
        }
        return std::nullopt;
    });
}

void LibrarySearch::findPosition(const AnyPosition& position, const GameFilter& filter,
                                 const std::function<bool(const FoundPosition&)>& found) const {
    translatingErrors(m_library, [&] {
        SQLite::Database& database = m_library.connection();
        const Snapshot snapshot(database);
        TreeReader reader(database, m_library.variants());
        const FilterSql sql = sqlOf(filter);
        SQLite::Statement accepted(database, "SELECT g.id FROM games AS g WHERE g.id IN (SELECT value FROM"
                                             " json_each(?)) AND " +
                                                 sql.where + " ORDER BY g.id");
        forEntries(database, position.key(), [&](std::span<const PositionEntry> entries, bool) {
            Query rows(accepted, idListOf(entries));
            sql.bind(accepted);
            return forEachGame(rows, entries, [&](GameId game, std::span<const PositionEntry> ofGame) {
                std::optional<GameTree> tree;
                for (const PositionEntry& entry : ofGame) {
                    if (!tree) tree = reader.read(game);
                    if (isLine(entry)) continue;
                    const NodeId node = NodeId::fromNumber(entry.place.node);
                    if (!tree || !tree->contains(node) || !isSame(tree->position(node), position)) continue;
                    if (!found({{game, node}, tree->depth(node)})) return false;
                }
                return true;
            });
        });
    });
}

void LibrarySearch::findPattern(const PiecePattern& pattern, const std::shared_ptr<const Variant>& variant,
                                const GameFilter& filter,
                                const std::function<bool(const FoundPosition&)>& found,
                                const std::function<bool(std::int64_t, std::int64_t)>& progress) const {
    const GameFilter ofVariant =
        filterOf({.field = GameField::Variant, .text = variant->spec().id, .isExact = true});
    const auto ids = games(bothOf(ofVariant, filter), {.by = GameOrder::By::Added, .isDescending = false});
    const auto forms = formsOf(pattern, variant->spec().size);
    translatingErrors(m_library, [&] {
        findForms(m_library.connection(), m_library.variants(), ids, forms, found, progress);
    });
}

// --- positions and patterns as conditions

namespace {

/// The trees that a connection sees are the same as long as both numbers are.
void forgetIfChanged(PatternCache& cache, SQLite::Database& database) {
    const std::int64_t foreign = database.execAndGet("PRAGMA data_version").getInt64();
    const std::int64_t own = sqlite3_total_changes(database.getHandle());
    if (cache.foreignChanges != foreign || cache.ownChanges != own) cache.games.clear();
    cache.foreignChanges = foreign;
    cache.ownChanges = own;
}

} // namespace

FilterSql LibrarySearch::sqlOf(const GameFilter& filter) const {
    return store::sqlOf(filter, [this](const GameCondition& condition) { return gamesWith(condition); });
}

std::string LibrarySearch::gamesWith(const GameCondition& condition) const {
    constexpr const char* None = "[]";
    const std::size_t space = std::min(condition.text.find(' '), condition.text.size());
    const auto variant = m_library.variants()(condition.text.substr(0, space));
    if (!variant) return None;
    std::string_view rest = std::string_view(condition.text).substr(space);
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    if (condition.field == GameField::Pieces) {
        const auto pattern = parsePattern(rest, variant->spec());
        return pattern ? gamesWithPieces(condition, pattern.value(), variant) : None;
    }
    const auto setup = parsePosition(rest, variant->spec());
    if (!setup) return None;
    const auto position = AnyPosition::fromSetup(setup.value(), variant);
    return position ? gamesWithPosition(position.value()) : None;
}

/// As in the explorer, games are found by the key alone: positions with equal keys are too rare to read all games for them.
std::string LibrarySearch::gamesWithPosition(const AnyPosition& position) const {
    SQLite::Database& database = m_library.connection();
    const Snapshot snapshot(database);
    IdList ids;
    forEntries(database, position.key(), [&](std::span<const PositionEntry> entries, bool) {
        for (const PositionEntry& entry : entries)
            if (!isLine(entry)) ids.add(entry.place.game);
        return !mustStop();
    });
    return ids.take();
}

std::string LibrarySearch::gamesWithPieces(const GameCondition& condition, const PiecePattern& pattern,
                                           const std::shared_ptr<const Variant>& variant) const {
    SQLite::Database& database = m_library.connection();
    const Snapshot snapshot(database);
    PatternCache& cache = m_library.patternCache();
    forgetIfChanged(cache, database);
    if (const auto known = cache.games.find(condition.text); known != cache.games.end()) return known->second;
    IdList ids;
    const auto add = [&](const FoundPosition& place) {
        ids.add(place.game);
        return true;
    };
    bool isStopped = false;
    findPattern(pattern, variant, {}, add,
                [&](std::int64_t, std::int64_t) { return !(isStopped = mustStop()); });
    std::string list = ids.take();
    if (isStopped) return list;
    constexpr std::size_t MostPatterns = 8;
    if (cache.games.size() == MostPatterns) cache.games.clear();
    cache.games.emplace(condition.text, list);
    return list;
}

// --- lists

std::vector<GameId> LibrarySearch::gamesLike(const GameRecord& record) const {
    return translatingErrors(m_library, [&] {
        std::vector<GameId> games;
        const std::int64_t line = lineHashOf(record.header, record.tree);
        SQLite::Database& database = m_library.connection();
        const Snapshot snapshot(database);
        SQLite::Statement listed(database,
                                 "SELECT 1 FROM games WHERE id = ? AND line = ? AND deleted_at IS NULL");
        const auto key = static_cast<std::uint64_t>(line);
        forEntries(database, key, [&](std::span<const PositionEntry> entries, bool) {
            for (const PositionEntry& entry : entries)
                if (isLine(entry) && Query(listed, entry.place.game, line).next())
                    games.push_back(entry.place.game);
            return true;
        });
        return games;
    });
}

std::int64_t LibrarySearch::lineOf(const GameRecord& record) {
    return lineHashOf(record.header, record.tree);
}

void LibrarySearch::forEachLine(const std::function<void(std::int64_t)>& see) const {
    translatingErrors(m_library, [&] {
        SQLite::Statement statement(m_library.connection(),
                                    "SELECT line FROM games WHERE line IS NOT NULL AND deleted_at IS NULL");
        for (Query row(statement); row.next();)
            see(row.integer());
    });
}

namespace {

/// Which of the games with the same moves says most: the one that is kept.
const std::string FromRichest = "g.starred DESC, (SELECT count(*) FROM labels WHERE game = g.id) DESC,"
                                " ((SELECT text FROM texts WHERE id = g.first_name) <> '' AND g.first_level "
                                "IS NULL AND g.first_engine_ms IS NULL)"
                                " + ((SELECT text FROM texts WHERE id = g.second_name) <> '' AND "
                                "g.second_level IS NULL AND g.second_engine_ms IS NULL)"
                                " DESC, (SELECT length(packed) FROM trees WHERE game = g.id) DESC, g.id";

} // namespace

std::vector<std::vector<GameId>> LibrarySearch::duplicates(const GameFilter& filter) const {
    return translatingErrors(m_library, [&] {
        const Snapshot snapshot(m_library.connection());
        const FilterSql sql = sqlOf(filter);
        SQLite::Statement statement(
            m_library.connection(),
            "SELECT g.line, g.id FROM games AS g WHERE g.line IN (SELECT line FROM "
            "games WHERE line IS NOT NULL"
            " AND deleted_at IS NULL AND ply_count > 0 GROUP BY line HAVING count(*) > 1) AND " +
                sql.where + " ORDER BY g.line, " + FromRichest);
        std::vector<std::vector<GameId>> groups;
        std::optional<std::int64_t> line;
        Query rows(statement);
        sql.bind(statement);
        while (rows.next()) {
            const std::int64_t next = rows.integer();
            if (line != next) groups.emplace_back();
            line = next;
            groups.back().push_back(rows.integer());
        }
        std::erase_if(groups, [](const auto& group) { return group.size() < 2; });
        std::sort(groups.begin(), groups.end());
        return groups;
    });
}

// --- results and names

std::vector<ResultCounts> LibrarySearch::results(ResultsBy by, const GameFilter& filter,
                                                 std::optional<std::string> player, ResultsOf of) const {
    return translatingErrors(m_library, [&] {
        const Snapshot snapshot(m_library.connection());
        return countResults(m_library.connection(), sqlOf(filter), by, player, of);
    });
}

namespace {

using PlayerCount = LibrarySearch::PlayerCount;

/// Reads each game once, in the order of the file. The indexes of names lack `deleted_at`, so that to count the games of each name by them
/// would read the games in the order of the names.
std::vector<PlayerCount> mostFrequentPlayers(SQLite::Database& database, int limit) {
    assert(limit >= 0);
    const Snapshot snapshot(database);
    SQLite::Statement select(
        database, "SELECT first_name, second_name FROM games NOT INDEXED WHERE deleted_at IS NULL");
    std::unordered_map<std::int64_t, std::int64_t> games; // by the id of the name
    for (Query row(select); row.next();) {
        const std::int64_t first = row.integer(), second = row.integer();
        ++games[first];
        if (second != first) ++games[second];
    }
    std::vector<std::pair<std::int64_t, std::int64_t>> order(games.begin(), games.end());
    std::sort(order.begin(), order.end(), [](const auto& a, const auto& b) {
        return std::pair(b.second, a.first) < std::pair(a.second, b.first);
    });
    SQLite::Statement text(database, "SELECT text FROM texts WHERE id = ? AND text <> ''");
    std::vector<PlayerCount> players;
    for (const auto& [id, count] : order) {
        // Of those with as many games as the last one, the names decide which are left out.
        if (std::ssize(players) >= limit && (players.empty() || count < players.back().games)) break;
        if (Query row(text, id); row.next()) players.push_back({row.text(), count});
    }
    std::sort(players.begin(), players.end(), [](const PlayerCount& a, const PlayerCount& b) {
        return std::tie(b.games, a.name) < std::tie(a.games, b.name);
    });
    if (std::ssize(players) > limit) players.resize(static_cast<std::size_t>(limit));
    return players;
}

/// Those with a name that has these words, see matchQuery.
std::vector<PlayerCount> playersNamed(SQLite::Database& database, const std::string& words, int limit) {
    SQLite::Statement select(database,
                             "WITH counts AS MATERIALIZED (SELECT t.text AS name,"
                             " (SELECT count(*) FROM games WHERE first_name = t.id AND deleted_at IS NULL) +"
                             " (SELECT count(*) FROM games WHERE second_name = t.id AND first_name <> t.id "
                             "AND deleted_at IS NULL) AS n"
                             " FROM texts AS t WHERE t.text <> '' AND t.id IN (SELECT rowid FROM text_words "
                             "WHERE text_words MATCH ?1))"
                             " SELECT name, n FROM counts WHERE n > 0 ORDER BY n DESC, name LIMIT ?2");
    std::vector<PlayerCount> players;
    for (Query row(select, words, limit); row.next();) {
        std::string name = row.text();
        players.push_back({std::move(name), row.integer()});
    }
    return players;
}

} // namespace

std::vector<LibrarySearch::PlayerCount> LibrarySearch::players(std::string_view words, int limit) const {
    return translatingErrors(m_library, [&] {
        const std::string query = matchQuery(words);
        SQLite::Database& database = m_library.connection();
        return query.empty() ? mostFrequentPlayers(database, limit) : playersNamed(database, query, limit);
    });
}

std::vector<std::string> LibrarySearch::labels() const {
    return translatingErrors(m_library, [&] {
        SQLite::Statement statement(
            m_library.connection(),
            "SELECT DISTINCT t.text FROM labels AS l JOIN texts AS t ON t.id = l.label"
            " JOIN games AS g ON g.id = l.game WHERE g.deleted_at IS NULL ORDER BY t.text");
        std::vector<std::string> labels;
        for (Query row(statement); row.next();)
            labels.push_back(row.text());
        return labels;
    });
}

} // namespace komadai::core
