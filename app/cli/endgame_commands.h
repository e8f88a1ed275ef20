// The commands `komadai-cli endgames ...`.
#pragma once

#include "app/cli/commands.h"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace komadai::cli {

/// The arguments of all these commands. Each command uses only some of them.
struct EndgameArguments {
    Subject subject;
    std::string rules;                  ///< rule options, "bareKing=none"; empty: the usual rules
    std::filesystem::path folder;       ///< empty: endgamesFolder()
    std::vector<std::string> materials; ///< "KRvK"
    int pieces = 0;                     ///< all materials with at most so many pieces; 0: only `materials`
    bool again = false;                 ///< tables that already exist are also made
};

/// Adds the command with its subcommands. `isPartial` becomes true if a part of the work could not be done.
void addEndgameCommands(CLI::App& app, EndgameArguments& arguments, bool& isPartial);

} // namespace komadai::cli
