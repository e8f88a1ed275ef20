#include "core/endgames/endgame_cache.h"

#include <chrono>

namespace komadai::core {
namespace {

using namespace std::chrono_literals;

/// So long a wait lasts between two looks at the stop token.
constexpr auto WaitingTime = 5ms;

std::shared_ptr<const Endgames> tablesOf(const LoadedEndgames& loaded) {
    return loaded.endgames && !loaded.endgames->tables().empty() ? loaded.endgames : nullptr;
}

} // namespace

void EndgameCache::open(std::filesystem::path root) {
    const std::lock_guard lock(m_mutex);
    m_root = std::move(root);
    m_loadings.clear();
}

std::optional<std::shared_ptr<const Endgames>>
EndgameCache::ready(const std::shared_ptr<const Variant>& variant) {
    const Loading loading = begin(variant);
    if (loading.wait_for(0ms) != std::future_status::ready) return std::nullopt;
    return tablesOf(loading.get());
}

std::optional<std::shared_ptr<const Endgames>>
EndgameCache::wait(const std::shared_ptr<const Variant>& variant, const std::stop_token& stop) {
    const Loading loading = begin(variant);
    while (loading.wait_for(WaitingTime) != std::future_status::ready)
        if (stop.stop_requested()) return std::nullopt;
    return tablesOf(loading.get());
}

LoadedEndgames EndgameCache::load(const std::shared_ptr<const Variant>& variant) {
    return begin(variant).get();
}

auto EndgameCache::begin(const std::shared_ptr<const Variant>& variant) -> Loading {
    const std::lock_guard lock(m_mutex);
    if (m_root.empty() || whyNoEndgames(variant->spec())) {
        std::promise<LoadedEndgames> nothing;
        nothing.set_value({});
        return nothing.get_future().share();
    }
    Loading& loading = m_loadings[endgameFolder(m_root, variant->spec())];
    if (!loading.valid())
        loading = std::async(std::launch::async, [root = m_root, variant, stop = m_stop.get_token()] {
            return loadEndgames(root, variant, MostEndgameBytes, stop);
        });
    return loading;
}

} // namespace komadai::core
