// Games in Portable Game Notation, of every variant.
// Source: PGN Specification and Implementation Guide, 12 March 1994; commands in comments as Lichess, ChessBase and Cute
// Chess write them.
#pragma once

#include "core/base/result.h"
#include "core/notation/record_file.h"

#include <string_view>

namespace komadai::core {

/// Whether a text begins as PGN does: with a tag, or with the number of a first move.
bool looksLikePgn(std::string_view text);

/// Reads the games of a text, and hands each to `sink` as soon as its end is known. After a move that is no legal move the
/// rest of its line is passed over; reading goes on with the next variation or game. A game whose variant is unknown, or
/// whose start is no position, is passed over.
///
/// The text may deviate from the specification as files of other programs do: unquoted tags, missing results and empty
/// lines, missing move numbers, glyphs as signs, moves in any notation of san::parse. Cute Chess's comments with the
/// evaluation and time of a move are read as such. Tags without a place in RecordHeader are kept as `tags`.
void readPgn(std::string_view text, const ReadOptions& options, const ReadSink& sink);

/// Moves that stand alone, without the game they belong to.
struct ReadMoves {
    GameTree tree; ///< all moves that could be read
    std::vector<ReadProblem> problems{};
};

/// Reads moves without tags that continue from `start`: the move text of a game with its numbers, variations and notes, or
/// just moves, each in any notation of san::parse.
ReadMoves readPgnMoves(std::string_view text, const AnyPosition& start, const ReadLimits& limits = {});

/// Writes a game, with an empty line at the end. The text is read back as the same game, apart from the losses that it
/// names and from blanks around tag values. Tags beyond the specification: `RuleOptions`, `StartPly`, `QuietPlies`,
/// `EndReason`, `WhiteLevel` and `WhiteMoveTime` (the same for Black), each only where its value is not the usual one.
/// `WhiteTimeControl` and `BlackTimeControl` are as in Cute Chess; byoyomi is written as `600:1/30`, with `x3` for three
/// periods.
Result<WrittenGame, WriteProblem> writePgn(const GameRecord& record);

} // namespace komadai::core
