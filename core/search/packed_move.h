// Moves in 32 bits, for tables.
#pragma once

#include "core/rules/move.h"

#include <cstdint>

namespace komadai::core {

/// A move as a number that no other move of the position has. It is compared with the packed legal moves and
/// never turned back, so a number from another position does no harm.
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

} // namespace komadai::core
