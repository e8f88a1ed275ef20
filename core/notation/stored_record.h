// Converts stored games between text and values, and checks them.
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

/// Replays a stored game and checks everything: each move must be legal and lead to the position and key stored with it.
/// `plies`    the plies to play, from the start; may be fewer than are stored.
/// `variant`  the variant in the header, without rule options.
/// Returns the game, or the first problem. The game has ends by the rules, such as mate and repetition; the caller adds a
/// resignation or a loss on time.
Result<Game, RecordError> replay(const RecordHeader& header, const std::vector<RecordedPly>& plies,
                                 const std::shared_ptr<const Variant>& variant);

/// Reads the tree of a stored game, and checks everything as `replay` does.
/// `variant`  the variant in the header, without rule options.
Result<GameTree, RecordError> readTree(const RecordHeader& header, const StoredTree& stored,
                                       const std::shared_ptr<const Variant>& variant);

/// The line through a node as text: from the start to the node, and on along the first children.
std::vector<RecordedPly> lineOf(const GameTree& tree, NodeId node);

/// The main line as a game. If the record continues after the rules have ended the game, the rest is left out.
Game mainGameOf(const GameTree& tree);

} // namespace komadai::core
