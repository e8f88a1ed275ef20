// Lines of a record that nobody has worked on.
#pragma once

#include "core/record/game_tree.h"

#include <optional>

namespace komadai::core {

/// The end of the line that goes on from a node; the node itself if no move follows. None if the line has variations or notes.
/// Evaluations without a depth are no notes: the players of a game have made them.
std::optional<NodeId> plainLineEnd(const GameTree& tree, NodeId node);

} // namespace komadai::core
