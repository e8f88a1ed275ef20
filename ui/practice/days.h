// Days of the calendar and of the schedule of puzzles.
#pragma once

#include <QDate>

#include <chrono>

namespace komadai::ui {

inline constexpr qint64 JulianDayOf1970 = 2440588;

inline QDate dateOf(std::chrono::sys_days day) {
    return QDate::fromJulianDay(day.time_since_epoch().count() + JulianDayOf1970);
}
inline std::chrono::sys_days dayOf(QDate date) {
    return std::chrono::sys_days(std::chrono::days(date.toJulianDay() - JulianDayOf1970));
}

} // namespace komadai::ui
