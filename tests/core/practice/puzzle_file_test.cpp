// Files of puzzles: reading, writing, and what is said about a bad one.
#include "core/practice/puzzle_file.h"

#include "core/variants/rule_options.h"
#include "tests/core/practice/puzzles.h"

#include <gtest/gtest.h>

namespace komadai::core {

std::ostream& operator<<(std::ostream& out, const PuzzleProblem& problem) {
    return out << "kind " << static_cast<int>(problem.kind) << " puzzle " << problem.puzzle << " line "
               << problem.line << " field " << problem.field << " text " << problem.text;
}

namespace test {
namespace {

using Kind = PuzzleProblem::Kind;

PuzzleFile puzzlesRead(std::string_view text) { return readPuzzles(text, builtinVariant); }

/// A valid puzzle as text, in which one text is replaced by another.
std::string changed(const std::string& from, const std::string& to) {
    std::string text = R"({"variant":"shogi","position":"4k4/9/4P4/9/9/9/9/9/4K4 b G 1","line":"G@e8",)"
                       R"("kind":"mate","mate":1,"best":{"mate":1},"margin":0.5,"rating":800})";
    const auto at = text.find(from);
    if (at == std::string::npos) throw std::runtime_error(from);
    return text.replace(at, from.size(), to);
}

/// The only problem of a text with one puzzle, which is then left out.
PuzzleProblem problemOf(const std::string& text) {
    const PuzzleFile file = puzzlesRead(text);
    EXPECT_TRUE(file.puzzles.empty());
    EXPECT_EQ(file.problems.size(), 1U) << text;
    return file.problems.empty() ? PuzzleProblem{} : file.problems.front();
}
PuzzleProblem problem(Kind kind, std::string field = {}, std::string text = {}) {
    return {kind, 1, 1, std::move(field), std::move(text)};
}

Puzzle fullPuzzle() {
    Puzzle puzzle = puzzleOf(MateInOne, {"e1e2"});
    puzzle.accepted = {uciMove(puzzle.position, "e1d2"), uciMove(puzzle.position, "e1f2")};
    puzzle.kind = PuzzleKind::OwnMistake;
    puzzle.best = Score::centipawns(-31);
    puzzle.second = Score::mateIn(-4);
    puzzle.margin = 0.375;
    puzzle.played = uciMove(puzzle.position, "G@a9");
    puzzle.rating = 2345;
    puzzle.source.text = "Ann - 羽生 \"x\"";
    return puzzle;
}

TEST(PuzzleFiles, KeepEverythingButTheGameInTheLibrary) {
    const std::vector<Puzzle> puzzles{fullPuzzle(), mateInTwo()};
    const PuzzleFile file = puzzlesRead(formatPuzzles(puzzles, "by hand", builtinVariant));
    EXPECT_EQ(file.puzzles, puzzles);
    EXPECT_EQ(file.made, "by hand");
    EXPECT_TRUE(file.problems.empty());
}

TEST(PuzzleFiles, HaveOnePuzzleALine) {
    const std::string text = formatPuzzles(std::vector{fullPuzzle(), mateInTwo()}, "", builtinVariant);
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 5); // brackets and header too
}

TEST(PuzzleFiles, KeepRuleOptionsThatAreNotTheUsualOnes) {
    const auto rules = withRuleOptions(builtinVariant("euroshogi"), "bareKing=win");
    const AnyPosition start = AnyPosition::startOf(rules);
    const std::vector<Puzzle> puzzles{Puzzle{start, {start.legalMoves().front()}}};
    const PuzzleFile file = puzzlesRead(formatPuzzles(puzzles, "", builtinVariant));
    ASSERT_EQ(file.puzzles.size(), 1U);
    EXPECT_EQ(formatRuleOptions(file.puzzles[0].variant()), formatRuleOptions(rules->spec()));
}

TEST(PuzzleFiles, SayNothingAboutTheUsualRules) {
    EXPECT_EQ(formatPuzzles(std::vector{mateInTwo()}, "", builtinVariant).find("rules"), std::string::npos);
}

TEST(PuzzleFiles, CanBeObjectsOneALine) {
    const std::string lines = changed("800", "801") + "\n" + changed("800", "802") + "\n";
    const PuzzleFile file = puzzlesRead(lines);
    ASSERT_EQ(file.puzzles.size(), 2U);
    EXPECT_EQ(file.puzzles[1].rating, 802);
}

TEST(PuzzleFiles, ABadPuzzleDoesNotSpoilTheNext) {
    const PuzzleFile file = puzzlesRead(changed("shogi", "xyz") + "\n" + changed("800", "802"));
    EXPECT_EQ(file.puzzles.size(), 1U);
    EXPECT_EQ(file.problems, (std::vector{problem(Kind::UnknownVariant, "variant", "xyz")}));
}

TEST(PuzzleFiles, AProblemSaysOnWhichLineItIs) {
    const PuzzleFile file =
        puzzlesRead("[\n" + changed("800", "802") + ",\n" + changed("shogi", "xyz") + "]");
    ASSERT_EQ(file.problems.size(), 1U);
    EXPECT_EQ(file.problems[0].puzzle, 2);
    EXPECT_EQ(file.problems[0].line, 3);
}

TEST(PuzzleFiles, EachKindOfProblemIsReported) {
    const std::string position = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
    EXPECT_EQ(problemOf(changed("{\"variant", "{{\"variant")).kind, Kind::BadSyntax);
    EXPECT_EQ(problemOf(changed(",\"line\":\"G@e8\"", "")), problem(Kind::MissingField, "line"));
    EXPECT_EQ(problemOf(changed("\"kind\":\"mate\",", "")), problem(Kind::MissingField, "kind"));
    EXPECT_EQ(problemOf(changed("\"mate\":1,", "")), problem(Kind::MissingField, "mate"));
    EXPECT_EQ(problemOf(changed("800", "80000")), problem(Kind::BadValue, "rating", "80000"));
    EXPECT_EQ(problemOf(changed("0.5", "1.5")), problem(Kind::BadValue, "margin", "1.5"));
    EXPECT_EQ(problemOf(changed("\"mate\":1,", "\"mate\":0,")), problem(Kind::BadValue, "mate", "0"));
    EXPECT_EQ(problemOf(changed("\"kind\":\"mate\"", "\"kind\":\"trick\"")),
              problem(Kind::BadValue, "kind", "trick"));
    EXPECT_EQ(problemOf(changed("{\"mate\":1}", "{\"mate\":1,\"x\":2}")),
              problem(Kind::BadValue, "best", "{...}"));
    EXPECT_EQ(problemOf(changed("\"kind\"", "\"rules\":\"a=b\",\"kind\"")),
              problem(Kind::UnknownRuleOption, "rules", "a=b"));
    EXPECT_EQ(problemOf(changed(position, "9/9 b")), problem(Kind::BadPosition, "position", "9/9 b"));
    EXPECT_EQ(problemOf(changed(position, "9/9/4P4/9/9/9/9/9/9 b G 1")).kind, Kind::BadPosition)
        << "there is no king";
    EXPECT_EQ(problemOf(changed(position, "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1")).kind, Kind::GameIsOver);
    EXPECT_EQ(problemOf(changed("G@e8", "Gold")), problem(Kind::BadMove, "line", "Gold"));
    EXPECT_EQ(problemOf(changed("G@e8", "e1e3")), problem(Kind::IllegalMove, "line", "e1e3"));
    EXPECT_EQ(problemOf(changed("G@e8", "G@a9 e9d9")), problem(Kind::EvenLine, "line", "G@a9 e9d9"));
    EXPECT_EQ(problemOf(changed("G@e8", "G@e8 e9e8 e1e2")).kind, Kind::IllegalMove) << "after the mate";
    EXPECT_EQ(
        problemOf(changed("shogi\"", "shogi\",\"source\":\"" + std::string(MostPuzzleText + 1, 'x') + "\"")),
        problem(Kind::TooLong, "source"));
    EXPECT_EQ(problemOf(R"({"format":"komadai-puzzles","version":2})").kind, Kind::NewerVersion);
    EXPECT_EQ(problemOf("").kind, Kind::NotPuzzles);
}

TEST(PuzzleFiles, ALineThatIsTooLongIsReported) {
    std::string moves = "e1e2";
    for (int i = 0; i < 10; ++i)
        moves += i % 2 == 0 ? " e9d9 e2e1" : " d9e9 e1e2";
    EXPECT_EQ(problemOf(changed("G@e8", moves)), problem(Kind::TooLong, "line"));
}

TEST(PuzzleFiles, AnObjectWithoutAnEndIsQuotedWithoutItsLineBreak) {
    EXPECT_EQ(problemOf("{\"variant\":\"shogi\"\n"), problem(Kind::BadSyntax, "", "{\"variant\":\"shogi\""));
}

TEST(PuzzleFiles, AnUnknownFieldIsReportedAndTheRestTaken) {
    const PuzzleFile file = puzzlesRead(changed("\"kind\"", "\"colour\":\"red\",\"kind\""));
    EXPECT_EQ(file.puzzles.size(), 1U);
    EXPECT_EQ(file.problems, (std::vector{problem(Kind::UnknownField, "colour")}));
}

TEST(PuzzleFiles, ASourceThatIsTooLongIsCut) {
    Puzzle puzzle = mateInTwo();
    puzzle.source.text = std::string(MostPuzzleText + 1, 'x');
    const PuzzleFile file = puzzlesRead(formatPuzzles(std::vector{puzzle}, "", builtinVariant));
    ASSERT_EQ(file.puzzles.size(), 1U);
    EXPECT_EQ(file.puzzles[0].source.text.size(), MostPuzzleText);
}

TEST(PuzzleFiles, EachKindHasANameThatIsReadAgain) {
    for (std::size_t i = 0; i < PuzzleKindCount; ++i)
        EXPECT_EQ(puzzleKindNamed(nameOf(static_cast<PuzzleKind>(i))), static_cast<PuzzleKind>(i));
    EXPECT_FALSE(puzzleKindNamed(""));
}

} // namespace
} // namespace test
} // namespace komadai::core
