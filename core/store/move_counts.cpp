#include "core/store/move_counts.h"

#include "core/base/bytes.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace komadai::core::store {
namespace {

constexpr std::size_t DrawIndex = SideCount;
/// The row for all moves of a position.
constexpr std::uint64_t AllMoves = 0;

MoveCounts countsOf(const GameFacts& facts) {
    MoveCounts counts{.games = 1, .lastDay = facts.day};
    if (facts.result == DrawIndex) counts.draws = 1;
    if (facts.result && *facts.result < SideCount) counts.wins[*facts.result] = 1;
    if (facts.rating > 0) {
        counts.ratingSum = facts.rating;
        counts.rated = 1;
    }
    return counts;
}

} // namespace

std::optional<std::size_t> resultIndexOf(const std::optional<std::string>& word) {
    if (!word) return std::nullopt;
    return *word == "first" ? 0 : *word == "second" ? 1 : DrawIndex;
}

int meanRatingOf(std::optional<int> first, std::optional<int> second) {
    if (first && second) return static_cast<int>((std::int64_t{*first} + *second) / 2);
    return first.value_or(second.value_or(0));
}

std::string packFacts(const GameFacts& facts) {
    ByteWriter out;
    out.byte(facts.isCounted ? 1 : 0);
    out.byte(static_cast<std::uint8_t>(facts.result ? *facts.result + 1 : 0));
    out.number(static_cast<std::uint64_t>(facts.rating));
    out.number(static_cast<std::uint64_t>(facts.day));
    return std::move(out).sealed();
}

GameFacts readFacts(std::string_view bytes) {
    constexpr std::uint64_t Most = std::numeric_limits<int>::max();
    ByteReader in = ByteReader::ofSealed(bytes);
    GameFacts facts;
    facts.isCounted = in.byte() == 1;
    if (const std::uint64_t result = in.number(DrawIndex + 1); result > 0) facts.result = result - 1;
    facts.rating = static_cast<int>(in.number(Most));
    facts.day = static_cast<int>(in.number(Most));
    if (in.failed()) throw damage("the facts of a game cannot be read");
    return facts;
}

void MoveTally::add(GameId game, std::uint64_t move, const GameFacts& facts) {
    if (game != m_game) m_ofGame.clear();
    m_game = game;
    if (m_ofGame.empty()) m_counts.total.add(countsOf(facts));
    if (std::find(m_ofGame.begin(), m_ofGame.end(), move) != m_ofGame.end()) return;
    m_ofGame.push_back(move);
    m_counts.moves[move].add(countsOf(facts));
}

MoveCountTable::MoveCountTable(SQLite::Database& database)
    : m_database(database),
      m_find(database, "SELECT move, games, first_wins, second_wins, draws, rating_sum, rated, last_day"
                       " FROM move_counts WHERE key = ?"),
      m_has(database, "SELECT 1 FROM move_counts WHERE key = ? LIMIT 1"),
      m_change(database,
               "INSERT INTO move_counts (key, move, games, first_wins, second_wins, draws, rating_sum, rated,"
               " last_day) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
               " ON CONFLICT (key, move) DO UPDATE SET games = games + excluded.games,"
               " first_wins = first_wins + excluded.first_wins, second_wins = second_wins + "
               "excluded.second_wins,"
               " draws = draws + excluded.draws, rating_sum = rating_sum + excluded.rating_sum,"
               " rated = rated + excluded.rated, last_day = max(last_day, excluded.last_day)"),
      m_facts(database, "SELECT result, first_rating, second_rating, day, deleted_at IS NULL FROM games"
                        " WHERE id = ?"),
      m_waitingFacts(database, "SELECT old_facts FROM unindexed WHERE game = ?") {}

std::optional<PositionCounts> MoveCountTable::find(std::uint64_t key) {
    PositionCounts counts;
    bool isThere = false;
    for (Query row(m_find, static_cast<std::int64_t>(key)); row.next();) {
        isThere = true;
        const auto move = static_cast<std::uint64_t>(row.integer());
        MoveCounts of;
        of.games = row.integer();
        of.wins[0] = row.integer();
        of.wins[1] = row.integer();
        of.draws = row.integer();
        of.ratingSum = row.integer();
        of.rated = row.integer();
        of.lastDay = row.number(0, std::numeric_limits<int>::max());
        if (move == AllMoves)
            counts.total = of;
        else if (of.games > 0)
            counts.moves[move] = of;
    }
    return isThere ? std::optional(std::move(counts)) : std::nullopt;
}

