// Games in JKF (JSON Kifu Format), as Kifu for JS and other programs write them.
#pragma once

#include "core/notation/record_file.h"

#include <string_view>

/// One JSON object a game: headers as in KIF, pieces and endings as in CSA, moves with comments and times, and variations as
/// `forks`. Moves without an origin, as programs make them from KI2, are found by their `relative` words.
/// The format is made for shogi. For its smaller relatives a header `Variant` names the id, and the board has fewer files
/// and ranks; other programs may not read these. Pieces without a code in CSA cannot be written.
/// Source: https://github.com/na2hiro/Kifu-for-JS, json-kifu-format, version 1.0.
namespace komadai::core::jkf {

bool looksLikeGames(std::string_view text);
void readGames(std::string_view text, const ReadOptions& options, const ReadSink& sink);
/// A game is one line.
Result<WrittenGame, WriteProblem> writeGame(const GameRecord& record);

} // namespace komadai::core::jkf
