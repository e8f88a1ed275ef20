// Moves as data. Only a position can tell whether a move is legal.
#pragma once

#include "core/board/piece.h"
#include "core/board/square.h"
#include "core/rules/effects/path_move.h"

#include <optional>
#include <variant>

namespace komadai::core {

/// A piece on the board moves to another square and captures the piece there, if any.
struct BoardMove {
    Square from, to;
    std::optional<PieceType> promotion; ///< the kind it becomes
    friend bool operator==(const BoardMove&, const BoardMove&) = default;
};

/// A piece in hand is placed on an empty square.
struct Drop {
    PieceType piece{}; ///< the kind on the board; for the kind in hand, see PieceSpec::heldAs
    Square to;
    friend bool operator==(const Drop&, const Drop&) = default;
};

/// A move of a game without special effects. It is small, for the search.
using PlainMove = std::variant<BoardMove, Drop>;

/// "No move" is std::optional<Move>.
using Move = std::variant<BoardMove, Drop, PathMove>;

inline Move moveOf(const PlainMove& move) {
    return std::visit([](const auto& m) { return Move(m); }, move);
}
/// None where the move is of another kind.
inline std::optional<PlainMove> plainMoveOf(const Move& move) {
    if (const auto* board = std::get_if<BoardMove>(&move)) return *board;
    if (const auto* drop = std::get_if<Drop>(&move)) return *drop;
    return std::nullopt;
}

/// Whether two moves are equal, including path and order of captures.
inline bool playedAlike(const Move& a, const Move& b) {
    const auto* pathA = std::get_if<PathMove>(&a);
    const auto* pathB = std::get_if<PathMove>(&b);
    return pathA && pathB ? playedAlike(*pathA, *pathB) : a == b;
}

/// Where the piece stands after the move.
inline Square destinationOf(const PlainMove& move) {
    return std::visit([](const auto& m) { return m.to; }, move);
}
inline Square destinationOf(const Move& move) {
    const auto* pathMove = std::get_if<PathMove>(&move);
    return pathMove ? pathMove->to() : destinationOf(*plainMoveOf(move));
}

} // namespace komadai::core
