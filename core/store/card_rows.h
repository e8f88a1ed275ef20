// Cards as rows of the table. Used inside core/store only.
#pragma once

#include "core/store/practice_store.h"
#include "core/store/query.h"
#include "core/variants/variant_spec.h"

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>

namespace komadai::core::store {

constexpr int MostInt = std::numeric_limits<int>::max();

/// Times are stored as seconds since 1970, UTC.
std::optional<std::int64_t> secondsOf(const std::optional<std::chrono::sys_seconds>& time);
std::optional<std::chrono::sys_seconds> timeOf(const std::optional<std::int64_t>& seconds);

/// Adds a new card. Parameters: the variant, and the ease.
constexpr const char* InsertCard = "INSERT INTO cards (variant, ease, repetitions, interval_days, lapses)"
                                   " VALUES (?, ?, 0, 0, 0)";
/// Of cards `c`, for readSchedule.
constexpr const char* ScheduleColumns = "c.ease, c.repetitions, c.interval_days, c.due, c.lapses";
Schedule readSchedule(Query& row);

/// Sums over cards `c`, for readCounts; in an outer join, rows without a card do not count. The parameters with these numbers are the present time and Schedule::LearntInterval.
std::string countColumns(int now, int learnt);
PracticeCounts readCounts(Query& row);

/// Rule options as the tables have them: empty for the usual ones.
std::string rulesOf(const VariantSpec& spec, const VariantFinder& variants);

} // namespace komadai::core::store
