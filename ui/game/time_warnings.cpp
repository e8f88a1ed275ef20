#include "ui/game/time_warnings.h"

#include <algorithm>

namespace komadai::ui {
namespace {

using std::chrono::milliseconds;

int lowTimesReached(const core::GameClock& clock, core::Instant now) {
    constexpr auto& LowTimes = TimeWarnings::LowTimes;
    const auto until = clock.untilFlag(clock.mover(), now);
    if (!until) return 0;
    return static_cast<int>(
        std::count_if(LowTimes.begin(), LowTimes.end(), [&](auto low) { return *until <= low; }));
}

/// The seconds that the mover has left where they are counted, rounded up; otherwise 0.
int countedSecond(const core::GameClock& clock, core::Instant now) {
    const core::TimeControl& control = clock.control(clock.mover());
    const core::TimeLeft left = clock.left(clock.mover(), now);
    const bool isBeforePeriods = control.periods > 0 && left.main.count() > 0;
    if (control.increment.count() > 0 || isBeforePeriods) return 0;
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(left.main + left.period);
    return seconds <= TimeWarnings::CountedTime ? static_cast<int>(seconds.count()) : 0;
}

/// None where no seconds are counted in this turn.
std::optional<milliseconds> untilNextSecond(const core::GameClock& clock, core::Instant now) {
    constexpr milliseconds Second = std::chrono::seconds(1), Least{1};
    const core::TimeControl& control = clock.control(clock.mover());
    if (!control.isTimed() || control.increment.count() > 0) return std::nullopt;
    const core::TimeLeft left = clock.left(clock.mover(), now);
    const milliseconds rest = left.main + left.period; // of the first period, too
    constexpr milliseconds Counted = TimeWarnings::CountedTime;
    return rest > Counted ? rest - Counted : (rest - Least) % Second + Least;
}

} // namespace

void TimeWarnings::beginTurn(const core::GameClock& clock, core::Instant now) {
    const core::Side mover = clock.mover();
    m_low = lowTimesReached(clock, now);
    m_counted = countedSecond(clock, now);
    if (clock.control(mover).periods == 0)
        m_low = std::max(m_low, m_lowBefore[static_cast<std::size_t>(core::indexOf(mover))]);
}

void TimeWarnings::endTurn(const core::GameClock& clock) {
    m_lowBefore[static_cast<std::size_t>(core::indexOf(clock.mover()))] = m_low;
}

TimeWarnings::News TimeWarnings::update(const core::GameClock& clock, core::Instant now) {
    const int reached = lowTimesReached(clock, now);
    const int second = countedSecond(clock, now);
    News news;
    if (reached > m_low)
        news.low = LowTimes[static_cast<std::size_t>(reached - 1)];
    else if (second > 0 && second != m_counted)
        news.second = second;
    m_low = std::max(m_low, reached);
    m_counted = second;
    return news;
}

std::optional<milliseconds> TimeWarnings::untilNext(const core::GameClock& clock, core::Instant now) {
    const auto until = clock.untilFlag(clock.mover(), now);
    if (!until) return std::nullopt;
    std::optional<milliseconds> next = untilNextSecond(clock, now);
    for (const milliseconds low : LowTimes)
        if (*until > low) next = std::min(next.value_or(*until), *until - low);
    return next;
}

} // namespace komadai::ui
