// The three classes of board that the rules are compiled for.
#pragma once

#include "core/board/bitboard.h"

namespace komadai::core {

/// A board class: how large a set of squares is. The smallest class that holds a variant's board is used.
template <int Words>
struct BoardClass {
    using Bits = Bitboard<Words>;
    static constexpr int MaxSquares = Bits::Capacity;
    static constexpr bool holds(BoardSize size) { return size.squares() <= MaxSquares; }
};

using SmallBoard = BoardClass<1>;  ///< up to 64 squares: 8x8
using MediumBoard = BoardClass<2>; ///< up to 128 squares: 9x9, 10x8
using LargeBoard = BoardClass<6>;  ///< up to 384 squares: 19x19

} // namespace komadai::core
