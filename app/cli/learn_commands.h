// The command `komadai-cli learn`.
#pragma once

#include "core/learning/teaching.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace komadai::cli {

/// The arguments of `learn` and its subcommands. Each uses only some of them.
struct LearnArguments {
    std::string variant;
    std::filesystem::path variantsFile; ///< may be empty
    std::filesystem::path data;
    std::vector<std::filesystem::path> sources; ///< files of games to merge
    std::uint64_t games = 1000; ///< in total for the seed, including those already in the file
    std::filesystem::path out;  ///< the file to write the network to
    std::string network;        ///< a file, or "none"; empty: the network of the program
    std::optional<double> hours;
    core::learning::TeachingPlan plan{};
};

/// Adds the command with its subcommands.
void addLearnCommands(CLI::App& app, LearnArguments& arguments);

} // namespace komadai::cli
