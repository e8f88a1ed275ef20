// The commands `komadai-cli book ...`, and the writing of opening books.
#pragma once

#include "core/book/opening_book.h"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace komadai::cli {

/// The arguments of all these commands. Each command uses only some of them.
struct BookArguments {
    std::string in, out;
    std::string from, to; ///< names of formats; empty: by the content, and by the extension of `out`
    std::string variant;  ///< of books that name none; may be empty
    std::string position; ///< SFEN or FEN; empty for the start
    std::filesystem::path variantsFile; ///< may be empty
    bool isStart = false;               ///< the start of the variant is to be shown
    bool json = false;
};

/// The names of the formats of books, "book, db".
std::string bookFormatNames();
/// Writes a book to a file or to standard output, and what is lost to standard error. An unknown format is a wrong call.
/// `format`  a name; empty: the extension of the file.
/// Returns whether nothing is lost.
bool writeBookFile(const core::OpeningBook& book, const std::string& file, const std::string& format);
/// Throws CommandError unless writeBookFile knows the format.
void refuseUnknownBookFormat(const std::string& file, const std::string& format);

/// Adds the command with its subcommands. `isPartial` becomes true if a part of the work could not be done.
void addBookCommands(CLI::App& app, BookArguments& arguments, bool& isPartial);

} // namespace komadai::cli
