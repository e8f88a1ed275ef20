// Which nodes of a record reach the same position.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace komadai::core {

/// A graph whose vertices are nodes and whose edges connect nodes with the same position. Nodes with equal keys are
/// candidates. `sameAs` compares their positions and then adds the edges.
class PositionLinks {
public:
    using Node = std::uint32_t;
    /// Whether the positions of two nodes are the same.
    using SamePosition = std::function<bool(Node, Node)>;

    PositionLinks();
    ~PositionLinks();
    PositionLinks(const PositionLinks& other);
    PositionLinks& operator=(const PositionLinks& other);
    PositionLinks(PositionLinks&&) noexcept;
    PositionLinks& operator=(PositionLinks&&) noexcept;

    /// The number of nodes. They are numbered from 0 in the order in which they were added.
    Node size() const;
    void add(std::uint64_t key);
    /// All nodes with the position of `node`, including itself, in ascending order. `isSame` is called only for nodes with the
    /// same key, and at most once for each pair.
    std::vector<Node> sameAs(Node node, const SamePosition& isSame);

private:
    class Graph;
    std::unique_ptr<Graph> m_graph;
};

} // namespace komadai::core
