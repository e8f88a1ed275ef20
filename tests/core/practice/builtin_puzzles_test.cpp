// The puzzles that come with the program: each can be played, and each mate is one by the rules.
#include "core/search/mate_search.h"
#include "tests/core/practice/puzzles.h"

#include <gtest/gtest.h>

#include <algorithm>
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

TEST_P(BuiltinPuzzles, AreAllReadWithoutAProblem) {
    // A puzzle that cannot be read or played is a problem of the file.
    const std::string text = formatPuzzles(puzzles, "", builtinVariant);
    EXPECT_TRUE(readPuzzles(text, builtinVariant).problems.empty());
    EXPECT_TRUE(std::all_of(puzzles.begin(), puzzles.end(), canBePlayed));
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

/// Where the mate search proves a mate by checks, it is not shorter than the puzzle says, except if the puzzle ends otherwise.
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
