// The transposition table.
#pragma once

#include "core/search/huge_pages.h"
#include "core/search/packed_move.h"

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace komadai::core {

/// The relation of a stored score to the true score.
enum class Bound : std::uint8_t { Lower, Upper, Exact };

/// The kind of bound that the best score of a search with the window `alpha`..`beta` is.
constexpr Bound boundOf(int best, int alpha, int beta) {
    return best >= beta ? Bound::Lower : best > alpha ? Bound::Exact : Bound::Upper;
}
/// Whether a score with this bound makes a search with the window `alpha`..`beta` unnecessary.
constexpr bool isEnough(Bound bound, int score, int alpha, int beta) {
    return bound == Bound::Exact || (bound == Bound::Lower ? score >= beta : score <= alpha);
}

/// A table of fixed size, in which the deepest results of a search survive. Each search is a generation. An isolated search
/// does not see older entries, and its results and replacements do not depend on them.
///
/// Any number of threads can find and store at the same time without waiting. All other functions are for one thread only.
class TranspositionTable {
public:
    struct NodeResult {
        PackedMove move = PackedMove::None;
        int score = 0; ///< plies to a win count from this position
        int evaluation = 0;
        int depth = 0;
        Bound bound = Bound::Exact;
    };

    explicit TranspositionTable(int megabytes);

    /// Begins a generation. An isolated one does not see older results. It does not depend on the size of the table either,
    /// if that is at least `IsolatedMegabytes`.
    void beginSearch(bool isolated);
    /// Clears the table in constant time by making all entries invisible.
    void clear() { m_oldestVisible = m_generation + 1U; }

    std::optional<NodeResult> find(std::uint64_t key) const;
    void store(std::uint64_t key, const NodeResult& result);
    /// Asks the processor to load the memory that `find` will read.
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&clusterOf(key)); }

    static constexpr int IsolatedMegabytes = 16;

private:
    struct Entry {
        std::uint32_t tag = 0; ///< the upper half of the key
        PackedMove move = PackedMove::None;
        std::int16_t score = 0;
        std::int16_t evaluation = 0;
        std::uint8_t depth = 0;
        Bound bound = Bound::Exact;
        std::uint16_t generation = 0; ///< 0 is an empty entry
    };
    /// An entry in two words, the first one masked with the second one. A thread that reads halves of two different entries
    /// gets a wrong tag, and so no result (lockless hashing).
    class Slot {
    public:
        Entry load() const {
            const Words words{m_masked.load(std::memory_order_relaxed),
                              m_rest.load(std::memory_order_relaxed)};
            return std::bit_cast<Entry>(Words{words[0] ^ words[1], words[1]});
        }
        void store(const Entry& entry) {
            const auto words = std::bit_cast<Words>(entry);
            m_masked.store(words[0] ^ words[1], std::memory_order_relaxed);
            m_rest.store(words[1], std::memory_order_relaxed);
        }

    private:
        using Words = std::array<std::uint64_t, 2>;
        std::atomic<std::uint64_t> m_masked = 0, m_rest = 0;
    };
    struct alignas(64) Cluster {
        std::array<Slot, 4> slots;
    };

    static constexpr std::uint32_t tagOf(std::uint64_t key) { return static_cast<std::uint32_t>(key >> 32); }
    /// The lower half chooses the cluster.
    std::size_t indexOf(std::uint64_t key) const {
        return static_cast<std::size_t>((key & 0xffffffffU) * m_clustersInUse >> 32);
    }
    const Cluster& clusterOf(std::uint64_t key) const { return m_clusters[indexOf(key)]; }
    bool isVisible(const Entry& entry) const {
        return entry.generation == m_generation || (!m_isolated && entry.generation >= m_oldestVisible);
    }
    Slot& slotFor(std::uint64_t key);
    void eraseAll();

    std::vector<Cluster, HugePages<Cluster>> m_clusters;
    std::uint64_t m_clustersInUse;
    std::uint16_t m_generation = 0;
    std::uint32_t m_oldestVisible = 1; ///< generation
    bool m_isolated = false;
};

} // namespace komadai::core
