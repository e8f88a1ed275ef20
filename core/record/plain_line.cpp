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

} // namespace komadai::core
