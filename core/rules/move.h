// Moves as data; only a position can call one legal.
#pragma once

#include "core/board/piece.h"
#include "core/board/square.h"
#include "core/rules/ko/ko_move.h"

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
    PieceType piece{}; ///< as it stands on the board; hands hold the kind that PieceSpec::heldAs says
    Square to;
    friend bool operator==(const Drop&, const Drop&) = default;
};

/// The moves of games whose pieces have no special effects; small, for the search.
using PlainMove = std::variant<BoardMove, Drop>;

/// "No move" is std::optional<Move>.
using Move = std::variant<BoardMove, Drop, KoMove>;

inline Move moveOf(const PlainMove& move) {
    return std::visit([](const auto& m) { return Move(m); }, move);
}
/// None where the move is of another kind.
inline std::optional<PlainMove> plainMoveOf(const Move& move) {
    if (const auto* board = std::get_if<BoardMove>(&move)) return *board;
    if (const auto* drop = std::get_if<Drop>(&move)) return *drop;
    return std::nullopt;
}

/// Where the piece stands after the move.
inline Square destinationOf(const PlainMove& move) {
    return std::visit([](const auto& m) { return m.to; }, move);
}
inline Square destinationOf(const Move& move) {
    const auto* ko = std::get_if<KoMove>(&move);
    return ko ? ko->to() : destinationOf(*plainMoveOf(move));
}

} // namespace komadai::core
