// What the search remembers of positions.
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

/// What a remembered score says of the true one.
enum class Bound : std::uint8_t { Lower, Upper, Exact };

/// What the best score of a search with the window `alpha`..`beta` is.
constexpr Bound boundOf(int best, int alpha, int beta) {
    return best >= beta ? Bound::Lower : best > alpha ? Bound::Exact : Bound::Upper;
}
/// Whether a score with this bound says all that a search with the window `alpha`..`beta` could.
constexpr bool isEnough(Bound bound, int score, int alpha, int beta) {
    return bound == Bound::Exact || (bound == Bound::Lower ? score >= beta : score <= alpha);
}

/// A table of fixed size, in which the deepest results of a search survive. A search is a generation: it can
/// be told to see nothing of older ones, and then what it finds, and what it drops, does not depend on them.
///
/// Any number of threads may look up and store at once; none waits. Everything else is for one thread alone.
class TranspositionTable {
public:
    struct Result {
        PackedMove move = PackedMove::None;
        int score = 0; ///< plies of a win counted from this position
        int evaluation = 0;
        int depth = 0;
        Bound bound = Bound::Exact;
    };

    explicit TranspositionTable(int megabytes);

    /// Begins a generation. An isolated one neither sees older results nor depends on the size of a table
    /// that has `IsolatedMegabytes` or more.
    void beginSearch(bool isolated);
    /// Forgets everything, at once: what is there becomes invisible.
    void clear() { m_oldestVisible = m_generation + 1U; }

    std::optional<Result> find(std::uint64_t key) const;
    void store(std::uint64_t key, const Result& result);
    /// Asks the processor to fetch what `find` will look at.
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
    /// An entry in two words, the first masked with the second: a thread that reads halves of two entries finds a
    /// tag that is not its own.
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
