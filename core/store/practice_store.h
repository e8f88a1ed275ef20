// Puzzles of a library, and what the user has learnt of them.
#pragma once

#include "core/practice/player_rating.h"
#include "core/practice/puzzle.h"
#include "core/practice/schedule.h"
#include "core/store/library.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace komadai::core {

/// A card is anything that is practised at intervals; a puzzle has one, and so has a position of a repertoire in which the player
/// is to move. Ids are never used again.
using CardId = std::int64_t;

/// A puzzle with its card.
struct StoredPuzzle {
    CardId card = 0;
    Puzzle puzzle;
    Schedule schedule;
    PlayerRating rating; ///< its difficulty, from Puzzle::rating and then from the attempts
    int attempts = 0;
    friend bool operator==(const StoredPuzzle&, const StoredPuzzle&) = default;
};

/// Which puzzles are meant. An empty field means all.
struct PracticeFilter {
    std::string variant{}; ///< id
    std::vector<PuzzleKind> kinds{};
    std::optional<GameId> game{};               ///< only those from this game
    std::optional<std::vector<CardId>> cards{}; ///< only these
};

/// One time that a card was practised.
struct PracticeAttempt {
    CardId card = 0;
    PracticeResult result{};
    std::chrono::seconds time{};   ///< that it took, at least 0
    std::chrono::sys_seconds at{}; ///< when it was finished, UTC
    /// The user's own date then, for streaks and results by day: the caller knows the time zone.
    std::chrono::sys_days day{};
};

/// What an attempt has changed.
struct PracticeEffect {
    Schedule schedule;                      ///< of the card, afterwards
    PlayerRating playerBefore, playerAfter; ///< of the user in the variant
    /// Whether the ratings have changed: only the first attempt at a puzzle says something about strength, later ones about memory. A
    /// hint counts as half a solution.
    bool isRated = false;
};

/// How many puzzles there are.
struct PracticeCounts {
    int due = 0;    ///< were practised before, and are due
    int fresh = 0;  ///< were never tried
    int later = 0;  ///< were practised and are due later
    int learnt = 0; ///< of these: see Schedule::isLearnt
    std::optional<std::chrono::sys_seconds>
        nextDue{};    ///< the earliest time in the future; none if no card waits
    int unusable = 0; ///< puzzles that do not fit the rules of their variant; they are not among the others

    int all() const { return due + fresh + later; }
    friend bool operator==(const PracticeCounts&, const PracticeCounts&) = default;
};

/// The attempts of a day.
struct PracticeDay {
    std::chrono::sys_days day{};
    int solved = 0, withHint = 0, failed = 0;
    int fresh = 0;               ///< of all these: first attempts at a puzzle
    std::chrono::seconds time{}; ///< together

    int all() const { return solved + withHint + failed; }
    friend bool operator==(const PracticeDay&, const PracticeDay&) = default;
};

/// Runs without a break.
struct PracticeStreaks {
    int days = 0; ///< in a row with an attempt, up to today; if there is none today yet, up to yesterday
    int longestDays = 0; ///< ever
    int solved = 0;      ///< the last attempts, as far back as all were PracticeResult::Solved
    int mostSolved = 0;  ///< ever in a row
    friend bool operator==(const PracticeStreaks&, const PracticeStreaks&) = default;
};

/// The puzzles of a library. Each call is a transaction of its own and durable when it returns. One thread at a time, that of the
/// library. Every function can throw StorageError, and has then changed nothing.
///
/// Puzzles of variants that Library::variants() does not know are kept, but not counted and not returned. Those that the rules of their
/// variant do not allow any more are kept, but not returned; they count as PracticeCounts::unusable.
class PracticeStore {
public:
    /// The library must outlive the object.
    explicit PracticeStore(Library& library) : m_library(library) {}

    // --- puzzles

    /// Adds puzzles and returns the cards of those that are new, in their order. A position that is known already, with the same
    /// variant and rule options, is one puzzle: it stays as it was, also if it was removed. A source that names a game that does not
    /// exist loses the game and its node. Precondition: canBePlayed, for each.
    std::vector<CardId> add(std::span<const Puzzle> puzzles);
    /// The user does not want to see this puzzle again. It can be restored; its attempts still count.
    void remove(CardId card);
    void restore(CardId card);
    /// None if there is no such puzzle, or it cannot be used: see above. Also one that was removed.
    std::optional<StoredPuzzle> puzzle(CardId card) const;
    /// All puzzles of the filter that are not removed, in the order in which they were added. The problem is Damaged if one of
    /// them cannot be read.
    std::vector<StoredPuzzle> puzzles(const PracticeFilter& filter = {}) const;

    // --- practice

    /// The puzzle to practise now: of those that are due, the one that has been due longest; otherwise of the new ones the one whose
    /// rating is nearest to the user's rating in its variant, then the first one. None if nothing is due and nothing new, or
    /// if `withNew` is false and nothing is due. `except` is left out, so that a puzzle does not come twice in a row.
    std::optional<StoredPuzzle> next(const PracticeFilter& filter, std::chrono::sys_seconds now,
                                     bool withNew = true, std::optional<CardId> except = {}) const;
    /// Stores an attempt with its effect on the card and on the ratings, all or nothing. The problem is Damaged if there is no such
    /// card. Precondition: time is at least 0.
    PracticeEffect record(const PracticeAttempt& attempt);

    // --- figures

    /// The first call reads all puzzles, and later calls those that were added since.
    PracticeCounts counts(const PracticeFilter& filter, std::chrono::sys_seconds now) const;
    /// The ids of variants with puzzles, and their counts; sorted by id.
    std::vector<std::pair<std::string, PracticeCounts>> countsByVariant(std::chrono::sys_seconds now) const;
    /// Days with attempts, from `from` on, in ascending order. `variant` empty: all.
    std::vector<PracticeDay> days(std::chrono::sys_days from, const std::string& variant = {}) const;
    /// `variant` empty: all.
    PracticeStreaks streaks(std::chrono::sys_days today, const std::string& variant = {}) const;
    /// The user's rating; PlayerRating::ofBeginner() if nothing was rated.
    PlayerRating rating(const std::string& variant) const;

private:
    void setRemoved(CardId card, bool isRemoved);
    /// Changes the ratings of the user and of the puzzle by its first attempt. Within a transaction.
    void rate(const PracticeAttempt& attempt, const std::string& variant, PracticeEffect& effect);
    std::vector<std::pair<std::string, PracticeCounts>> countsByVariant(const PracticeFilter& filter,
                                                                        std::chrono::sys_seconds now) const;

    Library& m_library;
};

} // namespace komadai::core
