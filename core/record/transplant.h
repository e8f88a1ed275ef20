// Moves of one record in another one.
#pragma once

#include "core/record/game_tree.h"

#include <optional>

namespace komadai::core {

/// Whether both are positions of the same game with the same pieces, hands and side to move. Counts of moves, and options of
/// the rules, may differ.
bool isSamePlace(const AnyPosition& a, const AnyPosition& b);

/// The same moves and notes from `start`, which GameTree::join then accepts at a node with this position. None if the tree
/// begins at another place, or if the rules of `start` forbid one of its moves.
std::optional<GameTree> transplanted(const GameTree& tree, const AnyPosition& start);

} // namespace komadai::core
