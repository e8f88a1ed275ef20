// The changes of a game tree: steps, commands, and edits of other trees.
#include "core/record/game_tree.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace komadai::core {

/// Collects the operations of a step while they are performed.
class GameTree::Step {
public:
    explicit Step(GameTree& tree) : m_tree(tree) {}
    void run(Operation operation) { inverse.push_back(m_tree.perform(std::move(operation), step)); }

    Operations inverse; ///< in the order of the operations
    TreeStep step;

private:
    GameTree& m_tree;
};

// --- steps

/// Performs an operation, adds its changes to `step`, and returns the operation that undoes it.
GameTree::Operation GameTree::perform(Operation operation, TreeStep& step) {
    return std::visit([&](auto&& each) { return this->perform(std::forward<decltype(each)>(each), step); },
                      std::move(operation));
}

GameTree::Operation GameTree::perform(Link link, TreeStep& step) {
    linkAt(link.node, link.index);
    TreeEdit::Insert insert{link.index, {}};
    forSubtree(link.node, [&](Slot slot) {
        m_nodes[slot].alive = 1;
        insert.nodes.push_back(dataOf(slot));
    });
    m_size += insert.nodes.size();
    step.edit.parts.emplace_back(std::move(insert));
    noteChange(step, TreeChange::Kind::Added, link.node, link.index);
    return Unlink{link.node};
}

GameTree::Operation GameTree::perform(Unlink gone, TreeStep& step) {
    const int index = rowOf(gone.node);
    forSubtree(gone.node, [&](Slot slot) {
        m_nodes[slot].alive = 0;
        --m_size;
    });
    unlink(gone.node);
    step.edit.parts.emplace_back(TreeEdit::Remove{m_nodes[gone.node].id});
    noteChange(step, TreeChange::Kind::Removed, gone.node, index);
    return Link{gone.node, index};
}

GameTree::Operation GameTree::perform(Shift shift, TreeStep& step) {
    const int from = rowOf(shift.node);
    unlink(shift.node);
    linkAt(shift.node, shift.index);
    step.edit.parts.emplace_back(TreeEdit::Reorder{m_nodes[shift.node].id, shift.index});
    noteChange(step, TreeChange::Kind::Reordered, shift.node, shift.index, from);
    return Shift{shift.node, from};
}

GameTree::Operation GameTree::perform(ChangeNotes change, TreeStep& step) {
    ChangeNotes inverse{change.node, annotationsOf(change.node)};
    step.edit.parts.emplace_back(TreeEdit::Annotate{m_nodes[change.node].id, change.annotations});
    noteChange(step, TreeChange::Kind::Changed, change.node);
    setAnnotationsOf(change.node, std::move(change.annotations));
    return inverse;
}

GameTree::Operation GameTree::perform(ChangeTimes change, TreeStep& step) {
    ChangeTimes inverse{change.node, timesOf(m_nodes[change.node])};
    setTimesOf(change.node, change.times);
    step.edit.parts.emplace_back(TreeEdit::SetTimes{m_nodes[change.node].id, timesOf(m_nodes[change.node])});
    noteChange(step, TreeChange::Kind::Changed, change.node);
    return inverse;
}

void GameTree::noteChange(TreeStep& step, TreeChange::Kind kind, Slot slot, int index, int from) const {
    const Slot parent = slot == 0 ? 0 : m_nodes[slot].parent;
    step.changes.push_back({kind, m_nodes[slot].id, m_nodes[parent].id, index, from});
}

TreeStep GameTree::performAll(Operations operations, Operations& inverse) {
    TreeStep step;
    for (Operation& operation : operations)
        inverse.push_back(perform(std::move(operation), step));
    std::reverse(inverse.begin(), inverse.end());
    return step;
}

void GameTree::finish(Step& step) {
    if (step.inverse.empty()) return;
    std::reverse(step.inverse.begin(), step.inverse.end());
    m_undo.push_back(std::move(step.inverse));
    m_redo.clear();
    m_lastStep = std::move(step.step);
    ++m_revision;
}

