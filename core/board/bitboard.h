// Sets of squares.
#pragma once

#include "core/board/square.h"

#include <array>
#include <bit>
#include <cstdint>

namespace komadai::core {

/// A set of squares in `Words` machine words; bit i of word w is the square with index 64 w + i.
template <int Words>
class Bitboard {
public:
    static constexpr int Capacity = 64 * Words;

    constexpr Bitboard() = default;
    static constexpr Bitboard of(Square square) {
        Bitboard set;
        set.insert(square);
        return set;
    }

    constexpr bool contains(Square square) const { return (word(square) >> (square.index() & 63) & 1) != 0; }
    constexpr void insert(Square square) { word(square) |= bit(square); }
    constexpr void erase(Square square) { word(square) &= ~bit(square); }

    constexpr explicit operator bool() const {
        std::uint64_t any = 0;
        for (auto word : m_words)
            any |= word;
        return any != 0;
    }
    constexpr int count() const {
        int total = 0;
        for (auto word : m_words)
            total += std::popcount(word);
        return total;
    }
    constexpr bool hasSeveral() const {
        if constexpr (Words == 1)
            return (m_words[0] & (m_words[0] - 1)) != 0;
        else
            return count() > 1;
    }
    /// The square with the lowest index. Precondition: the set is not empty.
    constexpr Square lowest() const {
        int w = 0;
        if constexpr (Words > 1)
            while (m_words[static_cast<std::size_t>(w)] == 0)
                ++w;
        return Square::at(64 * w + std::countr_zero(m_words[static_cast<std::size_t>(w)]));
    }
    /// The square with the highest index. Precondition: the set is not empty.
    constexpr Square highest() const {
        int w = Words - 1;
        if constexpr (Words > 1)
            while (m_words[static_cast<std::size_t>(w)] == 0)
                --w;
        return Square::at(64 * w + 63 - std::countl_zero(m_words[static_cast<std::size_t>(w)]));
    }
    /// Takes the lowest square out. Precondition: the set is not empty.
    constexpr Square takeLowest() {
        const Square square = lowest();
        word(square) &= word(square) - 1;
        return square;
    }
    template <class Function>
    constexpr void forEach(Function&& function) const {
        for (int w = 0; w < Words; ++w)
            for (auto word = m_words[static_cast<std::size_t>(w)]; word != 0; word &= word - 1)
                function(Square::at(64 * w + std::countr_zero(word)));
    }

    constexpr Bitboard& operator|=(const Bitboard& other) {
        return combine(other, [](auto a, auto b) { return a | b; });
    }
    constexpr Bitboard& operator&=(const Bitboard& other) {
        return combine(other, [](auto a, auto b) { return a & b; });
    }
    constexpr Bitboard& operator^=(const Bitboard& other) {
        return combine(other, [](auto a, auto b) { return a ^ b; });
    }
    /// Set difference.
    constexpr Bitboard& operator-=(const Bitboard& other) {
        return combine(other, [](auto a, auto b) { return a & ~b; });
    }
    friend constexpr Bitboard operator|(Bitboard a, const Bitboard& b) { return a |= b; }
    friend constexpr Bitboard operator&(Bitboard a, const Bitboard& b) { return a &= b; }
    friend constexpr Bitboard operator^(Bitboard a, const Bitboard& b) { return a ^= b; }
    friend constexpr Bitboard operator-(Bitboard a, const Bitboard& b) { return a -= b; }
    friend constexpr bool operator==(const Bitboard&, const Bitboard&) = default;

private:
    static constexpr std::uint64_t bit(Square square) { return std::uint64_t{1} << (square.index() & 63); }
    constexpr std::uint64_t& word(Square square) {
        assert(square.index() < Capacity);
        return m_words[static_cast<std::size_t>(square.index() >> 6)];
    }
    constexpr const std::uint64_t& word(Square square) const {
        assert(square.index() < Capacity);
        return m_words[static_cast<std::size_t>(square.index() >> 6)];
    }
    template <class Function>
    constexpr Bitboard& combine(const Bitboard& other, Function function) {
        for (std::size_t w = 0; w < Words; ++w)
            m_words[w] = function(m_words[w], other.m_words[w]);
        return *this;
    }

    std::array<std::uint64_t, Words> m_words{};
};

} // namespace komadai::core
