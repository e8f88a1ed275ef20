#include "app/data_folder.h"

#include <cstdlib>

namespace komadai {

std::filesystem::path dataFolder() {
    const char* data = std::getenv("XDG_DATA_HOME");
    if (data && std::filesystem::path(data).is_absolute()) return std::filesystem::path(data) / "komadai";
    const char* home = std::getenv("HOME");
    return home && *home ? std::filesystem::path(home) / ".local/share/komadai" : std::filesystem::path();
}

std::filesystem::path endgamesFolder() {
    const auto data = dataFolder();
    return data.empty() ? data : data / "endgames";
}

} // namespace komadai
