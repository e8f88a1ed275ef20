// The move generator against recorded counts of positions.
#include "core/rules/perft.h"
#include "tests/core/law_games.h"
#include "tests/core/rules/effects/ko_positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

constexpr std::uint64_t QuickCount = test::LightTests ? 5'000 : 1'000'000;

/// All moves are generated and played; none are only counted.
std::uint64_t leavesByList(EffectsPosition& position, int depth) {
    if (depth == 0) return 1;
    std::vector<PathMove> moves;
    position.addLegalMoves(moves);
    std::uint64_t total = 0;
    for (const PathMove& move : moves) {
        const auto undo = position.make(move);
        total += leavesByList(position, depth - 1);
        position.unmake(move, undo);
    }
    return total;
}

std::uint64_t perftOf(const EffectsPosition& position, int depth) {
    static const auto variant = Variant::make(test::koDefaultRules()->spec());
    return perft(AnyPosition::fromSetup(position.toSetup(), variant).value(), depth);
}

/// Calls `check(position, depth, count)` for the counts of the table in the range.
template <class Check>
void forEachCount(std::uint64_t least, std::uint64_t most, Check check) {
    std::ifstream table(std::string(KOMADAI_TEST_DATA) + "/perft/koshogi.perft");
    ASSERT_TRUE(table.is_open());
    int rows = 0;
    std::string line;
    for (int number = 1; std::getline(table, line); ++number) {
        if (line.empty() || line.front() == '#') continue;
        ++rows;
        const auto bar = line.find(" | ");
        const EffectsPosition position = test::koFromSfen(line.substr(0, bar));
        std::istringstream counts(line.substr(bar + 3));
        char letter = 0;
        int depth = 0;
        std::uint64_t count = 0;
        while (counts >> letter >> depth >> count) {
            SCOPED_TRACE("line " + std::to_string(number) + " depth " + std::to_string(depth));
            if (count >= least && count <= most) check(position, depth, count);
        }
    }
    EXPECT_EQ(rows, 52);
}

TEST(KoPerft, CountsOfTheTable) {
    forEachCount(0, QuickCount, [](const EffectsPosition& position, int depth, std::uint64_t count) {
        EXPECT_EQ(perftOf(position, depth), count);
    });
}

TEST(KoPerft, ListedMovesAreAsManyAsCounted) {
    forEachCount(0, QuickCount / 4, [](EffectsPosition position, int depth, std::uint64_t count) {
        EXPECT_EQ(leavesByList(position, depth), count);
    });
}

TEST(KoPerftNightly, LargeCountsOfTheTable) {
    forEachCount(QuickCount + 1, std::numeric_limits<std::uint64_t>::max(),
                 [](const EffectsPosition& position, int depth, std::uint64_t count) {
                     EXPECT_EQ(perftOf(position, depth), count);
                 });
}

} // namespace
} // namespace komadai::core
