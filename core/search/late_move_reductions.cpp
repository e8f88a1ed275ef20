#include "core/search/late_move_reductions.h"

#include <cmath>

namespace komadai::core {

LateMoveReductions::LateMoveReductions(const SearchParameters& parameters) {
    // A search of few positions takes hardly longer than so many logarithms.
    static const auto Products = [] {
        std::array<double, (Most + 1) * (Most + 1)> products{};
        for (std::size_t depth = 1; depth <= Most; ++depth)
            for (std::size_t number = 1; number <= Most; ++number)
                products[depth * (Most + 1) + number] =
                    std::log(static_cast<double>(depth)) * std::log(static_cast<double>(number));
        return products;
    }();
    const double base = parameters.reductionBase / 100.0;
    const double factor = 100.0 / parameters.reductionDivisor;
    std::ranges::transform(Products, m_plies.begin(),
                           [&](double product) { return static_cast<std::int8_t>(base + product * factor); });
}

} // namespace komadai::core
