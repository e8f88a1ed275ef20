// Moves as data; only a position can call one legal.
#pragma once

#include "core/board/piece.h"
#include "core/board/square.h"

#include <optional>
#include <variant>

namespace komadai::core {

/// A piece on the board goes to another square, taking what stands there.
struct BoardMove {
    Square from, to;
    std::optional<PieceType> promotion; ///< the kind it becomes
    friend bool operator==(const BoardMove&, const BoardMove&) = default;
};

/// A piece in hand is placed on an empty square.
struct Drop {
    PieceType piece{};
    Square to;
    friend bool operator==(const Drop&, const Drop&) = default;
};

/// "No move" is std::optional<Move>.
using Move = std::variant<BoardMove, Drop>;

/// Where the piece stands after the move.
inline Square destinationOf(const Move& move) {
    return std::visit([](const auto& m) { return m.to; }, move);
}

} // namespace komadai::core
