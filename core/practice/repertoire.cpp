#include "core/practice/repertoire.h"

#include "core/practice/puzzle.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace komadai::core {
namespace {

auto edgeWith(const Move& move) {
    return [&move](const Repertoire::Edge& edge) { return edge.move == move; };
}

bool isFault(const GameTree& tree, NodeId node) {
    const auto& glyphs = tree.annotations(node).glyphs;
    return std::any_of(glyphs.begin(), glyphs.end(), marksFault);
}

/// Whether it is the first one of its siblings that is no fault.
bool isFirstSound(const GameTree& tree, NodeId node) {
    const auto siblings = tree.children(*tree.parent(node));
    const auto first = std::find_if(siblings.begin(), siblings.end(),
                                    [&tree](NodeId sibling) { return !isFault(tree, sibling); });
    return first != siblings.end() && *first == node;
}

} // namespace

Repertoire::Repertoire(AnyPosition start, Side side) : m_side(side) { placeOf(start); }

// --- the positions

std::size_t Repertoire::cardCount() const {
    std::size_t count = 0;
    for (Place place = 0; place < size(); ++place)
        count += isCard(place) ? 1 : 0;
    return count;
}

std::size_t Repertoire::playersMoves() const {
    std::size_t count = 0;
    for (Place place = 0; place < size(); ++place)
        count += isPlayersTurn(place) ? edges(place).size() : 0;
    return count;
}

std::optional<Repertoire::Place> Repertoire::find(const std::string& text) const {
    const auto found = m_places.find(text);
    return found == m_places.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Repertoire::Place> Repertoire::find(const AnyPosition& position) const {
    return find(positionText(position));
}

std::optional<Repertoire::Edge> Repertoire::edge(Place place, const Move& move) const {
    const auto& all = edges(place);
    const auto found = std::find_if(all.begin(), all.end(), edgeWith(move));
    return found == all.end() ? std::nullopt : std::optional(*found);
}

/// A breadth-first search. Each step knows the one before it.
std::optional<std::vector<Move>> Repertoire::shortestWay(Place from, const std::function<bool(Place)>& isGoal,
                                                         const std::function<bool(Place)>& mayLeave) const {
    struct Step {
        Place place;
        std::size_t before = 0; ///< index of a step; 0 for the first one
        const Move* move = nullptr;
    };
    std::vector<bool> isSeen(size());
    std::vector<Step> steps{{from}};
    isSeen[from] = true;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (isGoal(steps[i].place)) {
            std::vector<Move> moves;
            for (std::size_t at = i; at != 0; at = steps[at].before)
                moves.push_back(*steps[at].move);
            std::reverse(moves.begin(), moves.end());
            return moves;
        }
        if (mayLeave && !mayLeave(steps[i].place)) continue;
        for (const Edge& edge : edges(steps[i].place)) {
            if (isSeen[edge.target]) continue;
            isSeen[edge.target] = true;
            steps.push_back({edge.target, i, &edge.move});
        }
    }
    return std::nullopt;
}

// --- changes

Repertoire::Place Repertoire::placeOf(const AnyPosition& position) {
    std::string text = positionText(position);
    const auto [found, isNew] = m_places.try_emplace(text, m_vertices.size());
    if (isNew) m_vertices.push_back({position, std::move(text)});
    return found->second;
}

Repertoire::Place Repertoire::addMove(Place place, const Move& move, const std::string& note) {
    assert(position(place).isLegal(move));
    auto& all = m_vertices[place].edges;
    const auto found = std::find_if(all.begin(), all.end(), edgeWith(move));
    if (found != all.end()) {
        if (!note.empty()) found->note = note;
        return found->target;
    }
    const Place target = placeOf(position(place).after(move));
    m_vertices[place].edges.push_back({move, note, target});
    return target;
}

bool Repertoire::fits(const GameTree& tree) const {
    return tree.spec().id == spec().id && positionText(tree.start()) == text(0);
}

