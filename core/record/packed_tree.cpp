// The stored form of a game tree.
//
// A byte for the version, the number of nodes without the root, and the next free id. Then the nodes, each before its
// children: a byte of NodeParts, the move, eight bits of the position's key, and the parts that NodeParts announces. The root
// has no move and no key. At the end 64 bits computed from all keys, and the checksum.
#include "core/record/game_tree.h"
#include "core/record/record_codec.h"
#include "core/rules/keys.h"

namespace komadai::core {
namespace {

constexpr std::uint8_t Version = 1;

enum NodeParts : std::uint8_t {
    ChildrenMask = 3, ///< the number of children; 3 means 3 or more, and the number minus 3 follows
    HasUsed = 4,
    HasClock = 8,
    HasAnnotations = 16,
    HasOtherId = 32, ///< the id is not that of the last node plus 1
};
constexpr unsigned AllNodeParts = 63;
constexpr std::size_t LeastNodeSize = 3; ///< in bytes

std::uint64_t mix(std::uint64_t keys, std::uint64_t key) { return spread(keys ^ key); }

} // namespace

std::string GameTree::pack() const {
    const int squares = spec().size.squares();
    ByteWriter out;
    out.byte(Version);
    out.number(m_size - 1);
    out.number(m_nextId);
    std::uint64_t keys = 0;
    std::uint32_t expectedId = 0;
    forSubtree(0, [&](Slot slot) {
        const Node& node = m_nodes[slot];
        const auto children = static_cast<unsigned>(childCount(node.id));
        const Annotations& notes = annotationsOf(slot);
        const MoveTimes times = timesOf(node);
        unsigned parts = std::min<unsigned>(children, ChildrenMask);
        if (times.used) parts |= HasUsed;
        if (times.clock) parts |= HasClock;
        if (!notes.isEmpty()) parts |= HasAnnotations;
        if (node.id.number() != expectedId) parts |= HasOtherId;
        out.byte(static_cast<std::uint8_t>(parts));
        if (slot != 0) {
            writeMove(out, moveOf(node), squares);
            out.byte(static_cast<std::uint8_t>(node.key));
            keys = mix(keys, node.key);
        }
        if (children >= ChildrenMask) out.number(children - ChildrenMask);
        if (times.used) writeTime(out, *times.used);
        if (times.clock) writeTime(out, *times.clock);
        if (!notes.isEmpty()) writeAnnotations(out, notes, squares);
        if (node.id.number() != expectedId) out.number(node.id.number());
        expectedId = node.id.number() + 1;
    });
    out.fixed64(keys);
    return std::move(out).sealed();
}

Result<GameTree, PackedTreeError> GameTree::unpack(std::string_view bytes, AnyPosition start, int quietPlies,
                                                   const SeePosition& see) {
    using Problem = PackedTreeError::Problem;
    const PackedTreeError damaged{Problem::Damaged, 0, root(), {}};
    ByteReader in = ByteReader::ofSealed(bytes);
    const std::uint8_t version = in.byte();
    if (in.failed() || version == 0) return damaged;
    if (version > Version) return PackedTreeError{Problem::NewerVersion, 0, root(), {}};

    GameTree tree(std::move(start), quietPlies);
    const int squares = tree.spec().size.squares();
    const auto count = static_cast<std::size_t>(in.number(in.remaining() / LeastNodeSize));
    const auto nextId = static_cast<std::uint32_t>(in.number(IdLimit));
    tree.m_nodes.reserve(count + 1);
    struct Open {
        Slot node;
        std::uint64_t children; ///< number of children still to be read
    };
    std::vector<Open> open;
    Slot lastSibling = None; // of the node to be read
    std::uint64_t keys = 0;
    std::uint32_t expectedId = 0;
    for (std::size_t i = 0; i <= count && !in.failed(); ++i) {
        const unsigned parts = in.byte();
        if (parts > AllNodeParts) return damaged;
        std::optional<Move> move;
        std::uint8_t keyByte = 0;
        if (i > 0) {
            move = readMove(in, squares);
            keyByte = in.byte();
        }
        std::uint64_t children = parts & ChildrenMask;
        if (children == ChildrenMask) children += in.number(count);
        MoveTimes times;
        if ((parts & HasUsed) != 0) times.used = readTime(in);
        if ((parts & HasClock) != 0) times.clock = readTime(in);
        Annotations notes;
        if ((parts & HasAnnotations) != 0) notes = readAnnotations(in, squares);
        const auto id = NodeId::fromNumber(
            (parts & HasOtherId) != 0 ? static_cast<std::uint32_t>(in.number(IdLimit)) : expectedId);
        if (in.failed()) return damaged;

        Slot slot = 0;
        if (i > 0) {
            if (open.empty() || tree.findSlot(id) || id.number() >= IdLimit) return damaged;
            const Slot parent = open.back().node;
            const auto depth = static_cast<int>(tree.m_nodes[parent].depth) + 1;
            if (tree.childWith(parent, *move) || !tree.positionOf(parent).isLegal(*move))
                return PackedTreeError{Problem::BadMove, depth, id, move};
            slot = tree.makeNode(id, parent, *move, 0, times);
            const AnyPosition& position = tree.positionOf(slot);
            const std::uint64_t key = position.key();
            tree.m_nodes[slot].key = key;
            if (see) see(id, position);
            if (static_cast<std::uint8_t>(key) != keyByte)
                return PackedTreeError{Problem::WrongPosition, depth, id, move};
            keys = mix(keys, key);
            (lastSibling == None ? tree.m_nodes[parent].firstChild : tree.m_nodes[lastSibling].nextSibling) =
                slot;
            tree.m_nodes[slot].alive = 1;
            --open.back().children;
        } else if (id != root() || times != MoveTimes()) {
            return damaged;
        } else if (see) {
            see(id, tree.start());
        }
        if (!notes.isEmpty()) tree.setAnnotationsOf(slot, std::move(notes));
        expectedId = id.number() + 1;
        open.push_back({slot, children});
        lastSibling = None;
        while (!open.empty() && open.back().children == 0) {
            lastSibling = open.back().node;
            open.pop_back();
        }
    }
    const std::uint64_t storedKeys = in.fixed64();
    if (in.failed() || !in.isAtEnd() || !open.empty() || nextId < tree.m_nextId) return damaged;
    if (storedKeys != keys && tree.m_nodes.size() == 1) return damaged;
    if (storedKeys != keys)
        return PackedTreeError{Problem::WrongPosition, static_cast<int>(tree.m_nodes.back().depth),
                               tree.m_nodes.back().id, tree.moveOf(tree.m_nodes.back())};
    tree.m_size = tree.m_nodes.size();
    tree.m_nextId = nextId;
    return tree;
}

} // namespace komadai::core
