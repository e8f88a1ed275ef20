// Games in USEN (URL-safe SFEN-extended notation), as Shogi Playground and Shogi Home have them in addresses.
#pragma once

#include "core/notation/record_file.h"

#include <string_view>

/// A game is a line, `~0.7ku2jm6y2.r~2.6be.`: the start in SFEN with `_`, `.` and `z` for `/`, the blank and `+`, or nothing for
/// the start of shogi; then `~` and a line of moves for the main line and each variation. A line is the number of moves before
/// it, its moves in three digits of base 36, and a letter for its end. An address with `usen=` is read too.
///
/// The number of a variation counts from the line before it, or, if its moves are not legal there, from the main line.
/// Boards up to 9x9 can be written, but no drops of pieces that shogi lacks. Empty lines and lines that begin with `#` are comments. A game
/// names no variant; comments do, as in USI files.
/// Sources: https://www.slideshare.net/slideshow/scalajs-web/92707205, and the numbers of pieces as in tsshogi.
namespace komadai::core::usen {

bool looksLikeGames(std::string_view text);
void readGames(std::string_view text, const ReadOptions& options, const ReadSink& sink);
Result<WrittenGame, WriteProblem> writeGame(const GameRecord& record);

} // namespace komadai::core::usen
