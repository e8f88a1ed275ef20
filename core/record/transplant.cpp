#include "core/record/transplant.h"

#include <unordered_map>

namespace komadai::core {

bool isSamePlace(const AnyPosition& a, const AnyPosition& b) {
    if (a.spec().id != b.spec().id) return false;
    const Setup one = a.toSetup();
    Setup other = b.toSetup();
    other.plyNumber = one.plyNumber;
    other.quietPlies = one.quietPlies;
    return one == other;
}

std::optional<GameTree> transplanted(const GameTree& tree, const AnyPosition& start) {
    if (!isSamePlace(tree.start(), start)) return std::nullopt;
    GameTree copy(start);
    std::unordered_map<NodeId, NodeId> nodes{{GameTree::root(), GameTree::root()}};
    for (const NodeId node : tree.subtree()) {
        if (node != GameTree::root()) {
            const NodeId parent = nodes.at(*tree.parent(node));
            const Move move = tree.move(node);
            if (!copy.position(parent).isLegal(move)) return std::nullopt;
            nodes[node] = copy.add(parent, move, tree.times(node));
        }
        if (const Annotations& notes = tree.annotations(node); !notes.isEmpty())
            copy.setAnnotations(nodes.at(node), notes);
    }
    copy.clearHistory();
    return copy;
}

} // namespace komadai::core
