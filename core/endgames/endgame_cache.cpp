#include "core/endgames/endgame_cache.h"

namespace komadai::core {

void EndgameCache::open(std::filesystem::path root) {
    const std::lock_guard lock(m_mutex);
    m_root = std::move(root);
    m_loaded.clear();
}

std::shared_ptr<const Endgames> EndgameCache::of(const std::shared_ptr<const Variant>& variant,
                                                 const std::stop_token& stop) {
    auto endgames = loadedFor(variant, stop).endgames;
    return endgames && !endgames->tables().empty() ? endgames : nullptr;
}

LoadedEndgames EndgameCache::loadedFor(const std::shared_ptr<const Variant>& variant,
                                       const std::stop_token& stop) {
    if (whyNoEndgames(variant->spec())) return {};
    const std::lock_guard lock(m_mutex);
    if (m_root.empty()) return {};
    const auto folder = endgameFolder(m_root, variant->spec());
    if (const auto known = m_loaded.find(folder); known != m_loaded.end()) return known->second;
    auto loaded = loadEndgames(m_root, variant, MostEndgameBytes, stop);
    if (stop.stop_requested()) return {};
    return m_loaded.emplace(folder, std::move(loaded)).first->second;
}

} // namespace komadai::core
