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

/// What the two sides of a search for mates want.
enum class Goal : std::uint8_t { Mate, Escape };

/// How many undecided positions have at least to be decided to reach each goal: 0 where it is reached, `Never`
/// where the other one is.
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

/// The pieces in the attacker's hand, a byte for each kind: fewer than 128 of each, at most eight kinds.
class PackedHand {
public:
    static constexpr int MaxKinds = 8;
    static constexpr int MaxCount = 127;

    /// Precondition: 0 <= place < MaxKinds, 0 <= count <= MaxCount, and no pieces were put there before.
    constexpr void put(int place, int count) { m_counts |= static_cast<std::uint64_t>(count) << (8 * place); }
    /// Whether all pieces of the other hand are in this one too.
    constexpr bool includes(PackedHand other) const {
        constexpr std::uint64_t Borrow = 0x8080808080808080ULL;
        return (((m_counts | Borrow) - other.m_counts) & Borrow) == Borrow;
    }
    friend constexpr bool operator==(PackedHand, PackedHand) = default;

private:
    std::uint64_t m_counts = 0;
};

/// A table of fixed size, in which the results that took the longest to find survive. What is found with a hand
/// holds for others: a mate with any hand that includes it, an escape with any that it includes.
class MateTable {
public:
    struct Result {
        ProofNumbers numbers;
        int length = 0;    ///< of a mate, in plies: no longer than that
        int dependsOn = 0; ///< how an escape depends on the way to the position, as the search understands it
        friend bool operator==(const Result&, const Result&) = default;
    };

    explicit MateTable(int megabytes);

    /// Forgets everything.
    void clear() { std::fill(m_clusters.begin(), m_clusters.end(), Cluster{}); }

    /// What is known of a position, `board` being its key without the hands.
    std::optional<Result> find(std::uint64_t board, PackedHand hand) const;
    /// `work` is the number of nodes it took, which adds up. A mate is replaced by a shorter one alone.
    void store(std::uint64_t board, PackedHand hand, const Result& result, std::uint64_t work);

private:
    struct Entry {
        std::uint64_t board = 0;
        PackedHand hand;
        ProofNumbers numbers{{0, 0}}; ///< such of an empty entry
        std::int16_t length = 0;
        std::int16_t dependsOn = 0;
        std::uint32_t work = 0;

        bool isEmpty() const { return numbers == ProofNumbers{{0, 0}}; }
        bool isMate() const { return !isEmpty() && numbers[Goal::Mate] == 0; }
        bool isEscape() const { return !isEmpty() && numbers[Goal::Escape] == 0; }
        Result result() const { return {numbers, length, dependsOn}; }
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
