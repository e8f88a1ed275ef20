// The squares that a side can choose for a move that it prepares while its opponent is to move.
#include "core/rules/premove.h"
#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace komadai::core {
namespace {

using test::euroShogi;
using test::shogi;
using test::squareAt;

bool contains(const std::vector<Square>& squares, Square square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

/// The kings stand beside the lines of the rook.
TEST(Premoves, GoThroughPiecesThatMayBeGoneByThen) {
    const auto position = euroShogi("7k/8/8/3p4/8/8/3R4/K7[] b - - 0 1");
    const auto squares = premoveSquares(position, squareAt(position, "d2"));
    EXPECT_EQ(squares.size(), 14U);
    EXPECT_TRUE(contains(squares, squareAt(position, "d8")));
    EXPECT_FALSE(contains(squares, squareAt(position, "e3")));
}

TEST(Premoves, MayEndOnAnOwnPieceThatMayBeCaptured) {
    const auto position = euroShogi("7k/8/8/8/3R3P/8/8/K7[] b - - 0 1");
    EXPECT_TRUE(contains(premoveSquares(position, squareAt(position, "d4")), squareAt(position, "h4")));
}

/// A cannon moves as a rook and captures over a piece; a pawn that captures diagonally may do so.
TEST(Premoves, HaveTheCapturesOfPiecesThatCaptureInAnotherWay) {
    VariantSet set;
    ASSERT_TRUE(set.add("[test]\nmaxFile = 9\nmaxRank = 9\nking = k\ncustomPiece1 = x:mfWcfF\n"
                        "customPiece2 = c:mRcpR\nstartFen = k8/9/9/9/4X4/9/9/9/K7C w\n")
                    .empty());
    const auto position = test::positionFrom("k8/9/9/9/4X4/9/9/9/K7C b - 1", set.all().at(0));
    const auto ofPawn = premoveSquares(position, squareAt(position, "e5"));
    EXPECT_EQ(ofPawn.size(), 3U);
    EXPECT_TRUE(contains(ofPawn, squareAt(position, "d6")));
    const auto ofCannon = premoveSquares(position, squareAt(position, "i1"));
    EXPECT_TRUE(contains(ofCannon, squareAt(position, "i9")));
    EXPECT_TRUE(contains(ofCannon, squareAt(position, "a1")));
}

TEST(Premoves, OfAnEmptySquareDoNotExist) {
    const auto position = euroShogi("7k/8/8/8/8/8/3R4/K7[] b - - 0 1");
    EXPECT_TRUE(premoveSquares(position, squareAt(position, "c5")).empty());
}

/// A pawn may be on the file already: it may be captured before the drop.
TEST(Premoves, OfDropsGoWhereTheOpponentMayLeaveASquare) {
    const auto position = shogi("4k4/9/9/4p4/9/9/4P4/9/4K4 w P 1");
    const auto pawn = *position.spec().pieceByLetters("P");
    const auto squares = premoveDropSquares(position, Side::First, pawn);
    const BoardSize size = position.spec().size;
    EXPECT_TRUE(contains(squares, size.square(4, 3)));  // 5d, with a pawn of the opponent
    EXPECT_FALSE(contains(squares, size.square(4, 6))); // 5g, with an own one
    EXPECT_FALSE(contains(squares, size.square(0, 0))); // 9a, where a pawn could never move again
    EXPECT_EQ(squares.size(), 9U * 8 - 2);
}

} // namespace
} // namespace komadai::core
