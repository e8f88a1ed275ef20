// Checks of arguments that several commands share.
#pragma once

#include "core/record/record_parts.h"

#include <CLI/CLI.hpp>

#include <cmath>
#include <cstdint>
#include <string>

namespace komadai::cli {

/// The largest whole number that commands take.
constexpr std::uint64_t LargestNumber = 1'000'000'000'000'000'000;

/// Used instead of CLI11's own validators, whose messages contain a range of 300 digits.
inline CLI::Validator wholeNumber(bool mayBeZero, const std::string& name) {
    return {[mayBeZero](const std::string& text) -> std::string {
                const bool isNumber =
                    !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
                const bool isZero = text.find_first_not_of('0') == std::string::npos;
                if (!isNumber || (isZero && !mayBeZero))
                    return text + " is not a whole number " + (mayBeZero ? "of 0 or more" : "above 0");
                const std::size_t first = text.find_first_not_of('0');
                const std::string digits = isZero ? "0" : text.substr(first);
                const std::string largest = std::to_string(LargestNumber);
                const bool isTooLarge =
                    digits.size() > largest.size() || (digits.size() == largest.size() && digits > largest);
                return isTooLarge ? text + " is larger than " + largest : std::string();
            },
            name};
}
inline CLI::Validator aboveZero() { return wholeNumber(false, "POSITIVE"); }
inline CLI::Validator notNegative() { return wholeNumber(true, "NONNEGATIVE"); }

/// A number from -most to most. No text such as "nan" or "inf", which are numbers for the C library.
inline CLI::Validator numberUpTo(int most) {
    return {[most](const std::string& text) {
                double value = 0;
                const bool isNumber = CLI::detail::lexical_cast(text, value) && std::isfinite(value);
                if (!isNumber) return text + " is not a number";
                const std::string limit = std::to_string(most);
                return std::abs(value) <= most ? std::string()
                                               : text + " is not between -" + limit + " and " + limit;
            },
            "NUMBER"};
}

/// Options for what is not written of games.
inline void addPartsToLeaveOut(CLI::App& command, core::RecordParts& without) {
    command.add_flag("--no-comments", without.comments, "Leave comments out");
    command.add_flag("--no-variations", without.variations, "Write only the main line");
    command.add_flag("--no-evaluations", without.evaluations, "Leave evaluations by engines out");
}

/// The name of a file, which must not be empty.
inline CLI::Validator fileName() {
    return {[](const std::string& text) {
                return text.empty() ? std::string("the name of the file is empty") : std::string();
            },
            "FILE"};
}

} // namespace komadai::cli
