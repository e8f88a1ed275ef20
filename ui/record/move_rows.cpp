#include "ui/record/move_rows.h"

#include <utility>

namespace komadai::ui {

void readInOrder(const core::GameTree& tree, std::optional<core::NodeId> hidden,
                 const std::function<void(const MoveInOrder&)>& read, std::optional<core::NodeId> playedEnd) {
    struct Next {
        core::NodeId node;
        core::NodeId parent;
        int level;
    };
    std::vector<Next> next; // the last one is read first
    const auto firstOf = [&](core::NodeId parent) {
        const auto first = tree.firstChild(parent);
        return first && first == hidden ? tree.nextSibling(*first) : first;
    };
    const auto addFirst = [&](core::NodeId parent, int level) {
        if (const auto first = firstOf(parent))
            next.push_back({*first, parent, parent == playedEnd ? level + 1 : level});
    };
    core::NodeId last = core::NodeId::root();
    addFirst(last, 0);
    while (!next.empty()) {
        const auto [node, parent, level] = next.back();
        next.pop_back();
        read({node, level, last != parent || parent == playedEnd});
        last = node;
        addFirst(node, level);
        if (firstOf(parent) != node) continue; // its siblings have been added with the first of them
        const auto siblings = tree.children(parent);
        for (std::size_t i = siblings.size(); i-- > 1;)
            if (siblings[i] != node && siblings[i] != hidden)
                next.push_back({siblings[i], parent, level + 1});
    }
}

MoveNumber numberOf(core::NodeId node, const core::GameTree& tree, MoveNumbers numbers) {
    const int depth = tree.depth(node);
    const int half = indexOf(tree.start().sideToMove()) + depth - 1;
    const core::Side side = core::Sides[static_cast<std::size_t>(half % core::SideCount)];
    if (numbers == MoveNumbers::OfEachMove) return {depth, side, false};
    return {half / core::SideCount + 1, side, side == core::Side::Second};
}

std::vector<MoveRow> tableRows(const core::GameTree& tree, std::optional<core::NodeId> hidden,
                               const std::optional<CommentAt>& typed, const std::optional<PlayedEnd>& end,
                               MoveNumbers numbers) {
    std::vector<MoveRow> rows;
    const auto addComment = [&](core::NodeId node, int level, CommentPlace place) {
        const auto& notes = tree.annotations(node);
        const bool isEmpty = place == CommentPlace::Before ? notes.before.empty() : notes.after.empty();
        if (isEmpty && typed != CommentAt{node, place}) return;
        MoveRow row;
        row.level = level;
        row.about = node;
        row.place = place;
        rows.push_back(row);
    };
    bool isResultDue = end && end->hasResult;
    const auto addResult = [&] {
        if (!std::exchange(isResultDue, false)) return;
        rows.emplace_back();
        rows.back().about = end->node;
        rows.back().isResult = true;
    };
    addComment(core::NodeId::root(), 0, CommentPlace::After);
    const auto addMove = [&](const MoveInOrder& move) {
        if (isResultDue && tree.parent(move.node) == end->node) addResult();
        addComment(move.node, move.level, CommentPlace::Before);
        const MoveNumber number = numberOf(move.node, tree, numbers);
        const bool goesOn = !move.startsLine && !rows.empty() && rows.back().number == number.number;
        if (!goesOn) {
            rows.emplace_back();
            rows.back().level = move.level;
            rows.back().number = number.number;
        }
        rows.back().moves[number.isShared ? 1 : 0] = move.node;
        addComment(move.node, move.level, CommentPlace::After);
    };
    readInOrder(tree, hidden, addMove, end ? std::optional(end->node) : std::nullopt);
    addResult();
    return rows;
}

} // namespace komadai::ui
