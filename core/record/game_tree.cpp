#include "core/record/game_tree.h"

#include <algorithm>
#include <cassert>

namespace komadai::core {
namespace {

// --- moves in 32 bits: two squares of nine bits each, further data, and the kind of move in the highest two bits

enum MoveKind : std::uint32_t {
    BoardKind = 0U << 30,
    DropKind = 1U << 30,
    StepKind = 2U << 30, ///< a path move of one step that takes nothing, or only the piece on its destination
    PathKind = 3U << 30, ///< an index of m_pathMoves
};
constexpr std::uint32_t KindMask = 3U << 30;
constexpr std::uint32_t SquareMask = 0x1ff;
constexpr int ToShift = 9;
constexpr int PromotionShift = 18; ///< for board moves: the kind plus 1, or 0 without promotion
constexpr std::uint32_t PromotesBit = 1U << 18;
constexpr std::uint32_t TakesBit = 1U << 19;

std::uint32_t codeOf(Square from, Square to) {
    return static_cast<std::uint32_t>(from.index()) | static_cast<std::uint32_t>(to.index()) << ToShift;
}
Square squareOf(std::uint32_t code, int shift) {
    return Square::at(static_cast<int>(code >> shift & SquareMask));
}

bool isPlainStep(const PathMove& move) {
    if (move.steps != 1 || move.taken > 1) return false;
    return move.taken == 0 ||
           (!move.victims[0].byShot && move.victims[0].step == 1 && move.victims[0].square == move.path[0]);
}

bool playedTheSameWay(const Move& a, const Move& b) {
    const auto* pathA = std::get_if<PathMove>(&a);
    const auto* pathB = std::get_if<PathMove>(&b);
    return pathA && pathB ? playedAlike(*pathA, *pathB) : a == b;
}

std::uint32_t milliseconds(const std::optional<std::chrono::milliseconds>& time, std::uint32_t none) {
    if (!time) return none;
    return static_cast<std::uint32_t>(
        std::clamp(*time, std::chrono::milliseconds(0), MoveTimes::Limit).count());
}

constexpr std::uint32_t IdLimit = 0xfffffff0; ///< all ids are lower
constexpr std::size_t KeptPositions = 1024;
constexpr std::uint32_t CheckpointDistance = 128; ///< in plies

} // namespace

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

GameTree::GameTree(AnyPosition start, int quietPlies) : m_start(std::move(start)), m_quietPlies(quietPlies) {
    Node root;
    root.key = m_start.key();
    root.alive = 1;
    m_nodes.push_back(root);
    m_runs.push_back({0, 0, 1});
}

// --- ids and slots

std::optional<GameTree::Slot> GameTree::findSlot(NodeId id) const {
    auto run = m_runs.begin();
    if (m_runs.size() > 1)
        run = std::prev(std::upper_bound(m_runs.begin(), m_runs.end(), id.number(),
                                         [](std::uint32_t number, const Run& r) { return number < r.id; }));
    const std::uint32_t place = id.number() - run->id;
    if (place >= run->length) return std::nullopt;
    return run->slot + place;
}

GameTree::Slot GameTree::slotOf(NodeId id) const {
    const auto slot = findSlot(id);
    assert(slot && m_nodes[*slot].alive);
    return *slot;
}

void GameTree::appendId(NodeId id, Slot slot) {
    const auto next = std::upper_bound(m_runs.begin(), m_runs.end(), id.number(),
                                       [](std::uint32_t number, const Run& r) { return number < r.id; });
    Run& before = *std::prev(next); // the run of the root always exists
    if (before.id + before.length == id.number() && before.slot + before.length == slot)
        ++before.length;
    else
        m_runs.insert(next, {id.number(), slot, 1});
    m_nextId = std::max(m_nextId, id.number() + 1);
}

GameTree::Slot GameTree::makeNode(NodeId id, Slot parent, const Move& move, std::uint64_t key,
                                  const MoveTimes& times) {
    const auto slot = static_cast<Slot>(m_nodes.size());
    Node node;
    node.key = key;
    node.id = id;
    node.parent = parent;
    node.move = moveCode(move);
    node.depth = m_nodes[parent].depth + 1U;
    m_nodes.push_back(node);
    setTimesOf(slot, times);
    appendId(id, slot);
    return slot;
}

// --- contents of nodes

std::uint32_t GameTree::moveCode(const Move& move) {
    if (const auto* board = std::get_if<BoardMove>(&move)) {
        const std::uint32_t promotion =
            board->promotion ? static_cast<std::uint32_t>(core::indexOf(*board->promotion)) + 1 : 0;
        return BoardKind | codeOf(board->from, board->to) | promotion << PromotionShift;
    }
    if (const auto* drop = std::get_if<Drop>(&move))
        return DropKind | static_cast<std::uint32_t>(core::indexOf(drop->piece)) |
               static_cast<std::uint32_t>(drop->to.index()) << ToShift;
    const auto& path = std::get<PathMove>(move);
    if (isPlainStep(path))
        return StepKind | codeOf(path.from, path.path[0]) | (path.promotes ? PromotesBit : 0) |
               (path.taken > 0 ? TakesBit : 0);
    m_pathMoves.push_back(path);
    return PathKind | static_cast<std::uint32_t>(m_pathMoves.size() - 1);
}

Move GameTree::moveOf(const Node& node) const {
    const std::uint32_t code = node.move;
    switch (code & KindMask) {
    case BoardKind: {
        BoardMove move{squareOf(code, 0), squareOf(code, ToShift), {}};
        if (const std::uint32_t promotion = code >> PromotionShift; promotion != 0)
            move.promotion = pieceTypeAt(static_cast<int>(promotion) - 1);
        return move;
    }
    case DropKind: return Drop{pieceTypeAt(static_cast<int>(code & SquareMask)), squareOf(code, ToShift)};
    case StepKind: {
        PathMove move;
        move.from = squareOf(code, 0);
        move.addStep(squareOf(code, ToShift));
        move.promotes = (code & PromotesBit) != 0;
        if ((code & TakesBit) != 0) move.addTaken(move.to(), false);
        return move;
    }
    default: return m_pathMoves[code & ~KindMask];
    }
}

MoveTimes GameTree::timesOf(const Node& node) const {
    MoveTimes times;
    if (node.timeUsed != NoTime) times.used = std::chrono::milliseconds(node.timeUsed);
    if (node.clock != NoTime) times.clock = std::chrono::milliseconds(node.clock);
    return times;
}

void GameTree::setTimesOf(Slot slot, const MoveTimes& times) {
    m_nodes[slot].timeUsed = milliseconds(times.used, NoTime);
    m_nodes[slot].clock = milliseconds(times.clock, NoTime);
}

const Annotations& GameTree::annotationsOf(Slot slot) const {
    static const Annotations none;
    const auto found = m_annotations.find(slot);
    return found == m_annotations.end() ? none : found->second;
}

void GameTree::setAnnotationsOf(Slot slot, Annotations annotations) {
    if (annotations.isEmpty())
        m_annotations.erase(slot);
    else
        m_annotations[slot] = std::move(annotations);
}

NodeData GameTree::dataOf(Slot slot) const {
    const Node& node = m_nodes[slot];
    return {node.id, m_nodes[node.parent].id, moveOf(node), node.key, timesOf(node), annotationsOf(slot)};
}

// --- the shape

int GameTree::rowOf(Slot slot) const {
    if (slot == 0) return 0;
    int row = 0;
    for (Slot child = m_nodes[m_nodes[slot].parent].firstChild; child != slot;
         child = m_nodes[child].nextSibling)
        ++row;
    return row;
}

GameTree::Slot GameTree::lastChild(Slot parent) const {
    Slot last = m_nodes[parent].firstChild;
    while (last != None && m_nodes[last].nextSibling != None)
        last = m_nodes[last].nextSibling;
    return last;
}

std::optional<GameTree::Slot> GameTree::childWith(Slot parent, const Move& move) const {
    for (Slot child = m_nodes[parent].firstChild; child != None; child = m_nodes[child].nextSibling)
        if (moveOf(m_nodes[child]) == move) return child;
    return std::nullopt;
}

/// Inserts the node at this index among the children of its parent, or at the end if there are fewer children.
void GameTree::linkAt(Slot slot, int index) {
    Slot* link = &m_nodes[m_nodes[slot].parent].firstChild;
    for (; index > 0 && *link != None; --index)
        link = &m_nodes[*link].nextSibling;
    m_nodes[slot].nextSibling = *link;
    *link = slot;
}

void GameTree::unlink(Slot slot) {
    Slot* link = &m_nodes[m_nodes[slot].parent].firstChild;
    while (*link != slot)
        link = &m_nodes[*link].nextSibling;
    *link = m_nodes[slot].nextSibling;
    m_nodes[slot].nextSibling = None;
}

// --- questions

bool GameTree::contains(NodeId node) const {
    const auto slot = findSlot(node);
    return slot && m_nodes[*slot].alive;
}

std::optional<NodeId> GameTree::parent(NodeId node) const {
    const Slot parent = at(node).parent;
    return parent == None ? std::nullopt : std::optional(m_nodes[parent].id);
}

std::vector<NodeId> GameTree::children(NodeId node) const {
    std::vector<NodeId> ids;
    for (Slot child = at(node).firstChild; child != None; child = m_nodes[child].nextSibling)
        ids.push_back(m_nodes[child].id);
    return ids;
}

int GameTree::childCount(NodeId node) const {
    int count = 0;
    for (Slot child = at(node).firstChild; child != None; child = m_nodes[child].nextSibling)
        ++count;
    return count;
}

std::optional<NodeId> GameTree::firstChild(NodeId node) const {
    const Slot child = at(node).firstChild;
    return child == None ? std::nullopt : std::optional(m_nodes[child].id);
}

std::optional<NodeId> GameTree::nextSibling(NodeId node) const {
    const Slot sibling = at(node).nextSibling;
    return sibling == None ? std::nullopt : std::optional(m_nodes[sibling].id);
}

int GameTree::indexOf(NodeId node) const { return rowOf(slotOf(node)); }

std::optional<NodeId> GameTree::child(NodeId node, const Move& move) const {
    const auto found = childWith(slotOf(node), move);
    return found ? std::optional(m_nodes[*found].id) : std::nullopt;
}

Move GameTree::move(NodeId node) const {
    assert(node != root());
    return moveOf(at(node));
}
MoveTimes GameTree::times(NodeId node) const { return timesOf(at(node)); }
const Annotations& GameTree::annotations(NodeId node) const { return annotationsOf(slotOf(node)); }
std::uint64_t GameTree::key(NodeId node) const { return at(node).key; }
int GameTree::depth(NodeId node) const { return static_cast<int>(at(node).depth); }
void GameTree::forgetPositions() const {
    std::deque<Kept>().swap(m_path);
    m_checkpoints.clear();
}

AnyPosition GameTree::position(NodeId node) const { return positionOf(slotOf(node)); }

/// The kept positions belong to successive nodes of one path. Of a long line, only the last ones are kept. Checkpoints limit
/// how many moves are played again for a node anywhere else.
const AnyPosition& GameTree::positionOf(Slot slot) const {
    if (slot == 0) return m_start;
    const auto placeOf = [this](Slot s) -> std::optional<std::size_t> {
        if (m_path.empty()) return std::nullopt;
        const std::uint32_t first = m_nodes[m_path.front().node].depth;
        const std::uint32_t depth = m_nodes[s].depth;
        if (depth < first || depth - first >= m_path.size() || m_path[depth - first].node != s)
            return std::nullopt;
        return depth - first;
    };
    std::vector<Slot> missing;
    std::optional<std::size_t> place;
    auto checkpoint = m_checkpoints.end();
    Slot from = slot;
    for (; from != 0 && !(place = placeOf(from)); from = m_nodes[from].parent) {
        checkpoint = m_checkpoints.find(from);
        if (checkpoint != m_checkpoints.end()) break;
        missing.push_back(from);
    }
    if (missing.empty() && place) return m_path[*place].position;
    while (m_path.size() > (place ? *place + 1 : 0))
        m_path.pop_back();
    if (checkpoint != m_checkpoints.end()) m_path.push_back({from, checkpoint->second});
    for (auto next = missing.rbegin(); next != missing.rend(); ++next) {
        const AnyPosition& before = m_path.empty() ? m_start : m_path.back().position;
        AnyPosition after = before.after(moveOf(m_nodes[*next]));
        m_path.push_back({*next, std::move(after)});
        if (m_nodes[*next].depth % CheckpointDistance == 0)
            m_checkpoints.try_emplace(*next, m_path.back().position);
        if (m_path.size() > KeptPositions) m_path.pop_front();
    }
    return m_path.back().position;
}

bool GameTree::isMainLine(NodeId node) const {
    for (Slot slot = slotOf(node); slot != 0; slot = m_nodes[slot].parent)
        if (m_nodes[m_nodes[slot].parent].firstChild != slot) return false;
    return true;
}

NodeId GameTree::lineEnd(NodeId node) const {
    Slot slot = slotOf(node);
    while (m_nodes[slot].firstChild != None)
        slot = m_nodes[slot].firstChild;
    return m_nodes[slot].id;
}

std::vector<NodeId> GameTree::pathTo(NodeId node) const {
    std::vector<NodeId> path(at(node).depth + 1U);
    Slot slot = slotOf(node);
    for (auto place = path.rbegin(); place != path.rend(); ++place, slot = m_nodes[slot].parent)
        *place = m_nodes[slot].id;
    return path;
}

std::vector<Move> GameTree::movesTo(NodeId node) const {
    std::vector<Move> moves(at(node).depth);
    Slot slot = slotOf(node);
    for (auto place = moves.rbegin(); place != moves.rend(); ++place, slot = m_nodes[slot].parent)
        *place = moveOf(m_nodes[slot]);
    return moves;
}

NodeId GameTree::commonAncestor(NodeId a, NodeId b) const {
    Slot one = slotOf(a);
    Slot two = slotOf(b);
    while (one != two) {
        Slot& deeper = m_nodes[one].depth >= m_nodes[two].depth ? one : two;
        deeper = m_nodes[deeper].parent;
    }
    return m_nodes[one].id;
}

NodeId GameTree::ancestor(NodeId node, int depth) const {
    Slot slot = slotOf(node);
    assert(depth >= 0 && depth <= static_cast<int>(m_nodes[slot].depth));
    while (static_cast<int>(m_nodes[slot].depth) > depth)
        slot = m_nodes[slot].parent;
    return m_nodes[slot].id;
}

std::vector<NodeId> GameTree::subtree(NodeId node) const {
    std::vector<NodeId> ids;
    forSubtree(slotOf(node), [&](Slot slot) { ids.push_back(m_nodes[slot].id); });
    return ids;
}

std::vector<NodeId> GameTree::samePosition(NodeId node) const {
    const Slot slot = slotOf(node);
    for (Slot next = m_links.size(); next < m_nodes.size(); ++next)
        m_links.add(m_nodes[next].key);
    const auto isSame = [this](Slot a, Slot b) {
        const AnyPosition position = positionOf(a); // a copy: the second call may drop it
        return position == positionOf(b);
    };
    std::vector<NodeId> ids;
    for (const Slot other : m_links.sameAs(slot, isSame))
        if (other != slot && m_nodes[other].alive) ids.push_back(m_nodes[other].id);
    std::sort(ids.begin(), ids.end());
    return ids;
}

// --- steps

/// Performs an operation, adds its changes to `step`, and returns the operation that undoes it.
GameTree::Operation GameTree::perform(Operation operation, TreeStep& step) {
    using Kind = TreeChange::Kind;
    const auto noteChange = [&](Kind kind, Slot slot, int index = 0, int from = 0) {
        const Slot parent = slot == 0 ? 0 : m_nodes[slot].parent;
        step.changes.push_back({kind, m_nodes[slot].id, m_nodes[parent].id, index, from});
    };
    if (const auto* link = std::get_if<Link>(&operation)) {
        linkAt(link->node, link->index);
        TreeEdit::Insert insert{link->index, {}};
        forSubtree(link->node, [&](Slot slot) {
            m_nodes[slot].alive = 1;
            insert.nodes.push_back(dataOf(slot));
        });
        m_size += insert.nodes.size();
        step.edit.parts.emplace_back(std::move(insert));
        noteChange(Kind::Added, link->node, link->index);
        return Unlink{link->node};
    }
    if (const auto* gone = std::get_if<Unlink>(&operation)) {
        const int index = rowOf(gone->node);
        forSubtree(gone->node, [&](Slot slot) {
            m_nodes[slot].alive = 0;
            --m_size;
        });
        unlink(gone->node);
        step.edit.parts.emplace_back(TreeEdit::Remove{m_nodes[gone->node].id});
        noteChange(Kind::Removed, gone->node, index);
        return Link{gone->node, index};
    }
    if (const auto* shift = std::get_if<Shift>(&operation)) {
        const int from = rowOf(shift->node);
        unlink(shift->node);
        linkAt(shift->node, shift->index);
        step.edit.parts.emplace_back(TreeEdit::Reorder{m_nodes[shift->node].id, shift->index});
        noteChange(Kind::Reordered, shift->node, shift->index, from);
        return Shift{shift->node, from};
    }
    if (auto* notes = std::get_if<ChangeNotes>(&operation)) {
        ChangeNotes inverse{notes->node, annotationsOf(notes->node)};
        step.edit.parts.emplace_back(TreeEdit::Annotate{m_nodes[notes->node].id, notes->annotations});
        noteChange(Kind::Changed, notes->node);
        setAnnotationsOf(notes->node, std::move(notes->annotations));
        return inverse;
    }
    const auto& change = std::get<ChangeTimes>(operation);
    ChangeTimes inverse{change.node, timesOf(m_nodes[change.node])};
    setTimesOf(change.node, change.times);
    step.edit.parts.emplace_back(TreeEdit::SetTimes{m_nodes[change.node].id, timesOf(m_nodes[change.node])});
    noteChange(Kind::Changed, change.node);
    return inverse;
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
        const Node& node = other.m_nodes[theirs];
        const Annotations& notes = other.annotationsOf(theirs);
        if (theirs != 0) {
            const Slot parent = mine.at(node.parent);
            const Move move = other.moveOf(node);
            const auto known = childWith(parent, move);
            if (!known) {
                const Slot slot =
                    makeNode(NodeId::fromNumber(m_nextId), parent, move, node.key, other.timesOf(node));
                setAnnotationsOf(slot, notes);
                mine[theirs] = slot;
                if (parent < firstNew)
                    tops.push_back(slot);
                else
                    linkAt(slot, static_cast<int>(m_nodes.size()));
                return;
            }
            mine[theirs] = *known;
            MoveTimes times = timesOf(m_nodes[*known]);
            if (!times.used) times.used = other.timesOf(node).used;
            if (!times.clock) times.clock = other.timesOf(node).clock;
            if (times != timesOf(m_nodes[*known])) step.run(ChangeTimes{*known, times});
        }
        const Slot slot = mine.at(theirs);
        Annotations merged = annotationsOf(slot);
        merge(merged, notes);
        if (merged != annotationsOf(slot)) step.run(ChangeNotes{slot, std::move(merged)});
    });
    for (const Slot top : tops)
        step.run(Link{top, childCount(m_nodes[m_nodes[top].parent].id)});
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
               playedTheSameWay(m_tree.moveOf(node), data.move);
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

bool operator==(const GameTree& a, const GameTree& b) {
    if (!(a.m_start == b.m_start) || a.m_quietPlies != b.m_quietPlies || a.m_size != b.m_size) return false;
    const auto nodes = a.subtree();
    if (nodes != b.subtree() || a.annotations(GameTree::root()) != b.annotations(GameTree::root()))
        return false;
    return std::all_of(nodes.begin() + 1, nodes.end(), [&](NodeId id) {
        const NodeData one = a.dataOf(a.slotOf(id));
        const NodeData two = b.dataOf(b.slotOf(id));
        return one == two && playedTheSameWay(one.move, two.move);
    });
}

} // namespace komadai::core
