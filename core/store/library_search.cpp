#include "core/store/library_search.h"

#include "core/base/number.h"
#include "core/notation/stored_record.h"
#include "core/store/filter_query.h"
#include "core/store/game_rows.h"
#include "core/store/move_counts.h"
#include "core/store/position_index.h"
#include "core/store/search_words.h"
#include "core/store/storage_errors.h"

#include <algorithm>
#include <deque>
#include <future>
#include <map>
#include <set>
#include <thread>
#include <tuple>
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

void MoveCounts::add(const MoveCounts& other) {
    games += other.games;
    for (std::size_t i = 0; i < wins.size(); ++i)
        wins[i] += other.wins[i];
    draws += other.draws;
    ratingSum += other.ratingSum;
    rated += other.rated;
    lastDay = std::max(lastDay, other.lastDay);
}

void MoveCounts::remove(const MoveCounts& other) {
    games -= other.games;
    for (std::size_t i = 0; i < wins.size(); ++i)
        wins[i] -= other.wins[i];
    draws -= other.draws;
    ratingSum -= other.ratingSum;
    rated -= other.rated;
}

std::optional<double> MoveCounts::scoreOfFirst() const {
    const std::int64_t decided = wins[0] + wins[1] + draws;
    if (decided == 0) return std::nullopt;
    return (static_cast<double>(wins[0]) + static_cast<double>(draws) / 2) / static_cast<double>(decided);
}

std::optional<int> MoveCounts::meanRating() const {
    if (rated == 0) return std::nullopt;
    return static_cast<int>(ratingSum / rated);
}

namespace {

constexpr const char* FactColumns =
    "SELECT g.id, g.result, g.first_rating, g.second_rating, g.day, g.deleted_at IS NULL FROM games AS g ";

/// A list of numbers for json_each.
std::string jsonOf(std::span<const PositionEntry> entries) {
    std::string json = "[";
    GameId last = 0;
    for (const PositionEntry& entry : entries) {
        if (entry.place.game == last) continue;
        if (last != 0) json += ',';
        last = entry.place.game;
        json += std::to_string(last);
    }
    return json + "]";
}

/// Counts the moves of a position in games that a filter accepts.
class FilteredTally {
public:
    FilteredTally(SQLite::Database& database, const GameFilter& filter)
        : m_filter(sqlOf(filter)),
          m_near(database,
                 FactColumns + ("WHERE g.id BETWEEN ? AND ? AND " + m_filter.where + " ORDER BY g.id")),
          m_far(database, FactColumns + ("WHERE g.id IN (SELECT value FROM json_each(?)) AND " +
                                         m_filter.where + " ORDER BY g.id")) {}

    /// `entries` are sorted by game.
    void add(std::span<const PositionEntry> entries) {
        if (entries.empty()) return;
        const GameId first = entries.front().place.game;
        const GameId last = entries.back().place.game;
        const bool isDense = last - first < 4 * static_cast<GameId>(entries.size());
        if (isDense) {
            Query rows(m_near, first, last);
            m_filter.bind(m_near);
            count(entries, rows);
        } else {
            Query rows(m_far, jsonOf(entries));
            m_filter.bind(m_far);
            count(entries, rows);
        }
    }
    const MoveTally& tally() const { return m_tally; }

private:
    void count(std::span<const PositionEntry> entries, Query& rows) {
        auto entry = entries.begin();
        while (rows.next()) {
            const GameId game = rows.integer();
            const GameFacts facts = readFactColumns(rows);
            while (entry != entries.end() && entry->place.game < game)
                ++entry;
            for (; entry != entries.end() && entry->place.game == game; ++entry)
                if (entry->next != 0) m_tally.add(game, entry->next, facts);
        }
    }

