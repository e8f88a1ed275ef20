#include "core/record/plain_line.h"

#include <vector>

namespace komadai::core {
namespace {

bool isWithoutNotes(Annotations notes) {
    std::erase_if(notes.evaluations, [](const Evaluation& evaluation) { return evaluation.depth == 0; });
    return notes.isEmpty();
}

} // namespace

std::optional<NodeId> plainLineEnd(const GameTree& tree, NodeId node) {
    while (true) {
        if (tree.childCount(node) > 1 || !isWithoutNotes(tree.annotations(node))) return std::nullopt;
        const auto next = tree.firstChild(node);
        if (!next) return node;
        node = *next;
    }
}

std::optional<NodeId> takenBackAfter(const GameTree& tree, NodeId played, NodeId last) {
    if (!tree.contains(played) || !tree.contains(last)) return std::nullopt;
    if (last == played || !tree.leadsTo(played, last)) return std::nullopt;
    const NodeId first = tree.ancestor(last, tree.depth(played) + 1);
    return plainLineEnd(tree, first) == last ? std::optional(first) : std::nullopt;
}

} // namespace komadai::core
