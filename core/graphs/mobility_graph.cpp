#include "core/graphs/mobility_graph.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/breadth_first_search.hpp>
#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/connected_components.hpp>

#include <algorithm>
#include <set>

namespace komadai::core {
namespace {

using Arc = std::pair<int, int>;
using Arcs = std::vector<Arc>;

/// The pieces around the moving one, by Square::index.
using Board = std::vector<std::optional<Piece>>;

/// Calls `add` with each square that a piece can reach from `from` in one move.
template <class Geometry, class Function>
void forEachMove(const MoveTables<Geometry>& tables, const Board& board, Piece piece, Square from,
                 Function&& add) {
    using Bits = typename Geometry::Bits;
    Bits occupied, enemies;
    tables.board.forEach([&](Square square) {
        const auto& other = board[static_cast<std::size_t>(square.index())];
        if (!other || square == from) return;
        occupied.insert(square);
        if (other->side != piece.side) enemies.insert(square);
    });
    const auto& kind = tables.kind(piece.side, piece.type);
    Bits reached = (tables.quietLeapsOf(piece.side, kind.leapClass, from) - occupied) |
                   (tables.captureLeapsOf(piece.side, kind.leapClass, from) & enemies);
    const auto addReach = [&](const Bits& squares, bool quiet, bool capture) {
        if (quiet) reached |= squares - occupied;
        if (capture) reached |= squares & enemies;
    };
    for (const auto& slide : kind.slides)
        addReach(tables.slide(slide.ray, from, occupied), slide.quiet, slide.capture);
    for (const auto& movement : kind.obstructed)
        addReach(tables.reach(movement, from, occupied), movement.quiet, movement.capture);
    reached.forEach(add);
}

/// The moves of a piece with a multi-step move.
class StepMoves {
public:
    StepMoves(const EffectsTables& tables, const Board& board, Piece piece, bool supported)
        : m_tables(tables), m_kind(tables.kind(piece)), m_supported(supported),
          m_cells(EffectsTables::Cells, MarginCell) {
        for (std::size_t i = 0; i < board.size(); ++i)
            m_cells[tables.cells[i]] = board[i] ? codeOf(*board[i]) : EmptyCell;
    }

    template <class Function>
    void forEachMove(Square from, Function&& add) {
        m_origin = m_tables.cellOf(from);
        m_reached.clear();
        addSlides();
        if (m_kind.walks) addWalks();
        m_reached.erase(m_origin); // a pass
        for (const Cell cell : m_reached)
            add(m_tables.squareOf(cell));
    }

private:
    using Meeting = EffectsTables::Meeting;
    using Turns = MultiStep::Turns;

    static Cell moved(Cell cell, int offset) { return static_cast<Cell>(cell + offset); }
    Meeting meetingAt(Cell cell) const {
        return cell == m_origin ? Meeting::Free : m_kind.landing[m_cells[cell]];
    }

    void addSlides() {
        for (const auto& slide : m_kind.slides) {
            if (slide.forward && !m_supported) continue;
            Cell cell = m_origin;
            for (int n = 0; n < slide.range; ++n) {
                cell = moved(cell, slide.offset);
                const Meeting meeting = meetingAt(cell);
                if (meeting == Meeting::Blocked) break;
                m_reached.insert(cell);
                if (meeting == Meeting::Enemy) break;
            }
        }
    }

    /// Captures do not stop a walk. How it can go on depends only on its present square, and on its first step if all steps
    /// must keep the direction.
    void addWalks() {
        if (m_kind.effects->multiStep->turns == Turns::Free) return addWalk(nullptr);
        for (const auto& first : m_kind.steps)
            addWalk(&first);
    }

    void addWalk(const EffectsTables::Step* first) {
        const MultiStep& multi = *m_kind.effects->multiStep;
        std::set<Cell> layer{m_origin};
        for (int n = 1; n <= multi.most; ++n) {
            std::set<Cell> next;
            for (const Cell cell : layer)
                for (const auto& step : m_kind.steps)
                    if (!first || maySucceed(*first, step, n))
                        if (const Cell to = moved(cell, step.offset); meetingAt(to) != Meeting::Blocked)
                            next.insert(to);
            if (n >= multi.least) m_reached.insert(next.begin(), next.end());
            layer.swap(next);
        }
    }

    /// A step back to the start is legal, but gains nothing.
    bool maySucceed(const EffectsTables::Step& first, const EffectsTables::Step& step, int number) const {
        if (number > 1 && m_kind.effects->multiStep->turns == Turns::MainDirection)
            return step.main == first.main;
        return step.offset == first.offset;
    }

