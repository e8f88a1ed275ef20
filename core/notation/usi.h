// Games as USI engines get them, one a line, and collections of positions.
#pragma once

#include "core/notation/record_file.h"

#include <string_view>

namespace komadai::core {

/// `position startpos moves 7g7f 3c3d`; `position` may be missing, `sfen` and a position may stand in the place of
/// `startpos`, and `moves` may be missing. The last word may say how the game ended, as ShogiHome writes it: `resign`, `win`,
/// `draw`, `rep_draw`, `timeout` or `break`. Empty lines and lines that begin with `#` are comments.
/// A line names no variant. A comment `# variant ID` names that of the lines after it. It is written before games of other variants
/// than shogi, and `# variant shogi` after them. Without it, it is that of the options, or the one that has such a position.
namespace usi {

bool looksLikeGames(std::string_view text);
void readGames(std::string_view text, const ReadOptions& options, const ReadSink& sink);
Result<WrittenGame, WriteProblem> writeGame(const GameRecord& record);

} // namespace usi

/// Positions in SFEN, one a line, each a game without moves. The word `sfen` before a position is optional. They are read by
/// usi::readGames, which also takes moves behind a position.
namespace sfen {

bool looksLikePositions(std::string_view text);
Result<WrittenGame, WriteProblem> writePosition(const GameRecord& record);

} // namespace sfen

} // namespace komadai::core
