#include "core/record/tree_edit.h"

#include "core/record/record_codec.h"

namespace komadai::core {
namespace {

constexpr std::uint8_t EditVersion = 1;
constexpr int Squares = Square::Limit; ///< an edit does not contain the size of the board

enum PartKind : std::uint8_t { InsertKind, RemoveKind, ReorderKind, AnnotateKind, SetTimesKind };
constexpr unsigned WithUsed = 1;
constexpr unsigned WithClock = 2;
constexpr unsigned WithAnnotations = 4;
constexpr std::uint64_t MaxIndex = 0x7fffffff;

void writeId(ByteWriter& out, NodeId id) { out.number(id.number()); }
NodeId readId(ByteReader& in) {
    return NodeId::fromNumber(static_cast<std::uint32_t>(in.number(0xffffffff)));
}
int readIndex(ByteReader& in) { return static_cast<int>(in.number(MaxIndex)); }

void writeTimes(ByteWriter& out, const MoveTimes& times) {
    if (times.used) writeTime(out, *times.used);
    if (times.clock) writeTime(out, *times.clock);
}
MoveTimes readTimes(ByteReader& in, unsigned parts) {
    MoveTimes times;
    if ((parts & WithUsed) != 0) times.used = readTime(in);
    if ((parts & WithClock) != 0) times.clock = readTime(in);
    return times;
}
unsigned partsOf(const MoveTimes& times) {
    return (times.used ? WithUsed : 0U) | (times.clock ? WithClock : 0U);
}

void writeNode(ByteWriter& out, const NodeData& node) {
    const unsigned parts = partsOf(node.times) | (node.annotations.isEmpty() ? 0U : WithAnnotations);
    out.byte(static_cast<std::uint8_t>(parts));
    writeId(out, node.id);
    writeId(out, node.parent);
    writeMove(out, node.move, Squares);
    out.fixed64(node.key);
    writeTimes(out, node.times);
    if ((parts & WithAnnotations) != 0) writeAnnotations(out, node.annotations, Squares);
}

NodeData readNode(ByteReader& in) {
    NodeData node;
    const unsigned parts = in.byte();
    if (parts > 7) in.fail();
    node.id = readId(in);
    node.parent = readId(in);
    node.move = readMove(in, Squares);
    node.key = in.fixed64();
    node.times = readTimes(in, parts);
    if ((parts & WithAnnotations) != 0) node.annotations = readAnnotations(in, Squares);
    return node;
}

struct PartWriter {
    ByteWriter& out;

    void operator()(const TreeEdit::Insert& insert) const {
        out.byte(InsertKind);
        out.number(static_cast<std::uint64_t>(insert.index));
        out.number(insert.nodes.size());
        for (const NodeData& node : insert.nodes)
            writeNode(out, node);
    }
    void operator()(const TreeEdit::Remove& remove) const {
        out.byte(RemoveKind);
        writeId(out, remove.node);
    }
    void operator()(const TreeEdit::Reorder& reorder) const {
        out.byte(ReorderKind);
        writeId(out, reorder.node);
        out.number(static_cast<std::uint64_t>(reorder.index));
    }
    void operator()(const TreeEdit::Annotate& annotate) const {
        out.byte(AnnotateKind);
        writeId(out, annotate.node);
        writeAnnotations(out, annotate.annotations, Squares);
    }
    void operator()(const TreeEdit::SetTimes& set) const {
        out.byte(SetTimesKind);
        writeId(out, set.node);
        out.byte(static_cast<std::uint8_t>(partsOf(set.times)));
        writeTimes(out, set.times);
    }
};

TreeEdit::Part readPart(ByteReader& in) {
    switch (in.byte()) {
    case InsertKind: {
        TreeEdit::Insert insert;
        insert.index = readIndex(in);
        std::size_t left = in.count();
        if (left == 0) in.fail();
        for (; left > 0 && !in.failed(); --left)
            insert.nodes.push_back(readNode(in));
        return insert;
    }
    case RemoveKind: return TreeEdit::Remove{readId(in)};
    case ReorderKind: {
        const NodeId node = readId(in);
        return TreeEdit::Reorder{node, readIndex(in)};
    }
    case AnnotateKind: {
        const NodeId node = readId(in);
        return TreeEdit::Annotate{node, readAnnotations(in, Squares)};
    }
    case SetTimesKind: {
        const NodeId node = readId(in);
        const unsigned parts = in.byte();
        if (parts > (WithUsed | WithClock)) in.fail();
        return TreeEdit::SetTimes{node, readTimes(in, parts)};
    }
    default: in.fail(); return TreeEdit::Remove{};
    }
}

} // namespace

std::string packEdit(const TreeEdit& edit) {
    ByteWriter out;
    out.byte(EditVersion);
    out.number(edit.parts.size());
    for (const auto& part : edit.parts)
        std::visit(PartWriter{out}, part);
    return std::move(out).sealed();
}

std::optional<TreeEdit> unpackEdit(std::string_view bytes) {
    ByteReader in = ByteReader::ofSealed(bytes);
    if (in.byte() != EditVersion) in.fail();
    TreeEdit edit;
    for (std::size_t left = in.count(); left > 0 && !in.failed(); --left)
        edit.parts.push_back(readPart(in));
    if (in.failed() || !in.isAtEnd()) return std::nullopt;
    return edit;
}

} // namespace komadai::core
