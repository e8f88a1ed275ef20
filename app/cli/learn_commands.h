// The command `komadai-cli learn`.
#pragma once

#include "core/learning/fitting.h"
#include "core/learning/game_maker.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace komadai::cli {

/// The arguments of all subcommands of `learn`. Each subcommand uses only some of them.
struct LearnArguments {
    std::string variant;
    std::filesystem::path variantsFile; ///< may be empty
    std::filesystem::path data;
    std::uint64_t games = 1000; ///< those already in the file included
    std::uint64_t seed = 1;
    int threads = 1;
    core::learning::GamePlan plan{};

    std::filesystem::path out;  ///< for the network
    std::optional<int> neurons; ///< of each side; none: as usual
    core::learning::FittingPlan fitting{};
    double trace = 0.8; ///< see core::learning::Samples::add
};

/// Adds the command with its subcommands.
void addLearnCommands(CLI::App& app, LearnArguments& arguments);

} // namespace komadai::cli
