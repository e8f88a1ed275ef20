// Late move reduction.
#pragma once

#include "core/search/search_parameters.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace komadai::core {

/// By how many plies the search of a late quiet move is shortened. See SearchParameters.
class LateMoveReductions {
public:
    explicit LateMoveReductions(const SearchParameters& parameters);

    /// The depth and the number of the move are 1 or more.
    int operator()(int depth, std::size_t number) const {
        const auto row = std::min(static_cast<std::size_t>(depth), Most);
        return m_plies[row * (Most + 1) + std::min(number, Most)];
    }

private:
    static constexpr std::size_t Most = 63; ///< what is deeper or later is shortened no more

    std::array<std::int8_t, (Most + 1) * (Most + 1)> m_plies; ///< [depth * (Most + 1) + number]
};

/// Late move pruning: how many quiet moves of a node of this depth are searched.
inline std::size_t lateMoveLimit(const SearchParameters& parameters, int depth, bool improving) {
    const int moves = parameters.lateMoves + parameters.lateMovesPerSquare * depth * depth / 100;
    return static_cast<std::size_t>(improving ? moves : moves / 2);
}

} // namespace komadai::core
