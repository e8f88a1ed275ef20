// Puzzles and how they are solved.
#include "core/practice/puzzle.h"

#include "tests/core/practice/puzzles.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

using PuzzleAnswer = PuzzleAttempt::Answer;

PuzzleAnswer play(PuzzleAttempt& attempt, std::string_view uci) {
    return attempt.play(uciMove(attempt.position(), uci));
}

TEST(PuzzleAttempts, TheRightMoveIsAnsweredByTheReplyOfTheSolution) {
    PuzzleAttempt attempt(mateInTwo());
    EXPECT_EQ(play(attempt, "B@g9"), PuzzleAnswer::Right);
    EXPECT_EQ(attempt.position(), after(attempt.puzzle().position, {"B@g9", "h8i8"}));
    EXPECT_EQ(play(attempt, "G@h8"), PuzzleAnswer::Solved);
    EXPECT_TRUE(attempt.isSolved());
}

TEST(PuzzleAttempts, AWrongMoveLeavesThePositionAsItWas) {
    PuzzleAttempt attempt(mateInTwo());
    EXPECT_EQ(play(attempt, "G@g9"), PuzzleAnswer::Wrong);
    EXPECT_EQ(attempt.position(), attempt.puzzle().position);
    EXPECT_EQ(attempt.wrongMoves(), 1);
}

TEST(PuzzleAttempts, AMoveAgainstTheRulesDoesNotCount) {
    PuzzleAttempt attempt(mateInTwo());
    EXPECT_EQ(play(attempt, "B@h8"), PuzzleAnswer::Illegal);
    EXPECT_EQ(attempt.wrongMoves(), 0);
}

TEST(PuzzleAttempts, AnyMoveThatWinsAtOnceSolvesThePuzzle) {
    const Puzzle puzzle = puzzleOf("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", {"e1e2"});
    PuzzleAttempt attempt(puzzle);
    EXPECT_EQ(play(attempt, "G@e8"), PuzzleAnswer::Solved);
}

TEST(PuzzleAttempts, AcceptedFirstMovesSolveAMistake) {
    Puzzle puzzle = puzzleOf(MateInOne, {"e1e2"});
    puzzle.accepted = {uciMove(puzzle.position, "e1d2")};
    PuzzleAttempt attempt(puzzle);
    EXPECT_EQ(play(attempt, "e1f2"), PuzzleAnswer::Wrong);
    EXPECT_EQ(play(attempt, "e1d2"), PuzzleAnswer::Solved);
}

TEST(PuzzleAttempts, TheRestOfTheSolutionBeginsWithTheExpectedMove) {
    PuzzleAttempt attempt(mateInTwo());
    EXPECT_EQ(attempt.restOfLine(), mateInTwo().line);
    play(attempt, "B@g9");
    EXPECT_EQ(attempt.restOfLine(), (std::vector{mateInTwo().line.back()}));
    EXPECT_EQ(attempt.expected(), mateInTwo().line.back());
    play(attempt, "G@h8");
    EXPECT_TRUE(attempt.restOfLine().empty());
}

TEST(Puzzles, ASolutionMustEndWithAMoveOfTheSolver) {
    Puzzle puzzle = mateInTwo();
    EXPECT_TRUE(canBePlayed(puzzle));
    puzzle.line.pop_back();
    EXPECT_FALSE(canBePlayed(puzzle));
    puzzle.line.clear();
    EXPECT_FALSE(canBePlayed(puzzle));
}

TEST(Puzzles, ASolutionMustNotGoOnAfterTheEndOfTheGame) {
    Puzzle puzzle = mateInTwo();
    puzzle.line.insert(puzzle.line.end(), 2, puzzle.line.front());
    EXPECT_FALSE(canBePlayed(puzzle));
}

TEST(Puzzles, AMateSaysHowLongItTakesAndNoOtherKindDoes) {
    Puzzle puzzle = mateInTwo();
    puzzle.mateMoves = 1;
    EXPECT_FALSE(canBePlayed(puzzle)) << "the line is longer";
    puzzle.mateMoves.reset();
    EXPECT_FALSE(canBePlayed(puzzle));
    puzzle.kind = PuzzleKind::Advantage;
    EXPECT_TRUE(canBePlayed(puzzle));
}

TEST(Puzzles, OnlyASingleMoveHasOtherAcceptedMoves) {
    Puzzle puzzle = mateInTwo();
    puzzle.accepted = {puzzle.position.legalMoves().back()};
    EXPECT_FALSE(canBePlayed(puzzle));
    puzzle.line.resize(1);
    EXPECT_TRUE(canBePlayed(puzzle));
}

TEST(Puzzles, TheNumberOfThePlyDoesNotMakeAnotherPuzzle) {
    EXPECT_EQ(positionText(puzzleOf("4k4/9/4P4/9/9/9/9/9/4K4 b G 77", {"G@e8"})), MateInOne);
}

} // namespace
} // namespace komadai::core::test
