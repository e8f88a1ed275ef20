#include "core/store/practice_store.h"

#include "core/practice/puzzle_file.h"
#include "core/store/card_rows.h"
#include "core/store/position_entries.h"
#include "core/store/query.h"
#include "core/store/storage_errors.h"
#include "core/store/unusable_puzzles.h"

#include <algorithm>
#include <map>

namespace komadai::core {
namespace {

using store::MostInt;
using store::Query;
using store::readSchedule;
using store::rulesOf;
using store::ScheduleColumns;
using store::secondsOf;
using store::timeOf;

/// Of the rating of a new puzzle: its estimate is rough, but not a guess.
constexpr double EstimateDeviation = 200;

// --- values in rows

std::int64_t numberOf(std::chrono::sys_days day) { return day.time_since_epoch().count(); }

/// For the ratings: a hint is half a solution.
double scoreOf(PracticeResult result) {
    switch (result) {
    case PracticeResult::Solved: return 1;
    case PracticeResult::WithHint: return 0.5;
    case PracticeResult::Failed: break;
    }
    return 0;
}

PlayerRating readRating(Query& row) {
    PlayerRating rating;
    rating.rating = row.real();
    rating.deviation = row.real();
    rating.volatility = row.real();
    rating.ratedAt = timeOf(row.optionalInteger());
    return rating;
}

// --- puzzles in rows

const std::string SelectPuzzles =
    "SELECT c.id, " + std::string(ScheduleColumns) +
    ", p.rating, p.deviation, p.volatility, p.rated_at, (SELECT count(*) FROM attempts WHERE card = c.id),"
    " p.game, p.node, p.puzzle FROM cards AS c JOIN puzzles AS p ON p.card = c.id ";

/// Whether a puzzle cannot be read because its variant is unknown, or has other rules than when it was stored.
bool isOfOtherRules(const PuzzleFile& file) {
    using Kind = PuzzleProblem::Kind;
    return file.puzzles.size() != 1 &&
           std::any_of(file.problems.begin(), file.problems.end(), [](const PuzzleProblem& problem) {
               return problem.kind == Kind::UnknownVariant || problem.kind == Kind::UnknownRuleOption ||
                      problem.kind == Kind::BadPosition || problem.kind == Kind::GameIsOver ||
                      problem.kind == Kind::BadMove || problem.kind == Kind::IllegalMove;
           });
}

/// The puzzle of a row; none if its variant is unknown, or has other rules now.
std::optional<StoredPuzzle> readPuzzle(Query& row, const VariantFinder& variants) {
    const CardId card = row.integer();
    const Schedule schedule = readSchedule(row);
    const PlayerRating rating = readRating(row);
    const int attempts = row.number(0, MostInt);
    const auto game = row.optionalInteger();
    const auto node = row.optionalInteger();
    PuzzleFile file = readPuzzles(row.text(), variants);
    if (file.puzzles.size() == 1) {
        Puzzle& puzzle = file.puzzles.front();
        puzzle.source.game = game;
        if (node) puzzle.source.node = NodeId::fromNumber(static_cast<std::uint32_t>(*node));
        return StoredPuzzle{card, std::move(puzzle), schedule, rating, attempts};
    }
    if (!isOfOtherRules(file)) throw store::damage("a puzzle");
    return std::nullopt;
}

/// For json_each.
std::string listOf(const std::vector<CardId>& cards) {
    store::IdList ids;
    for (const CardId card : cards)
        ids.add(card);
    return ids.take();
}

/// The puzzles that cannot be used, as a list for json_each. A damaged puzzle is not among them: `next` reports it.
std::string unusablePuzzles(const Library& library) {
    store::UnusablePuzzles& known = library.unusablePuzzles();
    SQLite::Statement select(library.connection(),
                             "SELECT card, puzzle FROM puzzles WHERE card > ? ORDER BY card");
    for (Query row(select, known.checkedUpTo); row.next();) {
        const CardId card = row.integer();
        if (isOfOtherRules(readPuzzles(row.text(), library.variants()))) known.cards.push_back(card);
        known.checkedUpTo = card;
    }
    return listOf(known.cards);
}

/// A condition on cards `c` and puzzles `p` with the parameters 1 to 4, see FilterValues.
const std::string IsWanted = " WHERE c.is_removed = 0 AND (?1 = '' OR c.variant = ?1)"
                             " AND instr(?2, ' ' || p.kind || ' ') > 0 AND (?3 IS NULL OR p.game = ?3)"
                             " AND (?4 IS NULL OR c.id IN (SELECT value FROM json_each(?4)))";

/// A condition on cards `c` with the list of unusablePuzzles as the parameter 5.
const std::string IsUnusable = "c.id IN (SELECT value FROM json_each(?5))";

struct FilterValues {
    explicit FilterValues(const PracticeFilter& filter) : variant(filter.variant), game(filter.game) {
        if (filter.cards) cards = listOf(*filter.cards);
        for (std::size_t i = 0; i < PuzzleKindCount; ++i) {
            const auto kind = static_cast<PuzzleKind>(i);
            const bool isIn = std::find(filter.kinds.begin(), filter.kinds.end(), kind) != filter.kinds.end();
            if (filter.kinds.empty() || isIn) kinds.append(nameOf(kind)).append(" ");
        }
    }

