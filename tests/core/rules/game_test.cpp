// Games: moves, take-back, and the ends of games that are common to all variants.
#include "core/rules/game.h"

#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using test::euroShogi;
using test::euroShogiRules;
using test::gameFrom;
using test::outcomeOf;
using test::play;
using test::positionFrom;
using test::uciMove;

AnyPosition startOfEuroShogi() { return AnyPosition::startOf(euroShogiRules()); }

/// A variant written for one test. Reading it must not fail.
std::shared_ptr<const Variant> variantFrom(std::string_view ini) {
    VariantSet set;
    EXPECT_TRUE(set.add(ini).empty());
    return set.all().at(0);
}

TEST(Game, BeginsAtItsStartWithoutMoves) {
    const Game game(startOfEuroShogi());
    EXPECT_EQ(game.plyCount(), 0);
    EXPECT_EQ(game.position(), startOfEuroShogi());
    EXPECT_EQ(game.occurrences(), 1);
    EXPECT_FALSE(game.isOver());
}

TEST(Game, KeepsEveryPosition) {
    const auto game = gameFrom(startOfEuroShogi(), {"e3e4", "d6d5"});
    EXPECT_EQ(game.plyCount(), 2);
    EXPECT_EQ(game.positionAt(0), startOfEuroShogi());
    EXPECT_EQ(game.positionAt(1), test::after(startOfEuroShogi(), {"e3e4"}));
    EXPECT_EQ(game.positionAt(2), game.position());
    EXPECT_EQ(game.moves().at(0), uciMove(startOfEuroShogi(), "e3e4"));
}

TEST(Game, RefusesAnIllegalMoveAndStaysAsItWas) {
    auto game = gameFrom(startOfEuroShogi(), {"e3e4"});
    EXPECT_EQ(game.play(uciMove(game.position(), "e4e5")), Refusal::NotYourPiece);
    EXPECT_EQ(game.plyCount(), 1);
    EXPECT_EQ(game.position(), test::after(startOfEuroShogi(), {"e3e4"}));
}

TEST(Game, RefusesMovesAfterItsEnd) {
    auto game = gameFrom(startOfEuroShogi());
    game.resign(Side::First);
    EXPECT_EQ(game.play(uciMove(startOfEuroShogi(), "e3e4")), Refusal::GameIsOver);
}

TEST(Game, ResigningLoses) {
    auto game = gameFrom(startOfEuroShogi(), {"e3e4"});
    game.resign(Side::First);
    EXPECT_EQ(outcomeOf(game), "Black, Resignation");
}

TEST(Game, RunningOutOfTimeLoses) {
    auto game = gameFrom(startOfEuroShogi());
    game.loseOnTime(Side::Second);
    EXPECT_EQ(outcomeOf(game), "White, Time");
}

TEST(Game, PlayersMayAgreeOnADraw) {
    auto game = gameFrom(startOfEuroShogi(), {"e3e4"});
    game.agreeOnDraw();
    EXPECT_EQ(outcomeOf(game), "draw, Agreement");
}

TEST(Game, MayBeAdjudicatedAsAWinOfEitherSideOrADraw) {
    for (const auto& [winner, outcome] : {std::pair{std::optional(Side::First), "White, Adjudication"},
                                          {std::optional(Side::Second), "Black, Adjudication"},
                                          {std::optional<Side>(), "draw, Adjudication"}}) {
        auto game = gameFrom(startOfEuroShogi(), {"e3e4"});
        game.adjudicate(winner);
        EXPECT_EQ(outcomeOf(game), outcome);
    }
}

TEST(Game, TakingAMoveBackTakesTheEndBack) {
    auto game = gameFrom(euroShogi("k7/8/1G6/7p/8/8/7B/7K[P] w"), {"P@a7"});
    ASSERT_EQ(outcomeOf(game), "White, Checkmate");
    game.takeBack();
    EXPECT_EQ(outcomeOf(game), "goes on");
    EXPECT_EQ(test::handsOf(game.position()), "P");
}

TEST(Game, TakingAMoveBackTakesARepetitionBack) {
    auto game =
        gameFrom(startOfEuroShogi(), {"c1c2", "d8d7", "c2c1", "d7d8", "c1c2", "d8d7", "c2c1", "d7d8"});
    ASSERT_EQ(outcomeOf(game), "draw, Repetition");
    game.takeBack();
    EXPECT_EQ(outcomeOf(game), "goes on");
    play(game, {"g8h8"});
    EXPECT_EQ(outcomeOf(game), "goes on");
}

