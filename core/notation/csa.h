// Games in the standard format of the Computer Shogi Association, CSA.
#pragma once

#include "core/notation/record_file.h"

#include <string_view>

/// Reads versions 1 to 3.0. A line `/` divides games. Comments `'*` belong to the move before them, `'**` with a number are
/// evaluations for the first player with a line of moves. Other remarks are read as comments too, and written as such.
/// `$VARIANT:minishogi` names the variant of games other than shogi. Without it, and without one in the options, the size of the board
/// tells the variant.
/// Sources: http://www2.computer-shogi.org/protocol/record_v22.html and record_v3.html.
namespace komadai::core::csa {

/// With which each file begins that is written here.
constexpr std::string_view FileStart = "'CSA encoding=UTF-8\nV3.0\n";

bool looksLikeGames(std::string_view text);
void readGames(std::string_view text, const ReadOptions& options, const ReadSink& sink);
/// The main line in version 3.0.
Result<WrittenGame, WriteProblem> writeGame(const GameRecord& record);

} // namespace komadai::core::csa
