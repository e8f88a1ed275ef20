// A game with its variations and notes.
#pragma once

#include "core/base/result.h"
#include "core/record/position_links.h"
#include "core/record/tree_edit.h"
#include "core/rules/any_position.h"

#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace komadai::core {

/// The change of one node, so that a view can follow row by row. Rows are indexes among the children of `parent`.
struct TreeChange {
    enum class Kind {
        Added,     ///< `node` and all nodes after it were inserted at row `index`
        Removed,   ///< `node` and all nodes after it were removed from row `index`
        Reordered, ///< `node` moved from row `from` to row `index`
        Changed,   ///< the annotations or times of `node` have changed
    };
    Kind kind{};
    NodeId node;
    NodeId parent; ///< the root for the root
    int index = 0;
    int from = 0;
    friend bool operator==(const TreeChange&, const TreeChange&) = default;
};

/// One undoable step: its changes in order, and the edit that stores it.
struct TreeStep {
    std::vector<TreeChange> changes;
    TreeEdit edit;
};

/// Why an edit does not fit a tree.
struct TreeEditError {
    enum class Problem {
        UnknownNode,   ///< the node does not exist or is deleted, or is the root where that is not allowed
        IdInUse,       ///< the id of a new node is used by another one, or is out of range
        BadIndex,      ///< there are fewer children
        BadMove,       ///< a move is not legal, or its parent has it already
        WrongPosition, ///< a move leads to a position with another key
    };
    Problem problem{};
    NodeId node;
    int depth = 0; ///< of a bad move, in plies
    friend bool operator==(const TreeEditError&, const TreeEditError&) = default;
};

/// Why a stored tree cannot be read.
struct PackedTreeError {
    enum class Problem {
        Damaged,       ///< the bytes are incomplete, altered, or not a stored tree
        NewerVersion,  ///< written by a later version of the program
        BadMove,       ///< a move is not legal in its position
        WrongPosition, ///< a move leads to another position than when it was stored
    };
    Problem problem{};
    int depth = 0;              ///< of the node, in plies; 0 if no node has the problem
    NodeId node;                ///< the first bad node
    std::optional<Move> move{}; ///< its move
    friend bool operator==(const PackedTreeError&, const PackedTreeError&) = default;
};

/// A start position and the moves from there, with variations. Each node except the root stands for a move and the position
/// after it. Children are ordered; the first one continues the line of its parent. Nodes store no position: positions are
/// computed when they are needed, and those of the path used last are kept.
///
/// Every command except keepEvaluation is one step that can be undone. `lastStep` describes the last change: a command, an
/// undo or a redo; `revision` counts the changes. A record may continue after the end of the game, as in records of other
/// programs: moves need only be legal in their positions. One thread at a time, even for reading.
class GameTree {
public:
    /// `quietPlies` plies without progress were played before the start; see Game.
    explicit GameTree(AnyPosition start, int quietPlies = 0);

    // --- the nodes

    static constexpr NodeId root() { return NodeId::root(); }
    const AnyPosition& start() const { return m_start; }
    int quietPliesAtStart() const { return m_quietPlies; }
    const std::shared_ptr<const Variant>& variant() const { return m_start.variant(); }
    const VariantSpec& spec() const { return m_start.spec(); }

    /// The number of nodes, including the root.
    std::size_t size() const { return m_size; }
    /// Whether the node exists and is not deleted. This is a precondition of every function below that takes a node.
    bool contains(NodeId node) const;
    /// None for the root.
    std::optional<NodeId> parent(NodeId node) const;
    /// In order; the first one continues the line.
    std::vector<NodeId> children(NodeId node) const;
    int childCount(NodeId node) const;
    std::optional<NodeId> firstChild(NodeId node) const;
    std::optional<NodeId> nextSibling(NodeId node) const;
    /// The index among the children of its parent, from 0; 0 for the root.
    int indexOf(NodeId node) const;
    /// The child with this move; none if there is none.
    std::optional<NodeId> child(NodeId node, const Move& move) const;

    /// Precondition: not the root.
    Move move(NodeId node) const;
    MoveTimes times(NodeId node) const;
    std::optional<std::chrono::milliseconds> timeUsed(NodeId node) const { return times(node).used; }
    std::optional<std::chrono::milliseconds> clock(NodeId node) const { return times(node).clock; }
    /// Valid until the next change of the node's annotations.
    const Annotations& annotations(NodeId node) const;
    /// The key of the position.
    std::uint64_t key(NodeId node) const;
    /// Plies from the root.
    int depth(NodeId node) const;
    /// The position after the move. Quick on the same line as the last call; otherwise the moves from the common ancestor are
    /// played again.
    AnyPosition position(NodeId node) const;

