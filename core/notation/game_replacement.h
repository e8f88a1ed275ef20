// Saving one game of a file that has several.
#pragma once

#include "core/notation/record_file.h"

#include <string>
#include <string_view>

namespace komadai::core {

/// Why a game cannot be replaced.
enum class ReplaceProblem {
    Encoding, ///< the encoding of the file lacks a character of the game
    Layout,   ///< other games of the file would change, or the file has parts that cannot be read
};

/// Replaces a game in a file. All bytes before and behind it stay as they are; the game gets the encoding and the line ends of the file.
/// `bytes`   of the file
/// `number`  which of its games, from 1
/// `game`    as writeRecord gives it in `format`, which is that of the file
/// `options`  with which the file was read
/// The new file is read again: the other games must be the same as before, and the new one must be as it is in a file of its own.
/// Takes a few times as long as reading the file.
Result<std::string, ReplaceProblem> replaceGame(std::string_view bytes, int number, const WrittenGame& game,
                                                RecordFormat format, const ReadOptions& options);

} // namespace komadai::core
