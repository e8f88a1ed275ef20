// A place in a game tree, with the game that leads there.
#pragma once

#include "core/record/game_tree.h"
#include "core/rules/game.h"

namespace komadai::core {

/// The path to a node as a `Game`: with repetitions, move limits and the end of the game. Going to another node takes moves
/// back to the common ancestor and plays on from there, so a step costs a move. The tree must outlive the cursor and must
/// not move in memory.
class TreeCursor {
public:
    explicit TreeCursor(const GameTree& tree, NodeId node = GameTree::root());

    NodeId node() const { return m_path.back(); }
    /// The game up to the node. It may be over at a node that has children, as in records that went on.
    const Game& game() const { return m_game; }
    /// Precondition: the tree contains the node; that of before may be deleted by now.
    void goTo(NodeId node);

private:
    void play(NodeId node);
    void takeBack();

    const GameTree* m_tree;
    Game m_game;
    std::vector<NodeId> m_path; ///< from the root
};

} // namespace komadai::core
