// The rules of Great Shatranj: 10 x 8, all pieces leapers, no drops.
#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using test::destinationsOf;
using test::isLegal;
using test::outcomeOf;
using test::pieceAt;
using test::refusalOf;

std::shared_ptr<const Variant> rules(std::string_view options = {}) {
    return withRuleOptions(VariantSet::builtin().find("greatshatranj"), options);
}
AnyPosition greatShatranj(std::string_view text, std::string_view options = {}) {
    return test::positionFrom(text, rules(options));
}

TEST(GreatShatranj, BeginsOnTenFilesAndEightRanks) {
    const auto start = AnyPosition::startOf(rules());
    EXPECT_EQ(test::sfenOf(start), "wnegkmhenw/pppppppppp/10/10/10/10/PPPPPPPPPP/WNEGKMHENW b - 1");
    EXPECT_EQ(start.legalMoves().size(), 30u);
}

TEST(GreatShatranjPieces, EveryOneLeaps) {
    const auto moves = [](const char* piece) {
        const std::string text = std::string("k9/10/10/10/4") + piece + "5/10/10/9K b - 1";
        return destinationsOf(greatShatranj(text), "e4");
    };
    EXPECT_EQ(moves("G"), "c2 c4 c6 d3 d4 d5 e2 e3 e5 e6 f3 f4 f5 g2 g4 g6");
    EXPECT_EQ(moves("M"), "c3 c4 c5 d2 d4 d6 e2 e3 e5 e6 f2 f4 f6 g3 g4 g5");
    EXPECT_EQ(moves("H"), "c2 c3 c5 c6 d2 d3 d5 d6 f2 f3 f5 f6 g2 g3 g5 g6");
    EXPECT_EQ(moves("N"), "c3 c5 d2 d6 f2 f6 g3 g5");
    EXPECT_EQ(moves("E"), "c2 c6 d3 d5 f3 f5 g2 g6");
    EXPECT_EQ(moves("W"), "c4 d4 e2 e3 e5 e6 f4 g4");
    EXPECT_EQ(moves("S"), "d3 d4 d5 e3 e5 f3 f4 f5");
}

TEST(GreatShatranjPieces, NothingBlocksALeap) {
    EXPECT_EQ(destinationsOf(greatShatranj("k9/10/10/3PPP4/3PWP4/3PPP4/10/9K b - 1"), "e4"), "c4 e2 e6 g4");
}

TEST(GreatShatranjPawn, StepsStraightAndCapturesDiagonally) {
    EXPECT_EQ(destinationsOf(greatShatranj("k9/10/10/3ppp4/4P5/10/10/9K b - 1"), "e4"), "d5 f5");
    EXPECT_EQ(destinationsOf(greatShatranj("k9/10/10/10/10/10/4P5/9K b - 1"), "e2"), "e3");
}

TEST(GreatShatranjPromotion, IsForcedOnTheLastRankToAnyKindThatTheSideHasLost) {
    EXPECT_EQ(refusalOf(greatShatranj("k9/4P5/10/10/10/10/10/9K b - 1"), "e7e8"), Refusal::MustPromote);
    for (const char* move : {"e7e8n", "e7e8g", "e7e8m", "e7e8h", "e7e8e", "e7e8w", "e7e8s"})
        EXPECT_TRUE(isLegal(greatShatranj("k9/4P5/10/10/10/10/10/9K b - 1"), move)) << move;
}

TEST(GreatShatranjPromotion, NeverGoesBeyondTheNumberAtTheStart) {
    const auto position = greatShatranj("k9/4P5/10/10/10/10/10/NNGMHEWK2 b - 1");
    for (const char* move : {"e7e8n", "e7e8g", "e7e8m", "e7e8h"})
        EXPECT_EQ(refusalOf(position, move), Refusal::CannotPromote) << move;
    for (const char* move : {"e7e8e", "e7e8w", "e7e8s"})
        EXPECT_TRUE(isLegal(position, move)) << move;
}

TEST(GreatShatranjPromotion, ToASoldierHasNoLimit) {
    EXPECT_TRUE(isLegal(greatShatranj("k9/4P5/10/10/10/10/SSSSSSSS2/9K b - 1"), "e7e8s"));
}

TEST(GreatShatranjPromotion, NoOtherPiecePromotes) {
    EXPECT_EQ(destinationsOf(greatShatranj("9k/4S5/10/10/10/10/10/9K b - 1"), "e7"),
              "d6 d7 d8 e6 e8 f6 f7 f8");
}

TEST(GreatShatranjEnd, CapturedPiecesLeaveTheGame) {
    const auto position = test::after(greatShatranj("k9/10/10/4p5/4W5/10/10/9K b - 1"), {"e4e5"});
    EXPECT_EQ(test::handsOf(position), "-");
    EXPECT_EQ(pieceAt(position, "e5"), "W");
}

TEST(GreatShatranjEnd, StalemateIsADrawUnlessTheOptionSaysOtherwise) {
    // The black king on a8: a7, b8 and b7 are covered, its pawn on a6 is blocked.
    constexpr auto position = "k9/2S7/p9/P1S7/10/10/10/9K b - 1";
    EXPECT_EQ(outcomeOf(test::gameFrom(greatShatranj(position), {"c5b6"})), "draw, Stalemate");
    EXPECT_EQ(outcomeOf(test::gameFrom(greatShatranj(position, "stalemateValue=loss"), {"c5b6"})),
              "White, Stalemate");
}

TEST(GreatShatranjEnd, ABareKingIsADrawUnlessItBaresBackAtOnce) {
    // The elephant takes the last black piece.
    constexpr auto position = "k9/10/10/4p5/3E6/10/10/9K b - 1";
    EXPECT_EQ(outcomeOf(test::gameFrom(greatShatranj(position), {"d4e5"})), "draw, BareKing");
    EXPECT_EQ(outcomeOf(test::gameFrom(greatShatranj(position, "bareKing=win"), {"d4e5"})),
              "White, BareKing");
    EXPECT_EQ(outcomeOf(test::gameFrom(greatShatranj(position, "bareKing=none"), {"d4e5"})), "goes on");
    constexpr auto near = "10/10/4k5/4p5/3E6/10/10/9K b - 1";
    Game game = test::gameFrom(greatShatranj(near), {"d4e5"});
    EXPECT_EQ(outcomeOf(game), "goes on");
    test::play(game, {"e6e5"});
    EXPECT_EQ(outcomeOf(game), "draw, OnlyKings");
}

TEST(GreatShatranjEnd, TheThirdOccurrenceIsADraw) {
    Game game = test::gameFrom(greatShatranj("k9/p9/10/10/10/10/P9/9K b - 1"));
    test::play(game, {"j1i1", "a8b8", "i1j1", "b8a8", "j1i1", "a8b8", "i1j1", "b8a8"});
    EXPECT_EQ(outcomeOf(game), "draw, Repetition");
}

TEST(GreatShatranjEnd, FiftyMovesWithoutCaptureOrPawnMoveAreADraw) {
    const auto position = greatShatranj("k9/p9/10/10/10/10/P9/9K b - 1");
    EXPECT_EQ(outcomeOf(test::gameFrom(position, {"j1i1"}, 99)), "draw, MoveLimit");
    EXPECT_EQ(outcomeOf(test::gameFrom(position, {"a2a3"}, 99)), "goes on");
}

} // namespace
} // namespace komadai::core
