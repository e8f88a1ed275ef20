// Finding puzzles, in positions whose best move is known.
#include "core/practice/puzzle_finder.h"

#include "tests/core/law_games.h"
#include "tests/core/practice/puzzles.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace komadai::core::test {
namespace {

PuzzlePlan quickPlan() {
    PuzzlePlan plan;
    plan.nodes = 3'000;
    plan.verifyNodes = 30'000;
    return plan;
}

Game shogiGame(std::string_view position, std::initializer_list<std::string_view> moves = {}) {
    return gameFrom(positionFrom(position, builtinVariant("shogi")), moves);
}

/// Without a network: what these positions are worth does not change when another one is learned.
std::optional<Puzzle> find(const Game& game, const PuzzlePlan& plan = quickPlan()) {
    Engine engine(16);
    engine.setNetwork(game.position().variant(), nullptr);
    return findPuzzle(engine, game, plan);
}

std::vector<Move> movesOf(const AnyPosition& start, std::initializer_list<std::string_view> moves) {
    return gameFrom(start, moves).moves();
}

TEST(PuzzleFinder, FindsAMateThatIsTheOnlyOne) {
    const Game game = shogiGame(MateInOne);
    const auto puzzle = find(game);
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(puzzle->kind, PuzzleKind::Mate);
    EXPECT_EQ(puzzle->mateMoves, 1);
    EXPECT_EQ(puzzle->line, movesOf(game.position(), {"G@e8"}));
    EXPECT_TRUE(canBePlayed(*puzzle));
}

TEST(PuzzleFinder, TheLineGoesOnToTheMate) {
    const Game game = shogiGame(MateInTwo);
    const auto puzzle = find(game);
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(puzzle->mateMoves, 2);
    EXPECT_EQ(puzzle->line, movesOf(game.position(), {"B@g9", "h8i8", "G@h8"}));
}

TEST(PuzzleFinder, TheLineHasNoMoreMovesThanThePlanSays) {
    PuzzlePlan plan = quickPlan();
    plan.mostSolverMoves = 1;
    EXPECT_EQ(find(shogiGame(MateInTwo), plan)->line.size(), 1U);
}

TEST(PuzzleFinder, FindsOnlyTheKindsThatAreWanted) {
    PuzzlePlan plan = quickPlan();
    plan.kinds = {PuzzleKind::Advantage, PuzzleKind::OnlyMove};
    EXPECT_FALSE(find(shogiGame(MateInOne), plan));
    plan.kinds = {PuzzleKind::Mate};
    EXPECT_TRUE(find(shogiGame(MateInOne), plan));
}

TEST(PuzzleFinder, TwoMatesThatAreEquallyQuickMakeNoPuzzle) {
    // Both G@e8 and e7e8+ give mate.
    EXPECT_FALSE(find(shogiGame("4k4/9/3GP4/9/9/9/9/9/4K4 b G 1")));
}

TEST(PuzzleFinder, AQuietPositionMakesNoPuzzle) {
    EXPECT_FALSE(find(Game(AnyPosition::startOf(builtinVariant("shogi")))));
}

TEST(PuzzleFinder, AMoveThatWinsARookIsAnAdvantage) {
    const Game game = shogiGame("l4ksnl/2s2g1b1/p1npppg2/2p3ppp/7r1/PPPB1P1RP/1G1PP1P2/3KGS3/LNS4NL b Pp 1");
    const auto puzzle = find(game);
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(puzzle->kind, PuzzleKind::Advantage);
    EXPECT_EQ(puzzle->line.front(), movesOf(game.position(), {"h4h5"}).front());
    EXPECT_GE(puzzle->margin, quickPlan().margin);
    EXPECT_FALSE(puzzle->mateMoves);
}

TEST(PuzzleFinder, AMoveThatKeepsTheBalanceIsAnOnlyMove) {
    if (LightTests) GTEST_SKIP() << "it needs long searches; the other tests find puzzles with short ones";
    const Game game =
        shogiGame("ln1g1g1nl/2s1k4/1pp3ppb/p1rSpPs1p/3p5/1B5P1/PP1PP1P1P/2SG3R1/LNK2G1NL w Pp 1");
    PuzzlePlan plan = quickPlan();
    plan.nodes = 20'000;
    plan.verifyNodes = 200'000;
    const auto puzzle = find(game, plan);
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(puzzle->kind, PuzzleKind::OnlyMove);
    EXPECT_EQ(puzzle->line.front(), movesOf(game.position(), {"i7g9"}).front());
}

TEST(PuzzleFinder, ARecaptureMakesNoPuzzleUnlessItIsWanted) {
    // The rook takes the gold, and the silver takes the rook back.
    const Game game = shogiGame("4k2s1/7g1/9/9/9/9/9/7R1/4K4 b - 1", {"h2h8+"});
    PuzzlePlan plan = quickPlan();
    EXPECT_FALSE(find(game, plan));
    plan.keepsTrivial = true;
    const auto puzzle = find(game, plan);
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(puzzle->line.front(), movesOf(game.position(), {"h9h8"}).front());
}

TEST(PuzzleFinder, ASingleLegalMoveMakesNoPuzzle) {
    const Game game = shogiGame("4k4/4+R4/9/9/9/9/9/9/4K4 w - 1");
    ASSERT_EQ(game.position().legalMoves().size(), 1U);
    EXPECT_FALSE(find(game));
}

TEST(PuzzleFinder, EqualCallsGiveEqualPuzzlesWhateverTheEngineKnows) {
    Engine fresh(16), used(16);
    used.search(shogiGame(MateInTwo), {{}, {}, 50'000}, {});
    EXPECT_EQ(findPuzzle(fresh, shogiGame(MateInTwo), quickPlan()),
              findPuzzle(used, shogiGame(MateInTwo), quickPlan()));
}

TEST(PuzzleFinder, FindsNothingAfterAStopRequest) {
    Engine engine(16);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(findPuzzle(engine, shogiGame(MateInOne), quickPlan(), stop.get_token()));
}

// --- games

/// A game in which a mate in one is missed: e1e2 instead of G@e8.
GameTree missedMate() {
    const AnyPosition start = positionFrom(MateInOne, builtinVariant("shogi"));
    GameTree tree(start);
    tree.addLine(GameTree::root(), movesOf(start, {"e1e2", "e9d9", "e2e3"}));
    return tree;
}

TEST(PuzzlesOfGames, BeginAtTheirNodes) {
    Engine engine(16);
    const auto puzzles = findPuzzles(engine, missedMate(), quickPlan());
    ASSERT_FALSE(puzzles.empty());
    EXPECT_EQ(puzzles[0].source.node, GameTree::root());
    EXPECT_EQ(puzzles[0].mateMoves, 1);
}

TEST(PuzzlesOfGames, APositionThatIsDecidedIsPassedOver) {
    GameTree tree = missedMate();
    Annotations notes;
    notes.evaluations.push_back({Score::centipawns(9000), 5, 100, "Komadai", {}});
    tree.setAnnotations(GameTree::root(), notes);
    Engine engine(16);
    for (const Puzzle& puzzle : findPuzzles(engine, tree, quickPlan()))
        EXPECT_NE(puzzle.source.node, GameTree::root());
}

TEST(PuzzlesOfGames, AreNotMoreThanThePlanSays) {
    PuzzlePlan plan = quickPlan();
    plan.apart = 1;
    plan.mostOfGame = 1;
    Engine engine(16);
    EXPECT_EQ(findPuzzles(engine, missedMate(), plan).size(), 1U);
}

TEST(PuzzlesOfGames, ProgressGoesToTheEnd) {
    Engine engine(16);
    std::vector<std::size_t> seen;
    findPuzzles(engine, missedMate(), quickPlan(), {}, [&](std::size_t done, std::size_t total) {
        EXPECT_EQ(total, 4U);
        seen.push_back(done);
    });
    EXPECT_EQ(seen, (std::vector<std::size_t>{1, 2, 3, 4}));
}

// --- mistakes

Evaluations reviewed(const GameTree& tree) {
    ReviewPlan plan;
    plan.nodes = 3'000;
    Engine engine(16);
    Evaluations evaluations;
    evaluateGame(engine, tree, plan, evaluations, {});
    return evaluations;
}

TEST(PuzzlesOfMistakes, AskForWhatWasMissed) {
    const GameTree tree = missedMate();
    Engine engine(16);
    const auto puzzles = puzzlesOfMistakes(engine, tree, reviewed(tree), Side::First, quickPlan());
    ASSERT_FALSE(puzzles.empty());
    const Puzzle& puzzle = puzzles[0];
    EXPECT_EQ(puzzle.kind, PuzzleKind::OwnMistake);
    EXPECT_EQ(puzzle.source.node, GameTree::root());
    EXPECT_EQ(puzzle.line, movesOf(tree.start(), {"G@e8"}));
    EXPECT_EQ(puzzle.played, movesOf(tree.start(), {"e1e2"}).front());
    EXPECT_TRUE(puzzle.best.isMate());
    EXPECT_FALSE(puzzle.mateMoves);
    EXPECT_TRUE(canBePlayed(puzzle));
}

TEST(PuzzlesOfMistakes, AcceptEveryMoveThatWinsByForceWhereOneDoes) {
    const AnyPosition start = positionFrom("4k4/9/3GP4/9/9/9/9/9/4K4 b G 1", builtinVariant("shogi"));
    GameTree tree(start);
    tree.addLine(GameTree::root(), movesOf(start, {"e1e2", "e9f9", "e2e1"}));
    Engine engine(16);
    const auto puzzles = puzzlesOfMistakes(engine, tree, reviewed(tree), Side::First, quickPlan());
    ASSERT_FALSE(puzzles.empty());
    std::vector<Move> good = puzzles[0].accepted;
    good.push_back(puzzles[0].line.front());
    for (const auto text : {"G@e8", "e7e8+"})
        EXPECT_NE(std::find(good.begin(), good.end(), uciMove(start, text)), good.end()) << text;
}

TEST(PuzzlesOfMistakes, AreSolvedByTheMoveThatTheReviewCallsBetter) {
    const AnyPosition start = positionFrom("4k4/9/3GP4/9/9/9/9/9/4K4 b G 1", builtinVariant("shogi"));
    GameTree tree(start);
    tree.addLine(GameTree::root(), movesOf(start, {"e1e2", "e9f9", "e2e1"}));
    Evaluations evaluations = reviewed(tree);
    Engine engine(16);
    for (const auto text : {"G@e8", "e7e8+"}) {
        evaluations.at(GameTree::root()).line = movesOf(start, {text});
        const auto puzzles = puzzlesOfMistakes(engine, tree, evaluations, Side::First, quickPlan());
        ASSERT_FALSE(puzzles.empty());
        EXPECT_EQ(puzzles[0].line, movesOf(start, {text}));
    }
}

TEST(PuzzlesOfMistakes, AreThoseOfOneSide) {
    const GameTree tree = missedMate();
    Engine engine(16);
    for (const Puzzle& puzzle : puzzlesOfMistakes(engine, tree, reviewed(tree), Side::Second, quickPlan()))
        EXPECT_EQ(puzzle.position.sideToMove(), Side::Second);
}

TEST(PuzzlesOfMistakes, AGameOfBestMovesHasNone) {
    const AnyPosition start = positionFrom(MateInTwo, builtinVariant("shogi"));
    GameTree tree(start);
    tree.addLine(GameTree::root(), movesOf(start, {"B@g9", "h8i8", "G@h8"}));
    Engine engine(16);
    EXPECT_TRUE(puzzlesOfMistakes(engine, tree, reviewed(tree), Side::First, quickPlan()).empty());
}

// --- checks

PuzzleCheck check(const Puzzle& puzzle) {
    Engine engine(16);
    return checkPuzzle(engine, puzzle, 30'000, 0.1);
}

Puzzle mateInOne() {
    Puzzle puzzle = puzzleOf(MateInOne, {"G@e8"});
    puzzle.kind = PuzzleKind::Mate;
    puzzle.mateMoves = 1;
    return puzzle;
}

TEST(PuzzleChecks, AnOnlyMateIsSound) {
    EXPECT_EQ(check(mateInOne()).verdict, PuzzleCheck::Verdict::Sound);
    EXPECT_EQ(check(mateInTwo()).verdict, PuzzleCheck::Verdict::Sound);
}

TEST(PuzzleChecks, ABetterMoveIsNamed) {
    Puzzle puzzle = mateInOne();
    puzzle.line = movesOf(puzzle.position, {"e1e2"});
    const PuzzleCheck found = check(puzzle);
    EXPECT_EQ(found.verdict, PuzzleCheck::Verdict::NotBest);
    EXPECT_EQ(found.better, movesOf(puzzle.position, {"G@e8"}).front());
}

TEST(PuzzleChecks, AMateThatIsQuickerThanThePuzzleSaysIsFound) {
    Puzzle puzzle = mateInTwo();
    puzzle.mateMoves = 4;
    EXPECT_EQ(check(puzzle).verdict, PuzzleCheck::Verdict::WrongMateLength);
}

TEST(PuzzleChecks, APositionWithoutAMateIsFound) {
    Puzzle puzzle = puzzleOf("4k4/9/9/9/9/9/9/9/4K4 b G 1", {"e1e2"});
    puzzle.kind = PuzzleKind::Mate;
    puzzle.mateMoves = 1;
    EXPECT_EQ(check(puzzle).verdict, PuzzleCheck::Verdict::NotAMate);
}

TEST(PuzzleChecks, ASecondMoveThatIsAlmostAsGoodIsFound) {
    const AnyPosition start = AnyPosition::startOf(builtinVariant("shogi"));
    Engine engine(16);
    const auto best = *engine
                           .search(
                               Game(start), {{}, {}, 30'000}, {}, [](const SearchInfo&) {}, 2)
                           .move;
    Puzzle puzzle{start, {best}};
    puzzle.kind = PuzzleKind::OnlyMove;
    EXPECT_EQ(check(puzzle).verdict, PuzzleCheck::Verdict::NotUnique);
}

TEST(PuzzleChecks, ASearchThatIsTooShortSaysSo) {
    Engine engine(16);
    EXPECT_EQ(checkPuzzle(engine, mateInTwo(), 1, 0.1).verdict, PuzzleCheck::Verdict::Unfinished);
}

TEST(PuzzleChecks, ASolutionThatCannotBePlayedIsFound) {
    Puzzle puzzle = mateInOne();
    puzzle.line.clear();
    EXPECT_EQ(check(puzzle).verdict, PuzzleCheck::Verdict::CannotBePlayed);
}

TEST(PuzzleChecks, AnAcceptedMoveIsNotNamedAsABetterOne) {
    Puzzle puzzle = puzzleOf("4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b 1", {"G@a1"});
    puzzle.kind = PuzzleKind::OwnMistake;
    puzzle.accepted = movesOf(puzzle.position, {"G@e8"});
    const PuzzleCheck found = check(puzzle);
    EXPECT_EQ(found.verdict, PuzzleCheck::Verdict::NotBest);
    EXPECT_FALSE(found.better);
}

TEST(PuzzleChecks, AMistakeIsSoundWhileItsAcceptedMovesAreBetterThanTheOnePlayed) {
    Puzzle puzzle = puzzleOf(MateInOne, {"G@e8"});
    puzzle.kind = PuzzleKind::OwnMistake;
    puzzle.played = movesOf(puzzle.position, {"G@a1"}).front();
    EXPECT_EQ(check(puzzle).verdict, PuzzleCheck::Verdict::Sound);
    puzzle.accepted = {*puzzle.played};
    EXPECT_NE(check(puzzle).verdict, PuzzleCheck::Verdict::Sound);
}

} // namespace
} // namespace komadai::core::test