    FilterSql m_filter;
    SQLite::Statement m_near;
    SQLite::Statement m_far;
    MoveTally m_tally;
};

/// The moves of the position for counted numbers. A number that belongs to no legal move is left out: it belongs to another
/// position with the same key.
Exploration explorationOf(const AnyPosition& position, const PositionCounts& counts, bool isWhole) {
    Exploration exploration{.total = counts.total, .isWhole = isWhole};
    std::set<std::uint64_t> seen; // moves with equal numbers are equal in their effect
    for (const Move& move : position.legalMoves()) {
        const auto found = counts.moves.find(moveNumber(move, position.spec().size.squares()));
        if (found == counts.moves.end() || found->second.games <= 0 || !seen.insert(found->first).second)
            continue;
        exploration.moves.push_back({move, found->second});
    }
    std::stable_sort(exploration.moves.begin(), exploration.moves.end(),
                     [](const auto& a, const auto& b) { return a.counts.games > b.counts.games; });
    return exploration;
}

/// The games whose positions wait to be indexed, with the entries of one key: those that they have now and those that the
/// index still has.
struct WaitingEntries {
    struct Game {
        std::vector<PositionEntry> now;
        std::vector<PositionEntry> indexed;
        GameFacts indexedFacts;
    };
    std::map<GameId, Game> games;
};

WaitingEntries waitingEntries(SQLite::Database& database, std::uint64_t key) {
    WaitingEntries waiting;
    SQLite::Statement statement(database, "SELECT game, entries, old_entries, old_facts FROM unindexed");
    const auto ofKey = [&](const std::string& bytes) {
        auto entries = readEntries(bytes);
        std::erase_if(entries, [&](const PositionEntry& entry) { return entry.place.key != key; });
        return entries;
    };
    for (Query row(statement); row.next();) {
        WaitingEntries::Game& game = waiting.games[row.integer()];
        game.now = ofKey(row.blob());
        game.indexed = ofKey(row.blob());
        if (const std::string facts = row.blob(); !facts.empty()) game.indexedFacts = readFacts(facts);
    }
    return waiting;
}

/// Whether variant, board, hands and side to move are the same. The variants may have been read at different times.
bool isSame(const AnyPosition& a, const AnyPosition& b) {
    if (a.key() != b.key() || a.spec().id != b.spec().id) return false;
    const Setup first = a.toSetup();
    const Setup second = b.toSetup();
    return first.board == second.board && first.hands == second.hands &&
           first.sideToMove == second.sideToMove;
}

/// Reads stored games, and keeps their starts, which many games share.
class RecordReader {
public:
    RecordReader(SQLite::Database& database, const VariantFinder& find)
        : m_find(find),
          m_game(database, "SELECT g.variant, (SELECT text FROM texts WHERE id = g.rule_options),"
                           " (SELECT text FROM texts WHERE id = g.start), g.quiet_plies_at_start, t.packed"
                           " FROM games AS g JOIN trees AS t ON t.game = g.id WHERE g.id = ?") {}

    /// A game as it is stored, with the position that it starts with. Any thread can unpack it.
    struct PackedGame {
        GameId id;
        AnyPosition start;
        int quietPlies;
        std::string packed;

        /// None if the game cannot be read. `see` is called with each position while the game is read.
        std::optional<GameTree> unpack(const GameTree::SeePosition& see = {}) const {
            auto tree = GameTree::unpack(packed, start, quietPlies, see);
            return tree ? std::optional(std::move(tree).value()) : std::nullopt;
        }
    };

    /// None if the game has no packed tree, or cannot be read.
    std::optional<PackedGame> readPacked(GameId game) {
        Query row(m_game, game);
        if (!row.next()) return std::nullopt;
        RecordHeader header;
        header.variant = row.text();
        header.ruleOptions = row.text();
        header.start = row.text();
        header.quietPliesAtStart = row.number(0, std::numeric_limits<int>::max());
        const auto& start = startOf(header);
        if (!start) return std::nullopt;
        return PackedGame{game, *start, header.quietPliesAtStart, row.blob()};
    }
    std::optional<GameTree> read(GameId game) {
        const auto packed = readPacked(game);
        return packed ? packed->unpack() : std::nullopt;
    }

private:
    const std::optional<AnyPosition>& startOf(const RecordHeader& header) {
        constexpr std::size_t MostStarts = 1000;
        if (m_starts.size() > MostStarts) m_starts.clear();
        const auto [place, isNew] =
            m_starts.try_emplace(std::tuple(header.variant, header.ruleOptions, header.start));
        if (isNew) {
            auto& variant = m_variants[header.variant];
            if (!variant) variant = m_find(header.variant);
            if (!variant) return place->second;
            if (const auto game = replay(header, {}, variant)) place->second = game.value().position();
        }
        return place->second;
    }