    /// Gives the memory of the positions back that were kept for the next call of `position`.
    void forgetPositions() const;

    // --- lines

    bool isMainLine(NodeId node) const;
    /// The end of the line that continues from `node` along first children; the node itself if it has no children.
    NodeId lineEnd(NodeId node) const;
    NodeId mainLineEnd() const { return lineEnd(root()); }
    /// From the root to the node, including both.
    std::vector<NodeId> pathTo(NodeId node) const;
    /// From the root through the node and on to `lineEnd`.
    std::vector<NodeId> lineThrough(NodeId node) const { return pathTo(lineEnd(node)); }
    /// The moves from the root to the node.
    std::vector<Move> movesTo(NodeId node) const;
    NodeId commonAncestor(NodeId a, NodeId b) const;
    /// Whether `node` is on the path from the root to `end`; each node leads to itself.
    bool leadsTo(NodeId node, NodeId end) const { return commonAncestor(node, end) == node; }
    /// The ancestor of a node at this depth; the node itself at its own depth. Precondition: 0 <= depth <= depth(node).
    NodeId ancestor(NodeId node, int depth) const;
    /// The node and all nodes after it, each before its children, children in their order.
    std::vector<NodeId> subtree(NodeId node = root()) const;
    /// The other nodes of this record with the same position, in ascending order of ids.
    std::vector<NodeId> samePosition(NodeId node) const;

    // --- commands

    /// Adds a move as the last child of a node and returns its node. If the move exists already, nothing changes.
    /// Precondition: the move is legal in the position of `parent`.
    NodeId add(NodeId parent, const Move& move, const MoveTimes& times = {});
    /// Adds a line of moves and returns the node of the last one. Precondition: each move is legal.
    NodeId addLine(NodeId parent, const std::vector<Move>& moves);
    /// Adds all nodes after the root of another tree, with its notes. Moves that exist already get the notes that they lack.
    /// Precondition: the other tree starts from the position of `at`.
    void join(NodeId at, const GameTree& other);
    /// Moves the node up by one among the children of its parent. Precondition: indexOf(node) > 0.
    void promote(NodeId node);
    /// Moves the node down by one. Precondition: it is not the last child.
    void demote(NodeId node);
    /// Makes the node and all its ancestors first children of their parents.
    void makeMainLine(NodeId node);
    /// Precondition: not the root, 0 <= index < the number of children of its parent.
    void reorder(NodeId node, int index);
    /// Deletes a node and all nodes after it. Precondition: not the root.
    void remove(NodeId node);
    void setAnnotations(NodeId node, Annotations annotations);
    void setTimes(NodeId node, const MoveTimes& times);
    /// Keeps what an engine found out, see core::keepEvaluation. The only command that is no step of the user: undo and redo
    /// skip it, and lead to states that have the evaluation too.
    void keepEvaluation(NodeId node, const Evaluation& evaluation);
    /// Applies an edit of this or another tree as one step, and checks it. An edit that does not fit changes nothing; the
    /// error is returned.
    std::optional<TreeEditError> apply(const TreeEdit& edit);

    bool canUndo() const { return !m_undo.empty(); }
    bool canRedo() const { return !m_redo.empty(); }
    /// Undoes the last command. Precondition: canUndo().
    const TreeStep& undo();
    /// Precondition: canRedo().
    const TreeStep& redo();
    /// Removes all steps that could be undone or redone.
    void clearHistory();
    /// The last change. A command that changes nothing leaves it and the revision as they were.
    const TreeStep& lastStep() const { return m_lastStep; }
    std::uint64_t revision() const { return m_revision; }

    // --- stored form

    /// The tree as bytes, with its ids, but without its start and its undoable steps.
    std::string pack() const;
    /// Reads such bytes and checks everything: each move must be legal and lead to the same position as when it was stored.
    /// `see`  if given, is called with each node and its position, parents first; the root too.
    using SeePosition = std::function<void(NodeId node, const AnyPosition& position)>;
    static Result<GameTree, PackedTreeError> unpack(std::string_view bytes, AnyPosition start,
                                                    int quietPlies = 0, const SeePosition& see = {});

    /// Whether both have the same start and the same nodes in the same order, with equal ids and contents.
    friend bool operator==(const GameTree& a, const GameTree& b);

private:
    using Slot = std::uint32_t; ///< an index of m_nodes; deleted nodes keep theirs
    static constexpr Slot None = 0xffffffff;
    static constexpr std::uint32_t NoTime = 0xffffffff;
    static constexpr std::uint32_t IdLimit = 0xfffffff0; ///< all ids are lower

