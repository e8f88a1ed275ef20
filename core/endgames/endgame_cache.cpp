#include "core/endgames/endgame_cache.h"

#include <exception>
#include <system_error>
#include <utility>

namespace komadai::core {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

/// So long a wait lasts between two looks at the stop token.
constexpr auto WaitingTime = 5ms;
/// Of so many variants the folder is remembered.
constexpr std::size_t MostFolders = 64;

/// None if there is no such folder.
std::optional<fs::file_time_type> lastChange(const fs::path& folder) {
    std::error_code error;
    const auto time = fs::last_write_time(folder, error);
    return error ? std::nullopt : std::optional(time);
}

std::shared_ptr<const Endgames> tablesOf(const LoadedEndgames& loaded) {
    return loaded.endgames && !loaded.endgames->tables().empty() ? loaded.endgames : nullptr;
}

/// For a variant that could have tables. Precondition: !whyNoEndgames(variant->spec()).
LoadedEndgames withoutTables(const std::shared_ptr<const Variant>& variant) {
    LoadedEndgames loaded;
    loaded.endgames = std::make_shared<const Endgames>(variant);
    return loaded;
}

std::shared_future<LoadedEndgames> alreadyLoaded(LoadedEndgames loaded) {
    std::promise<LoadedEndgames> promise;
    promise.set_value(std::move(loaded));
    return promise.get_future().share();
}

} // namespace

void EndgameCache::open(fs::path root) {
    const std::lock_guard lock(m_mutex);
    m_root = std::move(root);
    m_folders.clear();
    m_tables.clear();
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
    if (m_folders.size() > MostFolders)
        m_folders.clear(); // each game with rule options has a variant of its own
    const auto [known, isNew] = m_folders.try_emplace(variant);
    fs::path& folder = known->second;
    if (isNew && !m_root.empty() && !whyNoEndgames(variant->spec()))
        folder = endgameFolder(m_root, variant->spec());
    if (folder.empty()) return alreadyLoaded({});
    Tables& tables = m_tables[folder];
    if (tables.loading.valid()) {
        renew(tables, folder, variant);
        return tables.loading;
    }
    const auto changedAt = lastChange(folder);
    const auto loading = startLoading(variant);
    if (!loading) return alreadyLoaded(withoutTables(variant)); // the next call tries again
    tables.loading = *loading;
    tables.readAt = changedAt;
    return tables.loading;
}

auto EndgameCache::startLoading(const std::shared_ptr<const Variant>& variant) const
    -> std::optional<Loading> {
    const auto load = [root = m_root, variant, stop = m_stop.get_token()] {
        try {
            return loadEndgames(root, variant, MostEndgameBytes, stop);
        } catch (const std::exception&) { // otherwise every search in this variant would fail
            return withoutTables(variant);
        }
    };
    try {
        return std::async(std::launch::async, load).share();
    } catch (const std::system_error&) {
        return std::nullopt;
    }
}

void EndgameCache::renew(Tables& tables, const fs::path& folder,
                         const std::shared_ptr<const Variant>& variant) const {
    if (tables.next) {
        if (tables.next->wait_for(0ms) != std::future_status::ready) return;
        tables.loading = *std::exchange(tables.next, {});
    }
    const auto changedAt = lastChange(folder);
    if (!changedAt || changedAt == tables.readAt || Time::clock::now() - *changedAt < QuietTime) return;
    tables.next = startLoading(variant);
    if (tables.next) tables.readAt = changedAt;
}

} // namespace komadai::core
