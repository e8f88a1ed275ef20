#include "core/record/position_links.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/breadth_first_search.hpp>
#include <boost/property_map/property_map.hpp>

#include <algorithm>
#include <iterator>
#include <unordered_map>
#include <utility>

namespace komadai::core {
namespace {

using Edges = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;
using Node = PositionLinks::Node;

struct Collector : boost::default_bfs_visitor {
    explicit Collector(std::vector<Node>& found) : nodes(&found) {}
    void discover_vertex(Edges::vertex_descriptor vertex, const Edges&) const {
        nodes->push_back(static_cast<Node>(vertex));
    }
    std::vector<Node>* nodes;
};

} // namespace

class PositionLinks::Graph {
public:
    Node size() const { return static_cast<Node>(m_keys.size()); }

    void add(std::uint64_t key) {
        m_keys.push_back(key);
        m_states.push_back(State::New);
    }

    std::vector<Node> sameAs(Node node, const SamePosition& isSame) {
        index();
        link(candidates(m_keys[node]), isSame);
        return reachableFrom(node);
    }

private:
    enum class State : std::uint8_t {
        New,    ///< not compared with others yet
        First,  ///< the first node with its position; later ones are linked to it
        Linked, ///< linked to the first node with its position
    };

    /// Sorts the nodes that were added since the last call, by key.
    void index() {
        if (m_byKey.size() == m_keys.size()) return;
        const auto byKey = [this](Node a, Node b) {
            return std::pair(m_keys[a], a) < std::pair(m_keys[b], b);
        };
        const auto old = static_cast<std::ptrdiff_t>(m_byKey.size());
        while (m_byKey.size() < m_keys.size()) {
            m_byKey.push_back(static_cast<Node>(m_byKey.size()));
            boost::add_vertex(m_edges);
        }
        std::sort(m_byKey.begin() + old, m_byKey.end(), byKey);
        std::inplace_merge(m_byKey.begin(), m_byKey.begin() + old, m_byKey.end(), byKey);
    }

    std::vector<Node> candidates(std::uint64_t key) const {
        const auto first = std::lower_bound(m_byKey.begin(), m_byKey.end(), key,
                                            [this](Node node, std::uint64_t k) { return m_keys[node] < k; });
        const auto last = std::upper_bound(first, m_byKey.end(), key,
                                           [this](std::uint64_t k, Node node) { return k < m_keys[node]; });
        return {first, last};
    }

    void link(const std::vector<Node>& nodes, const SamePosition& isSame) {
        for (const Node node : nodes) {
            if (m_states[node] != State::New) continue;
            const auto first = std::find_if(nodes.begin(), nodes.end(), [&](Node other) {
                return m_states[other] == State::First && isSame(other, node);
            });
            m_states[node] = first == nodes.end() ? State::First : State::Linked;
            if (first != nodes.end()) boost::add_edge(*first, node, m_edges);
        }
    }

    std::vector<Node> reachableFrom(Node node) const {
        std::vector<Node> nodes;
        std::unordered_map<Edges::vertex_descriptor, boost::default_color_type> colours;
        boost::queue<Edges::vertex_descriptor> queue;
        boost::breadth_first_visit(m_edges, node, queue, Collector(nodes),
                                   boost::make_assoc_property_map(colours));
        std::sort(nodes.begin(), nodes.end());
        return nodes;
    }

    std::vector<std::uint64_t> m_keys; ///< by node
    std::vector<State> m_states;       ///< by node
    std::vector<Node> m_byKey;         ///< all nodes, sorted by key, then by number
    Edges m_edges;
};

PositionLinks::PositionLinks() : m_graph(std::make_unique<Graph>()) {}
PositionLinks::~PositionLinks() = default;
PositionLinks::PositionLinks(const PositionLinks& other) : m_graph(std::make_unique<Graph>(*other.m_graph)) {}
PositionLinks& PositionLinks::operator=(const PositionLinks& other) {
    if (this != &other) m_graph = std::make_unique<Graph>(*other.m_graph);
    return *this;
}
PositionLinks::PositionLinks(PositionLinks&&) noexcept = default;
PositionLinks& PositionLinks::operator=(PositionLinks&&) noexcept = default;

PositionLinks::Node PositionLinks::size() const { return m_graph->size(); }
void PositionLinks::add(std::uint64_t key) { m_graph->add(key); }
std::vector<PositionLinks::Node> PositionLinks::sameAs(Node node, const SamePosition& isSame) {
    return m_graph->sameAs(node, isSame);
}

} // namespace komadai::core