    struct Node {
        std::uint64_t key = 0;
        NodeId id;
        Slot parent = None;
        Slot firstChild = None;
        Slot nextSibling = None;
        std::uint32_t move = 0; ///< see moveCode
        std::uint32_t timeUsed = NoTime;
        std::uint32_t clock = NoTime;
        std::uint32_t depth : 31 = 0;
        std::uint32_t alive : 1 = 0;
    };
    /// Successive ids in successive slots.
    struct Run {
        std::uint32_t id;
        Slot slot;
        std::uint32_t length;
    };

    // The operations of a step. Undoing an operation is another operation.
    struct Link {
        Slot node;
        int index;
    };
    struct Unlink {
        Slot node;
    };
    struct Shift {
        Slot node;
        int index;
    };
    struct ChangeNotes {
        Slot node;
        Annotations annotations;
    };
    struct ChangeTimes {
        Slot node;
        MoveTimes times;
    };
    using Operation = std::variant<Link, Unlink, Shift, ChangeNotes, ChangeTimes>;
    using Operations = std::vector<Operation>;
    class Step;
    class Loader;
    struct Kept {
        Slot node;
        AnyPosition position;
    };

    std::optional<Slot> findSlot(NodeId id) const;
    Slot slotOf(NodeId id) const;
    const Node& at(NodeId id) const { return m_nodes[slotOf(id)]; }
    std::uint32_t moveCode(const Move& move);
    Move moveOf(const Node& node) const;
    MoveTimes timesOf(const Node& node) const;
    NodeData dataOf(Slot slot) const;
    const Annotations& annotationsOf(Slot slot) const;
    /// Where m_path has the position of a node; none if it is not kept there.
    std::optional<std::size_t> placeInPath(Slot slot) const;
    const AnyPosition& positionOf(Slot slot) const;
    std::optional<Slot> childWith(Slot parent, const Move& move) const;
    int rowOf(Slot slot) const;
    /// Calls `see(slot)` for a node and all nodes after it, parents first.
    template <class Function>
    void forSubtree(Slot slot, Function&& see) const;

    /// Makes a node that is not linked yet.
    Slot makeNode(NodeId id, Slot parent, const Move& move, std::uint64_t key, const MoveTimes& times);
    void appendId(NodeId id, Slot slot);
    void setTimesOf(Slot slot, const MoveTimes& times);
    void setAnnotationsOf(Slot slot, Annotations annotations);
    void linkAt(Slot slot, int index);
    void unlink(Slot slot);
    Operation perform(Operation operation, TreeStep& step);
    Operation perform(Link link, TreeStep& step);
    Operation perform(Unlink gone, TreeStep& step);
    Operation perform(Shift shift, TreeStep& step);
    Operation perform(ChangeNotes change, TreeStep& step);
    Operation perform(ChangeTimes change, TreeStep& step);
    /// Adds a change to a step. `index` and `from` are rows, see TreeChange.
    void noteChange(TreeStep& step, TreeChange::Kind kind, Slot slot, int index = 0, int from = 0) const;
    TreeStep performAll(Operations operations, Operations& inverse);
    void finish(Step& step);
    void addNodes(Step& step, Slot at, const GameTree& other);
    void mergeNotes(Step& step, Slot slot, const Annotations& further);
    void addMissingTimes(Step& step, Slot slot, const MoveTimes& further);

    AnyPosition m_start;
    int m_quietPlies = 0;
    std::vector<Node> m_nodes;
    std::vector<Run> m_runs; ///< in ascending order of ids
    std::uint32_t m_nextId = 1;
    std::size_t m_size = 1;
    std::vector<PathMove> m_pathMoves; ///< moves that do not fit into 32 bits
    std::unordered_map<Slot, Annotations> m_annotations;
    std::vector<Operations> m_undo; ///< the inverses of the steps, the oldest first
    std::vector<Operations> m_redo;
    TreeStep m_lastStep;
    std::uint64_t m_revision = 0;
    mutable std::deque<Kept> m_path; ///< the last positions of the path to the node that was needed last
    mutable std::unordered_map<Slot, AnyPosition> m_checkpoints; ///< of some nodes of long lines
    mutable PositionLinks m_links; ///< by slot; the nodes added last may be missing
};

template <class Function>
void GameTree::forSubtree(Slot slot, Function&& see) const {
    Slot at = slot;
    while (true) {
        see(at);
        if (m_nodes[at].firstChild != None) {
            at = m_nodes[at].firstChild;
            continue;
        }
        while (at != slot && m_nodes[at].nextSibling == None)
            at = m_nodes[at].parent;
        if (at == slot) return;
        at = m_nodes[at].nextSibling;
    }
}

} // namespace komadai::core
