#include "core/search/levels.h"

#include <algorithm>
#include <cassert>
#include <random>

namespace komadai::core {
namespace {

// clang-format off
constexpr std::array<LevelSpec, MaxLevel - MinLevel + 1> Levels{{
    // depth    nodes  lines margin
    {   1,       5'000,  16,   250 },
    {   1,      10'000,  10,   120 },
    {   2,      20'000,   8,    90 },
    {   3,      30'000,   6,    70 },
    {   4,      40'000,   5,    50 },
    {   6,      60'000,   4,    35 },
    {   8,     120'000,   3,    25 },
    {  12,     250'000,   3,    15 },
    {  99,     500'000,   2,     8 },
    {  99,   1'500'000,   1,     0 },
}};
// clang-format on

} // namespace

const LevelSpec& levelSpec(int level) {
    assert(level >= MinLevel && level <= MaxLevel);
    return Levels[static_cast<std::size_t>(level - MinLevel)];
}

std::size_t chooseLine(const std::vector<SearchInfo>& lines, int margin, std::uint64_t seed) {
    assert(!lines.empty());
    const Score best = lines.front().score;
    if (best.isMate()) return 0;
    const auto worse = std::find_if(lines.begin(), lines.end(), [&](const SearchInfo& line) {
        return line.score.isMate() || line.score.centipawns() < best.centipawns() - margin;
    });
    const auto choices = static_cast<std::uint64_t>(worse - lines.begin());
    return static_cast<std::size_t>(std::mt19937_64(seed)() % choices);
}

} // namespace komadai::core
