// When a card is practised again: spaced repetition.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace komadai::core {

/// How a card was solved.
enum class PracticeResult : std::uint8_t {
    Solved,   ///< at the first try, without help
    WithHint, ///< at the first try, after a hint
    Failed,   ///< a wrong move came first, or the solution was shown
};

/// The state of one card.
struct Schedule {
    double ease = 2.5;            ///< factor from one interval to the next, at least LeastEase
    int repetitions = 0;          ///< times in a row that it was solved
    std::chrono::days interval{}; ///< between the last time and `due`; 0 for a new card, and after a failure
    /// When it is to be practised again, UTC; none if it is new.
    std::optional<std::chrono::sys_seconds> due{};
    int lapses = 0; ///< times that it was failed after it had been solved

    bool isNew() const { return !due.has_value(); }
    bool isDue(std::chrono::sys_seconds now) const { return due && *due <= now; }
    /// Whether its interval has reached LearntInterval.
    bool isLearnt() const { return interval >= LearntInterval; }

    static constexpr double LeastEase = 1.3;
    /// Source: Anki calls cards with an interval of at least 21 days mature.
    static constexpr std::chrono::days LearntInterval{21};
    static constexpr std::chrono::days LongestInterval{3650};
    /// A failed card comes again after this time.
    static constexpr std::chrono::minutes RetryDelay{10};
    /// A card is due this much before its interval ends, so that it waits when one practises every day, now earlier, now later.
    static constexpr std::chrono::hours Tolerance{8};
    /// A solution that takes longer counts as one after a hesitation.
    static constexpr std::chrono::seconds QuickTime{20};
    friend bool operator==(const Schedule&, const Schedule&) = default;
};

/// The schedule after a card was practised at `now`, which took `time`.
///
/// Source: SM-2, P. A. Wozniak, "Application of a computer to improve the results obtained in working with the SuperMemo method"
/// (1990). The first interval is 1 day, the second 6 days, and each later one the one before times the ease. An answer of quality
/// q changes the ease by 0.1 - (5 - q) * (0.08 + (5 - q) * 0.02). Here q is 5 for a quick solution, 4 for a slow one, 3 with
/// a hint and 1 for a failure. After a failure the intervals begin anew, and the card is repeated on the same day. Different from
/// SM-2: a card that is solved before it is due keeps its interval and ease, since that shows little.
Schedule scheduleAfter(const Schedule& schedule, PracticeResult result, std::chrono::seconds time,
                       std::chrono::sys_seconds now);

} // namespace komadai::core
