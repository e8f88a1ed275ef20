// Why moves are refused. Each reason once; the rules behind them are tested with their variants.
#include "core/rules/refusal.h"

#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core {
namespace {

using test::euroShogi;
using test::refusalOf;
using test::shogi;

TEST(Refusals, NoPieceThere) {
    EXPECT_EQ(refusalOf(euroShogi("7k/8/8/8/8/8/8/K7[] w"), "d4d5"), Refusal::NoPieceThere);
}

TEST(Refusals, NotYourPiece) {
    EXPECT_EQ(refusalOf(euroShogi("7k/8/8/8/8/8/8/K7[] w"), "h8h7"), Refusal::NotYourPiece);
}

TEST(Refusals, OwnPieceThere) {
    EXPECT_EQ(refusalOf(euroShogi("7k/8/8/8/8/8/P7/K7[] w"), "a1a2"), Refusal::OwnPieceThere);
    EXPECT_EQ(refusalOf(euroShogi("7k/8/8/8/8/8/P7/K7[] w"), "a1a1"), Refusal::OwnPieceThere) << "itself";
}

TEST(Refusals, DoesNotMoveThere) {
    EXPECT_EQ(refusalOf(euroShogi("7k/8/8/8/8/8/P7/K7[] w"), "a2b3"), Refusal::DoesNotMoveThere);
    EXPECT_EQ(refusalOf(euroShogi("7k/8/8/8/8/8/P7/RK6[] w"), "a1a3"), Refusal::DoesNotMoveThere)
        << "in the way";
}

TEST(Refusals, LeavesKingInCheck) {
    EXPECT_EQ(refusalOf(euroShogi("7k/8/8/8/r7/8/8/1K6[] w"), "b1a1"), Refusal::LeavesKingInCheck);
    EXPECT_EQ(refusalOf(euroShogi("7k/8/8/8/1r6/8/8/1K6[N] w"), "N@a3"), Refusal::LeavesKingInCheck);
}

TEST(Refusals, MustPromote) {
    EXPECT_EQ(refusalOf(euroShogi("7k/8/8/P7/8/8/8/K7[] w"), "a5a6"), Refusal::MustPromote);
    EXPECT_EQ(refusalOf(shogi("8k/P8/9/9/9/9/9/9/8K b - 1"), "a8a9"), Refusal::MustPromote);
    EXPECT_EQ(refusalOf(shogi("8k/9/9/P8/9/9/9/9/8K b - 1"), "a6a7"), std::nullopt) << "it may, in shogi";
}

TEST(Refusals, CannotPromote) {
    EXPECT_EQ(refusalOf(euroShogi("7k/8/8/8/P7/8/8/K7[] w"), "a4a5+"), Refusal::CannotPromote);
    EXPECT_EQ(refusalOf(euroShogi("7k/8/8/P7/8/8/8/K7[] w"), "a5a6r"), Refusal::CannotPromote)
        << "to something else";
}

TEST(Refusals, NotInHand) {
    EXPECT_EQ(refusalOf(euroShogi("7k/8/8/8/8/8/8/K7[p] w"), "P@a4"), Refusal::NotInHand);
}

TEST(Refusals, SquareIsOccupied) {
    EXPECT_EQ(refusalOf(euroShogi("7k/8/8/8/8/8/8/K7[N] w"), "N@h8"), Refusal::SquareIsOccupied);
}

TEST(Refusals, DoubledPiece) {
    EXPECT_EQ(refusalOf(euroShogi("7k/8/8/8/8/P7/8/K7[P] w"), "P@a4"), Refusal::DoubledPiece);
}

TEST(Refusals, CouldNeverMove) {
    EXPECT_EQ(refusalOf(euroShogi("7k/8/8/8/8/8/8/K7[P] w"), "P@a8"), Refusal::CouldNeverMove);
    EXPECT_EQ(refusalOf(shogi("8k/9/9/9/9/9/9/9/K8 b N 1"), "N@a8"), Refusal::CouldNeverMove);
    EXPECT_EQ(refusalOf(shogi("8k/9/9/9/9/9/9/9/K8 b L 1"), "L@a9"), Refusal::CouldNeverMove);
}

TEST(Refusals, DropGivesMate) { // uchifuzume
    const auto position = shogi("7nk/9/7G1/9/9/9/9/9/4K4 b P 1");
    EXPECT_EQ(refusalOf(position, "P@i8"), Refusal::DropGivesMate);
    EXPECT_EQ(refusalOf(shogi("7nk/9/7G1/9/9/9/9/9/4K4 b L 1"), "L@i8"), std::nullopt) << "other pieces may";
    EXPECT_EQ(refusalOf(shogi("8k/9/7G1/9/9/9/9/9/4K4 b P 1"), "P@i8"), std::nullopt)
        << "the king can flee to 2a";
}

} // namespace
} // namespace komadai::core
