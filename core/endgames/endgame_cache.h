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
    /// `root`  the folder with the folders of all variants.
    explicit EndgameCache(std::filesystem::path root) : m_root(std::move(root)) {}

    /// The tables for the rules of the variant; null where there are none. The first call reads files, which can take seconds;
    /// other threads wait for it.
    std::shared_ptr<const Endgames> of(const std::shared_ptr<const Variant>& variant);
    /// Files of the variant that could not be loaded, or for which there was no room.
    LoadedEndgames loadedFor(const std::shared_ptr<const Variant>& variant);

private:
    std::filesystem::path m_root;
    std::mutex m_mutex;
    std::map<std::filesystem::path, LoadedEndgames> m_loaded; ///< by the folder of the variant
};

} // namespace komadai::core
