#include "core/graphs/opening_graph.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/breadth_first_search.hpp>
#include <boost/graph/dijkstra_shortest_paths.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <queue>
#include <unordered_map>
#include <utility>

namespace komadai::core {
namespace {

/// Finds positions, the most frequent first.
class Collector {
public:
    Collector(const LibrarySearch& search, const GameFilter& filter, const OpeningGraphWish& wish)
        : m_search(search), m_filter(filter), m_wish(wish) {}

    OpeningGraph collect(const AnyPosition& first, const std::function<bool(int)>& progress) {
        m_graph.nodes.push_back(nodeOf(first, 0));
        m_indexes[first.key()] = 0;
        m_open.emplace(std::int64_t{1}, 0);
        while (!m_open.empty()) {
            const int next = m_open.top().second;
            m_open.pop();
            if (node(next).isExpanded || node(next).depth >= m_wish.mostPlies) continue;
            const auto goesOn = [&] { return !progress || progress(static_cast<int>(m_graph.nodes.size())); };
            if (!expand(next, goesOn) || !goesOn()) break;
        }
        return std::move(m_graph);
    }

private:
    static OpeningGraph::Node nodeOf(const AnyPosition& position, int depth) {
        return {position, 0, {}, depth, 0, 0, {}, false};
    }
    OpeningGraph::Node& node(int index) { return m_graph.nodes[static_cast<std::size_t>(index)]; }

    /// False where counting was stopped: moves that were counted in part would look seldom.
    bool expand(int index, const std::function<bool()>& goesOn) {
        const AnyPosition position = node(index).position;
        const Exploration exploration =
            m_search.explore(position, m_filter, [&](const Exploration&) { return goesOn(); });
        if (!exploration.isWhole) return false;
        node(index).isExpanded = true;
        if (index == 0) {
            node(0).games = exploration.total.games;
            node(0).score = exploration.total.scoreOfFirst();
        }
        for (const auto& [move, counts] : exploration.moves) {
            const double share =
                static_cast<double>(counts.games) / static_cast<double>(exploration.total.games);
            if (counts.games < m_wish.leastGames || share < m_wish.leastShare) continue;
            const auto target = indexOf(position.after(move), node(index).depth + 1);
            if (!target) continue;
            m_graph.edges.push_back({index, *target, move, counts});
            if (*target == 0) continue; // the first position has all its games already
            m_reached[*target].add(counts);
            node(*target).games = m_reached[*target].games;
            node(*target).score = m_reached[*target].scoreOfFirst();
            if (!node(*target).isExpanded) m_open.emplace(node(*target).games, *target);
        }
        return true;
    }

    /// The node of a position; a new one if there is room for it.
    std::optional<int> indexOf(const AnyPosition& position, int depth) {
        const auto known = m_indexes.find(position.key());
        if (known != m_indexes.end()) return known->second;
        if (static_cast<int>(m_graph.nodes.size()) >= m_wish.mostPositions) return std::nullopt;
        const int index = static_cast<int>(m_graph.nodes.size());
        m_graph.nodes.push_back(nodeOf(position, depth));
        m_indexes[position.key()] = index;
        return index;
    }

    const LibrarySearch& m_search;
    const GameFilter& m_filter;
    const OpeningGraphWish& m_wish;
    OpeningGraph m_graph;
    std::unordered_map<std::uint64_t, int> m_indexes;
    std::unordered_map<int, MoveCounts> m_reached; ///< by all moves that lead to the node
    std::priority_queue<std::pair<std::int64_t, int>> m_open;
};

using Boost = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS, boost::no_property,
                                    boost::property<boost::edge_weight_t, double>>;

/// What a move costs on a road: the more often it is chosen, the less.
double costOf(const OpeningGraph& graph, const OpeningGraph::Edge& edge) {
    const double games = static_cast<double>(
        std::max<std::int64_t>(graph.nodes[static_cast<std::size_t>(edge.from)].games, 1));
    const double share = std::min(1.0, static_cast<double>(edge.counts.games) / games);
    return -std::log(share) + 1e-6; // of equal roads the shorter one
}

Boost boostOf(const OpeningGraph& graph) {
    Boost boost(graph.nodes.size());
    for (const auto& edge : graph.edges)
        boost::add_edge(static_cast<std::size_t>(edge.from), static_cast<std::size_t>(edge.to),
                        costOf(graph, edge), boost);
    return boost;
}

/// Marks the edges of the main roads, and gives each node the moves that lead there.
void findRoads(OpeningGraph& graph, const Boost& boost) {
    std::vector<std::size_t> before(graph.nodes.size());
    boost::dijkstra_shortest_paths(boost, 0, boost::predecessor_map(before.data()));
    std::vector<const OpeningGraph::Edge*> last(graph.nodes.size(), nullptr);
    for (auto& edge : graph.edges) {
        const auto to = static_cast<std::size_t>(edge.to);
        if (edge.to == 0 || before[to] != static_cast<std::size_t>(edge.from) || last[to]) continue;
        edge.isMainRoad = true;
        last[to] = &edge;
    }
    for (std::size_t i = 1; i < graph.nodes.size(); ++i) {
        std::vector<Move> road;
        for (std::size_t at = i; at != 0 && last[at]; at = static_cast<std::size_t>(last[at]->from))
            road.push_back(last[at]->move);
        graph.nodes[i].road.assign(road.rbegin(), road.rend());
    }
}

/// Columns by depth; in them, the positions of a road beside those of the roads that leave it.
void layOut(OpeningGraph& graph, const Boost& boost) {
    std::vector<int> depths(graph.nodes.size(), 0);
    boost::breadth_first_search(boost, 0,
                                boost::visitor(boost::make_bfs_visitor(
                                    boost::record_distances(depths.data(), boost::on_tree_edge()))));
    std::vector<std::vector<int>> branches(graph.nodes.size()); // along the main roads, most frequent first
    for (const auto& edge : graph.edges)
        if (edge.isMainRoad) branches[static_cast<std::size_t>(edge.from)].push_back(edge.to);
    std::vector<double> nextFree(1);
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
        graph.nodes[i].depth = depths[i];
        graph.nodes[i].x = depths[i];
        nextFree.resize(std::max(nextFree.size(), static_cast<std::size_t>(depths[i]) + 1));
    }
    // In the order of a walk along the roads, each node takes the first free place of its column that is not above the node
    // before it. A node goes down with the first of its branches, so that a main road is straight. The graph is small, and its
    // roads no longer than its depth.
    const std::function<double(int, double)> place = [&](int index, double least) {
        auto& node = graph.nodes[static_cast<std::size_t>(index)];
        const auto& own = branches[static_cast<std::size_t>(index)];
        double& free = nextFree[static_cast<std::size_t>(node.depth)];
        node.y = std::max(free, least);
        if (!own.empty()) {
            const double below = place(own.front(), node.y);
            node.y = std::max(free, below); // a branch can lead back to this column
        }
        free = node.y + 1;
        for (std::size_t i = 1; i < own.size(); ++i)
            place(own[i], node.y);
        return node.y;
    };
    place(0, 0);
}

} // namespace

OpeningGraph makeOpeningGraph(const LibrarySearch& search, const AnyPosition& first, const GameFilter& filter,
                              const OpeningGraphWish& wish, const std::function<bool(int)>& progress) {
    OpeningGraph graph = Collector(search, filter, wish).collect(first, progress);
    const Boost boost = boostOf(graph);
    findRoads(graph, boost);
    layOut(graph, boost);
    return graph;
}

} // namespace komadai::core
