// Reading whole numbers, independent of the locale.
#pragma once

#include <charconv>
#include <concepts>
#include <limits>
#include <optional>
#include <string_view>
#include <system_error>

namespace komadai::core {

/// The number that the whole text is, from `least` to `most`; none if the text is anything else. A number has decimal digits,
/// and a minus sign before them if it is negative; it has no plus sign and no spaces.
template <std::integral Number>
std::optional<Number> numberFrom(std::string_view text, Number least = std::numeric_limits<Number>::min(),
                                 Number most = std::numeric_limits<Number>::max()) {
    Number number{};
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || stop != end || number < least || number > most) return std::nullopt;
    return number;
}

/// Reads such a number into `target`; false if the text is anything else, and `target` stays as it is.
template <std::integral Number>
bool readNumberInto(std::string_view text, Number least, Number most, Number& target) {
    const auto number = numberFrom<Number>(text, least, most);
    target = number.value_or(target);
    return number.has_value();
}

} // namespace komadai::core
