// How the keys of positions are computed. Keys are stored in libraries, so these functions must never change.
#pragma once

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

/// The seed of a piece's keys. Keys are stored in libraries, so the seed depends on the letters of the piece only, not on its
/// position in the variant's list. The hash is FNV-1a.
constexpr std::uint64_t seedOf(std::string_view letters, Side side) {
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const char letter : letters)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3ULL;
    return spread(hash + static_cast<std::uint64_t>(indexOf(side)));
}

} // namespace komadai::core
