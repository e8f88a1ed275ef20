// A place in a game tree, with the game that leads there.
#pragma once

#include "core/record/game_tree.h"
#include "core/rules/game.h"

namespace komadai::core {

/// The path to a node as a `Game`, with repetitions, move limits and the end of the game. On the way to another node the
/// cursor takes moves back to the common ancestor and plays from there, so a step to a neighbour costs one move. The tree must
/// outlive the cursor and must not move in memory.
class TreeCursor {
public:
    explicit TreeCursor(const GameTree& tree, NodeId node = GameTree::root());

    NodeId node() const { return m_path.back(); }
    /// The game up to the node. It can be over at a node with children, if the record continues after the end of the game.
    const Game& game() const { return m_game; }
    /// Precondition: the tree contains the node. The node before may have been deleted.
    void goTo(NodeId node);

private:
    void play(NodeId node);
    void takeBack();

    const GameTree* m_tree;
    Game m_game;
    std::vector<NodeId> m_path; ///< from the root
};

} // namespace komadai::core
