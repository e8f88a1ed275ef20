// Games in the formats KIF and KI2 of Kakinoki Shogi and Kifu for Windows, and positions as they show them (BOD).
#pragma once

#include "core/notation/record_file.h"

#include <string_view>

/// Headers, handicaps, boards (BOD), moves with times, comments, bookmarks and variations. Comments with evaluations, as other
/// programs write them, become evaluations: 評価値, 詰み, 深さ, ノード数, エンジン, 読み筋.
/// One reader reads all three. A word for the end of a variation becomes a comment, unless it is the only end: see
/// GameBuilder::endVariation.
/// A header `Variant` names the variant by its id; otherwise the options or the board tell it.
/// Source: http://kakinoki.o.oo7.jp/kif_format.html; variations as Kifu for Windows writes them.
namespace komadai::core::kif {

bool looksLikeGames(std::string_view text);
void readGames(std::string_view text, const ReadOptions& options, const ReadSink& sink);
/// The file can be kept in Shift_JIS (`.kif`) if all characters exist there, see toShiftJis, or in UTF-8 (`.kifu`).
Result<WrittenGame, WriteProblem> writeGame(const GameRecord& record);

/// Whether the moves are those of KI2.
bool looksShort(std::string_view text);
/// The same in KI2, with moves for people: ▲５八金右. It has no times. The encodings are those of KIF: `.ki2` and `.ki2u`.
Result<WrittenGame, WriteProblem> writeShortGame(const GameRecord& record);

/// Whether there is a board (BOD).
bool looksLikePosition(std::string_view text);
/// Only the start: pieces in hand, board and side to move.
Result<WrittenGame, WriteProblem> writePosition(const GameRecord& record);

} // namespace komadai::core::kif
