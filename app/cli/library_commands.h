// The commands `komadai-cli library ...`.
#pragma once

#include "core/book/library_book.h"
#include "core/record/record_parts.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace komadai::cli {

/// The arguments of all these commands. Each command uses only some of them.
struct LibraryArguments {
    std::filesystem::path library;
    std::filesystem::path variantsFile; ///< may be empty
    std::vector<std::filesystem::path> files;
    std::string out = "-"; ///< `-` is standard output
    std::string from, to;  ///< names of formats; may be empty
    std::string filter;    ///< see core::parseFilter
    std::string variant;
    std::string position; ///< SFEN or FEN; empty for the start
    std::string pieces;   ///< `P@5e p@5d -@1a`
    std::string order = "date";
    std::string player;
    core::BookWish book;
    core::RecordParts without; ///< is not written
    std::int64_t study = 0;    ///< id
    double leastPercent = 0;   ///< of the games of a position, for a move of a book
    int limit = 0;             ///< 0: all
    bool ascending = false;
    bool mirror = false;
    bool keepKnown = false;
    bool json = false;
};

/// Adds the command with its subcommands. `isPartial` becomes true if a part of the work could not be done.
void addLibraryCommands(CLI::App& app, LibraryArguments& arguments, bool& isPartial);

} // namespace komadai::cli
