// Which nodes of a record reach the same position.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace komadai::core {

/// A graph whose vertices are nodes and whose edges lead to a node with the same position. Equal keys make two nodes
/// candidates; an edge is drawn only after the positions themselves were compared, when somebody asks.
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

    /// How many nodes there are; they are numbered from 0 in the order in which they were added.
    Node size() const;
    void add(std::uint64_t key);
    /// All nodes with the position of `node`, itself among them, in ascending order. `isSame` is asked only about nodes
    /// with the same key, and once about each pair.
    std::vector<Node> sameAs(Node node, const SamePosition& isSame);

private:
    class Graph;
    std::unique_ptr<Graph> m_graph;
};

} // namespace komadai::core
