// Cells of boards, and pieces in hand.
#include "core/board/piece.h"
#include "core/board/square.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

TEST(BoardSizes, SquaresCountFromTheFarLeftCorner) {
    constexpr BoardSize Size{9, 7};
    EXPECT_EQ(Size.square(0, 0).index(), 0);
    EXPECT_EQ(Size.square(8, 0).index(), 8);
    EXPECT_EQ(Size.square(0, 1).index(), 9);
    EXPECT_EQ(Size.fileOf(Size.square(3, 5)), 3);
    EXPECT_EQ(Size.rankOf(Size.square(3, 5)), 5);
    EXPECT_FALSE(Size.contains(9, 0));
    EXPECT_FALSE(Size.contains(0, -1));
}

TEST(Squares, AreMadeFromIndicesOnTheLargestBoardOnly) {
    EXPECT_TRUE(Square::fromIndex(0));
    EXPECT_TRUE(Square::fromIndex(360));
    EXPECT_FALSE(Square::fromIndex(361));
    EXPECT_FALSE(Square::fromIndex(-1));
}

TEST(Hands, CountWhatIsAddedAndRemoved) {
    const PieceType pawn = pieceTypeAt(3);
    Hand hand;
    EXPECT_TRUE(hand.isEmpty());
    hand.add(pawn, 2);
    hand.add(pieceTypeAt(4));
    hand.remove(pawn);
    EXPECT_EQ(hand.count(pawn), 1);
    EXPECT_EQ(hand.total(), 2);
    EXPECT_EQ(hand.count(pieceTypeAt(Hand::Kinds)), 0) << "kinds that cannot be held are not there";
}

} // namespace
} // namespace komadai::core
