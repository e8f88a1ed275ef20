// The rules of Great Shatranj: 10 x 8, all pieces leapers, no drops.
#include "core/notation/position_text.h"
#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace komadai::core {
namespace {

using test::destinationsOf;
using test::isLegal;
using test::outcomeOf;
using test::pieceAt;
using test::refusalOf;

std::shared_ptr<const Variant> shatranjRules(std::string_view options = {}) {
    return withRuleOptions(VariantSet::builtin().find("greatshatranj"), options);
}
AnyPosition greatShatranj(std::string_view text, std::string_view options = {}) {
    return test::positionFrom(text, shatranjRules(options));
}

TEST(GreatShatranj, BeginsOnTenFilesAndEightRanks) {
    const auto start = AnyPosition::startOf(shatranjRules());
    EXPECT_EQ(test::sfenOf(start), "wnegkmhenw/pppppppppp/10/10/10/10/PPPPPPPPPP/WNEGKMHENW b - 1");
    EXPECT_EQ(start.legalMoves().size(), 30u);
}

TEST(GreatShatranj, WhiteMovesFirst) {
    EXPECT_EQ(AnyPosition::startOf(shatranjRules()).sideToMove(), Side::First);
    EXPECT_EQ(shatranjRules()->spec().sideNames[0], "White");
}

TEST(GreatShatranj, NothingIsDropped) {
    EXPECT_FALSE(shatranjRules()->spec().drops.allowed);
    EXPECT_FALSE(sfen::parse("k9/10/10/10/10/10/10/9K b N 1", shatranjRules()->spec()));
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

TEST(GreatShatranjPieces, TheKingStepsInAllDirectionsAndDoesNotCastle) {
    EXPECT_EQ(destinationsOf(greatShatranj("4k5/10/10/10/10/10/10/W3K4W b - 1"), "e1"), "d1 d2 e2 f1 f2");
}

TEST(GreatShatranjPieces, ASoldierIsNotRoyal) {
    const auto position = greatShatranj("9k/10/10/4s5/4W5/10/10/9K b - 1", "bareKing=none");
    EXPECT_EQ(outcomeOf(test::gameFrom(position, {"e4e5"})), "goes on");
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

TEST(GreatShatranjPromotion, ComesWithACapture) {
    const auto position = greatShatranj("k4w4/4P5/10/10/10/10/10/9K b - 1");
    EXPECT_EQ(pieceAt(test::after(position, {"e7f8g"}), "f8"), "G");
}

TEST(GreatShatranjPromotion, OfTheSecondPlayerIsOnTheFirstRank) {
    EXPECT_TRUE(isLegal(greatShatranj("k9/10/10/10/10/10/4p5/9K w - 1"), "e2e1g"));
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

TEST(GreatShatranjEnd, CheckmateWins) {
    EXPECT_EQ(outcomeOf(test::gameFrom(greatShatranj("k1K7/p9/10/1G8/10/10/10/10 b - 1"), {"b5a6"})),
              "White, Checkmate");
}

TEST(GreatShatranjEnd, StalemateIsADrawUnlessTheOptionSaysOtherwise) {
    // The black king on a8: a7, b8 and b7 are covered, its pawn on a6 is blocked.
    constexpr auto position = "k9/2S7/p9/P1S7/10/10/10/9K b - 1";
    EXPECT_EQ(outcomeOf(test::gameFrom(greatShatranj(position), {"c5b6"})), "draw, Stalemate");
    EXPECT_EQ(outcomeOf(test::gameFrom(greatShatranj(position, "stalemateValue=loss"), {"c5b6"})),
              "White, Stalemate");
}

TEST(GreatShatranjEnd, ABareKingIsADrawUnlessItBaresBackAtOnce) {
    // The war machine takes the last black piece.
    constexpr auto position = "k9/10/10/4p5/4W5/10/10/9K b - 1";
    EXPECT_EQ(outcomeOf(test::gameFrom(greatShatranj(position), {"e4e5"})), "draw, BareKing");
    EXPECT_EQ(outcomeOf(test::gameFrom(greatShatranj(position, "bareKing=win"), {"e4e5"})),
              "White, BareKing");
    EXPECT_EQ(outcomeOf(test::gameFrom(greatShatranj(position, "bareKing=none"), {"e4e5"})), "goes on");
    constexpr auto near = "10/10/3k6/4p5/4W5/10/10/9K b - 1";
    Game game = test::gameFrom(greatShatranj(near), {"e4e5"});
    EXPECT_EQ(outcomeOf(game), "goes on");
    test::play(game, {"d6e5"});
    EXPECT_EQ(outcomeOf(game), "draw, OnlyKings");
    Game won = test::gameFrom(greatShatranj(near, "bareKing=win"), {"e4e5"});
    EXPECT_EQ(outcomeOf(won), "goes on");
    Game drawn = won;
    test::play(drawn, {"d6e5"});
    EXPECT_EQ(outcomeOf(drawn), "draw, OnlyKings") << "it bares back";
    test::play(won, {"d6c6"});
    EXPECT_EQ(outcomeOf(won), "White, BareKing");
}

/// Whether the piece captures on `target`, when it stands on `from` and is White's; nothing blocks a leap.
bool attacks(const PieceSpec& piece, BoardSize size, Square from, Square target) {
    return std::any_of(piece.movements.begin(), piece.movements.end(), [&](const Movement& move) {
        return move.capture && size.fileOf(target) - size.fileOf(from) == move.right &&
               size.rankOf(from) - size.rankOf(target) == move.forward;
    });
}

/// Tries every placement of White's king, one piece of White and Black's king for a mate.
bool canMate(std::string_view letter) {
    const auto variant = shatranjRules("bareKing=none");
    const BoardSize size = variant->spec().size;
    const PieceType king = *variant->spec().pieceByLetters("K");
    const PieceType type = *variant->spec().pieceByLetters(letter);
    for (int target = 0; target < size.squares(); ++target)
        for (int from = 0; from < size.squares(); ++from) {
            if (!attacks(variant->spec().piece(type), size, Square::at(from), Square::at(target))) continue;
            for (int helper = 0; helper < size.squares(); ++helper) {
                if (helper == from || helper == target) continue;
                Setup setup(size);
                setup.at(Square::at(target)) = Piece{king, Side::Second};
                setup.at(Square::at(from)) = Piece{type, Side::First};
                setup.at(Square::at(helper)) = Piece{king, Side::First};
                setup.sideToMove = Side::Second;
                const auto position = AnyPosition::fromSetup(setup, variant);
                if (position && !position.value().hasLegalMove()) return true;
            }
        }
    return false;
}

TEST(GreatShatranjEnd, OnlyAKnightOrAnElephantCanNeverMateWithItsKing) {
    for (const char* letter : {"N", "E"})
        EXPECT_FALSE(canMate(letter)) << letter;
    for (const char* letter : {"W", "H", "M", "G", "S"})
        EXPECT_TRUE(canMate(letter)) << letter;
    // The war machine's mate, which is the least known of them:
    EXPECT_EQ(outcomeOf(test::gameFrom(greatShatranj("10/10/10/10/W9/10/10/k1K7 b - 1", "bareKing=none"),
                                       {"a4a3"})),
              "White, Checkmate");
}

TEST(GreatShatranjEnd, AKnightOrAnElephantAloneIsInsufficientMaterial) {
    for (const char* letter : {"N", "E"}) {
        const std::string text = std::string("k9/10/10/10/4") + letter + "5/10/10/8sK b - 1";
        EXPECT_EQ(outcomeOf(test::gameFrom(greatShatranj(text, "bareKing=none"), {"j1i1"})),
                  "draw, InsufficientMaterial");
    }
}

TEST(GreatShatranjEnd, ElephantsOnOneColourAreInsufficientMaterial) {
    // All their steps keep the colour, and the king alone cannot cover the squares beside a corner.
    constexpr auto same = "k9/10/10/10/E1E7/10/10/8sK b - 1";
    constexpr auto other = "k9/10/10/10/E2E6/10/10/8sK b - 1";
    EXPECT_EQ(outcomeOf(test::gameFrom(greatShatranj(same, "bareKing=none"), {"j1i1"})),
              "draw, InsufficientMaterial");
    EXPECT_EQ(outcomeOf(test::gameFrom(greatShatranj(other, "bareKing=none"), {"j1i1"})), "goes on");
}

TEST(GreatShatranjEnd, APieceOfTheOtherSideMayHelpTheMate) {
    // Black's knight stands where its king could flee to.
    const auto position = greatShatranj("10/10/10/10/3N6/10/n1K7/k9 b - 1");
    EXPECT_EQ(outcomeOf(test::gameFrom(position)), "goes on");
    EXPECT_EQ(outcomeOf(test::gameFrom(position, {"d4b3"})), "White, Checkmate");
}

TEST(GreatShatranjEnd, MaterialIsNeverInsufficientWhereStalemateOrBaringWins) {
    constexpr auto position = "k9/10/10/10/4N5/10/10/8sK b - 1";
    EXPECT_EQ(
        outcomeOf(test::gameFrom(greatShatranj(position, "bareKing=none stalemateValue=loss"), {"j1i1"})),
        "goes on");
    EXPECT_EQ(outcomeOf(test::gameFrom(greatShatranj(position, "bareKing=win"), {"j1i1"})),
              "White, BareKing");
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