    const VariantFinder& m_find;
    SQLite::Statement m_game;
    std::map<std::string, std::shared_ptr<const Variant>> m_variants;
    std::map<std::tuple<std::string, std::string, std::string>, std::optional<AnyPosition>> m_starts;
};

/// Calls `chunk` with the entries of a key, games of the database and those that wait, sorted, in parts that grow, until it
/// returns false.
void forEntries(SQLite::Database& database, std::uint64_t key,
                const std::function<bool(std::span<const PositionEntry>, bool isLast)>& chunk) {
    constexpr std::size_t FirstChunk = 2000;
    constexpr std::size_t LargestChunk = 64000;
    const WaitingEntries waiting = waitingEntries(database, key);
    PositionIndex index(database);
    std::vector<PositionEntry> entries;
    std::size_t size = FirstChunk;
    auto next = waiting.games.begin();
    bool goesOn = true;
    const auto addWaiting = [&](GameId before) {
        for (; next != waiting.games.end() && next->first < before; ++next)
            entries.insert(entries.end(), next->second.now.begin(), next->second.now.end());
    };
    index.find({&key, 1}, [&](const PositionEntry& entry) {
        if (waiting.games.contains(entry.place.game)) return true;
        const bool isNewGame = entries.empty() || entries.back().place.game != entry.place.game;
        if (isNewGame && entries.size() >= size) { // a game is not divided between two parts
            goesOn = chunk(entries, false);
            entries.clear();
            size = std::min(2 * size, LargestChunk);
        }
        addWaiting(entry.place.game);
        entries.push_back(entry);
        return goesOn;
    });
    if (!goesOn) return;
    addWaiting(std::numeric_limits<GameId>::max());
    chunk(entries, true);
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
        const std::uint64_t key = position.key();
        if (filter.acceptsAll()) {
            MoveCountTable table(database);
            if (auto counts = table.find(key)) {
                for (const auto& [game, entries] : waitingEntries(database, key).games) {
                    MoveTally before;
                    MoveTally now;
                    if (entries.indexedFacts.isCounted)
                        for (const PositionEntry& entry : entries.indexed)
                            if (entry.next != 0) before.add(game, entry.next, entries.indexedFacts);
                    if (const GameFacts facts = table.factsOf(game); facts.isCounted)
                        for (const PositionEntry& entry : entries.now)
                            if (entry.next != 0) now.add(game, entry.next, facts);
                    for (const auto& [move, added] : now.counts().moves)
                        counts->moves[move].add(added);
                    for (const auto& [move, removed] : before.counts().moves)
                        counts->moves[move].remove(removed);
                    counts->total.add(now.counts().total);
                    counts->total.remove(before.counts().total);
                }
                return explorationOf(position, *counts, true);
            }
        }
        FilteredTally tally(database, filter);
        bool isWhole = false;
        forEntries(database, key, [&](std::span<const PositionEntry> entries, bool isLast) {
            tally.add(entries);
            isWhole = isLast;
            return isLast || !progress || progress(explorationOf(position, tally.tally().counts(), false));
        });
        return explorationOf(position, tally.tally().counts(), isWhole);
    });
}

