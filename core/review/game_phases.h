// Opening, middle game and endgame: where one becomes the next.
#pragma once

#include "core/rules/any_position.h"

#include <optional>
#include <vector>

namespace komadai::core {

/// The pieces on the board, of both sides.
int countPieces(const AnyPosition& position);

/// The plies at which the middle game and the endgame begin; none where the game does not get so far. 0 is the start.
struct GamePhases {
    std::optional<int> middleGame;
    std::optional<int> endgame;
    friend bool operator==(const GamePhases&, const GamePhases&) = default;
};

/// The shares of the pieces of the variant's start that must have been taken, shot or burnt before a phase begins. A piece
/// that was taken, dropped and taken again counts twice. Source: our own definition, which needs nothing but the number of
/// pieces and therefore holds for every variant; the numbers put the bounds of games of chess and shogi where their players
/// see them, after the first exchanges, and when two fifths of the pieces are left or, with drops, when as many have changed
/// hands.
constexpr double MiddleGameShare = 0.10;
constexpr double EndgameShare = 0.60;
constexpr double EndgameShareWithDrops = 0.40;

/// The phases of a line of play that begins at `start`.
/// `pieces`  for each position of the line, the start first, what `countPieces` says of it
GamePhases phasesOf(const AnyPosition& start, const std::vector<int>& pieces);

} // namespace komadai::core
