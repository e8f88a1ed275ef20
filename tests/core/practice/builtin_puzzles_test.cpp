// The puzzles that come with the program: each can be played, and each mate is one by the rules.
#include "core/search/mate_search.h"
#include "tests/core/practice/puzzles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>

namespace komadai::core::test {
namespace {

class BuiltinPuzzles : public testing::TestWithParam<const char*> {
protected:
    std::shared_ptr<const Variant> variant = builtinVariant(GetParam());
    std::vector<Puzzle> puzzles = builtinPuzzles(variant);
};

/// Whether the line ends with the defeat of the side that has to reply.
bool winsByRule(const Puzzle& puzzle) {
    Game game(puzzle.position);
    for (const Move& move : puzzle.line)
        game.play(move);
    return game.isOver() && game.outcome()->winner == puzzle.position.sideToMove();
}

TEST_P(BuiltinPuzzles, AreAtLeastFifty) { EXPECT_GE(puzzles.size(), 50U); }

TEST_P(BuiltinPuzzles, AreAllReadAndCanBePlayed) {
    std::ifstream file(std::string(KOMADAI_SOURCE_DIR "/resources/puzzles/") + GetParam() + ".json",
                       std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const PuzzleFile read = readPuzzles(text, builtinVariant);
    EXPECT_TRUE(read.problems.empty()) << "a puzzle whose solution cannot be played is a problem, too";
    EXPECT_EQ(read.puzzles, puzzles);
    EXPECT_FALSE(read.made.empty()) << "the command that made them";
}

TEST_P(BuiltinPuzzles, AreDifferentPositions) {
    std::set<std::string> positions;
    for (const Puzzle& puzzle : puzzles)
        EXPECT_TRUE(positions.insert(positionText(puzzle)).second) << positionText(puzzle);
}

TEST_P(BuiltinPuzzles, AreOfDifferentKinds) {
    const auto count = [this](const auto& which) {
        return std::count_if(puzzles.begin(), puzzles.end(), which);
    };
    const auto all = static_cast<std::ptrdiff_t>(puzzles.size());
    EXPECT_LE(count([](const Puzzle& puzzle) { return puzzle.mateMoves == 1; }), all / 4);
    EXPECT_LE(count([](const Puzzle& puzzle) { return puzzle.kind == PuzzleKind::Mate; }), all * 3 / 4);
    EXPECT_GE(count([](const Puzzle& puzzle) { return puzzle.kind == PuzzleKind::Advantage; }), 5);
}

TEST_P(BuiltinPuzzles, ASolutionAsLongAsTheMateEndsTheGame) {
    for (const Puzzle& puzzle : puzzles) {
        if (puzzle.mateMoves != puzzle.solverMoves()) continue;
        EXPECT_TRUE(winsByRule(puzzle)) << positionText(puzzle);
    }
}

/// The mate search knows only mates by checks, so it does not find every mate of the right length, but none that is shorter.
TEST_P(BuiltinPuzzles, NoMateIsShorterThanThePuzzleSays) {
    if (whyNoMateSearch(variant->spec())) GTEST_SKIP() << "the variant has no mate search";
    int proved = 0;
    for (const Puzzle& puzzle : puzzles) {
        if (!puzzle.mateMoves) continue;
        const int shorter = 2 * *puzzle.mateMoves - 3; // plies
        const Game game(puzzle.position);
        const auto full = searchMate(game, {{}, 2 * *puzzle.mateMoves - 1, 50'000}, {}, 16);
        proved += full.verdict == MateResult::Verdict::Mate ? 1 : 0;
        if (shorter < 1) continue;
        const auto quick = searchMate(game, {{}, shorter, 50'000}, {}, 16);
        EXPECT_NE(quick.verdict, MateResult::Verdict::Mate) << positionText(puzzle);
    }
    EXPECT_GE(proved, 10) << "most mates are by checks alone";
}

INSTANTIATE_TEST_SUITE_P(All, BuiltinPuzzles,
                         testing::Values("euroshogi", "greatshatranj", "koshogi", "shogi", "zoshogi"),
                         [](const auto& test) { return std::string(test.param); });

} // namespace
} // namespace komadai::core::test
