#include "core/record/record_parts.h"

#include <cassert>
#include <optional>
#include <utility>
#include <vector>

namespace komadai::core {
namespace {

/// The first nodes of the variations of the main line.
std::vector<NodeId> variationsOf(const GameTree& tree) {
    std::vector<NodeId> variations;
    for (std::optional<NodeId> node = GameTree::root(); node; node = tree.firstChild(*node))
        for (auto child = tree.firstChild(*node); child; child = tree.nextSibling(*child))
            if (child != tree.firstChild(*node)) variations.push_back(*child);
    return variations;
}

Annotations without(const RecordParts& parts, Annotations notes) {
    if (parts.comments) {
        notes.before.clear();
        notes.after.clear();
    }
    if (parts.evaluations) notes.evaluations.clear();
    return notes;
}

} // namespace

TreeEdit removalOf(const RecordParts& parts, const GameTree& tree) {
    TreeEdit edit;
    if (parts.variations)
        for (const NodeId node : variationsOf(tree))
            edit.parts.emplace_back(TreeEdit::Remove{node});
    for (const NodeId node : parts.variations ? tree.pathTo(tree.mainLineEnd()) : tree.subtree()) {
        const Annotations& notes = tree.annotations(node);
        if (Annotations rest = without(parts, notes); rest != notes)
            edit.parts.emplace_back(TreeEdit::Annotate{node, std::move(rest)});
    }
    return edit;
}

void removeParts(GameRecord& record, const RecordParts& parts) {
    const TreeEdit edit = removalOf(parts, record.tree);
    if (edit.parts.empty()) return;
    [[maybe_unused]] const auto error = record.tree.apply(edit);
    assert(!error);
    record.tree.clearHistory();
}

} // namespace komadai::core
