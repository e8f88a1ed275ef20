// How the keys of positions are computed. Keys are stored in libraries, so these functions must never change.
#pragma once

#include "core/base/hash.h"
#include "core/board/side.h"

#include <cstdint>
#include <string_view>

namespace komadai::core {

/// Sebastiano Vigna's SplitMix64: spreads a small number over 64 bits.
constexpr std::uint64_t spread(std::uint64_t value) {
    value += 0x9e3779b97f4a7c15ULL;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9ULL;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebULL;
    return value ^ (value >> 31);
}

/// The seed of a piece's keys. It depends on the letters of the piece and on its side, not on its place in the variant's list.
constexpr std::uint64_t seedOf(std::string_view letters, Side side) {
    return spread(hashOf(letters) + static_cast<std::uint64_t>(indexOf(side)));
}

} // namespace komadai::core
