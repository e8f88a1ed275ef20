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

/// Loads the tables of a variant from a folder when they are first wanted, on a thread of its own, and keeps them. Tables that are
/// added to the folder later are loaded when they are wanted again and the folder has not changed for QuietTime; until then, the
/// tables before serve. Any thread.
class EndgameCache {
public:
    /// While tables are being made, not every new one is worth to load all of them anew.
    static constexpr std::chrono::seconds QuietTime{2};

    /// There are no tables before `open`.
    EndgameCache() = default;
    /// `root`  the folder with the folders of all variants; it need not exist.
    explicit EndgameCache(std::filesystem::path root) : m_root(std::move(root)) {}
    /// Ends all loading.
    ~EndgameCache() { m_stop.request_stop(); }
    EndgameCache(const EndgameCache&) = delete;
    EndgameCache& operator=(const EndgameCache&) = delete;

    /// Uses the tables of another folder. Engines that have used those of a variant keep them.
    void open(std::filesystem::path root);

    /// The tables for the rules of the variant, or null where there are none. None while they are still being loaded.
    std::optional<std::shared_ptr<const Endgames>> ready(const std::shared_ptr<const Variant>& variant);
    /// The same, but waits until they are loaded. None after a stop, which takes effect within 10 ms; the loading goes on.
    std::optional<std::shared_ptr<const Endgames>> wait(const std::shared_ptr<const Variant>& variant,
                                                        const std::stop_token& stop = {});
    /// Waits until the tables are loaded, and returns them with the files that could not be loaded, or for which there was no
    /// room. `endgames` is null where the variant can have no tables.
    LoadedEndgames load(const std::shared_ptr<const Variant>& variant);

private:
    using Loading = std::shared_future<LoadedEndgames>;
    using Time = std::filesystem::file_time_type;
    /// The tables of a folder.
    struct Tables {
        Loading loading;             ///< of the tables to use
        std::optional<Loading> next; ///< of those that replace them once they are loaded
        std::optional<Time>
            readAt; ///< the time of the folder's last change before the last loading; none: no folder
    };
    /// Begins to load if that was not done before, or if there are other tables now.
    Loading begin(const std::shared_ptr<const Variant>& variant);
    Loading startLoading(const std::shared_ptr<const Variant>& variant) const;
    void renew(Tables& tables, const std::filesystem::path& folder,
               const std::shared_ptr<const Variant>& variant) const;

    std::filesystem::path m_root;
    std::stop_source m_stop;
    std::mutex m_mutex;
    std::map<std::shared_ptr<const Variant>, std::filesystem::path>
        m_folders; ///< of variants that were asked for lately; empty for those that can have no tables
    std::map<std::filesystem::path, Tables> m_tables; ///< by the folder of the variant
};

} // namespace komadai::core
