// Where the programs without a window keep files of the user.
#pragma once

#include <filesystem>

namespace komadai {

/// `XDG_DATA_HOME/komadai`, by default `~/.local/share/komadai`, as the window has it. Empty if neither variable is set.
std::filesystem::path dataFolder();
/// The folder with the endgame tables of all variants. Empty if there is no data folder.
std::filesystem::path endgamesFolder();

} // namespace komadai
