// Moves that users type.
#include "core/notation/typed_move.h"

#include "core/notation/move_text.h"
#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using test::euroShogi;
using test::shogi;
using test::uciMove;

/// White: king a1, rook d2, pawn e5, a pawn and a knight in hand. Black: king h8, pawn d5.
AnyPosition fewPieces() { return euroShogi("7k/8/8/3pP3/8/8/3R4/K7[PN] w - - 0 1"); }

/// The move that is read, in UCI; empty if there is a problem.
std::string moveTyped(std::string_view text, const AnyPosition& position) {
    const auto move = parseTypedMove(text, position);
    return move ? uci::format(move.value(), position) : std::string();
}

template <class Problem>
Problem problemWith(std::string_view text, const AnyPosition& position) {
    return std::get<Problem>(parseTypedMove(text, position).error());
}

AnyPosition koStart() { return AnyPosition::startOf(VariantSet::builtin().find("koshogi")); }

TEST(TypedMoves, AreReadInEveryNotation) {
    for (const char* text : {"d2d4", "5g5e", "R-d4", " d2 d4 "})
        EXPECT_EQ(moveTyped(text, fewPieces()), "d2d4") << text;
    for (const char* text : {"e5e6+", "4d4c+", "P-e6+"})
        EXPECT_EQ(moveTyped(text, fewPieces()), "e5e6+") << text;
    EXPECT_EQ(moveTyped("Rxd5", fewPieces()), "d2d5");
}

TEST(TypedMoves, AcceptBothMarksOfADrop) {
    for (const char* text : {"N@c4", "N*c4", "N*6e", "N@6e"})
        EXPECT_EQ(moveTyped(text, fewPieces()), "N@c4") << text;
}

TEST(TypedMoves, OfTheShogiFamilyAreReadAsInJapaneseRecords) {
    const auto start = AnyPosition::startOf(VariantSet::builtin().find("shogi"));
    for (const char* text : {"▲７六歩", "７六歩", "76歩", "7六歩", "☗ 7 6 歩"})
        EXPECT_EQ(moveTyped(text, start), "c3c4") << text;
    EXPECT_EQ(problemWith<NoMoveReadsSo>("７五歩", start), NoMoveReadsSo{});
    const auto golds = shogi("4k4/9/9/9/9/9/9/9/G1G1K4 b - 1");
    EXPECT_EQ(moveTyped("８八金左", golds), "a1b2");
    EXPECT_EQ(problemWith<SeveralMovesReadSo>("８八金", golds).moves,
              (std::vector<std::string>{"▲８八金左", "▲８八金右"}));
}

TEST(TypedMoves, NeedTheOriginWhereTwoPiecesCouldMove) {
    const auto position = shogi("4k4/9/9/9/9/9/9/9/G1G1K4 b - 1");
    EXPECT_EQ(moveTyped("G9i-8h", position), "a1b2");
    EXPECT_EQ(problemWith<SeveralMovesReadSo>("G-8h", position).moves,
              (std::vector<std::string>{"G9i-8h", "G7i-8h"}));
}

TEST(TypedMoves, SayWhetherToPromoteWhereThatIsAChoice) {
    const auto choice = shogi("4k4/9/9/4S4/9/9/9/9/4K4 b - 1");
    EXPECT_EQ(problemWith<SeveralMovesReadSo>("S-5c", choice).moves,
              (std::vector<std::string>{"S-5c+", "S-5c="}));
    EXPECT_EQ(problemWith<SeveralMovesReadSo>("５三銀", choice).moves,
              (std::vector<std::string>{"▲５三銀成", "▲５三銀不成"}));
    EXPECT_EQ(moveTyped("P-e6", fewPieces()), "e5e6+"); // it must
}

TEST(TypedMoves, OfSeveralStepsAreReadToo) {
    const auto position = koStart();
    EXPECT_EQ(moveTyped("19n-19m", position), "19n-19m");
    EXPECT_EQ(moveTyped(hodges::format(uciMove(position, "19n-19m"), position), position), "19n-19m");
}

TEST(TypedMoves, ThatCannotBeReadNameTheCharacter) {
    EXPECT_EQ(problemWith<ParseError>("e2z9", fewPieces()),
              (ParseError{ParseErrorKind::NotASquare, 2, "z9"}));
    EXPECT_EQ(problemWith<ParseError>("5g5z", fewPieces()),
              (ParseError{ParseErrorKind::NotASquare, 2, "5z"}));
    EXPECT_EQ(problemWith<ParseError>("N@c9", fewPieces()).kind, ParseErrorKind::NotASquare);
    EXPECT_EQ(problemWith<ParseError>("", fewPieces()).kind, ParseErrorKind::NotASquare);
    EXPECT_EQ(problemWith<NoMoveReadsSo>("Nf3", fewPieces()), NoMoveReadsSo{});
}

TEST(TypedMoves, ThatAreIllegalNameTheReason) {
    EXPECT_EQ(problemWith<Refusal>("d2e3", fewPieces()), Refusal::DoesNotMoveThere);
    EXPECT_EQ(problemWith<Refusal>("e5e6", fewPieces()), Refusal::MustPromote);
    EXPECT_EQ(problemWith<Refusal>("P*d5", fewPieces()), Refusal::SquareIsOccupied);
    EXPECT_EQ(problemWith<Refusal>("19n-19a", koStart()), Refusal::DoesNotMoveThere);
}

} // namespace
} // namespace komadai::core
