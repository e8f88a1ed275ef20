// Fowler, Noll and Vo's hash FNV-1a of 64 bits. Its values stand in files, so it must never change.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace komadai::core {

/// The hash of no values.
inline constexpr std::uint64_t EmptyHash = 0xcbf29ce484222325ULL;

/// The hash with one more value. In the standard form, values are bytes.
constexpr std::uint64_t hashWith(std::uint64_t hash, std::uint64_t value) {
    return (hash ^ value) * 0x100000001b3ULL;
}

constexpr std::uint64_t hashOf(std::string_view bytes) {
    std::uint64_t hash = EmptyHash;
    for (const char byte : bytes)
        hash = hashWith(hash, static_cast<unsigned char>(byte));
    return hash;
}

/// 16 hexadecimal digits, in lower case.
inline std::string hashText(std::uint64_t hash) {
    std::string digits(16, '0');
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, hash >>= 4)
        *digit = "0123456789abcdef"[hash & 15];
    return digits;
}

} // namespace komadai::core
