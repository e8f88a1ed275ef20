#include "core/record/tree_cursor.h"

#include <algorithm>
#include <cassert>

namespace komadai::core {

TreeCursor::TreeCursor(const GameTree& tree, NodeId node)
    : m_tree(&tree), m_game(tree.start(), tree.quietPliesAtStart()), m_path{GameTree::root()} {
    goTo(node);
}

void TreeCursor::goTo(NodeId node) {
    const auto path = m_tree->pathTo(node);
    const auto common = std::mismatch(m_path.begin(), m_path.end(), path.begin(), path.end()).second;
    const auto kept = static_cast<std::size_t>(common - path.begin());
    while (m_path.size() > kept)
        takeBack();
    for (auto next = common; next != path.end(); ++next)
        play(*next);
}

void TreeCursor::play(NodeId node) {
    if (m_game.isOver()) m_game.playOn();
    [[maybe_unused]] const auto refusal = m_game.play(m_tree->move(node));
    assert(!refusal);
    m_path.push_back(node);
}

void TreeCursor::takeBack() {
    m_game.takeBack();
    m_path.pop_back();
}

} // namespace komadai::core
