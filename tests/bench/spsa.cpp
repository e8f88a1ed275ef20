#include "tests/bench/spsa.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <random>
#include <utility>

namespace komadai::bench {

Spsa::Spsa(std::vector<TunedNumber> numbers, int trials, double rate)
    : m_numbers(std::move(numbers)), m_trials(trials), m_rate(rate) {
    assert(trials > 0);
}

Spsa::Trial Spsa::trial(std::uint64_t seed) const {
    std::mt19937_64 random(seed);
    Trial trial;
    for (const TunedNumber& number : m_numbers) {
        const int direction = random() % 2 == 0 ? 1 : -1;
        // Rounded up as often as the part of a unit is large, so that it counts.
        const double part = std::uniform_real_distribution<>()(random);
        const auto rounded = [&](double exact) {
            return std::clamp(static_cast<int>(std::floor(exact + part)), number.least, number.most);
        };
        trial.a.push_back(rounded(number.value + direction * number.step));
        trial.b.push_back(rounded(number.value - direction * number.step));
        trial.directions.push_back(direction);
    }
    return trial;
}

void Spsa::follow(const Trial& trial, int lead) {
    const double progress = static_cast<double>(++m_followed) / m_trials;
    const double rate = m_rate / std::pow(1 + 5 * progress, 0.6);
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        auto& [value, step, least, most] = m_numbers[i];
        value = std::clamp<double>(value + rate * lead * trial.directions[i] * step, least, most);
    }
}

} // namespace komadai::bench
