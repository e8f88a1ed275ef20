// What the search for mates remembers of positions.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace komadai::core {

/// The goals of the two sides in a mate search.
enum class Goal : std::uint8_t { Mate, Escape };

/// Proof and disproof number: for each goal, the minimum number of undecided positions that must be decided to reach it. 0 if
/// the goal is reached, `Never` if the other one is.
struct ProofNumbers {
    static constexpr std::uint32_t Never = std::numeric_limits<std::uint32_t>::max();

    std::array<std::uint32_t, 2> counts{1, 1}; ///< by Goal

    static constexpr ProofNumbers reached(Goal goal) {
        return goal == Goal::Mate ? ProofNumbers{{0, Never}} : ProofNumbers{{Never, 0}};
    }
    constexpr std::uint32_t& operator[](Goal goal) { return counts[static_cast<std::size_t>(goal)]; }
    constexpr std::uint32_t operator[](Goal goal) const { return counts[static_cast<std::size_t>(goal)]; }
    constexpr bool isDecided() const { return counts[0] == 0 || counts[1] == 0; }
    friend constexpr bool operator==(const ProofNumbers&, const ProofNumbers&) = default;
};

/// The pieces in the attacker's hand, one byte for each kind: at most eight kinds, fewer than 128 pieces of each.
class PackedHand {
public:
    static constexpr int MaxKinds = 8;
    static constexpr int MaxCount = 127;

    /// Precondition: 0 <= place < MaxKinds, 0 <= count <= MaxCount, and the place is still empty.
    constexpr void put(int place, int count) { m_counts |= static_cast<std::uint64_t>(count) << (8 * place); }
    /// Whether this hand includes the other one.
    constexpr bool includes(PackedHand other) const {
        constexpr std::uint64_t Borrow = 0x8080808080808080ULL;
        return (((m_counts | Borrow) - other.m_counts) & Borrow) == Borrow;
    }
    friend constexpr bool operator==(PackedHand, PackedHand) = default;

private:
    std::uint64_t m_counts = 0;
};

/// A table of fixed size. The results that took the most work survive. A result also holds for other hands of the attacker: a
/// mate for every hand that includes this one, an escape for every hand that this one includes.
class MateTable {
public:
    struct ProofResult {
        ProofNumbers numbers;
        int length = 0;    ///< of a mate in plies: an upper bound
        int dependsOn = 0; ///< dependence of an escape on the way to the position, defined by the search
        friend bool operator==(const ProofResult&, const ProofResult&) = default;
    };

    explicit MateTable(int megabytes);

    /// Removes all entries.
    void clear() { std::fill(m_clusters.begin(), m_clusters.end(), Cluster{}); }

    /// The result for a position; `board` is its key without the hands.
    std::optional<ProofResult> find(std::uint64_t board, PackedHand hand) const;
    /// `work` is the number of nodes searched; it adds up. A mate is replaced only by a shorter mate.
    void store(std::uint64_t board, PackedHand hand, const ProofResult& result, std::uint64_t work);

private:
    struct Entry {
        std::uint64_t board = 0;
        PackedHand hand;
        ProofNumbers numbers{{0, 0}}; ///< these numbers mark an empty entry
        std::int16_t length = 0;
        std::int16_t dependsOn = 0;
        std::uint32_t work = 0;

        bool isEmpty() const { return numbers == ProofNumbers{{0, 0}}; }
        bool isMate() const { return !isEmpty() && numbers[Goal::Mate] == 0; }
        bool isEscape() const { return !isEmpty() && numbers[Goal::Escape] == 0; }
        ProofResult result() const { return {numbers, length, dependsOn}; }
    };
    struct alignas(64) Cluster {
        std::array<Entry, 8> entries;
    };

    std::size_t indexOf(std::uint64_t board) const {
        return static_cast<std::size_t>((board & 0xffffffffU) * m_clusters.size() >> 32);
    }

    std::vector<Cluster> m_clusters;
};

} // namespace komadai::core
