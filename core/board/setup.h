// An unchecked arrangement of pieces, as read from text or made in the board editor.
#pragma once

#include "core/board/piece.h"
#include "core/board/square.h"

#include <array>
#include <optional>
#include <vector>

namespace komadai::core {

struct Setup {
    BoardSize size;
    std::vector<std::optional<Piece>> board; ///< by Square::index, size.squares() entries
    std::array<Hand, SideCount> hands;       ///< by indexOf(Side)
    Side sideToMove = Side::First;
    int plyNumber = 1;  ///< number of the ply about to be played, from 1
    int quietPlies = 0; ///< plies since the last progress, for the move limit

    explicit Setup(BoardSize boardSize)
        : size(boardSize), board(static_cast<std::size_t>(boardSize.squares())) {}

    std::optional<Piece>& at(Square square) { return board[static_cast<std::size_t>(square.index())]; }
    const std::optional<Piece>& at(Square square) const {
        return board[static_cast<std::size_t>(square.index())];
    }
    Hand& hand(Side side) { return hands[static_cast<std::size_t>(indexOf(side))]; }
    const Hand& hand(Side side) const { return hands[static_cast<std::size_t>(indexOf(side))]; }

    friend bool operator==(const Setup&, const Setup&) = default;
};

} // namespace komadai::core
