#include "core/endgames/endgame_cache.h"

namespace komadai::core {

std::shared_ptr<const Endgames> EndgameCache::of(const std::shared_ptr<const Variant>& variant) {
    auto endgames = loadedFor(variant).endgames;
    return endgames && !endgames->tables().empty() ? endgames : nullptr;
}

LoadedEndgames EndgameCache::loadedFor(const std::shared_ptr<const Variant>& variant) {
    if (whyNoEndgames(variant->spec())) return {};
    const std::lock_guard lock(m_mutex);
    const auto folder = endgameFolder(m_root, variant->spec());
    auto known = m_loaded.find(folder);
    if (known == m_loaded.end()) known = m_loaded.emplace(folder, loadEndgames(m_root, variant)).first;
    return known->second;
}

} // namespace komadai::core
