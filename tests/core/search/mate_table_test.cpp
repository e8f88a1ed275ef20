#include "core/search/mate_table.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

constexpr std::uint64_t Board = 0x123456789abcdef0ULL;

/// So many pieces of two kinds.
PackedHand hand(int rooks, int pawns) {
    PackedHand hand;
    hand.put(0, rooks);
    hand.put(7, pawns);
    return hand;
}
MateTable::ProofResult mateIn(int plies) { return {ProofNumbers::reached(Goal::Mate), plies, 0}; }
MateTable::ProofResult escape() { return {ProofNumbers::reached(Goal::Escape), 0, 0}; }
MateTable::ProofResult undecided(std::uint32_t mate, std::uint32_t escape) {
    return {{{mate, escape}}, 0, 0};
}

ProofNumbers numbersFor(const MateTable& table, PackedHand hand) {
    const auto result = table.find(Board, hand);
    return result ? result->numbers : ProofNumbers();
}

TEST(PackedHand, IncludesAHandThatHasNoMoreOfAnyKind) {
    EXPECT_TRUE(hand(1, 127).includes(hand(1, 127)));
    EXPECT_TRUE(hand(2, 3).includes(hand(1, 0)));
    EXPECT_FALSE(hand(2, 3).includes(hand(0, 4)));
    EXPECT_FALSE(hand(0, 127).includes(hand(1, 0)));
}

TEST(MateTable, AMateHoldsWithMoreInHand) {
    MateTable table(1);
    table.store(Board, hand(1, 1), mateIn(5), 1);
    EXPECT_EQ(numbersFor(table, hand(1, 2)), ProofNumbers::reached(Goal::Mate));
    EXPECT_EQ(table.find(Board, hand(2, 0)), std::nullopt);
}
TEST(MateTable, AnEscapeHoldsWithLessInHand) {
    MateTable table(1);
    table.store(Board, hand(1, 1), escape(), 1);
    EXPECT_EQ(numbersFor(table, hand(0, 1)), ProofNumbers::reached(Goal::Escape));
    EXPECT_EQ(table.find(Board, hand(1, 2)), std::nullopt);
}
TEST(MateTable, NumbersHoldForTheSameHandAlone) {
    MateTable table(1);
    table.store(Board, hand(1, 1), undecided(3, 4), 1);
    EXPECT_EQ(numbersFor(table, hand(1, 1)), (ProofNumbers{{3, 4}}));
    EXPECT_EQ(table.find(Board, hand(1, 2)), std::nullopt);
    EXPECT_EQ(table.find(Board, hand(1, 0)), std::nullopt);
}
TEST(MateTable, TheShortestMateIsFoundAndKept) {
    MateTable table(1);
    table.store(Board, hand(1, 1), undecided(3, 4), 1);
    table.store(Board, hand(0, 1), mateIn(9), 1);
    table.store(Board, hand(1, 0), mateIn(7), 1);
    table.store(Board, hand(1, 0), mateIn(11), 1);
    EXPECT_EQ(table.find(Board, hand(1, 1))->length, 7);
}
TEST(MateTable, TheLeastWorkIsReplaced) {
    MateTable table(1);
    table.store(Board, hand(1, 0), undecided(3, 4), 100);
    for (int pawns = 1; pawns <= 20; ++pawns)
        table.store(Board, hand(0, pawns), undecided(1, 1), 1);
    EXPECT_EQ(numbersFor(table, hand(1, 0)), (ProofNumbers{{3, 4}}));
    EXPECT_EQ(table.find(Board, hand(0, 1)), std::nullopt);
}
TEST(MateTable, NothingIsLeftAfterClear) {
    MateTable table(1);
    table.store(Board, hand(1, 1), mateIn(5), 1);
    table.clear();
    EXPECT_EQ(table.find(Board, hand(1, 1)), std::nullopt);
}

} // namespace
} // namespace komadai::core::test