const TreeStep& GameTree::undo() {
    assert(canUndo());
    Operations operations = std::move(m_undo.back());
    m_undo.pop_back();
    m_lastStep = performAll(std::move(operations), m_redo.emplace_back());
    ++m_revision;
    return m_lastStep;
}

const TreeStep& GameTree::redo() {
    assert(canRedo());
    Operations operations = std::move(m_redo.back());
    m_redo.pop_back();
    m_lastStep = performAll(std::move(operations), m_undo.emplace_back());
    ++m_revision;
    return m_lastStep;
}

void GameTree::clearHistory() {
    m_undo.clear();
    m_redo.clear();
}

// --- commands

NodeId GameTree::add(NodeId parent, const Move& move, const MoveTimes& times) {
    const Slot above = slotOf(parent);
    if (const auto known = childWith(above, move)) return m_nodes[*known].id;
    assert(positionOf(above).isLegal(move));
    const NodeId id = NodeId::fromNumber(m_nextId);
    const Slot slot = makeNode(id, above, move, 0, times);
    m_nodes[slot].key = positionOf(slot).key();
    Step step(*this);
    step.run(Link{slot, childCount(parent)});
    finish(step);
    return id;
}

NodeId GameTree::addLine(NodeId parent, const std::vector<Move>& moves) {
    GameTree line(position(parent));
    NodeId last = root();
    for (const Move& move : moves)
        last = line.add(last, move);
    join(parent, line);
    NodeId node = parent;
    for (const Move& move : moves)
        node = *child(node, move);
    return node;
}

void GameTree::join(NodeId at, const GameTree& other) {
    assert(&other != this && key(at) == other.key(root()));
    Step step(*this);
    addNodes(step, slotOf(at), other);
    finish(step);
}

/// New nodes are first made outside the tree, with everything that follows them, and then linked as a whole.
void GameTree::addNodes(Step& step, Slot at, const GameTree& other) {
    std::unordered_map<Slot, Slot> mine{{0, at}}; // by the slot in the other tree
    std::vector<Slot> tops;                       // new nodes whose parents are not new
    const auto firstNew = static_cast<Slot>(m_nodes.size());
    other.forSubtree(0, [&](Slot theirs) {
        const Annotations& notes = other.annotationsOf(theirs);
        if (theirs == 0) return mergeNotes(step, at, notes);
        const Node& node = other.m_nodes[theirs];
        const Slot parent = mine.at(node.parent);
        const Move move = other.moveOf(node);
        if (const auto known = childWith(parent, move)) {
            mine[theirs] = *known;
            addMissingTimes(step, *known, other.timesOf(node));
            return mergeNotes(step, *known, notes);
        }
        const Slot slot = makeNode(NodeId::fromNumber(m_nextId), parent, move, node.key, other.timesOf(node));
        setAnnotationsOf(slot, notes);
        mine[theirs] = slot;
        if (parent < firstNew)
            tops.push_back(slot);
        else
            linkAt(slot, static_cast<int>(m_nodes.size()));
    });
    for (const Slot top : tops)
        step.run(Link{top, childCount(m_nodes[m_nodes[top].parent].id)});
}

void GameTree::mergeNotes(Step& step, Slot slot, const Annotations& further) {
    Annotations merged = annotationsOf(slot);
    merge(merged, further);
    if (merged != annotationsOf(slot)) step.run(ChangeNotes{slot, std::move(merged)});
}

void GameTree::addMissingTimes(Step& step, Slot slot, const MoveTimes& further) {
    MoveTimes times = timesOf(m_nodes[slot]);
    if (!times.used) times.used = further.used;
    if (!times.clock) times.clock = further.clock;
    if (times != timesOf(m_nodes[slot])) step.run(ChangeTimes{slot, times});
}

void GameTree::promote(NodeId node) { reorder(node, indexOf(node) - 1); }
void GameTree::demote(NodeId node) { reorder(node, indexOf(node) + 1); }

