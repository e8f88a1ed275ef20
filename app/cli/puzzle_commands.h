// The command `komadai-cli puzzles`.
#pragma once

#include "core/practice/puzzle_finder.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace komadai::cli {

/// The arguments of this command. Its subcommand uses only some of them.
struct PuzzleArguments {
    std::filesystem::path library;      ///< may be empty
    std::filesystem::path variantsFile; ///< may be empty
    std::string filter;                 ///< see core::parseFilter
    std::string variant;                ///< empty: all
    std::optional<std::int64_t> game{}; ///< only this one of the library
    int selfplay = 0;                   ///< games of the engine against itself; 0: games of the library
    std::uint64_t playNodes = 1000;     ///< nodes per move in those games
    int plies = 8;                      ///< random moves before each of them
    int balance = 400;                  ///< greatest lead of a side after them in centipawns
    std::string out;                    ///< `-` is standard output; empty: none
    bool isStored = false;              ///< the puzzles are added to the library
    int count = 0;                      ///< 0: all
    std::uint64_t seed = 1;
    core::PuzzlePlan plan{};
    std::filesystem::path file;           ///< to be checked
    std::uint64_t checkNodes = 1'000'000; ///< of each search of a check
};

/// Adds the command with its subcommand. `isPartial` becomes true if a part of the work could not be done.
void addPuzzleCommands(CLI::App& app, PuzzleArguments& arguments, bool& isPartial);

} // namespace komadai::cli
