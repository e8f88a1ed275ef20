#include "core/search/time_plan.h"

#include "core/search/score_scale.h"

#include <algorithm>
#include <cmath>

namespace komadai::core {
namespace {

using std::chrono::milliseconds;

/// Longer times are taken for this one, so that sums and products of times fit their types.
constexpr milliseconds LongestTime{1'000'000'000'000};

constexpr milliseconds ShortestSearch{1};

/// The moves to come usually cost one of so many parts of the overhead.
constexpr int UsualPartOfOverhead = 2;
/// A busy machine can take a few times the overhead for a move. So much stays on the clock where nothing else follows the main time, but
/// never more than half of it.
constexpr int ReserveInOverheads = 4;
/// Overhead is set aside for at most so many moves until the next time control.
constexpr int MostMovesToGo = 100;
/// The number of moves among which the time is divided falls by one every few plies.
constexpr int PliesPerMoveLess = 3;
/// No move takes a larger part of the main time than this, unless it is the last one before more time comes.
constexpr double LargestPart = 0.5;
/// The hard limit, in soft limits.
constexpr double HardFactor = 6;

/// A change of the best move counts for one, and less with each iteration.
constexpr double ChangeDecay = 0.6;
constexpr double LeastScaleOfScore = 0.85;
constexpr double MostScaleOfScore = 1.6;
constexpr double ScoreDecay = 0.5;
/// The part of a search that is usually below the best move.
constexpr double UsualEffort = 0.7;
/// The scale where all other moves are worse by far.
constexpr double ScaleOfOneSensibleMove = 0.4;
constexpr double SmallestScale = 0.1;
constexpr double LargestScale = 3;
/// A forced move is answered after so many iterations, which give it a score, or after this part of the soft limit.
constexpr int IterationsForForcedMove = 4;
constexpr double PartForForcedMove = 0.05;

milliseconds bounded(milliseconds time) { return std::clamp(time, milliseconds(0), LongestTime); }
milliseconds times(milliseconds time, double factor) {
    return milliseconds(static_cast<milliseconds::rep>(static_cast<double>(time.count()) * factor));
}

/// The number of moves that are expected until the end of the game.
int movesExpected(int ply, const SearchParameters& parameters) {
    return std::max(parameters.movesAtStart - std::max(ply, 0) / PliesPerMoveLess, parameters.fewestMoves);
}

double fromHundredths(int value) { return value / 100.0; }

} // namespace

TimePlan planTime(const MoverClock& clock, const SearchParameters& parameters) {
    const milliseconds overhead = bounded(clock.overhead);
    const milliseconds left = bounded(clock.left);
    const milliseconds byoyomi = bounded(clock.byoyomi);
    const milliseconds most = std::max(left + byoyomi - overhead, ShortestSearch);
    const int expected = movesExpected(clock.ply, parameters);
    const int toGo = std::min(clock.movesToGo.value_or(0), MostMovesToGo);
    const int moves = toGo > 0 ? std::min(toGo, expected) : expected;
    const int reserved = toGo > 0 ? toGo : expected; // moves whose overhead is set aside

    const bool isFollowed = byoyomi > milliseconds(0) || toGo > 0;
    const milliseconds reserve =
        isFollowed ? milliseconds(0) : std::min(ReserveInOverheads * overhead, left / 2);
    const milliseconds main = std::max(left - overhead - reserve, milliseconds(0));
    const milliseconds gain = bounded(clock.increment) - overhead / UsualPartOfOverhead - ShortestSearch;
    const milliseconds spendable =
        std::max(main + (reserved - 1) * std::min(gain, milliseconds(0)), milliseconds(0));
    const milliseconds gains = (moves - 1) * std::max(gain, milliseconds(0));
    const milliseconds share =
        std::min((spendable + gains) / moves, times(spendable, moves == 1 ? 1 : LargestPart));
    if (byoyomi > milliseconds(0) && share + byoyomi >= left) return {most, most, most};
    if (moves == 1) return {most, most, {}};

    const double part = LargestPart + (1 - LargestPart) / moves;
    const milliseconds hard = std::min(times(share, HardFactor), times(spendable, part)) + byoyomi;
    const milliseconds soft = std::clamp(share + byoyomi, ShortestSearch, most);
    return {soft, std::clamp(hard, soft, most), {}};
}

TimeKeeper::TimeKeeper(const TimePlan& plan, const SearchParameters& parameters)
    : m_plan(plan), m_parameters(parameters) {}

void TimeKeeper::note(const IterationNews& news) {
    const bool isFirst = m_iterations++ == 0;
    if (news.hasNewBest) m_hasOneSensibleMove = false;
    m_changes = m_changes * ChangeDecay + (news.hasNewBest && !isFirst ? 1 : 0);
    const bool isDecided = scale::isDecided(news.score);
    m_fall = m_usualScore && !isDecided ? *m_usualScore - news.score : 0;
    if (!isDecided) m_usualScore = std::lerp(news.score, m_usualScore.value_or(news.score), ScoreDecay);
    m_effort = news.effort;
}

double TimeKeeper::scale() const {
    double scale =
        fromHundredths(m_parameters.scaleWhenStable) + fromHundredths(m_parameters.scaleOfChange) * m_changes;
    scale *= std::clamp(1 + m_fall / m_parameters.fallForTwice, LeastScaleOfScore, MostScaleOfScore);
    if (m_effort) scale *= 1 + fromHundredths(m_parameters.effortSlope) * (UsualEffort - *m_effort);
    if (m_hasOneSensibleMove) scale *= ScaleOfOneSensibleMove;
    return std::clamp(scale, SmallestScale, LargestScale);
}

milliseconds TimeKeeper::lastStart() const { return after(fromHundredths(m_parameters.lastStart)); }
milliseconds TimeKeeper::end() const { return after(fromHundredths(m_parameters.lastEnd)); }

bool TimeKeeper::dependsOnOtherMoves(milliseconds elapsed) const {
    return !m_hasOneSensibleMove && elapsed < lastStart() &&
           elapsed >= after(fromHundredths(m_parameters.lastStart) * ScaleOfOneSensibleMove);
}

milliseconds TimeKeeper::after(double part) const {
    if (m_isForced)
        return m_iterations >= IterationsForForcedMove ? milliseconds(0)
                                                       : times(m_plan.soft, PartForForcedMove);
    return std::max(times(m_plan.soft, scale() * part), free());
}

} // namespace komadai::core
