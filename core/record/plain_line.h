// Lines of a record that nobody has worked on.
#pragma once

#include "core/record/game_tree.h"

#include <optional>

namespace komadai::core {

/// The end of the line that goes on from a node; the node itself if no move follows. None if the line has variations or notes.
/// Evaluations without a depth are no notes: the players of a game have made them.
std::optional<NodeId> plainLineEnd(const GameTree& tree, NodeId node);

/// The first of the moves that were taken back in a game, where `played` is the node after the last move that still stands, and `last` the
/// last of those that were taken back. None if `last` does not follow `played`, or if moves, variations or notes were added to them since:
/// then they are analysis. Both nodes may be missing from the tree.
std::optional<NodeId> takenBackAfter(const GameTree& tree, NodeId played, NodeId last);

} // namespace komadai::core