std::optional<Repertoire::Place> Repertoire::follow(Place place, const GameTree& tree, NodeId node) {
    const Move move = tree.move(node);
    if (!position(place).isLegal(move)) return std::nullopt;
    return addMove(place, move, tree.annotations(node).after);
}

int Repertoire::addLine(const GameTree& tree, NodeId node) {
    assert(fits(tree));
    const std::size_t before = playersMoves();
    std::optional<Place> place = 0;
    for (const NodeId step : tree.pathTo(node))
        if (place && step != GameTree::root()) place = follow(*place, tree, step);
    removeUseless();
    return static_cast<int>(playersMoves() - before);
}

int Repertoire::addTree(const GameTree& tree, OwnMoves ownMoves) {
    assert(fits(tree));
    const std::size_t before = playersMoves();
    std::unordered_map<NodeId, Place> places{{GameTree::root(), 0}};
    for (const NodeId node : tree.subtree()) {
        if (node == GameTree::root()) continue;
        const auto parent = places.find(*tree.parent(node));
        if (parent == places.end()) continue;
        const bool isWanted = ownMoves == OwnMoves::All ? !isFault(tree, node) : isFirstSound(tree, node);
        if (isPlayersTurn(parent->second) && !isWanted) continue;
        if (const auto place = follow(parent->second, tree, node)) places.emplace(node, *place);
    }
    removeUseless();
    return static_cast<int>(playersMoves() - before);
}

bool Repertoire::prefer(const AnyPosition& position, const Move& move) {
    const auto place = find(position);
    if (!place || !isPlayersTurn(*place)) return false;
    auto& all = m_vertices[*place].edges;
    const auto found = std::find_if(all.begin(), all.end(), edgeWith(move));
    if (found == all.end() || found == all.begin()) return false;
    std::rotate(all.begin(), found, found + 1);
    return true;
}

bool Repertoire::remove(const AnyPosition& position, const Move& move) {
    const auto place = find(position);
    if (!place || std::erase_if(m_vertices[*place].edges, edgeWith(move)) == 0) return false;
    removeUseless();
    return true;
}

/// A reply is useless if the player has no move after it. The positions that are left are numbered in the order in which a breadth-first
/// search from the start reaches them.
void Repertoire::removeUseless() {
    for (Place place = 0; place < size(); ++place)
        if (!isPlayersTurn(place))
            std::erase_if(m_vertices[place].edges, [this](const Edge& edge) { return !isCard(edge.target); });
    std::vector<std::optional<Place>> newPlaces(size());
    std::vector<Place> order{0};
    newPlaces[0] = 0;
    for (std::size_t i = 0; i < order.size(); ++i)
        for (Edge& edge : m_vertices[order[i]].edges) {
            auto& target = newPlaces[edge.target];
            if (!target) {
                target = order.size();
                order.push_back(edge.target);
            }
            edge.target = *target;
        }
    std::vector<Vertex> kept;
    kept.reserve(order.size());
    for (const Place place : order)
        kept.push_back(std::move(m_vertices[place]));
    m_vertices = std::move(kept);
    m_places.clear();
    for (Place place = 0; place < size(); ++place)
        m_places.emplace(text(place), place);
}

// --- as a record

GameTree Repertoire::tree() const {
    GameTree tree(start());
    struct Step {
        NodeId parent;
        const Edge* edge;
    };
    std::vector<bool> isContinued(size());
    std::vector<Step> steps; // the next one is the last
    const auto continueFrom = [&](NodeId node, Place place) {
        if (isContinued[place]) return;
        isContinued[place] = true;
        for (auto edge = edges(place).rbegin(); edge != edges(place).rend(); ++edge)
            steps.push_back({node, &*edge});
    };
    continueFrom(GameTree::root(), 0);
    while (!steps.empty()) {
        const Step step = steps.back();
        steps.pop_back();
        const NodeId node = tree.add(step.parent, step.edge->move);
        if (!step.edge->note.empty()) {
            Annotations notes;
            notes.after = step.edge->note;
            tree.setAnnotations(node, std::move(notes));
        }
        continueFrom(node, step.edge->target);
    }
    tree.clearHistory();
    return tree;
}

} // namespace komadai::core