    std::string variant;
    std::string kinds = " "; ///< their names with blanks around them
    std::optional<GameId> game;
    std::optional<std::string> cards;
};

/// The first puzzle that can be used.
std::optional<StoredPuzzle> firstOf(Query& rows, const VariantFinder& variants) {
    while (rows.next())
        if (auto puzzle = readPuzzle(rows, variants)) return puzzle;
    return std::nullopt;
}

PlayerRating ratingOf(SQLite::Database& database, const std::string& variant) {
    SQLite::Statement select(database, "SELECT rating, deviation, volatility, rated_at FROM player_ratings"
                                       " WHERE variant = ?");
    Query row(select, variant);
    return row.next() ? readRating(row) : PlayerRating::ofBeginner();
}

// --- streaks

/// Runs of days: `days` is ascending, each once.
void countDays(const std::vector<std::int64_t>& days, std::int64_t today, PracticeStreaks& streaks) {
    int run = 0;
    for (std::size_t i = 0; i < days.size(); ++i) {
        run = i > 0 && days[i] == days[i - 1] + 1 ? run + 1 : 1;
        streaks.longestDays = std::max(streaks.longestDays, run);
    }
    if (!days.empty() && days.back() >= today - 1) streaks.days = run;
}

} // namespace

std::vector<CardId> PracticeStore::add(std::span<const Puzzle> puzzles) {
    return store::translatingErrors(m_library, [&] {
        const VariantFinder& variants = m_library.variants();
        SQLite::Database& database = m_library.connection();
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        SQLite::Statement known(database, "SELECT 1 FROM puzzles AS p JOIN cards AS c ON c.id = p.card"
                                          " WHERE p.position = ? AND p.rules = ? AND c.variant = ?");
        SQLite::Statement addCard(database, store::InsertCard);
        SQLite::Statement addPuzzle(
            database,
            "INSERT INTO puzzles (card, rules, position, puzzle, kind, game, node, rating, deviation,"
            " volatility) VALUES (?1, ?2, ?3, ?4, ?5, (SELECT id FROM games WHERE id = ?6),"
            " iif(EXISTS (SELECT 1 FROM games WHERE id = ?6), ?7, NULL), ?8, ?9, ?10)");
        std::vector<CardId> cards;
        for (const Puzzle& puzzle : puzzles) {
            const std::string& variant = puzzle.variant().id;
            const std::string rules = rulesOf(puzzle.variant(), variants), position = positionText(puzzle);
            if (Query(known, position, rules, variant).next()) continue;
            Query(addCard, variant, Schedule().ease).run();
            const auto node = puzzle.source.node;
            cards.push_back(database.getLastInsertRowid());
            Query(addPuzzle, cards.back(), rules, position, formatPuzzle(puzzle, variants),
                  std::string(nameOf(puzzle.kind)), puzzle.source.game,
                  node ? std::optional<std::int64_t>(node->number()) : std::nullopt,
                  static_cast<double>(puzzle.rating), EstimateDeviation, PlayerRating().volatility)
                .run();
        }
        transaction.commit();
        return cards;
    });
}

void PracticeStore::remove(CardId card) { setRemoved(card, true); }
void PracticeStore::restore(CardId card) { setRemoved(card, false); }

void PracticeStore::setRemoved(CardId card, bool isRemoved) {
    store::translatingErrors(m_library, [&] {
        SQLite::Statement update(m_library.connection(), "UPDATE cards SET is_removed = ?2 WHERE id = ?1");
        Query(update, card, isRemoved ? 1 : 0).run();
    });
}

std::optional<StoredPuzzle> PracticeStore::puzzle(CardId card) const {
    return store::translatingErrors(m_library, [&] {
        SQLite::Statement select(m_library.connection(), SelectPuzzles + "WHERE c.id = ?");
        Query row(select, card);
        return firstOf(row, m_library.variants());
    });
}

std::vector<StoredPuzzle> PracticeStore::puzzles(const PracticeFilter& filter) const {
    return store::translatingErrors(m_library, [&] {
        SQLite::Statement select(m_library.connection(), SelectPuzzles + IsWanted + " ORDER BY c.id");
        const FilterValues wanted(filter);
        std::vector<StoredPuzzle> puzzles;
        for (Query row(select, wanted.variant, wanted.kinds, wanted.game, wanted.cards); row.next();)
            if (auto puzzle = readPuzzle(row, m_library.variants())) puzzles.push_back(std::move(*puzzle));
        return puzzles;
    });
}

std::optional<StoredPuzzle> PracticeStore::next(const PracticeFilter& filter, std::chrono::sys_seconds now,
                                                bool withNew, std::optional<CardId> except) const {
    return store::translatingErrors(m_library, [&] {
        SQLite::Database& database = m_library.connection();
        const store::Snapshot snapshot(database);
        const FilterValues wanted(filter);
        SQLite::Statement due(database, SelectPuzzles + IsWanted +
                                            " AND c.id IS NOT ?5 AND c.due <= ?6 ORDER BY c.due, c.id");
        Query dueRows(due, wanted.variant, wanted.kinds, wanted.game, wanted.cards, except, secondsOf(now));
        auto found = firstOf(dueRows, m_library.variants());
        if (found || !withNew) return found;
        SQLite::Statement fresh(
            database, SelectPuzzles + "LEFT JOIN player_ratings AS r ON r.variant = c.variant" + IsWanted +
                          " AND c.id IS NOT ?5 AND c.due IS NULL"
                          " ORDER BY abs(p.rating - coalesce(r.rating, ?6)), c.id");
        Query freshRows(fresh, wanted.variant, wanted.kinds, wanted.game, wanted.cards, except,
                        PlayerRating().rating);
        return firstOf(freshRows, m_library.variants());
    });
}

PracticeEffect PracticeStore::record(const PracticeAttempt& attempt) {
    return store::translatingErrors(m_library, [&] {
        SQLite::Database& database = m_library.connection();
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        std::string variant;
        Schedule schedule;
        bool isFirst = false;
        {
            SQLite::Statement select(
                database, "SELECT c.variant, NOT EXISTS (SELECT 1 FROM attempts WHERE card = c.id), " +
                              std::string(ScheduleColumns) + " FROM cards AS c WHERE c.id = ?");
            Query row(select, attempt.card);
            if (!row.next()) throw store::damage("no such card");
            variant = row.text();
            isFirst = row.number(0, 1) == 1;
            schedule = readSchedule(row);
        }
        PracticeEffect effect;
        effect.schedule = scheduleAfter(schedule, attempt.result, attempt.time, attempt.at);
        SQLite::Statement setSchedule(database,
                                      "UPDATE cards SET ease = ?2, repetitions = ?3, interval_days = ?4,"
                                      " due = ?5, lapses = ?6 WHERE id = ?1");
        Query(setSchedule, attempt.card, effect.schedule.ease, effect.schedule.repetitions,
              static_cast<std::int64_t>(effect.schedule.interval.count()), secondsOf(effect.schedule.due),
              effect.schedule.lapses)
            .changeOne();
        SQLite::Statement add(database, "INSERT INTO attempts (card, result, seconds, at, day, is_first)"
                                        " VALUES (?, ?, ?, ?, ?, ?)");
        Query(add, attempt.card, static_cast<int>(attempt.result),
              static_cast<std::int64_t>(attempt.time.count()), secondsOf(attempt.at), numberOf(attempt.day),
              isFirst ? 1 : 0)
            .run();
        effect.playerBefore = effect.playerAfter = ratingOf(database, variant);
        if (isFirst) rate(attempt, variant, effect);
        transaction.commit();
        return effect;
    });
}

void PracticeStore::rate(const PracticeAttempt& attempt, const std::string& variant, PracticeEffect& effect) {
    SQLite::Database& database = m_library.connection();
    PlayerRating puzzle;
    {
        SQLite::Statement select(
            database, "SELECT rating, deviation, volatility, rated_at FROM puzzles WHERE card = ?");
        Query row(select, attempt.card);
        if (!row.next()) return; // a card of another kind
        puzzle = readRating(row);
    }
    const double score = scoreOf(attempt.result);
    effect.isRated = true;
    effect.playerAfter = ratingAfter(effect.playerBefore, puzzle, score, attempt.at);
    const PlayerRating puzzleAfter = ratingAfter(puzzle, effect.playerBefore, 1 - score, attempt.at);
    SQLite::Statement setPlayer(database,
                                "INSERT OR REPLACE INTO player_ratings"
                                " (variant, rating, deviation, volatility, rated_at) VALUES (?, ?, ?, ?, ?)");
    const PlayerRating& player = effect.playerAfter;
    Query(setPlayer, variant, player.rating, player.deviation, player.volatility, secondsOf(player.ratedAt))
        .run();
    SQLite::Statement setPuzzle(database, "UPDATE puzzles SET rating = ?2, deviation = ?3, volatility = ?4,"
                                          " rated_at = ?5 WHERE card = ?1");
    Query(setPuzzle, attempt.card, puzzleAfter.rating, puzzleAfter.deviation, puzzleAfter.volatility,
          secondsOf(puzzleAfter.ratedAt))
        .changeOne();
}

std::vector<std::pair<std::string, PracticeCounts>>
PracticeStore::countsByVariant(const PracticeFilter& filter, std::chrono::sys_seconds now) const {
    return store::translatingErrors(m_library, [&] {
        SQLite::Database& database = m_library.connection();
        const store::Snapshot snapshot(database);
        const FilterValues wanted(filter);
        const std::string unusable = unusablePuzzles(m_library);
        const std::string ofWanted = " FROM cards AS c JOIN puzzles AS p ON p.card = c.id" + IsWanted;
        std::map<std::string, PracticeCounts> all;
        SQLite::Statement usable(database, "SELECT c.variant, " + store::countColumns(6, 7) + ofWanted +
                                               " AND NOT " + IsUnusable + " GROUP BY c.variant");
        Query row(usable, wanted.variant, wanted.kinds, wanted.game, wanted.cards, unusable, secondsOf(now),
                  static_cast<std::int64_t>(Schedule::LearntInterval.count()));
        while (row.next()) {
            std::string variant = row.text();
            all.emplace(std::move(variant), store::readCounts(row));
        }
        SQLite::Statement others(database, "SELECT c.variant, count(*)" + ofWanted + " AND " + IsUnusable +
                                               " GROUP BY c.variant");
        Query other(others, wanted.variant, wanted.kinds, wanted.game, wanted.cards, unusable);
        while (other.next()) {
            const std::string variant = other.text();
            all[variant].unusable = other.number(0, MostInt);
        }
        std::erase_if(all, [&](const auto& counts) { return !m_library.variants()(counts.first); });
        return std::vector<std::pair<std::string, PracticeCounts>>(all.begin(), all.end());
    });
}

PracticeCounts PracticeStore::counts(const PracticeFilter& filter, std::chrono::sys_seconds now) const {
    PracticeCounts sum;
    for (const auto& [variant, counts] : countsByVariant(filter, now)) {
        sum.due += counts.due;
        sum.fresh += counts.fresh;
        sum.later += counts.later;
        sum.learnt += counts.learnt;
        sum.unusable += counts.unusable;
        if (counts.nextDue)
            sum.nextDue = sum.nextDue ? std::min(*sum.nextDue, *counts.nextDue) : counts.nextDue;
    }
    return sum;
}

std::vector<std::pair<std::string, PracticeCounts>>
PracticeStore::countsByVariant(std::chrono::sys_seconds now) const {
    return countsByVariant(PracticeFilter(), now);
}

std::vector<PracticeDay> PracticeStore::days(std::chrono::sys_days from, const std::string& variant) const {
    return store::translatingErrors(m_library, [&] {
        SQLite::Statement select(
            m_library.connection(),
            "SELECT a.day, sum(a.result = 0), sum(a.result = 1), sum(a.result = 2), sum(a.is_first), "
            "sum(a.seconds)"
            " FROM attempts AS a JOIN cards AS c ON c.id = a.card"
            " WHERE a.day >= ?1 AND (?2 = '' OR c.variant = ?2) GROUP BY a.day ORDER BY a.day");
        std::vector<PracticeDay> days;
        for (Query row(select, numberOf(from), variant); row.next();) {
            PracticeDay day;
            day.day = std::chrono::sys_days(std::chrono::days(row.integer()));
            day.solved = row.number(0, MostInt);
            day.withHint = row.number(0, MostInt);
            day.failed = row.number(0, MostInt);
            day.fresh = row.number(0, MostInt);
            day.time = std::chrono::seconds(row.integer());
            days.push_back(day);
        }
        return days;
    });
}

PracticeStreaks PracticeStore::streaks(std::chrono::sys_days today, const std::string& variant) const {
    return store::translatingErrors(m_library, [&] {
        SQLite::Database& database = m_library.connection();
        const store::Snapshot snapshot(database);
        const std::string ofVariant =
            " FROM attempts AS a JOIN cards AS c ON c.id = a.card WHERE (?1 = '' OR c.variant = ?1)";
        PracticeStreaks streaks;
        SQLite::Statement selectDays(database, "SELECT DISTINCT a.day" + ofVariant + " ORDER BY a.day");
        std::vector<std::int64_t> days;
        for (Query row(selectDays, variant); row.next();)
            days.push_back(row.integer());
        countDays(days, numberOf(today), streaks);
        SQLite::Statement selectResults(database, "SELECT a.result" + ofVariant + " ORDER BY a.id");
        for (Query row(selectResults, variant); row.next();) {
            const bool isSolved = row.number(0, 2) == static_cast<int>(PracticeResult::Solved);
            streaks.solved = isSolved ? streaks.solved + 1 : 0;
            streaks.mostSolved = std::max(streaks.mostSolved, streaks.solved);
        }
        return streaks;
    });
}

PlayerRating PracticeStore::rating(const std::string& variant) const {
    return store::translatingErrors(m_library, [&] { return ratingOf(m_library.connection(), variant); });
}

} // namespace komadai::core
