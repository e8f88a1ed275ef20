#include "core/store/card_rows.h"

#include "core/variants/rule_options.h"

namespace komadai::core::store {

std::optional<std::int64_t> secondsOf(const std::optional<std::chrono::sys_seconds>& time) {
    return time ? std::optional<std::int64_t>(time->time_since_epoch().count()) : std::nullopt;
}

std::optional<std::chrono::sys_seconds> timeOf(const std::optional<std::int64_t>& seconds) {
    return seconds ? std::optional(std::chrono::sys_seconds(std::chrono::seconds(*seconds))) : std::nullopt;
}

Schedule readSchedule(Query& row) {
    Schedule schedule;
    schedule.ease = row.real();
    schedule.repetitions = row.number(0, MostInt);
    schedule.interval = std::chrono::days(row.number(0, MostInt));
    schedule.due = timeOf(row.optionalInteger());
    schedule.lapses = row.number(0, MostInt);
    return schedule;
}

std::string countColumns(int now, int learnt) {
    const std::string time = '?' + std::to_string(now);
    return "coalesce(sum(c.due <= " + time +
           "), 0), coalesce(sum(c.id IS NOT NULL AND c.due IS NULL), 0), coalesce(sum(c.due > " + time +
           "), 0), coalesce(sum(c.interval_days >= ?" + std::to_string(learnt) + "), 0), min(iif(c.due > " +
           time + ", c.due, NULL))";
}

PracticeCounts readCounts(Query& row) {
    PracticeCounts counts;
    counts.due = row.number(0, MostInt);
    counts.fresh = row.number(0, MostInt);
    counts.later = row.number(0, MostInt);
    counts.learnt = row.number(0, MostInt);
    counts.nextDue = timeOf(row.optionalInteger());
    return counts;
}

std::string rulesOf(const VariantSpec& spec, const VariantFinder& variants) {
    const auto usual = variants(spec.id);
    const std::string rules = formatRuleOptions(spec);
    return usual && areUsualRules(usual->spec(), rules) ? std::string() : rules;
}

} // namespace komadai::core::store
