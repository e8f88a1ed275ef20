#include "core/search/transposition_table.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace komadai::core {
namespace {

constexpr std::size_t BytesPerMegabyte = 1024 * 1024;

} // namespace

TranspositionTable::TranspositionTable(int megabytes)
    : m_clusters(static_cast<std::size_t>(std::max(megabytes, 1)) * BytesPerMegabyte / sizeof(Cluster)),
      m_clustersInUse(m_clusters.size()) {}

void TranspositionTable::beginSearch(bool isolated) {
    if (m_generation == std::numeric_limits<std::uint16_t>::max()) eraseAll();
    ++m_generation;
    m_isolated = isolated;
    const std::size_t isolatedClusters = IsolatedMegabytes * BytesPerMegabyte / sizeof(Cluster);
    m_clustersInUse = isolated ? std::min(m_clusters.size(), isolatedClusters) : m_clusters.size();
}

void TranspositionTable::eraseAll() {
    for (Cluster& cluster : m_clusters)
        for (Slot& slot : cluster.slots)
            slot.store({});
    m_generation = 0;
    m_oldestVisible = 1;
}

std::optional<TranspositionTable::NodeResult> TranspositionTable::find(std::uint64_t key) const {
    for (const Slot& slot : clusterOf(key).slots)
        if (const Entry entry = slot.load(); entry.tag == tagOf(key) && isVisible(entry))
            return NodeResult{entry.move, entry.score, entry.evaluation, entry.depth, entry.bound};
    return std::nullopt;
}

/// The slot to overwrite: that of the same position, otherwise one of an older search, otherwise the shallowest. Among entries
/// of this generation, the choice depends only on their contents and not on their order, as older entries influence the
/// order.
TranspositionTable::Slot& TranspositionTable::slotFor(std::uint64_t key) {
    auto& slots = m_clusters[indexOf(key)].slots;
    const auto worth = [this](const Entry& entry) {
        return std::tuple(entry.generation == m_generation, entry.depth, entry.tag);
    };
    Slot* least = &slots.front();
    auto worthOfLeast = worth(least->load());
    for (Slot& slot : slots) {
        const Entry entry = slot.load();
        if (entry.tag == tagOf(key) && isVisible(entry)) return slot;
        if (worth(entry) >= worthOfLeast) continue;
        least = &slot;
        worthOfLeast = worth(entry);
    }
    return *least;
}

void TranspositionTable::store(std::uint64_t key, const NodeResult& result) {
    Slot& slot = slotFor(key);
    const Entry old = slot.load();
    const bool same = old.tag == tagOf(key) && old.generation == m_generation;
    if (same && result.bound != Bound::Exact && result.depth + 3 < old.depth) return;
    const bool keepsMove = result.move == PackedMove::None && old.tag == tagOf(key) && isVisible(old);
    slot.store({tagOf(key), keepsMove ? old.move : result.move, static_cast<std::int16_t>(result.score),
                static_cast<std::int16_t>(result.evaluation),
                static_cast<std::uint8_t>(std::clamp(result.depth, 0, 255)), result.bound, m_generation});
}

} // namespace komadai::core