void GameTree::makeMainLine(NodeId node) {
    Step step(*this);
    for (Slot slot = slotOf(node); slot != 0; slot = m_nodes[slot].parent)
        if (rowOf(slot) > 0) step.run(Shift{slot, 0});
    finish(step);
}

void GameTree::reorder(NodeId node, int index) {
    assert(node != root() && index >= 0 && index < childCount(*parent(node)));
    if (index == indexOf(node)) return;
    Step step(*this);
    step.run(Shift{slotOf(node), index});
    finish(step);
}

void GameTree::remove(NodeId node) {
    assert(node != root());
    Step step(*this);
    step.run(Unlink{slotOf(node)});
    finish(step);
}

void GameTree::setAnnotations(NodeId node, Annotations annotations) {
    const Slot slot = slotOf(node);
    if (annotations == annotationsOf(slot)) return;
    Step step(*this);
    step.run(ChangeNotes{slot, std::move(annotations)});
    finish(step);
}

void GameTree::setTimes(NodeId node, const MoveTimes& times) {
    const Slot slot = slotOf(node);
    assert(slot != 0);
    if (times == timesOf(m_nodes[slot])) return;
    Step step(*this);
    step.run(ChangeTimes{slot, times});
    finish(step);
}

void GameTree::keepEvaluation(NodeId node, const Evaluation& evaluation) {
    const Slot slot = slotOf(node);
    Annotations notes = annotationsOf(slot);
    if (!core::keepEvaluation(notes, evaluation)) return;
    for (auto* history : {&m_undo, &m_redo})
        for (Operations& operations : *history)
            for (Operation& operation : operations)
                if (auto* other = std::get_if<ChangeNotes>(&operation); other && other->node == slot)
                    core::keepEvaluation(other->annotations, evaluation);
    TreeStep step;
    perform(ChangeNotes{slot, std::move(notes)}, step);
    m_lastStep = std::move(step);
    ++m_revision;
}

// --- edits of other trees

/// Applies the parts of an edit one after another, and checks each before.
class GameTree::Loader {
public:
    Loader(GameTree& tree, Step& step)
        : m_tree(tree), m_step(step), m_oldNodes(tree.m_nodes.size()), m_oldNextId(tree.m_nextId),
          m_oldRuns(tree.m_runs) {}

    std::optional<TreeEditError> operator()(const TreeEdit::Insert& insert) {
        if (insert.nodes.empty()) return TreeEditError{Problem::UnknownNode, root()};
        const auto parent = alive(insert.nodes.front().parent);
        if (!parent) return TreeEditError{Problem::UnknownNode, insert.nodes.front().parent};
        const NodeId parentId = m_tree.m_nodes[*parent].id;
        if (insert.index < 0 || insert.index > m_tree.childCount(parentId))
            return TreeEditError{Problem::BadIndex, insert.nodes.front().id};
        std::unordered_map<std::uint32_t, Slot> made;
        for (const NodeData& node : insert.nodes)
            if (const auto error = make(node, *parent, made)) return error;
        m_step.run(Link{made.at(insert.nodes.front().id.number()), insert.index});
        return std::nullopt;
    }
    std::optional<TreeEditError> operator()(const TreeEdit::Remove& remove) {
        return withChild(remove.node, [&](Slot slot) { m_step.run(Unlink{slot}); });
    }
    std::optional<TreeEditError> operator()(const TreeEdit::Reorder& reorder) {
        const auto slot = alive(reorder.node);
        if (!slot || *slot == 0) return TreeEditError{Problem::UnknownNode, reorder.node};
        const NodeId parent = m_tree.m_nodes[m_tree.m_nodes[*slot].parent].id;
        if (reorder.index < 0 || reorder.index >= m_tree.childCount(parent))
            return TreeEditError{Problem::BadIndex, reorder.node};
        m_step.run(Shift{*slot, reorder.index});
        return std::nullopt;
    }
    std::optional<TreeEditError> operator()(const TreeEdit::Annotate& notes) {
        const auto slot = alive(notes.node);
        if (!slot) return TreeEditError{Problem::UnknownNode, notes.node};
        m_step.run(ChangeNotes{*slot, notes.annotations});
        return std::nullopt;
    }
    std::optional<TreeEditError> operator()(const TreeEdit::SetTimes& set) {
        return withChild(set.node, [&](Slot slot) { m_step.run(ChangeTimes{slot, set.times}); });
    }