void LibrarySearch::findPosition(const AnyPosition& position, const GameFilter& filter,
                                 const std::function<bool(const FoundPosition&)>& found) const {
    translatingErrors(m_library, [&] {
        SQLite::Database& database = m_library.connection();
        const Snapshot snapshot(database);
        RecordReader reader(database, m_library.variants());
        const FilterSql sql = sqlOf(filter);
        SQLite::Statement accepted(database, "SELECT g.id FROM games AS g WHERE g.id IN (SELECT value FROM"
                                             " json_each(?)) AND " +
                                                 sql.where + " ORDER BY g.id");
        forEntries(database, position.key(), [&](std::span<const PositionEntry> entries, bool) {
            Query rows(accepted, jsonOf(entries));
            sql.bind(accepted);
            auto entry = entries.begin();
            while (rows.next()) {
                const GameId game = rows.integer();
                while (entry != entries.end() && entry->place.game < game)
                    ++entry;
                std::optional<GameTree> tree;
                for (; entry != entries.end() && entry->place.game == game; ++entry) {
                    if (!tree) tree = reader.read(game);
                    if (isLine(*entry)) continue;
                    const NodeId node = NodeId::fromNumber(entry->place.node);
                    if (!tree || !tree->contains(node) || !isSame(tree->position(node), position)) continue;
                    if (!found({{game, node}, tree->depth(node)})) return false;
                }
            }
            return true;
        });
    });
}

// --- patterns

namespace {

/// The pattern with the changes that it allows: turned, mirrored, both.
std::vector<PiecePattern> formsOf(const PiecePattern& pattern, BoardSize size) {
    const auto changed = [&](bool turns, bool mirrors) {
        PiecePattern form;
        form.sideToMove = pattern.sideToMove;
        if (turns && form.sideToMove) form.sideToMove = opponent(*form.sideToMove);
        for (PiecePattern::Cell cell : pattern.cells) {
            int file = size.fileOf(cell.square);
            int rank = size.rankOf(cell.square);
            if (turns) {
                file = size.files - 1 - file;
                rank = size.ranks - 1 - rank;
                if (cell.piece) cell.piece->side = opponent(cell.piece->side);
            }
            if (mirrors) file = size.files - 1 - file;
            cell.square = size.square(file, rank);
            form.cells.push_back(cell);
        }
        return form;
    };
    std::vector<PiecePattern> forms;
    for (const bool turns : {false, true})
        for (const bool mirrors : {false, true})
            if ((!turns || pattern.alsoTurned) && (!mirrors || pattern.alsoMirrored))
                forms.push_back(changed(turns, mirrors));
    return forms;
}

bool matchesForm(const PiecePattern& form, const AnyPosition& position) {
    if (form.sideToMove && *form.sideToMove != position.sideToMove()) return false;
    return std::all_of(form.cells.begin(), form.cells.end(), [&](const PiecePattern::Cell& cell) {
        return position.pieceAt(cell.square) == cell.piece;
    });
}

bool matchesAny(const std::vector<PiecePattern>& forms, const AnyPosition& position) {
    return std::any_of(forms.begin(), forms.end(),
                       [&](const PiecePattern& form) { return matchesForm(form, position); });
}

} // namespace

std::optional<AnyPosition> mirrorImageOf(const AnyPosition& position) {
    const BoardSize size = position.spec().size;
    const auto mirrored = [&](Square square) {
        return size.square(size.files - 1 - size.fileOf(square), size.rankOf(square));
    };
    const Setup setup = position.toSetup();
    Setup image = setup;
    for (int i = 0; i < size.squares(); ++i)
        image.at(mirrored(Square::at(i))) = setup.at(Square::at(i));
    auto result = AnyPosition::fromSetup(image, position.variant());
    if (!result) return std::nullopt;
    // Moves by destination are enough to tell: pieces that are not symmetric move elsewhere.
    const auto destinations = [](const AnyPosition& of, const auto& map) {
        std::vector<Square> squares;
        for (const Move& move : of.legalMoves())
            squares.push_back(map(destinationOf(move)));
        std::sort(squares.begin(), squares.end());
        return squares;
    };
    if (destinations(position, mirrored) !=
        destinations(result.value(), [](Square square) { return square; }))
        return std::nullopt;
    return std::move(result).value();
}

