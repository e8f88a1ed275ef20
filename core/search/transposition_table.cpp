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
    std::fill(m_clusters.begin(), m_clusters.end(), Cluster{});
    m_generation = 0;
    m_oldestVisible = 1;
}

std::optional<TranspositionTable::Result> TranspositionTable::find(std::uint64_t key) const {
    for (const Entry& entry : clusterOf(key).entries)
        if (entry.key == tagOf(key) && isVisible(entry))
            return Result{entry.move, entry.score, entry.evaluation, entry.depth, entry.bound};
    return std::nullopt;
}

/// The entry to write to: that of the same position, or one of an older search, or else the shallowest. Among
/// entries of this generation the choice depends on what they hold, never on where they stand: older ones
/// must not decide.
TranspositionTable::Entry& TranspositionTable::entryFor(std::uint64_t key) {
    auto& entries = m_clusters[indexOf(key)].entries;
    for (Entry& entry : entries)
        if (entry.key == tagOf(key) && isVisible(entry)) return entry;
    const auto worth = [this](const Entry& entry) {
        return std::tuple(entry.generation == m_generation, entry.depth, entry.key);
    };
    return *std::min_element(entries.begin(), entries.end(),
                             [&](const Entry& a, const Entry& b) { return worth(a) < worth(b); });
}

void TranspositionTable::store(std::uint64_t key, const Result& result) {
    Entry& entry = entryFor(key);
    const bool same = entry.key == tagOf(key) && entry.generation == m_generation;
    if (same && result.bound != Bound::Exact && result.depth + 3 < entry.depth) return;
    const bool keepsMove = result.move == PackedMove::None && entry.key == tagOf(key) && isVisible(entry);
    entry = {tagOf(key),
             keepsMove ? entry.move : result.move,
             static_cast<std::int16_t>(result.score),
             static_cast<std::int16_t>(result.evaluation),
             static_cast<std::uint8_t>(std::clamp(result.depth, 0, 255)),
             result.bound,
             m_generation};
}

} // namespace komadai::core
