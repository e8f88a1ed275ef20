#include "core/clock/time_control.h"

#include <charconv>
#include <cstdint>

namespace komadai::core {
namespace {

using std::chrono::milliseconds;

/// Takes a number from the front of the text.
std::optional<std::int64_t> takeNumber(std::string_view& text, std::int64_t least, std::int64_t most) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || number < least || number > most) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

bool take(std::string_view& text, char wanted) {
    if (!text.starts_with(wanted)) return false;
    text.remove_prefix(1);
    return true;
}

} // namespace

std::string formatTimeControl(const TimeControl& control) {
    if (!control.isTimed()) return {};
    std::string text = std::to_string(control.main.count());
    if (control.increment.count() > 0) text += '+' + std::to_string(control.increment.count());
    if (control.period.count() > 0)
        text += '/' + std::to_string(control.period.count()) + 'x' + std::to_string(control.periods);
    return text;
}

std::optional<TimeControl> parseTimeControl(std::string_view text) {
    constexpr std::int64_t Most = TimeControl::Most.count();
    TimeControl control;
    if (text.empty()) return control;
    const auto main = takeNumber(text, 0, Most);
    if (!main) return std::nullopt;
    control.main = milliseconds(*main);
    if (*main > 0 && take(text, '+')) {
        const auto increment = takeNumber(text, 1, Most);
        if (!increment) return std::nullopt;
        control.increment = milliseconds(*increment);
    } else if (take(text, '/')) {
        const auto period = takeNumber(text, 1, Most);
        if (!period || !take(text, 'x')) return std::nullopt;
        const auto periods = takeNumber(text, 1, TimeControl::MostPeriods);
        if (!periods) return std::nullopt;
        control.period = milliseconds(*period);
        control.periods = static_cast<int>(*periods);
    }
    if (!text.empty() || !control.isTimed()) return std::nullopt;
    return control;
}

} // namespace komadai::core
