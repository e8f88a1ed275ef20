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

std::uint32_t milliseconds(const std::optional<std::chrono::milliseconds>& time, std::uint32_t none) {
    if (!time) return none;
    return static_cast<std::uint32_t>(
        std::clamp(*time, std::chrono::milliseconds(0), MoveTimes::Limit).count());
}

constexpr std::size_t KeptPositions = 1024;
constexpr std::uint32_t CheckpointDistance = 128; ///< in plies

} // namespace

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

std::optional<std::size_t> GameTree::placeInPath(Slot slot) const {
    if (m_path.empty()) return std::nullopt;
    const std::uint32_t first = m_nodes[m_path.front().node].depth;
    const std::uint32_t depth = m_nodes[slot].depth;
    if (depth < first || depth - first >= m_path.size() || m_path[depth - first].node != slot)
        return std::nullopt;
    return depth - first;
}

/// The kept positions belong to successive nodes of one path. Of a long line, only the last ones are kept. Checkpoints limit
/// how many moves are played again for a node anywhere else.
const AnyPosition& GameTree::positionOf(Slot slot) const {
    if (slot == 0) return m_start;
    std::vector<Slot> missing;
    std::optional<std::size_t> place;
    auto checkpoint = m_checkpoints.end();
    Slot from = slot;
    for (; from != 0 && !(place = placeInPath(from)); from = m_nodes[from].parent) {
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

bool operator==(const GameTree& a, const GameTree& b) {
    if (!(a.m_start == b.m_start) || a.m_quietPlies != b.m_quietPlies || a.m_size != b.m_size) return false;
    const auto nodes = a.subtree();
    if (nodes != b.subtree() || a.annotations(GameTree::root()) != b.annotations(GameTree::root()))
        return false;
    return std::all_of(nodes.begin() + 1, nodes.end(), [&](NodeId id) {
        const NodeData one = a.dataOf(a.slotOf(id));
        const NodeData two = b.dataOf(b.slotOf(id));
        return one == two && playedAlike(one.move, two.move);
    });
}

} // namespace komadai::core