    /// Undoes everything.
    void rollBack() {
        std::reverse(m_step.inverse.begin(), m_step.inverse.end());
        Operations ignored;
        m_tree.performAll(std::move(m_step.inverse), ignored);
        m_tree.m_path.clear();
        m_tree.m_nodes.resize(m_oldNodes);
        std::erase_if(m_tree.m_checkpoints, [this](const auto& kept) { return kept.first >= m_oldNodes; });
        std::erase_if(m_tree.m_annotations, [this](const auto& notes) { return notes.first >= m_oldNodes; });
        m_tree.m_nextId = m_oldNextId;
        m_tree.m_runs = m_oldRuns;
    }

private:
    using Problem = TreeEditError::Problem;

    std::optional<Slot> alive(NodeId id) const {
        const auto slot = m_tree.findSlot(id);
        return slot && m_tree.m_nodes[*slot].alive ? slot : std::nullopt;
    }

    template <class Function>
    std::optional<TreeEditError> withChild(NodeId id, Function&& function) {
        const auto slot = alive(id);
        if (!slot || *slot == 0) return TreeEditError{Problem::UnknownNode, id};
        function(*slot);
        return std::nullopt;
    }

    /// Makes a node outside the tree. `made` contains the nodes of the same subtree, by id.
    std::optional<TreeEditError> make(const NodeData& node, Slot top,
                                      std::unordered_map<std::uint32_t, Slot>& made) {
        auto& nodes = m_tree.m_nodes;
        const auto found = made.find(node.parent.number());
        if (!made.empty() && found == made.end()) return TreeEditError{Problem::UnknownNode, node.parent};
        const Slot parent = made.empty() ? top : found->second;
        const auto depth = static_cast<int>(nodes[parent].depth) + 1;
        if (m_tree.childWith(parent, node.move) || !m_tree.positionOf(parent).isLegal(node.move))
            return TreeEditError{Problem::BadMove, node.id, depth};
        const auto known = m_tree.findSlot(node.id);
        if (node.id.number() >= IdLimit || (known && !isDeleted(*known, parent, node)))
            return TreeEditError{Problem::IdInUse, node.id};
        const Slot slot = known ? *known : m_tree.makeNode(node.id, parent, node.move, node.key, {});
        nodes[slot].firstChild = None;
        if (m_tree.positionOf(slot).key() != node.key)
            return TreeEditError{Problem::WrongPosition, node.id, depth};
        m_tree.setTimesOf(slot, node.times);
        m_tree.setAnnotationsOf(slot, node.annotations);
        if (!made.empty()) m_tree.linkAt(slot, static_cast<int>(nodes.size()));
        made.emplace(node.id.number(), slot);
        return std::nullopt;
    }

    /// Whether a node is deleted, and had the same move, parent and key as this data, so that it can be restored.
    bool isDeleted(Slot slot, Slot parent, const NodeData& data) const {
        const Node& node = m_tree.m_nodes[slot];
        return !node.alive && node.parent == parent && node.key == data.key &&
               playedAlike(m_tree.moveOf(node), data.move);
    }

    GameTree& m_tree;
    Step& m_step;
    std::size_t m_oldNodes;
    std::uint32_t m_oldNextId;
    std::vector<Run> m_oldRuns;
};

std::optional<TreeEditError> GameTree::apply(const TreeEdit& edit) {
    Step step(*this);
    Loader loader(*this, step);
    for (const auto& part : edit.parts)
        if (auto error = std::visit(loader, part)) {
            loader.rollBack();
            return error;
        }
    finish(step);
    return std::nullopt;
}

} // namespace komadai::core
