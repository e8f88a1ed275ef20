// Moves in 32 bits, for tables.
#pragma once

#include "core/rules/move.h"

#include <cstdint>
#include <optional>

namespace komadai::core {

/// A move as a number, unique among the moves of a position.
enum class PackedMove : std::uint32_t { None = 0 };

constexpr PackedMove packed(const BoardMove& move) {
    const int promotion = move.promotion ? indexOf(*move.promotion) + 1 : 0;
    return static_cast<PackedMove>(1U << 31 | static_cast<unsigned>(promotion) << 20 |
                                   static_cast<unsigned>(move.from.index()) << 10 |
                                   static_cast<unsigned>(move.to.index()));
}
constexpr PackedMove packed(const Drop& drop) {
    return static_cast<PackedMove>(1U << 30 | static_cast<unsigned>(indexOf(drop.piece)) << 20 |
                                   static_cast<unsigned>(drop.to.index()));
}
inline PackedMove packed(const PlainMove& move) {
    return std::visit([](const auto& m) { return packed(m); }, move);
}

/// The move with this number. Precondition: there is one.
inline PlainMove unpacked(PackedMove packed) {
    const auto bits = static_cast<unsigned>(packed);
    const int kind = static_cast<int>(bits >> 20 & 0xff);
    const Square to = Square::at(static_cast<int>(bits & 0x3ff));
    PlainMove move; // written in place: copying data that has just been written in parts stalls the processor
    if (bits >> 31 == 0) {
        auto& drop = move.emplace<Drop>();
        drop.piece = pieceTypeAt(kind);
        drop.to = to;
        return move;
    }
    auto& board = std::get<BoardMove>(move);
    board.from = Square::at(static_cast<int>(bits >> 10 & 0x3ff));
    board.to = to;
    if (kind > 0) board.promotion = pieceTypeAt(kind - 1);
    return move;
}
/// The same for any number; none if it is no move on a board with so many squares and kinds of pieces. The move need not be
/// legal, as the number may come from another position.
inline std::optional<PlainMove> unpacked(PackedMove packed, int squares, int kinds) {
    const auto bits = static_cast<unsigned>(packed);
    const int to = static_cast<int>(bits & 0x3ff);
    const int from = static_cast<int>(bits >> 10 & 0x3ff);
    const int kind = static_cast<int>(bits >> 20 & 0xff);
    const bool isOfBoard = bits >> 31 != 0;
    const bool isDrop = !isOfBoard && bits >> 30 != 0;
    if (to >= squares || from >= squares) return std::nullopt;
    if (isOfBoard ? kind > kinds : !isDrop || kind >= kinds) return std::nullopt;
    return unpacked(packed);
}

} // namespace komadai::core
