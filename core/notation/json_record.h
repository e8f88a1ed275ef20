// Games in Komadai's own format, which keeps everything that a record has.
#pragma once

#include "core/base/result.h"
#include "core/notation/record_file.h"

#include <array>
#include <string_view>

namespace komadai::core {

/// A file has one JSON object a game, each on a line of its own (JSON Lines), so that a file of any size can be written and
/// read game by game. Games over several lines, and in an array, are read too. resources/komadai-game.schema.json is the
/// description: a JSON Schema of one game.
///
/// The moves of all lines are one list, so that no depth of variations nests the text: a move with `ply` goes back and
/// replaces the move of this number in the line before it.
namespace json {

constexpr std::string_view Format = "komadai-game"; ///< the value of `format`
constexpr int Version = 1;                          ///< the value of `version`
/// The values of `colour`, in the order of DrawingColour.
constexpr std::array<std::string_view, 4> Colours{"green", "red", "yellow", "blue"};

bool looksLikeGames(std::string_view text);
/// Values that are not valid, and names that are not known, are reported and left out. Of several members with the same
/// name the last one counts.
void readGames(std::string_view text, const ReadOptions& options, const ReadSink& sink);
/// Every game can be written. Losses come only from records that break their own rules, such as an expected line with an
/// illegal move.
Result<WrittenGame, WriteProblem> writeGame(const GameRecord& record);

} // namespace json

} // namespace komadai::core