bool PiecePattern::matches(const AnyPosition& position) const {
    return matchesAny(formsOf(*this, position.spec().size), position);
}

void LibrarySearch::findPattern(const PiecePattern& pattern, const std::shared_ptr<const Variant>& variant,
                                const GameFilter& filter,
                                const std::function<bool(const FoundPosition&)>& found,
                                const std::function<bool(std::int64_t, std::int64_t)>& progress) const {
    const GameFilter ofVariant =
        filterOf({.field = GameField::Variant, .text = variant->spec().id, .isExact = true});
    const auto ids = games(bothOf(ofVariant, filter), {.by = GameOrder::By::Added, .isDescending = false});
    const auto forms = formsOf(pattern, variant->spec().size);
    // This thread reads games and tells what was found, others look through them.
    const auto hitsOf = [&forms](const std::vector<RecordReader::PackedGame>& games) {
        std::vector<FoundPosition> hits;
        for (const RecordReader::PackedGame& game : games) {
            std::optional<NodeId> first;
            const auto tree = game.unpack([&](NodeId node, const AnyPosition& position) {
                if (!first && matchesAny(forms, position)) first = node;
            });
            if (tree && first) hits.push_back({{game.id, *first}, tree->depth(*first)});
        }
        return hits;
    };
    translatingErrors(m_library, [&] {
        constexpr std::size_t Step = 256;
        const std::size_t threads = std::max(1U, std::thread::hardware_concurrency());
        SQLite::Database& database = m_library.connection();
        const Snapshot snapshot(database);
        RecordReader reader(database, m_library.variants());
        const auto tell = [&](std::size_t games) {
            return !progress ||
                   progress(static_cast<std::int64_t>(games), static_cast<std::int64_t>(ids.size()));
        };
        std::deque<std::future<std::vector<FoundPosition>>> parts; // in the order of the games
        std::size_t done = 0;
        const auto finishFirst = [&] {
            const auto hits = parts.front().get();
            parts.pop_front();
            done = std::min(done + Step, ids.size());
            return std::all_of(hits.begin(), hits.end(), found) && tell(done);
        };
        if (!tell(0)) return;
        for (std::size_t i = 0; i < ids.size(); i += Step) {
            std::vector<RecordReader::PackedGame> games;
            for (std::size_t j = i; j < std::min(i + Step, ids.size()); ++j)
                if (auto game = reader.readPacked(ids[j])) games.push_back(std::move(*game));
            if (parts.size() == threads && !finishFirst()) return;
            parts.push_back(std::async(std::launch::async, hitsOf, std::move(games)));
        }
        while (!parts.empty())
            if (!finishFirst()) return;
    });
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

std::vector<std::vector<GameId>> LibrarySearch::duplicates(const GameFilter& filter) const {
    return translatingErrors(m_library, [&] {
        const FilterSql sql = sqlOf(filter);
        SQLite::Statement statement(
            m_library.connection(),
            "SELECT g.line, g.id FROM games AS g WHERE g.line IN (SELECT line FROM "
            "games WHERE line IS NOT NULL"
            " AND deleted_at IS NULL AND ply_count > 0 GROUP BY line HAVING count(*) > 1) AND " +
                sql.where + " ORDER BY g.line, g.id");
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

namespace {

/// Columns and conditions of LibrarySearch::results. `subject` is the side of the player who sees the results.
struct ResultsSql {
    std::string subject;
    std::string name;
    std::string where;
};

ResultsSql resultsSqlOf(ResultsBy by, bool hasPlayer, ResultsOf of) {
    const std::string againstComputer = "((g.first_level IS NULL) <> (g.second_level IS NULL)"
                                        " AND g.first_engine_ms IS NULL AND g.second_engine_ms IS NULL)";
    ResultsSql sql;
    sql.subject = hasPlayer ? "CASE WHEN g.first_name = (SELECT id FROM texts WHERE text = :player)"
                              " THEN 'first' ELSE 'second' END"
                            : "CASE WHEN " + againstComputer +
                                  " AND g.first_level IS NOT NULL THEN 'second' ELSE 'first' END";
    sql.where =
        hasPlayer ? " AND (SELECT id FROM texts WHERE text = :player) IN (g.first_name, g.second_name)" : "";
    if (of == ResultsOf::FirstPlayer) sql.subject = "'first'";
    if (of == ResultsOf::AgainstComputer) sql.where += " AND " + againstComputer;
    switch (by) {
    case ResultsBy::Variant: sql.name = "g.variant"; break;
    case ResultsBy::Side: sql.name = sql.subject; break;
    case ResultsBy::Opponent:
        sql.name = "(SELECT text FROM texts WHERE id = CASE " + sql.subject +
                   " WHEN 'first' THEN g.second_name ELSE g.first_name END)";
        break;
    case ResultsBy::Level:
        sql.name = "CAST(coalesce(g.first_level, g.second_level) AS TEXT)";
        sql.where += " AND " + againstComputer;
        break;
    case ResultsBy::Clock:
        sql.name = "CASE " + sql.subject + " WHEN 'first' THEN g.first_clock ELSE g.second_clock END";
        break;
    case ResultsBy::Year: sql.name = "CAST(g.day / 10000 AS TEXT)"; break;
    case ResultsBy::Reason: sql.name = "coalesce(g.reason, '')"; break;
    }
    return sql;
}

} // namespace

std::optional<EndReason> endReasonNamed(std::string_view word) { return reasonFor(word); }

std::vector<ResultCounts> LibrarySearch::results(ResultsBy by, const GameFilter& filter,
                                                 std::optional<std::string> player, ResultsOf of) const {
    return translatingErrors(m_library, [&] {
        const FilterSql sql = sqlOf(filter);
        const ResultsSql columns = resultsSqlOf(by, player.has_value(), of);
        SQLite::Statement statement(
            m_library.connection(),
            "SELECT name, count(*) AS n, sum(result IS subject), sum(result IS 'draw'),"
            " sum(result IS NOT NULL AND result <> subject AND result <> 'draw') FROM (SELECT " +
                columns.name + " AS name, " + columns.subject +
                " AS subject, g.result AS result FROM games AS g WHERE " + sql.where + columns.where +
                ") GROUP BY name ORDER BY n DESC, name");
        std::vector<ResultCounts> results;
        Query rows(statement);
        sql.bind(statement);
        if (player) statement.bind(":player", *player);
        while (rows.next()) {
            ResultCounts counts{.name = rows.optionalText().value_or("")};
            counts.games = rows.integer();
            counts.wins = rows.integer();
            counts.draws = rows.integer();
            counts.losses = rows.integer();
            results.push_back(std::move(counts));
        }
        return results;
    });
}

std::vector<LibrarySearch::PlayerCount> LibrarySearch::players(std::string_view words, int limit) const {
    return translatingErrors(m_library, [&] {
        const std::string query = matchQuery(words);
        std::string text =
            "SELECT t.text, (SELECT count(*) FROM games WHERE first_name = t.id AND deleted_at IS NULL) +"
            " (SELECT count(*) FROM games WHERE second_name = t.id AND first_name <> t.id"
            " AND deleted_at IS NULL) AS n FROM texts AS t WHERE t.text <> ''";
        if (!query.empty()) text += " AND t.id IN (SELECT rowid FROM text_words WHERE text_words MATCH ?)";
        text += " AND n > 0 ORDER BY n DESC, t.text LIMIT " + std::to_string(limit);
        SQLite::Statement statement(m_library.connection(), text);
        if (!query.empty()) statement.bind(1, query);
        std::vector<PlayerCount> players;
        for (Query row(statement); row.next();) {
            std::string name = row.text();
            players.push_back({std::move(name), row.integer()});
        }
        return players;
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
