#include "core/practice/schedule.h"

#include <algorithm>
#include <cmath>

namespace komadai::core {
namespace {

/// From 0 to 5, as in SM-2.
int qualityOf(PracticeResult result, std::chrono::seconds time) {
    switch (result) {
    case PracticeResult::Solved: return time <= Schedule::QuickTime ? 5 : 4;
    case PracticeResult::WithHint: return 3;
    case PracticeResult::Failed: break;
    }
    return 1;
}

double easeAfter(double ease, int quality) {
    const int missing = 5 - quality;
    return std::max(Schedule::LeastEase, ease + 0.1 - missing * (0.08 + missing * 0.02));
}

/// `schedule` has its new ease and number of repetitions, but its old interval.
std::chrono::days nextInterval(const Schedule& schedule) {
    if (schedule.repetitions == 1) return std::chrono::days(1);
    if (schedule.repetitions == 2) return std::chrono::days(6);
    const auto days = std::ceil(static_cast<double>(schedule.interval.count()) * schedule.ease);
    return std::chrono::days(static_cast<int>(std::min<double>(days, Schedule::LongestInterval.count())));
}

} // namespace

Schedule scheduleAfter(const Schedule& schedule, PracticeResult result, std::chrono::seconds time,
                       std::chrono::sys_seconds now) {
    Schedule next = schedule;
    if (result == PracticeResult::Failed) {
        next.ease = easeAfter(schedule.ease, qualityOf(result, time));
        next.lapses += schedule.repetitions > 0 ? 1 : 0;
        next.repetitions = 0;
        next.interval = std::chrono::days(0);
        next.due = now + Schedule::RetryDelay;
        return next;
    }
    if (schedule.due && !schedule.isDue(now)) return next;
    next.ease = easeAfter(schedule.ease, qualityOf(result, time));
    ++next.repetitions;
    next.interval = nextInterval(next);
    next.due = now + next.interval - Schedule::Tolerance;
    return next;
}

} // namespace komadai::core
