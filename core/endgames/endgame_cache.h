// Endgame tables in memory, shared by all searches of a program.
#pragma once

#include "core/endgames/endgame_file.h"

#include <chrono>
#include <filesystem>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>

namespace komadai::core {

/// Loads the tables of a variant from a folder, on a separate thread, when they are first needed, and keeps them. If tables are added
/// to the folder later, the next call loads them, provided that the folder has not changed for QuietTime. The previous tables are used
/// until then. Any thread.
class EndgameCache {
public:
    /// While tables are being made, new files appear often. Loading all tables again for each of them would take too long.
    static constexpr std::chrono::seconds QuietTime{2};

    /// Has no tables before `open`.
    EndgameCache() = default;
    /// `root`  contains one folder for each variant; it need not exist.
    explicit EndgameCache(std::filesystem::path root) : m_root(std::move(root)) {}
    /// Stops all loading.
    ~EndgameCache() { m_stop.request_stop(); }
    EndgameCache(const EndgameCache&) = delete;
    EndgameCache& operator=(const EndgameCache&) = delete;

    /// Uses another folder from now on. An engine keeps the tables of a variant that it has already used.
    void open(std::filesystem::path root);

    /// The tables for the rules of the variant; a null pointer if there are none. std::nullopt while they are being loaded.
    std::optional<std::shared_ptr<const Endgames>> ready(const std::shared_ptr<const Variant>& variant);
    /// The same, but waits until they are loaded. Returns std::nullopt within 10 ms of a stop request; the loading goes on.
    std::optional<std::shared_ptr<const Endgames>> wait(const std::shared_ptr<const Variant>& variant,
                                                        const std::stop_token& stop = {});
    /// Waits until the tables are loaded. The result also lists the files that could not be loaded, or for which there was no memory
    /// left. Its `endgames` is null if the variant can have no tables.
    LoadedEndgames load(const std::shared_ptr<const Variant>& variant);

private:
    using Loading = std::shared_future<LoadedEndgames>;
    using Time = std::filesystem::file_time_type;
    /// The tables of a folder.
    struct Tables {
        Loading loading;             ///< of the tables to use
        std::optional<Loading> next; ///< of new tables, which replace them once they are loaded
        /// When the folder had last changed before it was read; none: there was no folder.
        std::optional<Time> readAt;
    };
    /// Starts loading the first time, and again if the files have changed. Without threads for it, there are no tables yet.
    Loading begin(const std::shared_ptr<const Variant>& variant);
    /// None if the system has no more threads.
    std::optional<Loading> startLoading(const std::shared_ptr<const Variant>& variant) const;
    /// Replaces tables by newer ones that are loaded, and starts loading if the files have changed since.
    void renew(Tables& tables, const std::filesystem::path& folder,
               const std::shared_ptr<const Variant>& variant) const;

    std::filesystem::path m_root;
    std::stop_source m_stop;
    std::mutex m_mutex;
    /// The folders of recently used variants; an empty path for a variant that can have no tables.
    std::map<std::shared_ptr<const Variant>, std::filesystem::path> m_folders;
    std::map<std::filesystem::path, Tables> m_tables; ///< by the folder of the variant
};

} // namespace komadai::core
