// Endgame tables in memory, shared by all searches of a program.
#pragma once

#include "core/endgames/endgame_file.h"

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>

namespace komadai::core {

/// Loads the tables of a variant from a folder when they are first wanted, and keeps them. Any thread.
class EndgameCache {
public:
    /// There are no tables before `open`.
    EndgameCache() = default;
    /// `root`  the folder with the folders of all variants; it need not exist.
    explicit EndgameCache(std::filesystem::path root) : m_root(std::move(root)) {}

    /// Uses the tables of another folder. Engines that have searched a variant already keep its tables.
    void open(std::filesystem::path root);

    /// The tables for the rules of the variant; null where there are none, and after a stop. The first call reads files, which can
    /// take seconds; other threads wait for it.
    std::shared_ptr<const Endgames> of(const std::shared_ptr<const Variant>& variant,
                                       const std::stop_token& stop = {});
    /// The same with the files that could not be loaded, or for which there was no room.
    LoadedEndgames loadedFor(const std::shared_ptr<const Variant>& variant, const std::stop_token& stop = {});

private:
    std::filesystem::path m_root;
    std::mutex m_mutex;
    std::map<std::filesystem::path, LoadedEndgames> m_loaded; ///< by the folder of the variant
};

} // namespace komadai::core
