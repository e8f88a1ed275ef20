// Sets of squares, for each number of machine words that a class of boards uses.
#include "core/board/bitboard.h"

#include "core/board/geometry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <vector>

namespace komadai::core {
namespace {

template <class Set>
class BitboardTest : public ::testing::Test {
protected:
    /// Squares at both ends of the set and of each word.
    static std::vector<Square> edges() {
        std::vector<Square> squares;
        for (int index = 0; index < std::min(Set::Capacity, Square::Limit); ++index)
            if (index % 64 == 0 || index % 64 == 63) squares.push_back(Square::at(index));
        return squares;
    }
    static Set setOf(const std::vector<Square>& squares) {
        Set set;
        for (const Square square : squares)
            set.insert(square);
        return set;
    }
};

using Sets = ::testing::Types<SmallBoard::Bits, MediumBoard::Bits, LargeBoard::Bits>;
TYPED_TEST_SUITE(BitboardTest, Sets);

TYPED_TEST(BitboardTest, IsEmptyAtFirst) {
    EXPECT_FALSE(TypeParam());
    EXPECT_EQ(TypeParam().count(), 0);
}

TYPED_TEST(BitboardTest, ContainsWhatWasInsertedUntilItIsErased) {
    for (const Square square : this->edges()) {
        TypeParam set;
        set.insert(square);
        EXPECT_TRUE(set.contains(square));
        EXPECT_EQ(set.count(), 1);
        EXPECT_EQ(set, TypeParam::of(square));
        set.erase(square);
        EXPECT_FALSE(set.contains(square));
        EXPECT_FALSE(set);
    }
}

TYPED_TEST(BitboardTest, KnowsItsEnds) {
    const auto squares = this->edges();
    const auto set = this->setOf(squares);
    EXPECT_EQ(set.lowest(), squares.front());
    EXPECT_EQ(set.highest(), squares.back());
    EXPECT_EQ(set.count(), static_cast<int>(squares.size()));
}

TYPED_TEST(BitboardTest, HasSeveralFromTwoSquaresOn) {
    const auto squares = this->edges();
    EXPECT_FALSE(TypeParam().hasSeveral());
    EXPECT_FALSE(TypeParam::of(squares.back()).hasSeveral());
    EXPECT_TRUE((TypeParam::of(squares.front()) | TypeParam::of(squares.back())).hasSeveral());
}

TYPED_TEST(BitboardTest, IsVisitedFromTheLowestSquareOn) {
    const auto squares = this->edges();
    std::vector<Square> visited;
    this->setOf(squares).forEach([&](Square square) { visited.push_back(square); });
    EXPECT_EQ(visited, squares);
}

TYPED_TEST(BitboardTest, IsFilteredByAskingOfEachSquareOnce) {
    const auto squares = this->edges();
    std::vector<Square> asked, chosen;
    const auto isLast = [&](Square square) { return square.index() % 64 == 63; };
    std::copy_if(squares.begin(), squares.end(), std::back_inserter(chosen), isLast);
    const auto filtered = this->setOf(squares).filtered([&](Square square) {
        asked.push_back(square);
        return isLast(square);
    });
    EXPECT_EQ(filtered, this->setOf(chosen));
    EXPECT_EQ(asked, squares);
    EXPECT_FALSE(TypeParam().filtered([](Square) { return true; }));
}

TYPED_TEST(BitboardTest, IsEmptiedFromTheLowestSquareOn) {
    const auto squares = this->edges();
    auto set = this->setOf(squares);
    std::vector<Square> taken;
    while (set)
        taken.push_back(set.takeLowest());
    EXPECT_EQ(taken, squares);
}

TYPED_TEST(BitboardTest, CombinesAsSetsDo) {
    const auto squares = this->edges();
    const auto first = TypeParam::of(squares.front());
    const auto last = TypeParam::of(squares.back());
    const auto both = first | last;
    EXPECT_EQ(both & first, first);
    EXPECT_EQ(both - first, last);
    EXPECT_EQ(both ^ first, last);
    EXPECT_EQ(first & last, TypeParam());
    EXPECT_TRUE(both.intersects(last));
    EXPECT_FALSE(first.intersects(last));
    EXPECT_EQ(first - last, first);
}

TYPED_TEST(BitboardTest, ShiftsEverySquareByTheSameDistanceAndLosesWhatLeavesIt) {
    const int end = std::min(TypeParam::Capacity, Square::Limit);
    for (const int by : {-63, -10, -1, 0, 1, 9, 63}) {
        const auto shifted = this->setOf(this->edges()).shifted(by);
        for (int index = 0; index < end; ++index) {
            const int origin = index - by;
            const bool wasThere = 0 <= origin && origin < end && (origin % 64 == 0 || origin % 64 == 63);
            EXPECT_EQ(shifted.contains(Square::at(index)), wasThere) << index << " by " << by;
        }
    }
}

TYPED_TEST(BitboardTest, MarksWhatLiesUpToItsLowestAndDownToItsHighestSquare) {
    const auto squares = this->edges();
    for (const Square one : squares) {
        const auto set = TypeParam::of(one);
        for (const Square other : squares) {
            EXPECT_EQ((set | TypeParam::of(squares.back())).upToLowest().contains(other),
                      other.index() <= one.index());
            EXPECT_EQ((set | TypeParam::of(squares.front())).downToHighest().contains(other),
                      other.index() >= one.index());
        }
    }
}

TYPED_TEST(BitboardTest, MarksEverythingWhereItIsEmpty) {
    for (const Square square : this->edges()) {
        EXPECT_TRUE(TypeParam().upToLowest().contains(square));
        EXPECT_TRUE(TypeParam().downToHighest().contains(square));
    }
}

TEST(BoardClasses, TheSmallestThatHoldsABoardHasEnoughSquares) {
    EXPECT_TRUE(SmallBoard::holds({8, 8}));
    EXPECT_FALSE(SmallBoard::holds({9, 9}));
    EXPECT_TRUE(MediumBoard::holds({9, 9}));
    EXPECT_TRUE(MediumBoard::holds({10, 10}));
    EXPECT_FALSE(MediumBoard::holds({12, 12}));
    EXPECT_TRUE(LargeBoard::holds({19, 19}));
}

} // namespace
} // namespace komadai::core
