// Moves as numbers and back.
#include "core/search/packed_move.h"

#include "tests/core/plain_position.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

#include <set>

namespace komadai::core::test {
namespace {

constexpr int Squares = 81;
constexpr int Kinds = 14;
constexpr PieceType Last = pieceTypeAt(Kinds - 1);

TEST(PackedMove, IsTurnedBackIntoEveryLegalMove) {
    // Moves of every sort: captures, promotions that may be declined, and drops of all kinds.
    const auto position =
        shogi("ln1g4l/1ks1g4/1pp1p3p/p2p1P3/1P1N1p1p1/P1PP2P1P/1SN1P4/1KG2+r3/L6RL b BSPbgsn3p 1");
    visitPlain(position, [](const auto& typed) {
        std::vector<PlainMove> moves;
        typed.addLegalMoves(moves);
        std::set<PackedMove> numbers;
        for (const PlainMove& move : moves) {
            EXPECT_EQ(unpacked(packed(move), Squares, Kinds), move);
            numbers.insert(packed(move));
        }
        EXPECT_EQ(numbers.size(), moves.size());
    });
}

TEST(PackedMove, OfTheLastKindAndSquareIsTurnedBack) {
    const Square last = Square::at(Squares - 1);
    const PlainMove promotion = BoardMove{last, last, Last};
    const PlainMove drop = Drop{Last, last};
    EXPECT_EQ(unpacked(packed(promotion), Squares, Kinds), promotion);
    EXPECT_EQ(unpacked(packed(drop), Squares, Kinds), drop);
}

TEST(PackedMove, OfALargerBoardOrOfMoreKindsIsNone) {
    const Square on = Square::at(0);
    const Square off = Square::at(Squares);
    const PieceType unknown = pieceTypeAt(Kinds);
    EXPECT_EQ(unpacked(packed(BoardMove{on, off, std::nullopt}), Squares, Kinds), std::nullopt);
    EXPECT_EQ(unpacked(packed(BoardMove{off, on, std::nullopt}), Squares, Kinds), std::nullopt);
    EXPECT_EQ(unpacked(packed(BoardMove{on, on, unknown}), Squares, Kinds), std::nullopt);
    EXPECT_EQ(unpacked(packed(Drop{Last, off}), Squares, Kinds), std::nullopt);
    EXPECT_EQ(unpacked(packed(Drop{unknown, on}), Squares, Kinds), std::nullopt);
    EXPECT_EQ(unpacked(PackedMove::None, Squares, Kinds), std::nullopt);
}

} // namespace
} // namespace komadai::core::test