void MoveCountTable::change(std::uint64_t key, std::uint64_t move, const MoveCounts& counts, int sign) {
    const auto signedOf = [&](std::int64_t number) { return number * sign; };
    Query(m_change, static_cast<std::int64_t>(key), static_cast<std::int64_t>(move), signedOf(counts.games),
          signedOf(counts.wins[0]), signedOf(counts.wins[1]), signedOf(counts.draws),
          signedOf(counts.ratingSum), signedOf(counts.rated), counts.lastDay)
        .run();
}

bool MoveCountTable::has(std::uint64_t key) { return Query(m_has, static_cast<std::int64_t>(key)).next(); }

void MoveCountTable::count(std::span<const PositionEntry> entries, const GameFacts& facts, int sign) {
    if (!facts.isCounted) return;
    std::vector<std::pair<std::uint64_t, std::uint64_t>> moves;
    for (const PositionEntry& entry : entries)
        if (entry.next != 0) moves.emplace_back(entry.place.key, entry.next);
    std::sort(moves.begin(), moves.end());
    moves.erase(std::unique(moves.begin(), moves.end()), moves.end()); // a game counts once for each move
    const MoveCounts counts = countsOf(facts);
    for (auto next = moves.begin(); next != moves.end();) {
        const std::uint64_t key = next->first;
        const auto end = std::find_if(next, moves.end(), [&](const auto& move) { return move.first != key; });
        if (has(key)) {
            change(key, AllMoves, counts, sign);
            for (; next != end; ++next)
                change(key, next->second, counts, sign);
        }
        next = end;
    }
}

void MoveCountTable::addPositions(std::vector<std::uint64_t> keys, PositionIndex& index) {
    std::erase_if(keys, [this](std::uint64_t key) { return has(key); });
    std::sort(keys.begin(), keys.end(), isKeyBefore);
    // This row says that the position is in the table, even when no game is left that played on from there.
    for (const std::uint64_t key : keys)
        change(key, AllMoves, {}, 1);
    std::uint64_t key = 0;
    MoveTally tally;
    const auto store = [&] {
        for (const auto& [move, counts] : tally.counts().moves)
            change(key, move, counts, 1);
        if (!tally.counts().moves.empty()) change(key, AllMoves, tally.counts().total, 1);
        tally = {};
    };
    index.find(keys, [&](const PositionEntry& entry) {
        if (entry.place.key != key) store();
        key = entry.place.key;
        if (entry.next == 0) return true;
        const GameFacts facts = indexedFactsOf(entry.place.game);
        if (facts.isCounted) tally.add(entry.place.game, entry.next, facts);
        return true;
    });
    store();
}

void MoveCountTable::recount(PositionIndex& index) {
    std::vector<std::uint64_t> keys;
    SQLite::Statement all(m_database, "SELECT DISTINCT key FROM move_counts");
    for (Query row(all); row.next();)
        keys.push_back(static_cast<std::uint64_t>(row.integer()));
    m_database.exec("DELETE FROM move_counts");
    addPositions(std::move(keys), index);
}

GameFacts MoveCountTable::factsOf(GameId game) {
    Query row(m_facts, game);
    if (!row.next()) return {};
    return readFactColumns(row);
}

GameFacts MoveCountTable::indexedFactsOf(GameId game) {
    if (Query row(m_waitingFacts, game); row.next())
        if (const std::string facts = row.blob(); !facts.empty()) return readFacts(facts);
    return factsOf(game);
}

GameFacts readFactColumns(Query& row) {
    constexpr int Most = std::numeric_limits<int>::max();
    GameFacts facts;
    facts.result = resultIndexOf(row.optionalText());
    const auto first = row.optionalNumber(1, Most);
    facts.rating = meanRatingOf(first, row.optionalNumber(1, Most));
    facts.day = row.number(0, Most);
    facts.isCounted = row.number(0, 1) == 1;
    return facts;
}

} // namespace komadai::core::store
