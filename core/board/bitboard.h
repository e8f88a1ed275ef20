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
    static constexpr int MaxShift = 63;

    constexpr Bitboard() = default;
    static constexpr Bitboard of(Square square) {
        Bitboard set;
        for (int w = 0; w < Words; ++w)
            set.m_words[static_cast<std::size_t>(w)] = square.index() >> 6 == w ? bit(square) : 0;
        return set;
    }

    constexpr bool contains(Square square) const { return (word(square) >> (square.index() & 63) & 1) != 0; }
    constexpr void insert(Square square) {
        if constexpr (Words <= InRegisters)
            *this |= of(square);
        else
            word(square) |= bit(square);
    }
    constexpr void erase(Square square) {
        if constexpr (Words <= InRegisters)
            *this -= of(square);
        else
            word(square) &= ~bit(square);
    }

    constexpr explicit operator bool() const {
        std::uint64_t any = 0;
        for (auto word : m_words)
            any |= word;
        return any != 0;
    }
    constexpr bool intersects(const Bitboard& other) const {
        std::uint64_t common = 0;
        for (std::size_t w = 0; w < Words; ++w)
            common |= m_words[w] & other.m_words[w];
        return common != 0;
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
    /// Removes the lowest square and returns it. Precondition: the set is not empty.
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

    /// The squares for which `predicate` is true. It is called for each square, the lowest first.
    template <class Predicate>
    constexpr Bitboard filtered(Predicate&& predicate) const {
        Bitboard result;
        for (std::size_t w = 0; w < Words; ++w) {
            std::uint64_t chosen = 0; // avoids a branch for each square
            for (auto word = m_words[w]; word != 0; word &= word - 1) {
                const int index = std::countr_zero(word);
                chosen |= static_cast<std::uint64_t>(predicate(Square::at(64 * static_cast<int>(w) + index)))
                          << index;
            }
            result.m_words[w] = chosen;
        }
        return result;
    }

    /// All indices up to and including that of the lowest square; all indices where the set is empty.
    constexpr Bitboard upToLowest() const {
        Bitboard result;
        std::uint64_t borrow = 1;
        for (std::size_t w = 0; w < Words; ++w) {
            result.m_words[w] = m_words[w] ^ (m_words[w] - borrow);
            borrow &= static_cast<std::uint64_t>(m_words[w] == 0);
        }
        return result;
    }
    /// All indices down to and including that of the highest square; all indices where the set is empty.
    constexpr Bitboard downToHighest() const {
        Bitboard result;
        std::uint64_t none = ~std::uint64_t{0}; // all bits until a square is found
        for (std::size_t w = Words; w-- > 0;) {
            result.m_words[w] = none & (~std::uint64_t{0} << (63 - std::countl_zero(m_words[w] | 1)));
            if (m_words[w] != 0) none = 0;
        }
        return result;
    }
    /// The set with `by` added to every index. Squares that leave the words at either end are lost. Range of `by`:
    /// -MaxShift..MaxShift.
    constexpr Bitboard shifted(int by) const {
        assert(-MaxShift <= by && by <= MaxShift);
        if (by == 0) return *this;
        Bitboard result;
        for (int w = 0; w < Words; ++w) {
            const int neighbour = by > 0 ? w - 1 : w + 1;
            const bool hasNeighbour = neighbour >= 0 && neighbour < Words;
            const std::uint64_t own = m_words[static_cast<std::size_t>(w)];
            const std::uint64_t other = hasNeighbour ? m_words[static_cast<std::size_t>(neighbour)] : 0;
            result.m_words[static_cast<std::size_t>(w)] =
                by > 0 ? own << by | other >> (64 - by) : own >> -by | other << (64 + by);
        }
        return result;
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
    /// With so few words, a set stays in registers unless a word is accessed by index.
    static constexpr int InRegisters = 2;

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
