#include "core/search/transposition_table.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

constexpr std::uint64_t Key = 0x123456789abcdef0ULL;

TranspositionTable::NodeResult resultOf(int score, int depth) {
    return {PackedMove::None, score, 0, depth, Bound::Exact};
}

TEST(TranspositionTable, ForgetsNothingWithinASearch) {
    TranspositionTable table(1);
    table.beginSearch(true);
    table.store(Key, {packed(BoardMove{Square::at(12), Square::at(20), {}}), -31, 17, 5, Bound::Lower});
    const auto found = table.find(Key);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->move, packed(BoardMove{Square::at(12), Square::at(20), {}}));
    EXPECT_EQ(found->score, -31);
    EXPECT_EQ(found->evaluation, 17);
    EXPECT_EQ(found->depth, 5);
    EXPECT_EQ(found->bound, Bound::Lower);
    EXPECT_FALSE(table.find(~Key));
}
TEST(TranspositionTable, AnIsolatedSearchSeesNothingOlder) {
    TranspositionTable table(1);
    table.beginSearch(false);
    table.store(Key, resultOf(1, 1));
    table.beginSearch(true);
    EXPECT_FALSE(table.find(Key));
    table.beginSearch(false);
    EXPECT_TRUE(table.find(Key));
}
TEST(TranspositionTable, AClearedTableIsEmpty) {
    TranspositionTable table(1);
    table.beginSearch(false);
    table.store(Key, resultOf(1, 1));
    table.clear();
    table.beginSearch(false);
    EXPECT_FALSE(table.find(Key));
}
TEST(TranspositionTable, DeepResultsSurviveShallowOnes) {
    TranspositionTable table(1);
    table.beginSearch(true);
    const auto neighbour = [](std::uint64_t i) { return Key + (i << 32); }; // the same place in the table
    table.store(Key, resultOf(1, 20));
    for (std::uint64_t i = 1; i < 50; ++i)
        table.store(neighbour(i), resultOf(2, 3));
    EXPECT_TRUE(table.find(Key));
}
TEST(PackedMoves, MovesThatDifferHaveDifferentNumbers) {
    const Square from = Square::at(0);
    const Square to = Square::at(0);
    const PieceType first = pieceTypeAt(0);
    EXPECT_NE(packed(BoardMove{from, to, {}}), PackedMove::None);
    EXPECT_NE(packed(BoardMove{from, to, {}}), packed(BoardMove{from, to, first}));
    EXPECT_NE(packed(BoardMove{from, to, {}}), packed(Drop{first, to}));
    EXPECT_NE(packed(BoardMove{from, to, {}}), packed(BoardMove{to, Square::at(360), {}}));
}

} // namespace
} // namespace komadai::core::test
