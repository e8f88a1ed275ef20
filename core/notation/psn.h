// Games in Portable Shogi Notation, and moves in the notation of George Hodges alone.
#pragma once

#include "core/notation/record_file.h"

#include <string_view>

namespace komadai::core {

/// The grammar of PGN, with the players called Sente and Gote and moves such as `P7g-7f`. [Black] and [White] are the first
/// and the second player, as in English texts on shogi; SenteGrade and GoteGrade are titles. [Handicap] names a start, such as
/// "2 piece"; [FEN] has a start in SFEN or FEN. Other variants than shogi are named in [Variant]. Comments, variations, times and
/// evaluations are as in PGN.
/// Source: the draft of 1997 in http://www.shogi.net/shogi-l/Archive/2002/Nsep29-03.txt, and the additions of MacShogi.
namespace psn {

bool looksLikeGames(std::string_view text);
void readGames(std::string_view text, const ReadOptions& options, const ReadSink& sink);
Result<WrittenGame, WriteProblem> writeGame(const GameRecord& record);

} // namespace psn

/// A list of moves as this program shows it, `1. P-7f P-3d 2. P-2f`, with variations and comments as in PGN. Numbers may be
/// missing. Tags, of which only [Variant] and [FEN] are written, may stand before it; without them it is a game of shogi from the
/// usual start, or of the variant in the options.
namespace hodges {

bool looksLikeGames(std::string_view text);
void readGames(std::string_view text, const ReadOptions& options, const ReadSink& sink);
Result<WrittenGame, WriteProblem> writeGame(const GameRecord& record);

} // namespace hodges

} // namespace komadai::core