TEST(Game, MayBeginWithItsEnd) {
    EXPECT_EQ(outcomeOf(gameFrom(euroShogi("k7/P7/1G6/8/8/8/7B/7K[] b"))), "White, Checkmate");
}

TEST(Game, CountsQuietPliesFromThoseBeforeItsStart) {
    const auto game = gameFrom(euroShogi("7k/7p/8/8/8/8/P7/K7[] w"), {"a1b1"}, 12);
    EXPECT_EQ(game.quietPliesAtStart(), 12);
    EXPECT_EQ(game.quietPlies(), 13);
}

TEST(Game, IsOverAtOnceWhereTheMoveLimitIsReachedAlready) {
    EXPECT_EQ(outcomeOf(gameFrom(euroShogi("7k/7p/8/8/8/8/P7/K7[] w"), {}, 100)), "draw, MoveLimit");
}

TEST(Game, EndsAsItsRecordSays) {
    auto game = gameFrom(startOfEuroShogi());
    game.end({Side::Second, EndReason::Time});
    EXPECT_EQ(outcomeOf(game), "Black, Time");
}

TEST(Game, ACopyGoesItsOwnWay) {
    const auto game = gameFrom(startOfEuroShogi(), {"e3e4"});
    Game copy = game;
    play(copy, {"d6d5"});
    EXPECT_EQ(game.plyCount(), 1);
    EXPECT_EQ(copy.plyCount(), 2);
}

// --- rules that EuroShogi does not vary

TEST(GameRules, StalemateCanLose) {
    const auto rules = euroShogiRules("stalemateValue=loss");
    EXPECT_EQ(outcomeOf(gameFrom(positionFrom("p7/k7/7R/8/8/8/8/2R4K[] w", rules), {"c1b1"})),
              "White, Stalemate");
}

TEST(GameRules, StalemateCanWin) {
    const auto rules = euroShogiRules("stalemateValue=win");
    EXPECT_EQ(outcomeOf(gameFrom(positionFrom("p7/k7/7R/8/8/8/8/2R4K[] w", rules), {"c1b1"})),
              "Black, Stalemate");
}

TEST(GameRules, ImpasseNeedsAVariantThatHasIt) {
    EXPECT_FALSE(gameFrom(test::shogi("8K/9/9/9/P8/9/9/9/k8 b - 1")).mayAgreeOnImpasse());
}

/// Each king steps on and off a line and so discovers a check by a slider of its own side. This needs nightriders: with
/// rooks and bishops alone, there is no such pair of steps.
constexpr std::string_view NightriderIni = R"ini([nightriders]
maxFile = 8
maxRank = 8
startFen = rnbk4/8/8/8/8/8/8/RNBK4 w
king = k
rook = r
bishop = b
customPiece1 = n:NN
)ini";

TEST(GameRules, PerpetualCheckByBothSidesIsADraw) {
    const auto variant = variantFrom(NightriderIni);
    auto game = gameFrom(positionFrom("8/8/7N/5K1N/2rk4/8/2b5/8 w", variant));
    for (int times = 2; times <= 3; ++times)
        for (const char* move : {"f5f4", "d4d3", "f4f5", "d3d4"}) {
            EXPECT_EQ(outcomeOf(game), "goes on");
            play(game, {move});
            EXPECT_TRUE(game.position().isInCheck(game.position().sideToMove())) << move;
        }
    EXPECT_EQ(outcomeOf(game), "draw, Repetition");
}

TEST(GameRules, PerpetualCheckIsADrawWhereItIsAllowed) {
    const auto variant = variantFrom(R"ini([allowed]
maxFile = 8
maxRank = 8
startFen = rnbk4/8/8/8/8/8/8/RNBK4 w
king = k
rook = r
bishop = b
knight = n
perpetualCheckIllegal = false
)ini");
    auto game = gameFrom(positionFrom("8/7b/8/4k3/R7/8/8/7K w", variant));
    for (int times = 2; times <= 3; ++times)
        play(game, {"a4a5", "e5e4", "a5a4", "e4e5"});
    EXPECT_EQ(outcomeOf(game), "draw, Repetition");
}

} // namespace
} // namespace komadai::core
