#include "core/search/overhead_estimate.h"

#include <algorithm>
#include <utility>

namespace komadai::core {
namespace {

using std::chrono::milliseconds;

/// The newest overhead is one of so many parts of the mean.
constexpr int MovesOfMean = 4;
/// A longer delay was an accident that says nothing about the next moves.
constexpr milliseconds LongestOverhead{1000};

} // namespace

void OverheadEstimate::begin(std::optional<milliseconds> left, milliseconds increment, int ply) {
    const auto turn = std::exchange(m_turn, left ? std::optional(Turn{*left, increment, ply}) : std::nullopt);
    const auto intended = std::exchange(m_intended, std::nullopt);
    // Once the main time is used up, byoyomi hides what a move has cost.
    if (!turn || !intended || !left || *left <= increment || ply != turn->ply + 2) return;
    const milliseconds cost = turn->left + turn->increment - *left;
    if (cost < milliseconds(0)) return; // a time control has been reached, or another game has begun
    const milliseconds overhead = std::clamp(cost - *intended, milliseconds(0), LongestOverhead);
    m_mean += (overhead - m_mean) / MovesOfMean;
}

} // namespace komadai::core
