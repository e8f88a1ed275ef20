// Kept games, between text and values.
#pragma once

#include "core/base/result.h"
#include "core/record/game_record.h"
#include "core/rules/game.h"

#include <array>
#include <chrono>
#include <memory>
#include <vector>

namespace komadai::core {

/// The header of a game that starts where `game` does.
RecordHeader headerOf(const Game& game, std::array<Player, SideCount> players,
                      std::chrono::sys_seconds startedAt, const TimeControls& clocks = {});

/// The last ply of a game. Precondition: game.plyCount() > 0.
RecordedPly lastPlyOf(const Game& game, std::chrono::milliseconds timeUsed);

/// Replays a kept game and checks everything: each move must be legal and lead to the position and key stored with it.
/// `plies`    those to be played, the first of them from the start; may be fewer than are stored.
/// `variant`  the one that the header names, without its rule options.
/// Ends that the rules find (mate, repetition) are in the result; a resignation or a loss on time is for the caller to
/// apply. Returns the game, or the first thing in the record that is wrong.
Result<Game, RecordError> replay(const RecordHeader& header, const std::vector<RecordedPly>& plies,
                                 const std::shared_ptr<const Variant>& variant);

/// Reads the moves of a stored game, and checks everything as `replay` does.
/// `variant`  the one that the header names, without its rule options.
Result<GameTree, RecordError> readTree(const RecordHeader& header, const StoredTree& stored,
                                       const std::shared_ptr<const Variant>& variant);

/// The line through a node as text: from the start to the node, and on along the first children.
std::vector<RecordedPly> lineOf(const GameTree& tree, NodeId node);

/// The main line as a game. It stops where the rules end the game, should the record go on.
Game mainGameOf(const GameTree& tree);

} // namespace komadai::core