    const EffectsTables& m_tables;
    const EffectsTables::Kind& m_kind;
    const bool m_supported;
    std::vector<CellCode> m_cells;
    Cell m_origin = 0;
    std::set<Cell> m_reached;
};

Arcs arcsOf(const EffectsTables& tables, const Board& board, Piece piece, bool supported) {
    StepMoves moves(tables, board, piece, supported);
    Arcs arcs;
    for (int from = 0; from < tables.squareCount; ++from)
        moves.forEachMove(Square::at(from), [&](Square to) { arcs.emplace_back(from, to.index()); });
    return arcs;
}

template <class Geometry>
Arcs arcsOf(const MoveTables<Geometry>& tables, const Board& board, Piece piece, bool) {
    Arcs arcs;
    for (int from = 0; from < tables.squares; ++from)
        forEachMove(tables, board, piece, Square::at(from),
                    [&](Square to) { arcs.emplace_back(from, to.index()); });
    return arcs;
}

/// `supported`: its side has a piece that it needs in order to move forward.
Arcs arcsOf(const Variant& variant, const Board& board, Piece piece, bool supported) {
    return std::visit([&](const auto& tables) { return arcsOf(*tables, board, piece, supported); },
                      variant.tables());
}

bool hasSupport(const VariantSpec& spec, const Board& board, Piece piece) {
    if (!spec.effects) return true;
    const KindSet& needs = spec.effects->piece(piece.type).forwardNeeds;
    return needs.none() || std::any_of(board.begin(), board.end(), [&](const std::optional<Piece>& other) {
               return other && other->side == piece.side &&
                      needs.test(static_cast<std::size_t>(indexOf(other->type)));
           });
}

} // namespace

struct MobilityGraph::Graph {
    using Csr = boost::compressed_sparse_row_graph<boost::directedS>;

    /// Arcs are ordered by their start. `friends`: squares on which the piece cannot stand.
    Graph(const Arcs& arcs, const std::vector<bool>& friends)
        : csr(boost::edges_are_sorted, arcs.begin(), arcs.end(), friends.size()) {
        const auto places = std::count(friends.begin(), friends.end(), false);
        const auto moves = std::count_if(arcs.begin(), arcs.end(), [&](const Arc& arc) {
            return !friends[static_cast<std::size_t>(arc.first)];
        });
        if (places > 0) averageMoves = static_cast<double>(moves) / static_cast<double>(places);
    }

    Csr csr;
    double averageMoves = 0;
};

MobilityGraph MobilityGraph::onEmptyBoard(const Variant& variant, Piece piece) {
    const Board board(static_cast<std::size_t>(variant.spec().size.squares()));
    const std::vector<bool> friends(board.size(), false);
    return MobilityGraph(std::make_shared<const Graph>(arcsOf(variant, board, piece, true), friends));
}

MobilityGraph MobilityGraph::inPosition(const AnyPosition& position, Piece piece,
                                        std::optional<Square> home) {
    Board board = position.toSetup().board;
    const bool supported = hasSupport(position.spec(), board, piece);
    if (home) board[static_cast<std::size_t>(home->index())].reset();
    std::vector<bool> friends;
    for (const auto& other : board)
        friends.push_back(other && other->side == piece.side);
    return MobilityGraph(
        std::make_shared<const Graph>(arcsOf(*position.variant(), board, piece, supported), friends));
}

int MobilityGraph::squares() const { return static_cast<int>(boost::num_vertices(m_graph->csr)); }

std::vector<Square> MobilityGraph::movesFrom(Square from) const {
    std::vector<Square> squares;
    const auto [begin, end] = boost::adjacent_vertices(static_cast<std::size_t>(from.index()), m_graph->csr);
    std::transform(begin, end, std::back_inserter(squares),
                   [](std::size_t square) { return Square::at(static_cast<int>(square)); });
    std::sort(squares.begin(), squares.end());
    return squares;
}

std::vector<std::optional<int>> MobilityGraph::distancesFrom(Square from) const {
    constexpr int Unreached = -1;
    const auto& csr = m_graph->csr;
    const auto start = static_cast<std::size_t>(from.index());
    std::vector<int> moves(boost::num_vertices(csr), Unreached);
    moves[start] = 0;
    const auto distances = boost::make_iterator_property_map(moves.begin(), get(boost::vertex_index, csr));
    boost::breadth_first_search(
        csr, start,
        boost::visitor(boost::make_bfs_visitor(boost::record_distances(distances, boost::on_tree_edge()))));
    std::vector<std::optional<int>> result(moves.size());
    std::transform(moves.begin(), moves.end(), result.begin(),
                   [](int count) { return count == Unreached ? std::nullopt : std::optional(count); });
    return result;
}

SquareClasses MobilityGraph::classes() const {
    const auto& csr = m_graph->csr;
    boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS> eitherWay(boost::num_vertices(csr));
    for (const auto& arc : boost::make_iterator_range(boost::edges(csr)))
        boost::add_edge(boost::source(arc, csr), boost::target(arc, csr), eitherWay);
    SquareClasses classes;
    classes.of.resize(boost::num_vertices(csr));
    classes.count = boost::connected_components(
        eitherWay,
        boost::make_iterator_property_map(classes.of.begin(), get(boost::vertex_index, eitherWay)));
    return classes;
}

double MobilityGraph::averageMoves() const { return m_graph->averageMoves; }

} // namespace komadai::core
