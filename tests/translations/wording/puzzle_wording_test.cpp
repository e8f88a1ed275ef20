// What is said about files of puzzles.
#include "translations/wording/puzzle_wording.h"

#include <gtest/gtest.h>

#include <set>

namespace komadai {
namespace {

using core::PuzzleCheck;
using core::PuzzleProblem;
using Kind = PuzzleProblem::Kind;

TEST(PuzzleWordings, AProblemNamesThePlaceAndWhatStandsThere) {
    EXPECT_EQ(
        PuzzleWording().sentence({Kind::IllegalMove, 3, 5, "line", "e1e9"}, "a.json"),
        "a.json, puzzle 3, line 5: “e1e9” in the field “line” is not a legal move; the puzzle was left out.");
    EXPECT_EQ(PuzzleWording().sentence({Kind::NotPuzzles}, "a.json"),
              "a.json: the file contains no puzzles.");
}

TEST(PuzzleWordings, EachProblemHasASentenceOfItsOwn) {
    std::set<std::string> sentences;
    const auto last = static_cast<int>(Kind::TooManyPuzzles);
    for (int kind = 0; kind <= last; ++kind)
        sentences.insert(PuzzleWording().sentence({static_cast<Kind>(kind), 0, 0, "line", "x"}, "a"));
    EXPECT_EQ(sentences.size(), static_cast<std::size_t>(last) + 1);
    EXPECT_FALSE(sentences.contains("a: ."));
}

TEST(PuzzleWordings, EachVerdictHasASentenceOfItsOwn) {
    std::set<std::string> sentences;
    const auto last = static_cast<int>(PuzzleCheck::Verdict::Unfinished);
    for (int verdict = 0; verdict <= last; ++verdict)
        sentences.insert(PuzzleWording().sentence(static_cast<PuzzleCheck::Verdict>(verdict)));
    EXPECT_EQ(sentences.size(), static_cast<std::size_t>(last) + 1);
    EXPECT_FALSE(sentences.contains(""));
}

} // namespace
} // namespace komadai
