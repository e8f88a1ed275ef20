#include "core/record/record_parts.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>
#include <vector>

namespace komadai::core {
namespace {

struct KeptAndVariations {
    std::vector<NodeId> kept;       ///< all nodes of the main line, and of the hidden one beside it
    std::vector<NodeId> variations; ///< the first nodes of the others
};

KeptAndVariations linesOf(const GameTree& tree, std::optional<NodeId> hidden, std::optional<NodeId> end) {
    KeptAndVariations lines;
    for (std::optional<NodeId> node = GameTree::root(); node;) {
        lines.kept.push_back(*node);
        std::optional<NodeId> next;
        for (const NodeId child : tree.children(*node)) {
            if (child == hidden) {
                const auto nodes = tree.subtree(child);
                lines.kept.insert(lines.kept.end(), nodes.begin(), nodes.end());
            } else if (next || node == end) {
                lines.variations.push_back(child);
            } else {
                next = child;
            }
        }
        node = next;
    }
    return lines;
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

TreeEdit removalOf(const RecordParts& parts, const GameTree& tree, std::optional<NodeId> hidden,
                   std::optional<NodeId> end) {
    TreeEdit edit;
    const KeptAndVariations lines =
        parts.variations ? linesOf(tree, hidden, end) : KeptAndVariations{tree.subtree(), {}};
    for (const NodeId node : lines.variations)
        edit.parts.emplace_back(TreeEdit::Remove{node});
    if (!parts.comments && !parts.evaluations) return edit;
    for (const NodeId node : lines.kept) {
        const Annotations& notes = tree.annotations(node);
        if (Annotations rest = without(parts, notes); rest != notes)
            edit.parts.emplace_back(TreeEdit::Annotate{node, std::move(rest)});
    }
    return edit;
}

void removeParts(GameRecord& record, const RecordParts& parts) {
    const NodeId last = playedTo(record);
    const bool hasEnded = record.outcome && last != GameTree::root();
    const TreeEdit edit = removalOf(parts, record.tree, {}, hasEnded ? std::optional(last) : std::nullopt);
    if (edit.parts.empty()) return;
    const auto played = record.tree.pathTo(last);
    [[maybe_unused]] const auto error = record.tree.apply(edit);
    assert(!error);
    record.tree.clearHistory();
    if (record.tree.contains(played.back())) return;
    record.outcome.reset();
    std::erase_if(record.header.tags, [](const RecordHeader::Tag& tag) {
        return tag.first == TerminationTag || tag.first == EndingTimeTag;
    });
    record.playedTo = *std::find_if(played.rbegin(), played.rend(),
                                    [&record](NodeId node) { return record.tree.contains(node); });
}

} // namespace komadai::core
